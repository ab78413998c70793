import Layout

/// `Button`: runs its action.
struct ButtonBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Button": ButtonBehavior()]

  var role: ControlRole? { .button }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    let label = try builder.label(of: node, content)
    return builder.bracketed(node.hasBorder ? bordered(label) : label, of: node) {
      node.hasProminentStyle ? .prominent : .button
    }
  }

  /// Y74: what the border keeps from the label, usually.
  private func bordered(_ label: LayoutItem) -> LayoutItem {
    LayoutItem(
      Padding(EdgeInsets(top: 7, leading: 12, bottom: 7, trailing: 12), rests: .metrics), [label])
  }
}
