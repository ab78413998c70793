import Layout

/// Grids whose columns and rows are as large as their largest cells.
struct GridBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "Grid": GridBehavior(isRow: false), "GridRow": GridBehavior(isRow: true),
  ]

  let isRow: Bool

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let arguments = LayoutArguments(node.view, in: builder.tree)
    guard !isRow else {
      return LayoutItem(
        GridRow(alignment: arguments.guide("alignment", along: .vertical)), content.items)
    }
    return LayoutItem(
      Grid(
        arguments.alignment(),
        horizontalSpacing: arguments.length("horizontalSpacing"),
        verticalSpacing: arguments.length("verticalSpacing")), content.items)
  }
}

/// Grids of columns, or rows, that are said beforehand; cells are made when they are seen.
struct LazyGridBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "LazyVGrid": LazyGridBehavior(axis: .vertical),
    "LazyHGrid": LazyGridBehavior(axis: .horizontal),
  ]

  /// Along which it grows.
  let axis: Axis

  var isInert: Bool { true }
  var rows: RowMaking { .lazy }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let arguments = LayoutArguments(node.view, in: builder.tree)
    let lines = arguments.gridItems(axis == .vertical ? "columns" : "rows")
    let guide = arguments.guide("alignment", along: axis.other)
    return content.lazy.map { cells in
      LayoutItem(
        LazyLines.grid(
          axis, lines, guide ?? (axis == .vertical ? .center : .middle),
          spacing: arguments.length("spacing"), cells.provider))
    }
  }
}
