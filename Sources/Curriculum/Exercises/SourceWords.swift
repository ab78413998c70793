import SwiftParser
import SwiftSyntax

/// The names in a program, with how often each stands there: what is left of it when its layout and
/// the texts between quotation marks are taken away.
struct SourceWords: Sendable {
  private var counts: [Substring: Int] = [:]

  var isEmpty: Bool { counts.isEmpty }

  init(_ text: String) {
    for line in text.split(whereSeparator: \.isNewline) {
      // What is quoted stands between every other pair of marks.
      let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
      for part in stride(from: 0, to: parts.count, by: 2).map({ parts[$0] }) {
        let words = part.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        for word in words { counts[word, default: 0] += 1 }
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

  /// What is left without the names that a program declares itself: whoever has the same idea calls
  /// them otherwise. All, if nothing but such names and keywords would be left.
  func without(namesDeclaredIn source: String) -> SourceWords {
    let declared = DeclaredNames(in: source).all
    var others = self
    others.counts = counts.filter { !declared.contains(String($0.key)) }
    let isTelling = others.counts.keys.contains { !Self.isKeyword($0) }
    return isTelling ? others : self
  }

  private static func isKeyword(_ word: Substring) -> Bool {
    let token = Parser.parse(source: String(word)).firstToken(viewMode: .sourceAccurate)
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
