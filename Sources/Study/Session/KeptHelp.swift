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
