/// Plain text as Markdown that says the same, with what is code set as code.
public struct PlainWords: Sendable {
  private let vocabulary: GuideVocabulary

  public init(_ blocks: [GuideBlock]) { vocabulary = GuideVocabulary(blocks) }

  /// One line as Markdown, with what would begin a block at its start made harmless.
  public func markdown(_ line: String) -> String {
    let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" })
      .flatMap(vocabulary.unglued).map(word)
    return Self.harmless(parts.joined(separator: " "))
  }

  private func word(_ word: Substring) -> String {
    var core = word
    var front = ""
    var behind = ""
    while let first = core.first, "(“\"‘".contains(first) { front.append(core.removeFirst()) }
    while let last = core.last, ",.;:!?)”\"’".contains(last), !isCall(core) {
      behind = String(core.removeLast()) + behind
    }
    guard !core.isEmpty else { return MarkdownEscapes.escaped(String(word)) }
    let text: String
    // `doesn't` is a word with a mark in it.
    let letters = core.prefix { $0 != "'" && $0 != "’" }
    if let pieces = vocabulary.pieces(of: letters) {
      text =
        pieces.map {
          $0.isCode ? MarkdownEscapes.code($0.text) : MarkdownEscapes.escaped($0.text)
        }.joined(separator: " ") + MarkdownEscapes.escaped(String(core[letters.endIndex...]))
    } else if isCode(core) {
      text = MarkdownEscapes.code(String(core))
    } else {
      text = MarkdownEscapes.escaped(String(core))
    }
    return MarkdownEscapes.escaped(front) + text + MarkdownEscapes.escaped(behind)
  }

  private func isCall(_ word: Substring) -> Bool {
    word.last == ")" && word.contains("(") && word.count { $0 == "(" } >= word.count { $0 == ")" }
  }

  /// `@State`, `.padding()`, `$name`, `user.name`, `makeBody`.
  private func isCode(_ word: Substring) -> Bool {
    guard let first = word.first, word.count > 1, word.allSatisfy(\.isASCII) else { return false }
    let second = word.dropFirst().first ?? " "
    if first == "@" || first == "$" || first == "#" || first == "\\" || first == "." {
      return second.isLetter || second == "."
    }
    guard first.isLetter || first == "_", !word.contains("/"), !word.contains("’") else {
      return false
    }
    if isCall(word) { return true }
    if word.contains("<"), word.hasSuffix(">") { return true }
    let hasHump = first.isLowercase && word.contains(where: \.isUppercase)
    let isName = word.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
    return isName
      && (hasHump || word.contains("_") || (vocabulary.isFromListing(word) && hasCapitals(word)))
  }

  /// `NavigationStack`: a second capital letter inside.
  private func hasCapitals(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase)
  }

  /// A line that begins no block of Markdown.
  static func harmless(_ line: String) -> String {
    guard let first = line.first else { return line }
    if "#>+-=|".contains(first) { return "\\" + line }
    let digits = line.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let mark = line.dropFirst(digits.count).first, mark == "." || mark == ")"
    else { return line }
    return digits + "\\" + line.dropFirst(digits.count)
  }
}
