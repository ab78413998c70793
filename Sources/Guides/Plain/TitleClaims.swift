/// Headings, and the lines that look like them and are left over from the page.
enum TitleClaims {
  static func claim(in table: inout LineTable) {
    let alone = table.freeRuns.filter { $0.count == 1 && isApart($0.lowerBound, in: table) }
      .map(\.lowerBound)
    var titles: Set<Int> = []
    var remains: Set<Int> = []
    // From the end: what has nothing below it is the title of nothing.
    var isFollowed = false
    var below = table.count
    for index in stride(from: table.count - 1, through: 0, by: -1)
    where !table.shapes[index].isBlank {
      guard alone.contains(index) else {
        if !table.isFree(index),
          table.claims.contains(where: {
            $0.kind == .remains && ($0.first...$0.last).contains(index + 1)
          })
        {
          continue
        }
        isFollowed = true
        below = index
        continue
      }
      let isTitle =
        HeadingEvidence.score(index, in: table) >= HeadingEvidence.enough
        && !isLastOnPage(index, in: table)
      if isFileName(table.shapes[index].trimmed) {
        below = index
      } else if isTitle, isFollowed,
        !isCaption(index, above: titles.contains(below) ? below : nil, in: table)
      {
        titles.insert(index)
        below = index
      } else if isRemains(index, isTitle: isTitle, in: table) {
        remains.insert(index)
      } else {
        isFollowed = true
        below = index
      }
    }
    for index in alone {
      if titles.contains(index) {
        table.claim(index...index, as: .heading, lines: [String(table.shapes[index].trimmed)])
      } else if remains.contains(index) {
        table.claim(index...index, as: .remains)
      }
    }
  }

  /// Whether nothing follows on its page: it is no title then.
  private static func isLastOnPage(_ index: Int, in table: LineTable) -> Bool {
    guard !table.edges.isEmpty, let next = table.nextWritten(from: index + 1) else { return false }
    return table.edges.contains(next)
  }

  /// Whether a line has nothing beside it but blank lines, listings and drawings.
  private static func isApart(_ index: Int, in table: LineTable) -> Bool {
    [index - 1, index + 1].allSatisfy { neighbour in
      guard table.shapes.indices.contains(neighbour), !table.shapes[neighbour].isBlank else {
        return true
      }
      let claim = table.claims.first { ($0.first...$0.last).contains(neighbour + 1) }
      guard let claim, claim.tail.isEmpty else { return false }
      return [.code, .drawing, .gutter, .table, .remains].contains(claim.kind)
        || (claim.kind == .list && neighbour > index)
    }
  }

  /// The name of a file, which names the listing below it.
  private static func isFileName(_ title: Substring) -> Bool {
    guard !title.contains(" "), let dot = title.lastIndex(of: ".") else { return false }
    let ending = title[dot...].dropFirst()
    return title.startIndex < dot && (1...5).contains(ending.count)
      && ending.allSatisfy { $0.isLetter && $0.isLowercase }
  }

  /// One word that is right above another title, and that nothing else in the guide names: what was
  /// written for a picture.
  private static func isCaption(_ index: Int, above title: Int?, in table: LineTable) -> Bool {
    guard let title, !HeadingNumber.isNumbered(table.shapes[title].trimmed) else { return false }
    let word = table.shapes[index].trimmed
    guard !word.contains(" "), word.contains(where: \.isLetter) else { return false }
    return !table.shapes.indices.contains { $0 != index && table.shapes[$0].text.contains(word) }
  }

  /// Too short for a sentence, and no title either; or words of a page.
  private static func isRemains(_ index: Int, isTitle: Bool, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    if isTitle { return true }
    if PageWords.opens(shape.trimmed), shape.trimmed.count <= 120 { return true }
    let words = shape.trimmed.split(separator: " ")
    return words.count <= 3 && !shape.endsSentence && !shape.endsInColon && shape.wordRun <= 3
      && !shape.trimmed.contains("://")
  }
}
