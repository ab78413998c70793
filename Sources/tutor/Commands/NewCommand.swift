import ArgumentParser
import Curriculum
import Foundation
import Recall
import Study
import Terminal

/// `tutor new`: begins lessons and packs of them.
struct NewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "new",
    abstract: "Begin a lesson, or a pack of lessons.",
    discussion: """
      Examples: tutor new lesson 03-state/resetting
                tutor new pack my-lessons
      """,
    subcommands: [NewLessonCommand.self, NewPackCommand.self])
}

/// `tutor new lesson`: writes a small lesson that is complete.
struct NewLessonCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lesson",
    abstract: "Write a small, complete lesson to begin with.",
    discussion: """
      It passes lint: the key of its trace is computed by the simulator. Nothing is ever overwritten.

      Examples: tutor new lesson
                tutor new lesson 03-state/resetting --title "Resetting a state"
                tutor new lesson resetting
      """)

  @Argument(
    help: ArgumentHelp(
      "Where: the folder of the part and the name, or only the name for a file of its own.",
      valueName: "part/name"))
  var place: String?

  @ArgumentParser.Option(help: "The title; made of the name if left out.")
  var title: String?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let folder = packFolder(surroundings)
      let asking = AuthorPrompt(surroundings, shared.chosen)
      let place = try place ?? asking.place(parts: parts(of: folder))
      guard let file = NewLessonFile(place) else {
        throw Failure(.usage, NewLessonFile.rule(place))
      }
      let title = try self.title ?? (self.place == nil ? asking.title() : nil)
      let path = (folder == "." ? "" : folder + "/") + file.inside
      if SourceInput.exists(path) { throw NewFile.exists(path) }
      let text = try text(file, title, surroundings.clock, in: folder)
      try NewFile.write(text, to: path)
      write(lines: ["Written: \(path)", "Next: tutor watch \(path.forShell)"])
    }
  }

  private func text(
    _ file: NewLessonFile, _ title: String?, _ clock: StudyClock, in folder: String
  ) throws -> String {
    let day = CivilDate(clock.today).text
    guard let lesson = NewLesson(id: file.id, title: title, checked: day) else {
      throw Failure(.usage, NewLessonFile.rule(file.id))
    }
    let text = try lesson.text()
    let pack = file.part == nil ? nil : try PackFolder(at: folder)
    let errors = file.findings(text, in: pack).filter { $0.severity == .error }
    guard errors.isEmpty else {
      throw Failure(
        .badData,
        ["tutor: The lesson would not fit into \(folder); nothing was written."]
          + errors.flatMap(FindingText.forOutput.lines))
    }
    return text
  }

  /// The folder that is named; else the lessons beside which one works.
  private func packFolder(_ surroundings: Surroundings) -> String {
    for named in [surroundings.settings.path(.lessons)] {
      if let named, !named.isEmpty { return named }
    }
    return Surroundings.isFolder("Lessons") ? "Lessons" : "."
  }

  private func parts(of folder: String) -> [String] {
    ((try? PackFolder(at: folder)) ?? PackFolder(path: folder, files: [:])).partFolders
  }
}

/// `tutor new pack`: makes a folder for lessons of one's own.
struct NewPackCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "pack",
    abstract: "Make a folder for lessons of your own, with a first one in it.",
    discussion: """
      Example: tutor new pack my-lessons
      """)

  @Argument(help: "The folder; its name becomes the name of the pack: a-z, 0-9 and -.")
  var folder: String

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      let surroundings = try Surroundings(shared.chosen)
      let folder = folder.count > 1 && folder.hasSuffix("/") ? String(folder.dropLast()) : folder
      let name = folder.split(separator: "/").last.map(String.init) ?? ""
      let day = CivilDate(surroundings.clock.today).text
      guard let file = NewLessonFile("01-first/\(name)-begins"),
        let lesson = NewLesson(id: file.id, title: "A first lesson", checked: day)
      else {
        throw Failure(
          .usage,
          "\"\(name)\" is no name for a pack: take 3 to \(NewLesson.longestID - 7) of a-z, 0-9 and -."
        )
      }
      if SourceInput.exists(folder) { throw NewFile.exists(folder) }
      let text = try lesson.text()
      try NewFile.write("name: \(name)\n", to: folder + "/pack.yml")
      try NewFile.write("[]\n", to: folder + "/misconceptions.yml")
      try NewFile.write(text, to: folder + "/" + file.inside)
      let next = [
        "Written: \(folder)/\(file.inside)", "Next: tutor watch \(folder.forShell)",
        "To study it: tutor --lessons \(folder.forShell)",
      ]
      write(lines: next)
    }
  }
}
