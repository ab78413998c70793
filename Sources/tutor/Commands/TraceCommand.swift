import ArgumentParser
import Screens
import Simulation
import Study
import Terminal

/// `tutor trace`: replays what SwiftUI would do.
struct TraceCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "trace",
    abstract: "Replay what SwiftUI would do with a view, event by event.",
    discussion: """
      Give Swift files, or a folder of them. Without events they are opened to be played \
      with, if there is a terminal. Or give the name of a trace from a lesson, \
      to predict it and step through it. How events are written: tutor help events.

      Examples: tutor trace Counter.swift --do 'tap "+1"'
                tutor trace App/ --root Settings --script events.txt --json
                tutor trace App/ --root 'Row(title: "a").padding()'
                tutor trace App/ --all
                tutor trace three-cups-to-four
      """)

  @Argument(
    help: ArgumentHelp("Swift files, a folder, or a trace of a lesson.", valueName: "source"),
    completion: .values(.source))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The view to mount: its name, an expression, or 'preview \"NAME\"'; the app's own if left out.",
      valueName: "root"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "Of a folder, only the files of this target and of those that it uses: Package.swift or the Xcode project knows.",
      valueName: "name"))
  var target: String?

  @Flag(help: "Mount every view by its name, and print a table of what became of it.")
  var all = false

  @Option(
    name: .customLong("do"), parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "An event, in full, in short or by its number; repeat it for more.", valueName: "event"))
  var events: [String] = []

  @Option(
    help: "A file with one event a line, before those of --do; - reads standard input.",
    completion: .file())
  var script: String?

  @Flag(help: "Print one JSON object.")
  var json = false

  @Flag(
    help: "Print every note on what was taken for granted, not only those that decided something.")
  var notes = false

  @Flag(
    help:
      "Provide no object of the environment that the program does not provide itself: what a preview leaves out is missing."
  )
  var asIs = false

  @Flag(help: "Go through the steps of these events, forwards and backwards.")
  var step = false

  @Flag(help: "Draw what moves after each event: curves, numbers, the screen in five frames.")
  var motion = false

  @Option(
    help: ArgumentHelp(
      "Print who reads what after the last event, as a drawing: dot or mermaid.",
      valueName: "format"))
  var graph: GraphFormat?

  @OptionGroup var shared: SharedOptions

  func run() throws {
    try reporting {
      if let trace = try lessonTrace() {
        return try Interactive(shared.chosen).start(.trace(trace))
      }
      let paths = files
      let reading = LongWork("Reading", isShown: shared.plain != true, endsProgram: true)
      let files = try reading.run { try SourceInput.files(at: paths, target: target, $0) }
      if all { return try survey(files) }
      if isBare, try Interactive(shared.chosen).isPossible {
        return try play(with: files, from: paths)
      }
      let events = try EventInput.events(script: script, options: events)
      if step || graph != nil || motion { return try show(files, events) }
      try tell(files, events)
    }
  }

  /// Prints the trace, as it was printed before where nothing has changed since.
  private func tell(_ files: [SourceFile], _ events: [EventInput]) throws {
    let answers = try Surroundings(shared.chosen, toleratesMistakes: true).answers
    let question = answers.question(about: files, wishes(events))
    if let question, let answer: TraceAnswer = answers.answer(to: question) {
      return answer.tell()
    }
    let replay = try replay(files, events)
    let trace = replay.screen.trace
    let answer =
      json
      ? TraceAnswer(document: try tutor.json(trace.noting(replay.findings, in: files)))
      : TraceAnswer(remarks: replay.remarks, lines: Transcript(trace, tellsAll: notes).lines)
    answer.print()
    try checkObjects(of: replay.screen)
    // When an endless program is stopped depends on the machine.
    if let question, replay.screen.crash == nil { answers.keep(answer, to: question) }
  }

  /// What the printed trace depends on besides the files.
  private func wishes(_ events: [EventInput]) -> [String] {
    [
      "trace", root.map { "root \($0)" } ?? "", "\(isRefusedWhole)", "\(json)", "\(notes)",
      "\(asIs)", "\(glyphsOfOutput)",
    ] + events.flatMap { [$0.place, $0.text] }
  }

  /// Draws what happens, or goes through it.
  private func show(_ files: [SourceFile], _ events: [EventInput]) throws {
    let (screen, motions, _, _) = try replay(files, events)
    if step {
      try Interactive(shared.chosen).step(through: screen.trace, of: files)
    } else if let graph {
      let last = screen.trace.events.count - 1
      let drawing = screen.trace.graph(
        graph, event: last, step: screen.trace.events[last].steps.count)
      write(document: drawing)
    } else {
      try draw(motions)
    }
    try checkObjects(of: screen)
  }

  private typealias Replay = (
    screen: Simulation.Screen, motions: [MotionStory], findings: CompilerFindings,
    remarks: [String]
  )

  /// Lets the events happen, and remarks what is in their way.
  private func replay(_ files: [SourceFile], _ events: [EventInput]) throws -> Replay {
    let sources = try SourceTrees(files, keptIn: findingsCache())
    let findings = CompilerFindings(in: sources)
    // What reads the trace as data finds them in it.
    var remarks = json ? [] : try findings.remarks(refusing: isRefusedWhole)
    remark(remarks)
    let screen = try Simulator(sources).mount(root, findsObjects: !asIs)
    try checkObjects(of: screen)
    var motions = [try story(of: screen)]
    for event in events {
      if let crash = screen.crash {
        let end = "The program stopped: \(crash.sentence) What comes after that is left out."
        remark([end])
        remarks.append(end)
        break
      }
      try event.perform(on: screen)
      motions.append(try story(of: screen))
    }
    return (screen, motions, findings, remarks)
  }

  /// What the last event set in motion.
  private func story(of screen: Simulation.Screen) throws -> MotionStory {
    MotionStory(
      screen.trace.events.last ?? EventTrace(event: ""),
      strip: motion ? try screen.filmStrip() : [])
  }

  private func draw(_ motions: [MotionStory]) throws {
    let output = PreviewOutput(try Surroundings(shared.chosen, toleratesMistakes: true))
    let moving = motions.filter { !$0.isEmpty }
    guard !moving.isEmpty else { return write(lines: ["Nothing moves."]) }
    for story in moving { output.draw(story) }
  }

  /// What is played with is read again when it changes: the files of a target by their names.
  private func play(with files: [SourceFile], from paths: [String]) throws {
    let interactive = try Interactive(shared.chosen)
    guard target != nil else {
      return try interactive.play(with: files, from: paths, root: root)
    }
    let swift = files.filter { !$0.isResource }
    try interactive.play(with: swift, from: swift.map(\.path), root: root)
  }

  /// Whatever the settings are, a view is traced.
  private func findingsCache() throws -> FindingsCache {
    try Surroundings(shared.chosen, toleratesMistakes: true).findings
  }

  /// Of a folder the views that stand are mounted.
  private var isRefusedWhole: Bool {
    target == nil && !all && !files.contains(where: Surroundings.isFolder)
  }

  /// Prints what becomes of every view.
  private func survey(_ files: [SourceFile]) throws {
    let mounting = LongWork("Mounting", isShown: shared.plain != true, endsProgram: true)
    let sources = try SourceTrees(files, keptIn: findingsCache())
    let simulator = Simulator(sources)
    if !json { try CompilerFindings(in: sources).tell(refusing: isRefusedWhole) }
    let views = try mounting.run { progress in try simulator.survey(progress) }
    if json { return write(document: try tutor.json(views)) }
    write(lines: SurveyText(views).lines)
  }

  /// Whether nothing is said about what is to happen or how to print it.
  private var isBare: Bool {
    !all && !json && !asIs && !step && !motion && graph == nil && events.isEmpty && script == nil
  }

  /// The name of a lesson's trace, if a single argument is that and no file.
  private func lessonTrace() throws -> String? {
    guard files.count == 1, let name = files.first, !name.contains("/"), !name.contains("."),
      !SourceInput.exists(name)
    else { return nil }
    let traces = try Surroundings(shared.chosen).session().course.traces.map(\.itemID)
    if traces.contains(name) {
      if isBare { return name }
      throw Failure(
        .usage,
        "\(name) is a trace of a lesson, which is played as it stands: tutor trace \(name). "
          + "Options are for files of your own.")
    }
    guard let near = nearest(to: name, among: traces) else { return nil }
    throw StudyError.unknownTopic(name, near: near)
  }
}

extension GraphFormat: ExpressibleByArgument {}
