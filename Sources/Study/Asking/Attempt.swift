import CardStore
import Curriculum
import Recall

/// A question being asked: from the moment it is shown until it is answered.
public struct Attempt: Sendable {
  public let question: Question
  public let kind: Answer.Kind
  /// The lesson's step that is done once this is answered; nil outside a lesson.
  public let completes: LessonStep?
  /// Whether the learner asked for it before its time: the answer is written down and leaves the
  /// schedule alone.
  public let isPractice: Bool
  /// Milliseconds since 1970.
  public let startedAt: Int
  /// What was used of what helps; it outlives that the question is left without an answer.
  var taken = TakenHelp()
  /// Before this answer; nil if the card was never answered.
  public let memory: MemoryState?
  /// The chance that it is still known now, 0 to 1; nil if it was never answered.
  public let retrievability: Double?

  init(
    question: Question, kind: Answer.Kind, completes: LessonStep?, isPractice: Bool,
    startedAt: Int, memory: MemoryState?, retrievability: Double?
  ) {
    self.question = question
    self.kind = kind
    self.completes = completes
    self.isPractice = isPractice
    self.startedAt = startedAt
    self.memory = memory
    self.retrievability = retrievability
  }

  /// A question that is only shown, to its author: nothing is recorded of it.
  public init(showing question: Question) {
    self.init(
      question: question, kind: .early, completes: nil, isPractice: true, startedAt: 0, memory: nil,
      retrievability: nil)
  }

  /// How many hints were shown.
  public var hintsShown: Int { taken.hints }

  /// The hints that may be read now.
  public var hints: [Prose] { Array(question.hints.prefix(hintsShown)) }

  /// Shows one more hint.
  ///
  /// - Returns: Whether there was one.
  @discardableResult
  public mutating func showHint() -> Bool {
    guard hintsShown < question.hints.count else { return false }
    taken.hints += 1
    return true
  }

  /// Counts a peek at something that gives part of the answer away, such as the dependencies of a
  /// trace.
  public mutating func countPeek() { taken.peeks += 1 }

  /// Counts a program that did not solve an exercise.
  public mutating func countTry() { taken.tries += 1 }

  /// Nobody is expected to solve an exercise at once: so many tries are part of thinking.
  public static let freeTries = 2

  /// Hints, peeks, and tries beyond those that are free.
  public var help: Int { taken.hints + taken.peeks + max(0, taken.tries - Self.freeTries) }
}

/// When a card comes back.
public enum Return: Sendable, Hashable {
  /// Within the hour and the day of study; at least 1.
  case minutes(Int)
  case today
  /// Days of study from today, at least 1.
  case days(Int)

  /// `in 10 minutes`, `today`, `tomorrow`, `in 5 days`.
  public var text: String {
    switch self {
    case .minutes(1): "in 1 minute"
    case .minutes(let minutes): "in \(minutes) minutes"
    case .today: "today"
    case .days(1): "tomorrow"
    case .days(let days): "in \(days) days"
    }
  }
}

/// An answer that is in the store.
public struct Recorded: Sendable {
  public let answer: Answer
  public let judgement: Judgement
  /// nil if it was practice, which is not graded.
  public let grade: Grade?
  /// When it comes back; nil if the answer does not move the card.
  public let comesBack: Return?
  /// Whether the card was missed so often today that it is asked no more before tomorrow.
  public let isPutOff: Bool
  /// For each misconception of the judgement: how often it was picked so far, this time included.
  public let timesPicked: [String: Int]
}
