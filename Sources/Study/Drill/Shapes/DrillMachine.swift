import Simulation

/// Runs a made-up program, as SwiftUI does or as those believe who misread a rule.
struct DrillMachine {
  let root: String
  /// Bodies or states.
  let subject: Prediction.Subject
  private let simulator: Simulator
  private let sketch: DrillSketch

  /// Of the sketch, or of a source in which more or less stands than in it; nil for what is no
  /// program.
  init?(_ sketch: DrillSketch, source: String? = nil, about subject: Prediction.Subject) {
    let file = SourceFile(path: "Drill.swift", text: source ?? sketch.source)
    guard let simulator = try? Simulator(files: [file]) else { return nil }
    self.simulator = simulator
    self.sketch = sketch
    root = sketch.root
    self.subject = subject
  }

  /// What comes of taps; nil where one of them finds nothing to tap.
  func predict(_ taps: [String], _ misreading: Misreading? = nil) -> Prediction? {
    try? Prediction.compute(
      subject, on: simulator.misreading(misreading), root: root,
      events: taps.map(sketch.event)
    ).leavingOutState(of: root)
  }

  /// The same, where it rests on sure rules alone.
  func surely(_ taps: [String]) -> Prediction? {
    predict(taps).flatMap { $0.isSure ? $0 : nil }
  }

  /// A screen on which nothing has been done.
  func screen(_ misreading: Misreading? = nil) -> Screen? {
    try? simulator.misreading(misreading).mount(root)
  }
}

extension Prediction {
  /// What happens of all that could: the bodies that run, the states that end.
  var happening: [String] {
    subject == .state ? candidates.filter { !key.contains($0) } : key
  }
}
