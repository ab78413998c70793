/// What speaks for a line that stands alone being the title of what follows.
enum HeadingEvidence {
  /// Enough to be a heading.
  static let enough = 2.0

  static func score(_ index: Int, in table: LineTable) -> Double {
    let shape = table.shapes[index]
    guard isPossible(shape), !isIncomplete(shape.trimmed) else { return -4 }
    let title = Substring(HeadingNumber.withoutNumber(shape.trimmed))
    let words = title.split(separator: " ")
    guard let first = words.first else { return -4 }
    let isNumbered = HeadingNumber.isNumbered(shape.trimmed)
    if isSmall(first) {
      // A name from code may open a title; what follows it begins large then.
      guard isNumbered || (isCode(first) && !isSmall(words.dropFirst().first ?? "A")) else {
        return -2
      }
    }
    var score = isNumbered ? 2.0 : 0
    let counted = words.filter { $0.contains(where: \.isLetter) }
    let large = counted.count { !isSmall($0) || $0.count <= 3 || isCode($0) }
    if large * 5 >= counted.count * 3 { score += 1 }
    if words.count <= 8 { score += 1 }
    if words.count > 12 { score -= 1 }
    if shape.wordRun >= 8, large * 5 < counted.count * 3 { score -= 2 }
    if PageWords.opens(shape.trimmed) { score -= 3 }
    return score + 1
  }

  /// Whether a line that begins with a number is the title of a section and no entry of a list.
  static func isNumberedTitle(_ index: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    guard shape.indent == 0, let bullet = shape.bullet, let number = bullet.number,
      isPossible(shape), bullet.rest.first?.isLowercase == false
    else { return false }
    let above = table.lastWritten(before: index)
    let below = table.nextWritten(from: index + 1)
    if above == index - 1 && table.isFree(index - 1) { return false }
    if below == index + 1 && table.isFree(index + 1) { return false }
    for neighbour in [above, below].compactMap({ $0 }) {
      guard let other = table.shapes[neighbour].bullet?.number else { continue }
      if abs(other - number) == 1 { return false }
    }
    return true
  }

  private static func isPossible(_ shape: LineShape) -> Bool {
    guard !shape.endsSentence, !shape.endsInColon, shape.indent <= 3, shape.trimmed.count <= 110,
      let last = shape.trimmed.last, !",;-{\u{3002}\u{FF0C}".contains(last),
      !shape.trimmed.contains("://")
    else { return false }
    return shape.trimmed.contains(where: \.isLetter)
  }

  /// A title does not end in a word that waits for another.
  private static func isIncomplete(_ title: Substring) -> Bool {
    let words = title.split(separator: " ")
    guard words.count > 1, let last = words.last else { return false }
    return ["on", "by", "in", "of", "to", "the", "a", "an", "and", "or", "at", "from", "for"]
      .contains(last.lowercased())
  }

  private static func isSmall(_ word: Substring) -> Bool {
    guard let first = word.first(where: { $0.isLetter || $0.isNumber }) else { return false }
    return first.isLowercase
  }

  private static func isCode(_ word: Substring) -> Bool {
    guard let first = word.first else { return false }
    return first == "." || first == "@" || first == "#" || first == "`" || first == "$"
      || word.dropFirst().contains { $0.isUppercase || $0 == "(" || $0 == "_" || $0 == "." }
  }
}

/// The number in front of a title: `1.`, `3.2`, `Section 6:`, `Step 2.`, a numbered emoji.
public enum HeadingNumber {
  static func isNumbered(_ title: Substring) -> Bool {
    depth(title) != nil || title.first.map(isSign) == true
  }

  /// How deep the number is: 1 for `4.` and `Section 4:`, 2 for `4.1`; nil without a number.
  static func depth(_ title: Substring) -> Int? {
    let digits = title.prefix { $0.isNumber && $0.isASCII || $0 == "." || $0 == ")" }
    if let first = digits.first, first.isNumber {
      let parts = digits.split { $0 == "." || $0 == ")" }
      let isClosed = digits.last == "." || digits.last == ")" || parts.count > 1
      return isClosed && title.dropFirst(digits.count).first == " " ? parts.count : nil
    }
    if letters(title) != nil { return 1 }
    let words = title.split(separator: " ", maxSplits: 2)
    guard words.count >= 2, words[0].allSatisfy(\.isLetter), words[0].first?.isUppercase == true,
      let mark = words[1].last,
      ":.—–".contains(mark) || words.count > 2 && "—–:-".contains(words[2].first ?? " ")
    else { return nil }
    let number = words[1].drop { !$0.isNumber }.prefix { $0.isNumber }
    return number.isEmpty || words[1].first?.isNumber != true ? nil : 1
  }

  /// How long `A.`, `B)` or `IV.` in front of a title is; nil if there is no such thing.
  private static func letters(_ title: Substring) -> Int? {
    let mark = title.prefix { $0.isASCII && $0.isLetter }
    let isCounted =
      mark.count == 1 && mark.first?.isUppercase == true
      || (2...5).contains(mark.count) && mark.allSatisfy { "IVX".contains($0) }
    let behind = title.dropFirst(mark.count)
    guard isCounted, [". ", ") "].contains(where: behind.hasPrefix) else { return nil }
    return mark.count + 2
  }

  /// `Section` of `Section 4: …`; empty for `4. …`; nil without a number of one part.
  static func label(_ title: Substring) -> String? {
    guard depth(title) == 1 else { return nil }
    return title.first?.isNumber == true || letters(title) != nil
      ? "" : String(title.prefix { $0 != " " })
  }

  /// A title as a lesson shows it.
  public static func shown(_ title: String) -> String { name(title) }

  /// The title without its number, whatever it is counted as.
  static func name(_ title: String) -> String {
    if let label = label(Substring(title)), !label.isEmpty {
      let rest = title.dropFirst(label.count).drop { " 0123456789:.—–-".contains($0) }
      if rest.count >= 3 { return String(rest) }
    }
    return withoutNumber(Substring(title))
  }

  /// The title without `1.`, `3.2` or an emoji; what is named by its number, `Step 2:`, keeps it.
  static func withoutNumber(_ title: Substring) -> String {
    var rest = title.dropFirst(letters(title) ?? 0)
    while let first = rest.first,
      first.isNumber || isSign(first) || ".):".contains(first) || first == " "
    {
      if first == ".", rest.dropFirst().first?.isLetter == true { break }
      rest.removeFirst()
    }
    return String(rest.isEmpty ? title : rest)
  }

  /// Whether it is a picture, not a letter: an emoji, `①`, a keycap.
  static func isSign(_ character: Character) -> Bool {
    guard let scalar = character.unicodeScalars.first else { return false }
    if character.unicodeScalars.contains(where: { $0.value == 0x20E3 }) { return true }
    return scalar.value > 0x2300
      && (scalar.properties.isEmoji || scalar.properties.generalCategory == .otherSymbol)
  }
}
