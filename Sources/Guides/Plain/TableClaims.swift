/// Tables: with `|` between their cells, with tabs, or flattened into lines of words, the first of
/// them a row of titles.
enum TableClaims {
  static func claim(in table: inout LineTable) {
    for run in table.freeRuns {
      if let marked = marked(run, in: table) {
        table.claim(marked, as: .table, isMarked: true)
      } else if let aligned = aligned(run, in: table) {
        table.claim(aligned, as: .table)
      } else if let flat = flattened(run, in: table) {
        table.claim(flat, as: .table)
      }
    }
  }

  private static func marked(_ run: ClosedRange<Int>, in table: LineTable) -> ClosedRange<Int>? {
    let rows = run.filter {
      let text = table.shapes[$0].bullet?.rest ?? table.shapes[$0].trimmed
      return text.contains("\t") || (text.hasPrefix("|") && text.dropFirst().contains("|"))
    }
    guard let first = rows.first, let last = rows.last, rows.count >= 2,
      last - first + 1 == rows.count
    else { return nil }
    return first...last
  }

  /// Rows whose cells are set under each other: as many in each, parted by spaces.
  private static func aligned(_ run: ClosedRange<Int>, in table: LineTable) -> ClosedRange<Int>? {
    guard run.count >= 3 else { return nil }
    let counts = Set(run.map { FlattenedCells.parted(table.shapes[$0].trimmed).count })
    guard counts.count == 1, let count = counts.first, count >= 2,
      sharesColumn(run.map { table.shapes[$0].text })
    else { return nil }
    return run
  }

  /// Whether the second cells of most rows begin under each other: lines that were stretched to one
  /// width have gaps, too.
  private static func sharesColumn(_ rows: [String]) -> Bool {
    var starts: [Int: Int] = [:]
    for row in rows {
      guard !row.contains("\t") else { return true }
      let indent = row.prefix { $0 == " " }.count
      let cell = row.dropFirst(indent)
      guard let gap = cell.firstRange(of: "  ") else { continue }
      let first = cell.distance(from: cell.startIndex, to: gap.lowerBound)
      let spaces = cell[gap.lowerBound...].prefix { $0 == " " }.count
      starts[indent + first + spaces, default: 0] += 1
    }
    return (starts.values.max() ?? 0) * 3 >= rows.count * 2
  }

  /// The longest run of rows behind a row of titles.
  private static func flattened(_ run: ClosedRange<Int>, in table: LineTable) -> ClosedRange<Int>? {
    for first in run where run.upperBound - first >= 2 {
      let begins = first == run.lowerBound || table.shapes[first - 1].endsInColon
      guard begins, isTitles(table.shapes[first]) else { continue }
      var last = first
      while last < run.upperBound, isRow(table.shapes[last + 1], isFirst: last == first) {
        last += 1
      }
      if last - first >= 2 { return first...last }
    }
    return nil
  }

  /// Two words or more, nearly all of them capital or code, and no end of a sentence.
  private static func isTitles(_ shape: LineShape) -> Bool {
    guard !shape.endsSentence, !shape.endsInColon, shape.bullet == nil else { return false }
    let words = shape.trimmed.split(separator: " ").filter { $0 != "&" && $0 != "/" }
    guard (2...14).contains(words.count), let first = words.first, isTitle(first) else {
      return false
    }
    return words.count(where: isTitle) * 4 >= words.count * 3
  }

  private static func isTitle(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    return first.isUppercase || first == "@" || first == "." || first == "`"
  }

  /// A row begins with a term and has more behind it.
  private static func isRow(_ shape: LineShape, isFirst: Bool) -> Bool {
    guard shape.bullet == nil, !shape.endsInColon, let first = shape.trimmed.first else {
      return false
    }
    let words = shape.trimmed.split(separator: " ", maxSplits: 2)
    guard words.count >= 2 else { return false }
    let isTerm =
      first.isUppercase || first == "@" || first == "." || first == "`"
      || words[0].contains { $0.isUppercase } || words[0].last == ")" || words[0].count > 7
      || (isFirst == false && first.isLowercase && first.isLetter
        && words[1].first?.isUppercase == true)
      || words[1].first?.isUppercase == true
    return isTerm && !(words[0].last == "," || words[0].last == ";")
  }
}

/// Cells of a row that are parted by spaces.
enum FlattenedCells {
  /// What stands between two spaces or more, or tabs.
  static func parted(_ row: Substring) -> [String] {
    var cells: [String] = []
    var cell = ""
    var spaces = 0
    for character in row {
      if character == " " {
        spaces += 1
        continue
      }
      if character == "\t" || spaces >= 2 {
        cells.append(cell)
        cell = ""
      } else if spaces == 1 {
        cell.append(" ")
      }
      spaces = 0
      if character != "\t" { cell.append(character) }
    }
    return cells + [cell]
  }
}
