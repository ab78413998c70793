import Cells
import Layout

/// `Text`: words that wrap in the width there is.
struct TextBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Text": TextBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    LayoutItem(try builder.words(node.view.title ?? "", at: node))
  }
}

extension FrameworkView {
  var isText: Bool { name == "Text" }
}

extension LayoutBuilder {
  /// A text as it is set at a place of the tree.
  func words(_ text: String, at node: Node) throws -> Words {
    Words(text, lineLimit: try lineLimit(at: node)) { $0.cellWidth }
  }

  private func lineLimit(at node: Node) throws -> Int? {
    let value = try tree.environmentSource(named: "lineLimit", at: node).value
    if case .integer(let limit) = tree.interpreter.unwrapped(value) { return max(1, limit) }
    return nil
  }
}
