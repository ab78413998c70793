import Guides

/// Questions about a table of two columns that has for each name another one: `UISwitch` and `Toggle`.
struct EquivalentItems {
  private static let fewest = 4
  private static let longTable = 8
  private static let mostWords = 3
  private static let mostWrong = 3
  private static let lengths = 2...40

  let writing: BlockWriting

  func items(of table: GuideTable, _ block: GuideBlock, _ identifiers: inout Identifiers)
    -> [GuideItem]
  {
    guard table.titles.count == 2, table.titles.allSatisfy({ !$0.isEmpty }) else { return [] }
    let titles = table.titles.map(Self.withoutLinks)
    let rows = table.rows.map { $0.map(Self.withoutLinks) }.filter(Self.isPair)
    guard rows.count >= Self.fewest, rows.count * 4 >= table.rows.count * 3 else { return [] }
    let asked = rows.indices.filter { isWorthAsking($0, rows) }
    let places = rows.count >= Self.longTable ? [0, asked.count / 2] : [0]
    var items: [GuideItem] = []
    for place in Set(places).sorted() where asked.indices.contains(place) {
      let row = asked[place]
      let wrong = others(row, rows)
      guard wrong.count >= 2 else { continue }
      items.append(item(rows[row], wrong, titles, block, &identifiers))
    }
    return items
  }

  /// Two names, or a name and a few words.
  private static func isPair(_ row: [String]) -> Bool {
    row.allSatisfy { lengths.contains($0.count) }
      && row[1].split(separator: " ").count <= mostWords
      && (NamesOfCode.isOne(row[1]) || !row[1].contains(" "))
  }

  /// Whether it cannot be told from the one name what the other is.
  private func isWorthAsking(_ asked: Int, _ rows: [[String]]) -> Bool {
    let (name, other) = (rows[asked][0], rows[asked][1])
    guard rows.count(where: { $0[0] == name }) == 1, rows.count(where: { $0[1] == other }) == 1
    else { return false }
    return !name.lowercased().contains(other.lowercased())
      && !other.lowercased().contains(name.lowercased()) && !ToldByItself.isOne(other, in: name)
  }

  /// What stands in rows near by, and is no part of the right one.
  private func others(_ asked: Int, _ rows: [[String]]) -> [[String]] {
    let key = rows[asked][1]
    let ranked = rows.indices.filter { place in
      let other = rows[place][1]
      return place != asked && !other.contains(key) && !key.contains(other)
    }.sorted { (abs($0 - asked), $0) < (abs($1 - asked), $1) }
    return ranked.prefix(Self.mostWrong).map { rows[$0] }
  }

  private func item(
    _ key: [String], _ wrong: [[String]], _ titles: [String], _ block: GuideBlock,
    _ identifiers: inout Identifiers
  ) -> GuideItem {
    let id = identifiers.name(for: "\(key[0]) \(titles[1])", or: "which-one")
    let options = ([key] + wrong).map { row in
      "- [\(row == key ? "x" : " ")] \(writing.line(row[1]))\n  > The guide has it for "
        + "\(writing.line(row[0]))."
    }
    let lines =
      [
        "```quiz", "id: \(id)", "kind: choice", "draft: yes",
        "hint: Say to yourself first what it is for.",
        "why: The guide has \(headerLine(writing.line(key[1]))) for "
          + "\(headerLine(writing.line(key[0]))).", "",
        "A table of the guide sets \(quoted(titles[1])) beside \(quoted(titles[0])). What does it "
          + "have for \(writing.line(key[0]))?", "",
      ] + mixed(options, by: id) + ["```"]
    return GuideItem(
      id: id, kind: .choice, first: block.first, last: block.last, lines: lines)
  }

  private func quoted(_ text: String) -> String { "\"\(writing.line(text))\"" }

  /// `Text` of `[Text](#text)`.
  private static func withoutLinks(_ cell: String) -> String {
    var text = cell
    while let open = text.firstIndex(of: "["), let middle = text[open...].firstRange(of: "]("),
      let close = text[middle.upperBound...].firstIndex(of: ")")
    {
      let name = String(text[text.index(after: open)..<middle.lowerBound])
      text.replaceSubrange(open...close, with: name)
    }
    return text
  }
}
