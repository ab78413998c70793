/// What was used of what helps with a question that is not answered yet.
struct TakenHelp: Sendable, Equatable {
  /// Hints that were shown.
  var hints = 0
  /// Peeks at something that gives part of the answer away.
  var peeks = 0
  /// Programs that did not solve an exercise.
  var tries = 0

  init() {}

  /// As it is stored, behind the mark of the question that it belongs to.
  var text: String { "\(hints) \(peeks) \(tries)" }

  /// Nil if it is not stored, or belongs to another question.
  init?(_ stored: String?, mark: String) {
    guard let stored, stored.hasPrefix(mark + " ") else { return nil }
    let numbers = stored.dropFirst(mark.count + 1).split(separator: " ").compactMap { Int($0) }
    guard numbers.count == 3, numbers.allSatisfy({ $0 >= 0 }) else { return nil }
    (hints, peeks, tries) = (numbers[0], numbers[1], numbers[2])
  }
}

extension StudySession {
  /// Keeps what was used of what helps: who leaves a question and comes back has read its hints all
  /// the same.
  ///
  /// - Throws: `CardStoreError`.
  public func keepHelp(of attempt: Attempt) throws {
    guard attempt.taken != TakenHelp() else { return }
    try store.setSetting(
      Self.helpKey(attempt.question.card), to: "\(Self.mark(of: attempt)) \(attempt.taken.text)")
  }

  /// The attempt with what was used before the question was left.
  func recalling(_ attempt: Attempt) throws -> Attempt {
    let stored = try store.setting(Self.helpKey(attempt.question.card))
    guard let taken = TakenHelp(stored, mark: Self.mark(of: attempt)) else { return attempt }
    var attempt = attempt
    attempt.taken = taken
    return attempt
  }

  /// It is answered: nothing is left to keep.
  func forgetHelp(with attempt: Attempt) throws {
    guard attempt.taken != TakenHelp() else { return }
    try store.setSetting(Self.helpKey(attempt.question.card), to: nil)
  }

  private static func helpKey(_ card: String) -> String { "help.\(card)" }

  /// The wording, and how often it was answered: the next time is another one.
  private static func mark(of attempt: Attempt) -> String {
    "\(attempt.question.fingerprint) \(attempt.memory?.reviews ?? 0)"
  }
}
