extension StudySession {
  /// Notes what a learner says of a draft. What is dropped is put aside at once.
  ///
  /// - Parameter id: `pack/item` or `pack/item#n`.
  /// - Returns: A sentence that says what was done; nil if it is no draft, or nobody can write.
  public func settle(_ choice: DraftChoice, draft id: String) throws -> String? {
    guard let drafts, let card = course.card(id), card.isDraft else { return nil }
    let sentence = try drafts.settle(
      choice, WaitingDraft(path: card.lesson.lesson.path, id: card.itemID, isAsked: true))
    if choice == .drop { try suspend(id) }
    return sentence
  }

  /// Lets the answer to a draft that was accepted after it count like any other: in the log a graded
  /// answer takes the place of the ungraded one, and the question comes back.
  ///
  /// An answer that counts already, or that repeats what counted before, stays as it is.
  public func count(_ recorded: Recorded, in attempt: Attempt) throws -> Recorded {
    guard recorded.grade == nil, attempt.question.isDraft, attempt.memory == nil else {
      return recorded
    }
    return try recordGraded(recorded.answer, recorded.judgement, in: attempt)
  }
}
