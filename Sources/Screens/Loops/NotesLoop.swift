import Study

/// Takes notes on a lesson.
struct NotesLoop {
  let stage: Stage
  let session: StudySession

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run(_ lesson: CourseLesson) throws {
    var page = NotesPage(title: lesson.title, notes: try session.notes(on: lesson))
    while true {
      switch try stage.present(line: page) {
      case .add(let text):
        try session.addNote(text, on: lesson)
        page.notice = "Kept."
      case .change(let place, let text):
        try session.change(page.notes[place].id, text: text, answer: nil)
        page.notice = "Changed."
      case .erase(let place):
        try session.erase(page.notes[place].id)
        page.notice = "Deleted; undo at the prompt brings it back."
      case .command(let command): try stage.leave(for: command)
      case .leave: return
      }
      page.notes = try session.notes(on: lesson)
    }
  }
}
