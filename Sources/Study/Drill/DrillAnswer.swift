import Simulation

/// What the machine says of a sketch, and what those say who misread a rule.
struct DrillAnswer {
  let prediction: Prediction
  /// What is offered, besides "none of them".
  let candidates: [String]
  /// Wrong answers, each another one, with the likeliest misreading that leads to it.
  let mistakes: [(misreading: Misreading, answer: Set<String>)]

  /// A question offers so many candidates.
  private static let sizes = 3...7

  /// nil if it should not be asked: it is unsure, all too easy or too long, or nobody is wrong.
  init?(
    _ family: DrillFamily, _ subject: Prediction.Subject, sketch: inout DrillSketch,
    taps: [String]
  ) {
    let file = SourceFile(path: family.item, text: sketch.source)
    let events = taps.map(sketch.event)
    guard let simulator = try? Simulator(files: [file]) else { return nil }
    let root = sketch.root
    func predict(_ misreading: Misreading?) -> Prediction? {
      try? Prediction.compute(
        subject, on: simulator.misreading(misreading), root: root, events: events
      ).leavingOutState(of: root)
    }
    guard let prediction = predict(nil), prediction.isSure,
      prediction.candidates.count <= Self.sizes.upperBound
    else { return nil }
    var candidates = prediction.candidates
    var mistakes: [(misreading: Misreading, answer: Set<String>)] = []
    for misreading in family.misreadings.filter(prediction.occasions.contains) {
      guard let key = predict(misreading)?.key else { continue }
      let answer = Set(key)
      guard answer != Set(prediction.key), !mistakes.contains(where: { $0.answer == answer }) else {
        continue
      }
      mistakes.append((misreading, answer))
      // Lines that nobody but them expects are offered, too.
      for candidate in key where !candidates.contains(candidate) { candidates.append(candidate) }
    }
    // Where nothing happens few are wrong: an equal write misleads those alone who deny that rule.
    let needed = prediction.key.isEmpty ? 1 : min(sketch.level, 2)
    guard mistakes.count >= needed, Self.sizes.contains(candidates.count),
      sketch.takesAll(prediction, of: candidates.count)
    else { return nil }
    self.prediction = prediction
    self.candidates = subject == .prints ? sketch.shuffled(candidates) : candidates
    self.mistakes = mistakes
  }
}

extension Prediction {
  /// What belongs to the root stays as long as the screen: that is nothing to ask.
  func leavingOutState(of root: String) -> Prediction {
    guard subject == .state else { return self }
    var prediction = self
    prediction.candidates.removeAll { $0.hasPrefix(root + ".") }
    prediction.key.removeAll { $0.hasPrefix(root + ".") }
    return prediction
  }

  /// Whether it rests on sure rules alone.
  fileprivate var isSure: Bool {
    certainty == .certain && trace.events.allSatisfy(\.diagnostics.isEmpty)
  }
}

extension DrillSketch {
  /// All is an answer, too, but not so often that it is worth guessing.
  fileprivate mutating func takesAll(_ prediction: Prediction, of count: Int) -> Bool {
    Set(prediction.key).count < count || happens(oneIn: 4)
  }
}
