import Study

/// Walks through the map of concepts.
struct MapLoop {
  let stage: Stage
  let session: StudySession

  /// - Parameter name: The concept to begin with; nil begins with what is to be gone over first.
  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run(_ name: String?) throws {
    var page = MapPage(map: try session.conceptMap())
    page.select(try name.map { try page.map.named($0).name } ?? page.map.advice.first?.concept)
    while true {
      switch try stage.present(page) {
      case .up: page.selected = max(0, page.selected - 1)
      case .down: page.selected = min(page.map.concepts.count - 1, page.selected + 1)
      case .ground: page.select(page.concept?.restsOn.first)
      case .carried: page.select(page.concept?.carries.first)
      case .quiz: try quiz(&page)
      case .named(let name):
        page.select(name)
        try quiz(&page)
      case .lesson:
        if let lesson = page.concept?.lessons.first.flatMap({ session.course.lesson($0) }) {
          try LessonLoop(stage: stage, session: session).run(lesson)
        }
      case .leave: return
      }
    }
  }

  private func quiz(_ page: inout MapPage) throws {
    guard let concept = page.concept else { return }
    try RoundLoop(stage: stage, session: session, name: "QUIZ").run(session.quiz(concept.name))
    page.map = try session.conceptMap()
    page.select(concept.name)
  }
}
