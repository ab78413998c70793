/// Lists: lines with a mark or a number at their beginning, and what goes on under them.
enum ListClaims {
  static func claim(in table: inout LineTable) {
    for run in table.freeRuns {
      var index = run.lowerBound
      while index <= run.upperBound {
        guard isEntry(index, in: table) else {
          index += 1
          continue
        }
        var last = index
        while last < run.upperBound, goesOn(last + 1, after: last, in: table) { last += 1 }
        let isCounted = table.shapes[index].bullet?.number != nil
        table.claim(index...last, as: .list, isMarked: isCounted)
        index = last + 1
      }
    }
  }

  private static func isEntry(_ index: Int, in table: LineTable) -> Bool {
    guard let bullet = table.shapes[index].bullet else { return false }
    return bullet.number == nil || !HeadingEvidence.isNumberedTitle(index, in: table)
  }

  /// The next entry, what is set in under one, or the title of an entry whose mark stands alone.
  private static func goesOn(_ index: Int, after last: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    if shape.bullet != nil { return true }
    let before = table.shapes[last]
    // A line that ends no sentence, and one that begins none.
    if before.wordRun >= 3, OpenLeads.isOpen(before.trimmed), OpenLeads.goesOn(shape.trimmed) {
      return true
    }
    if let mark = before.bullet { return mark.rest.isEmpty || shape.indent > before.indent }
    return shape.indent >= 2 && shape.indent >= before.indent
  }
}
