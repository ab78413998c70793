/// What printed pages have at their edges: numbers that count them, and what stands beside these on
/// page after page. A listing or a paragraph goes on behind it.
enum PageClaims {
  /// Numbers that are nearer to each other count something else.
  private static let fewestLines = 5
  /// As many lines before a number, and behind it, may belong to the edge.
  private static let edge = 3

  static func claim(in table: inout LineTable) {
    let numbers = numbers(in: table)
    guard numbers.count >= 2 else { return }
    let heads = heads(around: numbers, in: table)
    guard numbers.count >= 3 || !heads.isEmpty else { return }
    for index in (numbers + heads).sorted() where table.isFree(index) {
      table.claimEdge(index)
    }
  }

  /// The first lines of pages, if most of them are titles, as those of slides are.
  static func claimTitles(in table: inout LineTable) {
    let ends = table.edges.sorted()
    guard ends.count >= 3 else { return }
    let firsts = Set(([-1] + ends).compactMap { firstWritten(behind: $0, in: table) })
    let titles = firsts.filter { HeadingEvidence.score($0, in: table) >= HeadingEvidence.enough }
    let texts = Set(titles.map { table.shapes[$0].trimmed })
    guard firsts.count >= 3, titles.count * 5 >= firsts.count * 3, texts.count == titles.count
    else { return }
    for title in titles.sorted() where table.isFree(title) {
      table.claim(title...title, as: .heading, lines: [String(table.shapes[title].trimmed)])
    }
  }

  private static func firstWritten(behind index: Int, in table: LineTable) -> Int? {
    var next = table.nextWritten(from: index + 1)
    while let line = next, table.edges.contains(line) { next = table.nextWritten(from: line + 1) }
    return next
  }

  // MARK: Numbers

  /// The longest row of numbers that count on, each on a line of its own.
  private static func numbers(in table: LineTable) -> [Int] {
    var best: [Int: [Int]] = [:]
    var longest: [Int] = []
    for index in table.shapes.indices {
      guard let value = value(at: index, in: table) else { continue }
      let before = [value - 1, value - 2].compactMap { best[$0] }.filter { row in
        row.last.map { index - $0 >= fewestLines } ?? false
      }.max { $0.count < $1.count }
      let row = (before ?? []) + [index]
      if row.count > best[value]?.count ?? 0 { best[value] = row }
      if row.count > longest.count { longest = row }
    }
    return longest
  }

  /// The number that a line is, if nothing stands at one of its sides and no other number at any.
  private static func value(at index: Int, in table: LineTable) -> Int? {
    guard let value = number(table.shapes[index].trimmed) else { return nil }
    let beside = [index - 1, index + 1].filter { table.shapes.indices.contains($0) }
      .map { table.shapes[$0].trimmed }
    guard beside.count < 2 || beside.contains(where: \.isEmpty),
      !beside.contains(where: { Int($0) != nil })
    else { return nil }
    return value
  }

  private static func number(_ line: Substring) -> Int? {
    guard line.utf8.count <= 20 else { return nil }
    if line.count <= 4, let number = Int(line) { return number > 0 ? number : nil }
    guard PageWords.isPageNumber(line) else { return nil }
    return line.split(separator: " ").dropFirst().first.flatMap { Int($0) }
  }

  // MARK: Heads

  /// Lines near the numbers that say the same on several pages, whatever they count.
  private static func heads(around numbers: [Int], in table: LineTable) -> [Int] {
    let windows = ([-1] + numbers + [table.count]).map { window(around: $0, in: table) }
    // On a short page one line is near two numbers.
    var pages: [String: Set<Int>] = [:]
    for index in Set(windows.joined()) {
      if let key = key(of: index, in: table) { pages[key, default: []].insert(index) }
    }
    let fewest = max(2, numbers.count / 3)
    return Set(windows.joined()).filter { index in
      key(of: index, in: table).map { (pages[$0]?.count ?? 0) >= fewest } ?? false
    }.sorted()
  }

  private static func window(around number: Int, in table: LineTable) -> [Int] {
    var window: [Int] = []
    for step in [-1, 1] {
      var index = number + step
      var found = 0
      while table.shapes.indices.contains(index), found < edge, abs(index - number) <= 8 {
        if !table.shapes[index].isBlank {
          window.append(index)
          found += 1
        }
        index += step
      }
    }
    return window
  }

  /// What a line says, with marks for its numbers; nil if it is a sentence or code.
  private static func key(of index: Int, in table: LineTable) -> String? {
    let shape = table.shapes[index]
    guard shape.trimmed.count <= 120, !shape.endsSentence, table.scores[index] < CodeScore.goesOn,
      shape.trimmed.count(where: \.isLetter) >= 4
    else { return nil }
    let words = shape.trimmed.split(whereSeparator: \.isWhitespace)
    return words.map { $0.contains(where: \.isNumber) ? "#" : String($0) }.joined(separator: " ")
  }
}

/// Paragraphs that the edge of a page cuts.
enum CutParagraphs {
  /// The blocks, prose that goes on behind an edge in one; the edge belongs to it.
  static func joined(_ blocks: [GuideBlock], edges: Set<Int>) -> [GuideBlock] {
    guard !edges.isEmpty else { return blocks }
    var result: [GuideBlock] = []
    for block in blocks {
      let open = result.lastIndex { $0.kind != .blank && !isEdge($0, edges) }
      if block.kind == .prose, let open, goesOn(result[open], block),
        result[(open + 1)...].contains(where: { isEdge($0, edges) })
      {
        result[open].lines += block.lines
        result[open].last = block.last
        result.removeSubrange((open + 1)...)
      } else {
        result.append(block)
      }
    }
    return result
  }

  private static func isEdge(_ block: GuideBlock, _ edges: Set<Int>) -> Bool {
    block.kind == .remains && (block.first...block.last).allSatisfy { edges.contains($0 - 1) }
  }

  private static func goesOn(_ block: GuideBlock, _ next: GuideBlock) -> Bool {
    guard block.kind == .prose, let last = block.lines.last, let first = next.lines.first else {
      return false
    }
    let shape = LineShape(last)
    return !shape.endsSentence && !shape.endsInColon
      && LineShape(first).trimmed.first?.isLowercase == true
  }
}
