import SwiftParser
import SwiftSyntax

/// The names, keywords and numbers in a program, with how often each stands there: what is left of it
/// when its layout, its remarks and the texts between quotation marks are taken away.
struct SourceWords: Sendable {
  private var counts: [String: Int] = [:]

  var isEmpty: Bool { counts.isEmpty }

  init(_ tokens: some Sequence<TokenSyntax>) {
    for token in tokens {
      switch token.tokenKind {
      case .identifier, .keyword, .integerLiteral, .floatLiteral, .dollarIdentifier, .wildcard:
        // A projection is called after its property.
        let word = token.text.drop { $0 == "$" || $0 == "`" }.prefix { $0 != "`" }
        counts[String(word), default: 0] += 1
      default: continue
      }
    }
  }

  /// What stands here more often than there.
  func added(to other: SourceWords) -> SourceWords {
    var added = self
    for (word, count) in other.counts {
      guard let mine = added.counts[word] else { continue }
      added.counts[word] = mine > count ? mine - count : nil
    }
    return added
  }

  /// What is left without some names.
  func without(_ names: Set<String>) -> SourceWords {
    var others = self
    others.counts = counts.filter { !names.contains($0.key) }
    return others
  }

  /// What is left without the names that a program declares itself: whoever has the same idea calls
  /// them otherwise. All, if nothing but such names and keywords would be left.
  func telling(without declared: Set<String>) -> SourceWords {
    let others = without(declared)
    let isTelling = others.counts.keys.contains { !Self.isKeyword($0) }
    return isTelling ? others : self
  }

  /// How many words stand in one of the two and not in the other.
  func distance(to other: SourceWords) -> Int {
    added(to: other).size + other.added(to: self).size
  }

  private var size: Int { counts.values.reduce(0, +) }

  private static func isKeyword(_ word: String) -> Bool {
    let token = Parser.parse(source: word).firstToken(viewMode: .sourceAccurate)
    return if case .keyword? = token?.tokenKind { true } else { false }
  }

  /// Whether everything stands here at least as often as there.
  func contains(_ other: SourceWords) -> Bool {
    other.counts.allSatisfy { counts[$0.key, default: 0] >= $0.value }
  }

  /// How many words both have.
  func countShared(_ other: SourceWords) -> Int {
    other.counts.reduce(0) { $0 + min(counts[$1.key, default: 0], $1.value) }
  }
}
