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
      switch try stage.present(list: &page) {
      case .choose: continue
      case .ground: page.select(page.concept?.restsOn.first)
      case .carried: page.select(page.concept?.carries.first)
      case .quiz: try quiz(&page)
      case .named(let name):
        page.select(name)
        try quiz(&page)
      case .lesson:
        if let lesson = page.concept?.lessons.first.flatMap({ session.course.lesson($0) }) {
          try stage.visit { try LessonLoop(stage: stage, session: session).run(lesson) }
          let name = page.concept?.name
          page.map = try session.conceptMap()
          page.select(name)
        }
      case .leave: return
      }
    }
  }

  private func quiz(_ page: inout MapPage) throws {
    guard let concept = page.concept else { return }
    try stage.visit {
      try RoundLoop(stage: stage, session: session, name: "QUIZ").run(session.quiz(concept.name))
    }
    page.map = try session.conceptMap()
    page.select(concept.name)
  }
}
