import Simulation

/// A small program for each property wrapper, in which a view declares a value, does not read it,
/// and somebody changes it: does the view's body run?
enum TrackingProbe {
  struct Finding: Equatable {
    /// Whether the body ran though it read nothing.
    var runs: Bool
    /// The rule of the simulator that it rests on.
    var rule: String
    /// How sure that is.
    var certainty: String
  }

  static func knows(_ wrapper: String) -> Bool { source(wrapper) != nil }

  /// Asks the machine; nil if it is not certain.
  static func finding(_ wrapper: String) -> Finding? {
    guard let source = source(wrapper),
      let prediction = try? Prediction.compute(
        .bodies, files: [SourceFile(path: "probe", text: source)], root: "Probe",
        events: ["tap \"change\""]),
      prediction.certainty != .depends, let last = prediction.trace.events.last
    else { return nil }
    let steps = last.steps.filter { $0.view == "Watcher" || $0.target != nil }
    let rule =
      steps.last { $0.rule != nil && $0.view == "Watcher" }?.rule
      ?? last.steps.compactMap(\.rule).last ?? ""
    return Finding(
      runs: prediction.key.contains("Watcher"), rule: rule,
      certainty: prediction.certainty.rawValue)
  }

  private static let model = """
    final class Model: ObservableObject { @Published var count = 0 }

    """
  private static func parent(_ property: String, _ watcher: String, _ action: String) -> String {
    """
    struct Probe: View {
      \(property)
      var body: some View {
        VStack {
          \(watcher)
          Button("change") { \(action) }
        }
      }
    }

    """
  }
  private static func watcher(_ property: String) -> String {
    "struct Watcher: View {\n  \(property)\n  var body: some View { Text(\"still\") }\n}\n"
  }

  private static func source(_ wrapper: String) -> String? {
    WrapperKind(rawValue: wrapper).flatMap { sources[$0] }
  }

  /// By wrapper. The one that changes the value is the parent, but for what a view owns.
  private static let sources: [WrapperKind: String] = [
    .binding: parent("@State private var count = 0", "Watcher(count: $count)", "count += 1")
      + watcher("@Binding var count: Int"),
    .observedObject: model
      + parent("@State private var model = Model()", "Watcher(model: model)", "model.count += 1")
      + watcher("@ObservedObject var model: Model"),
    .environmentObject: model
      + parent(
        "@State private var model = Model()", "Watcher().environmentObject(model)",
        "model.count += 1") + watcher("@EnvironmentObject var model: Model"),
    .bindable:
      "@Observable final class Model { var count = 0 }\n"
      + parent("@State private var model = Model()", "Watcher(model: model)", "model.count += 1")
      + watcher("@Bindable var model: Model"),
    .state:
      "struct Probe: View {\n  var body: some View { Watcher() }\n}\n"
      + "struct Watcher: View {\n  @State private var count = 0\n  var body: some View {\n"
      + "    Button(\"change\") { count += 1 }\n  }\n}\n",
    .stateObject: model
      + "struct Probe: View {\n  var body: some View { Watcher() }\n}\n"
      + "struct Watcher: View {\n  @StateObject private var model = Model()\n"
      + "  var body: some View {\n    Button(\"change\") { model.count += 1 }\n  }\n}\n",
  ]
}
