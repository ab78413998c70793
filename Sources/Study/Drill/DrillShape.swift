import Recall

/// How a made-up program is written down. It changes nothing of what runs, and that is to be known:
/// a computed property is no view, and a control that is a toggle writes like a button.
struct DrillShape: Equatable {
  /// Which of the root's lines stands in a computed property; nil for none.
  var helper: Int?
  /// What is turned is turned by a toggle.
  var turnsByToggle = false
  /// Whether a part is shown twice, by a `ForEach`.
  var repeats = false
  /// A model is an `ObservableObject`.
  var isObject = false

  /// The shortest.
  static let plain = DrillShape()

  private init() {}

  init(_ random: inout SplitMix64) {
    helper = Bool.random(using: &random) ? Int.random(in: 0..<6, using: &random) : nil
    turnsByToggle = Bool.random(using: &random)
    repeats = Int.random(in: 0..<3, using: &random) == 0
    isObject = Int.random(in: 0..<3, using: &random) == 0
  }

  /// Moves lines of a root to where they are to stand.
  ///
  /// - Parameter repeatable: The views that may stand there twice.
  func write(_ view: inout SketchedView, repeatable: [String]) {
    if let helper {
      let lines = view.content.indices.filter { index in
        let line = view.content[index]
        return !line.contains("\n") && !line.hasPrefix("if ")
      }
      if !lines.isEmpty {
        let index = lines[helper % lines.count]
        let line = view.content[index]
        let short = "private var section: some View { \(line) }"
        view.properties.append(
          short.count <= 68 ? short : "private var section: some View {\n  \(line)\n}")
        view.content[index] = "section"
      }
    }
    guard repeats else { return }
    let calls = view.content.indices.filter { index in
      let line = view.content[index]
      return !line.contains("\n") && !line.contains("$") && line.hasSuffix(")")
        && repeatable.contains { line.hasPrefix("\($0)(") }
    }
    guard let index = calls.first else { return }
    view.content[index] = "ForEach(0..<2, id: \\.self) { _ in\n  \(view.content[index])\n}"
  }
}
