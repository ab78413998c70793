import ArgumentParser
import Drawing
import Screens
import Simulation
import Study
import Terminal

/// `tutor preview`: where everything is on the screen.
struct PreviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Draw a view's screen, or say where everything on it is, and how large.",
    discussion: """
      Give Swift files, or a folder of them. Without a size the screen is a phone's, 393 by 852 \
      points with its safe area; with one it is a bare area. Roots and events are written as for \
      tutor trace. It is drawn in cells, one column for 10 points and one row for 20; --plain and \
      --steps say it in words, --json has every number. What a size rests on that nobody knows for \
      certain is said: the font, a picture, the usual size of a control.

      Examples: tutor preview Counter.swift
                tutor preview Counter.swift --outline
                tutor preview Counter.swift --svg counter.svg
                tutor preview Counter.swift --width 200 --json
                tutor preview App/ --root Settings --do 'tap "+1"'
      """)

  @Argument(
    help: ArgumentHelp("Swift files, or a folder.", valueName: "source"),
    completion: .file(extensions: ["swift"]))
  var files: [String]

  @Option(
    help: ArgumentHelp(
      "The view to mount: its name, an expression, or 'preview \"NAME\"'; the app's own if left out.",
      valueName: "root"))
  var root: String?

  @Option(
    help: ArgumentHelp(
      "Of a folder, only the files of this target and of those that it uses.", valueName: "name"))
  var target: String?

  @Option(help: ArgumentHelp("The width of the area, in points.", valueName: "points"))
  var width: Double?

  @Option(help: ArgumentHelp("The height of the area, in points.", valueName: "points"))
  var height: Double?

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

  @Flag(help: "Tell the negotiation, step by step: what is offered, chosen, placed, and why.")
  var steps = false

  @Flag(help: "Draw boxes of all containers and modifiers, with their names and sizes.")
  var outline = false

  @Option(
    help: ArgumentHelp(
      "A new file for the screen as SVG, in exact points.", valueName: "file"),
    completion: .file(extensions: ["svg"]))
  var svg: String?

  @Flag(help: "Draw it again whenever a file is saved, until Ctrl-C.")
  var watch = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if watch, json || svg != nil {
      throw ValidationError("--watch draws; leave out --json and --svg.")
    }
    for (name, length) in [("width", width), ("height", height)] {
      guard let length else { continue }
      guard length.isFinite, length >= 0, length <= Self.longest else {
        throw ValidationError(
          "--\(name) is a number of points from 0 to \(Int(Self.longest)), such as 393.")
      }
    }
  }

  func run() throws {
    guard watch else { return try reporting { try preview() } }
    PreviewWatch(paths: files).run { try preview() }
  }

  private func preview() throws {
    let paths = files
    let reading = LongWork("Reading", isShown: shared.plain != true, endsProgram: true)
    let files = try reading.run { try SourceInput.files(at: paths, target: target, $0) }
    let events = try EventInput.events(script: script, options: events)
    let sources = try SourceTrees(
      files, keptIn: try Surroundings(shared.chosen, toleratesMistakes: true).findings)
    let findings = CompilerFindings(in: sources)
    if !json { try findings.tell(refusing: isRefusedWhole) }
    let area = PreviewArea(width: width, height: height)
    let screen = try Simulator(sources).mount(root, on: area)
    try checkObjects(of: screen)
    for event in events { try event.perform(on: screen) }
    try checkObjects(of: screen)
    try checkEnd(of: screen, files)
    var laidOut = try screen.laidOut(tellsSteps: steps)
    guard !json else {
      laidOut.diagnostics += findings.asTraceDiagnostics(in: files)
      return write(json: try laidOut.json())
    }
    try show(laidOut, screen)
  }

  /// A program that was stopped is not drawn: where it was, and why.
  private func checkEnd(of screen: Simulation.Screen, _ files: [SourceFile]) throws {
    guard let crash = screen.crash else { return }
    let end = screen.trace.events.flatMap(\.diagnostics).last { $0.severity == .error }
    let place = end.flatMap { end -> String? in
      guard end.line > 0, let file = end.file ?? files.first?.path else { return nil }
      return "\(file):\(end.line):\(end.column): "
    }
    throw Failure(.badData, "\(place ?? "")The program stopped: \(crash)")
  }

  private func show(_ laidOut: LaidOutScreen, _ screen: Simulation.Screen) throws {
    let output = PreviewOutput(try Surroundings(shared.chosen, toleratesMistakes: true))
    if let svg {
      try NewFile.write(
        VectorDrawing(of: try screen.drawn(isExact: true), title: laidOut.root).text, to: svg)
      output.say("Wrote \(svg).")
      return PreviewText(laidOut).undrawn.forEach(output.say)
    }
    guard !output.isSpoken, !steps else { return write(lines: PreviewText(laidOut).lines) }
    let preview = DrawnPreview(try screen.drawn(), laidOut)
    output.draw(preview, isOutline: outline)
  }

  /// No screen is larger.
  private static let longest = 100_000.0

  /// Of a folder the views that stand are mounted.
  private var isRefusedWhole: Bool {
    target == nil && !files.contains(where: Surroundings.isFolder)
  }
}
