/// Numbers of lines, `1`, `2`, `3` …, each on a line of its own, before the listing that they
/// count. They tell how many lines it has, whatever its language.
enum GutterClaims {
  static func claim(in table: inout LineTable) {
    var index = 0
    while index < table.count {
      let length = numbers(in: table, from: index)
      guard length > 0 else {
        index += 1
        continue
      }
      let end = index + length
      if let listing = listing(of: length, from: end, in: table) {
        table.claim(index...(end - 1), as: .gutter)
        table.claim(listing, as: .code)
        index = listing.upperBound + 1
      } else {
        if length >= 3 { table.claim(index...(end - 1), as: .gutter) }
        index = end
      }
    }
  }

  /// How many numbers follow each other from 1 on.
  private static func numbers(in table: LineTable, from start: Int) -> Int {
    var count = 0
    while start + count < table.count, table.shapes[start + count].trimmed == "\(count + 1)" {
      count += 1
    }
    return count
  }

  /// The lines that a gutter counts, if most of them look like code.
  private static func listing(
    of length: Int, from end: Int, in table: LineTable
  ) -> ClosedRange<Int>? {
    guard let first = table.nextWritten(from: end), first - end <= 2 else { return nil }
    let last = min(first + length, table.count) - 1
    guard let written = table.lastWritten(before: last + 1), written >= first else { return nil }
    let lines = (first...written).filter { !table.shapes[$0].isBlank }
    let alike = lines.count { table.scores[$0] >= CodeScore.goesOn }
    return alike * 2 >= lines.count ? first...written : nil
  }
}
