import Drawing
import Layout

/// `Toggle`: turns a truth value around.
struct ToggleBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["Toggle": ToggleBehavior()]

  var role: ControlRole? { .toggle }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    guard !node.isButtonToggle else {
      let label = try builder.label(of: node, content)
      return builder.bracketed(builder.bordered(label, of: node), of: node)
    }
    return try builder.line(
      of: node, try builder.label(of: node, content),
      LayoutItem(
        OwnSize(Size(width: 51, height: Metrics.usual.control), drawn: .cells(3))
      ).drawn(for: node) { _ in .toggle(isOn: node.boundValue == .boolean(true)) })
  }

  func brackets(of node: FrameworkNode) -> Brackets.Kind {
    node.isButtonToggle && node.boundValue == .boolean(true) ? .prominent : .button
  }
}

extension FrameworkNode {
  /// Whether a style makes it a button that stays pressed.
  fileprivate var isButtonToggle: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "toggleStyle" }?.modifier
      .arguments["style"]?.lastName.lowercased().hasPrefix("button") ?? false
  }
}
