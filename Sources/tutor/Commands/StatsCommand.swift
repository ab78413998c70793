import ArgumentParser
import Study

/// `tutor stats`: how well things are remembered.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show how well you remember, and what is coming.",
    discussion: """
      Examples: tutor stats
                tutor stats --json --days 90
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Option(help: "How many days to look back.")
  var days = 30

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard (1...3650).contains(days) else {
      throw ValidationError("--days must be between 1 and 3650, not \(days).")
    }
  }

  func run() throws {
    try reporting {
      let statistics = try Surroundings().session(shared).statistics(days: days)
      if json { write(try tutor.json(statistics)) } else { write(lines: lines(statistics)) }
    }
  }

  private func lines(_ statistics: StudyStatistics) -> [String] {
    let recall = statistics.recall
    var lines = [
      "Last \(statistics.days) days: \(statistics.reviews) answers, streak \(statistics.streak).",
      "Recall of new cards: \(share(recall.new)).",
      "Recall of young cards: \(share(recall.young)).",
      "Recall of mature cards: \(share(recall.mature)). Goal: \(percent(recall.goal)).",
      "Predictions right: \(share(statistics.predictions.right)). "
        + "Certain and wrong: \(statistics.predictions.certainAndWrong).",
    ]
    lines += statistics.due.map { "Due on \($0.day): \($0.count)." }
    lines += statistics.misconceptions.map {
      "Misconception \($0.slug): \(share($0.then)) before, \(share($0.lately)) in the last 14 days."
    }
    return lines
  }

  private func share(_ part: StudyStatistics.Part) -> String {
    guard let ratio = part.ratio else { return "none yet" }
    return "\(percent(ratio)) (\(part.count) of \(part.total))"
  }

  private func percent(_ ratio: Double) -> String { "\(Int((ratio * 100).rounded()))%" }
}
