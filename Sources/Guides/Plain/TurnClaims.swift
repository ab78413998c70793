/// A talk of two who take turns, each turn below the name of who speaks: what the one asks is a title of
/// what the other says.
enum TurnClaims {
  /// Longer lines are no names.
  private static let longestName = 24
  private static let longestTitle = 110

  static func claim(in table: inout LineTable) {
    let turns = table.shapes.indices.filter { isName($0, in: table) }
    let names = turns.map { table.shapes[$0].trimmed }
    guard names.count >= 4, let asker = names.first, let other = names.dropFirst().first,
      asker != other, zip(names, names.dropFirst()).allSatisfy({ $0 != $1 }),
      Set(names) == [asker, other]
    else { return }
    let asked = turns.filter { table.shapes[$0].trimmed == asker && isTitle($0 + 1, in: table) }
    guard asked.count >= 2, asked.contains(where: { table.shapes[$0 + 1].trimmed.last == "?" })
    else { return }
    for turn in turns { table.claim(turn...turn, as: .remains) }
    for turn in asked {
      let title = turn + 1
      table.claim(
        title...title, as: .heading, level: 2, lines: [String(table.shapes[title].trimmed)])
    }
  }

  /// Whether a line stands above others, and only says who speaks.
  private static func isName(_ index: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    guard table.isFree(index), shape.endsInColon, shape.trimmed.count <= longestName,
      shape.trimmed.first?.isUppercase == true, shape.bullet == nil,
      index == 0 || table.shapes[index - 1].isBlank, table.isFree(index + 1)
    else { return false }
    let next = table.shapes[index + 1]
    return shape.trimmed.split(separator: " ").count <= 3 && next.bullet == nil
      && table.scores[index + 1] < CodeScore.goesOn
  }

  /// Whether a turn is one line.
  private static func isTitle(_ index: Int, in table: LineTable) -> Bool {
    table.isFree(index) && !table.isFree(index + 1)
      && table.shapes[index].trimmed.count <= longestTitle && !table.shapes[index].endsInColon
  }
}
