import ArgumentParser
import CardStore
import Study

/// `tutor note`: a note on a lesson.
struct NoteCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "note",
    abstract: "Write a note on a lesson, or list those that you wrote.",
    discussion: """
      On a page of the lesson, w shows them, too, and takes another one. They are changed and deleted \
      by: tutor own

      Examples: tutor note state "Ask Ana about the preview that forgets"
                tutor note state
                tutor note state --json
      """)

  @Argument(help: "The lesson.", completion: .values(.lesson))
  var lesson: String

  @Argument(help: "The note; all notes on the lesson if left out.")
  var text: [String] = []

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let session = try Surroundings(shared.chosen).session()
      guard let place = session.course.lesson(called: lesson) else {
        throw StudyError.unknownTopic(
          lesson, near: nearest(to: lesson, among: session.course.lessons.map(\.id)))
      }
      if let text = text.asOneName {
        let note = try session.addNote(text, on: place)
        return try report([note], session, json: json) { "Kept \($0.shortID), on \(place.title)" }
      }
      let notes = try session.notes(on: place)
      if notes.isEmpty, !json {
        return write(lines: [
          "There is no note on \(place.title). Words behind the lesson's name keep one: "
            + "note \(place.id) WORDS"
        ])
      }
      try report(notes, session, json: json) { "\($0.shortID)  \($0.text)" }
    }
  }
}
