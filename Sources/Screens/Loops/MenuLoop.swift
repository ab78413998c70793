import Study

/// Lets the learner choose from a list.
struct MenuLoop {
  let stage: Stage

  /// - Returns: The entry's name; nil if nothing was chosen.
  func choose(
    _ title: String, status: String = "", from entries: [MenuPage.Entry], selected: Int = 0
  ) throws -> String? {
    guard !entries.isEmpty else {
      stage.say("There are none.")
      return nil
    }
    var page = MenuPage(
      title: title, status: status, allEntries: entries, choice: ListChoice(selected: selected))
    return try choose(on: &page)
  }

  /// Lets the learner open one entry after the other, until the list is left.
  ///
  /// - Parameters:
  ///   - list: The page with the entries as they are now; what is chosen on it stays chosen.
  ///   - open: What is done with the name of an entry. However it is left, the list comes back.
  func walk(through list: () throws -> MenuPage, open: (String) throws -> Void) throws {
    var page = try list()
    guard !page.allEntries.isEmpty else { return stage.say("There are none.") }
    while let name = try choose(on: &page) {
      try stage.visit { try open(name) }
      let choice = page.choice
      page = try list()
      page.choice = choice
      page.change(.move(0))
    }
  }

  private func choose(on page: inout MenuPage) throws -> String? {
    while true {
      switch try stage.present(list: &page) {
      case .choose: continue
      case .open: if let entry = page.chosen { return entry.id }
      case .named(let name): return name
      case .leave: return nil
      }
    }
  }
}

extension StudySession {
  /// All lessons, under their parts, with how far they got.
  func lessonEntries() throws -> [MenuPage.Entry] {
    try progress().map { progress in
      let lesson = progress.lesson
      let state =
        progress.isFinished
        ? "finished"
        : progress.isBegun
          ? "step \(progress.current + 1) of \(lesson.steps.count)"
          : "\(lesson.minutes) min"
      return MenuPage.Entry(
        id: lesson.id, number: String(lesson.number), title: lesson.title, detail: state,
        group: lesson.part.title)
    }
  }

  /// All traces with the lesson they are from.
  func traceEntries() -> [MenuPage.Entry] {
    course.traces.map { card in
      MenuPage.Entry(
        id: card.itemID, number: "", title: card.itemID, detail: "lesson \(card.lesson.number)",
        group: card.lesson.title)
    }
  }
}

extension MenuPage.Entry {
  /// A topic with how well it is known.
  init(_ topic: TopicList.Entry) {
    let chance = topic.chance ?? "-"
    self.init(
      id: topic.name, number: "", title: topic.title,
      detail: "\(topic.standing.rawValue)  \(topic.seen) of \(topic.cards) seen"
        + chance.padding(to: 6, atStart: true))
  }
}
