import ArgumentParser
import Study

/// `tutor quiz`: asks about a topic, due or not.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Be asked about a topic, due or not.",
    discussion: """
      Topics cut across lessons. Without one, all are listed with how well each is \
      known (see "tutor map" for what that means), to choose one. "everything" is \
      whatever you have seen so far.

      Examples: tutor quiz
                tutor quiz identity
                tutor quiz property wrappers
                tutor quiz state-ownership
                tutor quiz --json
      """)

  @Flag(help: "Print one JSON object that lists the topics.")
  var json = false

  @Argument(
    help: "A topic, a lesson, a concept or a question, by name or title; all topics if left out.",
    completion: .values(.topic))
  var topic: [String] = []

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if json, !topic.isEmpty {
      throw ValidationError("--json lists all topics: leave the topic out.")
    }
  }

  func run() throws {
    try reporting {
      let interactive = try Interactive(shared.chosen)
      if !topic.isEmpty || (interactive.isPossible && !json) {
        return try interactive.start(.quiz(topic.asOneName))
      }
      let list = try Surroundings(shared.chosen).session().topicList()
      if json { write(document: try tutor.json(list)) } else { write(lines: list.sentences) }
    }
  }
}
