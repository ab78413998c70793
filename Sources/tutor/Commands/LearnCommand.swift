import ArgumentParser
import Study

/// `tutor learn`: goes on with a lesson.
struct LearnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "learn",
    abstract: "Go on with the course, or open a lesson.",
    discussion: """
      Examples: tutor learn
                tutor learn state
                tutor learn --list
      """)

  @Argument(
    help: "A lesson, by name, number or title; the next one if left out.",
    completion: .values(.lesson))
  var lesson: [String] = []

  @Flag(help: "List the lessons instead, with how far you are.")
  var list = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      guard list else { return try Interactive(shared.chosen).start(.learn(lesson.asOneName)) }
      let session = try Surroundings(shared.chosen).session()
      write(lines: try session.progress().map(line))
    }
  }

  private func line(_ progress: LessonProgress) -> String {
    let lesson = progress.lesson
    let state =
      if progress.isFinished {
        "finished"
      } else if progress.isBegun {
        "step \(progress.current + 1) of \(lesson.steps.count)"
      } else {
        "\(lesson.minutes) min"
      }
    return "\(lesson.number)  \(lesson.id)  \(lesson.title)  (\(state))"
  }
}
