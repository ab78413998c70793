/// Whether a text begins with code that a sentence would not begin with.
enum Declared {
  static func begins(_ text: Substring) -> Bool {
    let words = text.prefix(120).split(separator: " ", maxSplits: 6)
    guard let first = words.first else { return false }
    if first == "//" { return text.contains(" {") }
    if first.hasPrefix("@") {
      return first.dropFirst().first?.isUppercase == true
        && words.dropFirst().prefix(4).contains {
          $0 == "var" || $0 == "let" || SwiftWords.types.contains($0)
        } || first == "@main"
    }
    guard words.count >= 2 else { return false }
    let second = words[1]
    if first == "import" { return second.first?.isUppercase == true }
    if SwiftWords.types.contains(first) {
      guard second.first?.isUppercase == true else { return false }
      return second.hasSuffix(":") || second.contains("<") || words.dropFirst(2).first == "{"
        || words.dropFirst(2).first == ":"
    }
    if first == "func" { return second.contains("(") }
    if first == "var" || first == "let" {
      return second.hasSuffix(":") || words.dropFirst(2).first == "="
        || words.dropFirst(2).first == "{"
    }
    return SwiftWords.modifiers.contains(first)
      && begins(text.dropFirst(first.count).drop { $0 == " " })
  }
}
