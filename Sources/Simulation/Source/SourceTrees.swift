import SwiftParser
import SwiftSyntax

/// The files of a program with their syntax: each is parsed once, for whoever reads them.
public struct SourceTrees: Sendable {
  public let files: [SourceFile]
  /// Of each file in its place; nil of those that are no Swift.
  let trees: [SourceFileSyntax?]
  /// The modules that were checked already.
  let checked = CheckedModules()

  /// Parses files, many of them on all processors at once.
  ///
  /// - Throws: ``SourceError`` with the findings of all files that do not parse.
  public init(_ files: [SourceFile]) throws(SourceError) {
    let parsed = files.mapOnAllProcessors { file -> Result<SourceFileSyntax?, SourceError> in
      if file.isResource { return .success(nil) }
      do throws(SourceError) {
        return .success(try Self.tree(of: file))
      } catch {
        return .failure(error)
      }
    }
    let findings = parsed.flatMap { result -> [SourceDiagnostic] in
      if case .failure(let error) = result { error.diagnostics } else { [] }
    }
    if !findings.isEmpty { throw SourceError(findings) }
    self.files = files
    trees = parsed.map { (try? $0.get()) ?? nil }
  }

  /// - Throws: ``SourceError`` with the parser's own diagnostics.
  static func tree(of source: SourceFile) throws(SourceError) -> SourceFileSyntax {
    if let problem = Nesting.problem(in: source) { throw SourceError([problem]) }
    let tree = Parser.parse(source: source.text)
    if tree.hasError {
      let findings = SyntaxErrors(in: tree, of: source).diagnostics
      if !findings.isEmpty { throw SourceError(findings) }
    }
    return tree
  }
}
