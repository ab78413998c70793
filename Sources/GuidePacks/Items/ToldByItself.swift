/// A term whose own words stand in the sentence that it was taken out of: who reads on has it.
enum ToldByItself {
  /// Shorter words stand everywhere.
  private static let fewest = 4

  /// Whether at least half of the words of `safeAreaInset` stand in the rest of the sentence, or
  /// words of their root.
  static func isOne(_ term: String, in sentence: String) -> Bool {
    let parts = words(of: term)
    let rest = words(of: sentence.replacing(term, with: " "))
    let told = parts.filter { part in rest.contains { isRelated(part, $0) } }
    return !parts.isEmpty && told.count * 2 >= parts.count
  }

  private static func isRelated(_ word: String, _ other: String) -> Bool {
    let common = zip(word, other).prefix { $0 == $1 }.count
    return common >= fewest && common * 3 >= min(word.count, other.count) * 2
  }

  /// In small letters, apart where a capital letter begins another one.
  private static func words(of text: String) -> [String] {
    var words: [String] = [""]
    for character in text {
      if !character.isLetter {
        words.append("")
      } else if character.isUppercase, words[words.count - 1].last?.isUppercase != true {
        words.append(String(character))
      } else {
        words[words.count - 1].append(character)
      }
    }
    return words.filter { $0.count >= fewest }.map { $0.lowercased() }
  }
}
