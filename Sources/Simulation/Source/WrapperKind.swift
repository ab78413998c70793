/// The wrappers that SwiftUI itself gives meaning to.
public enum WrapperKind: String, Sendable, CaseIterable {
  case state = "State"
  case binding = "Binding"
  case stateObject = "StateObject"
  case observedObject = "ObservedObject"
  case environmentObject = "EnvironmentObject"
  case environment = "Environment"
  case bindable = "Bindable"
  case focusState = "FocusState"
  case gestureState = "GestureState"
  case appStorage = "AppStorage"
  case sceneStorage = "SceneStorage"
  case namespace = "Namespace"
  case query = "Query"
  case fetchRequest = "FetchRequest"
  case accessibilityFocusState = "AccessibilityFocusState"
  case focusedValue = "FocusedValue"
  case focusedBinding = "FocusedBinding"
  case focusedObject = "FocusedObject"
  case delegateAdaptor = "UIApplicationDelegateAdaptor"
  case macDelegateAdaptor = "NSApplicationDelegateAdaptor"
  /// A wrapper of another library, or of another file.
  case unknown = "?"

  /// Whether the view that declares it is the owner of what it holds, which begins with the view.
  public var ownsWhatItHolds: Bool { self == .state || self == .stateObject }
}

/// How a view asks its environment for an object of a type.
public enum ObjectRequest: String, Sendable, CaseIterable {
  /// By `@EnvironmentObject`, for an `ObservableObject`.
  case observableObject = "environmentObject"
  /// By `@Environment(Model.self)`, for what is `@Observable`.
  case observable = "environment"

  /// The modifier that provides what is asked for, without its dot.
  public var provider: String { rawValue }
}
