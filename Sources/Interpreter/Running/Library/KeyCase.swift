/// Names in one word of capitals, and in words with lines between them.
enum KeyCase {
  /// `lastSeenAt` as `last_seen_at`, `myURL` as `my_url`.
  static func snake(_ name: String) -> String {
    var words: [String] = []
    var word = ""
    let characters = Array(name)
    for (index, character) in characters.enumerated() {
      let isFollowedByLower = index + 1 < characters.count && characters[index + 1].isLowercase
      // The first letter is a word by itself where another capital one follows: `u_rl` of `URL…`.
      if character.isUppercase, !word.isEmpty,
        word.last?.isUppercase == false || isFollowedByLower || index == 1
      {
        words.append(word)
        word = ""
      }
      word.append(character)
    }
    words.append(word)
    return words.map { $0.lowercased() }.joined(separator: "_")
  }

  /// `last_seen_at` as `lastSeenAt`; lines at the start and the end stay.
  static func camel(_ name: String) -> String {
    guard let first = name.firstIndex(where: { $0 != "_" }),
      let last = name.lastIndex(where: { $0 != "_" })
    else { return name }
    let words = name[first...last].split(separator: "_")
    guard words.count > 1 else { return name }
    let joined = words[0].lowercased() + words.dropFirst().map(\.capitalized).joined()
    return name[..<first] + joined + name[name.index(after: last)...]
  }
}
