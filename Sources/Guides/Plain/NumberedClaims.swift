/// Listings with the number of each line in front of it.
enum NumberedClaims {
  static func claim(in table: inout LineTable) {
    for run in table.freeRuns {
      var index = run.lowerBound
      while index <= run.upperBound {
        let lines = numbered(from: index, through: run.upperBound, in: table)
        let shapes = lines.map(LineShape.init)
        let alike = shapes.count { !$0.isBlank && CodeScore.of($0) >= CodeScore.goesOn }
        if lines.count >= 3, alike * 4 >= shapes.count(where: { !$0.isBlank }) * 3 {
          table.claim(index...(index + lines.count - 1), as: .code, lines: lines)
        }
        index += max(1, lines.count)
      }
    }
  }

  /// Lines whose numbers count on from the first one, without them.
  private static func numbered(
    from start: Int, through end: Int, in table: LineTable
  ) -> [String] {
    var lines: [String] = []
    var next: Int?
    for index in start...end {
      let text = table.shapes[index].trimmed
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      let rest = text.dropFirst(digits.count)
      guard let number = Int(digits), next == nil || next == number,
        rest.first.map({ " \t|:".contains($0) }) ?? true
      else { break }
      next = number + 1
      lines.append(withoutRule(rest))
    }
    return lines
  }

  /// What stands behind a number, without the rule that tells the two apart: ` | `, `: `, a space.
  private static func withoutRule(_ rest: Substring) -> String {
    let behind = rest.drop { $0 == " " }
    guard let rule = behind.first, "|:".contains(rule) else { return String(rest.dropFirst()) }
    let code = behind.dropFirst()
    return String(code.first == " " ? code.dropFirst() : code)
  }
}
