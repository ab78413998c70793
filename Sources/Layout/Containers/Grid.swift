/// Y52: `Grid`. Its children say in which ``GridRow`` they stand; those that stand in none are a row by
/// themselves, over all columns.
public struct Grid: LayoutAlgorithm {
  public let alignment: Alignment
  /// Nil is what the views prefer.
  public let horizontalSpacing: Double?
  public let verticalSpacing: Double?

  /// A spacing that is not finite becomes 0 or the longest.
  public init(
    _ alignment: Alignment = .center, horizontalSpacing: Double? = nil,
    verticalSpacing: Double? = nil
  ) {
    self.alignment = alignment
    self.horizontalSpacing = horizontalSpacing.map(Length.signed)
    self.verticalSpacing = verticalSpacing.map(Length.signed)
  }

  public var rule: Rule { .y52 }
  public var role: AlgorithmRole { .container(axis: nil) }

  public func measure(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> Measurement {
    guard !item.children.isEmpty else { return Measurement(always: .zero, because: .empty) }
    let plan = try plan(item, proposal, in: pass)
    var result = Measurement(
      plan.size, for: proposal, rests: plan.rests, follows: plan.follows,
      because: .columnsAndRows)
    for axis in Axis.allCases where plan.follows.contains(axis) {
      result.rests[axis] = proposal.rests[axis]
    }
    return result
  }

  public func places(
    in item: LayoutItem, size: Size, proposal: Proposal, pass: LayoutPass
  ) throws -> [ChildPlace?] {
    guard !item.children.isEmpty else { return [] }
    return try plan(item, proposal, in: pass).places()
  }

  public func snapped(to grid: CellGrid, item: LayoutItem) -> any LayoutAlgorithm {
    Grid(
      alignment, horizontalSpacing: horizontalSpacing.map { grid.gap($0, along: .horizontal) },
      verticalSpacing: verticalSpacing.map { grid.gap($0, along: .vertical) })
  }

  private func plan(
    _ item: LayoutItem, _ proposal: Proposal, in pass: LayoutPass
  ) throws -> GridPlan {
    try GridPlan(item, alignment, proposal, in: pass) { cells, rows in
      (
        columns: try horizontalSpacing.map { Gap(length: $0) }
          ?? columnGap(cells, in: pass),
        rows: try (1..<max(1, rows.count)).map { row in
          try verticalSpacing.map { Gap(length: $0) }
            ?? rowGap(cells[rows[row - 1].cells], cells[rows[row].cells], in: pass)
        }
      )
    }
  }

  /// Y46: the largest that neighbours in a row prefer.
  private func columnGap(_ cells: [GridPlan.Cell], in pass: LayoutPass) throws -> Gap {
    var gaps: [Gap] = []
    for (cell, next) in zip(cells, cells.dropFirst()) where cell.row == next.row {
      gaps.append(
        pass.metrics.spacing.gap(
          from: try cell.item.spacing(in: pass), to: try next.item.spacing(in: pass),
          along: .horizontal))
    }
    return Self.largest(gaps) ?? Gap(length: pass.metrics.spacing.horizontal)
  }

  /// Y46: the largest that neighbours one above the other prefer.
  private func rowGap(
    _ above: ArraySlice<GridPlan.Cell>, _ below: ArraySlice<GridPlan.Cell>, in pass: LayoutPass
  ) throws -> Gap {
    var gaps: [Gap] = []
    for cell in above {
      for next in below where next.columns.overlaps(cell.columns) {
        gaps.append(
          pass.metrics.spacing.gap(
            from: try cell.item.spacing(in: pass), to: try next.item.spacing(in: pass),
            along: .vertical))
      }
    }
    return Self.largest(gaps) ?? Gap(length: pass.metrics.spacing.vertical)
  }

  private static func largest(_ gaps: [Gap]) -> Gap? {
    guard let length = gaps.map(\.length).max() else { return nil }
    return Gap(length: length, rests: gaps.reduce([]) { $0.union($1.rests) })
  }
}
