/// A talk of two who take turns, each turn behind the name of who speaks: `User: How …?`. What the one
/// asks in a line is a title of what the other says, and the names say nothing more.
struct SpokenLines {
  /// Without the names before what is a title or an answer.
  private(set) var lines: [String]
  private var titles: [Int] = []

  /// Longer words are no name.
  private static let longestName = 24
  private static let longestTitle = 110
  private static let fewestTurns = 4

  private struct Turn {
    var line: Int
    var name: Substring
    var said: Substring
  }

  init(_ source: [String]) {
    lines = source
    let turns = Self.turns(in: source)
    guard let asker = turns.first?.name, let other = turns.first(where: { $0.name != asker })?.name
    else { return }
    let talk = turns.filter { $0.name == asker || $0.name == other }
    guard talk.count >= Self.fewestTurns,
      zip(talk, talk.dropFirst()).allSatisfy({ $0.name != $1.name })
    else { return }
    let asked = talk.filter { $0.name == asker && Self.isTitle($0, in: source) }
    guard asked.count >= 2, asked.contains(where: { $0.said.hasSuffix("?") }) else { return }
    for turn in asked + talk.filter({ $0.name == other }) { lines[turn.line] = String(turn.said) }
    titles = asked.map(\.line)
  }

  func claim(in table: inout LineTable) {
    for title in titles where table.isFree(title) {
      table.claim(
        title...title, as: .heading, level: 2, lines: [String(table.shapes[title].trimmed)])
    }
  }

  private static func turns(in source: [String]) -> [Turn] {
    source.indices.compactMap { index in
      let begins = index == 0 || Substring(source[index - 1]).trimmedSpaces.isEmpty
      guard begins, let found = spoken(source[index]) else { return nil }
      return Turn(line: index, name: found.name, said: found.said)
    }
  }

  /// A name of three words at most, and what stands behind it.
  private static func spoken(_ line: String) -> (name: Substring, said: Substring)? {
    guard let mark = line.utf8.prefix(longestName + 1).firstIndex(of: UInt8(ascii: ":")) else {
      return nil
    }
    let name = line[..<mark]
    let said = line[line.index(after: mark)...]
    guard name.first?.isUppercase == true, said.first == " ",
      name.allSatisfy({ $0.isLetter || $0.isNumber || $0 == " " || $0 == "." }),
      name.split(separator: " ").count <= 3
    else { return nil }
    return (name, said.trimmedSpaces)
  }

  /// Whether a turn is one line that could be a title.
  private static func isTitle(_ turn: Turn, in source: [String]) -> Bool {
    let next = turn.line + 1
    let isAlone = next == source.count || Substring(source[next]).trimmedSpaces.isEmpty
    return isAlone && turn.said.count <= longestTitle && !turn.said.endsInColon
  }
}
