import Guides

/// Questions whose key stands in a table, or in a list of terms and what they are.
struct TableItems {
  private static let mostRows = 6
  private static let longList = 6

  let writing: BlockWriting
  /// What several tables or lists of the guide call their rows: `Summary`, `Output`. Such a table
  /// tells of one thing what others tell of others, and its rows are no terms.
  let fields: Set<String>

  /// The names of rows that come again in another table or list.
  static func fields(in blocks: [GuideBlock]) -> Set<String> {
    var counts: [String: Int] = [:]
    for block in blocks {
      let rows =
        switch block.kind {
        case .table: GuideTable(block).map { [$0.titles] + $0.rows }
        case .list: TermList.rows(of: block)
        default: nil as [[String]]?
        }
      for name in Set((rows ?? []).compactMap(\.first)) { counts[name, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value >= 2 && !NamesOfCode.isOne($0.key) }.keys)
  }

  func items(of block: GuideBlock, _ title: String, _ identifiers: inout Identifiers)
    -> [GuideItem]
  {
    let lines = block.first...block.last
    if block.kind == .table, let table = GuideTable(block) {
      if let item = comparing(table, block, title, &identifiers)
        ?? sorting(table, block, title, &identifiers)
      {
        return [item]
      }
      let equivalents = EquivalentItems(writing: writing).items(of: table, block, &identifiers)
      guard equivalents.isEmpty else { return equivalents }
      let name = table.titles.indices.contains(1) ? table.titles[1] : nil
      return choosing(
        table.rows.map { Array($0.prefix(2)) }, lines: lines, titled: name, &identifiers)
    }
    guard block.kind == .list, let rows = TermList.rows(of: block) else { return [] }
    return choosing(rows, lines: lines, titled: nil, &identifiers)
  }

  // MARK: Two against each other

  /// What is said of the one and what of the other: a table of two things whose rows are what they
  /// are compared by.
  private func comparing(
    _ table: GuideTable, _ block: GuideBlock, _ title: String, _ identifiers: inout Identifiers
  ) -> GuideItem? {
    guard table.titles.count == 3, (2...8).contains(table.rows.count),
      isOfTwo(table.titles, under: title)
    else { return nil }
    let rows = table.rows.filter { row in
      row[1] != row[2] && row.allSatisfy { (2...90).contains($0.count) }
    }.prefix(Self.mostRows / 2)
    guard rows.count >= 2 else { return nil }
    let (one, other) = (table.titles[1], table.titles[2])
    let id = identifiers.name(for: "\(one) or \(other)", or: "which-of-two")
    var lines = ["```quiz", "id: \(id)", "kind: several", "draft: yes"]
    lines += [
      "hint: Think of both of them before you choose.", "why: So the guide compares them.", "",
      "What does the guide say of \(writing.line(one)), and not of \(writing.line(other))?", "",
    ]
    let options = rows.flatMap { row in
      [(1, one), (2, other)].map { column, name in
        "- [\(column == 1 ? "x" : " ")] \(writing.line(row[0])): \(writing.line(row[column]))\n"
          + "  > That is said of \(writing.line(name))."
      }
    }
    return GuideItem(
      id: id, kind: .several, first: block.first, last: block.last,
      lines: lines + mixed(options, by: id) + ["```"])
  }

  /// Whether the columns are two things, and not two facts about the things of the first: they are
  /// names of code, or the title names both, or the first column has no name.
  private func isOfTwo(_ titles: [String], under title: String) -> Bool {
    let both = titles.dropFirst().map { $0.filter { !"`*".contains($0) } }
    guard both.allSatisfy({ (2...30).contains($0.count) }) else { return false }
    return both.allSatisfy(NamesOfCode.isOne) || titles[0].allSatisfy(\.isWhitespace)
      || both.allSatisfy { title.lowercased().contains($0.lowercased()) }
  }

  // MARK: Sorting

  /// Which rows of a table have one of the few values of a column?
  private func sorting(
    _ table: GuideTable, _ block: GuideBlock, _ title: String, _ identifiers: inout Identifiers
  ) -> GuideItem? {
    guard let column = table.sortingColumn else { return nil }
    let values = Dictionary(grouping: table.rows) { $0[column] }
    guard let value = values.filter({ $0.value.count >= 2 }).keys.sorted().first else { return nil }
    let rows = Array(table.rows.prefix(Self.mostRows))
    let keys = rows.filter { $0[column] == value }
    guard !keys.isEmpty, keys.count < rows.count, rows.count >= 3 else { return nil }
    let id = identifiers.name(for: "\(title) \(value)", or: "which-of-them")
    let name = table.titles.indices.contains(column) ? table.titles[column] : ""
    let asked =
      name.isEmpty
      ? "The guide has a table under \(quoted(title)). Which of these are \(quoted(value)) by it?"
      : "The guide has a table under \(quoted(title)). For which of these is "
        + "\(quoted(name)) answered by \(quoted(value))?"
    var lines = ["```quiz", "id: \(id)", "kind: several", "draft: yes"]
    lines += ["hint: Sort them into groups first."]
    lines += ["why: \(grouped(rows, by: column))", "", asked, ""]
    let options = rows.map { row in
      let rest = row.dropFirst(column + 1).filter { !$0.isEmpty }.joined(separator: ". ")
      let said = "\(row[0]): \(row[column])" + (rest.isEmpty ? "" : ". " + rest)
      let mark = row[column] == value ? "x" : " "
      return "- [\(mark)] \(writing.line(row[0]))\n  > \(writing.line(said))"
    }
    lines += mixed(options, by: id)
    return GuideItem(
      id: id, kind: .several, first: block.first, last: block.last, lines: lines + ["```"])
  }

  /// Who belongs to whom.
  private func grouped(_ rows: [[String]], by column: Int) -> String {
    let groups = Dictionary(grouping: rows) { $0[column] }.sorted { $0.key < $1.key }
    return groups.map { value, rows in
      "\(quoted(value)): " + rows.map { writing.line($0[0]) }.joined(separator: ", ") + "."
    }.joined(separator: " ")
  }

  private func quoted(_ text: String) -> String { "\"\(writing.line(text))\"" }

  // MARK: Choosing

  /// Of which term is this said? The distractors are other terms of the same table or list.
  ///
  /// - Parameters:
  ///   - lines: Where the guide says it.
  ///   - name: What a table calls that which is said.
  func choosing(
    _ rows: [[String]], lines: ClosedRange<Int>, titled name: String?,
    _ identifiers: inout Identifiers
  ) -> [GuideItem] {
    let rows = rows.filter { row in
      row.count == 2 && (2...40).contains(row[0].count) && (15...180).contains(row[1].count)
        && row[1].contains(" ") && !NamesOfCode.says(row[1], of: row[0])
    }
    guard rows.count >= 3, Set(rows.map { $0[0] }).count == rows.count,
      Set(rows.map { $0[1] }).count == rows.count,
      !rows.allSatisfy({ fields.contains($0[0]) })
    else { return [] }
    // Of a long list two entries are asked for, those of which most is said.
    let most = rows.count >= Self.longList ? 2 : 1
    let asked = rows.indices.filter { !isLibrary(rows[$0][0]) && isAlone($0, in: rows) }.sorted {
      (rows[$1][1].count, $0) < (rows[$0][1].count, $1)
    }
    return asked.prefix(most).map { choice($0, of: rows, lines, titled: name, &identifiers) }
  }

  /// Whether no other row says all, or nearly all, that this one says.
  private func isAlone(_ place: Int, in rows: [[String]]) -> Bool {
    func words(_ text: String) -> Set<Substring> {
      Set(text.lowercased().split { !$0.isLetter && !$0.isNumber })
    }
    let own = words(rows[place][1])
    return rows.indices.allSatisfy { other in
      guard other != place else { return true }
      let theirs = words(rows[other][1])
      let shared = own.intersection(theirs).count
      return shared * 3 < own.union(theirs).count * 2 && shared < theirs.count
    }
  }

  /// What a library is called explains nothing.
  private func isLibrary(_ term: String) -> Bool {
    let bare = term.filter(\.isLetter)
    return bare.hasSuffix("UI") || bare.hasSuffix("Kit")
  }

  private func choice(
    _ asked: Int, of rows: [[String]], _ lines: ClosedRange<Int>, titled name: String?,
    _ identifiers: inout Identifiers
  ) -> GuideItem {
    let key = rows[asked]
    let id = identifiers.name(for: "\(key[0]) chosen", or: "which-one")
    let said = quoted(key[1])
    let stem =
      name.flatMap { $0.isEmpty ? nil : $0 }.map {
        "The guide's table has \(said) as \(quoted($0)). Of which of these?"
      } ?? "Of which of these does the guide say: \(said)?"
    let head =
      [
        "```quiz", "id: \(id)", "kind: choice", "draft: yes",
        "hint: Say to yourself first what each of them is for.",
        "why: The guide says of \(headerLine(writing.line(key[0]))): "
          + headerLine(writing.line(key[1])), "", stem, "",
      ]
    let options = ([key] + others(of: asked, in: rows)).map { row in
      "- [\(row == key ? "x" : " ")] \(writing.line(row[0]))\n  > Of it the guide says: "
        + writing.line(row[1])
    }
    return GuideItem(
      id: id, kind: .choice, first: lines.lowerBound, last: lines.upperBound,
      lines: head + mixed(options, by: id) + ["```"])
  }

  /// Three terms that are written as the key is, if there are such, the nearest first.
  private func others(of asked: Int, in rows: [[String]]) -> [[String]] {
    func look(_ term: String) -> [Bool] {
      [term.contains("@"), NamesOfCode.isOne(term), term.contains(" ")]
    }
    let looks = look(rows[asked][0])
    // A library is no answer to what its parts are asked for, if there are others.
    let parts = rows.indices.filter { $0 != asked && !isLibrary(rows[$0][0]) }
    let wrong = parts.count >= 2 ? parts : rows.indices.filter { $0 != asked }
    let ranked = wrong.sorted { one, other in
      func rank(_ place: Int) -> (Int, Int) {
        (zip(look(rows[place][0]), looks).count { $0 != $1 }, abs(place - asked))
      }
      return rank(one) < rank(other)
    }
    return ranked.prefix(3).map { rows[$0] }
  }
}

/// A list whose entries are terms, each with what it is: `term: words`, `term — words`.
enum TermList {
  ///
  /// - Parameter fewest: Fewer terms have too little to choose from.
  static func rows(of block: GuideBlock, fewest: Int = 3) -> [[String]]? {
    let entries = entries(of: block)
    guard entries.count >= fewest else { return nil }
    let rows = entries.map(parted)
    guard rows.allSatisfy({ $0 != nil }) else { return nil }
    return rows.compactMap(\.self)
  }

  /// An entry may go on in the lines below its own.
  private static func entries(of block: GuideBlock) -> [String] {
    var entries: [String] = []
    for line in block.lines where !line.allSatisfy(\.isWhitespace) {
      let text = line.drop { $0 == " " }
      let isEntry = "•-*+–▪◦".contains(text.first ?? " ") && text.dropFirst().first == " "
      if isEntry || entries.isEmpty || !line.hasPrefix(" ") {
        entries.append(line)
      } else {
        entries[entries.count - 1] += " " + text
      }
    }
    return entries
  }

  private static func parted(_ line: String) -> [String]? {
    let text = line.drop { " •-*–·▪◦".contains($0) }
    for mark in [" — ", " – ", ": ", " - "] {
      guard let place = text.firstRange(of: mark) else { continue }
      let term = text[..<place.lowerBound].filter { !"*`".contains($0) }
      // What follows the first sentence often names the term again.
      let words = Sentences.of(text[place.upperBound...].trimmedWords).first ?? ""
      guard !term.isEmpty, term.split(separator: " ").count <= 4, !term.contains(".  ") else {
        return nil
      }
      return [term.trimmedWords, words]
    }
    return nil
  }
}

extension StringProtocol {
  fileprivate var trimmedWords: String {
    split(separator: " ").joined(separator: " ")
  }
}

extension GuideTable {
  /// The first column behind the terms in which values come again, and few there are.
  fileprivate var sortingColumn: Int? {
    guard let width = rows.map(\.count).min(), width >= 2, rows.count >= 3 else { return nil }
    return (1..<width).first { column in
      let values = Set(rows.map { $0[column] })
      return values.count >= 2 && values.count <= rows.count / 2 + 1
        && values.count < rows.count && values.allSatisfy { (2...40).contains($0.count) }
    }
  }
}
