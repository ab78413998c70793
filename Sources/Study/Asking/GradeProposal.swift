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
  ///   - sureness: A right guess says as little as an answer that came hard.
  public static func grade(
    isRight: Bool, help: Int, duration: Int, words: Int, sureness: Answer.Sureness?
  ) -> Grade {
    guard isRight else { return .again }
    let isHard = help > 0 || duration > patience(words: words) || sureness == .guess
    return isHard ? .hard : .good
  }

  /// The milliseconds after which a right answer counts as slow: half a minute to think, and time
  /// to read at 150 words a minute.
  public static func patience(words: Int) -> Int { 30_000 + words * 400 }
}

extension Question {
  /// How many words there are to read before one can answer.
  var words: Int {
    var texts = stem.flatMap(\.texts) + options.map(\.text.text)
    for case .text(let prose) in cloze { texts.append(prose.text) }
    if let stimulus { texts.append(stimulus.listing.source) }
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
    case .exercise(let exercise): exercise.task.flatMap(\.texts)
    case .mockup, .rule, .quiz, .trace: []
    }
  }
}
