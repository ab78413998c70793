import CardStore
import Curriculum

extension StudySession {
  /// The trace that shows how one of some ideas errs: the first of them that gives no answer away.
  ///
  /// One that is still to be predicted is kept for the day on which it is asked, and shown by a later
  /// review: it was answered before, or passed over in a lesson that was gone through.
  ///
  /// - Parameter question: The one that was answered; its own trace is shown with it.
  /// - Returns: The identifier of its item; nil if there is none yet.
  public func cure(of ideas: [Misconception], besides question: Question) throws -> String? {
    let traces = ideas.compactMap(\.trace).filter { $0 != question.stimulus?.exercise.id }
    guard !traces.isEmpty else { return nil }
    let done = try store.completedSteps()
    return try traces.first { trace in
      guard let card = course.traces.first(where: { $0.itemID == trace }) else { return false }
      return try store.isAnswered(card.id) || LessonProgress(card.lesson, done: done).isFinished
    }
  }
}
