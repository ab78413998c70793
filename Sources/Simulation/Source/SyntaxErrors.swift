import Interpreter
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax

/// What the parser has against a source: the first findings, and how many follow.
struct SyntaxErrors {
  /// Whoever has this many mends them before looking at the rest.
  static let limit = 50

  private let source: SourceFile
  private let converter: SourceLocationConverter
  private let found: [(position: AbsolutePosition, message: String)]
  /// Where the source was no longer looked at.
  private let end: AbsolutePosition?

  /// - Parameter tree: What the parser made of the source.
  init(in tree: SourceFileSyntax, of source: SourceFile) {
    self.source = source
    converter = SourceLocationConverter(fileName: source.path, tree: tree)
    let sites = ErrorSites(viewMode: .all)
    sites.walk(tree)
    end = sites.end(affordableIn: converter)
    let beginning = end.map { source.text.utf8.prefix($0.utf8Offset) }
    let judged = beginning.map { SourceFileSyntax.parsed(String(Substring($0))) } ?? tree
    var found = ParseDiagnosticsGenerator.diagnostics(for: judged)
      .filter { $0.diagMessage.severity == .error }.map { ($0.position, $0.message) }
    // That the beginning breaks off is no mistake of the source.
    if let end { found.removeAll { $0.0 >= end } }
    let unread = UnreadClauses(viewMode: .all)
    unread.walk(judged)
    found.removeAll { finding in unread.ranges.contains { $0.contains(finding.0) } }
    self.found = Self.folded(found)
  }

  /// Half a file lacks the end of everything that is open in it: that is one mistake, told once.
  private static func folded(
    _ found: [(position: AbsolutePosition, message: String)]
  ) -> [(position: AbsolutePosition, message: String)] {
    var told: [(position: AbsolutePosition, wanted: Substring, ends: [Substring])] = []
    for (position, message) in found {
      let parts = message.split(separator: " to end ", maxSplits: 1)
      let ends = Array(parts.dropFirst())
      if let last = told.last, !ends.isEmpty, !last.ends.isEmpty, last.position == position,
        last.wanted == parts[0]
      {
        told[told.count - 1].ends += ends
      } else {
        told.append((position, ends.isEmpty ? message[...] : parts[0], ends))
      }
    }
    return told.map { position, wanted, ends in
      guard let outermost = ends.last else { return (position, String(wanted)) }
      guard ends.count > 1 else { return (position, "\(wanted) to end \(outermost)") }
      let inside = ends.dropLast().joined(separator: ", ")
      return (position, "\(wanted) \(ends.count) times, to end \(inside) and \(outermost)")
    }
  }

  /// In the order of the source; the last one tells of those that are left out.
  var diagnostics: [SourceDiagnostic] {
    // The converter makes all lines anew each time.
    let lines = converter.sourceLines
    let told = found.prefix(Self.limit).map { finding in
      diagnostic(at: finding.position, .error, finding.message, lines)
    }
    let rest = found.dropFirst(Self.limit)
    guard let next = rest.first?.position ?? end else { return told }
    let count = end == nil ? "\(rest.count) " : ""
    let errors = end == nil && rest.count == 1 ? "error" : "errors"
    return told + [diagnostic(at: next, .note, "and \(count)more \(errors) from here on", [])]
  }

  private func diagnostic(
    at position: AbsolutePosition, _ severity: SourceDiagnostic.Severity, _ message: String,
    _ lines: [String]
  ) -> SourceDiagnostic {
    let location = converter.location(for: position)
    let line = lines.indices.contains(location.line - 1) ? lines[location.line - 1] : ""
    return SourceDiagnostic(
      path: source.path, line: location.line, column: location.column, severity: severity,
      message: message, excerpt: line.trimmingSuffix(\.isNewline))
  }
}

/// Where compilers read nothing: what stands there is for another version of the language.
private final class UnreadClauses: SyntaxVisitor {
  private(set) var ranges: [Range<AbsolutePosition>] = []

  override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
    ranges += Platform().unreadClauses(of: node).map { $0.position..<$0.endPosition }
    return .visitChildren
  }

  /// `#unavailable(iOS 18.0, )`: the compiler takes the comma, and this parser waits for more.
  override func visit(_ node: AvailabilityArgumentListSyntax) -> SyntaxVisitorContinueKind {
    guard let last = node.last, last.hasError, last.firstToken(viewMode: .sourceAccurate) == nil,
      let comma = node.dropLast().last?.trailingComma,
      let end = node.nextToken(viewMode: .sourceAccurate)
    else { return .visitChildren }
    ranges.append(comma.position..<end.endPosition)
    return .skipChildren
  }
}

/// Where the parser had to skip something, or to assume it.
private final class ErrorSites: SyntaxAnyVisitor {
  private(set) var positions: [AbsolutePosition] = []

  override func visitAny(_ node: Syntax) -> SyntaxVisitorContinueKind {
    if let token = node.as(TokenSyntax.self), token.presence == .missing {
      positions.append(node.position)
    } else if node.is(UnexpectedNodesSyntax.self) {
      positions.append(node.position)
      return .skipChildren
    }
    return node.hasError ? .visitChildren : .skipChildren
  }

  /// The site at which explaining those before it takes as long as anybody wants to wait: each
  /// explanation goes back to the beginning of its line, and is compared with all before it. Nil if
  /// all can be explained.
  func end(affordableIn converter: SourceLocationConverter) -> AbsolutePosition? {
    let affordable = (columns: 300_000, sites: 4_000)
    var columns = 0
    return positions.enumerated().first { number, position in
      columns += converter.location(for: position).column
      return columns > affordable.columns || number >= affordable.sites
    }?.element
  }
}

extension String {
  fileprivate func trimmingSuffix(_ isUnwanted: (Character) -> Bool) -> String {
    guard let end = lastIndex(where: { !isUnwanted($0) }) else { return "" }
    return String(self[...end])
  }
}

extension SourceFileSyntax {
  /// What the parser makes of a text. Most apps are built in the language mode of Swift 5, which takes
  /// what that of Swift 6 refuses: `@Environment (\.dismiss)`.
  static func parsed(_ text: String) -> SourceFileSyntax {
    let tree = Parser.parse(source: text)
    guard tree.hasError else { return tree }
    var older = Parser(text, swiftVersion: .v5)
    return SourceFileSyntax.parse(from: &older)
  }
}
