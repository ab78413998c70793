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
  /// What those answer who misread a rule.
  public let mistakes: [Question.Mistake]
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
        let random = SplitMix64(seed: seed)
        if let drill = Drill(making: family, level: level, random: random, seen: seen) {
          return drill
        }
      }
    }
    return nil
  }

  init(
    family: DrillFamily, level: Int, exercise: TraceExercise, listing: Listing,
    prediction: Prediction, mistakes: [Question.Mistake], fingerprint: String
  ) {
    self.family = family
    self.level = level
    self.exercise = exercise
    self.listing = listing
    self.prediction = prediction
    self.mistakes = mistakes
    self.fingerprint = fingerprint
  }

  private init?(
    making family: DrillFamily, level: Int, random: SplitMix64, seen: Set<String>
  ) {
    switch family {
    case .whoRuns, .observation, .environment, .identity:
      self.init(family, level: level, random: random, seen: seen)
    case .layout, .modifiers:
      self.init(layout: family, level: level, random: random, seen: seen)
    case .motion: self.init(motion: family, level: level, random: random, seen: seen)
    }
  }

  /// nil if the program is not worth asking about.
  private init?(
    _ family: DrillFamily, level: Int, random: SplitMix64, seen: Set<String>
  ) {
    var random = random
    guard let world = World.all.randomElement(using: &random),
      let subject = family.subjects(level: level).randomElement(using: &random)
    else { return nil }
    var sketch = family.sketch(
      DrillSketch(world, level: level, prints: subject == .prints, random: random))
    guard sketch.isShortEnough else { return nil }
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
    let words = DrillWords(
      family: family, subject: subject, prediction: asked.prediction, candidates: asked.candidates,
      sketch: sketch)
    mistakes = asked.mistakes.map { mistake in
      let places = asked.candidates.indices.filter {
        mistake.answer.contains(asked.candidates[$0])
      }
      return Question.Mistake(
        misconception: mistake.misreading.rawValue,
        options: places.isEmpty ? [asked.candidates.count] : Set(places))
    }
    exercise = TraceExercise(
      id: family.item, was: [], revision: 1, concepts: [], listing: family.item,
      root: sketch.root, events: taps.map { "tap \"\($0)\"" }, subject: subject,
      stem: [.paragraph(words.stem(tap: taps.last ?? ""), nowhere)],
      options: asked.candidates.map { candidate in
        Option(
          text: words.option(candidate), isKey: asked.prediction.key.contains(candidate),
          misconception: nil, rationale: words.rationale(candidate), position: nowhere)
      } + [
        // Some misread so that nothing is left to answer: they, too, find what they would say.
        Option(
          text: words.none, isKey: asked.prediction.key.isEmpty, misconception: nil,
          rationale: words.noneRationale, position: nowhere)
      ],
      hints: words.hints, explanation: words.explanation, position: nowhere)
  }
}

extension DrillFamily {
  /// Makes a program up, whether it is worth asking about or not.
  func sketch(_ empty: DrillSketch) -> DrillSketch {
    switch self {
    case .whoRuns: StateDrill.make(empty)
    case .observation: ObservationDrill.make(empty)
    case .environment: EnvironmentDrill.make(empty)
    case .identity: IdentityDrill.make(empty)
    // Their programs are no sketches of this kind.
    case .layout, .modifiers, .motion: empty
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
