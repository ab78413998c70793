import SwiftParser
import SwiftSyntax
import Synchronization

/// The syntax of pieces of the libraries' interfaces, which are the same for all programs: to parse
/// a piece takes longer than all else that is done with it.
///
/// What is made of the syntax belongs to a program and is made anew.
final class InterfaceTrees: Sendable {
  private struct Key: Hashable {
    var module: Int
    var range: Range<Int>
    /// One piece is read in several ways.
    var opening: String
    var closing: String
  }

  private let trees = Mutex<[Key: SourceFileSyntax]>([:])

  /// - Parameters:
  ///   - range: Where the piece stands in the text of the module.
  ///   - text: The piece.
  ///   - opening: What stands around the piece, so that it can be parsed by itself.
  func tree(
    of range: Range<Int>, in module: Int, opening: String, closing: String,
    _ text: @autoclosure () -> String
  ) -> SourceFileSyntax {
    let key = Key(module: module, range: range, opening: opening, closing: closing)
    if let known = trees.withLock({ $0[key] }) { return known }
    let tree = Parser.parse(source: opening + text() + closing)
    trees.withLock { $0[key] = tree }
    return tree
  }
}
