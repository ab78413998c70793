/// What stands for the name of an instance in the texts of an event until all instances are known.
enum InstanceToken {
  private static let opening: Unicode.Scalar = "\u{E000}"
  private static let closing: Unicode.Scalar = "\u{E001}"

  private static let formerClosing: Unicode.Scalar = "\u{E002}"

  static func token(for number: Int) -> String { "\(opening)\(number)\(closing)" }

  /// The number of the token that a text begins with.
  static func number(in text: String) -> Int? {
    guard text.utf8.first == 0xEE, text.unicodeScalars.first == opening else { return nil }
    let digits = text.unicodeScalars.dropFirst().prefix { ("0"..."9").contains($0) }
    return Int(String(digits))
  }

  /// Stands behind a token for another name that the instance had before.
  static func former(for number: Int) -> String { "\(opening)\(number)\(formerClosing)" }

  /// Puts names in the place of the tokens of a text.
  static func replaceAll(
    in text: String, _ name: (Int) -> String, former: (Int) -> String = { _ in "" }
  ) -> String {
    let scalars = text.unicodeScalars
    // Tokens are rare in long texts, and bytes are quicker to look at than characters.
    guard text.utf8.contains(0xEE), var start = scalars.firstIndex(of: opening) else {
      return text
    }
    var result = ""
    var done = scalars.startIndex
    while start < scalars.endIndex {
      let digits = scalars.index(after: start)
      let end = scalars[digits...].firstIndex { !("0"..."9").contains($0) } ?? scalars.endIndex
      if end < scalars.endIndex, [closing, formerClosing].contains(scalars[end]),
        let number = Int(text[digits..<end])
      {
        result += text[done..<start]
        result += scalars[end] == closing ? name(number) : former(number)
        done = scalars.index(after: end)
      }
      start = scalars[end...].firstIndex(of: opening) ?? scalars.endIndex
    }
    return result + text[done...]
  }
}
