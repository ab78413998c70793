import Drawing

/// Something on a drawn screen that a person can touch.
public struct Touchable: Sendable, Equatable {
  /// The event, as ``Screen/availableEvents`` has it; with `…` where a text is typed.
  public var event: String
  /// Where it is drawn, in points.
  public var frame: Area
  /// What stands in it, if somebody can type there.
  public var text: String?
  /// The events that choose what stands before and after what is chosen now, or slide to less and to
  /// more; nil where nothing is.
  public var earlier: String?
  public var later: String?
  /// Whether the system offers it, and not the program: the way back, the edge of a sheet.
  public var isOfSystem = false

  /// The event that types a text into it.
  public func typing(_ text: String) -> String {
    event.replacing("\"…\"", with: Event.quoted(text), maxReplacements: 1)
  }

  /// The event that presses return in it.
  public var submitting: String {
    event.replacing("type \"…\" into ", with: "submit ", maxReplacements: 1)
  }
}

extension Screen {
  /// What can be touched of what is drawn, in the order of reading: nothing behind an alert or a
  /// sheet. An item of a closed menu stands where the menu does, and a closed picker is one thing with
  /// what can be chosen in it.
  public func touchables(in scene: Scene) -> [Touchable] {
    let search = TouchSearch(scene)
    var found: [Touchable] = []
    let front = tree.cover
    var rest = tree.numberedOffers.filter { offer in front.map(offer.node.isBelow) ?? true }[...]
    while let node = rest.first?.node {
      let own = rest.prefix { $0.node === node }
      rest = rest.dropFirst(own.count)
      found += search.touchables(own.map { $0.text }, of: node)
    }
    let level = tree.frontStage([.pushed])
    let isLevelBehind = front.map { level?.isBelow($0) != true } ?? false
    for event in availableEvents where event != "back" || !isLevelBehind {
      if let frame = search.frame(ofSystem: event) {
        var touchable = Touchable(event: event, frame: frame)
        touchable.isOfSystem = true
        found.append(touchable)
      }
    }
    return found.inReadingOrder
  }
}

extension [Touchable] {
  /// From top to bottom, and of what stands in one line from left to right; of the same place what a
  /// tap does first, and what takes it away last. The edge of a sheet comes after what is in it.
  fileprivate var inReadingOrder: [Touchable] {
    func isBefore(_ one: Touchable, _ other: Touchable) -> Bool {
      let (isEdge, otherIsEdge) = (one.event == "dismiss", other.event == "dismiss")
      if isEdge != otherIsEdge { return otherIsEdge }
      if abs(one.frame.y - other.frame.y) >= 10 { return one.frame.y < other.frame.y }
      let (start, otherStart) = (one.frame.x, other.frame.x)
      if abs(start - otherStart) >= 10 { return start < otherStart }
      return one.effort < other.effort
    }
    return enumerated().sorted { one, other in
      if isBefore(one.element, other.element) { return true }
      return !isBefore(other.element, one.element) && one.offset < other.offset
    }.map(\.element)
  }
}

extension Touchable {
  /// How far it is from a mere tap.
  fileprivate var effort: Int {
    if event.hasPrefix("swipe ") { return 3 }
    if event.hasPrefix("move ") { return 2 }
    return ["drag ", "long ", "double ", "pinch ", "rotate "].contains {
      event.hasPrefix($0)
    } ? 1 : 0
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

  /// What the offers of one node come to.
  func touchables(_ events: [String], of node: Node) -> [Touchable] {
    let all = events.compactMap { touchable($0, of: node) }
    guard let control = node as? FrameworkNode, let first = all.first else { return all }
    if control.behavior is SliderBehavior { return all.map { sliding($0, control) } }
    if let dates = DateChoice(of: control) { return all.map { dating($0, dates) } }
    let isOne = all.allSatisfy { $0.frame == first.frame && $0.event.hasPrefix("select ") }
    return isOne ? [choosing(all, of: control)] : all
  }

  /// A closed picker: Enter chooses what comes next, and after the last the first.
  private func choosing(_ all: [Touchable], of control: FrameworkNode) -> Touchable {
    let shown = things(of: control).lazy.compactMap { $0.look.chosenText }.first
    let chosen = all.firstIndex { $0.event.quotedLabel == shown } ?? -1
    var one = all[(chosen + 1) % all.count]
    one.earlier = chosen > 0 ? all[chosen - 1].event : nil
    one.later = chosen + 1 < all.count ? all[chosen + 1].event : nil
    return one
  }

  /// A date picker: Left and Right go by days.
  private func dating(_ touchable: Touchable, _ dates: DateChoice) -> Touchable {
    guard let later = dates.later else { return touchable }
    let written = Event.quoted(later)
    func event(_ date: String) -> String {
      touchable.event.replacing(written, with: Event.quoted(date), maxReplacements: 1)
    }
    var touchable = touchable
    touchable.earlier = dates.earlier.map(event)
    touchable.later = touchable.event
    return touchable
  }

  private func sliding(_ touchable: Touchable, _ slider: FrameworkNode) -> Touchable {
    let end = " to 0.5"
    guard touchable.event.hasSuffix(end), let notches = slider.notches else { return touchable }
    func event(_ value: Double) -> String {
      touchable.event.dropLast(end.count) + " to " + Value.double(value).shortText
    }
    var touchable = touchable
    touchable.earlier = notches.below.map(event)
    touchable.later = notches.above.map(event)
    touchable.event = touchable.later ?? touchable.earlier ?? touchable.event
    return touchable
  }

  private func touchable(_ event: String, of node: Node) -> Touchable? {
    let label = event.quotedLabel
    if let search = node as? ModifierNode, search.behavior is SearchBehavior {
      return frame(ofSearch: search).map {
        Touchable(event: event, frame: $0, text: node.tree.searchText(of: search))
      }
    }
    let menu = node.menuAround
    guard
      let frame = frame(of: node, label)
        ?? menu.flatMap({ frame(of: $0, ($0 as? FrameworkNode)?.label ?? "") })
    else { return nil }
    let text = things(of: node).lazy.compactMap { $0.look.typedText }.first
    return Touchable(
      event: event, frame: frame, text: event.contains("\"…\"") ? text ?? "" : nil)
  }

  private func things(of node: Node) -> [Thing] {
    var own: [Thing] = []
    node.walk { own += things[$0.number] ?? [] }
    // A field that a modifier has stands beside what the modifier is put on.
    let fields = fields(of: node)
    return fields.isEmpty ? own : fields
  }

  private func fields(of node: Node) -> [Thing] {
    guard node is ModifierNode else { return [] }
    return things[node.number]?.filter { $0.look.typedText != nil } ?? []
  }

  private func frame(of node: Node, _ label: String) -> Area? {
    let own = things(of: node)
    if let area = area(of: label, in: own) ?? (own.isEmpty ? area(of: label, in: bars) : nil) {
      return area
    }
    let frames = own.compactMap(seenFrame)
    guard let first = frames.first else { return nil }
    return frames.dropFirst().reduce(first) { $0.union($1) }
  }

  /// What is seen of a thing, if that is enough to aim at: half of it, or a line.
  private func seenFrame(of thing: Thing) -> Area? {
    let frame = thing.clip.map(thing.frame.intersection) ?? thing.frame
    let isSeen = frame.height >= min(thing.frame.height / 2, 20)
    return frame.width > 0 && frame.height > 0 && isSeen ? frame : nil
  }

  /// A search field that has no room of its own stands in the bar above what is searched, else in
  /// the first line of that.
  private func frame(ofSearch node: ModifierNode) -> Area? {
    if let field = fields(of: node).first { return field.frame }
    let frames = things(of: node).map(\.frame)
    guard let first = frames.first else { return nil }
    let all = frames.dropFirst().reduce(first) { $0.union($1) }
    let bar = bars.last { $0.frame.y <= all.y }?.frame
    return bar ?? Area(x: all.x, y: all.y, width: all.width, height: 20)
  }

  /// Of what the system offers: the way back, the edge of a sheet, the only button of an alert.
  func frame(ofSystem event: String) -> Area? {
    switch event {
    case "back": return area(of: BarText.backLabel, in: bars)
    case "dismiss":
      guard
        let sheet = panels.last(where: {
          [.panel(.sheet), .panel(.popover)].contains($0.look)
        })?.frame
      else {
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

extension StageNode {
  /// Whether what it stands before can still be touched.
  var leavesTheRest: Bool {
    modifiers(named: "presentationBackgroundInteraction").last.map { modifier in
      modifier.arguments.values.contains { $0.lastName == "enabled" }
    } ?? false
  }
}

extension Look {
  fileprivate var typedText: String? {
    if case .field(let field) = self { field.text } else { nil }
  }

  fileprivate var chosenText: String? {
    if case .choice(let text) = self { text } else { nil }
  }
}

extension Node {
  /// The menu, also that of a row, in which it stands while that is closed.
  var menuAround: Node? {
    sequence(first: self, next: \.parent).first { inner in
      if let modifier = inner.parent as? ModifierNode {
        return inner !== modifier.children.first
          && ["contextMenu", "swipeActions"].contains(modifier.modifier.name)
      }
      return (inner.parent as? FrameworkNode)?.behavior is MenuBehavior
    }?.parent
  }
}
