import Study

/// Goes through what was flagged.
struct FlagsLoop {
  let stage: Stage
  let session: StudySession

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`.
  func run() throws {
    var page = FlagsPage(report: try session.flagReport())
    while true {
      switch try stage.present(page) {
      case .up: page.selected = max(0, page.selected - 1)
      case .down: page.selected = min(page.report.flags.count - 1, page.selected + 1)
      case .open: try open(page.report.flags[page.selected])
      case .done: try close(page.selected, &page)
      case .close(let number): try close(number, &page)
      case .leave: return
      }
    }
  }

  private func close(_ number: Int, _ page: inout FlagsPage) throws {
    try session.closeFlag(page.report.flags[number].id)
    page.report = try session.flagReport()
    page.selected = max(0, min(page.selected, page.report.flags.count - 1))
  }

  private func open(_ flag: FlagReport.Flag) throws {
    guard let card = session.course.card(flag.card) else { return stage.say(flag.place) }
    let page = card.lesson.pages.first { $0.item?.id == card.itemID }
    try LessonLoop(stage: stage, session: session).run(card.lesson, from: page?.index ?? 0)
  }
}
