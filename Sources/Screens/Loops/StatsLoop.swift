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
    try write(page.statistics, to: path, isForced: false)
  }

  private func write(_ statistics: StudyStatistics, to path: String, isForced: Bool) throws {
    let place: String
    do { place = try save(statistics, path, isForced) } catch let error as ExchangeError {
      guard case .exists(let place) = error else { return try tell(error.description) }
      guard try stage.present(ReplacePage(path: place)) == .replace else { return }
      return try write(statistics, to: path, isForced: true)
    }
    try tell("Wrote the figures of \(statistics.days) days to \(place).")
  }

  private func tell(_ sentence: String) throws {
    _ = try stage.present(DetailPage(title: "EXPORT", matter: .text([StyledLine(sentence)])))
  }
}
