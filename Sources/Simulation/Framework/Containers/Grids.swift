import Layout

/// Grids whose columns and rows are as large as their largest cells.
struct GridBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Grid": GridBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let arguments = LayoutArguments(node.view, in: builder.tree)
    return LayoutItem(
      Grid(
        arguments.alignment(),
        horizontalSpacing: arguments.length("horizontalSpacing"),
        verticalSpacing: arguments.length("verticalSpacing")), content.items)
  }
}

/// Rows of these: views that say in which row they stand (Apple: outside of a grid, as in a `Group`).
struct GridRowBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["GridRow": GridRowBehavior()]

  var isInert: Bool { true }

  func mark(_ node: FrameworkNode, _ builder: LayoutBuilder) -> ((inout LayoutTraits) -> Void)? {
    let alignment = LayoutArguments(node.view, in: builder.tree).guide(
      "alignment", along: .vertical)
    let row = GridRow(node.number, alignment: alignment)
    return { traits in
      traits.grid = traits.grid ?? GridTraits()
      traits.grid?.row = row
    }
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
    let guide =
      arguments.guide("alignment", along: axis.other) ?? (axis == .vertical ? .center : .middle)
    let pinned = arguments.pinnedViews
    func grid(_ cells: LazyProvider) -> LayoutItem {
      LayoutItem(
        LazyLines.grid(
          axis, lines, guide, spacing: arguments.length("spacing"), pinned: pinned, cells))
    }
    content.lazy?.nest = grid
    return content.lazy.map { grid($0.provider) }
  }
}
