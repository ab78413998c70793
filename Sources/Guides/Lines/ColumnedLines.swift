/// Text that stands in two columns side by side, as a page has it that was saved with its layout.
///
/// What tells them is a strip that is empty in line after line, with words of sentences at both sides
/// that go on in the next line of the same side. A table has no such words, and its rows begin anew.
/// Where the lines of both columns are not level, those of the right stand between those of the left.
struct ColumnedLines {
  /// In the order of reading: of each page the left column before the right.
  private(set) var lines: [String] = []
  /// The line of the text that each was cut from, counted from 0.
  private(set) var places: [Int] = []

  /// Fewer lines with words at both sides are no columns.
  fileprivate static let fewestLines = 8
  /// No column is narrower.
  fileprivate static let narrowest = 16

  /// - Parameter pages: The lines that begin a page, as far as the text says it.
  /// - Returns: nil if the text has one column.
  init?(_ source: [String], pages: Set<Int>) {
    // Half of the lines at each side are words of sentences; few guides have as many lines with gaps.
    let wordy = source.count { Self.hasGap($0) && WordRuns.longest(in: $0) >= 3 }
    guard wordy * 2 >= Self.fewestLines else { return nil }
    let ends = source.indices.filter { $0 > 0 && pages.contains($0) } + [source.count]
    var start = 0
    var hasColumns = false
    for end in ends {
      let rows = source[start..<end].enumerated().map { ColumnedRow($1, place: start + $0) }
      start = end
      if let strip = Strip(in: rows) {
        hasColumns = true
        take(rows, parted: strip.start)
      } else {
        for row in rows { append(row.text, row.place) }
      }
    }
    guard hasColumns else { return nil }
  }

  /// Whether words stand behind two spaces or more that follow others, or behind a whole column of them.
  private static func hasGap(_ line: String) -> Bool {
    var column = 0
    var spaces = 0
    var hasWords = false
    for byte in line.utf8 {
      if byte == 0x20 {
        spaces += 1
      } else {
        if spaces >= 2, hasWords || spaces == column, column >= narrowest { return true }
        (spaces, hasWords) = (0, true)
      }
      column += 1
    }
    return false
  }

  // MARK: A page

  /// Takes runs of lines that leave the strip empty column by column, and the others as they are.
  private mutating func take(_ rows: [ColumnedRow], parted start: Int) {
    var run: [ColumnedRow] = []
    for row in rows {
      if row.crosses(start) || row.isNumber {
        take(run: run, start)
        run = []
        append(row.text, row.place)
      } else {
        run.append(row)
      }
    }
    take(run: run, start)
  }

  private mutating func take(run: [ColumnedRow], _ start: Int) {
    guard
      run.contains(where: { $0.isParted(at: start) })
        || ColumnedRow.pairs(in: run).contains(where: { $0.gap.contains(start - 1) })
    else {
      for row in run { append(row.text, row.place) }
      return
    }
    let empty = Set(run.filter(\.isEmpty).map(\.place))
    for side in [
      run.map { ($0.left(of: start), $0.place) }, run.map { ($0.right(of: start), $0.place) },
    ] {
      guard let first = side.first(where: { !$0.0.isEmpty }),
        let last = side.last(where: { !$0.0.isEmpty })
      else { continue }
      begin(first.0, first.1)
      let pitch = Self.pitch(of: side.filter { !$0.0.isEmpty }.map(\.1))
      var before = first.1
      for (text, place) in side where (first.1...last.1).contains(place) {
        // Between lines that are not level, those of the other side leave no empty line.
        if text.isEmpty, !empty.contains(place), place - before < pitch { continue }
        append(text, place)
        if !text.isEmpty { before = place }
      }
    }
  }

  /// How far the lines of a column stand from each other.
  private static func pitch(of places: [Int]) -> Int {
    let distances = zip(places, places.dropFirst()).map { $1 - $0 }.sorted()
    return distances.isEmpty ? 1 : distances[distances.count / 2]
  }

  /// A sentence goes on behind the end of a column; all else begins behind an empty line.
  private mutating func begin(_ text: String, _ place: Int) {
    guard let last = lines.last.map({ Substring($0).trimmedSpaces }), !last.isEmpty else { return }
    let isLetter = Substring(text).trimmedSpaces.first?.isLowercase == true
    if last.endsSentence || last.endsInColon || !isLetter { append("", place) }
  }

  private mutating func append(_ text: String, _ place: Int) {
    lines.append(text)
    places.append(place)
  }
}

/// A line with the spaces between its words.
private struct ColumnedRow {
  let text: String
  let place: Int
  private let cells: [Character]
  /// Two spaces or more that have words at both sides.
  let gaps: [Range<Int>]

  init(_ text: String, place: Int) {
    self.text = text
    self.place = place
    cells = Array(text)
    var gaps: [Range<Int>] = []
    var first: Int?
    for (index, cell) in cells.enumerated() where cell != " " {
      if let first, index - first > 2 { gaps.append((first + 1)..<index) }
      first = index
    }
    self.gaps = gaps
  }

  /// The number of a page ends it.
  var isNumber: Bool {
    let words = Substring(text).trimmedSpaces
    return words.count <= 4 && Int(words) != nil || PageWords.isPageNumber(words)
  }

  /// Lines with words at one side only, each with the one before it that has words at the other side
  /// only, and the columns that both leave empty between.
  static func pairs(in rows: [ColumnedRow]) -> [(
    left: ColumnedRow, right: ColumnedRow, gap: Range<Int>
  )] {
    zip(rows, rows.dropFirst()).compactMap { left, right in
      guard let begin = right.cells.firstIndex(where: { $0 != " " }),
        begin >= ColumnedLines.narrowest, right.place == left.place + 1,
        let end = left.cells.lastIndex(where: { $0 != " " }), end + 2 < begin
      else { return nil }
      return (left, right, (end + 1)..<begin)
    }
  }

  var isEmpty: Bool { cells.allSatisfy { $0 == " " } }

  func isParted(at start: Int) -> Bool {
    gaps.contains { $0.lowerBound + 2 <= start && start <= $0.upperBound }
  }

  /// Whether its words run through the strip before a column.
  func crosses(_ start: Int) -> Bool {
    cells.count > start && cells[(start - 2)..<start].contains { $0 != " " }
  }

  func left(of start: Int) -> String {
    var left = cells.prefix(start)
    while left.last == " " { left.removeLast() }
    return String(left)
  }

  func right(of start: Int) -> String { String(cells.dropFirst(start)) }
}

/// The empty strip between two columns.
private struct Strip {
  /// Where the column at its right begins.
  let start: Int

  init?(in rows: [ColumnedRow]) {
    var counts: [Int: Int] = [:]
    let pairs = ColumnedRow.pairs(in: rows)
    for gap in rows.flatMap(\.gaps) + pairs.map(\.gap) {
      let first = max(gap.lowerBound + 2, ColumnedLines.narrowest)
      guard first <= gap.upperBound else { continue }
      for column in first...gap.upperBound { counts[column, default: 0] += 1 }
    }
    guard let best = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) }),
      best.value >= ColumnedLines.fewestLines
    else { return nil }
    start = best.key
    let parted =
      rows.filter { $0.isParted(at: best.key) }.map { (left: $0, right: $0) }
      + pairs.filter { $0.gap.contains(best.key - 1) }.map { (left: $0.left, right: $0.right) }
    guard rows.count(where: { $0.crosses(best.key) }) <= parted.count,
      Self.flows(parted.map { $0.left.left(of: best.key) }),
      Self.flows(parted.map { $0.right.right(of: best.key) })
    else { return nil }
  }

  /// Whether a side has sentences that go on from line to line.
  private static func flows(_ side: [String]) -> Bool {
    let lines = side.map { Substring($0).trimmedSpaces }
    let wordy = lines.count { WordRuns.longest(in: String($0)) >= 3 }
    let goingOn = zip(lines, lines.dropFirst()).count {
      !$0.endsSentence && $1.first?.isLowercase == true
    }
    return wordy * 2 >= lines.count && goingOn * 4 >= lines.count
  }
}
