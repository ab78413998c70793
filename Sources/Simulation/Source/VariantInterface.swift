/// SwiftUI's declarations that add to the others.
extension FrameworkInterface {
  /// Further ways to make views that the other parts declare, and values that carry nothing but
  /// their arguments.
  static let variants = """
    extension Button {
      init(_ title: LocalizedStringKey, systemImage: String, role: ButtonRole?, action: @escaping () -> Void)
      init(_ title: LocalizedStringKey, image: String, action: @escaping () -> Void)
      init(_ title: LocalizedStringKey, role: ButtonRole?, systemImage: String, action: @escaping () -> Void)
      init(intent: Any, @ViewBuilder label: () -> Label)
    }
    extension Link { init(destination: URL, @ViewBuilder label: () -> Label) }
    extension Menu {
      init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
      init(_ title: LocalizedStringKey, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
      init(_ title: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content, primaryAction: @escaping () -> Void)
      init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label, primaryAction: @escaping () -> Void)
    }
    extension TextField {
      init(text: Binding<String>, prompt: Any = 0, @ViewBuilder label: () -> Label)
      init(_ title: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void = { _ in }, onCommit: @escaping () -> Void = {})
      init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Any, axis: Any)
      init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
    }
    extension SecureField {
      init(_ title: LocalizedStringKey, text: Binding<String>, prompt: Any)
      init(_ title: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void)
    }
    extension Section {
      init(_ title: LocalizedStringKey, isExpanded: Binding<Bool>, @ViewBuilder @Kept content: () -> Content)
      init(isExpanded: Binding<Bool>, @ViewBuilder @Kept content: () -> Content, @ViewBuilder header: () -> Header)
      init(@ViewBuilder content: () -> Content, @ViewBuilder footer: () -> Footer)
      init(footer: some View, @ViewBuilder content: () -> Content)
    }
    extension ProgressView { init(@ViewBuilder label: () -> Label); init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label) }
    extension Gauge {
      init(value: Double, in bounds: Any, @ViewBuilder label: () -> Label)
      init(value: Double, in bounds: Any, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)
    }
    extension LabeledContent { init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label); init(_ title: LocalizedStringKey, value: Any, format: Any) { self.init(title, value: "\\(value, format: format)") } }
    extension GroupBox { init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label); init(label: some View, @ViewBuilder content: () -> Content) }
    struct AsyncImage: View {
      init(url: Any, scale: Double = 1)
      init(url: Any, scale: Double = 1, content: @escaping (Image) -> Content, @ViewBuilder placeholder: () -> Placeholder)
      init(url: Any, scale: Double = 1, transaction: Any = 0, @ViewBuilder @Later(AsyncImagePhase.empty) content: @escaping (AsyncImagePhase) -> Content)
    }
    enum AsyncImagePhase {
      case empty
      case success(Image)
      case failure(Any)
      var image: Any? { switch self { case .success(let image): image; default: nil } }
      var error: Any? { switch self { case .failure(let error): error; default: nil } }
    }
    struct TimelineView: View { init(_ schedule: Any, @ViewBuilder @Later content: @escaping (Context) -> Content) }
    struct GlassEffectContainer: View { init(spacing: Double? = nil, @ViewBuilder content: () -> Content) }
    struct ToolbarSpacer: View { init(_ sizing: Any = 0, placement: Any = 0) }
    struct ToolbarTitleMenu: View { init(@ViewBuilder content: () -> Content) }
    struct CommandGroup: View {
      init(replacing group: Any, @ViewBuilder addition: () -> Content)
      init(after group: Any, @ViewBuilder addition: () -> Content)
      init(before group: Any, @ViewBuilder addition: () -> Content)
    }
    struct CommandMenu: View { init(_ name: String, @ViewBuilder content: () -> Content) }
    struct LinearGradient: View { init(gradient: Any, startPoint: Any, endPoint: Any); init(colors: Any, startPoint: Any, endPoint: Any); init(stops: Any, startPoint: Any, endPoint: Any) }
    struct RadialGradient: View { init(gradient: Any, center: Any, startRadius: Double, endRadius: Double); init(colors: Any, center: Any, startRadius: Double, endRadius: Double) }
    struct AngularGradient: View { init(gradient: Any, center: Any); init(colors: Any, center: Any) }
    struct ContainerRelativeShape: View, Shape { init() }
    struct UnevenRoundedRectangle: View, Shape { init(topLeadingRadius: Double = 0, bottomLeadingRadius: Double = 0, bottomTrailingRadius: Double = 0, topTrailingRadius: Double = 0) }
    struct ObservableObjectPublisher { init() }
    struct AnimatablePair { init(_ first: Any, _ second: Any) }
    struct Transaction { init(); init(animation: Any) }
    struct AnyShapeStyle { init(_ style: Any) }
    struct EdgeInsets { init(); init(top: Double, leading: Double, bottom: Double, trailing: Double) }
    struct Gradient { init(colors: Any); init(stops: Any) }
    struct StrokeStyle { init(lineWidth: Double = 1, lineCap: Any = 0, lineJoin: Any = 0, miterLimit: Double = 10, dash: Any = 0, dashPhase: Double = 0) }
    struct UnitPoint { init(x: Double, y: Double) }
    struct PageTabViewStyle { init(indexDisplayMode: Any = 0) }
    struct StackNavigationViewStyle { init() }
    struct GroupedListStyle { init() }
    struct PlainListStyle { init() }
    struct InsetGroupedListStyle { init() }
    struct SidebarListStyle { init() }
    struct RoundedBorderTextFieldStyle { init() }
    struct PlainTextFieldStyle { init() }
    struct BorderlessButtonStyle { init() }
    struct PlainButtonStyle { init() }
    struct BorderedButtonStyle { init() }
    struct CircularProgressViewStyle { init(tint: Any = 0) }
    struct LinearProgressViewStyle { init(tint: Any = 0) }
    struct SegmentedPickerStyle { init() }
    struct WheelPickerStyle { init() }
    struct MenuPickerStyle { init() }
    struct SwitchToggleStyle { init(tint: Any = 0) }

    """
}
