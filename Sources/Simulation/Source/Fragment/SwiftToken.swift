import SwiftParser
import SwiftSyntax

/// A word of Swift source, for laying two pieces side by side.
public struct SwiftToken: Sendable, Hashable {
  /// As it is spelled.
  public let text: String
  /// Equal for spellings of the same: `1_000` and `1000`, a name with backquotes or without.
  public let key: String
  /// Whether white space stands before it.
  public let isSpaced: Bool

  /// The tokens of a text, Swift or not; nil if it is too long or too deeply nested.
  public static func tokens(of text: String) -> [SwiftToken]? {
    guard FragmentEntry.isReadable(text) else { return nil }
    var tokens: [SwiftToken] = []
    var isSpaced = false
    for token in Parser.parse(source: text).tokens(viewMode: .sourceAccurate) {
      isSpaced = isSpaced || !token.leadingTrivia.isEmpty
      if !token.text.isEmpty {
        tokens.append(SwiftToken(token, isSpaced: isSpaced && !tokens.isEmpty))
        isSpaced = false
      }
      isSpaced = isSpaced || !token.trailingTrivia.isEmpty
    }
    return tokens
  }

  private init(_ token: TokenSyntax, isSpaced: Bool) {
    text = token.text
    self.isSpaced = isSpaced
    key =
      switch token.tokenKind {
      case .integerLiteral, .floatLiteral: token.text.filter { $0 != "_" }
      case .identifier: token.text.filter { $0 != "`" }
      default: token.text
      }
  }
}
