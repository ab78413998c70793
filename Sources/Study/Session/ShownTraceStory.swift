import Curriculum

extension StudySession {
  /// Runs a trace that is stepped through without being asked.
  ///
  /// - Throws: ``StudyError`` if its lesson lacks the listing, or it cannot be run.
  public func story(of trace: ShownTrace, in lesson: CourseLesson) throws -> Question.Stimulus {
    guard let listing = lesson.lesson.listing(named: trace.listing) else {
      throw StudyError.missingListing(trace.listing, trace: trace.id)
    }
    let exercise = trace.exercise
    do {
      return Question.Stimulus(
        exercise: exercise, listing: listing, prediction: try predict(exercise, listing))
    } catch {
      throw StudyError.failingTrace(trace.id, reason: CourseCard.sentence(error))
    }
  }

  /// Notes what a learner says of such a trace that a machine made.
  ///
  /// - Returns: A sentence that says what was done; nil if it is no draft, or nobody can write.
  public func settle(
    _ choice: DraftChoice, _ trace: ShownTrace, in lesson: CourseLesson
  ) throws -> String? {
    guard let drafts, trace.draft != nil else { return nil }
    return try drafts.settle(
      choice, WaitingDraft(path: lesson.lesson.path, id: trace.id, isAsked: false))
  }
}
