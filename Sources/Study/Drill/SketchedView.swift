/// A view of a made-up program, its source in pieces.
struct SketchedView {
  var name: String
  /// Lines of stored and computed properties.
  var properties: [String] = []
  /// Lines of the body, inside its stack.
  var content: [String] = []

  /// Whether whoever describes it hands anything in.
  var hasInputs: Bool {
    properties.contains {
      $0.hasPrefix("let ") || $0.hasPrefix("@Binding ") || $0.hasPrefix("@ObservedObject ")
    }
  }

  /// Whether it declares a key of the environment.
  var declaresKey: Bool { properties.contains { $0.hasPrefix("@Environment(") } }
}
