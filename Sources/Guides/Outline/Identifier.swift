/// Names for lessons, listings and questions: made of words, so that they stay when the guide is
/// changed elsewhere.
public struct Identifiers: Sendable {
  private var taken: Set<String> = []

  public init() {}

  /// 3 to 40 of `a-z`, `0-9` and `-`, made of words; with a number behind it if it was given away.
  ///
  /// - Parameter most: How long it may be, 8...40.
  public mutating func name(for words: String, or fallback: String, most: Int = 40) -> String {
    let base = Self.slug(words, most: most) ?? Self.slug(fallback, most: most) ?? "guide"
    if taken.insert(base).inserted { return base }
    for number in 2... {
      let end = "-\(number)"
      let name = Self.cut(base, to: most - end.count) + end
      if taken.insert(name).inserted { return name }
    }
    return base
  }

  /// Small letters and digits with hyphens between words; nil if fewer than three are left.
  public static func slug(_ words: String, most: Int) -> String? {
    var slug = ""
    var last: Unicode.Scalar = " "
    for scalar in decomposed(words).unicodeScalars {
      let isLetter = scalar.isASCII && (scalar.properties.isAlphabetic)
      let isDigit = ("0"..."9").contains(scalar)
      if isLetter || isDigit {
        // `LampView` are two words.
        let begins = ("A"..."Z").contains(scalar) && ("a"..."z").contains(last)
        if begins, !slug.isEmpty { slug.append("-") }
        slug += scalar.properties.lowercaseMapping
      } else if !isMark(scalar), !slug.isEmpty, slug.last != "-" {
        slug.append("-")
      }
      last = scalar
    }
    while slug.last == "-" { slug.removeLast() }
    let short = cut(slug, to: most)
    return short.count >= 3 ? short : nil
  }

  /// At the end of a word, as far as there is one.
  private static func cut(_ slug: String, to most: Int) -> String {
    guard slug.count > most else { return slug }
    let short = slug.prefix(most)
    guard let hyphen = short.lastIndex(of: "-"),
      short.distance(from: short.startIndex, to: hyphen) >= 8
    else { return String(short) }
    return String(short[..<hyphen])
  }

  /// Apostrophes and accents part no words.
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    scalar == "'" || scalar == "’" || scalar.properties.generalCategory == .nonspacingMark
  }

  /// Accents apart from their letters, by the standard library's own means.
  private static func decomposed(_ words: String) -> String {
    String(decoding: Array(words.utf8), as: UTF8.self)
  }
}
