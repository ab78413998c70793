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
  /// What is asked of the program.
  public let asking: DrillAsking
  public let exercise: TraceExercise
  public let listing: Listing
  /// What the simulator computed.
  public let prediction: Prediction
  /// What those answer who misread a rule.
  public let mistakes: [Question.Mistake]
  /// Of the source: the same for the same view, and for no other.
  public let fingerprint: String

  /// How many programs are made up before something else is asked, or an easier level is tried.
  private static let attempts = 20

  /// Makes a drill up. The same seed gives the same one, unless it is among the seen.
  ///
  /// - Parameters:
  ///   - level: 1...4; a lower one where this one does not come out.
  ///   - seen: The fingerprints of views that are not to be shown again.
  /// - Returns: nil if nothing worth asking came out, which no known seed does.
  public static func make(
    _ family: DrillFamily, level: Int, seed: UInt64, seen: Set<String> = []
  ) -> Drill? {
    make(family, level: level, seed: seed, seen: seen, preferring: nil) { _ in true }
  }

  /// - Parameters:
  ///   - asking: What is asked if it comes out: somebody who was wrong is asked the same of another
  ///     view.
  ///   - takes: What may be asked at all.
  static func make(
    _ family: DrillFamily, level: Int, seed: UInt64, seen: Set<String>,
    preferring asking: DrillAsking?, _ takes: (DrillAsking) -> Bool
  ) -> Drill? {
    var random = SplitMix64(seed: seed ^ Fuzz.seed(card: family.rawValue))
    let seen = Set(seen.map(DrillFingerprint.view))
    for level in (1...max(1, min(level, 4))).reversed() {
      var askings = family.askings(level: level).filter(takes).shuffled(using: &random)
      if let asking, let place = askings.firstIndex(of: asking) { askings.swapAt(0, place) }
      for asking in askings {
        let place = Int(random.next() % 12)
        for _ in 0..<attempts {
          let random = SplitMix64(seed: random.next())
          if let drill = Drill(
            family, asking, level: level, place: place, random: random, seen: seen)
          {
            return drill
          }
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
    asking = .drawing
    self.exercise = exercise
    self.listing = listing
    self.prediction = prediction
    self.mistakes = mistakes
    self.fingerprint = fingerprint
  }

  /// nil if what is made up is not worth asking about.
  ///
  /// - Parameter place: Decides where the right answer is to stand.
  init?(
    _ family: DrillFamily, _ asking: DrillAsking, level: Int, place: Int, random: SplitMix64,
    seen: Set<String>
  ) {
    switch family {
    case .whoRuns, .observation, .environment, .identity:
      if let subject = asking.subject {
        self.init(family, subject, asking, level: level, random: random, seen: seen)
      } else {
        self.init(
          comparing: family, asking, level: level, place: place, random: random, seen: seen)
      }
    case .layout, .modifiers:
      self.init(layout: family, level: level, random: random, seen: seen)
    case .motion: self.init(motion: family, level: level, random: random, seen: seen)
    }
  }

  /// nil if the program is not worth comparing with itself.
  private init?(
    comparing family: DrillFamily, _ asking: DrillAsking, level: Int, place: Int,
    random: SplitMix64, seen: Set<String>
  ) {
    var random = random
    guard let world = World.all.randomElement(using: &random) else { return nil }
    guard let sketch = family.shortSketch(of: world, level: level, &random),
      var compared = ComparedDrill(family, sketch, place: place, random: random),
      let asked = compared.asked(asking),
      let prediction = asked.program.prediction(asked.root, asked.events)
    else { return nil }
    let source = asked.program.source
    var print = Fingerprint()
    print.add(source)
    guard !seen.contains(print.text) else { return nil }
    self.family = family
    self.level = level
    self.asking = asking
    self.prediction = prediction
    fingerprint = DrillFingerprint.text(print.text, asking)
    mistakes = asked.mistakes
    let nowhere = Position(line: 1, column: 1)
    listing = Listing(id: family.item, source: source, position: nowhere)
    exercise = TraceExercise(
      id: family.item, was: [], revision: 1, concepts: [], listing: family.item,
      root: asked.root, events: asked.events, subject: .bodies,
      stem: [.paragraph(Prose(marked: asked.stem), nowhere)], options: asked.options,
      hints: asked.hints.map { Prose(marked: $0) }, explanation: Prose(marked: asked.explanation),
      position: nowhere)
  }

  /// nil if the program is not worth asking about.
  private init?(
    _ family: DrillFamily, _ subject: Prediction.Subject, _ asking: DrillAsking, level: Int,
    random: SplitMix64, seen: Set<String>
  ) {
    var random = random
    guard let world = World.all.randomElement(using: &random) else { return nil }
    guard
      var sketch = family.shortSketch(
        of: world, level: level, prints: subject == .prints, &random)
    else { return nil }
    var print = Fingerprint()
    print.add(sketch.source)
    guard !seen.contains(print.text) else { return nil }
    let taps = sketch.taps()
    guard let asked = DrillAnswer(family, subject, sketch: &sketch, taps: taps) else { return nil }
    self.family = family
    self.level = level
    self.asking = asking
    prediction = asked.prediction
    fingerprint = DrillFingerprint.text(print.text, asking)
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
      root: sketch.root, events: taps.map(sketch.event), subject: subject,
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
  /// So many programs are written down until one is short enough: that takes no time, and running
  /// them does.
  private static let drafts = 12

  /// Makes a program up that is short enough; nil if none is.
  fileprivate func shortSketch(
    of world: World, level: Int, prints: Bool = false, _ random: inout SplitMix64
  ) -> DrillSketch? {
    for _ in 0..<Self.drafts {
      let sketch = sketch(
        DrillSketch(
          world, level: level, prints: prints, random: SplitMix64(seed: random.next())))
      if sketch.isShortEnough { return sketch }
    }
    return nil
  }

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
