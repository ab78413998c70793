import Layout

/// `Toggle`: turns a truth value around.
struct ToggleBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Toggle": ToggleBehavior()]

  var role: ControlRole? { .toggle }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    builder.line(
      try builder.label(of: node, content),
      LayoutItem(
        OwnSize(Size(width: 51, height: Metrics.usual.control), drawn: .cells(3))
      ).drawn(for: node) { _ in .toggle(isOn: node.boundValue == .boolean(true)) })
  }
}
