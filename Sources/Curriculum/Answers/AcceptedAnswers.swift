import Simulation

/// The responses that a question accepts, and what a typed answer is worth beside them.
///
/// From the top, the first that holds of any of them:
///
/// 1. **equal**: for Swift, the same syntax, whatever its spelling (``SwiftFragment``); for words,
///    the same but for case, articles, hyphens, punctuation, British or American spelling, and
///    numbers in words; for a number, the same in another unit of the kind that is asked for, with a
///    decimal comma, and said as a sentence (``Quantity``).
/// 2. **accepted**, with a word about what was overlooked: of a single name, capitals, a leading `@`
///    or dot, spaces, a plural, and the parentheses and labels of a function; quotes of the other
///    kind; of words, a plural and spaces; of a number, what is counted.
/// 3. **close**: the learner is asked. One letter of a word is wrong, though never its first, which
///    makes another word of `sync`; or the Swift differs only in what the types decide.
/// 4. **wrong**. A digit, a sign or a missing word is never a slip, nor is anything that says "not".
public struct AcceptedAnswers: Sendable {
  private let responses: [AcceptedAnswer]
  private let quantities: AcceptedQuantities

  public init(_ responses: [String]) {
    self.responses = responses.map(AcceptedAnswer.init)
    quantities = AcceptedQuantities(self.responses)
  }

  public func judge(_ answer: String) -> AnswerVerdict {
    let typed = TypedAnswer(answer)
    guard !typed.text.isEmpty else { return .wrong }
    let verdicts = responses.lazy.map { $0.judge(typed) }
    if let verdict = verdicts.first(where: { $0 == .equal }) { return verdict }
    let best = verdicts.min { $0.rank < $1.rank } ?? .wrong
    return best.isRight ? best : quantities.verdict(of: typed) ?? best
  }

  /// The answer beside the response that is most like it; nil if they have little in common.
  public func comparison(with answer: String) -> AnswerComparison? {
    let answer = TypedAnswer(answer).text
    return responses.compactMap { AnswerComparison(yours: answer, answer: $0) }
      .max { $0.likeness < $1.likeness }
  }

  /// The places, from 0, of responses that are equal to one before them.
  var repetitions: [(place: Int, of: Int)] {
    responses.indices.compactMap { place in
      let response = responses[place].response
      return responses[..<place].firstIndex {
        AcceptedAnswers([$0.response]).judge(response) == .equal
      }.map { (place, $0) }
    }
  }
}
