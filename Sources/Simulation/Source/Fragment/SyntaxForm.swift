/// A tree in which Swift that says the same looks the same.
indirect enum SyntaxForm: Sendable, Hashable, Comparable {
  /// A name that somebody gave.
  case name(String)
  /// A key word, an operator, a literal.
  case mark(String)
  case node(String, [SyntaxForm])

  /// An order of no meaning, for what is compared without regard to order.
  static func < (left: SyntaxForm, right: SyntaxForm) -> Bool { left.text < right.text }

  private var text: String {
    switch self {
    case .name(let text), .mark(let text): text
    case .node(let kind, let parts): "(\(kind) \(parts.map(\.text).joined(separator: " ")))"
    }
  }

  /// The names that stand at the same places and differ; nil if anything else does.
  func differences(from other: SyntaxForm) -> [(name: String, other: String)]? {
    switch (self, other) {
    case (.name(let left), .name(let right)): return left == right ? [] : [(left, right)]
    case (.mark(let left), .mark(let right)): return left == right ? [] : nil
    case (.node(let kind, let left), .node(let otherKind, let right)):
      guard kind == otherKind, left.count == right.count else { return nil }
      var pairs: [(name: String, other: String)] = []
      for (part, otherPart) in zip(left, right) {
        guard let found = part.differences(from: otherPart) else { return nil }
        pairs += found
      }
      return pairs
    default: return nil
    }
  }
}
