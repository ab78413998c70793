/// Whether words are a name of code, or tell of one.
enum NamesOfCode {
  /// `@State`, `.padding`, `NavigationStack`, `body`: one word, with a mark or a hump.
  static func isOne(_ text: String) -> Bool {
    let bare = text.filter { !"`*".contains($0) }
    guard bare.count >= 3, !bare.contains(" ") else { return false }
    return bare.first == "@" || bare.first == "." || bare.hasSuffix("()")
      || bare.dropFirst().contains(where: \.isUppercase)
  }

  /// What kind of name it is, and how it begins: not how long it is.
  static func family(of name: String) -> String {
    let first = name.first { $0.isLetter }.map { String($0).uppercased() } ?? "a letter"
    let kind =
      switch name.first {
      case "@": "an attribute, as of a property wrapper"
      case ".": "something that is written behind a dot, as a modifier is"
      default: name.hasSuffix("()") ? "a function" : "a name of code"
      }
    return "It is \(kind), and its first letter is \(first)."
  }

  /// Whether a description gives away what it describes, by one of its words.
  static func says(_ description: String, of term: String) -> Bool {
    func words(_ text: String) -> Set<String> {
      Set(text.lowercased().split { !$0.isLetter }.map(String.init).filter { $0.count >= 4 })
    }
    return !words(description).isDisjoint(with: words(term))
  }
}
