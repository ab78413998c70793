/// A table of contents: entries that come again later as titles. It says which lines are titles,
/// even where no blank line stands beside them.
enum ContentsClaims {
  static func claim(in table: inout LineTable) {
    for run in table.freeRuns {
      guard let entries = longestEntries(run, in: table) else { continue }
      let titles = self.titles(for: entries, in: table)
      guard titles.count >= 3, titles.count * 5 >= entries.count * 3 else { continue }
      table.claim(entries, as: .remains)
      if let name = name(above: entries, in: table) { table.claim(name...name, as: .remains) }
      for title in titles {
        table.claim(title...title, as: .heading, lines: [String(table.shapes[title].trimmed)])
      }
    }
  }

  /// Entries of a list in a row, three at least.
  private static func longestEntries(
    _ run: ClosedRange<Int>, in table: LineTable
  ) -> ClosedRange<Int>? {
    guard let first = run.first(where: { table.shapes[$0].bullet != nil }) else { return nil }
    var last = first
    while last < run.upperBound, table.shapes[last + 1].bullet != nil { last += 1 }
    return last - first >= 2 ? first...last : nil
  }

  /// The lines below that say what an entry says, each once.
  private static func titles(for entries: ClosedRange<Int>, in table: LineTable) -> [Int] {
    var waiting: [String: Int] = [:]
    for entry in entries {
      let title = plain(table.shapes[entry].bullet?.rest ?? "")
      if !title.isEmpty { waiting[title, default: 0] += 1 }
    }
    var found: [Int] = []
    for index in table.shapes.indices where index > entries.upperBound && table.isFree(index) {
      let title = plain(table.shapes[index].trimmed)
      guard let left = waiting[title], left > 0 else { continue }
      waiting[title] = left - 1
      found.append(index)
    }
    return found
  }

  /// The line above that names the contents, if there is one: short, and nothing between.
  private static func name(above entries: ClosedRange<Int>, in table: LineTable) -> Int? {
    guard let above = table.lastWritten(before: entries.lowerBound), above > 0, table.isFree(above)
    else { return nil }
    let shape = table.shapes[above]
    let isShort = shape.trimmed.split(separator: " ").count <= 5
    return isShort && !shape.endsSentence ? above : nil
  }

  /// Only letters, small ones, without numbers in front.
  private static func plain(_ title: Substring) -> String {
    HeadingNumber.withoutNumber(title.trimmedSpaces).lowercased().filter {
      $0.isLetter || $0.isNumber
    }
  }
}
