import Foundation
import Interpreter
import SwiftParser
import SwiftSyntax

/// The files of a program with their syntax: each is parsed once, for whoever reads them. Of one that
/// was looked at before, bodies are parsed when somebody needs them.
public struct SourceTrees: Sendable {
  public let files: [SourceFile]
  /// What was kept of them, and where what is found now is kept.
  let cache: FindingsCache
  let kept: FindingsCache.Content
  /// The modules that were checked already.
  let checked = CheckedModules()
  /// Nil for what is no Swift.
  let trees: [SourceTree?]

  /// Parses files, many of them on all processors at once.
  ///
  /// - Parameter cache: Files that it has are known to parse.
  /// - Throws: ``SourceError`` with the findings of all files that do not parse.
  public init(_ files: [SourceFile], keptIn cache: FindingsCache = .none) throws(SourceError) {
    let kept = cache.content()
    let isLarge =
      files.reduce(0) { $0 + ($1.isResource ? 0 : $1.text.utf8.count) } >= cache.fewestBytes
    let bodies = isLarge ? kept.bodies : [:]
    let parsed = files.mapOnAllProcessors { file -> Result<SourceTree?, SourceError> in
      if file.isResource { return .success(nil) }
      if !bodies.isEmpty, let known = bodies[ContentMark(ofText: file.text)],
        let tree = SourceTree(file.text, without: known)
      {
        return .success(tree)
      }
      do throws(SourceError) {
        return .success(SourceTree(try Self.tree(of: file)))
      } catch {
        return .failure(error)
      }
    }
    let findings = parsed.flatMap { result -> [SourceDiagnostic] in
      if case .failure(let error) = result { error.diagnostics } else { [] }
    }
    if !findings.isEmpty { throw SourceError(findings) }
    self.files = files
    self.cache = cache
    self.kept = kept
    trees = parsed.map { result in if case .success(let tree) = result { tree } else { nil } }
  }

  /// - Throws: ``SourceError`` with the parser's own diagnostics.
  static func tree(of source: SourceFile) throws(SourceError) -> SourceFileSyntax {
    if let problem = Nesting.problem(in: source) { throw SourceError([problem]) }
    let tree = SourceFileSyntax.parsed(source.text)
    if tree.hasError {
      let findings = SyntaxErrors(in: tree, of: source).diagnostics
      if !findings.isEmpty { throw SourceError(findings) }
    }
    return tree
  }

  /// The numbers of the files that are Swift.
  var swiftFiles: [Int] { files.indices.filter { !files[$0].isResource } }

  /// Whether all of a file was parsed.
  func isParsed(_ index: Int) -> Bool { trees[index]?.isWhole ?? false }

  /// All that stands in a file; nil if it is no Swift, or was not parsed whole.
  public func syntax(ofFile index: Int) -> SourceFileSyntax? {
    trees[index].flatMap { $0.isWhole ? $0.root : nil }
  }

  /// The syntax of files that are Swift.
  func trees(of indices: [Int]) -> [SourceTree] { indices.compactMap { trees[$0] } }

  /// What files declare.
  ///
  /// - Parameters:
  ///   - indices: Their numbers, each with what types are called in the file:
  ///     ``SharedNames/renames(in:)``.
  ///   - functions: Names for functions that all of them mean.
  func declarations(
    of indices: [(file: Int, renames: [String: String])], functions: [String: FunctionAlias]
  ) -> [ParsedFile] {
    indices.mapOnAllProcessors { index, renames in
      guard let tree = trees[index] else { return ParsedFile() }
      return SourceReader.read(
        tree, of: files[index], index: index, renames: renames, functions: functions)
    }
  }
}
