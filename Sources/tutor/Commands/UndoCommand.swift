import ArgumentParser
import Study

/// `tutor undo`: takes back the last answer, or what was written last.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back your last answer, or what you wrote; again for what was before it.",
    discussion: "Example: tutor undo")

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let undone = try Surroundings(shared.chosen).session().undoLatest()
      write(lines: [undone ?? "There is no answer to take back."])
    }
  }
}
