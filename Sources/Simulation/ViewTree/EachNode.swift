/// `ForEach`: rows are matched by identifier (I5).
///
/// Inside a lazy container only the rows that fit on the screen are made, the others when somebody
/// scrolls to them (B16). A row that was made stays: how long SwiftUI keeps one that was scrolled
/// away is not promised (I20).
final class EachNode: Node {
  private(set) var each: EachDescription?
  private var initialCount: Int?
  /// How many rows, from the first, were ever on the screen.
  private var reach = EachNode.rowsOnScreen

  /// A stated number, for want of a layout: as many rows of usual height as a large phone shows.
  static let rowsOnScreen = 20
  /// So many rows are on any screen, as long as they are of usual height.
  private static let surelyOnScreen = 10

  override func matches(_ description: Description) -> Bool {
    if case .each = description { true } else { false }
  }

  /// How many elements have a row, or will have one.
  var count: Int { each?.elements.count ?? 0 }

  /// Whether rows wait for somebody to scroll to them.
  var hasUnmadeRows: Bool { children.count < count }

  override func update(to description: Description) throws {
    guard case .each(let each) = description else { return }
    self.each = each
    warn(each)
    try arrangeRows(of: each)
  }

  /// - Parameter revealed: Places of rows that come on the screen whatever is above them.
  private func arrangeRows(of each: EachDescription, revealing revealed: Range<Int> = 0..<0) throws
  {
    var waiting: [Value: [BuilderNode]] = [:]
    for case let row as BuilderNode in children.reversed() {
      waiting[row.identifier ?? .void, default: []].append(row)
    }
    let isLazy = try isLazy
    let reach = isLazy ? reach : each.elements.count
    var rows: [Node] = []
    var fresh: [(row: BuilderNode, element: Value)] = []
    var kept: [(row: BuilderNode, element: Value)] = []
    for (index, (element, identifier)) in zip(each.elements, each.identifiers).enumerated() {
      if let row = waiting[identifier]?.popLast() {
        row.index = index
        kept.append((row, element))
        rows.append(row)
      } else if index < reach || revealed.contains(index) {
        let row = BuilderNode(
          each.row, argument: element, identifier: identifier, in: tree, under: self)
        row.index = index
        fresh.append((row, element))
        rows.append(row)
      }
    }
    let staying = Set(kept.map { ObjectIdentifier($0.row) })
    let leaving = children.filter { !staying.contains(ObjectIdentifier($0)) }
    arrange(rows)
    tellDoubt(of: rows, isLazy: isLazy)
    for (row, element) in kept + fresh { try row.run(each.row, argument: element) }
    for row in leaving { row.remove() }
  }

  /// How many rows fit on a screen nobody has computed: of those below the first ones it is open
  /// whether they are made.
  private func tellDoubt(of rows: [Node], isLazy: Bool) {
    guard let each else { return }
    let open =
      isLazy && each.elements.count > Self.surelyOnScreen
      ? Doubt(
        .measure("rows", "\(Self.rowsOnScreen) rows fit on the screen: nothing is laid out"),
        at: each.place) : nil
    for case let row as BuilderNode in rows {
      row.doubt = row.index < Self.surelyOnScreen ? each.doubt : open ?? each.doubt
      row.isMadeLazily = open != nil
      if row.doubt != nil { tree.hasDoubts = true }
    }
    if let open { tree.assumed(open.assumption, at: open.place) }
  }

  // MARK: Lazy rows

  /// Whether it stands in a container that asks for rows when they come on the screen. A list that
  /// cannot tell how many views a row is has to make them all (I19).
  private var isLazy: Bool {
    get throws {
      guard let container = lazyContainer, let each else { return false }
      guard case .lazyIfConstant = container.behavior.rows,
        let varying = tree.interpreter.varyingPart(of: each.row)
      else { return true }
      tree.warn(
        "the rows of this ForEach are no constant number of views: \(varying) stands at their top, so the List makes all \(each.elements.count) of them to compute their identifiers; put it into a stack (-LogForEachSlowPath YES logs this)",
        at: each.place, rule: "I19", severity: .note)
      return false
    }
  }

  /// Nil also for rows inside rows, which come with these.
  private var lazyContainer: FrameworkNode? {
    var node = parent
    while let current = node, !(current is BuilderNode) || current.parent is FrameworkNode {
      if let container = current as? FrameworkNode {
        switch container.behavior.rows {
        case .lazy, .lazyIfConstant: return container
        case .eager: return nil
        case .inherited: break
        }
      }
      node = current.parent
    }
    return nil
  }

  /// Somebody scrolls on by one screen.
  func scrollOn() throws {
    guard let each, hasUnmadeRows else { return }
    reach += Self.rowsOnScreen
    try arrangeRows(of: each)
  }

  /// Whether an element has that identifier.
  func holds(_ identifier: Value) -> Bool { each?.identifiers.contains(identifier) ?? false }

  /// The program scrolls to a row: a screen of rows around it is made, and nothing on the way.
  ///
  /// - Parameter anchor: Where on the screen the row comes to stand; nil for the nearest edge.
  func reveal(_ identifier: Value, at anchor: Value?) throws {
    guard let each, hasUnmadeRows, let index = each.identifiers.firstIndex(of: identifier) else {
      return
    }
    let above =
      switch anchor.map(tree.interpreter.unwrapped) {
      case .opaque(let anchor)? where anchor.name.hasPrefix(".top"): 0
      case .opaque(let anchor)? where anchor.name.hasPrefix(".center"): Self.rowsOnScreen / 2
      default: Self.rowsOnScreen - 1
      }
    let last = max(0, each.elements.count - Self.rowsOnScreen)
    let first = min(max(0, index - above), last)
    try arrangeRows(
      of: each, revealing: first..<min(first + Self.rowsOnScreen, each.elements.count))
  }

  // MARK: Warnings

  private func warn(_ each: EachDescription) {
    var seen: Set<Value> = []
    for identifier in each.identifiers where !seen.insert(identifier).inserted {
      tree.warn(
        "ForEach: the ID \(identifier.shortText) occurs multiple times within the collection, this will give undefined results!",
        at: each.place, rule: "I13")
    }
    if each.isConstantRange, let initialCount, initialCount != each.elements.count {
      tree.warn(
        "ForEach(Range<Int>) count (\(each.elements.count)) != its initial count (\(initialCount)). `ForEach(_:content:)` should only be used for *constant* data.",
        at: each.place, rule: "I18")
    }
    initialCount = initialCount ?? each.elements.count
  }
}

extension ViewTree {
  /// `scroll to "Row"`: what is on the way comes on the screen, screen by screen, until the row
  /// does.
  func scroll(to label: String) throws(EventError) -> () throws -> Void {
    let unmade = nodes(in: nil).compactMap { $0 as? EachNode }.filter(\.hasUnmadeRows)
    let isShown = shows(label)
    guard isShown || !unmade.isEmpty else {
      throw EventError("nothing on the screen shows \"\(label)\"")
    }
    return { [self] in
      guard !isShown else {
        return assumed(
          .measure("scroll", "what is made already runs nothing when it is scrolled to"),
          at: .nowhere)
      }
      for each in unmade {
        while each.hasUnmadeRows, !shows(label) {
          try duringUpdate { try each.scrollOn() }
          // A row that appears may ask for more of them.
          try settle()
        }
      }
      guard !shows(label) else { return }
      warn("scrolled to the end, and nothing there shows \"\(label)\"", at: .nowhere)
    }
  }

  private func shows(_ label: String) -> Bool {
    nodes(in: nil).contains { node in
      if let view = node as? FrameworkNode { return view.labels.contains(label) }
      guard let row = node as? BuilderNode, row.identifier != nil else { return false }
      return row.shownTexts(withImages: false).joined(separator: " ") == label
    }
  }
}
