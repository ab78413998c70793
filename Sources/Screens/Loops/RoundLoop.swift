import Curriculum
import Study

/// Asks a round of questions and ends with what it came to.
struct RoundLoop {
  let stage: Stage
  let session: StudySession
  /// `REVIEW`, `QUIZ`, `DRILL`, `TRACE`.
  let name: String

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run(_ round: ReviewRound) throws {
    while true {
      switch try round.next() {
      case .ask(let attempt, let number, let total):
        try ask(attempt, number: number, total: total, in: round)
      case .finished(let summary):
        if try isDone(summary, round) { return }
      }
    }
  }

  private func ask(_ attempt: Attempt, number: Int, total: Int?, in round: ReviewRound) throws {
    let place = Place.round(
      name: name, number: number, total: total, card: attempt.question.card, repeats: round.repeats)
    let lesson = session.course.lesson(attempt.question.lesson)
    let question = QuestionLoop(
      stage: stage, session: session, place: place, listings: lesson?.listings ?? [])
    switch try question.ask(attempt) {
    case .answered(let recorded): round.answered(recorded)
    case .lesson(let recorded):
      round.answered(recorded)
      if let lesson { try read(lesson, on: attempt.question) }
    case .skipped: round.skip(attempt)
    case .undoBefore: try round.undo()
    case .undone, .back: return
    }
  }

  /// Opens the lesson where it leads to a question, and comes back to the round.
  private func read(_ lesson: CourseLesson, on question: Question) throws {
    let item = lesson.pages.first { page in
      session.course.cards(of: lesson).contains {
        $0.id == question.card && $0.itemID == page.item?.id
      }
    }
    let told = lesson.pages.prefix(item?.index ?? 0).last { $0.item == nil }
    try stage.visit {
      try LessonLoop(stage: stage, session: session).run(lesson, from: told?.index ?? 0)
    }
  }

  /// Shows the summary.
  ///
  /// - Returns: false if the last answer was taken back and is to be asked for again.
  private func isDone(_ summary: RoundSummary, _ round: ReviewRound) throws -> Bool {
    let minutes = summary.nextStepDue.map { ($0 - session.clock.seconds + 59) / 60 }
    let page = SummaryPage(name: name, summary: summary, minutesToNextStep: minutes)
    guard try stage.present(page) == .undo else { return true }
    return try round.undo() == nil
  }
}

extension CourseLesson {
  fileprivate var listings: [Listing] { lesson.blocks.compactMap(\.listing) }
}
