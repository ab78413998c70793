extension Pen {
  // MARK: Lines and curves

  func path(_ path: DrawnPath, on canvas: inout Canvas) {
    let outline = path.outline.mapped { point in
      PathPoint(
        Double(frame.left) + point.x / scale.width, Double(frame.top) + point.y / scale.height)
    }
    let runs = outline.runs()
    switch path.paint {
    case .filled(let tint): fill(runs, tint, on: &canvas)
    case .stroked(let tint, let width):
      guard tint?.isClear != true, width > 0 else { return }
      // A line as wide as a cell is a ground.
      guard width < scale.width else { return broad(runs, width, tint ?? .black, on: &canvas) }
      for run in runs {
        walk(run) { sign($2, $0, $1, CellStyle(letter: tint), on: &canvas) }
      }
    }
  }

  /// A cell belongs to a shape if at least half of it does; of one that covers half of none, that of
  /// which most does.
  private func fill(_ runs: [PathOutline.Run], _ tint: Tint, on canvas: inout Canvas) {
    guard !tint.isClear else { return }
    let counts = (reach.top..<reach.bottom).map { samples(of: runs, in: $0) }
    let most = counts.lazy.compactMap { $0.max() }.max() ?? 0
    let least = min(Self.offsets.count * Self.offsets.count / 2, most)
    guard least > 0 else { return }
    for (row, counts) in zip(reach.top..<reach.bottom, counts) {
      for column in 0..<reach.columns where counts[column] >= least {
        canvas.fill(reach.left + column, row, tint, hides: !tint.isTranslucent, owner: owner)
      }
    }
  }

  /// Where in a cell, along and down, it is looked whether a shape is there.
  private static let offsets = [0.125, 0.375, 0.625, 0.875]

  /// At how many places of each cell of a row a shape is.
  private func samples(of runs: [PathOutline.Run], in row: Int) -> [Int] {
    var counts = Array(repeating: 0, count: reach.columns)
    for offset in Self.offsets {
      let crossings = self.crossings(of: runs, at: Double(row) + offset)
      guard !crossings.isEmpty else { continue }
      for column in 0..<reach.columns {
        for share in Self.offsets
        where isInside(Double(reach.left + column) + share, crossings) { counts[column] += 1 }
      }
    }
    return counts
  }

  private struct Crossing {
    let x: Double
    /// 1 of an edge that goes down, -1 of one that goes up.
    let winding: Int
  }

  /// Where a level is crossed by edges; a shape that is filled is closed.
  private func crossings(of runs: [PathOutline.Run], at y: Double) -> [Crossing] {
    runs.flatMap { run in
      zip(run.points, run.points.dropFirst() + run.points.prefix(1)).compactMap { one, other in
        guard (one.y <= y) != (other.y <= y) else { return nil }
        let x = one.x + (y - one.y) / (other.y - one.y) * (other.x - one.x)
        return Crossing(x: x, winding: one.y <= y ? 1 : -1)
      }
    }
  }

  /// SwiftUI fills by the rule of winding numbers where nothing is said.
  private func isInside(_ x: Double, _ crossings: [Crossing]) -> Bool {
    crossings.reduce(0) { $1.x < x ? $0 + $1.winding : $0 } != 0
  }

  private func broad(
    _ runs: [PathOutline.Run], _ width: Double, _ tint: Tint, on canvas: inout Canvas
  ) {
    let radius = width / 2
    for run in runs {
      walk(run) { column, row, _ in
        canvas.fill(column, row, tint, hides: !tint.isTranslucent, owner: owner)
      }
    }
    for row in reach.top..<reach.bottom {
      for column in reach.left..<reach.right {
        let isNear = runs.contains { run in
          run.edges.contains { distance(column, row, to: $0, $1) <= radius }
        }
        if isNear { canvas.fill(column, row, tint, hides: !tint.isTranslucent, owner: owner) }
      }
    }
  }

  /// How far the middle of a cell is from a line, in points.
  private func distance(
    _ column: Int, _ row: Int, to one: PathPoint, _ other: PathPoint
  ) -> Double {
    let (x, y) = ((Double(column) + 0.5) * scale.width, (Double(row) + 0.5) * scale.height)
    let (startX, startY) = (one.x * scale.width, one.y * scale.height)
    let (dx, dy) = (other.x * scale.width - startX, other.y * scale.height - startY)
    let length = dx * dx + dy * dy
    let share =
      length > 0 ? min(max(0, ((x - startX) * dx + (y - startY) * dy) / length), 1) : 0
    let (awayX, awayY) = (x - startX - share * dx, y - startY - share * dy)
    return (awayX * awayX + awayY * awayY).squareRoot()
  }

  /// Goes through each cell that a line goes through, with the sign that leans as the line does.
  private func walk(_ run: PathOutline.Run, _ visit: (Int, Int, Character) -> Void) {
    for (one, other) in run.edges {
      let (dx, dy) = (other.x - one.x, other.y - one.y)
      let sign = self.sign(dx * scale.width, dy * scale.height)
      let longest = max(abs(dx), abs(dy))
      // What is far outside is not walked through.
      let count = Int(min(max(1, (longest * 4).rounded(.up)), 4_000))
      for step in 0...count {
        let share = Double(step) / Double(count)
        let column = cell(one.x + dx * share, reach.left, reach.right)
        let row = cell(one.y + dy * share, reach.top, reach.bottom)
        if let column, let row { visit(column, row, sign) }
      }
    }
  }

  /// The cell of a place; nil for one that is not seen. The last edge belongs to the last cell.
  private func cell(_ place: Double, _ first: Int, _ end: Int) -> Int? {
    guard place >= Double(first) - Self.touching, place <= Double(end) + Self.touching else {
      return nil
    }
    return min(max(Int(place.rounded(.down)), first), end - 1)
  }

  private static let touching = 0.01

  private func sign(_ dx: Double, _ dy: Double) -> Character {
    if abs(dy) <= abs(dx) * 0.4 { return "─" }
    if abs(dx) <= abs(dy) * 0.4 { return "│" }
    return (dx > 0) == (dy > 0) ? "╲" : "╱"
  }
}

extension PathOutline.Run {
  /// Its lines, one after the other.
  fileprivate var edges: [(PathPoint, PathPoint)] {
    Array(zip(points, points.dropFirst() + (isClosed ? points.prefix(1) : [])))
  }
}
