/// The words of Swift's grammar that say what a line is.
enum SwiftWords {
  /// Words of the grammar that are words of English as well.
  static let keywords: Set<Substring> = [
    "import", "let", "var", "func", "init", "struct", "class", "enum", "protocol", "extension",
    "actor", "case", "switch", "if", "else", "for", "in", "while", "repeat", "do", "catch", "guard",
    "return", "throw", "throws", "try", "await", "async", "defer", "default", "where", "is", "as",
    "some", "any", "self", "static", "private", "public", "internal", "final", "override", "lazy",
    "weak", "mutating", "get", "set", "typealias", "associatedtype", "inout", "nil", "true",
    "false",
    "open", "break", "continue",
  ]

  /// Words that may stand before a declaration.
  static let modifiers: Set<Substring> = [
    "public", "private", "internal", "fileprivate", "open", "final", "static", "override", "lazy",
    "weak", "unowned", "mutating", "nonmutating", "nonisolated", "indirect", "convenience",
    "required", "package", "dynamic", "class", "private(set)", "public private(set)",
  ]

  /// Words that declare a type: a name with a capital letter follows.
  static let types: Set<Substring> = [
    "struct", "class", "enum", "protocol", "extension", "actor", "typealias", "associatedtype",
    "macro",
  ]

  /// Words that open a statement with a block.
  static let openers: Set<Substring> = [
    "if", "guard", "for", "while", "switch", "do", "repeat", "defer", "else", "catch",
  ]
}
