/// Controls with a style of the program: what the style puts there is touched, and not the control.
extension ViewTree {
  /// A toggle with a style of the program is turned by the one thing in it that answers a tap.
  ///
  /// - Returns: Nil if nothing answers, or several things do: nobody knows which is meant.
  func tapInside(_ control: FrameworkNode) throws(EventError) -> (() throws -> Void)? {
    guard control.isStyled else { return nil }
    var buttons: [FrameworkNode] = []
    var listeners: [ModifierNode] = []
    for child in control.children {
      child.walkVisible { node in
        if let inner = node as? FrameworkNode, inner.behavior.role == .button, !isDisabled(inner) {
          buttons.append(inner)
        }
        if let modifier = node as? ModifierNode, answers(modifier, .tap(count: 1)) {
          listeners.append(modifier)
        }
      }
    }
    if buttons.count == 1, listeners.isEmpty { return try press(buttons[0]) }
    guard buttons.isEmpty, listeners.count == 1 else { return nil }
    return { [self] in try play(.tap(count: 1), for: listeners) }
  }
}

extension FrameworkNode {
  /// Whether a touch of it does what a style of the program says, and nothing else: a
  /// `PrimitiveButtonStyle` is handed the action, and triggers it when it likes; that of a text field
  /// shows the field itself.
  var leavesTouchesToStyle: Bool {
    guard let configuration else { return false }
    return configuration.type.name.hasPrefix("Primitive") || configuration.styledControl != nil
  }
}
