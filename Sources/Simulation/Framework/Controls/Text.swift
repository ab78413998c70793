import Cells
import Layout

/// `Text`: words that wrap in the width there is.
struct TextBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [FrameworkView.textName: TextBehavior()]

  var isInert: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    LayoutItem(try builder.words(node.view.title ?? "", at: node))
  }
}

extension LayoutBuilder {
  /// A text as it is set at a place of the tree.
  func words(_ text: String, at node: Node) throws -> Words {
    let lines = try lines(at: node)
    let text = cased(text, at: node)
    return Words(
      text, lineLimit: lines.limit, leastLines: lines.least, truncation: truncation(at: node)
    ) { $0.cellWidth }
  }

  /// Where `truncationMode` has it cut.
  private func truncation(at node: Node) -> Truncation {
    let modifier = node.nearest(ModifierNode.self) { $0.modifier.name == "truncationMode" }?
      .modifier
    switch modifier?.arguments.values.first.map(tree.evaluator.unwrapped)?.lastName {
    case "head": return .head
    case "middle": return .middle
    default: return .tail
    }
  }

  /// In the letters that `textCase` says.
  private func cased(_ text: String, at node: Node) -> String {
    let modifier = node.nearest(ModifierNode.self) { $0.modifier.name == "textCase" }?.modifier
    switch modifier?.arguments.values.first.map(tree.evaluator.unwrapped)?.lastName {
    case "uppercase": return text.uppercased()
    case "lowercase": return text.lowercased()
    default: return text
    }
  }

  /// How many lines it may have, and how many it is high at least: `lineLimit`, with a number, which
  /// may be kept free, or a range.
  private func lines(at node: Node) throws -> (limit: Int?, least: Int) {
    let value = try tree.environmentSource(named: "lineLimit", at: node).value
    switch tree.evaluator.unwrapped(value) {
    case .integer(let limit):
      let modifier = node.nearest(ModifierNode.self) { $0.modifier.name == "lineLimit" }?.modifier
      let isKept = modifier?.arguments["reservesSpace"] == .boolean(true)
      return (max(1, limit), isKept ? limit : 1)
    case .range(let range):
      let most = range.upper.flatMap(tree.evaluator.number).map { Int(clamping: $0) }
      let least = range.lower.flatMap(tree.evaluator.number).map { Int(clamping: $0) }
      return (most.map { max(1, $0) }, least ?? 1)
    default: return (nil, 1)
    }
  }
}
