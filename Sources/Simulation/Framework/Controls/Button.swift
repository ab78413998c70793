import Layout

/// `Button`: runs its action.
struct ButtonBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Button": ButtonBehavior()]

  var role: ControlRole? { .button }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    builder.bracketed(try builder.label(of: node, content), of: node) {
      node.hasProminentStyle ? .prominent : .button
    }
  }
}
