import Drawing

/// Something on a drawn screen that a person can touch.
public struct Touchable: Sendable, Equatable {
  /// The event, as ``Screen/availableEvents`` has it; with `…` where a text is typed.
  public var event: String
  /// Where it is drawn, in points.
  public var frame: Area
  /// What stands in it, if somebody can type there.
  public var text: String?

  /// The event that types a text into it.
  public func typing(_ text: String) -> String {
    event.replacing("\"…\"", with: Event.quoted(text), maxReplacements: 1)
  }
}

extension Screen {
  /// What can be touched of what is drawn, in the order of reading. What is drawn nowhere, such as an
  /// item of a closed menu, is left out.
  public func touchables(in scene: Scene) -> [Touchable] {
    let search = TouchSearch(scene)
    var found = tree.numberedOffers.compactMap { node, event in
      search.touchable(event, of: node)
    }
    for event in availableEvents {
      if let frame = search.frame(ofSystem: event) {
        found.append(Touchable(event: event, frame: frame))
      }
    }
    return found.sorted {
      abs($0.frame.y - $1.frame.y) < 10 ? $0.frame.x < $1.frame.x : $0.frame.y < $1.frame.y
    }
  }
}

/// Finds where on a drawn screen something is touched.
private struct TouchSearch {
  private let things: [Int: [Thing]]
  /// Bars at the edges of the screen, the last one in front.
  private let bars: [Thing]
  private let panels: [Thing]

  init(_ scene: Scene) {
    things = Dictionary(grouping: scene.things, by: \.identity.number)
    bars = scene.things.filter { if case .bar = $0.look { true } else { false } }
    panels = scene.things.filter { if case .panel = $0.look { true } else { false } }
  }

  func touchable(_ event: String, of node: Node) -> Touchable? {
    var own: [Thing] = []
    node.walk { own += things[$0.number] ?? [] }
    // A field that a modifier has stands beside what the modifier is put on.
    if node is ModifierNode, let fields = things[node.number]?.filter({ $0.look.typedText != nil }),
      !fields.isEmpty
    {
      own = fields
    }
    let label = event.quotedLabel
    if let area = area(of: label, in: own) ?? (own.isEmpty ? area(of: label, in: bars) : nil) {
      return Touchable(event: event, frame: area)
    }
    let frames = own.map { thing in thing.clip.map(thing.frame.intersection) ?? thing.frame }
      .filter { $0.width > 0 && $0.height > 0 }
    guard let first = frames.first else { return nil }
    let text = own.lazy.compactMap { $0.look.typedText }.first
    return Touchable(
      event: event, frame: frames.dropFirst().reduce(first) { $0.union($1) },
      text: event.contains("\"…\"") ? text ?? "" : nil)
  }

  /// Of what the system offers: the way back, the edge of a sheet, the only button of an alert.
  func frame(ofSystem event: String) -> Area? {
    switch event {
    case "back": return area(of: BarText.backLabel, in: bars)
    case "dismiss":
      guard let sheet = panels.last(where: { $0.look == .panel(.sheet) })?.frame else {
        return nil
      }
      return Area(x: sheet.x, y: sheet.y, width: sheet.width, height: 40)
    case "tap \"OK\"":
      return panels.last { $0.look != .panel(.sheet) }?.frame
    default: return nil
    }
  }

  /// Signs of a stepper stand behind its name.
  private func area(of label: String, in things: [Thing]) -> Area? {
    for thing in things.reversed() {
      for (name, area) in thing.look.touchAreas(in: thing.frame, isMirrored: thing.isMirrored)
      where name == label || thing.look == .stepper && label.hasSuffix(" " + name) {
        return area
      }
    }
    return nil
  }
}

extension String {
  /// What stands between its first quotation marks.
  fileprivate var quotedLabel: String {
    guard let start = firstIndex(of: "\"") else { return "" }
    var label = ""
    var isEscaped = false
    for character in self[index(after: start)...] {
      if !isEscaped, character == "\"" { break }
      if !isEscaped, character == "\\" {
        isEscaped = true
        continue
      }
      isEscaped = false
      label.append(character)
    }
    return label
  }
}

extension Look {
  fileprivate var typedText: String? {
    if case .field(let field) = self { field.text } else { nil }
  }
}
