/// The cells of a grid, and where its columns and rows lie (Y52).
final class GridPlan {
  /// One view in a grid.
  struct Cell {
    let item: LayoutItem
    let row: Int
    let columns: Range<Int>
    let traits: GridTraits
  }

  /// Views of one ``GridRow``, or one that is a row by itself.
  struct Row {
    let cells: Range<Int>
    let alignment: AlignmentGuide?
  }

  private(set) var cells: [Cell] = []
  private(set) var rows: [Row] = []
  private(set) var columnCount = 0
  /// Of a column the first that one of its cells asks for.
  private let columnAlignments: [Int: AlignmentGuide]
  /// What is offered and what it rests on, for the cells.
  private let proposal: Proposal
  private let pass: LayoutPass
  private let grid: Alignment
  private(set) var widths: [Double] = []
  private(set) var heights: [Double] = []
  private(set) var rests = AxisDependencies.certain
  private(set) var follows = AxisSet()
  private let gaps: (columns: Gap, rows: [Gap])

  /// - Parameters:
  ///   - gaps: between columns and between one row and the next, made of the cells and rows.
  init(
    _ item: LayoutItem, _ alignment: Alignment, _ proposal: Proposal, in pass: LayoutPass,
    gaps: ([Cell], [Row]) throws -> (columns: Gap, rows: [Gap])
  ) throws {
    self.proposal = proposal
    self.pass = pass
    grid = alignment
    let table = Self.table(of: item)
    (cells, rows, columnCount) = (table.cells, table.rows, table.columns)
    columnAlignments = table.cells.reduce(into: [:]) { alignments, cell in
      guard let alignment = cell.traits.columnAlignment else { return }
      let column = cell.columns.lowerBound
      alignments[column] = alignments[column] ?? alignment
    }
    self.gaps = try gaps(cells, rows)
    try sizeColumns()
    try sizeRows()
  }

  var size: Size {
    Size(width: length(0..<widths.count), height: heights.reduce(gapHeight) { $0 + $1 })
  }

  /// Where each cell's view stands.
  func places() throws -> [ChildPlace?] {
    var tops: [Double] = []
    var y = 0.0
    for (row, height) in heights.enumerated() {
      if row > 0 { y += gaps.rows[row - 1].length }
      tops.append(y)
      y += height
    }
    return try cells.map { try place(of: $0, top: tops[$0.row]) }
  }

  private func place(of cell: Cell, top: Double) throws -> ChildPlace {
    let room = Size(width: length(cell.columns), height: heights[cell.row])
    let offer = Proposal(room, rests: rests)
    let chosen = try cell.item.measure(offer, because: .cellSize, .y52, in: pass).size
    let corner = Point(
      x: length(0..<cell.columns.lowerBound)
        + (cell.columns.lowerBound > 0 ? gaps.columns.length : 0), y: top)
    var inside: Point
    if let anchor = cell.traits.anchor {
      inside = anchor.point(in: room) - anchor.point(in: chosen)
    } else {
      inside = .zero
      let frame = Dimensions(size: room)
      for axis in Axis.allCases {
        let guide = guide(of: cell, along: axis)
        let line =
          try guide.isHandedUp
          ? meetingLine(of: cell, guide, along: axis) : guide.defaultValue(in: frame)
        inside[axis] =
          line - (try cell.item.guide(guide, size: chosen, proposal: offer, in: pass))
      }
    }
    return ChildPlace(
      proposal: offer, origin: (corner + inside).safe, size: chosen, because: .inCell,
      offered: .cellSize)
  }

  private var gapHeight: Double { gaps.rows.reduce(0) { $0 + $1.length } }

  /// Columns and the gaps between them.
  private func length(_ columns: Range<Int>) -> Double {
    columns.isEmpty
      ? 0
      : widths[columns].reduce(0, +) + Double(columns.count - 1) * gaps.columns.length
  }

  private func sizeColumns() throws {
    let gapWidth = Double(max(0, columnCount - 1)) * gaps.columns.length
    var byColumn: [[Cell]] = Array(repeating: [], count: columnCount)
    for cell in cells
    where cell.columns.count == 1 && !cell.traits.isUnsized(.horizontal) {
      byColumn[cell.columns.lowerBound].append(cell)
    }
    var used = Dependencies()
    var sizes = try TrackSizes(
      count: columnCount, available: proposal.width.map { Length.difference($0, gapWidth) }
    ) { column, offer in
      guard !byColumn[column].isEmpty else { return nil }
      return try byColumn[column].reduce(0.0) { longest, cell in
        let choice = try cell.item.measure(
          proposal.with(.horizontal, offer, rests: proposal.rests.width),
          because: offer == nil ? .askedForIdeal : .cellSize, .y52, in: pass)
        used.formUnion(choice.rests.width)
        return max(longest, choice.size.width)
      }
    }
    widths = sizes.lengths
    used.formUnion(try stretchForSpans(&sizes))
    widths = sizes.lengths
    if sizes.isOpen { used.formUnion(.unknown) }
    settle(.horizontal, used.union(gaps.columns.rests), takesAll: sizes.takesAll)
  }

  /// A view over several columns that is wider than these makes them wider.
  private func stretchForSpans(_ sizes: inout TrackSizes) throws -> Dependencies {
    var used = Dependencies()
    for cell in cells
    where cell.columns.count > 1 && !cell.traits.isUnsized(.horizontal) {
      let own = length(cell.columns)
      let offer = proposal.width.map { max($0 - length(0..<columnCount), 0) + own }
      let choice = try cell.item.measure(
        proposal.with(.horizontal, offer, rests: proposal.rests.width), because: .cellSize, .y52,
        in: pass)
      used.formUnion(choice.rests.width)
      guard choice.size.width.isFinite || proposal.width == .infinity else { continue }
      sizes.stretch(cell.columns, by: Length.difference(choice.size.width, own))
      widths = sizes.lengths
    }
    return used
  }

  private func sizeRows() throws {
    var used = Dependencies()
    let sizes = try TrackSizes(
      count: rows.count, available: proposal.height.map { Length.difference($0, gapHeight) }
    ) { row, offer in
      let sized = cells[rows[row].cells].filter { !$0.traits.isUnsized(.vertical) }
      guard !sized.isEmpty else { return nil }
      var above = 0.0
      var below = 0.0
      var highest = 0.0
      for cell in sized {
        let offered = Proposal(width: length(cell.columns), height: offer, rests: proposal.rests)
        let choice = try cell.item.measure(
          offered, because: offer == nil ? .askedForIdeal : .cellSize, .y52, in: pass)
        used.formUnion(choice.rests.height)
        highest = max(highest, choice.size.height)
        // An anchor stands for itself; guides of the others meet.
        guard cell.traits.anchor == nil else { continue }
        let line = try cell.item.guide(
          guide(of: cell, along: .vertical), size: choice.size, proposal: offered, in: pass)
        above = max(above, line)
        below = max(below, choice.size.height - line)
      }
      return max(highest, above + below)
    }
    heights = sizes.lengths
    if sizes.isOpen { used.formUnion(.unknown) }
    settle(
      .vertical, gaps.rows.reduce(used) { $0.union($1.rests) }, takesAll: sizes.takesAll)
  }

  private func settle(_ axis: Axis, _ used: Dependencies, takesAll: Bool) {
    rests[axis] = used
    let total = axis == .horizontal ? size.width : heights.reduce(gapHeight, +)
    guard takesAll, let offered = proposal[axis], abs(total - offered) < 1e-6,
      !used.contains(.unknown)
    else { return }
    follows.insert(AxisSet(axis))
  }

  /// Y52: of the cell's column, or its row, else the grid's.
  private func guide(of cell: Cell, along axis: Axis) -> AlignmentGuide {
    switch axis {
    case .vertical: rows[cell.row].alignment ?? grid.vertical
    case .horizontal: columnAlignments[cell.columns.lowerBound] ?? grid.horizontal
    }
  }

  /// Where baselines and alignments of the program's own meet among the cells of a row or column.
  private func meetingLine(
    of cell: Cell, _ guide: AlignmentGuide, along axis: Axis
  ) throws -> Double {
    let others =
      axis == .vertical
      ? Array(cells[rows[cell.row].cells]) : cells.filter { $0.columns == cell.columns }
    return try others.reduce(0) { line, other in
      let offer = Proposal(
        Size(width: length(other.columns), height: heights[other.row]), rests: rests)
      let size = try other.item.measure(offer, because: .cellSize, .y52, in: pass).size
      return max(line, try other.item.guide(guide, size: size, proposal: offer, in: pass))
    }
  }

  /// More columns than anybody sees; what is beyond has no room.
  private static let mostColumns = 20_000

  private static func table(
    of item: LayoutItem
  ) -> (cells: [Cell], rows: [Row], columns: Int) {
    var cells: [Cell] = []
    var rows: [Row] = []
    let lines = lines(of: item.children.map { ($0, $0.gridTraits) })
    let columns = lines.reduce(1) { most, line in
      guard line[0].traits.row != nil else { return most }
      return max(most, line.reduce(0) { min($0 + $1.traits.span, mostColumns) })
    }
    for (number, line) in lines.enumerated() {
      let start = cells.count
      let row = line[0].traits.row
      var column = 0
      for (view, traits) in line {
        let end = row == nil ? columns : min(column + traits.span, mostColumns)
        cells.append(Cell(item: view, row: number, columns: column..<end, traits: traits))
        column = end
      }
      rows.append(Row(cells: start..<cells.count, alignment: row?.alignment))
    }
    return (cells, rows, columns)
  }

  /// Views of the same row that stand next to each other, and each of the others by itself.
  private static func lines(
    of views: [(item: LayoutItem, traits: GridTraits)]
  ) -> [[(item: LayoutItem, traits: GridTraits)]] {
    var lines: [[(item: LayoutItem, traits: GridTraits)]] = []
    for view in views {
      if let row = view.traits.row, lines.last?.last?.traits.row == row {
        lines[lines.count - 1].append(view)
      } else {
        lines.append([view])
      }
    }
    return lines
  }
}
