/// A piece of Swift source, roughly as the language cuts it: enough to change programs in ways that
/// often still parse.
struct Token: Hashable {
  enum Kind { case word, number, string, symbol, bracket, space }

  let kind: Kind
  let text: String

  static func split(_ source: String) -> [Token] {
    var tokens: [Token] = []
    var rest = Substring(source)
    while let first = rest.first {
      let kind = kind(of: first)
      let length =
        switch kind {
        case .string: stringLength(rest)
        case .bracket: 1
        default: rest.prefix { continues($0, kind) }.count
        }
      tokens.append(Token(kind: kind, text: String(rest.prefix(max(1, length)))))
      rest = rest.dropFirst(max(1, length))
    }
    return tokens
  }

  private static func kind(of character: Character) -> Kind {
    if character.isWhitespace { return .space }
    if character.isNumber { return .number }
    if character.isLetter || "_@#$".contains(character) { return .word }
    if character == "\"" { return .string }
    return "()[]{},;:".contains(character) ? .bracket : .symbol
  }

  private static func continues(_ character: Character, _ kind: Kind) -> Bool {
    switch kind {
    case .word: character.isLetter || character.isNumber || "_@#$".contains(character)
    case .number: character.isNumber || character == "_"
    default: self.kind(of: character) == kind
    }
  }

  /// To the closing quote, or to the end of the line.
  private static func stringLength(_ rest: Substring) -> Int {
    var isEscaped = false
    for (offset, character) in rest.enumerated().dropFirst() {
      if character == "\n" { return offset }
      if character == "\"", !isEscaped { return offset + 1 }
      isEscaped = character == "\\" && !isEscaped
    }
    return rest.count
  }
}
