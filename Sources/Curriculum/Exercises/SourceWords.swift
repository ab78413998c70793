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
    let declared = Declarations(viewMode: .sourceAccurate)
    declared.walk(Parser.parse(source: source))
    var others = self
    others.counts = counts.filter { !declared.names.contains(String($0.key)) }
    let isTelling = others.counts.keys.contains { !Self.isKeyword($0) }
    return isTelling ? others : self
  }

  private static func isKeyword(_ word: Substring) -> Bool {
    guard let token = Parser.parse(source: String(word)).firstToken(viewMode: .sourceAccurate)
    else {
      return false
    }
    if case .keyword = token.tokenKind { return true }
    return false
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

/// The names that a program gives: to types, functions, properties, parameters.
private final class Declarations: SyntaxVisitor {
  private(set) var names: Set<String> = []

  override func visit(_ node: IdentifierPatternSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.identifier.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: FunctionParameterSyntax) -> SyntaxVisitorContinueKind {
    names.formUnion([node.firstName.text, node.secondName?.text].compactMap { $0 })
    return .visitChildren
  }

  override func visit(_ node: ClosureShorthandParameterSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }

  override func visit(_ node: EnumCaseElementSyntax) -> SyntaxVisitorContinueKind {
    names.insert(node.name.text)
    return .visitChildren
  }
}
