import Layout

/// Scrolling: by a person, who goes on screen by screen, and by the program, which jumps.
extension ViewTree {
  /// `scroll to "Row"`: what is on the way comes on the screen, screen by screen, until the row
  /// does.
  func scroll(to label: String) throws(EventError) -> () throws -> Void {
    let unmade = nodes(in: nil).filter(\.waitsForScrolling)
    guard shown(label) != nil || !unmade.isEmpty else {
      throw EventError("nothing on the screen shows \"\(label)\"")
    }
    return { [self] in
      for node in unmade where shown(label) == nil { try scrollOn(node, until: label) }
      guard let node = shown(label) else {
        return warn("scrolled to the end, and nothing there shows \"\(label)\"", at: .nowhere)
      }
      // Nobody may have asked before where anything is.
      _ = try layOutScreen(screen)
      if scroll(to: node) { try duringUpdate {} }
      try tellScrollPositions()
    }
  }

  /// `scroll down`: what can be scrolled that way, the first of it, is scrolled by what is seen.
  func scroll(_ direction: ScrollDirection) throws(EventError) -> () throws -> Void {
    do {
      _ = try layOutScreen(screen)
    } catch {
      throw EventError("the screen cannot be laid out: \(error)")
    }
    let areas = scrollAreasInReach
    for area in areas where ScrollArea.scrollOn(area, forwards: direction == .down) {
      return { [self] in
        try tellScrolling(of: area, isOver: false)
        try duringUpdate {}
        try tellScrollPositions()
        try tellScrolling(of: area, isOver: true)
      }
    }
    throw EventError(
      areas.isEmpty
        ? "nothing on the screen can be scrolled"
        : "nothing on the screen can be scrolled further \(direction.rawValue)")
  }

  /// What scrolls and a finger reaches: nothing behind a sheet.
  private var scrollAreasInReach: [LayoutItem] {
    let front = cover
    return nodes(in: nil).filter { node in front.map(node.isBelow) ?? true }
      .compactMap(\.scrollArea)
  }

  /// Whether anything that a finger reaches goes on that way.
  func canScroll(_ direction: ScrollDirection) -> Bool {
    guard (try? layOutScreen(screen)) != nil else { return false }
    return scrollAreasInReach.contains {
      ScrollArea.goesOn($0, forwards: direction == .down)
    }
  }

  /// Scrolls screen by screen.
  private func scrollOn(_ node: Node, until label: String) throws {
    while node.waitsForScrolling, shown(label) == nil {
      guard let area = node.scrollAreas.first else { return }
      guard ScrollArea.scrollOn(area, forwards: true) else { return }
      try duringUpdate {}
      // A row that appears may ask for more of them.
      try settle()
    }
  }

  /// Scrolls to what is laid out, so that it can be seen; says whether anything moved.
  ///
  /// - Parameter anchor: Where in what scrolls it comes to stand; nil for the nearest edge.
  @discardableResult
  private func scroll(to node: Node, anchor: UnitPoint? = nil) -> Bool {
    // A row may be several views: the first of them is seen in any case.
    let items = node.firstItems
    let targets = anchor == nil ? items.reversed() : Array(items.prefix(1))
    var hasMoved = false
    for area in node.scrollAreas {
      let before = ScrollArea.offset(of: area)
      for item in targets { ScrollArea.scroll(area, to: item, anchor: anchor) }
      hasMoved = hasMoved || ScrollArea.offset(of: area) != before
    }
    return hasMoved
  }

  /// What shows a text: a view, or a row of a `ForEach`.
  private func shown(_ label: String) -> Node? {
    var all: [Node] = []
    root?.walkVisible(evenOutOfSight: true) { all.append($0) }
    return all.first { node in
      if let view = node as? FrameworkNode { return view.labels.contains(label) }
      guard let row = node as? BuilderNode, row.identifier != nil else { return false }
      return row.shownTexts(withImages: false).joined(separator: " ") == label
    }
  }

  // MARK: By the program

  /// `scrollTo`: once the screen is laid out, the view of an identifier is scrolled to. A row that
  /// is not made is made then, and after it those around it (I20).
  ///
  /// - Parameter call: What the program writes to have it scrolled.
  func scroll(
    to identifier: Value, inside reader: Node, anchor: Value?, at place: SourcePlace,
    by call: String? = nil
  ) {
    waitingScrolls.append { [unowned self, weak reader] in
      guard let reader else { return }
      let point = anchor.flatMap {
        LayoutArguments(in: self, at: place).unitPoint(evaluator.unwrapped($0))
      }
      guard let target = try target(identifier, inside: reader) else {
        return warn(
          "\(call ?? "scrollTo(\(identifier.shortText))") finds nothing of that identifier and does nothing",
          at: place, severity: .note)
      }
      // What was made for it has no place yet.
      if target.isNew { _ = try screenLayout.layOut(on: screen) }
      // What is made around it then may be longer or shorter than was thought, and move it.
      for _ in 0..<Self.mostCorrections where scroll(to: target.node, anchor: point) {
        _ = try screenLayout.layOut(on: screen)
      }
    }
  }

  /// Of where a jump ends; each is smaller than the one before.
  private static let mostCorrections = 8

  private func target(_ identifier: Value, inside reader: Node) throws -> (
    node: Node, isNew: Bool
  )? {
    var lists: [EachNode] = []
    var lines: [LineNode] = []
    var named: Node?
    reader.walk { node in
      if let each = node as? EachNode { lists.append(each) }
      if let line = node as? LineNode { lines.append(line) }
      if (node as? ModifierNode)?.modifier.explicitIdentity == identifier { named = node }
    }
    for each in lists where each.holds(identifier) {
      let made = each.madeRows.first { $0.identifier == identifier }
      if let made { return (made, false) }
      return try each.make(identifier).map { ($0, true) }
    }
    if let named { return (named, try named.isPutInPlace()) }
    for line in lines where !line.isMade && line.description.holds(identifier, homes) {
      guard try line.makeInPlace() else { continue }
      return try target(identifier, inside: reader).map { ($0.node, true) }
    }
    for each in lists {
      guard let row = try each.unmadeRow(with: identifier) else { continue }
      _ = try each.make(row)
      return try target(identifier, inside: reader).map { ($0.node, true) }
    }
    return nil
  }
}

extension Description {
  /// Whether something is called so among what a container takes for its rows: by `.id`, or as a
  /// row of a `ForEach`.
  fileprivate func holds(_ identifier: Value, _ homes: Homes) -> Bool {
    switch self {
    case .empty, .view, .content: false
    case .group(let parts): parts.contains { $0.holds(identifier, homes) }
    case .branch(_, let content, _), .erased(let content): content.holds(identifier, homes)
    case .each(let each): each.identifiers.contains(identifier)
    case .modified(let content, let modifier):
      modifier.explicitIdentity == identifier || content.holds(identifier, homes)
    case .framework(let view):
      if case .inherited = homes.behavior(of: view.name).rows {
        view.content.contains { $0.holds(identifier, homes) }
      } else {
        false
      }
    }
  }
}

extension EachNode {
  /// The first row that is not made and in which something is called so. It is described to be
  /// asked, and no body runs.
  fileprivate func unmadeRow(with identifier: Value) throws -> Value? {
    guard isLazy, let each else { return nil }
    let made = Set(madeRows.map(\.index))
    let place = tree.place(of: each.row)
    for (index, element) in each.elements.enumerated() where !made.contains(index) {
      let content = try tree.withoutTracking {
        try tree.evaluator.call(
          each.row, [CallArgument(label: nil, value: element)], at: place)
      }
      if tree.evaluator.description(of: content, at: place).holds(identifier, tree.homes) {
        return each.identifiers[index]
      }
    }
    return nil
  }

  /// Makes a row wherever it stands.
  fileprivate func make(_ identifier: Value) throws -> BuilderNode? {
    guard let row = each?.identifiers.firstIndex(of: identifier),
      try makeLine(of: row)
    else { return nil }
    return madeRows.first { $0.identifier == identifier }
  }
}

extension Node {
  /// What is there and lies where nobody has laid anything out gets a place with the next layout; says
  /// whether that was so.
  fileprivate func isPutInPlace() throws -> Bool {
    guard firstItems.isEmpty else { return false }
    var line: LineNode?
    walk { line = line ?? $0 as? LineNode }
    if let line, !line.isMade { return try line.makeInPlace() }
    guard let memory = lazyContainer?.layoutMemory?.pieces,
      let lines = memory.items.first?.lines, let algorithm = lines.algorithm as? LazyLines
    else { return false }
    for index in memory.lazy?.indicesOfMade ?? [] { _ = try algorithm.child(at: index, of: lines) }
    return true
  }
}

extension LineNode {
  /// Makes it wherever it stands; says whether it could be.
  fileprivate func makeInPlace() throws -> Bool { try makeLine(of: 0) && isMade }
}

extension Node {
  /// Whether rows in it are not made before somebody scrolls to them.
  var waitsForScrolling: Bool {
    (self as? EachNode)?.hasUnmadeRows ?? (self as? LineNode).map { !$0.isMade } ?? false
  }

  /// Has the lazy container around make what stands there; says whether there is one that can.
  fileprivate func makeLine(of row: Int) throws -> Bool {
    guard let memory = lazyContainer?.layoutMemory?.pieces,
      let place = memory.lazy?.place(of: row, in: self, memory.items.first),
      let lines = place.lines.algorithm as? LazyLines
    else { return false }
    _ = try lines.child(at: place.index, of: place.lines)
    return true
  }
}

extension Node {
  /// What is laid out for it, or for the first thing in it that stands for itself: a section is none.
  var firstItems: [LayoutItem] {
    var open: [Node] = [self]
    while let node = open.popLast() {
      let items = node.layoutMemory?.pieces.items ?? []
      if items.contains(where: { $0.placement != nil }) { return items }
      let inOrder = (node as? FrameworkNode).map { $0.behavior.inOrder($0) } ?? node.children
      open += inOrder.reversed()
    }
    return []
  }
}

extension LayoutItem {
  /// What makes rows in it.
  var lines: LayoutItem? {
    var next: LayoutItem? = self
    while let item = next, !(item.algorithm is LazyLines) { next = item.children.first }
    return next
  }
}

extension Node {
  /// What is laid out for whatever it can be scrolled in, from the inside to the outside.
  var scrollAreas: [LayoutItem] {
    sequence(first: self, next: \.parent).compactMap(\.scrollArea)
  }

  /// What is laid out for it, if it can be scrolled.
  var scrollArea: LayoutItem? {
    guard self is FrameworkNode, let item = layoutMemory?.pieces.items.first,
      item.algorithm is ScrollArea
    else { return nil }
    return item
  }
}
