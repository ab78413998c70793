import Curriculum
import Recall

/// What a response is worth, and everything there is to say about it.
public struct Judgement: Sendable {
  public enum Outcome: Sendable, Hashable {
    case right
    case wrong
    /// Nearly an accepted answer: the learner says whether it counts. `differs` is the number of
    /// letters.
    case close(to: String, differs: Int)
  }

  public struct Remark: Sendable {
    /// The place of the option, from 0.
    public let option: Int
    public let isPicked: Bool
    public let isKey: Bool
    /// Whether either answer counts: see ``Question/Option/isOpen``.
    public let isOpen: Bool
    public let rationale: Prose
  }

  public let question: Question
  public let response: Response
  public let outcome: Outcome
  /// One for each option, in the order in which they are shown.
  public let remarks: [Remark]
  /// Slugs of the misconceptions behind what was wrongly picked, without repetition.
  public let misconceptions: [String]

  /// The key in words: texts of the options, or the accepted response.
  public var key: [String] {
    switch question.form {
    case .typed(let accepted): Array(accepted.prefix(1))
    default: question.key.map { question.options[$0].text.text }
    }
  }

  /// Further responses that would have been accepted.
  public var alternatives: [String] {
    if case .typed(let accepted) = question.form { Array(accepted.dropFirst()) } else { [] }
  }

  public var isRight: Bool { outcome == .right }

  /// The same, after the learner said whether a close answer counts.
  public func settled(asRight isRight: Bool) -> Judgement {
    Judgement(
      question: question, response: response, outcome: isRight ? .right : .wrong,
      remarks: remarks, misconceptions: misconceptions)
  }

  /// The same, after the learner said that only the fingers were wrong.
  var forgiven: Judgement {
    Judgement(
      question: question, response: response, outcome: .right, remarks: remarks,
      misconceptions: [])
  }
}
