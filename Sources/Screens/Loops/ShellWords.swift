/// The words of a line, as a shell splits it: at spaces, with quotes and backslashes. Nothing is
/// expanded but a `~` for the home folder.
struct ShellWords: Equatable {
  /// A mark of quotation that was not closed.
  struct Unclosed: Error, Equatable, CustomStringConvertible {
    var mark: Character

    var description: String { "The line has a \(mark) without its partner. Type it once more." }
  }

  private(set) var words: [String] = []

  init(_ line: String, home: String? = nil) throws(Unclosed) {
    var rest = Substring(line).drop(while: \.isWhitespace)
    while !rest.isEmpty {
      words.append(try Self.word(&rest, home: home))
      rest = rest.drop(while: \.isWhitespace)
    }
  }

  private static func word(_ rest: inout Substring, home: String?) throws(Unclosed) -> String {
    var word = ""
    if let home, rest.first == "~",
      rest.dropFirst().first.map({ $0 == "/" || $0.isWhitespace }) ?? true
    {
      word = home
      rest.removeFirst()
    }
    while let character = rest.first, !character.isWhitespace {
      rest.removeFirst()
      switch character {
      case "'", "\"": word += try quoted(&rest, by: character)
      case "\\": if let next = rest.popFirst() { word.append(next) }
      default: word.append(character)
      }
    }
    return word
  }

  /// In single quotes all is literal; in double ones a backslash saves a quote or a backslash.
  private static func quoted(
    _ rest: inout Substring, by mark: Character
  ) throws(Unclosed) -> String {
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return text }
      if character == "\\", mark == "\"", let next = rest.first, next == mark || next == "\\" {
        rest.removeFirst()
        text.append(next)
      } else {
        text.append(character)
      }
    }
    throw Unclosed(mark: mark)
  }
}
