/// Declarations that are written out in full: what stands here is evaluated like the program's own
/// source. `@Written` marks such a type.
extension FrameworkInterface {
  /// Protocols of the framework, so that refinements and extensions of them are found.
  static let protocols = """
    protocol Shape {}
    protocol InsettableShape: Shape {}
    protocol ViewModifier { @ViewBuilder func body(content: Content) -> some View }
    protocol PrimitiveButtonStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol ButtonStyle: PrimitiveButtonStyle {}
    protocol ToggleStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol LabelStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol ProgressViewStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol GaugeStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol GroupBoxStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol LabeledContentStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol DisclosureGroupStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }
    protocol OptionSet {}
    extension OptionSet {
      init() { self.init(rawValue: 0) }
      var isEmpty: Bool { rawValue == 0 }
      func contains(_ other: Self) -> Bool { rawValue & other.rawValue == other.rawValue }
      func union(_ other: Self) -> Self { Self(rawValue: rawValue | other.rawValue) }
      func intersection(_ other: Self) -> Self { Self(rawValue: rawValue & other.rawValue) }
      func subtracting(_ other: Self) -> Self { Self(rawValue: rawValue & (rawValue ^ (rawValue & other.rawValue))) }
      func symmetricDifference(_ other: Self) -> Self { Self(rawValue: rawValue ^ other.rawValue) }
      func isSubset(of other: Self) -> Bool { other.contains(self) }
      func isSuperset(of other: Self) -> Bool { contains(other) }
      func isDisjoint(with other: Self) -> Bool { rawValue & other.rawValue == 0 }
      mutating func insert(_ other: Self) { self = union(other) }
      mutating func remove(_ other: Self) { self = Self(rawValue: rawValue & (rawValue ^ (rawValue & other.rawValue))) }
      mutating func formUnion(_ other: Self) { self = union(other) }
      mutating func formIntersection(_ other: Self) { self = intersection(other) }
      mutating func subtract(_ other: Self) { self.remove(other) }
    }
    protocol MenuStyle { @ViewBuilder func makeBody(configuration: Configuration) -> some View }

    """

  /// Layouts arrange what they are called with; how, is drawn later.
  static let layouts = """
    struct LayoutContainer: View { init(@ViewBuilder content: () -> Content) }
    protocol Layout {}
    extension Layout {
      func callAsFunction(@ViewBuilder content: () -> Content) -> some View { LayoutContainer(content: content) }
    }
    @Written struct AnyLayout: Layout { var layout: Any; init(_ layout: Any) { self.layout = layout } }
    @Written struct HStackLayout: Layout { var alignment: Any = 0; var spacing: Double? = nil }
    @Written struct VStackLayout: Layout { var alignment: Any = 0; var spacing: Double? = nil }
    @Written struct ZStackLayout: Layout { var alignment: Any = 0 }
    @Written struct GridLayout: Layout { var alignment: Any = 0; var horizontalSpacing: Double? = nil; var verticalSpacing: Double? = nil }

    """

  /// What the system provides where nobody says otherwise.
  static let systemValues = """
    extension EnvironmentValues {
      @Entry var isEnabled = true
      @Entry var isFocused = false
      @Entry var font: Font? = nil
      @Entry var lineLimit: Int? = nil
      @Entry var colorScheme: ColorScheme = .light
      @Entry var colorSchemeContrast: ColorSchemeContrast = .standard
      @Entry var scenePhase: ScenePhase = .active
      @Entry var layoutDirection: LayoutDirection = .leftToRight
      @Entry var dynamicTypeSize: DynamicTypeSize = .large
      @Entry var controlSize: ControlSize = .regular
      @Entry var multilineTextAlignment: TextAlignment = .leading
      @Entry var legibilityWeight: LegibilityWeight? = .regular
      @Entry var horizontalSizeClass: UserInterfaceSizeClass? = .compact
      @Entry var verticalSizeClass: UserInterfaceSizeClass? = .regular
      @Entry var isSearching = false
      @Entry var isPresented = false
      @Entry var redactionReasons: RedactionReasons = RedactionReasons(rawValue: 0)
      @Entry var widgetFamily: WidgetFamily = .systemSmall
      @Entry var displayScale = 3.0
      @Entry var lineSpacing = 0.0
      @Entry var accessibilityReduceMotion = false
      @Entry var accessibilityReduceTransparency = false
      @Entry var accessibilityVoiceOverEnabled = false
      @Entry var accessibilityDifferentiateWithoutColor = false
    }

    """

  /// The enums of the framework, whose cases are told apart, ordered and printed like any other's.
  static let enums = """
    @Written enum ColorScheme: CaseIterable, Hashable { case light, dark }
    @Written enum ColorSchemeContrast: CaseIterable, Hashable { case standard, increased }
    @Written enum ScenePhase: Comparable, Hashable { case background, inactive, active }
    @Written enum LayoutDirection: CaseIterable, Hashable { case leftToRight, rightToLeft }
    @Written enum DynamicTypeSize: CaseIterable, Comparable, Hashable {
      case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5
      var isAccessibilitySize: Bool { self >= .accessibility1 }
    }
    @Written enum UserInterfaceSizeClass: Hashable { case compact, regular }
    @Written struct RedactionReasons: OptionSet, Hashable {
      let rawValue: Int
      init(rawValue: Int) { self.rawValue = rawValue }
      static let placeholder = RedactionReasons(rawValue: 1)
      static let privacy = RedactionReasons(rawValue: 2)
      static let invalidated = RedactionReasons(rawValue: 4)
    }
    @Written enum WidgetFamily: Int, CaseIterable, Hashable { case systemSmall, systemMedium, systemLarge, systemExtraLarge, accessoryCircular, accessoryRectangular, accessoryInline, accessoryCorner }
    @Written enum ControlSize: CaseIterable, Hashable { case mini, small, regular, large, extraLarge }
    @Written enum TextAlignment: CaseIterable, Hashable { case leading, center, trailing }
    @Written enum LegibilityWeight: Hashable { case regular, bold }
    @Written enum Axis: Int, CaseIterable { case horizontal, vertical }
    @Written enum Edge: Int, CaseIterable { case top, leading, bottom, trailing }
    @Written enum HorizontalEdge: Int, CaseIterable { case leading, trailing }
    @Written enum VerticalEdge: Int, CaseIterable { case top, bottom }
    @Written enum Visibility: CaseIterable, Hashable { case automatic, visible, hidden }
    @Written enum ContentMode: CaseIterable, Hashable { case fit, fill }
    @Written enum Prominence: Hashable { case standard, increased }
    @Written enum RoundedCornerStyle: Hashable { case circular, continuous }

    """

  /// What the style of a control is handed. `Content` stands for a part of the control.
  static let configurations = """
    @Written struct ButtonStyleConfiguration { var role: Any? = nil; var label: Content; var isPressed = false }
    @Written struct PrimitiveButtonStyleConfiguration {
      var role: Any? = nil; var label: Content; var action: Any = 0
      func trigger() { action() }
    }
    @Written struct ToggleStyleConfiguration { var label: Content; @Binding var isOn: Bool; var isMixed = false }
    @Written struct LabelStyleConfiguration { var title: Content; var icon: Content }
    @Written struct ProgressViewStyleConfiguration {
      var label: Content?; var currentValueLabel: Content?; var value: Double? = nil; var total = 1.0
      var fractionCompleted: Double? { value == nil ? nil : (value ?? 0) / total }
    }
    @Written struct GaugeStyleConfiguration {
      var label: Content; var currentValueLabel: Content?; var minimumValueLabel: Content?; var maximumValueLabel: Content?; var value = 0.0
    }
    @Written struct GroupBoxStyleConfiguration { var label: Content; var content: Content }
    @Written struct LabeledContentStyleConfiguration { var label: Content; var content: Content }
    @Written struct MenuStyleConfiguration { var label: Content; var content: Content }
    extension Button { init(_ configuration: PrimitiveButtonStyleConfiguration) }
    extension Toggle { init(_ configuration: ToggleStyleConfiguration) }
    extension Label { init(_ configuration: LabelStyleConfiguration) }
    extension ProgressView { init(_ configuration: ProgressViewStyleConfiguration) }
    extension Gauge { init(_ configuration: GaugeStyleConfiguration) }
    extension GroupBox { init(_ configuration: GroupBoxStyleConfiguration) }
    extension LabeledContent { init(_ configuration: LabeledContentStyleConfiguration) }

    """

  /// Wrappers of the framework that only hold a value.
  static let wrappers = """
    @propertyWrapper @Written struct ScaledMetric {
      var wrappedValue: Double
      init(wrappedValue: Double, relativeTo: Any = 0) { self.wrappedValue = wrappedValue }
    }

    """

  /// Nothing is laid out here: a geometry reader is told that it has a whole screen. What is made of
  /// an `@Invented` type is in doubt.
  static let geometry = """
    @Written struct GeometryProxy {
      let size = OfferedSpace(); let safeAreaInsets = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
      func frame(in space: Any) -> OfferedFrame { OfferedFrame() }
      subscript(anchor: Any) -> OfferedFrame { OfferedFrame() }
    }
    @Written struct ViewDimensions {
      var width = 0.0; var height = 0.0
      subscript(guide: Any) -> Double { 0.0 }
      subscript(explicit guide: Any) -> Double? { nil }
    }
    @Written @Invented struct OfferedSpace: Equatable { var width = 393.0; var height = 852.0 }
    @Written @Invented struct OfferedFrame: Equatable {
      var origin = OfferedPoint(); var size = OfferedSpace()
      var width: Double { size.width }; var height: Double { size.height }
      var minX: Double { 0.0 }; var midX: Double { size.width / 2 }; var maxX: Double { size.width }
      var minY: Double { 0.0 }; var midY: Double { size.height / 2 }; var maxY: Double { size.height }
    }
    @Written struct OfferedPoint: Equatable { var x = 0.0; var y = 0.0 }
    struct Alignment { init(horizontal: Any, vertical: Any) }
    struct AnyHashable { init(_ base: Any) }
    struct KeyEquivalent { init(_ character: Any) }
    struct PersonNameComponents { init(namePrefix: Any = 0, givenName: Any = 0, middleName: Any = 0, familyName: Any = 0, nameSuffix: Any = 0, nickname: Any = 0) }
    @Written struct URLRequest: Hashable {
      var url: URL?; var httpMethod: String? = "GET"; var httpBody: Data? = nil
      var allHTTPHeaderFields: [String: String]? = nil; var timeoutInterval = 60.0; var cachePolicy: Any = 0
      init(url: URL, cachePolicy: Any = 0, timeoutInterval: Double = 60) { self.url = url; self.timeoutInterval = timeoutInterval }
      mutating func setValue(_ value: String?, forHTTPHeaderField field: String) { var fields = allHTTPHeaderFields ?? [:]; fields[field] = value; allHTTPHeaderFields = fields }
      mutating func addValue(_ value: String, forHTTPHeaderField field: String) { setValue(value, forHTTPHeaderField: field) }
      func value(forHTTPHeaderField field: String) -> String? { allHTTPHeaderFields?[field] }
    }
    @Written struct CLLocationCoordinate2D: Equatable { var latitude = 0.0; var longitude = 0.0 }
    @Written struct MKCoordinateSpan: Equatable { var latitudeDelta = 0.0; var longitudeDelta = 0.0 }
    @Written struct MKCoordinateRegion: Equatable { var center = CLLocationCoordinate2D(); var span = MKCoordinateSpan() }

    """

  /// What is kept in a store, and how it is asked for.
  static let storage = """
    struct Query {
      init(filter: Any = 0, sort: Any = 0, order: Any = 0, transaction: Any = 0); init(filter: Any = 0, sort: Any = 0, order: Any = 0, animation: Any = 0)
    }
    struct FetchRequest { init(entity: Any = 0, sortDescriptors: Any = 0, predicate: Any = 0, animation: Any = 0) }
    struct SortDescriptor { init(_ keyPath: Any, order: Any = 0); init(_ keyPath: Any, comparator: Any, order: Any = 0) }
    struct KeyPathComparator { init(_ keyPath: Any, order: Any = 0); init(_ keyPath: Any, comparator: Any, order: Any = 0) }
    struct NSSortDescriptor { init(keyPath: Any, ascending: Bool); init(key: Any, ascending: Bool) }
    struct FetchDescriptor { init(predicate: Any = 0, sortBy: Any = 0) }

    """

  /// Drawings: what they draw is asked for later and is no view.
  static let drawings = """
    struct Path: View, Shape { init(); init(_ draw: (inout Path) -> Void); init(_ outline: Any); init(roundedRect rect: Any, cornerRadius: Double); init(ellipseIn rect: Any) }
    struct Canvas: View {
      init(opaque: Bool = false, colorMode: Any = 0, rendersAsynchronously: Bool = false, renderer: @escaping (Any, Any) -> Void)
      init(opaque: Bool = false, colorMode: Any = 0, rendersAsynchronously: Bool = false, renderer: @escaping (Any, Any) -> Void, @ViewBuilder symbols: () -> Symbols)
    }
    extension Text { init(_ content: LocalizedStringKey, comment: Any); init(_ content: LocalizedStringKey, tableName: Any, bundle: Any = 0, comment: Any = 0); init(_ content: LocalizedStringKey, bundle: Any, comment: Any = 0); init(_ image: Image); init(timerInterval: Any, countsDown: Bool = true) }
    extension Image { init(systemName name: String, variableValue: Any); init(decorative name: String, bundle: Any = 0); init(_ name: String, bundle: Any); init(nsImage name: Any); init(_ image: Any, scale: Any, label: Any) }
    extension Color {
      init(_ name: String, bundle: Any); init(hue: Double, saturation: Double, brightness: Double, opacity: Double = 1)
      init(_ space: Any, red: Double, green: Double, blue: Double, opacity: Double = 1); init(_ space: Any, white: Double, opacity: Double = 1)
      init(uiColor name: Any); init(nsColor name: Any); init(_ color: Any)
    }
    extension Circle { init(style: Any) }
    extension RoundedRectangle { init(cornerRadius: Double, style: Any); init(cornerSize: Any, style: Any = 0) }
    extension Capsule { init(style: Any) }
    extension Slider {
      init(value: Binding<Double>, in range: Range, step: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> Low, @ViewBuilder maximumValueLabel: () -> High, onEditingChanged: @escaping (Bool) -> Void)
      init(value: Binding<Double>, in range: Range, step: Double = 1, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void)
    }
    extension WindowGroup {
      init(id: String, @ViewBuilder content: () -> Content); init(_ title: String, id: String, @ViewBuilder content: () -> Content)
      init(id: String, for type: Any, @ViewBuilder @Later content: @escaping (Any) -> Content)
      init(for type: Any, @ViewBuilder @Later content: @escaping (Any) -> Content)
    }
    struct Window: View, Scene { init(_ title: String, id: String, @ViewBuilder content: () -> Content) }
    @Written struct FileDocumentConfiguration { @Binding var document: Any; var fileURL: Any? = nil; var isEditable = true }
    struct DocumentGroup: View, Scene {
      init(newDocument: Any, @ViewBuilder @Later editor: @escaping (Any) -> Content)
      init(viewing type: Any, @ViewBuilder @Later viewer: @escaping (Any) -> Content)
    }
    struct Settings: View, Scene { init(@ViewBuilder content: () -> Content) }
    struct MenuBarExtra: View, Scene { init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content); init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) }
    struct SidebarCommands: View, Commands { init() }
    struct ToolbarCommands: View, Commands { init() }
    struct TextEditingCommands: View, Commands { init() }
    struct PhaseAnimator: View {
      init(_ phases: Any, @ViewBuilder @Later content: @escaping (Any) -> Content, animation: @escaping (Any) -> Any = { _ in 0 })
      init(_ phases: Any, trigger: Any, @ViewBuilder @Later content: @escaping (Any) -> Content, animation: @escaping (Any) -> Any = { _ in 0 })
    }
    struct KeyframeAnimator: View {
      init(initialValue: Any, repeating: Bool = true, @ViewBuilder @Later content: @escaping (Any) -> Content, keyframes: @escaping (Any) -> Any)
      init(initialValue: Any, trigger: Any, @ViewBuilder @Later content: @escaping (Any) -> Content, keyframes: @escaping (Any) -> Any)
    }
    extension View {
      func commands(@ViewBuilder content: () -> Content) -> some View
      func anchorPreference(key: Any, value: Any, transform: @escaping (Any) -> Any) -> some View
      func overlayPreferenceValue(_ key: Any, @ViewBuilder @Later _ transform: @escaping (Any) -> Content) -> some View
      func overlayPreferenceValue(_ key: Any, alignment: Any, @ViewBuilder @Later _ transform: @escaping (Any) -> Content) -> some View
      func backgroundPreferenceValue(_ key: Any, @ViewBuilder @Later _ transform: @escaping (Any) -> Content) -> some View
      func layoutValue(key: Any, value: Any) -> some View
      func buttonStyle(_ style: ButtonStyle) -> some View
      func toggleStyle(_ style: ToggleStyle) -> some View
      func labelStyle(_ style: LabelStyle) -> some View
      func progressViewStyle(_ style: ProgressViewStyle) -> some View
      func gaugeStyle(_ style: GaugeStyle) -> some View
      func groupBoxStyle(_ style: GroupBoxStyle) -> some View
      func labeledContentStyle(_ style: LabeledContentStyle) -> some View
      func disclosureGroupStyle(_ style: DisclosureGroupStyle) -> some View
      func menuStyle(_ style: MenuStyle) -> some View
    }

    """
}
