import Study

/// Searches the lessons, and goes where the learner wants to go.
struct SearchLoop {
  let stage: Stage
  let session: StudySession

  /// - Parameter words: What to search for; nil asks.
  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run(_ words: String?) throws {
    var wish = try words ?? ask()
    while let words = wish {
      switch try show(SearchPage(results: session.search(words))) {
      case .again: wish = try ask()
      case .instead(let meant): wish = meant
      case .leave: return
      }
    }
  }

  private enum Wish {
    case again, leave
    case instead(String)
  }

  private func show(_ page: SearchPage) throws -> Wish {
    var page = page
    while true {
      switch try stage.present(list: &page) {
      case .choose: continue
      case .all:
        page.showsAll.toggle()
        page.change(.first)
      case .open: if let entry = page.chosen { try stage.visit { try open(entry) } }
      case .numbered(let number): try stage.visit { try open(page.allEntries[number]) }
      case .again: return .again
      case .suggested: return page.results.suggestion.map(Wish.instead) ?? .again
      case .leave: return .leave
      }
    }
  }

  /// Opens a lesson where something was found, or asks the question that was.
  private func open(_ entry: SearchPage.Entry) throws {
    if let item = entry.place.item,
      let card = session.course.cards.first(where: { $0.itemID == item })
    {
      let name = card.isTrace ? "TRACE" : "QUIZ"
      return try RoundLoop(stage: stage, session: session, name: name).run(session.ask(card))
    }
    guard let lesson = session.course.lesson(entry.lesson.lesson) else { return }
    try LessonLoop(stage: stage, session: session).run(lesson, from: entry.place.step - 1)
  }

  private func ask() throws -> String? {
    switch try stage.present(line: SearchWordsPage()) {
    case .search(let words): words
    case .leave: nil
    }
  }
}
