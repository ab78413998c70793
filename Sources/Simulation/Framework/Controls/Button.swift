import Drawing
import Layout

/// `Button`: runs its action.
struct ButtonBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Button": ButtonBehavior()]

  var role: ControlRole? { .button }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let label = try builder.label(of: node, content)
    return builder.bracketed(node.hasBorder ? builder.bordered(label, of: node) : label, of: node)
  }

  func brackets(of node: FrameworkNode) -> Brackets.Kind {
    node.hasProminentStyle ? .prominent : .button
  }
}

extension LayoutBuilder {
  /// Y74: what the border of a control keeps from its label, usually: more in a large one.
  func bordered(_ label: LayoutItem, of node: FrameworkNode) -> LayoutItem {
    let size = tree.said(environment: "controlSize", around: node)?.lastName ?? "regular"
    let (above, beside) = Self.borders[size] ?? (7, 12)
    return LayoutItem(
      Padding(
        EdgeInsets(top: above, leading: beside, bottom: above, trailing: beside),
        rests: .metrics), [label])
  }

  /// By the size of the control: a line of 20 points becomes 28, 34 or 50 high.
  private static let borders: [String: (above: Double, beside: Double)] = [
    "mini": (4, 10), "small": (4, 10), "regular": (7, 12), "large": (15, 20),
    "extraLarge": (15, 20),
  ]
}
