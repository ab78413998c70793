import ArgumentParser
import CardStore
import Study

/// `tutor stats`: how well things are remembered.
struct StatsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Show how well you remember, and what is coming.",
    discussion: """
      With --questions it tells authors how each question does: how often it was asked and right, \
      what was picked, and, from three learners on, whether those who know the rest know it better \
      (from -1 to 1). The stores named are only read.

      With --by-lesson it tells of each part and lesson: recall, cards seen and due, predictions.

      Examples: tutor stats
                tutor stats --by-lesson
                tutor stats --json --days 90
                tutor stats --questions
                tutor stats --questions --json anna.sqlite ben.sqlite carla.sqlite
      """)

  @Flag(help: "Print one JSON object.")
  var json = false

  @Option(help: "How many days to look back.")
  var days = 30

  @Flag(help: "Tell of each part of the course and each lesson.")
  var byLesson = false

  @Flag(help: "Tell of each question, for authors.")
  var questions = false

  @Argument(
    help: "With --questions, the stores of learners; yours if left out.", completion: .file())
  var stores: [String] = []

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard questions || stores.isEmpty else {
      throw ValidationError("Stores are only compared with --questions.")
    }
    guard (1...3650).contains(days) else {
      throw ValidationError("--days must be between 1 and 3650, not \(days).")
    }
  }

  func run() throws {
    try reporting {
      if questions { return try tellQuestions() }
      if byLesson { return try tellLessons() }
      let statistics = try Surroundings(shared.chosen).session().statistics(days: days)
      if json {
        write(document: try tutor.json(statistics))
      } else {
        write(lines: lines(statistics))
      }
    }
  }

  private func lines(_ statistics: StudyStatistics) -> [String] {
    let recall = statistics.recall
    var lines = [
      "Last \(statistics.days) days: \(counted(statistics.reviews, "answer")), streak \(statistics.streak).",
      "Recall of new cards: \(share(recall.new)).",
      "Recall of young cards: \(share(recall.young)).",
      "Recall of mature cards: \(share(recall.mature)). Goal: \(percent(recall.goal)).",
      "Predictions right: \(share(statistics.predictions.right)). "
        + "Certain and wrong: \(statistics.predictions.certainAndWrong).",
    ]
    lines.append(statistics.timeSentence)
    lines += statistics.calibrationSentences
    lines += statistics.due.map { "Due on \($0.day): \($0.count)." }
    lines += statistics.weekSentences
    lines += statistics.misconceptions.map {
      "Misconception \($0.slug): \(share($0.then)) before, \(share($0.lately)) in the last 14 days."
    }
    return lines + statistics.hardestSentences
  }

  private func tellLessons() throws {
    let figures = try Surroundings(shared.chosen).session().courseFigures(days: days)
    if json { write(document: try tutor.json(figures)) } else { write(lines: figures.sentences) }
  }

  private func tellQuestions() throws {
    let session = try Surroundings(shared.chosen).session()
    let learners =
      stores.isEmpty
      ? [try session.store.learnerFigures()]
      : try stores.map { try CardStore.learnerFigures(ofStoreAt: $0) }
    let report = QuestionReport(session.course, learners: learners)
    if json { write(document: try tutor.json(report)) } else { write(lines: report.sentences) }
  }

  private func share(_ part: CountOfTotal) -> String {
    guard let share = part.share else { return "none yet" }
    return part.percentage == nil ? share : "\(share) (\(part.count) of \(part.total))"
  }

  private func percent(_ ratio: Double) -> String { "\(Int((ratio * 100).rounded()))%" }
}
