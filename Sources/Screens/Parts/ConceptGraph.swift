import Study
import Terminal

/// A concept and the edges that begin or end in it: what it rests on, and what rests on it.
struct ConceptGraph {
  let map: ConceptMap
  let concept: ConceptMap.Concept

  /// Of more neighbours on one side the rest is counted.
  private static let limit = 8

  /// - Parameter width: In cells. Where names do not stand side by side, they stand below each other.
  func lines(width: Int, _ glyphs: Glyphs) -> [StyledLine] {
    let grounds = names(concept.restsOn)
    let carried = names(concept.carries)
    guard !grounds.isEmpty || !carried.isEmpty else { return [] }
    let wide = beside(grounds, carried)
    if wide.allSatisfy({ $0.width <= width }) { return wide }
    return below(grounds, carried).map { $0.truncated(to: width, glyphs) }
  }

  private func names(_ all: [String]) -> [StyledLine] {
    let shown = all.count > Self.limit ? all.prefix(Self.limit - 1) : all[...]
    let names = shown.map { name in
      StyledLine(name, map.concept(name)?.standing.look ?? .plain)
    }
    let rest = all.count - shown.count
    return rest == 0 ? names : names + [StyledLine("and \(rest) more", Look.quiet)]
  }

  private var name: StyledLine { StyledLine(concept.name, .bold) }

  // MARK: From left to right

  private func beside(_ grounds: [StyledLine], _ carried: [StyledLine]) -> [StyledLine] {
    let count = max(grounds.count, carried.count)
    let middle = (count - 1) / 2
    let left = Side(grounds, of: count)
    let right = Side(carried, of: count)
    let width = grounds.map(\.width).max() ?? 0
    return (0..<count).map { row in
      let isOwn = row == middle
      var line = StyledLine()
      if !grounds.isEmpty {
        let ground = left[row] ?? StyledLine()
        let edge = left[row] == nil ? " " : "─"
        line =
          ground + StyledLine(" ")
          + StyledLine(String(repeating: edge, count: width - ground.width + 1), Look.quiet)
          + StyledLine(left.joint(row, middle, outside: .left), Look.quiet)
          + StyledLine(isOwn ? "─ " : "", Look.quiet)
      }
      if isOwn { line = line + name }
      let joint = carried.isEmpty ? " " : right.joint(row, middle, outside: .right)
      guard joint != " " else { return line }
      let gap = grounds.isEmpty || isOwn ? 0 : 2
      return line + .spaces(isOwn ? 0 : gap + name.width)
        + StyledLine(isOwn ? " ─\(joint)" : "  \(joint)", Look.quiet)
        + (right[row].map { StyledLine("─ ", Look.quiet) + $0 } ?? StyledLine())
    }
  }

  /// What stands on one side, in the middle of so many rows.
  private struct Side {
    enum Direction { case left, right }

    private let names: [StyledLine]
    private let first: Int

    init(_ names: [StyledLine], of count: Int) {
      self.names = names
      first = (count - names.count) / 2
    }

    subscript(row: Int) -> StyledLine? {
      names.indices.contains(row - first) ? names[row - first] : nil
    }

    /// The line that joins the edges of this side, as it is in a row.
    func joint(_ row: Int, _ middle: Int, outside: Direction) -> String {
      let top = min(first, middle)
      let bottom = max(first + names.count - 1, middle)
      guard (top...bottom).contains(row) else { return " " }
      let (hasName, isOwn) = (self[row] != nil, row == middle)
      return Self.character(
        up: row > top, down: row < bottom, left: outside == .left ? hasName : isOwn,
        right: outside == .left ? isOwn : hasName)
    }

    private static func character(up: Bool, down: Bool, left: Bool, right: Bool) -> String {
      switch (up, down, left, right) {
      case (true, true, true, true): "┼"
      case (true, true, true, false): "┤"
      case (true, true, false, true): "├"
      case (true, false, true, true): "┴"
      case (false, true, true, true): "┬"
      case (true, false, true, false): "┘"
      case (true, false, false, true): "└"
      case (false, true, true, false): "┐"
      case (false, true, false, true): "┌"
      case (false, false, _, _): "─"
      case (_, _, false, false): "│"
      }
    }
  }

  // MARK: From top to bottom

  private func below(_ grounds: [StyledLine], _ carried: [StyledLine]) -> [StyledLine] {
    func row(_ joint: String, _ name: StyledLine) -> StyledLine {
      StyledLine("\(joint)─ ", Look.quiet) + name
    }
    return grounds.enumerated().map { row($0 == 0 ? "┌" : "├", $1) }
      + [StyledLine("●  ", Look.quiet) + name]
      + carried.enumerated().map { row($0 == carried.count - 1 ? "└" : "├", $1) }
  }
}

extension ConceptMap.Standing {
  /// How what is known, and what is not, looks.
  var look: Style {
    switch self {
    case .known: Look.right
    case .shaky: Look.running
    case .unseen: Look.quiet
    }
  }
}
