/// Titles between marks `=`, as a wiki writes them, or behind such marks alone.
enum WikiTitleClaims {
  /// One line that begins with marks and has none at its end could be anything.
  private static let fewestOpen = 2

  static func claim(in table: inout LineTable) {
    let titles = table.shapes.indices.compactMap { title(at: $0, in: table) }
    let areOpenTitles = titles.count { !$0.isClosed } >= fewestOpen
    for title in titles where title.isClosed || areOpenTitles {
      table.claim(
        title.index...title.index, as: .heading, level: title.depth, lines: [title.text])
    }
  }

  private struct Title {
    var index: Int
    var depth: Int
    var text: String
    var isClosed: Bool
  }

  private static func title(at index: Int, in table: LineTable) -> Title? {
    let shape = table.shapes[index]
    guard table.isFree(index), shape.indent == 0 else { return nil }
    let line = shape.trimmed
    let opening = line.prefix { $0 == "=" }.count
    guard (1...6).contains(opening), opening < line.count else { return nil }
    let closing = line.reversed().prefix { $0 == "=" }.count
    let words = line.dropFirst(opening).dropLast(closing)
    let text = words.split(separator: " ").joined(separator: " ")
    guard (1...110).contains(text.count), text.first.map({ $0.isLetter || $0.isNumber }) == true,
      text.contains(where: \.isLetter)
    else { return nil }
    let isClosed = closing == opening && (opening >= 2 || words.first == " ")
    let isApart = [index - 1, index + 1].allSatisfy {
      !table.shapes.indices.contains($0) || table.shapes[$0].isBlank
    }
    guard isClosed || (closing == 0 && words.first == " " && isApart) else { return nil }
    return Title(index: index, depth: opening, text: text, isClosed: isClosed)
  }
}
