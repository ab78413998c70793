import Layout

/// What stands in a lazy container, in order: views that are there, and rows of which each is made
/// when it would be seen (B16, I20).
final class LazyContent {
  /// Things that are laid out, and what is seen of them.
  struct Views {
    let items: [LayoutItem]
    let figures: [Figure]
  }

  /// Views, or rows, that follow each other.
  struct Run {
    enum Kind {
      case made(Views)
      /// With the modifiers that are put on each of the rows, from the inside to the outside.
      case rows(EachNode, [ModifierNode])
      /// A view by itself, likewise.
      case line(LineNode, [ModifierNode])
    }

    let kind: Kind
    /// The views of the program in whose bodies they stand, inside of the container, from the
    /// outside to the inside.
    var around: [InstanceNode] = []
    /// How many views each row is: each is a line or a cell of its own (Y5).
    var viewsPerRow = 1
    /// Whether each row is a section, or several.
    var holdsSections = false

    var count: Int {
      switch kind {
      case .made(let views): views.items.count
      case .rows(let each, _): each.count * viewsPerRow
      case .line: 1
      }
    }
  }

  private let runs: [Run]
  private unowned let builder: any RowBuilder
  private var rows: [ObjectIdentifier: Row] = [:]
  /// What the container made of views that are there, by these.
  private var lines: [ObjectIdentifier: Line] = [:]
  /// What the container makes of each line; itself where it makes nothing of it.
  var line: (LayoutItem, RowPlace) -> LayoutItem = { item, _ in item }
  /// Whether the rows of a section stand in a box.
  var isBoxed = false
  /// How several views of one row follow each other.
  var join: ([LayoutItem]) -> LayoutItem = { LayoutItem(Stack.vertical(), $0) }
  /// A container as this one is, of what is in a row that is no single thing: of the lines of its
  /// sections, each made when it would be seen. Nil where such things are joined.
  var nest: ((LazyProvider) -> LayoutItem)?
  /// Whether several views of one row are as many lines, although nobody counted on them.
  var takesEachAlone = false
  /// In what else of which sections the lines before and after all of these stand.
  private var around: (before: RowPlace.Owner?, after: RowPlace.Owner?) = (nil, nil)

  /// What a row was laid out as, and of what that was made.
  private struct Row {
    let content: [LayoutItem]
    /// As many as each row is views, or fewer.
    let items: [LayoutItem]
    let figures: [Figure]
    /// What stands in it, if it is a container of its own.
    var inside: LazyContent?
  }

  /// What the container made of something, and what that was among the others then.
  private struct Line {
    let content: LayoutItem
    let place: RowPlace
    let item: LayoutItem
  }

  /// - Parameter former: What stood there before, if only something inside has changed since.
  init(_ runs: [Run], of builder: any RowBuilder, after former: LazyContent?) {
    self.runs = runs
    self.builder = builder
    rows = former?.rows ?? [:]
    lines = former?.lines ?? [:]
  }

  /// For the layout machine.
  var provider: LazyProvider {
    LazyProvider(runs: sectionRuns, known: known, tell: placed) { index, sight in
      try self.item(at: index, sight)
    }
  }

  private var sectionRuns: [LazyRun] {
    var all = SectionRuns()
    for run in runs {
      switch run.kind {
      case .made(let views):
        for item in views.items { all.add(1, in: RowPlace.owner(of: item.appearance?.node)) }
      case .rows(let each, _):
        all.add(run.count, in: RowPlace.owner(of: each), takesLines: run.holdsSections)
      case .line(let line, _): all.add(1, in: RowPlace.owner(of: line))
      }
    }
    return all.runs
  }

  /// The places of what is there.
  private var known: [Int] {
    var start = 0
    return runs.flatMap { run in
      defer { start += run.count }
      return switch run.kind {
      case .made(let views): (start..<start + views.items.count).map { $0 }
      case .rows(let each, _):
        each.madeRows.flatMap { row in
          (0..<run.viewsPerRow).map { start + row.index * run.viewsPerRow + $0 }
        }
      case .line(let line, _): line.isMade ? [start] : []
      }
    }
  }

  /// Where what is made of it came to lie.
  private func placed(_ children: [LazyPlace]) {
    var places: [(node: any PlaceOfLazyContainer, place: LazyPlace)] = []
    var (open, start) = (runs[...], 0)
    for child in children {
      while let run = open.first, child.index >= start + run.count {
        start += run.count
        open = open.dropFirst()
      }
      guard let node = open.first?.made(at: child.index - start) else { continue }
      // A row may be several lines, of which one that is seen is enough.
      if let last = places.last, last.node === node {
        if child.distance < last.place.distance { places[places.count - 1].place = child }
      } else {
        places.append((node, child))
      }
    }
    builder.place(places, of: self)
  }

  /// Where a row of a `ForEach` stands, or a view by itself, and in what that makes it; nil where it
  /// stands elsewhere.
  ///
  /// - Parameter item: What is laid out for all of this.
  func place(of row: Int = 0, in node: Node, _ item: LayoutItem?) -> (
    lines: LayoutItem, index: Int
  )? {
    if let index = index(of: row, in: node) { return item?.lines.map { ($0, index) } }
    for other in rows.values {
      if let found = other.inside?.place(of: row, in: node, other.items.first) { return found }
    }
    return nil
  }

  private func index(of row: Int, in node: Node) -> Int? {
    var start = 0
    for run in runs {
      switch run.kind {
      case .rows(let each, _) where each === node: return start + row * run.viewsPerRow
      case .line(let line, _) where line === node: return start
      default: start += run.count
      }
    }
    return nil
  }

  /// The places of views that are there, whether anybody sees them or not.
  var indicesOfMade: [Int] {
    var start = 0
    return runs.flatMap { run in
      defer { start += run.count }
      if case .made = run.kind { return Array(start..<start + run.count) }
      return []
    }
  }

  private func item(at index: Int, _ sight: LazySight) throws -> LayoutItem? {
    guard let (run, rest) = run(at: index) else { return nil }
    switch run.kind {
    case .made(let views): return lined(views.items[rest], at: index)
    case .rows(let each, let modifiers):
      guard let node = try each.row(at: rest / run.viewsPerRow, sight) else { return nil }
      return try item(of: node, modifiers, in: run, rest % run.viewsPerRow, at: index)
    case .line(let line, let modifiers):
      try line.make(sight, at: index)
      return try item(of: line, modifiers, in: run, rest, at: index)
    }
  }

  /// - Parameter number: Of the view, among those that the row is.
  private func item(
    of node: Node, _ modifiers: [ModifierNode], in run: Run, _ number: Int, at index: Int
  ) throws -> LayoutItem? {
    if run.viewsPerRow == 1, let nested = try nested(of: node, modifiers, in: run, at: index) {
      return nested
    }
    let content = try items(of: node, modifiers, in: run)[safe: number]
    return content.map { lined($0, at: index) }
  }

  /// What a row is that holds sections, or more views than were counted on, where each of these is
  /// a line.
  private func nested(
    of node: Node, _ modifiers: [ModifierNode], in run: Run, at index: Int
  ) throws -> LayoutItem? {
    guard let nest else { return nil }
    let isSeveral = run.holdsSections || node.holdsSections
    guard isSeveral || takesEachAlone else { return nil }
    let key = ObjectIdentifier(node)
    let around = (before: owner(at: index - 1), after: owner(at: index + 1))
    if node.layoutFreshness == .current, let row = rows[key], let inside = row.inside,
      inside.around == around
    {
      return row.items.first
    }
    if !isSeveral, try builder.views(of: node).items.count < 2 { return nil }
    let inside = try builder.lazyContent(of: node, under: modifiers, after: rows[key]?.inside)
    inside.around = around
    inside.line = line
    inside.isBoxed = isBoxed
    inside.join = join
    inside.nest = nest
    inside.takesEachAlone = takesEachAlone
    let item = nest(inside.provider)
    rows[key] = Row(content: [], items: [item], figures: [], inside: inside)
    return item
  }

  private func run(at index: Int) -> (run: Run, rest: Int)? {
    var rest = index
    for run in runs {
      if rest < run.count { return rest < 0 ? nil : (run, rest) }
      rest -= run.count
    }
    return nil
  }

  private func lined(_ item: LayoutItem, at index: Int) -> LayoutItem {
    let place = RowPlace(
      owner(at: index) ?? RowPlace.Owner(section: nil, part: nil), after: owner(at: index - 1),
      before: owner(at: index + 1), isBoxed: isBoxed)
    if let known = lines[ObjectIdentifier(item)], known.content === item, known.place == place {
      return known.item
    }
    let made = line(item, place)
    lines[ObjectIdentifier(item)] = Line(content: item, place: place, item: made)
    return made
  }

  /// The section in which something stands.
  private func owner(at index: Int) -> RowPlace.Owner? {
    if index < 0 { return around.before }
    return run(at: index).map { run, rest in
      switch run.kind {
      case .made(let views): RowPlace.owner(of: views.items[rest].appearance?.node)
      case .rows(let each, _): run.holdsSections ? .sections : RowPlace.owner(of: each)
      case .line(let line, _): RowPlace.owner(of: line)
      }
    } ?? around.after
  }

  /// So many lines or cells are made of a row as it is views, at most.
  private func items(
    of node: Node, _ modifiers: [ModifierNode], in run: Run
  ) throws -> [LayoutItem] {
    let count = run.viewsPerRow
    let key = ObjectIdentifier(node)
    let made = try builder.views(of: node)
    if let row = rows[key], row.content.isSame(as: made.items) {
      rows[key] = Row(
        content: row.content, items: row.items,
        figures: modifiers.isEmpty ? made.figures : row.figures)
      return row.items
    }
    let views = try builder.wrapped(made, by: modifiers)
    var items = views.items
    if items.count > count {
      items[(count - 1)...] = [join(Array(items[(count - 1)...]))]
    }
    rows[key] = Row(content: made.items, items: items, figures: views.figures)
    return items
  }

  /// What stands in it, as far as it is made.
  var figures: [Figure] { figures(of: runs[...], inside: 0) }

  /// - Parameter depth: In how many views of the program all of these stand.
  private func figures(of runs: ArraySlice<Run>, inside depth: Int) -> [Figure] {
    var all: [Figure] = []
    var rest = runs
    while let first = rest.first {
      guard first.around.count > depth else {
        all += figures(of: first)
        rest = rest.dropFirst()
        continue
      }
      let owner = first.around[depth]
      let own = rest.prefix { $0.around.count > depth && $0.around[depth] === owner }
      rest = rest.dropFirst(own.count)
      all.append(
        Figure(
          owner.typeName, owner, own.flatMap(items), figures(of: own, inside: depth + 1)))
    }
    return all
  }

  private func figures(of run: Run) -> [Figure] {
    switch run.kind {
    case .made(let views): views.figures
    case .rows(let each, _):
      each.madeRows.flatMap { node in
        rows[ObjectIdentifier(node)].map { $0.inside?.figures ?? $0.figures } ?? []
      }
    case .line(let line, _):
      rows[ObjectIdentifier(line)].map { $0.inside?.figures ?? $0.figures } ?? []
    }
  }

  private func items(of run: Run) -> [LayoutItem] {
    switch run.kind {
    case .made(let views): views.items
    case .rows(let each, _): each.madeRows.flatMap { rows[ObjectIdentifier($0)]?.items ?? [] }
    case .line(let line, _): rows[ObjectIdentifier(line)]?.items ?? []
    }
  }
}

/// Who makes the rows of a lazy container when they are to be seen.
protocol RowBuilder: AnyObject {
  /// What a row is laid out as by itself.
  func views(of row: Node) throws -> LazyContent.Views
  /// What that is under modifiers that are put on each row, from the inside to the outside.
  func wrapped(_ views: LazyContent.Views, by modifiers: [ModifierNode]) throws
    -> LazyContent.Views
  /// What stands in a row that is a lazy container of its own.
  ///
  /// - Parameter former: What stood there before.
  func lazyContent(
    of row: Node, under modifiers: [ModifierNode], after former: LazyContent?
  ) throws -> LazyContent
  /// What is made of a lazy container came to lie somewhere.
  func place(
    _ places: [(node: any PlaceOfLazyContainer, place: LazyPlace)], of content: LazyContent)
}

extension LazyContent.Run {
  /// What is made there; nil where nothing is, or what would be made seen or not.
  fileprivate func made(at index: Int) -> (any PlaceOfLazyContainer)? {
    switch kind {
    case .made: nil
    case .rows(let each, _): each.madeRow(at: index / viewsPerRow)
    case .line(let line, _): line
    }
  }
}

extension Node {
  /// Whether a section stands in it among what the container around takes for its lines.
  fileprivate var holdsSections: Bool {
    switch self {
    case let view as FrameworkNode: view.behavior.rowRole == .section
    case is ModifierNode: children.first?.holdsSections ?? false
    case is StageNode, is RepresentableNode: false
    default: children.contains(where: \.holdsSections)
    }
  }
}

extension [LayoutItem] {
  /// Whether it is the very same items.
  func isSame(as others: [LayoutItem]) -> Bool {
    count == others.count && zip(self, others).allSatisfy { $0 === $1 }
  }
}
