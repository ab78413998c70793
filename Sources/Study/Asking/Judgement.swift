import Curriculum
import Recall

/// What a response is worth, and everything there is to say about it.
public struct Judgement: Sendable {
  public enum Outcome: Sendable, Hashable {
    case right
    case wrong
    /// Nearly an accepted answer: the learner says whether it counts. `reason` says what differs,
    /// such as "1 letter differs".
    case close(to: String, reason: String)
  }

  public struct Remark: Sendable {
    /// The place of the option, from 0.
    public let option: Int
    public let isPicked: Bool
    public let isKey: Bool
    /// Whether it should have been picked among others, and was not.
    public let isLeftOut: Bool
    /// Whether either answer counts: see ``Question/Option/isOpen``.
    public let isOpen: Bool
    public let rationale: Prose
  }

  public let question: Question
  public let response: Response
  public let outcome: Outcome
  /// One for each option, in the order in which they are shown.
  public let remarks: [Remark]
  /// Slugs of the misconceptions behind what was wrongly picked or left out, without repetition.
  public let misconceptions: [String]

  /// The options, from 0, that were left out because of a misconception; empty if somebody who holds
  /// it picked something.
  public func leftOut(_ misconception: String) -> [Int] {
    let mistaken = remarks.filter {
      question.options[$0.option].misconception == misconception && !$0.isOpen
    }
    guard !mistaken.contains(where: { $0.isPicked && !$0.isKey }) else { return [] }
    return mistaken.filter(\.isLeftOut).map(\.option)
  }

  /// The key in words: texts of the options, or the accepted response.
  public var key: [String] {
    switch question.form {
    case .typed(let accepted): Array(accepted.prefix(1))
    default: question.key.map { question.options[$0].text.text }
    }
  }

  /// Further responses that would have been accepted; one that sounds like the first says nothing.
  public var alternatives: [String] {
    guard case .typed(let accepted) = question.form, let first = accepted.first else { return [] }
    return accepted.dropFirst().filter { $0.lowercased() != first.lowercased() }
  }

  public var isRight: Bool { outcome == .right }

  /// Whether the learner asked to see the answer instead of giving one.
  public var isRevealed: Bool { response == .revealed }

  /// Of a typed answer that is right: how it is written exactly, and what was overlooked. Nil if
  /// there is nothing to remark.
  public var overlooked: (response: String, details: [AnswerVerdict.Overlooked])? {
    guard let (answers, text) = typed,
      case .accepted(let response, let details) = answers.judge(text)
    else { return nil }
    return (response, details)
  }

  /// Of a typed answer that is not an accepted one: the two side by side. Nil if they have little
  /// in common.
  public var comparison: AnswerComparison? {
    guard let (answers, text) = typed, overlooked == nil, answers.judge(text) != .equal else {
      return nil
    }
    return answers.comparison(with: text)
  }

  private var typed: (answers: AcceptedAnswers, text: String)? {
    guard case .typed(let accepted) = question.form, case .typed(let text) = response else {
      return nil
    }
    return (AcceptedAnswers(accepted), text)
  }

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
