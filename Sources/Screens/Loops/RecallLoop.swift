import Study
import Terminal

/// Has a learner write what they remember of a lesson, and makes cards of its ideas.
struct RecallLoop {
  let stage: Stage
  let session: StudySession

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run(_ lesson: CourseLesson) throws {
    let ideas = lesson.ideas
    guard !ideas.isEmpty else {
      return stage.say("The lesson \"\(lesson.title)\" has no headings to remember.")
    }
    let lines = try write(lesson)
    var page = IdeasPage(title: lesson.title, ideas: ideas, written: lines)
    while true {
      switch try stage.present(page) {
      case .toggle(let place):
        guard ideas.indices.contains(place) else { continue }
        page.ticked.formSymmetricDifference([place])
        page.selected = place
      case .move(let steps):
        page.selected = min(max(0, page.selected + steps), ideas.count - 1)
      case .commit(let remembered): return try tick(remembered, ideas, lesson)
      case .leave: return
      }
    }
  }

  /// Each line is kept before it is shown as kept.
  private func write(_ lesson: CourseLesson) throws -> [String] {
    var page = RecollectionPage(title: lesson.title)
    while true {
      switch try stage.present(line: page) {
      case .line(let line):
        let lines = page.lines + [line]
        try session.recollect(lines.joined(separator: "\n"), of: lesson)
        page.lines = lines
      case .done: return page.lines
      case .command(let command): try stage.leave(for: command)
      case .leave: throw Departure.back
      }
    }
  }

  private func tick(
    _ remembered: Set<Int>, _ ideas: [LessonIdea], _ lesson: CourseLesson
  ) throws {
    let returns = try session.tick(remembered, of: ideas, in: lesson)
    let lines = zip(ideas, returns).enumerated().map { place, idea in
      // In brackets, for a title may be a question.
      "\(remembered.contains(place) ? "+" : "-") \(idea.0.title) "
        + "(\(idea.1.map { "comes back \($0.text)" } ?? "is kept"))"
    }
    let heading =
      "You had \(remembered.count) of \(counted(ideas.count, "idea")). Everything is recorded."
    _ = try stage.present(
      DetailPage(
        title: "FROM MEMORY", matter: .text(([heading] + lines).map { StyledLine($0) }),
        direction: .onwards))
  }
}
