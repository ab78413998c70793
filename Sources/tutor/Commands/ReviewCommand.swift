import ArgumentParser

/// `tutor review`: asks what is due.
struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Answer the questions that are due today.",
    discussion: "Example: tutor review")

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting { try Interactive(shared).start(.review) }
  }
}
