import CardStore
import Study
import Terminal

/// Shows how the learner is doing, and writes it to a file.
struct StatsLoop {
  /// Writes figures as JSON.
  ///
  /// - Parameters:
  ///   - path: As it was typed.
  ///   - isForced: Whether a file that is there may be replaced.
  /// - Returns: Where they went.
  /// - Throws: `ExchangeError`.
  typealias Saving = (_ statistics: StudyStatistics, _ path: String, _ isForced: Bool) throws
    -> String

  let stage: Stage
  let session: StudySession
  let save: Saving

  /// - Throws: ``Departure``, `CardStoreError`.
  func run() throws {
    var days = 30
    while true {
      let page = StatsPage(statistics: try session.statistics(days: days))
      switch try stage.present(page) {
      case .days(let next): days = next
      case .weakest: _ = try stage.present(WeakestPage(statistics: page.statistics))
      case .lessons:
        _ = try stage.present(LessonFiguresPage(figures: session.courseFigures(days: days)))
      case .export: try export(page)
      case .leave: return
      }
    }
  }

  private func export(_ page: StatsPage) throws {
    guard let path = try stage.ask("write these figures as JSON to> ", on: page) else { return }
    do {
      try tell("Wrote the figures of \(page.statistics.days) days to \(try saved(page, path)).")
    } catch let error as ExchangeError {
      guard case .exists(let path) = error else { return try tell(error.description) }
      guard try stage.present(ReplacePage(path: path)) == .replace else { return }
      try replace(page, path)
    }
  }

  private func replace(_ page: StatsPage, _ path: String) throws {
    do {
      let place = try save(page.statistics, path, true)
      try tell("Wrote the figures of \(page.statistics.days) days to \(place).")
    } catch let error as ExchangeError {
      try tell(error.description)
    }
  }

  private func saved(_ page: StatsPage, _ path: String) throws -> String {
    try save(page.statistics, path, false)
  }

  private func tell(_ sentence: String) throws {
    _ = try stage.present(DetailPage(title: "EXPORT", matter: .text([StyledLine(sentence)])))
  }
}
