import Layout

/// `ForEach`: rows are matched by identifier (I5).
///
/// Inside a lazy container a row is made when the layout comes to where it would be seen (B16). A
/// row that was made keeps its state here: how long SwiftUI keeps one that was scrolled away is not
/// promised (I20).
final class EachNode: Node {
  private(set) var each: EachDescription?
  /// What it was described as before, and in which update that ended.
  private var former: (each: EachDescription?, update: Int) = (nil, -1)
  private var initialCount: Int?
  /// Whether its rows are made when they would be seen.
  private(set) var isLazy = false
  /// What described the rows: the cause of those that are made in the same update.
  private var cause: DescribingStep?

  /// As many rows of usual height as a large phone shows: for what stands on no screen that is laid
  /// out.
  private static let rowsOnScreen = 20

  override func matches(_ description: Description) -> Bool {
    if case .each = description { true } else { false }
  }

  /// How many elements have a row, or will have one.
  var count: Int { each?.elements.count ?? 0 }

  /// The rows that are made, in order.
  var madeRows: [BuilderNode] { children.compactMap { $0 as? BuilderNode } }

  /// Whether rows wait for somebody to scroll to them.
  var hasUnmadeRows: Bool { children.count < count }

  /// What is made lazily, and what a person may do with rows, is asked of it while it is laid out.
  override func isLaidOutAlike(_ description: Description) -> Bool {
    guard case .each(let new) = description, let each, !isLazy else { return false }
    return each.edits.isEmpty && new.edits.isEmpty && each.doubt == nil && new.doubt == nil
  }

  override func update(to description: Description) throws {
    guard case .each(let each) = description else { return }
    if count == 0 || each.elements.isEmpty { tellOfOtherViews() }
    former = (self.each, tree.updates)
    self.each = each
    warn(each)
    isLazy = try isLazyNow
    if isLazy { layoutHasChanged() }
    cause = DescribingStep(in: tree)
    tree.lazyRows[number] = isLazy ? self : nil
    try arrangeRows(of: each)
  }

  override func end() { tree.lazyRows[number] = nil }

  /// Whether a row that is made in this update was there before, where nobody saw it: it comes into
  /// sight, and by no transition.
  func wasOutOfSight(_ row: BuilderNode) -> Bool {
    guard isLazy, let identifier = row.identifier else { return false }
    guard former.update == tree.updates else { return true }
    return former.each?.identifiers.contains(identifier) ?? false
  }

  private func arrangeRows(of each: EachDescription) throws {
    var waiting: [Value: [BuilderNode]] = [:]
    for row in madeRows.reversed() { waiting[row.identifier ?? .void, default: []].append(row) }
    var rows: [BuilderNode] = []
    var fresh: [(row: BuilderNode, element: Value)] = []
    var kept: [(row: BuilderNode, element: Value)] = []
    var places: [(before: Int, now: Int)] = []
    for (index, (element, identifier)) in zip(each.elements, each.identifiers).enumerated() {
      if let row = waiting[identifier]?.popLast() {
        places.append((row.index, index))
        row.index = index
        kept.append((row, element))
        rows.append(row)
      } else if !isLazy {
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
    tellMoves(of: kept.map(\.row), places)
    for row in rows where !isLazy { tell(each.doubt ?? doubt(ofRowBehind: row.index), of: row) }
    for (row, element) in kept + fresh { try row.run(each.row, argument: element) }
    try leave(leaving)
  }

  /// A row of a lazy container would be seen: it is made now, unless it was made before.
  ///
  /// - Parameter sight: Where it would be seen; of what lies near the end of the screen it is open
  ///   whether it is made.
  func row(at index: Int, _ sight: LazySight) throws -> BuilderNode? {
    let place = placeOfRow(at: index)
    if let row = madeRow(at: index) { return row }
    guard let each, each.elements.indices.contains(index) else { return nil }
    let element = each.elements[index]
    let row = BuilderNode(
      each.row, argument: element, identifier: each.identifiers[index], in: tree, under: self)
    row.index = index
    isMakingRow = true
    defer { isMakingRow = false }
    var rows = children
    rows.insert(row, at: place)
    arrange(rows)
    row.sightDoubt = tree.doubt(of: sight, at: each.place)
    let open = doubt(ofRowBehind: index)
    row.isMadeLazily =
      row.sightDoubt != nil || open != nil || each.elements.count > ViewTree.surelyOnScreen
    tell(open ?? each.doubt, of: row)
    // What described the rows, or what scrolled to this one.
    try tree.recorder.during(cause?.now(in: tree) ?? tree.recorder.cause ?? 1) {
      try row.run(each.row, argument: element)
    }
    try tree.runNewBodies()
    return row
  }

  /// The row of an element, if it is made.
  func madeRow(at index: Int) -> BuilderNode? {
    let place = placeOfRow(at: index)
    guard children.indices.contains(place), let row = children[place] as? BuilderNode,
      row.index == index
    else { return nil }
    return row
  }

  /// What is made now is laid out at once.
  private var isMakingRow = false
  override var absorbsLayoutChanges: Bool { isMakingRow }

  /// Where the row of an element stands among the children, or would stand.
  private func placeOfRow(at index: Int) -> Int {
    var lower = 0
    var upper = children.count
    while lower < upper {
      let middle = (lower + upper) / 2
      if ((children[middle] as? BuilderNode)?.index ?? 0) < index {
        lower = middle + 1
      } else {
        upper = middle
      }
    }
    return lower
  }

  private func tell(_ doubt: Doubt?, of row: BuilderNode) {
    row.doubt = doubt
    if doubt != nil { tree.hasDoubts = true }
  }

  /// SwiftUI warns of a range of another length (I18), and does not say what it makes of the rows
  /// that the first one did not have.
  private func doubt(ofRowBehind index: Int) -> Doubt? {
    guard let each, each.isConstantRange, let initialCount, index >= initialCount else {
      return nil
    }
    let doubt = Doubt(
      .measure(
        "rows", "SwiftUI may not make the rows by which the range of a ForEach grew",
        advice: "give the ForEach its identifiers: id: \\.self"), at: each.place)
    tree.assumed(doubt.assumption, at: each.place)
    return doubt
  }

  // MARK: Lazy rows

  /// Whether it stands in a container that asks for rows when they come on the screen. A list that
  /// cannot tell how many views a row is has to make them all (I19).
  private var isLazyNow: Bool {
    get throws {
      guard let container = lazyContainer, let each else { return false }
      guard case .lazyIfConstant = container.behavior.rows,
        let varying = tree.evaluator.varyingPart(of: each.row)
      else { return true }
      let count = each.elements.count
      let all = count > 1 ? "all \(count) of them" : "all of them"
      tree.warn(
        "the rows of this ForEach are no constant number of views: \(varying) stands at their top, so the List makes \(all) to compute their identifiers; put it into a stack (-LogForEachSlowPath YES logs this)",
        at: each.place, rule: "I19", severity: .note)
      return false
    }
  }

  /// Whether an element has that identifier.
  func holds(_ identifier: Value) -> Bool { each?.identifiers.contains(identifier) ?? false }

  /// Whether it is on the stage, and on no screen that is laid out.
  var isLeftOut: Bool {
    children.isEmpty && count > 0 && isOnStage && lazyContainer?.isLaidOut != true
  }

  /// What is on no screen that is laid out has as many rows as fit on a usual one.
  func settleWithoutLayout() throws {
    for index in 0..<min(count, Self.rowsOnScreen) { _ = try row(at: index, LazySight.anywhere) }
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
