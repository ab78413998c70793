import ArgumentParser

/// `tutor review`: asks what is due.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Answer the questions that are due today.",
    discussion: """
      Examples: tutor review
                tutor review --ahead 3
      """)

  @Option(help: "Also ask what comes due within so many days, before a holiday for instance.")
  var ahead = 0

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    guard (0...365).contains(ahead) else {
      throw ValidationError("--ahead must be between 0 and 365 days, not \(ahead).")
    }
  }

  func run() throws {
    try reporting { try Interactive(shared.chosen).start(.review(days: ahead)) }
  }
}
