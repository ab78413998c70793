import Simulation
import Terminal

/// Says how things stand with a view that is played with.
struct PlaygroundTelling {
  let stage: Stage
  let view: PlayedView

  private var files: [SourceFile] { view.files }

  func sayLastEvent() {
    let summary = EventSummary(history: view.history, event: view.lastEvent)
    stage.say(summary.lines(on: stage.canvas) + folded(of: view.lastEvent))
    if let crash = view.screen.crash {
      stage.say("The program stopped: \(crash.sentence) Type undo to take the event back.")
    }
  }

  func sayScreen(atMost limit: Int) { stage.say(screen(atMost: limit)) }

  /// What is on the screen, and what can be done there.
  func screen(atMost limit: Int) -> [StyledLine] {
    let outline = ScreenOutline(
      elements: view.screen.elements, events: view.screen.availableEvents)
    let lines = drawing(beside: outline)
    guard !lines.isEmpty else { return ["Nothing is on the screen."] }
    guard lines.count > limit else { return lines }
    return lines.prefix(limit - 1)
      + [StyledLine("and \(lines.count - limit + 1) more lines: screen shows all", Look.quiet)]
  }

  /// The screen drawn, with what is on it in words beside it where there is room, else below.
  private func drawing(beside outline: ScreenOutline) -> [StyledLine] {
    let canvas = stage.canvas
    guard !stage.isPlain, !outline.elements.isEmpty, view.screen.crash == nil,
      let scene = try? view.screen.drawn()
    else { return outline.lines(on: canvas) }
    let drawing = ShownScreen(scene: scene, before: view.sceneBefore).lines(on: canvas)
    let width = drawing.map(\.width).max() ?? 0
    let room = canvas.width - width - 2
    guard room >= 32 else { return drawing + outline.lines(on: canvas) }
    var narrow = canvas
    narrow.width = room
    return sideBySide(drawing, width: width, gap: 2, outline.lines(on: narrow), on: canvas)
  }

  func warnings(of event: Int) -> [StyledLine] {
    let remarks = view.trace.events[event].diagnostics
    return lines(remarks.filter { !$0.isFolded }) + folded(of: event)
  }

  /// How much was taken for granted, in a line.
  private func folded(of event: Int) -> [StyledLine] {
    let folded = view.trace.events[event].diagnostics.count(where: \.isFolded)
    guard folded > 0 else { return [] }
    let things = counted(folded, "thing was", "things were")
    return [StyledLine("\(things) taken for granted: notes tells.", Look.quiet)]
  }

  /// Everything that was remarked since the view came on the screen.
  func sayNotes() {
    let all = view.trace.events.flatMap(\.diagnostics)
    guard !all.isEmpty else { return stage.say("Nothing was taken for granted.") }
    stage.say(lines(all))
  }

  private func lines(_ remarks: [TraceDiagnostic]) -> [StyledLine] {
    remarks.map { remark in
      let file = files.first { $0.name == remark.file } ?? files.first
      let place = "\(file?.path ?? ""):\(remark.line):\(remark.column)"
      return StyledLine("\(place): \(remark.severity.rawValue): \(remark.message)")
    }
  }

  func saySteps(of event: Int) {
    guard view.trace.events.indices.contains(event) else {
      return stage.say("There is no event \(event); events are 0 to \(view.lastEvent).")
    }
    let kept = view.history.kept(in: event)
    stage.say(
      stepLines(view.trace.events[event].steps, on: stage.canvas)
        + kept.map { StyledLine("    keep    \($0.instance).body  \($0.reason)", Look.quiet) })
  }

  func sayDependencies(of name: String?) {
    let all = view.history.dependencies(event: view.lastEvent, step: .max)
    let edges = all.filter { edge in
      guard let name else { return true }
      return edge.reader == name || edge.reader.typeName == name
        || edge.source.hasPrefix(name + ".")
    }
    guard !edges.isEmpty else {
      let who = name.map { "Nothing of \($0) is read, and it reads nothing" } ?? "Nothing is read"
      return stage.say(
        "\(who). On the screen: \(briefly(view.screen.instances, width: 200, .unicode))")
    }
    guard !stage.isPlain else {
      return stage.say(
        edges.map { StyledLine(Voice.spoken.dependency(of: "\($0.reader).body", on: $0.source)) })
    }
    let panel = DependencyPanel(edges: edges, total: edges.count)
    stage.say(panel.lines(width: stage.canvas.width, stage.canvas.glyphs))
  }

  func sayLayout(of name: String?) {
    let text: PreviewText
    do {
      text = try preview(tellsSteps: name != nil)
    } catch {
      return stage.say(error.lines)
    }
    guard let name else { return stage.say(text.lines.map { StyledLine($0) }) }
    let lines = text.lines(about: name.filter { $0 != "\"" })
    guard !lines.isEmpty else {
      return stage.say(
        "Nothing on the screen is called \(name). On the screen: \(briefly(view.screen.instances, width: 200, .unicode))"
      )
    }
    stage.say(lines.map { StyledLine($0) })
  }

  /// Why the body of a view ran or did not, and where it stands; of something without a body, why it
  /// is so large and stands there.
  func sayWhy(_ name: String, _ why: WhyAnswer) {
    let lines = why.view(name)
    let place = (try? preview(tellsSteps: true))?.about(name.filter { $0 != "\"" })
    guard let place, !place.places.isEmpty else { return stage.say(lines) }
    guard why.knows(name) else {
      return stage.say((place.places + place.steps).map { StyledLine($0) })
    }
    let places = place.places.map { StyledLine($0, Look.quiet) }
    stage.say(lines + places + [StyledLine("layout \(name) tells why.", Look.quiet)])
  }

  /// What the last event set in motion.
  func sayMotion() {
    guard let event = view.trace.events.last else { return }
    let story = MotionStory(event, strip: (try? view.screen.filmStrip()) ?? [])
    guard !stage.isPlain else { return stage.say(story.sentences.map { StyledLine($0) }) }
    stage.say(story.lines(columns: stage.canvas.width, glyphs: stage.canvas.glyphs))
  }

  private func preview(tellsSteps: Bool) throws(Unlaid) -> PreviewText {
    do {
      return PreviewText(try view.screen.laidOut(tellsSteps: tellsSteps))
    } catch let error as SourceError {
      throw Unlaid(lines: error.diagnostics.map { StyledLine($0.sentence) })
    } catch {
      throw Unlaid(lines: [StyledLine("This screen cannot be laid out: \(error)")])
    }
  }

  /// Why nothing can be said of where things stand.
  private struct Unlaid: Error { var lines: [StyledLine] }

  func sayState() {
    let state = view.screen.state
    guard !state.isEmpty else { return stage.say("No state is alive.") }
    stage.say(state.map { StyledLine("\($0.name) = \($0.value)") })
  }

  func sayEvents() {
    stage.say(
      view.trace.events.enumerated().map { index, event in
        let bodies = counted(event.evaluated.count, "body ran", "bodies ran")
        let steps = counted(event.steps.count, "step")
        return StyledLine("\(index)  \(event.event): \(bodies), \(steps)")
      })
  }

  func readGrammar() throws {
    try stage.read(
      "HELP events",
      EventGrammar().lines(width: stage.canvas.widthOnPage, isPlain: stage.isPlain),
      areDrawn: true)
  }

  func readHelp() throws {
    let canvas = stage.canvas
    let events = Array(view.screen.availableEvents.prefix(3))
    let possible = events.enumerated().map { StyledLine("  \($0 + 1)  or  \($1)", Look.key) }
    let names = PlaygroundCommand.entries.map { entry in
      "\(entry.name)\(entry.short.isEmpty ? "" : " (\(entry.short))") \(entry.argument)".trimmed
    }
    let width = min(24, names.map(\.count).max() ?? 0)
    let commands = zip(names, PlaygroundCommand.entries).flatMap { name, entry in
      canvas.paragraph(
        StyledLine("  ") + StyledLine(name, Look.key).padded(to: width) + "  "
          + StyledLine(entry.explanation), hanging: canvas.isNarrow ? 6 : width + 4)
    }
    let first = canvas.paragraph(
      "An event happens to the view. Now possible, among others, by number or in short:")
    let always = canvas.paragraph(
      "Always possible: set View.property = VALUE, environment colorScheme = .dark, wait 2s, "
        + "remove, insert. All ways to write one: help events.", hanging: 2)
    try stage.read("HELP", first + possible + always + commands, areDrawn: true)
    stage.say("For example: " + examples.joined(separator: "   "))
  }

  /// What can be typed now.
  var examples: [String] {
    let views = view.screen.instances.last.map { ["why \($0)", "deps \($0)"] } ?? []
    let steps = view.trace.events[view.lastEvent].steps.count
    let step = steps == 0 ? [] : ["why \(min(4, steps))", "step \(min(2, steps))"]
    return views + step + ["save taps.txt"]
  }
}

extension TraceDiagnostic {
  /// Whether it only says that something is not known, which many find in their way.
  fileprivate var isFolded: Bool { severity == .note && (isAssumption || isMinor) }
}
