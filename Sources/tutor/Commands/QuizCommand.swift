import ArgumentParser

/// `tutor quiz`: asks about a topic, due or not.
struct QuizCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "quiz",
    abstract: "Be asked about a topic, due or not.",
    discussion: """
      Examples: tutor quiz bindings
                tutor quiz state-ownership
      """)

  @Argument(
    help: "A lesson, a concept or a question; everything seen so far if left out.",
    completion: .values(.topic))
  var topic: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting { try Interactive(shared.chosen).start(.quiz(topic)) }
  }
}
