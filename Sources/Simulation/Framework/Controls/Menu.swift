import Drawing
import Layout

/// `Menu`: its items can be tapped without opening it; a primary action answers to a tap.
struct MenuBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Menu": MenuBehavior()]

  func labels(among shown: [Node], of view: FrameworkView) -> [Node] {
    view.content.count > 1 ? Array(shown.suffix(1)) : shown
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    // Where it has a title, all that stands in it is in the menu.
    let label = try builder.label(
      of: node,
      node.view.title == nil
        ? builder.pieces(of: labels(among: node.children, of: node.view)) : Pieces())
    return builder.bracketed(label, of: node)
  }

  func brackets(of node: FrameworkNode) -> Brackets.Kind { .menu }

  func offers(of node: FrameworkNode) -> [Offer] {
    node.view.arguments["primaryAction"] == nil ? [] : [node.offer("tap ")]
  }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? {
    let tree = node.tree
    guard case .function(let action)? = node.view.arguments["primaryAction"] else {
      return {
        tree.assumed(
          .system("the items of a menu can be tapped without opening it"), at: node.view.place)
      }
    }
    return tree.tapping(node) {
      _ = try tree.evaluator.call(action, [], at: tree.place(of: action))
    }
  }
}
