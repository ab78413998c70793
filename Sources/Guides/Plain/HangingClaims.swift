/// Titles that hang out to the left of all that is below them, as in a manual: what they are set in by
/// says how deep they are.
enum HangingClaims {
  private static let fewest = 3

  static func claim(in table: inout LineTable) {
    let found = table.shapes.indices.filter { isTitle($0, in: table) }
    let written = table.shapes.indices.filter { !table.shapes[$0].isBlank }
    let depths = Set(found.map { table.shapes[$0].indent }).sorted().filter { depth in
      // Who writes terms with what they mean set in below has most of the text beside the terms.
      let beside = written.count { table.shapes[$0].indent <= depth }
      return beside * 3 <= written.count
    }
    guard found.count >= fewest, !depths.isEmpty else { return }
    for index in found {
      guard let level = depths.firstIndex(of: table.shapes[index].indent) else { continue }
      table.claim(
        index...index, as: .heading, level: level + 2, lines: [String(table.shapes[index].trimmed)])
    }
    claimName(in: &table)
  }

  /// The first line of a manual has its name at both ends, the last one at its right end.
  private static func claimName(in table: inout LineTable) {
    guard let first = table.nextWritten(from: 0), table.isFree(first),
      let last = table.lastWritten(before: table.count), last > first
    else { return }
    let parts = FlattenedCells.parted(table.shapes[first].trimmed).filter { !$0.isEmpty }
    guard parts.count >= 2, let name = parts.first, parts.last == name, name.hasSuffix(")") else {
      return
    }
    let title = name.prefix { $0 != "(" }
    table.claim(first...first, as: .heading, level: 1, lines: [String(title)])
    if table.isFree(last), table.shapes[last].trimmed.hasSuffix(name) {
      table.claim(last...last, as: .remains)
    }
  }

  private static func isTitle(_ index: Int, in table: LineTable) -> Bool {
    guard table.isFree(index), index + 1 < table.count, !table.shapes[index + 1].isBlank,
      index == 0 || table.shapes[index - 1].isBlank
    else { return false }
    let (shape, next) = (table.shapes[index], table.shapes[index + 1])
    return shape.indent <= 3 && next.indent >= shape.indent + 2 && shape.trimmed.count <= 60
      && shape.bullet == nil && table.scores[index] < CodeScore.goesOn
      && table.scores[index + 1] < CodeScore.begins
      && HeadingEvidence.score(index, in: table) >= HeadingEvidence.enough
  }
}
