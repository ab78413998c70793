import Study
import Terminal

/// What is known of each concept and what it rests on, layer by layer, to walk through.
struct MapPage: Page {
  enum Action: Equatable {
    case up, down
    /// To the first concept that the chosen one rests on, or that rests on it.
    case ground, carried
    case quiz, lesson, leave
    /// A concept by its name, as plain mode has it.
    case named(String)
  }

  var map: ConceptMap
  /// The place of the chosen concept, from 0.
  var selected = 0

  var concept: ConceptMap.Concept? {
    map.concepts.indices.contains(selected) ? map.concepts[selected] : nil
  }

  /// Chooses a concept, if there is one of that name.
  mutating func select(_ name: String?) {
    selected = map.concepts.firstIndex { $0.name == name } ?? selected
  }

  var keys: KeyTable<Action> {
    var bindings: [KeyBinding<Action>] = []
    if let concept {
      bindings += [
        KeyBinding(.enter, "quiz", "be asked about the chosen concept", .quiz),
        KeyBinding(.character("l"), "lesson", "open the lesson that introduces it", .lesson),
        KeyBinding(.down, also: [.character("j"), .tab], "next", "choose the next one", .down),
        KeyBinding(
          .up, also: [.character("k"), .backTab], "previous", "choose the one before", .up),
      ]
      if !concept.restsOn.isEmpty {
        bindings.append(
          KeyBinding(.left, "rests on", "go to the first thing that it rests on", .ground))
      }
      if !concept.carries.isEmpty {
        bindings.append(
          KeyBinding(.right, "carries", "go to the first thing that rests on it", .carried))
      }
    }
    bindings.append(
      KeyBinding(
        .character("q"), also: [.escape, .character("b")], "back", "back to where you were", .leave)
    )
    return KeyTable(bindings)
  }

  /// In plain mode the name of a concept is typed.
  func action(forLine line: String) -> Action? {
    if let concept = map.concept(line.trimmed.lowercased()) { return .named(concept.name) }
    return ["", "back", "q"].contains(line.trimmed.lowercased()) ? .leave : nil
  }

  func content(on canvas: Canvas) -> PageContent {
    var body = map.adviceSentences.flatMap { canvas.paragraph($0) }
    var focus: Int?
    var layer: Int?
    for (index, concept) in map.concepts.enumerated() {
      if concept.layer != layer {
        layer = concept.layer
        if !body.isEmpty { body.append(StyledLine()) }
        body += canvas.paragraph(StyledLine(Self.heading(concept.layer), Look.heading))
      }
      body.append(row(concept, isSelected: index == selected, canvas))
      guard index == selected else { continue }
      body += detail(concept, canvas)
      focus = body.count - 1
    }
    if map.concepts.isEmpty { body = canvas.paragraph("The lessons name no concepts.") }
    let counts = ConceptMap.Standing.allCases.reversed().map { "\(map.count($0)) \($0.rawValue)" }
    return PageContent(
      title: StyledLine(canvas.isNarrow ? "MAP" : "MAP OF CONCEPTS", Look.title),
      status: StyledLine(counts.joined(separator: canvas.isNarrow ? " " : "   ")), body: body,
      focusRow: focus)
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
        + (concept.recall.map(percent) ?? "-").padding(to: 6, atStart: true))
    let room = canvas.width - canvas.margin - lead.width - figures.width
    let name = StyledLine(concept.name, isSelected ? .bold : .plain)
    return lead + name.fitted(to: max(8, room), .leading, canvas.glyphs) + figures
  }

  private func detail(_ concept: ConceptMap.Concept, _ canvas: Canvas) -> [StyledLine] {
    concept.details.flatMap {
      canvas.paragraph($0, Look.quiet, indent: canvas.isNarrow ? 4 : 10)
    }
  }
}

extension ConceptMap.Standing {
  fileprivate var look: Style {
    switch self {
    case .known: Look.right
    case .shaky: Look.running
    case .unseen: Look.quiet
    }
  }
}

extension MapPage: Spoken {
  var facts: [String] { map.sentences }

  var invitation: String {
    "Type the name of a concept to be asked about it, or press Enter to go back."
  }
}
