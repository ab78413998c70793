import Curriculum
import Simulation

/// A question as it is put to the learner: options in the order in which they are shown.
public struct Question: Sendable {
  public enum Form: Sendable, Equatable {
    /// One option.
    case choice
    /// Every option that holds, and no other.
    case several
    /// The options that belong into an order, in that order. `isStrict` is false where SwiftUI
    /// promises none, and only the right ones need to be named.
    case order(isStrict: Bool)
    /// Code to change until what is claimed of it holds: see ``Question/exercise``.
    case program
    /// Words to type; those that count as right, the one to show first.
    case typed(accepted: [String])
    /// Words of one's own, which the learner compares with ``Question/model`` and grades.
    case free
  }

  public struct Option: Sendable {
    public let text: Prose
    /// Whether it is to be picked. In a trace the simulator says so.
    public let isKey: Bool
    /// Whether either answer counts: what SwiftUI does here is not promised.
    public let isOpen: Bool
    /// Why it is right or wrong; empty where nothing is to be said of it that is not said of the answer.
    public let rationale: Prose
    public let misconception: String?
    /// In an order: its place in the right one, from 0; nil if it does not belong into it.
    public let rank: Int?
    /// Whether it says "none of them", which is what picking nothing says, too.
    public var isNone = false
    /// What is shown in the place of the text, which gives the answer away.
    public var picture: ScreenPicture?
  }

  /// What somebody would answer who holds a misconception, where that was computed.
  public struct Mistake: Sendable, Equatable {
    /// The slug of the misconception.
    public let misconception: String
    /// The places of all options that they would pick, from 0.
    public let options: Set<Int>
  }

  /// What a trace is predicted of.
  public struct Stimulus: Sendable {
    public let exercise: TraceExercise
    public let listing: Listing
    public let prediction: Prediction
    /// What is run, where that is more than the listing shows.
    public var program: [SourceFile]?
  }

  /// `pack/item` or `pack/item#n`.
  public let card: String
  public let form: Form
  public let stem: [Block]
  /// The text with blanks, for a cloze: see ``deletion``. Empty otherwise.
  public let cloze: [ClozePiece]
  /// The number of the deletion that is asked for: see ``gap(_:)``.
  public let deletion: Int?
  public let options: [Option]
  public let hints: [Prose]
  public let explanation: Prose
  /// nil unless it is about a trace.
  public let stimulus: Stimulus?
  /// Judges attempts; nil unless it is an exercise.
  public var exercise: ExerciseJudge?
  /// Identifier, title and number of the lesson it is from.
  public let lesson: String
  public let lessonTitle: String
  public let lessonNumber: Int
  public let concepts: [String]
  public let fingerprint: String
  /// Whole answers that are wrong, and who would give them; the likeliest first. Empty where a
  /// single option tells: see ``Option/misconception``.
  public var mistakes: [Mistake] = []
  /// Whether a machine made it and nobody has accepted it.
  public var isDraft = false
  /// What to compare words of one's own with; empty for any other form.
  public var model: [Block] = []

  /// How a deletion of the cloze is shown.
  public enum Gap: Sendable {
    case asked
    /// It was asked before, and helps.
    case filled
    /// It is asked later, and would be given away.
    case hidden
  }

  /// How the deletion of a number is shown.
  public func gap(_ number: Int) -> Gap {
    guard let deletion, deletion != number else { return .asked }
    return number < deletion ? .filled : .hidden
  }

  /// How many deletions are asked later, which what explains the text may give away.
  public var hiddenGaps: Int {
    let numbers = cloze.compactMap { piece in
      if case .deletion(let number, _) = piece { number } else { nil }
    }
    return Set(numbers.filter { gap($0) == .hidden }).count
  }

  /// The place of the option that says "none of them".
  public var none: Int? { options.firstIndex(where: \.isNone) }

  /// The places of the options to be picked, from 0; for an order, in the right order.
  public var key: [Int] {
    switch form {
    case .choice, .several: options.indices.filter { options[$0].isKey }
    case .order:
      options.indices.filter { options[$0].rank != nil }
        .sorted { (options[$0].rank ?? 0) < (options[$1].rank ?? 0) }
    case .typed, .program, .free: []
    }
  }

  /// The slugs that its options, answers and foreseen attempts stand for.
  public var misconceptions: [String] {
    options.compactMap(\.misconception) + mistakes.map(\.misconception)
      + (exercise?.exercise.foreseen.compactMap(\.misconception) ?? [])
  }
}

/// What the learner did with a question. Options are named by their place in ``Question/options``,
/// from 0.
public enum Response: Sendable, Hashable {
  case picked(Set<Int>)
  /// The options in the order in which they were put.
  case ordered([Int])
  case typed(String)
  /// A program that was judged, and the slugs of what those believe who would have written it, or
  /// one that was tried before it.
  case program(String, isSolved: Bool, misconceptions: [String])
  /// Asked to see the answer.
  case revealed
}
