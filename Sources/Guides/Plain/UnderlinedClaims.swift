/// Titles with a line of `=` or `-` under them, as long as they are.
enum UnderlinedClaims {
  static func claim(in table: inout LineTable) {
    for index in table.shapes.indices.dropLast() where table.isFree(index) {
      let title = table.shapes[index]
      let line = table.shapes[index + 1].trimmed
      guard let mark = line.first, "=-".contains(mark), line.allSatisfy({ $0 == mark }),
        line.count >= 3, abs(line.count - title.trimmed.count) <= 6,
        index == 0 || table.shapes[index - 1].isBlank,
        title.bullet == nil, table.scores[index] < CodeScore.begins
      else { continue }
      table.claim(
        index...(index + 1), as: .heading, level: mark == "=" ? 1 : 2,
        lines: [String(title.trimmed)])
    }
  }
}
