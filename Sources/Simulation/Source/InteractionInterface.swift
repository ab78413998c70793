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
      init(_ title: LocalizedStringKey, value: Any)
      init(value: Any, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, destination: some View)
      init(destination: some View, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, @ViewBuilder @Kept destination: () -> Destination)
      init(@ViewBuilder @Kept destination: () -> Destination, @ViewBuilder label: () -> Label)
      init(destination: some View, isActive: Binding<Bool>, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, destination: some View, isActive: Binding<Bool>)
      init(destination: some View, tag: Any, selection: Binding<Any>, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, destination: some View, tag: Any, selection: Binding<Any>)
      init(tag: Any, selection: Binding<Any>, @ViewBuilder @Kept destination: () -> Destination, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, isActive: Binding<Bool>, @ViewBuilder @Kept destination: () -> Destination)
      init(_ title: LocalizedStringKey, tag: Any, selection: Binding<Any>, @ViewBuilder @Kept destination: () -> Destination)
      init(isActive: Binding<Bool>, @ViewBuilder @Kept destination: () -> Destination, @ViewBuilder label: () -> Label)
    }
    struct NavigationPath { init(); init(_ elements: Any) }
    struct TabView: View {
      init(@ViewBuilder content: () -> Content)
      init(selection: Binding<Any>, @ViewBuilder content: () -> Content)
    }
    struct Tab: View {
      init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, systemImage: String, value: Any, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, systemImage: String, value: Any, role: Any, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, image: String, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, image: String, value: Any, @ViewBuilder content: () -> Content)
      init(value: Any, @ViewBuilder content: () -> Content)
      init(value: Any, role: Any, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, value: Any, @ViewBuilder content: () -> Content)
    }
    struct TabSection: View {
      init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content)
      init(@ViewBuilder content: () -> Content)
    }
    struct List: View {
      init(@ViewBuilder content: () -> Content)
      init(selection: Binding<Any>, @ViewBuilder content: () -> Content)
      init(_ data: Data, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, children: KeyPath, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, children: KeyPath, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, children: KeyPath, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Binding<Data>, editActions: Any, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Binding<Data>, id: KeyPath, editActions: Any, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Binding<Data>, editActions: Any, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Binding<Data>, id: KeyPath, editActions: Any, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
    }
    struct DisclosureGroup: View {
      init(_ title: LocalizedStringKey, @ViewBuilder @Kept content: () -> Content)
      init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder @Kept content: () -> Content)
      init(@ViewBuilder @Kept content: () -> Content, @ViewBuilder label: () -> Label)
      init(isExpanded: Binding<Bool>, @ViewBuilder @Kept content: () -> Content, @ViewBuilder label: () -> Label)
    }
    struct OutlineGroup: View {
      init(_ data: Data, children: KeyPath, @ViewBuilder @Later content: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, children: KeyPath, @ViewBuilder @Later content: @escaping (Element) -> Content)
    }
    struct Table: View {
      init(_ data: Data, @ViewBuilder columns: () -> Columns)
      init(_ data: Data, selection: Binding<Any>, @ViewBuilder columns: () -> Columns)
      init(_ data: Data, sortOrder: Binding<Any>, @ViewBuilder columns: () -> Columns)
      init(_ data: Data, selection: Binding<Any>, sortOrder: Binding<Any>, @ViewBuilder columns: () -> Columns)
    }
    struct TableColumn: View {
      init(_ title: LocalizedStringKey, value: KeyPath)
      init(_ title: LocalizedStringKey, value: KeyPath, @ViewBuilder @Later content: @escaping (Row) -> Content)
      init(_ title: LocalizedStringKey, @ViewBuilder @Later content: @escaping (Row) -> Content)
    }
    @Written struct ScrollViewProxy {
      let scroll: (Any, Any) -> Void
      func scrollTo(_ id: Any, anchor: Any? = nil) { scroll(id, anchor) }
    }
    struct ScrollViewReader: View { init(@ViewBuilder @Later content: @escaping (ScrollViewProxy) -> Content) }
    struct LazyVGrid: View { init(columns: Any, alignment: HorizontalAlignment = .center, spacing: Double? = nil, pinnedViews: Any = 0, @ViewBuilder content: () -> Content) }
    struct LazyHGrid: View { init(rows: Any, alignment: VerticalAlignment = .center, spacing: Double? = nil, pinnedViews: Any = 0, @ViewBuilder content: () -> Content) }
    struct GridItem { init(_ size: Any = 0, spacing: Double? = nil, alignment: Any = 0) }
    struct ViewThatFits: View { init(in axes: Any = 0, @ViewBuilder content: () -> Content) }
    struct ContentUnavailableView: View {
      init(_ title: LocalizedStringKey, systemImage: String); init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder description: some View)
      init(@ViewBuilder label: () -> Label); init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description)
      init(@ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description, @ViewBuilder actions: () -> Actions)
    }

    """

  static let chooser = """
    struct Stepper: View {
      init(_ title: LocalizedStringKey, value: Binding<Any>, in range: Range, step: Any = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(_ title: LocalizedStringKey, value: Binding<Any>, step: Any = 1, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Any>, in range: Range, step: Any = 1, @ViewBuilder label: () -> Label)
      init(value: Binding<Any>, step: Any = 1, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
      init(@ViewBuilder label: () -> Label, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?)
      init(_ title: LocalizedStringKey, onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void)
      init(onIncrement: (() -> Void)?, onDecrement: (() -> Void)?, onEditingChanged: @escaping (Bool) -> Void = { _ in }, @ViewBuilder label: () -> Label)
    }
    struct Slider: View {
      init(value: Binding<Double>, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range, step: Double, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range = 0, step: Double = 0, @ViewBuilder label: () -> Label, onEditingChanged: @escaping (Bool) -> Void = { _ in })
      init(value: Binding<Double>, in range: Range, step: Double = 0, @ViewBuilder label: () -> Label, @ViewBuilder minimumValueLabel: () -> Low, @ViewBuilder maximumValueLabel: () -> High, onEditingChanged: @escaping (Bool) -> Void = { _ in })
    }
    struct Picker: View {
      init(_ title: LocalizedStringKey, selection: Binding<Any>, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, systemImage: String, selection: Binding<Any>, @ViewBuilder content: () -> Content)
      init(selection: Binding<Any>, @ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label)
      init(selection: Binding<Any>, label title: Any, @ViewBuilder content: () -> Content)
    }
    struct DatePicker: View {
      init(_ title: LocalizedStringKey, selection: Binding<Date>, displayedComponents: Any = 0)
      init(_ title: LocalizedStringKey, selection: Binding<Date>, in range: Any, displayedComponents: Any = 0)
      init(selection: Binding<Date>, displayedComponents: Any = 0, @ViewBuilder label: () -> Label)
      init(selection: Binding<Date>, in range: Any, displayedComponents: Any = 0, @ViewBuilder label: () -> Label)
    }
    struct ColorPicker: View {
      init(_ title: LocalizedStringKey, selection: Binding<Any>, supportsOpacity: Bool = true)
      init(selection: Binding<Any>, supportsOpacity: Bool = true, @ViewBuilder label: () -> Label)
    }
    struct EditButton: View { init() }
    enum EditMode {
      case inactive, transient, active
      var isEditing: Bool { switch self { case .inactive: false; default: true } }
    }
    @Written struct OpenURLAction {
      let handler: (URL) -> Any
      func callAsFunction(_ url: URL) { _ = handler(url) }
    }
    struct ShareLink: View {
      init(item: Any); init(_ title: LocalizedStringKey, item: Any); init(item: Any, subject: Any, message: Any)
      init(item: Any, @ViewBuilder label: () -> Label)
    }
    struct PhotosPicker: View {
      init(_ title: LocalizedStringKey, selection: Binding<Any>, maxSelectionCount: Any = 0, matching: Any = 0, preferredItemEncoding: Any = 0, photoLibrary: Any = 0)
      init(selection: Binding<Any>, maxSelectionCount: Any = 0, matching: Any = 0, preferredItemEncoding: Any = 0, photoLibrary: Any = 0, @ViewBuilder label: () -> Label)
    }
    struct PasteButton: View { init(payloadType: Any, onPaste: @escaping (Any) -> Void) }
    struct ControlGroup: View { init(@ViewBuilder content: () -> Content); init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content) }
    struct ActionSheet: View {
      typealias Button = AlertChoice
      init(title: Any, message: Any = 0, @ViewBuilder buttons: [AlertChoice])
      init(title: Any, message: Any = 0)
    }
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
      func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder @Usually actions: () -> Actions) -> some View
      func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, @ViewBuilder @Usually actions: () -> Actions, @ViewBuilder @Usually message: () -> Message) -> some View
      func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions) -> some View
      func alert(_ title: LocalizedStringKey, isPresented: Binding<Bool>, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions, @ViewBuilder @Later message: @escaping (Data) -> Message) -> some View
      func alert(isPresented: Binding<Bool>, error: Any, @ViewBuilder @Usually actions: () -> Actions) -> some View
      func alert(isPresented: Binding<Bool>, error: Any, @ViewBuilder @Later actions: @escaping (E) -> Actions, @ViewBuilder @Later message: @escaping (E) -> Message) -> some View
      func alert(isPresented: Binding<Bool>, @ViewBuilder @Later content: @escaping () -> Alert) -> some View
      func alert(item: Binding<Any>, @ViewBuilder @Later content: @escaping (Item) -> Alert) -> some View
      func confirmationDialog(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = 0, @ViewBuilder @Usually actions: () -> Actions) -> some View
      func confirmationDialog(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = 0, @ViewBuilder @Usually actions: () -> Actions, @ViewBuilder @Usually message: () -> Message) -> some View
      func confirmationDialog(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = 0, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions) -> some View
      func confirmationDialog(_ title: LocalizedStringKey, isPresented: Binding<Bool>, titleVisibility: Any = 0, presenting: Any, @ViewBuilder @Later actions: @escaping (Data) -> Actions, @ViewBuilder @Later message: @escaping (Data) -> Message) -> some View
      func actionSheet(isPresented: Binding<Bool>, @ViewBuilder @Later content: @escaping () -> ActionSheet) -> some View
      func fileImporter(isPresented: Binding<Bool>, allowedContentTypes: Any, onCompletion: @escaping (Any) -> Void) -> some View
      func photosPicker(isPresented: Binding<Bool>, selection: Binding<Any>) -> some View
      func onDelete(perform action: ((IndexSet) -> Void)?) -> some View
      func onMove(perform action: ((IndexSet, Int) -> Void)?) -> some View
      func swipeActions(edge: Any = 0, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> Content) -> some View
      func contextMenu(@ViewBuilder @Usually menuItems: () -> Content) -> some View
      func contextMenu(@ViewBuilder @Usually menuItems: () -> Content, @ViewBuilder @Later preview: @escaping () -> Preview) -> some View
      func tabItem(@ViewBuilder _ label: () -> Content) -> some View
      func searchable(text: Binding<String>, placement: Any = 0, prompt: Any = 0) -> some View
      func searchable(text: Binding<String>, isPresented: Binding<Bool>, placement: Any = 0, prompt: Any = 0) -> some View
      func searchSuggestions(@ViewBuilder _ suggestions: () -> Content) -> some View
      func searchScopes(_ scope: Binding<Any>, @ViewBuilder scopes: () -> Content) -> some View
      func onSubmit(of triggers: Any = 0, _ action: @escaping () -> Void) -> some View
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
      func transformEnvironment(_ key: KeyPath, transform: @escaping (Any) -> Void) -> some View
      func scrollTransition(_ configuration: Any = 0, axis: Any = 0, transition: @escaping (Any, Any) -> Any) -> some View
      func scrollTransition(topLeading: Any, bottomTrailing: Any, axis: Any = 0, transition: @escaping (Any, Any) -> Any) -> some View
      func visualEffect(_ effect: @escaping (Any, Any) -> Any) -> some View
      func preference(key: Any, value: Any) -> some View
      func transformPreference(_ key: Any, _ callback: @escaping (Any) -> Void) -> some View
      func onPreferenceChange(_ key: Any, perform action: @escaping (Any) -> Void) -> some View
      func anchorPreference(key: Any, value: Any, transform: @escaping (Any) -> Any) -> some View { preference(key: key, value: transform(value)) }
      func transformAnchorPreference(key: Any, value: Any, transform: @escaping (inout Any, Any) -> Void) -> some View { transformPreference(key) { transform(&$0, value) } }
      func overlayPreferenceValue(_ key: Any, alignment: Alignment = .center, @ViewBuilder @Later _ transform: @escaping (Any) -> Content) -> some View
      func backgroundPreferenceValue(_ key: Any, alignment: Alignment = .center, @ViewBuilder @Later _ transform: @escaping (Any) -> Content) -> some View
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
      func inspector(isPresented: Binding<Bool>, @ViewBuilder @Later content: @escaping () -> Content) -> some View
      func badge(_ count: Any) -> some View
      func focused(_ condition: Binding<Bool>) -> some View
      func focused(_ binding: Binding<Any>, equals value: Any) -> some View
      func onGeometryChange(for type: Any, of transform: @escaping (Any) -> Any, action: @escaping (Any, Any) -> Void) -> some View
    }

    """
}
