/// What the machine knows of SwiftUI's own declarations, written as Swift and read like any other
/// source.
///
/// Widening the machine's knowledge means adding a line here. Attributes say what a signature does
/// not: `@ViewBuilder` runs while the caller's body runs, `@Later` when SwiftUI asks for it (with
/// what stands in its parentheses, where the simulation knows no more),
/// `@Usually` marks a builder of which that was measured and is not promised (L13, L15),
/// `@Sets` and `@TurnsOff` mark arguments that become values of the environment, `@Reads` marks a
/// binding whose value the control reads when it is made, `@Shows` an argument that a person sees. What is not declared is
/// carried as unknown; it still works, the trace says so.
enum FrameworkInterface {
  static let parsed = SourceReader.interface(
    "SwiftUI",
    [
      views, controls, containers, values, modifiers, navigation, chooser, interactions,
      surroundings, variants, bridging, measures, gestures, protocols, layouts, enums, systemValues,
      configurations, storage, geometry, wrappers, plots, foreignViews, drawings,
    ])

  /// Modifiers that change how a view looks or feels and nothing of what this machine models: their
  /// arguments are read, their content passes through, and nothing is taken for granted.
  static let decorations: Set<String> = [
    "resizable", "ignoresSafeArea", "edgesIgnoringSafeArea", "navigationBarTitleDisplayMode",
    "preferredColorScheme", "contentShape", "listRowInsets", "listRowBackground",
    "listRowSeparator",
    "listSectionSeparator", "scaledToFit", "scaledToFill", "aspectRatio", "strokeBorder",
    "redacted",
    "imageScale", "allowsHitTesting", "baselineOffset", "labelStyle", "scrollContentBackground",
    "accessibilityElement", "accessibilityAddTraits", "accessibilityRemoveTraits",
    "accessibilityValue",
    "accessibilityHint", "accessibilityIdentifier", "renderingMode", "glassEffect",
    "presentationDetents", "tabViewStyle", "blur", "clipped", "hoverEffect", "keyboardShortcut",
    "zIndex", "keyboardType", "navigationBarHidden", "accentColor", "controlSize", "formStyle",
    "scrollClipDisabled", "minimumScaleFactor", "buttonBorderShape", "progressViewStyle",
    "dynamicTypeSize", "symbolVariant", "containerBackground", "position", "scrollIndicators",
    "contentMargins", "textContentType", "disableAutocorrection", "autocorrectionDisabled",
    "textInputAutocapitalization", "contentTransition", "trim", "containerShape", "backgroundStyle",
    "rotation3DEffect", "badge", "menuStyle", "gaugeStyle", "fontDesign", "fontWidth",
    "truncationMode", "colorMultiply", "blendMode", "hueRotation", "symbolRenderingMode",
    "datePickerStyle", "presentationBackground", "presentationCornerRadius", "kerning", "tracking",
    "monospaced", "textSelection", "textCase", "compositingGroup", "drawingGroup", "saturation",
    "brightness", "contrast", "grayscale", "foregroundStyle", "padding", "frame", "background",
    "overlay", "mask", "symbolEffect", "sensoryFeedback", "focused", "submitLabel", "focusable",
    "previewLayout", "previewDisplayName", "previewDevice",
    "navigationBarTitle", "navigationBarBackButtonHidden", "navigationViewStyle", "size",
    "description", "matchedGeometryEffect", "matchedTransitionSource", "navigationTransition",
    "scrollTargetLayout", "scrollTargetBehavior", "scrollBounceBehavior", "scrollPosition",
    "containerRelativeFrame", "accessibility", "accessibilityRespondsToUserInteraction",
    "accessibilityInputLabels", "accessibilitySortPriority", "accessibilityRepresentation",
    "configurationDisplayName", "supportedFamilies", "flipsForRightToLeftLayoutDirection",
    "widgetAccentable", "help", "headerProminence", "indexViewStyle", "interpolation",
    "interpolationMethod", "lineStyle", "symbol", "chartXAxis", "chartYAxis", "chartYScale",
    "chartXScale", "chartLegend", "chartOverlay", "annotation", "previewContext",
    "modelContainer", "draggable", "searchCompletion", "interactiveDismissDisabled",
    "presentationDragIndicator", "presentationContentInteraction",
    "presentationBackgroundInteraction", "toolbarBackground", "toolbarColorScheme", "toolbarRole",
    "toolbarTitleDisplayMode", "deleteDisabled", "moveDisabled", "scrollDisabled",
    "scrollDismissesKeyboard", "listRowSpacing", "listSectionSpacing", "listItemTint",
    "listRowSeparatorTint", "listSectionSeparatorTint", "lineSpacing", "allowsTightening",
    "luminanceToAlpha", "persistentSystemOverlays", "statusBarHidden", "statusBar",
    "defaultScrollAnchor", "coordinateSpace", "projectionEffect", "transformEffect",
    "geometryGroup", "invalidatableContent", "unredacted", "privacySensitive", "textRenderer",
    "typesettingLanguage", "textScale", "lineHeight", "accessibilityShowsLargeContentViewer",
    "menuIndicator", "menuOrder", "buttonRepeatBehavior", "defersSystemGestures", "gridCellColumns",
    "gridCellAnchor", "gridColumnAlignment", "gridCellUnsizedAxes", "horizontalRadioGroupLayout",
    "tabBarMinimizeBehavior", "navigationSubtitle", "navigationSplitViewStyle",
    "navigationSplitViewColumnWidth", "defaultFocus", "focusEffectDisabled", "focusScope",
    "prefersDefaultFocus", "speechAlwaysIncludesPunctuation", "defaultHoverEffect",
    "hoverEffectDisabled", "pointerStyle", "selectionDisabled", "springLoadingBehavior",
    "writingToolsBehavior", "scrollInputBehavior", "labeledContentStyle", "groupBoxStyle",
    "controlGroupStyle", "tableStyle", "disclosureGroupStyle", "indexTitles",
  ]

  private static let views = """
    struct Text: View { 
      init(_ content: LocalizedStringKey); init(verbatim content: String)
      init(_ content: Any, format: Any) { self.init("\\(content, format: format)") }
      init(_ content: Any, formatter: Any) { self.init("\\(content, formatter: formatter)") }
      init(_ content: Date, style: Text.DateStyle) { self.init("\\(content, style: style)") }
      init(_ content: LocalizedStringKey, tableName: Any = 0, bundle: Any = 0, comment: Any = 0) { self.init(content) }
    }
    struct Image: View { init(systemName name: String); init(_ name: String); init(uiImage name: Any) }
    struct Label: View {
      init(_ title: LocalizedStringKey, systemImage: String); init(_ title: LocalizedStringKey, image: String)
      init(@ViewBuilder title: () -> Title, @ViewBuilder icon: () -> Icon)
    }
    struct Spacer: View { init(minLength: Double? = nil) }
    struct Divider: View { init() }
    struct EmptyView: View { init() }
    struct Color: View { init(_ name: String); init(red: Double, green: Double, blue: Double, opacity: Double = 1); init(white: Double, opacity: Double = 1) }
    struct Rectangle: View, Shape { init() }
    struct Circle: View, Shape { init() }
    struct Capsule: View, Shape { init() }
    struct Ellipse: View, Shape { init() }
    struct RoundedRectangle: View, Shape { init(cornerRadius: Double) }
    struct ProgressView: View {
      init(); init(_ title: LocalizedStringKey); init(value: Double?, total: Double = 1); init(_ title: LocalizedStringKey, value: Double?, total: Double = 1)
    }
    struct Gauge: View { init(value: Double, @ViewBuilder label: () -> Label) }

    """

  private static let controls = """
    struct Button: View {
      init(_ title: LocalizedStringKey, action: @escaping () -> Void)
      init(_ title: LocalizedStringKey, role: ButtonRole?, action: @escaping () -> Void)
      init(_ title: LocalizedStringKey, systemImage: String, action: @escaping () -> Void)
      init(action: @escaping () -> Void, @ViewBuilder label: () -> Label)
      init(role: ButtonRole?, action: @escaping () -> Void, @ViewBuilder label: () -> Label)
      init(role: ButtonRole?, action: @escaping () -> Void)
    }
    struct Toggle: View {
      init(_ title: LocalizedStringKey, @Reads isOn: Binding<Bool>)
      init(@Reads isOn: Binding<Bool>, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, systemImage: String, @Reads isOn: Binding<Bool>)
    }
    struct TextField: View {
      init(_ title: LocalizedStringKey, text: Binding<String>); init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Text?)
      init(_ title: LocalizedStringKey, text: Binding<String>, axis: Axis)
      init(_ title: LocalizedStringKey, value text: Binding<Any>, format: Any); init(_ title: LocalizedStringKey, value text: Binding<Any>, formatter: Any)
    }
    struct SecureField: View { init(_ title: LocalizedStringKey, text: Binding<String>) }
    struct TextEditor: View { init(text: Binding<String>) }
    struct Link: View { init(_ title: LocalizedStringKey, destination: URL) }
    struct Menu: View {
      init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
    }

    """

  private static let containers = """
    struct VStack: View { init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) }
    struct HStack: View { init(alignment: VerticalAlignment = .center, spacing: Double? = nil, @ViewBuilder content: () -> Content) }
    struct ZStack: View { init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) }
    struct LazyVStack: View { init(alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: Any = 0, @ViewBuilder content: () -> Content) }
    struct LazyHStack: View { init(alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: Any = 0, @ViewBuilder content: () -> Content) }
    struct Group: View {
      init(@ViewBuilder content: () -> Content)
      init(subviews: some View, @ViewBuilder @Later transform: @escaping (SubviewsCollection) -> Content)
    }
    struct EquatableView: View { init(content: some View) }
    struct AnyView: View { init(_ view: some View); init(erasing view: some View) }
    struct ForEach: View {
      init(_ data: Data, @ViewBuilder @Later content: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, @ViewBuilder @Later content: @escaping (Element) -> Content)
      init(_ data: Binding<Data>, editActions: Any, @ViewBuilder @Later content: @escaping (Element) -> Content)
      init(_ data: Binding<Data>, id: KeyPath, editActions: Any, @ViewBuilder @Later content: @escaping (Element) -> Content)
      init(subviews: some View, @ViewBuilder @Later content: @escaping (Subview) -> Content)
    }
    struct Form: View { init(@ViewBuilder content: () -> Content) }
    struct Section: View {
      init(@ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(header: some View, footer: some View, @ViewBuilder content: () -> Content)
      init(header: some View, @ViewBuilder content: () -> Content)
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header)
      init(@ViewBuilder content: () -> Content, @ViewBuilder header: () -> Header, @ViewBuilder footer: () -> Footer)
    }
    struct ScrollView: View { init(_ axes: Axis = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) }
    struct GroupBox: View { init(@ViewBuilder content: () -> Content); init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) }
    struct Grid: View { init(alignment: Alignment = .center, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil, @ViewBuilder content: () -> Content) }
    struct GridRow: View { init(alignment: VerticalAlignment = .center, @ViewBuilder content: () -> Content) }
    struct ToolbarItem: View { init(placement: Any = 0, @ViewBuilder content: () -> Content) }
    struct ToolbarItemGroup: View { init(placement: Any = 0, @ViewBuilder content: () -> Content) }
    struct LabeledContent: View { init(_ title: LocalizedStringKey, value: String); init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) }
    struct GeometryReader: View { init(@ViewBuilder @Later content: @escaping (GeometryProxy) -> Content) }
    struct WindowGroup: View, Scene { init(@ViewBuilder content: () -> Content); init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) }

    """

  private static let values = """
    struct Binding { init(get: @escaping () -> Value, set: @escaping (Value) -> Void); init(projectedValue: Binding<Value>); init(_ base: Binding<Value?>) }
    struct State { init(initialValue: Value); init(wrappedValue: Value) }
    struct StateObject { init(wrappedValue: @autoclosure @escaping () -> Value) }
    struct ObservedObject { init(initialValue: Value); init(wrappedValue: Value) }
    struct Bindable { init(_ wrappedValue: Value); init(wrappedValue: Value) }

    """

  private static let modifiers = """
    extension View {
      func modifier(_ modifier: Any) -> some View
      func id(_ id: Any) -> some View
      func tag(_ tag: Any) -> some View
      func onChange(of value: Any, initial: Bool = false, _ action: @escaping (Any, Any) -> Void) -> some View
      func onChange(of value: Any, initial: Bool = false, _ action: @escaping () -> Void) -> some View
      func onChange(of value: Any, perform action: @escaping (Any) -> Void) -> some View
      func onAppear(perform action: (() -> Void)? = nil) -> some View
      func onDisappear(perform action: (() -> Void)? = nil) -> some View
      func task(priority: Any = 0, _ action: @escaping () -> Void) -> some View
      func task(id: Any, priority: Any = 0, _ action: @escaping () -> Void) -> some View
      func refreshable(action: @escaping () -> Void) -> some View
      func environment(_ key: KeyPath, _ value: Any) -> some View
      func environment(_ object: Any) -> some View
      func environmentObject(_ object: Any) -> some View
      func equatable() -> some View
      func overlay(alignment: Alignment = .center, @ViewBuilder @Usually content: () -> Content) -> some View
      func overlay(@ViewBuilder @Usually _ content: () -> Content, alignment: Alignment = .center) -> some View
      func background(alignment: Alignment = .center, @ViewBuilder @Usually content: () -> Content) -> some View
      func background(@ViewBuilder @Usually _ content: () -> Content, alignment: Alignment = .center) -> some View
      func animation(_ animation: Any, value: Any) -> some View
      func animation(_ animation: Any) -> some View
      func transition(_ transition: Any) -> some View
      func padding(@Shows _ edges: Any = .all, @Shows _ length: Double? = nil) -> some View
      func padding(@Shows _ length: Double) -> some View
      func frame(@Shows width: Double? = nil, @Shows height: Double? = nil, @Shows alignment: Alignment = .center) -> some View
      func frame(@Shows minWidth: Double? = nil, @Shows idealWidth: Double? = nil, @Shows maxWidth: Double? = nil, @Shows minHeight: Double? = nil, @Shows idealHeight: Double? = nil, @Shows maxHeight: Double? = nil, @Shows alignment: Alignment = .center) -> some View
      func font(@Shows @Sets(\\.font) _ font: Any) -> some View
      func fontWeight(@Shows _ weight: Any) -> some View
      func bold(@Shows _ isActive: Bool = true) -> some View
      func italic(@Shows _ isActive: Bool = true) -> some View
      func strikethrough(@Shows _ isActive: Bool = true) -> some View
      func underline(@Shows _ isActive: Bool = true) -> some View
      func monospacedDigit() -> some View
      func lineLimit(@Shows @Sets(\\.lineLimit) _ number: Int?) -> some View
      func multilineTextAlignment(@Shows @Sets(\\.multilineTextAlignment) _ alignment: Any) -> some View
      func foregroundStyle(@Shows _ style: Any) -> some View
      func foregroundColor(@Shows _ color: Any) -> some View
      func fill(@Shows _ style: Any) -> some View
      func stroke(@Shows _ style: Any, @Shows lineWidth: Double = 1) -> some View
      func tint(@Shows _ tint: Any) -> some View
      func opacity(@Shows _ opacity: Double) -> some View
      func scaleEffect(@Shows _ scale: Double) -> some View
      func rotationEffect(@Shows _ angle: Any) -> some View
      func offset(@Shows x: Double = 0, @Shows y: Double = 0) -> some View
      func cornerRadius(@Shows _ radius: Double) -> some View
      func clipShape(@Shows _ shape: Any) -> some View
      func shadow(@Shows radius: Double) -> some View
      func border(@Shows _ style: Any, @Shows width: Double = 1) -> some View
      func layoutPriority(_ value: Double) -> some View
      func fixedSize() -> some View
      func alignmentGuide(_ guide: Any, computeValue: @escaping (ViewDimensions) -> Double) -> some View
      func hidden() -> some View
      func disabled(@Shows @TurnsOff(\\.isEnabled) _ disabled: Bool) -> some View
      func textFieldStyle(_ style: Any) -> some View
      func pickerStyle(_ style: Any) -> some View
      func listStyle(_ style: Any) -> some View
      func labelsHidden() -> some View
      func dynamicTypeSize(@Shows @Sets(\\.dynamicTypeSize) _ size: Any) -> some View
      func controlSize(@Shows @Sets(\\.controlSize) _ size: Any) -> some View
      func redacted(@Shows @Sets(\\.redactionReasons) reason: Any) -> some View
      func navigationTitle(@Shows _ title: LocalizedStringKey) -> some View
      func accessibilityLabel(_ label: LocalizedStringKey) -> some View
      func accessibilityLabel(_ label: LocalizedStringKey, isEnabled: Bool) -> some View
      func accessibilityHidden(_ hidden: Bool) -> some View
    }

    """
}
