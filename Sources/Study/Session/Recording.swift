import CardStore
import Recall

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

extension StudySession {
  /// The grade that an answer has earned, if nobody says otherwise.
  public func proposal(
    for attempt: Attempt, _ judgement: Judgement, sureness: Answer.Sureness? = nil
  ) -> Grade {
    GradeProposal.grade(
      isRight: judgement.isRight, help: attempt.help,
      duration: max(0, clock.milliseconds() - attempt.startedAt), words: attempt.question.words,
      thinking: attempt.question.thinking, sureness: sureness)
  }

  /// When the card would come back after each grade.
  public func preview(_ attempt: Attempt) throws -> [Grade: Return] {
    let now = clock.seconds
    let preview = try store.scheduler(ofCard: attempt.question.card).preview(
      attempt.memory, at: now, seed: Fuzz.seed(card: attempt.question.card))
    return preview.states.mapValues { comesBack(attempt.question.card, due: $0.due) }
  }

  /// Writes an answer into the store: log, memory and lesson progress in one transaction. Confirm
  /// it only after this returned.
  ///
  /// A close answer that nobody settled counts as wrong: see ``Judgement/settled(asRight:)``.
  ///
  /// - Parameter grade: nil takes the ``proposal(for:_:sureness:)``. Practice gets none.
  /// - Parameter time: When it was answered, in milliseconds; nil is now.
  @discardableResult
  public func record(
    _ attempt: Attempt, _ judgement: Judgement, grade: Grade? = nil,
    sureness: Answer.Sureness? = nil, at time: Int? = nil
  ) throws -> Recorded {
    let now = time ?? clock.milliseconds()
    // A wrong answer is Again, whatever is wished for: see ``forgiveSlip(_:in:)``.
    let wish = judgement.isRight ? grade : nil
    let earned = wish ?? proposal(for: attempt, judgement, sureness: sureness)
    let question = attempt.question
    let answer = Answer(
      card: question.card, time: now, kind: attempt.kind, grade: attempt.isPractice ? nil : earned,
      isRight: judgement.isRight, text: judgement.response.text(for: question),
      sureness: sureness, hints: attempt.help, duration: max(0, now - attempt.startedAt),
      fingerprint: question.fingerprint,
      shownMisconceptions: question.misconceptions,
      pickedMisconceptions: judgement.misconceptions, completes: attempt.completes)
    let recorded = try record(answer, judgement)
    // It is recorded, whatever becomes of this: what is kept of a question that was asked less often
    // counts no more.
    try? forgetHelp(with: attempt)
    return recorded
  }

  /// Gives a right answer another grade; a wrong one stays Again. In the log another answer takes
  /// its place, in one transaction.
  public func regrade(_ recorded: Recorded, as grade: Grade) throws -> Recorded {
    guard recorded.judgement.isRight, let former = recorded.grade, former != grade else {
      return recorded
    }
    var answer = recorded.answer
    answer.id = UUID()
    answer.grade = grade
    return try record(answer, recorded.judgement, replacing: recorded.answer.id)
  }

  /// Believes the learner that a wrong answer was a slip of the fingers: it counts as right, with
  /// the grade that a right one would have earned, and as no misconception. What was answered stays
  /// in the log.
  public func forgiveSlip(_ recorded: Recorded, in attempt: Attempt) throws -> Recorded {
    guard recorded.grade == .again, !recorded.judgement.isRight else { return recorded }
    return try correct(recorded, in: attempt)
  }

  /// Takes the learner's word that what they typed is right, although it is no accepted answer: it
  /// counts as right, with the grade that it would have earned, and the question is flagged with
  /// what was typed, in the same transaction, for its author to judge.
  ///
  /// Anything but a typed answer that counts as wrong stays as it is.
  public func acceptTyped(_ recorded: Recorded, in attempt: Attempt) throws -> Recorded {
    guard recorded.isRefused, case .typed(let text) = recorded.judgement.response else {
      return recorded
    }
    let words = text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return try correct(
      recorded, in: attempt, objecting: "My answer was right and was refused: \(words)")
  }

  private func correct(
    _ recorded: Recorded, in attempt: Attempt, objecting objection: String? = nil
  ) throws -> Recorded {
    var answer = recorded.answer
    answer.isRight = true
    answer.pickedMisconceptions = []
    return try recordGraded(answer, recorded.judgement.forgiven, in: attempt, objecting: objection)
  }

  /// Puts an answer, with the grade that it has earned, in the place of the one that it was made of.
  func recordGraded(
    _ former: Answer, _ judgement: Judgement, in attempt: Attempt,
    objecting objection: String? = nil
  ) throws -> Recorded {
    var answer = former
    answer.id = UUID()
    answer.grade = GradeProposal.grade(
      isRight: answer.isRight, help: answer.hints, duration: answer.duration,
      words: attempt.question.words, thinking: attempt.question.thinking,
      sureness: answer.sureness)
    return try record(answer, judgement, replacing: former.id, objecting: objection)
  }

  private func record(
    _ answer: Answer, _ judgement: Judgement, replacing former: UUID? = nil,
    objecting objection: String? = nil
  ) throws -> Recorded {
    let card = try store.record(answer, replacing: former, objecting: objection)
    let timesPicked = try store.timesPicked(judgement.misconceptions)
    let isPutOff = try answer.grade == .again && budget().hadEnough.contains(card.id)
    return Recorded(
      answer: answer, judgement: judgement, grade: answer.grade,
      comesBack: isPutOff ? .days(1) : card.memory.map { comesBack(card.id, due: $0.due) },
      isPutOff: isPutOff, timesPicked: timesPicked)
  }

  /// An exercise comes once on a day, however short its step: see ``DayBudget/hadEnough``.
  private func comesBack(_ card: String, due: Int) -> Return {
    let back = comesBack(due: due)
    guard course.card(card)?.isExercise == true else { return back }
    return if case .days = back { back } else { .days(1) }
  }

  func comesBack(due: Int) -> Return {
    let days = clock.calendar.day(of: due).number - clock.today.number
    guard days < 1 else { return .days(days) }
    let minutes = max(1, (due - clock.seconds + 59) / 60)
    return minutes < 60 ? .minutes(minutes) : .today
  }

  /// Takes back the last answer that still counts, whenever it was given.
  ///
  /// - Returns: nil if there is none.
  @discardableResult
  public func undo() throws -> Undone? {
    guard let answer = try store.undo(at: clock.milliseconds()) else { return nil }
    return Undone(answer: answer, card: course.card(answer.card))
  }

  /// Puts a card aside until the learner takes it back in.
  public func suspend(_ card: String) throws {
    try store.suspend(card, at: clock.milliseconds())
  }

  /// Takes a suspended card or a leech back in.
  public func resume(_ card: String) throws {
    try store.resume(card, at: clock.milliseconds())
  }
}

extension Recorded {
  /// Whether it is a typed answer, and counts as wrong.
  public var isRefused: Bool {
    guard grade == .again, !judgement.isRight, case .typed(let text) = judgement.response else {
      return false
    }
    return text.contains { !$0.isWhitespace }
  }
}

/// An answer that was taken back.
public struct Undone: Sendable {
  public let answer: Answer
  /// nil if the card is in no lesson any more.
  public let card: CourseCard?
}
