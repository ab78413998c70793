import ArgumentParser
import Study

/// `tutor undo`: takes back the last answer.
struct UndoCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "undo",
    abstract: "Take back your last answer; again for the one before it.",
    discussion: "Example: tutor undo")

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      guard let undone = try Surroundings(shared.chosen).session().undo() else {
        return write(lines: ["There is no answer to take back."])
      }
      let answer = undone.answer
      let words = answer.text.isEmpty ? "" : ": \(answer.text)"
      write(lines: ["Taken back: the answer to \(answer.card)\(words)"])
    }
  }
}
