import Curriculum
import Recall
import Simulation

/// A program that nobody has seen, and what is asked of it.
///
/// It is made up from a seed, run, and only taken if the answer rests on sure rules alone and tells
/// somebody who misreads one from somebody who does not.
public struct Drill: Sendable {
  public let family: DrillFamily
  /// 1...4.
  public let level: Int
  public let exercise: TraceExercise
  public let listing: Listing
  /// What the simulator computed.
  public let prediction: Prediction
  /// Of the source: the same for the same view, and for no other.
  public let fingerprint: String

  /// How many programs are made up before an easier level is tried.
  private static let attempts = 60

  /// Makes a drill up. The same seed gives the same one, unless it is among the seen.
  ///
  /// - Parameters:
  ///   - level: 1...4; a lower one where this one does not come out.
  ///   - seen: The fingerprints of views that are not to be shown again.
  /// - Returns: nil if nothing worth asking came out, which no known seed does.
  public static func make(
    _ family: DrillFamily, level: Int, seed: UInt64, seen: Set<String> = []
  ) -> Drill? {
    var random = SplitMix64(seed: seed ^ Fuzz.seed(card: family.rawValue))
    for level in (1...max(1, min(level, 4))).reversed() {
      for _ in 0..<attempts {
        let seed = random.next()
        if let drill = Drill(family, level: level, random: SplitMix64(seed: seed), seen: seen) {
          return drill
        }
      }
    }
    return nil
  }

  /// nil if the program is not worth asking about.
  private init?(
    _ family: DrillFamily, level: Int, random: SplitMix64, seen: Set<String>
  ) {
    var random = random
    guard let world = World.all.randomElement(using: &random),
      let subject = family.subjects(level: level).randomElement(using: &random)
    else { return nil }
    var sketch = family.sketch(DrillSketch(world, level: level, random: random))
    sketch.prints = subject == .prints
    var print = Fingerprint()
    print.add(sketch.source)
    guard !seen.contains(print.text) else { return nil }
    let taps = sketch.taps()
    guard let asked = DrillAnswer(family, subject, sketch: &sketch, taps: taps) else { return nil }
    self.family = family
    self.level = level
    prediction = asked.prediction
    fingerprint = print.text
    let nowhere = Position(line: 1, column: 1)
    listing = Listing(id: family.item, source: sketch.source, position: nowhere)
    let words = DrillWords(family: family, subject: subject, prediction: asked.prediction)
    exercise = TraceExercise(
      id: family.item, was: [], revision: 1, concepts: [], listing: family.item,
      root: sketch.root, events: taps.map { "tap \"\($0)\"" }, subject: subject,
      stem: [.paragraph(words.stem(tap: taps.last ?? ""), nowhere)],
      options: asked.candidates.map { candidate in
        Option(
          text: words.option(candidate), isKey: asked.prediction.key.contains(candidate),
          misconception: asked.mistakes[candidate]?.rawValue,
          rationale: words.rationale(candidate), position: nowhere)
      },
      hints: words.hints, explanation: words.explanation, position: nowhere)
  }
}

extension DrillFamily {
  fileprivate func sketch(_ empty: DrillSketch) -> DrillSketch {
    switch self {
    case .whoRuns: StateDrill.make(empty)
    case .observation: ObservationDrill.make(empty)
    case .environment: EnvironmentDrill.make(empty)
    case .identity: IdentityDrill.make(empty)
    }
  }
}

extension DrillSketch {
  /// The button that is asked about, sometimes after another.
  fileprivate mutating func taps() -> [String] {
    let isSecond = level > 1 && happens(oneIn: 3)
    return (0..<(isSecond ? 2 : 1)).map { _ in pick(buttons, or: "") }
  }
}

/// What the machine says of a sketch, and what those say who misread a rule.
private struct DrillAnswer {
  let prediction: Prediction
  /// What is offered.
  let candidates: [String]
  /// Of each wrong candidate, who would pick it.
  let mistakes: [String: Misreading]

  /// A question has so many options.
  private static let sizes = 3...7

  /// nil if it should not be asked: it is unsure, all too easy or too long, or nobody is wrong.
  init?(
    _ family: DrillFamily, _ subject: Prediction.Subject, sketch: inout DrillSketch,
    taps: [String]
  ) {
    let file = SourceFile(path: family.item, text: sketch.source)
    let events = taps.map { "tap \"\($0)\"" }
    guard let simulator = try? Simulator(files: [file]) else { return nil }
    func predict(_ misreading: Misreading?) -> Prediction? {
      try? Prediction.compute(
        subject, on: simulator.misreading(misreading), root: sketch.root, events: events)
    }
    guard let prediction = predict(nil), prediction.isSure else { return nil }
    // Lines that are printed are offered only where somebody expects them.
    let mayBeAsked =
      subject == .prints
      ? !prediction.key.isEmpty : Self.sizes.contains(prediction.candidates.count)
    guard mayBeAsked, sketch.takesExtreme(prediction) else { return nil }
    var candidates = prediction.candidates
    var mistakes: [String: Misreading] = [:]
    var wrong = 0
    for misreading in family.misreadings {
      guard let key = predict(misreading)?.key, Set(key) != Set(prediction.key) else { continue }
      wrong += 1
      for candidate in key where !prediction.key.contains(candidate) {
        if subject == .prints, candidates.count < Self.sizes.upperBound,
          !candidates.contains(candidate)
        {
          candidates.append(candidate)
        }
        if mistakes[candidate] == nil { mistakes[candidate] = misreading }
      }
    }
    guard wrong >= min(sketch.level, 2), Self.sizes.contains(candidates.count) else { return nil }
    self.prediction = prediction
    self.candidates = subject == .prints ? sketch.shuffled(candidates) : candidates
    self.mistakes = mistakes
  }
}

extension Prediction {
  /// Whether it rests on sure rules alone.
  fileprivate var isSure: Bool {
    certainty == .certain && trace.events.allSatisfy(\.diagnostics.isEmpty)
  }
}

extension DrillSketch {
  /// All, and none, are answers too, but not so often that they are worth guessing.
  fileprivate mutating func takesExtreme(_ prediction: Prediction) -> Bool {
    let isExtreme = prediction.key.isEmpty || prediction.key.count == prediction.candidates.count
    return prediction.subject == .prints || !isExtreme || happens(oneIn: 4)
  }
}
