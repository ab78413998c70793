import ArgumentParser
import CardStore
import Study

/// `tutor own`: what the learner wrote.
struct OwnCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "own",
    abstract: "List what you wrote: cards, notes, links, what you remembered; change or delete it.",
    discussion: """
      Nothing is overwritten: what you change or delete stays in the log, and tutor undo brings it \
      back.

      Examples: tutor own
                tutor own card-3f2a9c1d --text "What keeps it alive?" --answer "Identity"
                tutor own 3f2a9c1d --delete
                tutor own --json
      """)

  @Argument(help: "The id, or what tells it from others; everything if left out.")
  var id: String?

  @Option(help: "What the question, the note or the reason says now.")
  var text: String?

  @Option(help: "What the answer of a card says now.")
  var answer: String?

  @Flag(help: "Take it away; its card is asked no more.")
  var delete = false

  @Flag(help: "Print one JSON object.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    let isChange = text != nil || answer != nil
    if id == nil, isChange || delete {
      throw ValidationError("Name what you mean by its id; tutor own lists them.")
    }
    if delete, isChange { throw ValidationError("Change it or delete it; not both.") }
  }

  func run() throws {
    try reporting {
      let session = try Surroundings(shared.chosen).session()
      guard let id else { return try list(session) }
      if delete {
        let erased = try session.erase(id)
        return write(lines: ["Deleted \(erased.shortID). tutor undo brings it back."])
      }
      if text != nil || answer != nil {
        let changed = try session.change(id, text: text, answer: answer)
        return try report([changed], session, json: json) { "Changed \($0.shortID)." }
      }
      let writing = try session.writing(named: id)
      if json { return try report([writing], session, json: true) { $0.text } }
      let entry = try session.writingReport().writings.first { $0.id == writing.shortID }
      write(lines: entry.map(Self.lines) ?? [])
    }
  }

  private func list(_ session: StudySession) throws {
    let report = try session.writingReport()
    if json { return write(document: try tutor.json(report)) }
    guard !report.writings.isEmpty else {
      return write(lines: [
        "You wrote nothing yet. tutor add makes a card, tutor note a note, tutor link a link."
      ])
    }
    for form in Writing.Form.allCases {
      let entries = report.writings.filter { $0.form == form }
      guard !entries.isEmpty else { continue }
      write(lines: [form.heading] + entries.flatMap(Self.lines))
    }
  }

  private static func lines(_ entry: WritingReport.Entry) -> [String] {
    ["  " + entry.heading] + entry.details.map { "    " + $0 }
  }
}

extension Writing.Form {
  fileprivate var heading: String {
    switch self {
    case .card: "CARDS"
    case .note: "NOTES"
    case .link: "LINKS"
    case .recollection: "FROM MEMORY"
    case .idea: "IDEAS OF LESSONS"
    }
  }
}
