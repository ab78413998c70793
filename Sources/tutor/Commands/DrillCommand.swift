import ArgumentParser

/// `tutor drill`: asks about views that were made up.
struct DrillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drill",
    abstract: "Predict views that nobody has seen.",
    discussion: """
      Every view is made up and run for you, and harder as you get better. What is \
      due is asked first; the rest is practice, until you leave.

      Examples: tutor drill
                tutor drill identity
                tutor drill observation --count 5
      """)

  @Argument(
    help: """
      A lesson, a concept, or one of who-runs, observation, environment and identity; everything \
      if left out.
      """,
    completion: .values(.drill))
  var topic: [String] = []

  @Option(help: "How many views to ask; without end if left out.")
  var count: Int?

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard let count else { return }
    guard (1...1000).contains(count) else {
      throw ValidationError("--count must be between 1 and 1000, not \(count).")
    }
  }

  func run() throws {
    try reporting { try Interactive(shared.chosen).start(.drill(topic.asOneName, count: count)) }
  }
}
