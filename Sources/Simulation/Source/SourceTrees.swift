import Foundation
import SwiftParser
import SwiftSyntax

/// The files of a program with their syntax: each is parsed once, for whoever reads them, and one of
/// which it is known what it declares only when somebody needs more than that.
public struct SourceTrees: Sendable {
  public let files: [SourceFile]
  /// The modules that were checked already.
  let checked = CheckedModules()
  private let trees: ParsedTrees
  private let shelf: DeclarationsShelf

  /// Parses files, many of them on all processors at once.
  ///
  /// - Parameter cache: Files that it has are known to parse.
  /// - Throws: ``SourceError`` with the findings of all files that do not parse.
  public init(
    _ files: [SourceFile], keptIn cache: DeclarationsCache = .none
  ) throws(SourceError) {
    shelf = cache.shelf(for: files)
    let unknown = files.indices.filter { [shelf] in
      !files[$0].isResource && !shelf.has(DeclarationsShelf.mark(of: files[$0]))
    }
    let parsed = unknown.mapOnAllProcessors { index -> Result<SourceFileSyntax, SourceError> in
      do throws(SourceError) {
        return .success(try Self.tree(of: files[index]))
      } catch {
        return .failure(error)
      }
    }
    let findings = parsed.flatMap { result -> [SourceDiagnostic] in
      if case .failure(let error) = result { error.diagnostics } else { [] }
    }
    if !findings.isEmpty { throw SourceError(findings) }
    self.files = files
    let sound = zip(unknown, parsed).compactMap { index, result in
      (try? result.get()).map { (index, $0) }
    }
    trees = ParsedTrees(Dictionary(uniqueKeysWithValues: sound))
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

  /// The numbers of the files that are Swift.
  var swiftFiles: [Int] { files.indices.filter { !files[$0].isResource } }

  /// Whether somebody needed the syntax of a file so far.
  func isParsed(_ index: Int) -> Bool { trees.has(index) }

  /// The syntax of files that are Swift.
  func trees(of indices: [Int]) -> [SourceFileSyntax] {
    indices.mapOnAllProcessors { trees.tree($0, of: files[$0]) }
  }

  /// What files declare.
  ///
  /// - Parameter indices: Their numbers, each with what types are called in the file:
  ///   ``SharedNames/renames(in:)``.
  func declarations(of indices: [(file: Int, renames: [String: String])]) -> [ParsedFile] {
    indices.mapOnAllProcessors { index, renames in
      let file = files[index]
      return shelf.declarations(DeclarationsShelf.mark(of: file, renames), file: index) {
        SourceReader.read(
          trees.tree(index, of: file), of: file, index: index, renames: renames)
      }
    }
  }

  /// Everything that is asked of the declarations was asked.
  func keepDeclarations() { shelf.keep() }
}

/// Syntax of files by their numbers.
private final class ParsedTrees: @unchecked Sendable {
  private let lock = NSLock()
  private var trees: [Int: SourceFileSyntax]

  init(_ trees: [Int: SourceFileSyntax]) { self.trees = trees }

  func has(_ index: Int) -> Bool { lock.withLock { trees[index] != nil } }

  func tree(_ index: Int, of file: SourceFile) -> SourceFileSyntax {
    if let known = lock.withLock({ trees[index] }) { return known }
    let tree = Parser.parse(source: file.text)
    return lock.withLock {
      if let known = trees[index] { return known }
      trees[index] = tree
      return tree
    }
  }
}
