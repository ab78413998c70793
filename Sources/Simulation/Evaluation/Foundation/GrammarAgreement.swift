/// `^[\(count) item](inflect: true)`: the noun agrees with the number before it (Foundation's
/// automatic grammar agreement, in English), and what is only said of it is not shown.
///
/// Foundation knows the words of a language; here are its rules, and the words that have others.
struct GrammarAgreement {
  private(set) var values: [String]

  /// - Parameter values: What stands in the places that ``TextGap`` keeps for values.
  init(_ values: [String]) { self.values = values }

  static func isMarked(_ text: String) -> Bool { text.contains("^[") }

  /// The text without its marks. Values that are nouns are changed themselves.
  mutating func shown(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let start = rest.firstRange(of: "^[") {
      result += rest[..<start.lowerBound]
      guard let mark = Self.mark(in: rest[start.upperBound...]) else {
        result += rest[start]
        rest = rest[start.upperBound...]
        continue
      }
      let inside = shown(String(mark.inside))
      result += mark.said.contains(#/inflect:\s*true/#) ? agreeing(inside) : inside
      rest = mark.rest
    }
    return result + rest
  }

  /// What stands between the brackets, and what is said of it in the parentheses behind them; nil
  /// where they are not closed.
  private static func mark(in text: Substring) -> (
    inside: Substring, said: Substring, rest: Substring
  )? {
    guard let bracket = end(of: text, "[", "]") else { return nil }
    let behind = text[text.index(after: bracket)...]
    guard behind.first == "(" else { return nil }
    let said = behind.dropFirst()
    guard let parenthesis = end(of: said, "(", ")") else { return nil }
    return (text[..<bracket], said[..<parenthesis], said[said.index(after: parenthesis)...])
  }

  /// Where what was opened before is closed.
  private static func end(of text: Substring, _ opening: Character, _ closing: Character)
    -> Substring.Index?
  {
    var depth = 1
    for index in text.indices {
      if text[index] == opening { depth += 1 }
      if text[index] == closing { depth -= 1 }
      if depth == 0 { return index }
    }
    return nil
  }

  /// The last word is the noun, and the first number before it counts.
  private mutating func agreeing(_ text: String) -> String {
    let words = text.split(separator: " ", omittingEmptySubsequences: false).map(String.init)
    let isSingle = words.lazy.compactMap(number).first.map { abs($0) == 1 }
    guard isSingle == false, let noun = words.lastIndex(where: { !$0.isEmpty }), noun > 0 else {
      return text
    }
    guard let place = value(words[noun]) else {
      return (words[..<noun] + [Self.plural(of: words[noun])] + words[(noun + 1)...])
        .joined(separator: " ")
    }
    values[place] = Self.plural(of: values[place])
    return text
  }

  /// The number of the value that a word is.
  private func value(_ word: String) -> Int? {
    values.indices.first { TextGap.text(of: $0) == word }
  }

  private func number(_ word: String) -> Double? {
    let text = value(word).map { values[$0] } ?? word
    return Double(text.replacing(",", with: ""))
  }

  // MARK: English

  static func plural(of noun: String) -> String {
    let lower = noun.lowercased()
    if unchanged.contains(lower) { return noun }
    if let other = irregular[lower] {
      return noun.first?.isUppercase == true
        ? other.prefix(1).uppercased() + other.dropFirst() : other
    }
    if lower.hasSuffix("s"), !["ss", "us", "is"].contains(where: lower.hasSuffix) { return noun }
    if lower.hasSuffix("is") { return String(noun.dropLast(2)) + "es" }
    if ["s", "x", "z", "ch", "sh"].contains(where: lower.hasSuffix) { return noun + "es" }
    let beforeLast = lower.dropLast().last
    if lower.hasSuffix("y"), let beforeLast, !"aeiou".contains(beforeLast) {
      return String(noun.dropLast()) + "ies"
    }
    return noun + "s"
  }

  private static let unchanged: Set<String> = [
    "aircraft", "deer", "fish", "moose", "series", "sheep", "species",
  ]

  private static let irregular = [
    "calf": "calves", "child": "children", "echo": "echoes", "foot": "feet", "goose": "geese",
    "half": "halves", "hero": "heroes", "knife": "knives", "leaf": "leaves", "life": "lives",
    "loaf": "loaves", "man": "men", "medium": "media", "mouse": "mice", "ox": "oxen",
    "person": "people", "potato": "potatoes", "self": "selves", "shelf": "shelves",
    "thief": "thieves", "tomato": "tomatoes", "tooth": "teeth", "wife": "wives",
    "wolf": "wolves", "woman": "women",
  ]
}
