import Study
import Terminal

/// What is known of each concept and what it rests on, layer by layer, to walk through.
struct MapPage: ListPage {
  enum Action: Equatable, ListAction {
    case choose(ListChoice.Change)
    /// To the first concept that the chosen one rests on, or that rests on it.
    case ground, carried
    case quiz, lesson, leave
    /// A concept by its name, as plain mode has it.
    case named(String)

    var choosing: ListChoice.Change? {
      if case .choose(let change) = self { change } else { nil }
    }
  }

  var map: ConceptMap
  var choice = ListChoice()

  var allEntries: [ConceptMap.Concept] { map.concepts }
  var concept: ConceptMap.Concept? { chosen }

  func words(of concept: ConceptMap.Concept) -> String {
    "\(concept.name) \(concept.standing.rawValue)"
  }

  /// Chooses a concept, if there is one of that name; all are shown again if it was not.
  mutating func select(_ name: String?) {
    guard let name, map.concepts.contains(where: { $0.name == name }) else { return }
    if !entries.contains(where: { $0.name == name }) { choice = ListChoice() }
    choice.selected = entries.firstIndex { $0.name == name } ?? 0
  }

  var keys: KeyTable<Action> {
    var actions: [KeyBinding<Action>] = []
    if let concept {
      actions = [
        KeyBinding(.enter, "quiz", "be asked about the chosen concept", .quiz),
        KeyBinding(.character("l"), "lesson", "open the lesson that introduces it", .lesson),
      ]
      if !concept.restsOn.isEmpty {
        actions.append(
          KeyBinding(.left, "rests on", "go to the first thing that it rests on", .ground))
      }
      if !concept.carries.isEmpty {
        actions.append(
          KeyBinding(.right, "carries", "go to the first thing that rests on it", .carried))
      }
    }
    return listKeys(
      actions,
      [
        KeyBinding(
          .character("q"), also: [.escape, .character("b")], "back", "back to where you were",
          .leave)
      ])
  }

  /// In plain mode the name of a concept is typed.
  func action(forLine line: String) -> Action? {
    if let narrowing = narrowing(forLine: line) { return narrowing }
    if let concept = map.concept(line.trimmed.lowercased()) { return .named(concept.name) }
    return ["", "back", "q"].contains(line.trimmed.lowercased()) ? .leave : nil
  }

  func content(on canvas: Canvas) -> PageContent {
    var body =
      choice.filter.isEmpty ? map.adviceSentences.flatMap { canvas.paragraph($0) } : []
    var focus: Int?
    var layer: Int?
    for (index, concept) in entries.enumerated() {
      if concept.layer != layer {
        layer = concept.layer
        if !body.isEmpty { body.append(StyledLine()) }
        body += canvas.paragraph(StyledLine(Self.heading(concept.layer), Look.heading))
      }
      body.append(row(concept, isSelected: index == choice.selected, canvas))
      guard index == choice.selected else { continue }
      body += detail(concept, canvas)
      focus = body.count - 1
    }
    if map.concepts.isEmpty {
      body = canvas.paragraph("The lessons name no concepts.")
    } else if entries.isEmpty {
      body = emptyLines(on: canvas)
    }
    let counts = ConceptMap.Standing.allCases.reversed().map { "\(map.count($0)) \($0.rawValue)" }
    return PageContent(
      title: StyledLine(canvas.isNarrow ? "MAP" : "MAP OF CONCEPTS", Look.title),
      status: StyledLine(counts.joined(separator: canvas.isNarrow ? " " : "   ")), body: body,
      focusRow: focus, notice: filterNotice)
  }

  private static func heading(_ layer: Int) -> String {
    layer == 0 ? "LAYER 1, RESTS ON NOTHING HERE" : "LAYER \(layer + 1), RESTS ON \(layer)"
  }

  private func row(_ concept: ConceptMap.Concept, isSelected: Bool, _ canvas: Canvas) -> StyledLine
  {
    let lead =
      .spaces(canvas.margin) + StyledLine(isSelected ? "> " : "  ", Look.running)
      + StyledLine(concept.standing.rawValue, concept.standing.look).padded(to: 8)
    let seen = "\(concept.seen)\(canvas.isNarrow ? "/" : " of ")\(concept.cards)"
    let figures = StyledLine(
      seen.padding(to: canvas.isNarrow ? 6 : 9, atStart: true)
        + (canvas.isNarrow ? "" : " seen")
        + (concept.chance ?? "-").padding(to: 6, atStart: true))
    let room = canvas.width - canvas.margin - lead.width - figures.width
    let name = StyledLine(concept.name, isSelected ? .bold : .plain)
    return lead + name.fitted(to: max(8, room), .leading, canvas.glyphs) + figures
  }

  private func detail(_ concept: ConceptMap.Concept, _ canvas: Canvas) -> [StyledLine] {
    let indent = canvas.isNarrow ? 4 : 10
    let room = canvas.width - 2 * canvas.margin - indent
    let edges = ConceptGraph(map: map, concept: concept).lines(width: room, canvas.glyphs)
    return canvas.paragraph(concept.taught, Look.quiet, indent: indent)
      + edges.map { .spaces(canvas.margin + indent) + $0 }
      + map.links(of: concept).flatMap { link in
        canvas.paragraph(
          StyledLine("~ ", Look.key)
            + StyledLine("\(link.other(than: concept.name)) (your link), because \(link.because)"),
          indent: indent, hanging: 2)
      }
  }
}

extension MapPage: Spoken {
  var facts: [String] { map.sentences }

  var invitation: String {
    "Type the name of a concept to be asked about it, or press Enter to go back."
  }
}
