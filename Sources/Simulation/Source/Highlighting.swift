import SwiftIDEUtils
import SwiftParser
import SwiftSyntax

/// What a stretch of source is, for colouring.
public enum SyntaxKind: Sendable, Equatable {
  case plain, keyword, type, attribute, string, number, comment, identifier
}

/// A stretch of source of one kind.
public struct SyntaxSpan: Sendable, Equatable {
  /// Offsets in UTF-8 bytes.
  public var range: Range<Int>
  public var kind: SyntaxKind
}

/// The classified spans of a Swift source, in order and without overlap; stretches without a class
/// are left out.
public func highlight(_ source: String) -> [SyntaxSpan] {
  Parser.parse(source: source).classifications.compactMap { classified in
    let kind: SyntaxKind
    switch classified.kind {
    case .keyword: kind = .keyword
    case .type: kind = .type
    case .attribute: kind = .attribute
    case .stringLiteral, .regexLiteral: kind = .string
    case .integerLiteral, .floatLiteral: kind = .number
    case .lineComment, .blockComment, .docLineComment, .docBlockComment: kind = .comment
    case .identifier, .dollarIdentifier: kind = .identifier
    default: return nil
    }
    let start = classified.range.lowerBound.utf8Offset
    return SyntaxSpan(range: start..<classified.range.upperBound.utf8Offset, kind: kind)
  }
}
