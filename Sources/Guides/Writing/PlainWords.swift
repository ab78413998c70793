/// Plain text as Markdown that says the same, with what is code set as code.
public struct PlainWords: Sendable {
  /// Names from the listings of the guide.
  private let names: Set<String>
  /// Words that the guide uses, in small letters, by how often.
  private let words: [String: Int]
  /// Words with a capital letter, as they are written, by how often.
  private let titled: [String: Int]

  public init(_ blocks: [GuideBlock]) {
    var names: Set<String> = []
    var words: [String: Int] = [:]
    var titled: [String: Int] = [:]
    for block in blocks {
      if block.kind == .code {
        for line in block.lines {
          for name in Self.letters(Substring(BareCode.of(Substring(line)))) where name.count > 2 {
            names.insert(name)
          }
        }
      } else if block.kind == .prose || block.kind == .list {
        for line in block.lines {
          for word in Self.letters(Substring(line)) {
            words[word.lowercased(), default: 0] += 1
            if word.first?.isUppercase == true { titled[word, default: 0] += 1 }
          }
        }
      }
    }
    // Neither what a library is called nor a word of the grammar is a name from a listing.
    self.names = names.filter {
      !$0.hasSuffix("UI") && !$0.hasSuffix("Kit") && !SwiftWords.keywords.contains(Substring($0))
    }
    self.words = words
    self.titled = titled
  }

  /// One line as Markdown, with what would begin a block at its start made harmless.
  public func markdown(_ line: String) -> String {
    let parts = line.split(whereSeparator: { $0 == " " || $0 == "\t" }).map(word)
    return Self.harmless(parts.joined(separator: " "))
  }

  private func word(_ word: Substring) -> String {
    let ends: Set<Character> = [",", ".", ";", ":", "!", "?", ")", "”", "\"", "’"]
    var core = word
    var front = ""
    var behind = ""
    while let first = core.first, "(“\"‘".contains(first) { front.append(core.removeFirst()) }
    while let last = core.last, ends.contains(last), !isCall(core) {
      behind = String(core.removeLast()) + behind
    }
    guard !core.isEmpty else { return MarkdownEscapes.escaped(String(word)) }
    let text: String
    if let parted = parted(core) {
      text = parted
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
      && (hasHump || word.contains("_") || (names.contains(String(word)) && hasCapitals(word)))
  }

  /// `NavigationStack`: a second capital letter inside.
  private func hasCapitals(_ word: Substring) -> Bool {
    word.dropFirst().contains(where: \.isUppercase)
  }

  /// `bodyproperty`, `thisThis`: a name and a word, or two words, that lost the space between them.
  private func parted(_ word: Substring) -> String? {
    let letters = word.first == "@" || word.first == "." ? word.dropFirst() : word
    guard word.count >= 5, letters.allSatisfy(\.isLetter),
      words[letters.lowercased(), default: 0] <= 2,
      !names.contains(String(word))
    else { return nil }
    for place in word.indices.dropFirst(2).reversed() {
      let left = String(word[..<place])
      let right = String(word[place...])
      guard right.count >= 2, words[right.lowercased(), default: 0] >= 3 else { continue }
      let isTail = right.allSatisfy(\.isLowercase)
      // Two letters end many a word that lost nothing.
      if isTail, isName(left), right.count >= 3 || left.contains(where: \.isUppercase) {
        return MarkdownEscapes.code(left) + " " + right
      }
      let isHead = left.allSatisfy(\.isLowercase) && words[left, default: 0] >= 3
      if isHead, right.first?.isUppercase == true {
        return isName(right) ? left + " " + MarkdownEscapes.code(right) : left + " " + right
      }
    }
    return nil
  }

  private func isName(_ word: String) -> Bool {
    if word.count >= 4, names.contains(word) { return true }
    if word.first == "@", word.dropFirst().first?.isUppercase == true {
      return names.contains(String(word.dropFirst())) || word.count > 4
    }
    return word.count >= 4 && titled[word, default: 0] >= 2
  }

  private static func letters(_ line: Substring) -> [String] {
    line.split { !$0.isLetter && $0 != "_" }.map(String.init)
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
