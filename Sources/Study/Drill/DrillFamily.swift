import CardStore
import Recall
import Simulation

/// A kind of made-up programs. To the scheduler each is one card, and each time that it is asked it
/// is another program.
public enum DrillFamily: String, Sendable, CaseIterable {
  /// State, bindings and inputs: whose body runs?
  case whoRuns = "who-runs"
  /// An `@Observable` object: whose body is told?
  case observation
  /// A key of the environment: whose body is told?
  case environment
  /// Branches, arguments and `.id`: whose state survives?
  case identity
  /// Stacks and their children: who gets how much room, and where?
  case layout
  /// Chains of modifiers: what is drawn?
  case modifiers
  /// What moves: how far is it at a time?
  case motion

  /// Families about what runs and whose state survives: their programs are sketched alike.
  static let ofUpdates: [DrillFamily] = [.whoRuns, .observation, .environment, .identity]

  /// The identifier of its item: `drill-who-runs`.
  public var item: String { "drill-\(rawValue)" }

  /// The families of a card; nil for a card of a lesson.
  public init?(card: String) {
    guard let item = card.split(separator: "/").last,
      let family = Self.allCases.first(where: { $0.item == item })
    else { return nil }
    self = family
  }

  /// As a heading has it.
  public var title: String {
    switch self {
    case .whoRuns: "Who runs?"
    case .observation: "Who observes?"
    case .environment: "Who hears of the environment?"
    case .identity: "Whose state survives?"
    case .layout: "Who gets how much room?"
    case .modifiers: "What is drawn?"
    case .motion: "How far is it by then?"
    }
  }

  /// The lessons that it practises, as far as a course has them, the nearest first.
  var lessons: [String] {
    switch self {
    case .whoRuns: ["state", "bindings", "comparing-inputs", "dependency-graph", "declarative-ui"]
    case .observation: ["observation", "access-or-declaration", "dependency-graph"]
    case .environment: ["environment-values", "access-or-declaration"]
    case .identity:
      [
        "structural-identity", "hidden-branches", "explicit-identity", "lifetime", "life-of-state",
      ]
    case .layout: ["stacks", "propose-choose-place", "frames-and-backgrounds"]
    case .modifiers: ["modifier-chain", "modifiers-at-work", "frames-and-backgrounds"]
    case .motion: ["animations", "passes-and-transactions"]
    }
  }

  /// What is asked at a level, 1...4.
  func subjects(level: Int) -> [Prediction.Subject] {
    switch self {
    case .whoRuns, .observation, .environment, .identity:
      askings(level: level).compactMap(\.subject)
    case .layout: [.screen, .frame]
    case .modifiers: [.screen, .frame]
    case .motion: [.value]
    }
  }

  /// What people believe who are wrong about it, the likeliest first.
  var misreadings: [Misreading] {
    switch self {
    case .whoRuns:
      [
        .parentRebuilds, .everyWriteRuns, .equalWriteRuns, .stateIsPerType, .wholeScreenRebuilds,
        .needsAWrapper,
      ]
    case .observation:
      [
        .wholeObject, .stateWatchesObject, .parentRebuilds, .changeTravelsDown,
        .wholeScreenRebuilds,
        .needsAWrapper,
      ]
    case .environment:
      [.unusedEnvironmentIsFree, .changeTravelsDown, .parentRebuilds, .needsAWrapper]
    case .identity: [.sameTypeSameView, .idIsALabel, .stateOutlivesView, .stateInStruct]
    case .layout, .modifiers: Misreading.ofLayout
    // Who is wrong about it takes the program for another: see `MotionSketch.beliefs`.
    case .motion: []
    }
  }

  /// What is asked of the last event.
  func question(_ subject: Prediction.Subject) -> String {
    switch subject {
    case .state: "Which states keep their storage?"
    case .prints: "Which lines are printed?"
    case .bodies, .order: "Which bodies run?"
    case .frame: "How large is it, and where does it stand?"
    case .negotiation: "What is it offered when it is placed?"
    case .screen: "Which drawing shows what is on the screen?"
    case .value: "Where is it by then?"
    }
  }
}

extension DrillFamily {
  /// Where the store keeps it; not a lesson of any course.
  private static let lesson = "drill"

  func card(in course: Course) -> String { "\(course.name)/\(item)" }

  /// The lessons of a course that teach what it practises, the nearest first.
  func lessons(in course: Course) -> [CourseLesson] { lessons.compactMap { course.lesson($0) } }

  /// Those of the lessons.
  func concepts(in course: Course) -> [String] {
    var seen: Set<String> = []
    return lessons(in: course).flatMap(\.concepts).filter { seen.insert($0).inserted }
  }

  /// As the store is told of it. Its text is another each time, and no change of wording.
  func definition(in course: Course) -> CardDefinition {
    CardDefinition(
      id: card(in: course), lesson: Self.lesson, concepts: concepts(in: course),
      fingerprint: item)
  }

  /// How hard a drill is to be, 1...4: what is remembered for long is asked with more in it, what
  /// was forgotten often with less; every right answer of the day adds one, every wrong one takes
  /// one away.
  ///
  /// - Parameter today: Whether the answers of the day were right, the earliest first.
  static func level(_ memory: MemoryState?, today: [Bool]) -> Int {
    let levels = 1...4
    func within(_ level: Int) -> Int { min(max(level, levels.lowerBound), levels.upperBound) }
    let days = memory?.stability ?? 0
    let known = days >= 30 ? 4 : days >= 10 ? 3 : days >= 3 ? 2 : 1
    return today.reduce(within(known - (memory?.lapses ?? 0) / 2)) { level, isRight in
      within(level + (isRight ? 1 : -1))
    }
  }
}
