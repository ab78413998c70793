import Layout

/// `NavigationSplitView`: columns side by side, of which a narrow screen shows one (Y73).
struct NavigationSplitBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "NavigationSplitView": NavigationSplitBehavior()
  ]

  var isInert: Bool { true }
  var looksInside: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    NavigationStackNode(view, isSplit: true, in: tree, under: parent)
  }

  func bars(of node: FrameworkNode, _ builder: LayoutBuilder) throws -> Bars {
    guard let split = node as? NavigationStackNode else { return Bars() }
    return try split.barRows(ofColumns: split.shownColumns, builder)
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    guard let split = node as? NavigationStackNode else { return nil }
    let columns = split.shownColumns
    let items = try columns.indices.map { index in
      let isPushed = columns[index] === split.pushed
      let pieces = isPushed ? content : try builder.pieces(of: columns[index])
      return column(index, of: split, among: columns, pieces, builder)
    }
    return LayoutItem(
      SplitColumns(
        wanted: split.wantedColumns, front: split.frontColumn,
        widths: columns.map(\.columnWidth)), items)
  }

  private func column(
    _ index: Int, of split: NavigationStackNode, among columns: [Node], _ pieces: Pieces,
    _ builder: LayoutBuilder
  ) -> LayoutItem {
    let part = columns[index]
    let item: LayoutItem
    if part.holdsStack {
      // That has a bar of its own.
      item = builder.screen(pieces, covered: EdgeInsets())
    } else {
      let bars = split.bars.columns.indices.contains(index) ? split.bars.columns[index] : Bars()
      item = builder.screen(
        pieces, between: (bars.top?.item, bars.bottom?.item), search: bars.search, of: split,
        in: part
      ) { place in
        NavigationBar(
          of: part, after: split.column(before: index, isAlone: place.isColumnAlone))
      }
    }
    guard index > 0 else { return item }
    // The line to the column before: on the other side where lines are read from right to left.
    return item.drawnOver(for: split, in: { $0.firstColumn }) { place in
      place.isBesideAnother(after: false) ? .line : nil
    }.drawnOver(for: split, in: { $0.lastColumn }) { place in
      place.isBesideAnother(after: true) ? .line : nil
    }
  }
}

extension DrawnPlace {
  /// Whether no other column stands beside it, since there is no room for one.
  var isColumnAlone: Bool {
    frame.size.width < Metrics.usual.leastSplitWidth && frame.origin.x < 1
  }

  /// Whether the column before it in the source stands beside it, on the left or on the right.
  fileprivate func isBesideAnother(after isRight: Bool) -> Bool {
    let columns = item.parent?.children ?? []
    guard let index = columns.firstIndex(where: { $0 === item }), index > 0,
      let other = columns[index - 1].placement, let own = item.placement
    else { return false }
    return (other.origin.x > own.origin.x) == isRight
  }
}

extension Rectangle {
  /// Columns of cells at its sides, of which a line takes one.
  fileprivate var firstColumn: Rectangle { column(at: origin.x) }
  fileprivate var lastColumn: Rectangle {
    column(at: end(.horizontal) - Metrics.usual.cell.width)
  }

  private func column(at x: Double) -> Rectangle {
    Rectangle(x: x, y: origin.y, width: Metrics.usual.cell.width, height: size.height)
  }
}
