import Drawing
import Layout

/// `badge`: a number or a word at the end of a row of a list. (What it says of a tab, the bar shows.)
struct BadgeBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["badge": BadgeBehavior()]

  var isLaidOut: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) throws -> LayoutItem {
    guard let text = node.modifier.badge(in: builder.tree.evaluator), isOfRow(node) else {
      return base
    }
    // A link in a row keeps its sign: the badge stands over the free end of the line.
    let line = LayoutItem(
      FlexibleFrame(
        width: FlexibleFrame.Limits(most: .infinity), height: FlexibleFrame.Limits(),
        alignment: Alignment(.leading, .middle)), [base])
    let words = LayoutItem(try builder.words(text, at: node)).drawn(for: node) { _ in
      .text([text], Lettering(isQuiet: true))
    }
    return builder.layers(line, [words], alignment: Alignment(.trailing, .middle))
  }

  func didUpdate(_ node: ModifierNode, from old: Modifier) {
    let (before, after) = (
      old.badge(in: node.tree.evaluator), node.modifier.badge(in: node.tree.evaluator)
    )
    guard before != after else { return }
    node.tree.recordChange("badge", old: before ?? "", new: after ?? "", in: node)
  }

  /// Whether a list is nearer than a bar of tabs.
  private func isOfRow(_ node: ModifierNode) -> Bool {
    let around = node.nearest(FrameworkNode.self) { $0 is TabsNode || $0.behavior.rowRole == .list }
    return around?.behavior.rowRole == .list
  }
}

extension Modifier {
  /// What `badge` shows: nothing for 0 and for nil.
  func badge(in evaluator: Evaluator) -> String? {
    guard name == "badge", let value = arguments["count"].map(evaluator.unwrapped) else {
      return nil
    }
    switch value {
    case .integer(let count): return count > 0 ? String(count) : nil
    default: return value.shownTitle
    }
  }
}
