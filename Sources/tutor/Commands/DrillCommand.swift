import ArgumentParser
import Study

/// `tutor drill`: asks about views that were made up.
struct DrillCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "drill",
    abstract: "Predict views that nobody has seen, or your own.",
    discussion: """
      Every view is made up and run for you, and harder as you get better. What is \
      due is asked first; the rest is practice, until you leave.

      With --from the views are those of your own folder or file, as far as they can be shown as \
      they are, and the questions those that have one certain answer. Each is a card that comes \
      back in reviews: it follows your code, and retires where there is nothing to ask any more. \
      Cards of a folder that is gone are not asked; they are back when it is.

      Examples: tutor drill
                tutor drill observation --count 5
                tutor drill --from App/
                tutor drill --from App/ --list
                tutor drill --from App/ --forget
      """)

  @Argument(
    help: """
      A lesson, a concept, or one of these: \(DrillFamily.allCases.map(\.rawValue).joined(separator: ", ")); \
      everything if left out.
      """,
    completion: .values(.drill))
  var topic: [String] = []

  @Option(help: "How many views to ask; without end if left out.")
  var count: Int?

  @Option(
    help: ArgumentHelp("Ask about the views of your own folder, or Swift file.", valueName: "path"),
    completion: .file(extensions: ["swift"]))
  var from: String?

  @Flag(help: "With --from: list the questions, and ask none.")
  var list = false

  @Flag(help: "With --from: print one JSON object, and ask nothing.")
  var json = false

  @Flag(help: "With --from: ask about that folder no more.")
  var forget = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if from != nil, !topic.isEmpty {
      throw ValidationError("--from asks about your own views, and takes no topic beside it.")
    }
    if from == nil, list || json || forget {
      throw ValidationError("--list, --json and --forget go with --from FOLDER.")
    }
    guard [list, json, forget].count(where: { $0 }) < 2 else {
      throw ValidationError("--list, --json and --forget each do something else; take one.")
    }
    guard let count else { return }
    guard (1...1000).contains(count) else {
      throw ValidationError("--count must be between 1 and 1000, not \(count).")
    }
  }

  func run() throws {
    try reporting {
      if let from { return try practise(from) }
      try Interactive(shared.chosen).start(.drill(topic.asOneName, count: count))
    }
  }

  /// Looks for what is worth asking about somebody's own views, and asks it.
  private func practise(_ path: String) throws {
    let desk = OwnViewFiles(try Surroundings(shared.chosen))
    var folder = desk.kept(of: path)
    if forget {
      let isForgotten = try desk.forget(folder)
      return write(lines: [
        isForgotten
          ? "The views of \(folder.path) are asked about no more. What you answered stays recorded."
          : "Nothing was asked about the views of \(folder.path)."
      ])
    }
    guard folder.cards.isEmpty || SourceInput.exists(folder.path) else {
      throw Failure(.noInput, folder.vanishedSentence)
    }
    let work = LongWork(
      "Looking for questions", isShown: shared.plain != true, isSaid: true, endsProgram: true)
    let report = try work.run { progress in
      let program = try desk.program(at: folder.path) { _ in try progress(nil) }
      let findings = try program.questions { try progress($0) }
      let changes = folder.follow(program, findings)
      try desk.keep(folder)
      return OwnViewReport(folder, changes, findings)
    }
    if json { return write(document: try tutor.json(report)) }
    write(lines: report.lines + (list ? report.list : []))
    guard !list, !folder.cards.isEmpty else { return }
    try Interactive(shared.chosen).start(.practice(folder.name, count: count))
  }
}
