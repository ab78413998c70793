import CardStore
import Recall
import Study

extension QuestionLoop {
  /// Shows words of the learner's own beside those to compare with, and takes their grade. It is
  /// recorded with the grade: before it, nothing is.
  ///
  /// - Throws: ``Departure``, `CardStoreError`.
  func compare(_ attempt: Attempt, _ response: Response) throws -> QuestionResult {
    let judgement = attempt.question.judge(response)
    var page = ModelPage(
      place: place, attempt: attempt, response: response, preview: try session.preview(attempt))
    while true {
      switch try stage.present(page) {
      case .mark(let grade): page.marked = grade
      case .again: return .undone
      case .leave: throw Departure.back
      case .grade(let grade):
        return .answered(
          try record(attempt, judgement.settled(asRight: grade != .again), grade: grade))
      case .lesson:
        return .lesson(
          try record(attempt, judgement.settled(asRight: page.kept != .again), grade: page.kept))
      }
    }
  }

  /// Records an answer, as often as it takes.
  func record(
    _ attempt: Attempt, _ judgement: Judgement, grade: Grade? = nil,
    sureness: Answer.Sureness? = nil
  ) throws -> Recorded {
    let time = session.clock.milliseconds()
    return try stage.writing {
      try session.record(attempt, judgement, grade: grade, sureness: sureness, at: time)
    }
  }
}
