import Interpreter

/// What a word stands for that was typed in the place of a name.
public enum TypedName: Sendable, Equatable {
  /// The name itself, or a beginning that no other name has.
  case name(String)
  /// A beginning of several names.
  case ambiguous([String])
  /// No beginning; names that may have been meant, the likeliest first.
  case near([String])
  case unknown

  /// - Parameter names: In the order in which they are offered.
  public init(_ word: String, among names: [String]) {
    let word = word.lowercased()
    let begun = names.filter { $0.hasPrefix(word) }
    // A single letter is too little to act upon.
    if names.contains(word) {
      self = .name(word)
    } else if begun.count == 1, word.count > 1 {
      self = .name(begun[0])
    } else if !begun.isEmpty, !word.isEmpty {
      self = .ambiguous(begun)
    } else {
      let near = Self.misspelt(word, among: names) ?? Self.shortened(word, among: names)
      self = near.map { .near($0) } ?? .unknown
    }
  }

  /// The names that differ from a word in the fewest letters.
  private static func misspelt(_ word: String, among names: [String]) -> [String]? {
    let tolerance = max(1, (word.count + 1) / 3)
    let ranked = names.map { (name: $0, distance: Spelling.distance(word, $0)) }
    guard let least = ranked.map(\.distance).min(), least <= tolerance else { return nil }
    return ranked.filter { $0.distance == least }.map(\.name)
  }

  /// The names that have the letters of a word in their order, as `lr` is short for `learn`.
  private static func shortened(_ word: String, among names: [String]) -> [String]? {
    guard word.count > 1 else { return nil }
    let found = names.filter { name in
      var rest = word[...]
      for letter in name where letter == rest.first { rest.removeFirst() }
      return rest.isEmpty && name.first == word.first
    }
    return found.isEmpty ? nil : found
  }
}
