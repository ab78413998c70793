import CardStore
import Curriculum
import Recall

/// What grade an answer has earned by what happened. Easy is for the learner alone to give. A wrong
/// answer is Again, and stays so until the learner says that it was a slip of the fingers.
public enum GradeProposal {
  /// - Parameters:
  ///   - help: Hints and peeks taken.
  ///   - duration: Milliseconds from the question to the answer.
  ///   - words: Of the question, the options and the listing.
  ///   - thinking: Milliseconds that nobody needs to hurry: see ``Question/thinking``.
  ///   - sureness: A right guess says as little as an answer that came hard.
  public static func grade(
    isRight: Bool, help: Int, duration: Int, words: Int, thinking: Int = thinking,
    sureness: Answer.Sureness?
  ) -> Grade {
    guard isRight else { return .again }
    let isHard =
      help > 0 || duration > patience(words: words, thinking: thinking) || sureness == .guess
    return isHard ? .hard : .good
  }

  /// The milliseconds after which a right answer counts as slow: time to think, and time to read at
  /// 150 words a minute.
  public static func patience(words: Int, thinking: Int = thinking) -> Int {
    thinking + words * 400
  }

  /// Half a minute, in milliseconds.
  public static let thinking = 30_000
}

extension Question {
  /// Milliseconds to think, besides the time to read: code is also written.
  var thinking: Int {
    exercise == nil ? GradeProposal.thinking : CourseExercise.usualSeconds * 1000
  }

  /// How many words there are to read before one can answer.
  var words: Int {
    var texts = stem.flatMap(\.texts) + options.map(\.text.text)
    for case .text(let prose) in cloze { texts.append(prose.text) }
    if let stimulus { texts.append(stimulus.listing.source) }
    if let exercise { texts.append(exercise.start.source) }
    return texts.reduce(0) { $0 + $1.split(whereSeparator: \.isWhitespace).count }
  }
}

extension Block {
  /// What there is to read in it, besides drawings.
  fileprivate var texts: [String] {
    switch self {
    case .heading(_, let prose, _), .paragraph(let prose, _): [prose.text]
    case .list(_, let items, _): items.joined().flatMap(\.texts)
    case .quote(let blocks, _): blocks.flatMap(\.texts)
    case .table(let rows, _): rows.joined().map(\.text)
    case .verbatim(_, let text, _): [text]
    case .listing(let listing): [listing.source]
    case .mockup, .rule, .quiz, .trace, .shownTrace, .exercise: []
    }
  }
}
