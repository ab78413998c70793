import SwiftParser
import SwiftSyntax

/// What one writes of a program, whatever it does: it is read once for all that is asked of it.
struct ProgramText: Sendable {
  let words: SourceWords
  /// Those that it gives.
  let names: Set<String>
  /// All of it but for its layout and its remarks.
  let tokens: [String]

  init(_ source: SourceFileSyntax) {
    let all = Array(source.tokens(viewMode: .sourceAccurate))
    words = SourceWords(all)
    names = DeclaredNames(in: source).all
    tokens = all.map(\.text)
  }

  init(_ source: String) { self.init(Parser.parse(source: source)) }

  /// The words without the names that it gives and another does not.
  func words(besidesNewNamesOf other: ProgramText) -> SourceWords {
    words.without(names.subtracting(other.names))
  }
}
