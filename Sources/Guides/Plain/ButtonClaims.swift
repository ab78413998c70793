/// What a page writes above each of its listings: the language, and a button that copies it. One short
/// line that comes again and again, each time with code below, says nothing of any of them.
enum ButtonClaims {
  /// A line above listings that is no longer than this may be a button.
  private static let longest = 24

  static func claim(in table: inout LineTable) {
    var places: [Substring: [Int]] = [:]
    for index in table.shapes.indices where isShort(index, in: table) {
      places[table.shapes[index].trimmed, default: []].append(index)
    }
    for (_, places) in places.sorted(by: { $0.value[0] < $1.value[0] }) where places.count >= 2 {
      let above = places.filter { isAboveCode($0, in: table) }
      // Titles come again, too: they name no language, and stand apart.
      let named = places.count { isBelowLanguage($0, in: table) }
      guard above.count >= 2, above.count * 3 >= places.count * 2,
        named * 2 >= places.count || places.count >= 3
      else { continue }
      for place in places where above.contains(place) || isBelowLanguage(place, in: table) {
        claim(place, isAboveCode: above.contains(place), in: &table)
      }
    }
  }

  private static func claim(_ place: Int, isAboveCode: Bool, in table: inout LineTable) {
    guard table.isFree(place) else { return }
    let hasLanguage = isBelowLanguage(place, in: table)
    let language = hasLanguage ? String(table.shapes[place - 1].trimmed) : nil
    table.claim((hasLanguage ? place - 1 : place)...place, as: .remains)
    guard !isAboveCode, let language, table.isFree(place + 1) else { return }
    // What another language says, or a console.
    var last = place + 1
    while table.isFree(last + 1), !isSentence(last + 1, in: table) { last += 1 }
    table.claim((place + 1)...last, as: .code, language: language)
  }

  private static func isShort(_ index: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    guard table.isFree(index), shape.trimmed.count <= longest, !shape.endsInColon,
      !shape.endsSentence, shape.bullet == nil, table.scores[index] < CodeScore.goesOn,
      !shape.trimmed.contains("."), shape.trimmed.first?.isLetter == true
    else { return false }
    return shape.trimmed.split(separator: " ").count <= 3
  }

  /// Whether the line right below is code.
  private static func isAboveCode(_ index: Int, in table: LineTable) -> Bool {
    table.isFree(index + 1) && table.scores[index + 1] >= CodeScore.begins
  }

  /// Whether the line right above is one small word: the name of a language.
  private static func isBelowLanguage(_ index: Int, in table: LineTable) -> Bool {
    guard index > 0, table.isFree(index - 1), !isUsed(index - 2, in: table) else { return false }
    let word = table.shapes[index - 1].trimmed
    return word.count <= 12 && word.first?.isLowercase == true && !word.contains(" ")
      && word.allSatisfy { $0.isLetter || $0.isNumber || "+-#".contains($0) }
  }

  private static func isUsed(_ index: Int, in table: LineTable) -> Bool {
    table.shapes.indices.contains(index) && table.isFree(index)
      && table.scores[index] < CodeScore.goesOn
  }

  private static func isSentence(_ index: Int, in table: LineTable) -> Bool {
    table.shapes[index].endsSentence && table.shapes[index].wordRun >= 3
  }
}
