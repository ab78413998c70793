/// A table in cells.
public struct GuideTable: Sendable, Equatable {
  /// The titles of the columns; empty if they cannot be told apart.
  public var titles: [String]
  public var rows: [[String]]

  /// - Returns: Nil if the cells of a row cannot be told apart.
  public init?(_ block: GuideBlock) {
    let lines = block.lines.map { Substring($0) }.filter { !$0.trimmedSpaces.isEmpty }
    guard lines.count >= 2 else { return nil }
    if block.isMarked, lines[0].contains("|") {
      let rows = lines.map(Self.piped).filter { row in !row.allSatisfy(Self.isRule) }
      self.init(rows)
    } else {
      let rows = lines.map { FlattenedCells.parted($0.trimmedSpaces) }
      if let parted = GuideTable(rows) { self = parted } else { self.init(flattened: lines) }
    }
  }

  private init?(_ rows: [[String]]) {
    guard let titles = rows.first, titles.count >= 2, rows.count >= 2,
      rows.allSatisfy({ $0.count == titles.count })
    else { return nil }
    self.titles = titles
    self.rows = Array(rows.dropFirst())
  }

  /// Rows whose second cell is one of a few words that come again and again: a term, the word, the
  /// rest.
  private init?(flattened lines: [Substring]) {
    let rows = lines.dropFirst().map { $0.split(separator: " ") }
    var counts: [Substring: Int] = [:]
    for row in rows {
      for word in Set(row.dropFirst()) where word.first?.isUppercase == true {
        counts[word, default: 0] += 1
      }
    }
    // The most frequent words first, until each row has exactly one of them.
    var values: Set<Substring> = []
    for (word, _) in counts.sorted(by: { ($1.value, $0.key) < ($0.value, $1.key) }).prefix(4) {
      let isFree = rows.allSatisfy { row in
        !row.dropFirst().contains(word) || !row.dropFirst().contains { values.contains($0) }
      }
      if isFree { values.insert(word) }
    }
    var cells: [[String]] = []
    for row in rows {
      guard let place = row.indices.dropFirst().first(where: { values.contains(row[$0]) }) else {
        return nil
      }
      let rest = row[(place + 1)...].joined(separator: " ")
      cells.append([row[..<place].joined(separator: " "), String(row[place]), rest])
    }
    // A cell begins with a capital letter: where small ones follow, the word is half a cell.
    let torn = cells.count { $0[2].first?.isLowercase == true }
    guard values.count >= 2, cells.count >= 4, torn * 2 < cells.count else { return nil }
    titles = []
    self.rows = cells
  }

  private static func piped(_ line: Substring) -> [String] {
    var row = line.trimmedSpaces
    if row.first == "|" { row.removeFirst() }
    if row.last == "|", !row.hasSuffix("\\|") { row.removeLast() }
    var cells: [String] = []
    var cell = ""
    var last: Character = " "
    for character in row {
      if character == "|", last != "\\" {
        cells.append(String(Substring(cell).trimmedSpaces))
        cell = ""
      } else {
        cell.append(character)
      }
      last = character
    }
    return cells + [String(Substring(cell).trimmedSpaces)]
  }

  private static func isRule(_ cell: String) -> Bool {
    !cell.isEmpty && cell.allSatisfy { $0 == "-" || $0 == ":" }
  }
}
