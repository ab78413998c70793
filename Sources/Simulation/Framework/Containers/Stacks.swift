import Layout

/// Stacks: one after the other, or one above the other.
struct StackBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    FrameworkContainer.row.rawValue: StackBehavior(.row, isRow: true),
    FrameworkContainer.column.rawValue: StackBehavior(.column),
    FrameworkContainer.pile.rawValue: StackBehavior(.pile),
    "LazyHStack": StackBehavior(.row, rows: .lazy),
    "LazyVStack": StackBehavior(.column, rows: .lazy),
  ]

  enum Arrangement { case row, column, pile }

  let arrangement: Arrangement
  let isRow: Bool
  let rows: RowMaking

  init(_ arrangement: Arrangement, isRow: Bool = false, rows: RowMaking = .eager) {
    self.arrangement = arrangement
    self.isRow = isRow
    self.rows = rows
  }

  var isInert: Bool { true }
  var restsOnItems: Bool { if case .eager = rows { true } else { false } }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let arguments = LayoutArguments(node.view, in: builder.tree)
    guard let rows = content.lazy else {
      return builder.tree.misreadStack(
        of: content.items, along: arrangement == .pile ? nil : axis,
        alignment: Alignment(
          guide(arguments, along: .horizontal), guide(arguments, along: .vertical)), for: node
      ) { LayoutItem(algorithm(arguments), $0) }
    }
    let alignment = guide(arguments, along: axis.other)
    let pinned = arguments.pinnedViews
    func stack(_ rows: LazyProvider) -> LayoutItem {
      LayoutItem(
        LazyLines.stack(
          axis, alignment, spacing: arguments.length("spacing"), pinned: pinned, rows))
    }
    rows.join = { LayoutItem(algorithm(arguments), $0) }
    rows.nest = stack
    return stack(rows.provider)
  }

  private var axis: Axis { arrangement == .row ? .horizontal : .vertical }

  private func algorithm(_ arguments: LayoutArguments) -> any LayoutAlgorithm {
    let spacing = arguments.length("spacing")
    return switch arrangement {
    case .row: Stack.horizontal(guide(arguments, along: .vertical), spacing: spacing)
    case .column: Stack.vertical(guide(arguments, along: .horizontal), spacing: spacing)
    case .pile: DepthStack(arguments.alignment())
    }
  }

  /// The guide that meets across.
  private func guide(_ arguments: LayoutArguments, along axis: Axis) -> AlignmentGuide {
    arguments.guide("alignment", along: axis) ?? (axis == .vertical ? .middle : .center)
  }
}
