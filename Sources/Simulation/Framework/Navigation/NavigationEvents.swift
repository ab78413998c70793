/// Taps that are no buttons: links, tabs, gestures, rows; going back and closing.
extension ViewTree {
  /// Nil if nothing that is called so can be tapped.
  func tapOnOther(_ label: String, in place: String?) throws(EventError) -> (() throws -> Void)? {
    if !candidates(.link, label, in: place).isEmpty {
      let link = try control(.link, label, in: place)
      return tapping(link, try follow(link))
    }
    if let step = try step(label, in: place) { return step }
    if !candidates(.textField, label, in: place).isEmpty {
      let field = try control(.textField, label, in: place)
      return { [self] in try focus(field) }
    }
    if let action = try tapOnControl(around: label, in: place) { return action }
    if let action = try gestureAction(.tap(count: 1), label, in: place) { return action }
    if let action = endDialog(label) { return action }
    if let action = cancelSearch(label, in: place) { return action }
    if let action = completeSearch(label, in: place) { return action }
    for node in aims(label, in: place) where node.isOnStage && !isDisabled(node) {
      if let control = node as? FrameworkNode, let action = control.behavior.tap(control) {
        return action
      }
    }
    for case let tabs as TabsNode in nodes(in: place) {
      if let tab = tabs.tabs.first(where: { $0.title == label }) {
        return { try tabs.selectTab(tab) }
      }
    }
    if let select = try selectRow(label, in: place) { return select }
    if let choose = try choose(label, in: place) { return choose }
    for role in ControlRole.allCases where !candidates(role, label, in: place).isEmpty {
      if let other = role.insteadOfTap(label) { throw EventError(other) }
    }
    return nil
  }

  /// Nil if what is called so belongs to no button and to no link.
  private func tapOnControl(around label: String, in place: String?) throws(EventError)
    -> (() throws -> Void)?
  {
    if !controls(.button, around: label, in: place).isEmpty {
      return try press(try control(.button, label, in: place))
    }
    if !controls(.link, around: label, in: place).isEmpty {
      let link = try control(.link, label, in: place)
      return tapping(link, try follow(link))
    }
    return nil
  }

  private func follow(_ link: FrameworkNode) throws(EventError) -> () throws -> Void {
    guard let stack = link.nearest(NavigationStackNode.self) else {
      throw EventError(
        "the link \"\(link.label)\" stands in no NavigationStack, which disables it")
    }
    if case .function(let action)? = link.view.arguments["action"] {
      return { [self] in _ = try evaluator.call(action, [], at: link.view.place) }
    }
    guard let value = link.view.arguments["value"] else { return { try stack.push(link) } }
    if case .optional(nil) = value {
      throw EventError("the link \"\(link.label)\" has no value, which disables it")
    }
    let plain = evaluator.unwrapped(value)
    // In a list with a selection the link selects its value: always in a sidebar, elsewhere where
    // no destination takes it.
    if let list = link.nearestList, let selection = list.binding,
      stack.isSplit || stack.destination(for: plain) == nil
    {
      return { [self] in
        if case .set(let chosen) = try peek(selection) {
          let others = chosen.filter { $0 != plain }
          return try evaluator.write(.set(others + [plain]), through: selection, at: .nowhere)
        }
        try evaluator.write(plain, through: selection, at: .nowhere)
      }
    }
    return { [self] in
      guard stack.destination(for: plain) != nil else {
        let type = evaluator.typeReference(of: plain)?.name ?? "this type"
        return warn(
          "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.",
          at: link.view.place, rule: "N40")
      }
      try stack.push(plain)
    }
  }

  // MARK: Closing

  func choices(in dialog: StageNode) -> [FrameworkNode] {
    var buttons: [FrameworkNode] = []
    dialog.walk { node in
      if let button = node as? FrameworkNode, button.behavior.role == .button {
        buttons.append(button)
      }
    }
    return buttons
  }

  /// What the system adds to a dialog: an alert without a button can be confirmed, and a sheet of
  /// choices in which none cancels can be left; nil if it adds nothing.
  func systemChoice(of dialog: StageNode) -> String? {
    let buttons = choices(in: dialog)
    guard (dialog.parent as? ModifierNode)?.behavior.panel == .dialog else {
      return buttons.isEmpty ? "OK" : nil
    }
    let cancels = buttons.contains {
      $0.view.arguments["role"]?.shortText.hasSuffix("cancel") == true
    }
    return cancels ? nil : "Cancel"
  }

  private func endDialog(_ label: String) -> (() throws -> Void)? {
    guard let dialog = frontStage([.dialog]), let close = dialog.close,
      systemChoice(of: dialog) == label
    else { return nil }
    return { try close() }
  }

  func goBack() throws(EventError) -> () throws -> Void {
    guard let level = frontStage([.pushed]), let close = level.close else {
      if let leave = leaveColumn() { return leave }
      throw EventError("no navigation stack on the screen is deeper than its root")
    }
    return { try close() }
  }

  func dismissFront() throws(EventError) -> () throws -> Void {
    guard let stage = frontStage([.sheet, .dialog]), let close = stage.close else {
      throw EventError("nothing is presented: no sheet, cover, popover or dialog")
    }
    guard stage.kind != .sheet || !stage.isHeldFast else {
      throw EventError("what is presented cannot be swiped away: interactiveDismissDisabled")
    }
    return { try close() }
  }
}

extension StageNode {
  /// Whether something in it says `interactiveDismissDisabled`.
  fileprivate var isHeldFast: Bool {
    modifiers(named: "interactiveDismissDisabled").contains {
      $0.arguments.values.first.map { $0 == .boolean(true) } ?? true
    }
  }
}

extension FrameworkNode {
  /// The list in which it is a row.
  fileprivate var nearestList: FrameworkNode? {
    sequence(first: self as Node, next: \.parent).lazy.compactMap { $0 as? FrameworkNode }
      .first(where: \.view.isList)
  }
}
