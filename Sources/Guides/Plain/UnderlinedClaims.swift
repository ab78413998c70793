/// Titles with a line of one mark under them, as long as they are, or with one above them, too.
enum UnderlinedClaims {
  /// How a title is marked: titles of one depth are marked alike.
  private struct Adornment: Hashable {
    var mark: Character
    var hasLineAbove: Bool
  }

  static func claim(in table: inout LineTable) {
    var depths: [Adornment] = []
    for index in table.shapes.indices.dropLast() where table.isFree(index) {
      guard let adornment = adornment(of: index, in: table) else { continue }
      if !depths.contains(adornment) {
        // What is only underlined by hyphens stands below a title, even if that is not underlined.
        if depths.isEmpty, adornment.mark != "=", !adornment.hasLineAbove {
          depths.append(Adornment(mark: "=", hasLineAbove: false))
        }
        depths.append(adornment)
      }
      let depth = depths.firstIndex(of: adornment) ?? 0
      let first = adornment.hasLineAbove ? index - 1 : index
      table.claim(
        first...(index + 1), as: .heading, level: min(depth + 1, 6),
        lines: [String(table.shapes[index].trimmed)])
    }
  }

  private static func adornment(of index: Int, in table: LineTable) -> Adornment? {
    let title = table.shapes[index]
    guard let mark = mark(of: index + 1, in: table),
      title.bullet == nil, table.scores[index] < CodeScore.begins,
      title.trimmed.contains(where: \.isLetter)
    else { return nil }
    func isBlank(_ index: Int) -> Bool {
      !table.shapes.indices.contains(index) || table.shapes[index].isBlank
    }
    let line = table.shapes[index + 1].trimmed
    if index > 0, table.shapes[index - 1].trimmed == line, isBlank(index - 2),
      table.isFree(index - 1), line.count >= title.trimmed.count
    {
      return Adornment(mark: mark, hasLineAbove: true)
    }
    // Marks of other kinds also point at something in the line above.
    let slack = mark == "=" || mark == "-" ? 6 : 1
    guard isBlank(index - 1), abs(line.count - title.trimmed.count) <= slack else { return nil }
    return Adornment(mark: mark, hasLineAbove: false)
  }

  /// The mark that a line is drawn with.
  private static func mark(of index: Int, in table: LineTable) -> Character? {
    let line = table.shapes[index].trimmed
    guard let mark = line.first, "=-~^*+#\"".contains(mark), line.count >= 3,
      line.allSatisfy({ $0 == mark })
    else { return nil }
    return mark
  }
}
