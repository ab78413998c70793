/// Taps that are no buttons: links, tabs, gestures, rows; going back and closing.
extension ViewTree {
  /// Nil if nothing that is called so can be tapped.
  func tapOnOther(_ label: String, in place: String?) throws(EventError) -> (() throws -> Void)? {
    let links = nodes(in: place).contains {
      guard let link = $0 as? FrameworkNode, link.view.name == "NavigationLink" else {
        return false
      }
      return link.labels.contains(label)
    }
    if links { return try follow(control(["NavigationLink"], label, in: place, "link")) }
    if let step = try step(label, in: place) { return step }
    if let action = tapGesture(label, in: place) { return action }
    if let action = endDialog(label) { return action }
    for case let group as DisclosureNode in nodes(in: place) where group.labels.contains(label) {
      return { try group.toggle() }
    }
    for case let tabs as TabsNode in nodes(in: place) {
      if let tab = tabs.tabs.first(where: { $0.title == label }) {
        return { try tabs.selectTab(tab) }
      }
    }
    if let select = selectRow(label, in: place) { return select }
    for case let stepper as FrameworkNode in nodes(in: place)
    where stepper.view.name == "Stepper" && stepper.labels.contains(label) {
      throw EventError(
        "the stepper \"\(label)\" has two buttons: tap \"\(label) +\" and tap \"\(label) -\"")
    }
    return nil
  }

  private func follow(_ link: FrameworkNode) throws(EventError) -> () throws -> Void {
    guard let stack = link.nearest(NavigationStackNode.self) else {
      throw EventError(
        "the link \"\(link.label)\" stands in no NavigationStack, which disables it")
    }
    guard let value = link.view.arguments["value"] else { return { try stack.push(link) } }
    if case .optional(nil) = value {
      throw EventError("the link \"\(link.label)\" has no value, which disables it")
    }
    let plain = interpreter.unwrapped(value)
    // In a list with a selection, as a sidebar is, the link selects its value.
    if stack.destination(for: plain) == nil, let list = link.nearestList,
      let selection = list.binding
    {
      return { [self] in
        if case .set(let chosen) = try peek(selection) {
          let others = chosen.filter { $0 != plain }
          return try interpreter.write(.set(others + [plain]), through: selection, at: .nowhere)
        }
        try interpreter.write(plain, through: selection, at: .nowhere)
      }
    }
    return { [self] in
      guard stack.destination(for: plain) != nil else {
        let type = interpreter.typeReference(of: plain)?.name ?? "this type"
        return warn(
          "A NavigationLink is presenting a value of type “\(type)” but there is no matching navigationDestination declaration visible from the location of the link. The link cannot be activated.",
          at: link.view.place, rule: "L14")
      }
      try stack.push(plain)
    }
  }

  // MARK: Gestures

  /// The innermost view that shows the text and listens to taps.
  private func tapGesture(_ label: String, in place: String?) -> (() throws -> Void)? {
    let found = nodes(in: place).lazy.compactMap { $0 as? ModifierNode }.filter { node in
      guard self.tapAction(of: node) != nil, !self.isDisabled(node) else { return false }
      let texts = node.shownTexts(withImages: true)
      return texts.contains(label) || texts.joined(separator: " ") == label
    }
    guard let node = found.last, let action = tapAction(of: node) else { return nil }
    return { [self] in _ = try interpreter.call(action, [], at: self.place(of: action)) }
  }

  func tapAction(of node: ModifierNode) -> FunctionValue? {
    let modifier = node.modifier
    switch modifier.name {
    case "onTapGesture":
      guard case .function(let action)? = modifier.arguments["action"].map(interpreter.unwrapped)
      else { return nil }
      return action
    case "gesture", "simultaneousGesture", "highPriorityGesture":
      return modifier.arguments["gesture"].flatMap(endOfTap)
    default: return nil
    }
  }

  /// The `onEnded` of a `TapGesture`.
  private func endOfTap(_ value: Value) -> FunctionValue? {
    var action: FunctionValue?
    var next: Value? = value
    while case .opaque(let gesture)? = next {
      if gesture.name == "onEnded", action == nil {
        for argument in gesture.arguments {
          if case .function(let function) = argument.value { action = function }
        }
      }
      if gesture.name == "TapGesture" || gesture.name == "SpatialTapGesture" { return action }
      next = gesture.base
    }
    return nil
  }

  // MARK: Closing

  func choices(in dialog: StageNode) -> [FrameworkNode] {
    var buttons: [FrameworkNode] = []
    dialog.walk { node in
      if let button = node as? FrameworkNode, button.view.name == "Button" {
        buttons.append(button)
      }
    }
    return buttons
  }

  /// A dialog that declares no button has one of the system's.
  private func endDialog(_ label: String) -> (() throws -> Void)? {
    guard let dialog = frontStage([.dialog]), let close = dialog.close,
      label == "OK" || label == "Cancel"
    else { return nil }
    if label == "OK", !choices(in: dialog).isEmpty { return nil }
    return { try close() }
  }

  func goBack() throws(EventError) -> () throws -> Void {
    guard let level = frontStage([.pushed]), let close = level.close else {
      throw EventError("no navigation stack on the screen is deeper than its root")
    }
    return { try close() }
  }

  func dismissFront() throws(EventError) -> () throws -> Void {
    guard let stage = frontStage([.sheet, .dialog]), let close = stage.close else {
      throw EventError("nothing is presented: no sheet, cover, popover or dialog")
    }
    return { try close() }
  }
}

extension FrameworkNode {
  /// The list in which it is a row.
  fileprivate var nearestList: FrameworkNode? {
    sequence(first: self as Node, next: \.parent).lazy.compactMap { $0 as? FrameworkNode }
      .first { $0.view.name == "List" }
  }
}
