import Study

/// Goes through what was flagged.
struct FlagsLoop {
  let stage: Stage
  let session: StudySession

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run() throws {
    var page = FlagsPage(report: try session.flagReport())
    while true {
      switch try stage.present(list: &page) {
      case .choose: continue
      case .open: if let flag = page.chosen { try open(flag) }
      case .done: if let flag = page.chosen { try close(flag, &page) }
      case .close(let number): try close(page.report.flags[number], &page)
      case .leave: return
      }
    }
  }

  private func close(_ flag: FlagReport.Flag, _ page: inout FlagsPage) throws {
    try session.closeFlag(flag.id)
    page.report = try session.flagReport()
    page.change(.move(0))
  }

  private func open(_ flag: FlagReport.Flag) throws {
    guard let card = session.course.card(flag.card) else { return stage.say(flag.place) }
    let page = card.lesson.pages.first { $0.item?.id == card.itemID }
    try stage.visit {
      try LessonLoop(stage: stage, session: session).run(card.lesson, from: page?.index ?? 0)
    }
  }
}
