import Drawing
import Layout

/// Containers of rows.
struct ListBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    FrameworkContainer.list.rawValue: ListBehavior(rows: .lazyIfConstant),
    FrameworkContainer.form.rawValue: ListBehavior(rows: .eager),
    "Table": ListBehavior(isInert: false, rows: .lazy),
  ]

  var isInert = true
  let rows: RowMaking
  var rowRole: RowRole? { .list }
  /// What is said of a table are its columns.
  var takesLines: Bool { isInert }

  /// What its rows say is no name of it.
  func labels(among shown: [Node], of view: FrameworkView) -> [Node] { [] }

  /// A tap on a row chooses it, where the list says what is chosen; of several, while it is edited.
  func offers(of node: FrameworkNode) -> [Offer] {
    guard node.view.hasSelectableRows, let selection = node.binding,
      let chosen = try? node.tree.peek(selection)
    else { return [] }
    if case .set = chosen, (try? node.isEditing()) != true { return [] }
    return node.tree.choosableRows(of: node).compactMap { choice in
      guard let text = choice.text, !choice.node.takesTapsItself,
        choice.node.ban(on: .choosing) == nil, node.tree.takes(choice.value, selection)
      else { return nil }
      return Offer(node: choice.node, start: "tap ", label: text)
    }
  }

  /// Y74: rows one below the other.
  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let column: LayoutItem
    if let storage = try? node.editMode()?.location as? StateStorage {
      builder.tree.graph.connect(node, to: storage.attribute)
    }
    let isEdited = (try? node.isEditing()) == true
    let isBoxed = !node.isPlainList
    if let rows = content.lazy {
      rows.isBoxed = isBoxed
      rows.line = { row($0, at: $1, of: node, isEdited: isEdited) }
      rows.takesEachAlone = node.view.isList
      if !node.view.isList { rows.join = { cells($0, in: node) } }
      func lines(_ rows: LazyProvider) -> LayoutItem {
        LayoutItem(LazyLines.stack(.vertical, .leading, spacing: 0, rows))
      }
      rows.nest = lines
      column = lines(rows.provider)
    } else {
      let places = RowPlace.places(of: content.items, isBoxed: isBoxed)
      let lines = zip(content.items, places).map {
        row($0, at: $1, of: node, isEdited: isEdited)
      }
      column = LayoutItem(Stack.vertical(.leading, spacing: 0), lines)
    }
    let inset = isBoxed ? Metrics.usual.groupedInset : 0
    let area = LayoutItem(
      Padding(EdgeInsets(inset, edges: .horizontal)), [column])
    return LayoutItem(ScrollArea(.vertical), [area]).drawnScrolling(for: node)
  }

  /// The cells of a row of a table: side by side, of which a narrow screen shows the first.
  private func cells(_ items: [LayoutItem], in node: FrameworkNode) -> LayoutItem {
    let isNarrow = node.tree.screen.size.width < PresentedLayer.leastOfWide
    let wide = FlexibleFrame(
      width: FlexibleFrame.Limits(most: .infinity), height: FlexibleFrame.Limits(),
      alignment: Alignment(.leading, .middle))
    return LayoutItem(
      Stack.horizontal(.middle),
      items.prefix(isNarrow ? 1 : items.count).map { LayoutItem(wide, [$0]) })
  }

  private func row(
    _ item: LayoutItem, at place: RowPlace, of node: FrameworkNode, isEdited: Bool
  ) -> LayoutItem {
    let wishes = RowWishes(of: item, in: node)
    let marks = isEdited && place.part == nil ? EditMarks(of: item, in: node) : EditMarks()
    let unfolding = DisclosedPlace(of: item, in: node)
    // What leads on has its sign behind it.
    let sign = EdgeInsets(trailing: item.leadsOn && place.part == nil ? 10 : 0)
    let algorithm = algorithm(of: place, wishes, marks.room + unfolding.room, sign, in: node)
    let row = LayoutItem(algorithm, [item]).drawn(for: node) { seen in
      guard place.part == nil, let tint = wishes.background else { return nil }
      return .filled(.rectangle, seen.dress.seen(tint))
    }.drawn(for: node) { _ in
      place.look(
        endsWithSign: item.leadsOn, hidesLine: wishes.hidesLine, before: marks.before,
        behind: marks.behind, isUnfolded: unfolding.isUnfolded)
    }
    guard let header = place.header, let section = place.owner.section else { return row }
    return row.marked(for: section, in: RowPlace.headerRoom) { place in
      .text(
        ["", place.isMirrored ? header + "  " : "  " + header], Lettering(isQuiet: true, size: 13))
    }
  }
}

extension ListBehavior {
  /// Y74: of a header with a view of its own, of what else is written around rows, of a row, below a
  /// header that is only words.
  private func algorithm(
    of place: RowPlace, _ wishes: RowWishes, _ marks: EdgeInsets, _ sign: EdgeInsets,
    in node: FrameworkNode
  ) -> ListRow {
    let metrics = Metrics.usual
    guard let part = place.part else {
      return ListRow(
        insets: wishes.insets, marks: marks, above: room(above: place, of: node),
        drawn: place.insets(wishes.insets) + marks + sign)
    }
    let isHeader = part == "header"
    let room = (metrics.header - metrics.cell.height) / 2
    return ListRow(
      leastHeight: isHeader ? metrics.header : 0,
      insets: EdgeInsets(
        top: room, leading: metrics.rowInset, bottom: room, trailing: metrics.rowInset),
      drawn: place.insets)
  }

  /// A header that is only words, or what usually stands between two sections, or is said to, or
  /// above the first one.
  private func room(above place: RowPlace, of node: FrameworkNode) -> Double {
    guard place.header == nil else { return Metrics.usual.header }
    if place.isBelowAnother { return node.sectionGap }
    return place.isAtTop ? Metrics.usual.sectionGap : 0
  }
}

extension FrameworkNode {
  /// Whether its rows stand in no boxes.
  fileprivate var isPlainList: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "listStyle" }?.modifier
      .arguments["style"]?.lastName.lowercased().hasPrefix("plain") ?? false
  }
}

extension FrameworkNode {
  /// What `listSectionSpacing` says around it, where that is a number.
  fileprivate var sectionGap: Double {
    let modifier = nearest(ModifierNode.self) { $0.modifier.name == "listSectionSpacing" }
    return modifier?.modifier.arguments.values.lazy.compactMap(tree.evaluator.number).first
      ?? Metrics.usual.sectionGap
  }
}

extension Node {
  /// Whether a button or a link in it hears of a tap.
  fileprivate var takesTapsItself: Bool {
    var isTaken = false
    walk { node in
      let role = (node as? FrameworkNode)?.behavior.role
      if role == .button || role == .link { isTaken = true }
    }
    return isTaken
  }
}

extension FrameworkView {
  /// Whether a tap on a row may choose it.
  var hasSelectableRows: Bool { name == "Table" || isList }

  var isList: Bool { name == FrameworkContainer.list.rawValue }
}

extension LayoutItem {
  /// Whether a tap on it leads on to another level.
  fileprivate var leadsOn: Bool {
    var item: LayoutItem? = self
    while let current = item {
      for layer in current.appearance?.layers ?? [] {
        if (layer.node as? FrameworkNode)?.behavior.role == .link { return true }
      }
      guard case .modifier = current.algorithm.role else { return false }
      item = current.children.first
    }
    return false
  }
}
