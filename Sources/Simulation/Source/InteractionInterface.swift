/// SwiftUI's declarations of what a person does something with: navigation, choices, gestures,
/// presentations.
///
/// `@Kept` marks a builder that runs with the caller's body and whose views enter the screen later:
/// the destination of a link.
extension FrameworkInterface {
  static let navigation = """
    struct NavigationStack: View {
      init(@ViewBuilder root: () -> Content)
      init(path: Binding<Any>, @ViewBuilder root: () -> Content)
    }
    struct NavigationView: View { init(@ViewBuilder content: () -> Content) }
    struct NavigationSplitView: View {
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
      init(columnVisibility: Binding<Any>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail)
      init(columnVisibility: Binding<Any>, @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail)
    }
    struct NavigationLink: View {
      init(_ title: String, value: Any)
      init(value: Any, @ViewBuilder label: () -> Label)
      init(_ title: String, destination: some View)
      init(destination: some View, @ViewBuilder label: () -> Label)
      init(_ title: String, @ViewBuilder @Kept destination: () -> Destination)
      init(@ViewBuilder @Kept destination: () -> Destination, @ViewBuilder label: () -> Label)
      init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      init(_ title: String, destination: some View, isActive: Binding<Bool>)
      init(destination: some View, tag: Any, selection: Binding<Any>, @ViewBuilder label: () -> Label)
      init(isActive: Binding<Bool>, @ViewBuilder @Kept destination: () -> Destination, @ViewBuilder label: () -> Label)
    }
    struct NavigationPath { init(); init(_ elements: Any) }
    struct TabView: View {
      init(@ViewBuilder content: () -> Content)
      init(selection: Binding<Any>, @ViewBuilder content: () -> Content)
    }
    struct Tab: View {
      init(_ title: String, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ title: String, systemImage: String, value: Any, @ViewBuilder content: () -> Content)
      init(_ title: String, systemImage: String, value: Any, role: Any, @ViewBuilder content: () -> Content)
      init(_ title: String, image: String, @ViewBuilder content: () -> Content)
      init(_ title: String, image: String, value: Any, @ViewBuilder content: () -> Content)
      init(value: Any, @ViewBuilder content: () -> Content)
      init(value: Any, role: Any, @ViewBuilder content: () -> Content)
      init(_ title: String, value: Any, @ViewBuilder content: () -> Content)
    }
    struct TabSection: View {
      init(_ title: String, @ViewBuilder content: () -> Content)
      init(@ViewBuilder content: () -> Content)
    }
    struct List: View {
      init(@ViewBuilder content: () -> Content)
      init(selection: Binding<Any>, @ViewBuilder content: () -> Content)
      init(_ data: Data, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
    }
    struct DisclosureGroup: View {
      init(_ title: String, @ViewBuilder @Kept content: () -> Content)
      init(_ title: String, isExpanded: Binding<Bool>, @ViewBuilder @Kept content: () -> Content)
      init(@ViewBuilder @Kept content: () -> Content, @ViewBuilder label: () -> Label)
      init(isExpanded: Binding<Bool>, @ViewBuilder @Kept content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct ScrollViewReader: View { init(@ViewBuilder @Later content: @escaping (ScrollViewProxy) -> Content) }
    struct LazyVGrid: View { init(columns: Any, alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: Any = 0, @ViewBuilder content: () -> Content) }
    struct LazyHGrid: View { init(rows: Any, alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: Any = 0, @ViewBuilder content: () -> Content) }
    struct GridItem { init(_ size: Any = 0, spacing: Double? = nil, alignment: Any = 0) }
    struct ViewThatFits: View { init(in axes: Any = 0, @ViewBuilder content: () -> Content) }
    struct ContentUnavailableView: View {
      init(_ title: String, systemImage: String); init(_ title: String, systemImage: String, @ViewBuilder description: some View)
      init(@ViewBuilder label: () -> Label); init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions)
    }

    """

  static let chooser = """
    struct Stepper: View {
      init(_ title: String, value: Binding<Any>, in range: Range, step: Any = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(_ title: String, value: Binding<Any>, step: Any = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Any>, in range: Range, step: Any = 1, @ViewBuilder label: () -> Label)
      init(value: Binding<Any>, step: Any = 1, @ViewBuilder label: () -> Label)
      init(_ title: String, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
      init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
    }
    struct Slider: View {
      init(value: Binding<Double>, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range, step: Double, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range, @ViewBuilder label: () -> Label)
      init(value: Binding<Double>, in range: Range, step: Double, @ViewBuilder label: () -> Label)
      init(value: Binding<Double>, in range: Range, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> Low, @ViewBuilder maximumValueLabel: () -> High)
      init(value: Binding<Double>, in range: Range, step: Double, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> Low, @ViewBuilder maximumValueLabel: () -> High)
    }
    struct Picker: View {
      init(_ title: String, selection: Binding<Any>, @ViewBuilder content: () -> Content)
      init(_ title: String, systemImage: String, selection: Binding<Any>, @ViewBuilder content: () -> Content)
      init(selection: Binding<Any>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(selection: Binding<Any>, label title: Any, @ViewBuilder content: () -> Content)
    }
    struct DatePicker: View {
      init(_ title: String, selection: Binding<Date>, displayedComponents: Any = 0)
      init(_ title: String, selection: Binding<Date>, in range: Any, displayedComponents: Any = 0)
      init(selection: Binding<Date>, displayedComponents: Any = 0, @ViewBuilder label: () -> Label)
      init(selection: Binding<Date>, in range: Any, displayedComponents: Any = 0, @ViewBuilder label: () -> Label)
    }
    struct ColorPicker: View {
      init(_ title: String, selection: Binding<Any>, supportsOpacity: Bool = true)
      init(selection: Binding<Any>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    }
    struct EditButton: View { init() }
    struct ShareLink: View {
      init(item: Any); init(_ title: String, item: Any); init(item: Any, subject: Any, message: Any)
      init(item: Any, @ViewBuilder label: () -> Label)
    }
    struct ControlGroup: View { init(@ViewBuilder content: () -> Content); init(_ title: String, @ViewBuilder content: () -> Content) }
    struct Alert: View {
      typealias Button = AlertChoice
      init(title: Any, message: Any = 0)
      init(title: Any, message: Any = 0, @ViewBuilder dismissButton: AlertChoice)
      init(title: Any, message: Any = 0, @ViewBuilder primaryButton: AlertChoice, @ViewBuilder secondaryButton: AlertChoice)
    }
    enum AlertChoice {
      static func `default`(_ label: Text, action: @escaping () -> Void = {}) -> some View { Button(action: action) { label } }
      static func destructive(_ label: Text, action: @escaping () -> Void = {}) -> some View { Button(action: action) { label } }
      static func cancel(_ label: Text = Text("Cancel"), action: @escaping () -> Void = {}) -> some View { Button(action: action) { label } }
    }
    struct TapGesture { init(count: Int = 1) }
    struct SpatialTapGesture { init(count: Int = 1) }
    struct LongPressGesture { init(minimumDuration: Double = 0.5, maximumDistance: Double = 10) }
    struct DragGesture { init(minimumDistance: Double = 10, coordinateSpace: Any = 0) }
    struct MagnificationGesture { init(minimumScaleDelta: Double = 0) }
    struct RotationGesture { init(minimumAngleDelta: Any = 0) }

    """

  static let interactions = """
    extension View {
      func navigationDestination(for data: Any, @ViewBuilder @Later destination: @escaping (Value) -> Content) -> some View
      func navigationDestination(isPresented: Binding<Bool>, @ViewBuilder @Later destination: @escaping () -> Content) -> some View
      func navigationDestination(item: Binding<Any>, @ViewBuilder @Later destination: @escaping (Value) -> Content) -> some View
      func sheet(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder @Later content: @escaping () -> Content) -> some View
      func sheet(item: Binding<Any>, onDismiss: (() -> Void)? = nil, @ViewBuilder @Later content: @escaping (Item) -> Content) -> some View
      func sheet(item: Binding<Any>, id: KeyPath, onDismiss: (() -> Void)? = nil, @ViewBuilder @Later content: @escaping (Item) -> Content) -> some View
      func fullScreenCover(isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder @Later content: @escaping () -> Content) -> some View
      func fullScreenCover(item: Binding<Any>, onDismiss: (() -> Void)? = nil, @ViewBuilder @Later content: @escaping (Item) -> Content) -> some View
      func popover(isPresented: Binding<Bool>, attachmentAnchor: Any = 0, arrowEdge: Any = 0, @ViewBuilder @Later content: @escaping () -> Content) -> some View
      func popover(item: Binding<Any>, attachmentAnchor: Any = 0, arrowEdge: Any = 0, @ViewBuilder @Later content: @escaping (Item) -> Content) -> some View
      func alert(_ title: Any, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions) -> some View
      func alert(_ title: Any, isPresented: Binding<Bool>, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View
      func alert(_ title: Any, isPresented: Binding<Bool>, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions) -> some View
      func alert(_ title: Any, isPresented: Binding<Bool>, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions, @ViewBuilder @Later message: @escaping (Data) -> Message) -> some View
      func alert(isPresented: Binding<Bool>, error: Any, @ViewBuilder actions: () -> Actions) -> some View
      func alert(isPresented: Binding<Bool>, @ViewBuilder @Later content: @escaping () -> Alert) -> some View
      func alert(item: Binding<Any>, @ViewBuilder @Later content: @escaping (Item) -> Alert) -> some View
      func confirmationDialog(_ title: Any, isPresented: Binding<Bool>, titleVisibility: Any = 0, @ViewBuilder actions: () -> Actions) -> some View
      func confirmationDialog(_ title: Any, isPresented: Binding<Bool>, titleVisibility: Any = 0, @ViewBuilder actions: () -> Actions, @ViewBuilder message: () -> Message) -> some View
      func confirmationDialog(_ title: Any, isPresented: Binding<Bool>, titleVisibility: Any = 0, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions) -> some View
      func confirmationDialog(_ title: Any, isPresented: Binding<Bool>, titleVisibility: Any = 0, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions, @ViewBuilder @Later message: @escaping (Data) -> Message) -> some View
      func actionSheet(isPresented: Binding<Bool>, @ViewBuilder @Later content: @escaping () -> ActionSheet) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: Any, onCompletion: @escaping (Any) -> Void) -> some View
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<Any>) -> some View
      func onDelete(perform action: ((IndexSet) -> Void)?) -> some View
      func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View
      func swipeActions(edge: Any = 0, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content) -> some View
      func contextMenu(@ViewBuilder menuItems: () -> Content) -> some View
      func contextMenu(@ViewBuilder menuItems: () -> Content, @ViewBuilder @Later preview: @escaping () -> Preview) -> some View
      func tabItem(@ViewBuilder _ label: () -> Content) -> some View
      func searchable(text: Binding<String>, placement: Any = 0, prompt: Any = 0) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: Any = 0, prompt: Any = 0) -> some View
      func searchSuggestions(@ViewBuilder _ suggestions: () -> Content) -> some View
      func searchScopes(_ scope: Binding<Any>, @ViewBuilder scopes: () -> Content) -> some View
      func onTapGesture(count: Int = 1, perform action: @escaping () -> Void) -> some View
      func onLongPressGesture(minimumDuration: Double = 0.5, maximumDistance: Double = 10, perform action: @escaping () -> Void, onPressingChanged: @escaping (Bool) -> Void = { _ in }) -> some View
      func gesture(_ gesture: Any, including: Any = 0) -> some View
      func simultaneousGesture(_ gesture: Any, including: Any = 0) -> some View
      func highPriorityGesture(_ gesture: Any, including: Any = 0) -> some View
      func onSubmit(of triggers: Any = 0, _ action: @escaping () -> Void) -> some View
      func onHover(perform action: @escaping (Bool) -> Void) -> some View
      func onDrop(of types: Any, isTargeted: Binding<Bool>?, perform action: @escaping (Any) -> Bool) -> some View
      func onDrag(_ data: @escaping () -> Any) -> some View
      func dropDestination(for type: Any, action: @escaping (Any, Any) -> Bool, isTargeted: @escaping (Bool) -> Void = { _ in }) -> some View
      func onOpenURL(perform action: @escaping (URL) -> Void) -> some View
      func onContinueUserActivity(_ type: String, perform action: @escaping (Any) -> Void) -> some View
      func onCommand(_ selector: Any, perform action: (() -> Void)?) -> some View
      func onKeyPress(_ key: Any, action: @escaping () -> Any) -> some View
      func onMoveCommand(perform action: ((Any) -> Void)?) -> some View
      func accessibilityAction(named name: String, _ handler: @escaping () -> Void) -> some View
      func accessibilityAction(_ kind: Any = 0, _ handler: @escaping () -> Void) -> some View
      func accessibilityActions(@ViewBuilder _ content: () -> Content) -> some View
      func accessibilityAdjustableAction(_ handler: @escaping (Any) -> Void) -> some View
    }

    """

  static let surroundings = """
    extension View {
      func preference(key: Any, value: Any) -> some View
      func transformPreference(_ key: Any, _ callback: @escaping (Any) -> Void) -> some View
      func onPreferenceChange(_ key: Any, perform action: @escaping (Any) -> Void) -> some View
      func onReceive(_ publisher: Any, perform action: @escaping (Any) -> Void) -> some View
      func toolbar(@ViewBuilder content: () -> Content) -> some View
      func toolbar(id: String, @ViewBuilder content: () -> Content) -> some View
      func toolbar(_ visibility: Any, for bars: Any = 0) -> some View
      func navigationBarItems(@ViewBuilder leading: some View) -> some View
      func navigationBarItems(@ViewBuilder trailing: some View) -> some View
      func navigationBarItems(@ViewBuilder leading: some View, @ViewBuilder trailing: some View) -> some View
      func safeAreaInset(edge: Any, alignment: Any = 0, spacing: Double? = nil, @ViewBuilder content: () -> Content) -> some View
      func safeAreaBar(edge: Any, alignment: Any = 0, spacing: Double? = nil, @ViewBuilder content: () -> Content) -> some View
      func mask(alignment: Alignment = .center, @ViewBuilder _ mask: () -> Content) -> some View
      func listRowBackground(@ViewBuilder _ view: some View) -> some View
      func inspector(isPresented: Binding<Bool>, @ViewBuilder content: () -> Content) -> some View
      func badge(_ count: Any) -> some View
      func focused(_ condition: Binding<Bool>) -> some View
      func focused(_ binding: Binding<Any>, equals value: Any) -> some View
      func onGeometryChange(for type: Any, of transform: @escaping (Any) -> Any, action: @escaping (Any) -> Void) -> some View
    }

    """
}
