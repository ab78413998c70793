import ArgumentParser
import Simulation
import Study
import Terminal

/// `tutor trace`: replays what SwiftUI would do.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Replay what SwiftUI would do with a view, event by event.",
    discussion: """
      Give Swift files, or a folder of them; or the name of a trace from a lesson, \
      to predict it and step through it.

      Examples: tutor trace Counter.swift --do 'tap "+1"'
                tutor trace App/ --root Settings --script events.txt --json
                tutor trace rename-who-reruns
      """)

  @Argument(
    help: ArgumentHelp("Swift files, a folder, or a trace of a lesson.", valueName: "file"),
    completion: .file())
  var files: [String]

  @Option(help: "The view to mount; the app's own if left out.")
  var root: String?

  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp("An event; repeat it for more.", valueName: "event"))
  var events: [String] = []

  @Option(help: "A file with one event a line, before those of --do.", completion: .file())
  var script: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      if let card = try lessonTrace() { return try Interactive(shared).start(.predict(card)) }
      let files = try SourceInput.files(at: files)
      let events = try EventInput.events(script: script, options: events)
      let screen = try Simulator(files: files).mount(root)
      for event in events { try event.perform(on: screen) }
      if json {
        write(try tutor.json(screen.trace))
      } else {
        write(lines: Transcript(screen.trace).lines.map(\.forTerminal))
      }
    }
  }

  /// The trace of a lesson that a single name means, if it is none of a file.
  private func lessonTrace() throws -> CourseCard? {
    guard files.count == 1, let name = files.first, !name.contains("/"), !name.contains("."),
      !json, events.isEmpty, script == nil, !SourceInput.exists(name)
    else { return nil }
    let session = try StudySession.open(shared)
    return session.course.traces.first { $0.item.id == name }
  }
}
