import ArgumentParser
import Screens
import Study

/// `tutor remember`: what is left of a lesson without looking.
struct RememberCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "remember",
    abstract: "Write what you remember of a lesson, then see what you have left out.",
    discussion: """
      You write a few lines from memory, and tick those of the lesson's ideas that are in them. Each \
      idea becomes a card; what you did not remember comes back sooner.

      Examples: tutor remember state
                tutor remember
      """)

  @Argument(
    help: "The lesson; the one that you finished last if left out.", completion: .values(.lesson))
  var lesson: [String] = []

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting { try Interactive(shared.chosen).start(.remember(lesson.asOneName)) }
  }
}
