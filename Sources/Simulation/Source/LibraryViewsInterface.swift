/// Views of the libraries around SwiftUI, and its own that public code uses less.
extension FrameworkInterface {
  /// Charts and maps: what they show is described by builders; how it is drawn is not followed.
  static let plots = """
    struct Chart: View {
      init(@ViewBuilder content: () -> Content)
      init(_ data: Data, @ViewBuilder @Later content: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, @ViewBuilder @Later content: @escaping (Element) -> Content)
    }
    struct BarMark: View {}
    struct LineMark: View {}
    struct AreaMark: View {}
    struct PointMark: View {}
    struct RuleMark: View {}
    struct RectangleMark: View {}
    struct SectorMark: View {}
    struct AxisMarks: View {}
    struct AxisGridLine: View {}
    struct AxisTick: View {}
    struct AxisValueLabel: View {}
    struct Map: View {
      init(coordinateRegion: Binding<Any>, interactionModes: Any = 0, showsUserLocation: Bool = false, userTrackingMode: Any = 0)
      init(coordinateRegion: Binding<Any>, interactionModes: Any = 0, showsUserLocation: Bool = false, userTrackingMode: Any = 0, annotationItems data: Data, @ViewBuilder @Later annotationContent: @escaping (Element) -> Content)
      init(position: Binding<Any>, bounds: Any = 0, interactionModes: Any = 0, selection: Any = 0, scope: Any = 0, @ViewBuilder content: () -> Content)
      init(position: Binding<Any>, bounds: Any = 0, interactionModes: Any = 0, scope: Any = 0)
      init(initialPosition: Any = 0, bounds: Any = 0, interactionModes: Any = 0, scope: Any = 0, @ViewBuilder content: () -> Content)
      init(initialPosition: Any = 0, bounds: Any = 0, interactionModes: Any = 0, scope: Any = 0)
    }
    struct Marker: View {}
    struct Annotation: View {}
    struct MapMarker: View {}
    struct MapPin: View {}
    struct MapAnnotation: View {}
    struct MapPolyline: View {}
    struct MapPolygon: View {}
    struct MapCircle: View {}
    struct UserAnnotation: View {}
    struct MapCompass: View {}
    struct MapScaleView: View {}
    struct MapUserLocationButton: View {}
    struct MapPitchToggle: View {}

    """

  static let foreignViews = """
    struct PhotosPicker: View {
      init(_ title: String, selection: Binding<Any>, maxSelectionCount: Any = 0, matching: Any = 0, photoLibrary: Any = 0)
      init(selection: Binding<Any>, maxSelectionCount: Any = 0, matching: Any = 0, photoLibrary: Any = 0, @ViewBuilder label: () -> Label)
    }
    struct ActionSheet: View {
      typealias Button = AlertChoice
      init(title: Any, message: Any = 0, @ViewBuilder buttons: [AlertChoice])
    }
    struct VideoPlayer: View {}
    struct ProductView: View {}
    struct SubscriptionStoreView: View {}
    struct StoreView: View {}
    struct SignInWithAppleButton: View {}
    struct PasteButton: View {}
    struct RenameButton: View {}
    struct MultiDatePicker: View {}
    struct OutlineGroup: View { init(_ data: Data, children: KeyPath, @ViewBuilder @Later content: @escaping (Element) -> Content); init(_ data: Data, id: KeyPath, children: KeyPath, @ViewBuilder @Later content: @escaping (Element) -> Content) }
    extension List {
      init(_ data: Data, children: KeyPath, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, children: KeyPath, selection: Binding<Any>, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
      init(_ data: Data, id: KeyPath, children: KeyPath, @ViewBuilder @Later rowContent: @escaping (Element) -> Content)
    }
    extension ProgressView {
      init(value: Double?, total: Double = 1, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> Current)
      init(timerInterval: Any, countsDown: Bool = true)
    }
    extension RadialGradient { init(stops: Any, center: Any, startRadius: Double, endRadius: Double) }
    extension AngularGradient { init(colors: Any, center: Any, startAngle: Any, endAngle: Any); init(gradient: Any, center: Any, startAngle: Any, endAngle: Any) }
    struct EllipticalGradient: View {}
    struct MeshGradient: View {}
    struct SceneView: View {}
    struct SpriteView: View {}
    struct HSplitView: View { init(@ViewBuilder content: () -> Content) }
    struct VSplitView: View { init(@ViewBuilder content: () -> Content) }
    struct ModifiedContent: View { init(content: some View, modifier: Any) }
    struct StaticConfiguration: View { init(kind: String, provider: Any, @ViewBuilder @Later content: @escaping (Entry) -> Content) }
    struct AppIntentConfiguration: View { init(kind: String, intent: Any = 0, provider: Any, @ViewBuilder @Later content: @escaping (Entry) -> Content) }
    extension View {
      func mapControls(@ViewBuilder _ content: () -> Content) -> some View
      func mapStyle(_ style: Any) -> some View
      func chartXAxis(@ViewBuilder content: () -> Content) -> some View
      func chartYAxis(@ViewBuilder content: () -> Content) -> some View
      func chartXSelection(value: Binding<Any>) -> some View
      func chartForegroundStyleScale(_ scale: Any) -> some View
      func accessibilityFocused(_ condition: Binding<Bool>) -> some View
      func accessibilityFocused(_ binding: Binding<Any>, equals value: Any) -> some View
      func toolbarVisibility(_ visibility: Any, for bars: Any = 0) -> some View
    }

    """
}
