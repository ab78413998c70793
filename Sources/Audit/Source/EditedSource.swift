import Simulation
import SwiftParser
import SwiftSyntax

/// A file whose parts can be found by line and replaced.
struct EditedSource {
  private let text: String
  private let tree: SourceFileSyntax
  private let places: SourceLocationConverter

  init(_ file: SourceFile) {
    text = file.text
    tree = Parser.parse(source: file.text)
    places = SourceLocationConverter(fileName: file.name, tree: tree)
  }

  /// The first node of a type that touches a line, outer ones first.
  func first<Node: SyntaxProtocol>(
    _ type: Node.Type, at line: Int, where holds: (Node) -> Bool = { _ in true }
  ) -> Node? {
    Self.all(type, in: Syntax(tree), at: line, places).first(where: holds)
  }

  /// All nodes of a type that touch a line, outer ones first.
  static func all<Node: SyntaxProtocol>(
    _ type: Node.Type, in tree: Syntax, at line: Int, _ places: SourceLocationConverter
  ) -> [Node] {
    var found: [Node] = []
    var open = [tree]
    while let node = open.popLast() {
      let first = node.startLocation(converter: places).line
      let last = node.endLocation(converter: places).line
      guard first <= line, line <= last else { continue }
      if let node = node.as(type) { found.append(node) }
      open += node.children(viewMode: .sourceAccurate).reversed()
    }
    return found
  }

  /// The innermost declaration of a property on a line.
  func variable(at line: Int) -> VariableDeclSyntax? {
    first(VariableDeclSyntax.self, at: line) { variable in
      variable.startLocation(converter: places).line <= line
        && variable.bindings.first.map {
          $0.pattern.endLocation(converter: places).line >= line
        } ?? false
    }
  }

  func structure(named name: String) -> StructDeclSyntax? {
    tree.statements.lazy.compactMap { $0.item.as(StructDeclSyntax.self) }.first {
      $0.name.text == name
    }
  }

  func replacing(_ node: Syntax, by new: String) -> String? { replacing([(node, new)]) }

  /// The text with nodes replaced, none inside another.
  func replacing(_ edits: [(node: Syntax, new: String)]) -> String? {
    var bytes = Array(text.utf8)
    for (node, new) in edits.sorted(by: { $0.node.position > $1.node.position }) {
      let start = node.positionAfterSkippingLeadingTrivia.utf8Offset
      let end = node.endPositionBeforeTrailingTrivia.utf8Offset
      guard start <= end, end <= bytes.count else { return nil }
      bytes.replaceSubrange(start..<end, with: Array(new.utf8))
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
