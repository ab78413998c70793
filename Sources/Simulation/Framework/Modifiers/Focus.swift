/// `.focused`: tells and sets whether a field has the keyboard.
struct FocusBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["focused": FocusBehavior()]

  func didStart(_ node: ModifierNode) { node.tree.focusables[node.number] = node }

  func willEnd(_ node: ModifierNode) {
    node.tree.focusables[node.number] = nil
    node.tree.loseFocus(of: node, "the keyboard goes with its field")
  }
}

/// `.disabled`: what cannot be touched has no keyboard.
struct DisabledBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["disabled": DisabledBehavior()]

  func didUpdate(_ node: ModifierNode, from old: Modifier) {
    for field in node.tree.focusables.values.sorted(by: { $0.number < $1.number })
    where field.isBelow(node) {
      node.tree.loseFocusIfDisabled(field)
    }
  }
}

/// `.defaultFocus`: where the keyboard is as soon as the view is there, unless it is somewhere.
struct DefaultFocusBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["defaultFocus": DefaultFocusBehavior()]

  func didStart(_ node: ModifierNode) { if node.isOnStage { appear(node) } }

  func appear(_ node: ModifierNode) {
    let modifier = node.modifier
    node.tree.enqueueEffect(.appear, modifier.name, of: node, at: modifier.place, rule: "L4") {
      try node.tree.takeFocus(node)
    }
  }
}

/// A modifier that hears of the pointer.
protocol PointerBehavior: ModifierBehavior {
  /// What its action is called with; nil if it cannot be said.
  func argument(isOver: Bool, for node: ModifierNode) throws -> Value?
}

/// `.onHover`: hears whether the pointer is over a view.
struct HoverBehavior: PointerBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["onHover": HoverBehavior()]

  func argument(isOver: Bool, for node: ModifierNode) -> Value? { .boolean(isOver) }
}

extension PointerBehavior {
  func offers(of node: ModifierNode) -> [Offer] {
    node.tree.gestureLabels(of: node).prefix(1).map {
      Offer(node: node, start: "hover over ", label: $0)
    }
  }
}

/// Where the keyboard and the pointer are.
extension ViewTree {
  // MARK: Focus

  /// The person taps a text field: its `@FocusState` says so, and that of the field before does not
  /// any more.
  func focus(_ field: FrameworkNode) throws {
    try edit(field)
    let wanted = focusModifier(of: field)
    let wantedBinding = wanted.flatMap(focusBinding)
    for other in focusables.values.sorted(by: { $0.number < $1.number })
    where try other !== wanted && hasFocus(other) && focusBinding(of: other) != wantedBinding {
      try setFocus(other, false)
    }
    if let wanted, try !hasFocus(wanted) { try setFocus(wanted, true) }
  }

  /// The keyboard goes, unless the program has moved it to another field.
  ///
  /// - Parameter isKept: Whether the program has just said where the keyboard is to be.
  func loseFocus(_ field: Node, isKept: Bool = false) throws {
    let modifier = try focusModifier(of: field).flatMap { try hasFocus($0) ? $0 : nil }
    if modifier != nil, isKept { return }
    if edited === field { try edit(nil) }
    if let modifier { try setFocus(modifier, false) }
  }

  fileprivate func loseFocusIfDisabled(_ node: ModifierNode) {
    guard isDisabled(node.innermostBase) else { return }
    loseFocus(of: node, "the keyboard goes, as its field is disabled", certainty: .usual)
  }

  /// G7: what leaves, or is disabled, has the keyboard no more, and its `@FocusState` says so, unless
  /// it means another field now, or has left, too.
  ///
  /// - Parameter name: As the trace calls it.
  fileprivate func loseFocus(
    of node: ModifierNode, _ name: String, certainty: Certainty = .certain
  ) {
    guard let binding = focusBinding(of: node), (try? hasFocus(node)) == true else { return }
    enqueueEffect(
      .disappear, name, of: node, at: node.modifier.place, rule: "G7", certainty: certainty
    ) { [self] in
      let isKept = try focusables.values.contains { other in
        try other !== node && focusBinding(of: other) == binding && hasFocus(other)
          && !isDisabled(other.innermostBase)
      }
      guard !isKept, try hasFocus(node),
        (binding.location as? StateStorage)?.isThere ?? true
      else { return }
      try setFocus(node, false)
    }
  }

  /// What the program says has the focus, else the field that a person types into; nil if nothing
  /// has it.
  func focusedView() throws -> Node? {
    let said = try focusables.values.sorted { $0.number < $1.number }.first { try hasFocus($0) }
    if let said { return said.innermostBase }
    guard let edited, edited.isAttached, focusModifier(of: edited) == nil else { return nil }
    return edited
  }

  /// Where it is kept whether a field has the focus.
  func focusStorage(of field: Node) -> StateStorage? {
    focusModifier(of: field).flatMap(focusBinding)?.location as? StateStorage
  }

  /// `TextField(onEditingChanged:)` hears when the keyboard comes and goes.
  private func edit(_ field: FrameworkNode?) throws {
    guard edited !== field else { return }
    if let edited, edited.isAttached { try tellEditing(edited, false) }
    edited = field
    typed = nil
    if let field { try tellEditing(field, true) }
  }

  private func focusBinding(of node: ModifierNode) -> BindingValue? {
    for name in ["binding", "condition"] {
      if case .binding(let binding)? = node.modifier.arguments[name] { return binding }
    }
    return nil
  }

  /// What the binding holds while the field has the focus.
  private func valueOfFocus(_ node: ModifierNode) -> Value {
    let value = node.modifier.arguments["value"] ?? .boolean(true)
    return (focusBinding(of: node)?.location as? StateStorage)?.coerced(value) ?? value
  }

  private func hasFocus(_ node: ModifierNode) throws -> Bool {
    guard let binding = focusBinding(of: node) else { return false }
    return try evaluator.equal(peek(binding), valueOfFocus(node))
  }

  /// The fields that share a binding with a `.defaultFocus` have no keyboard yet: one gets it.
  fileprivate func takeFocus(_ node: ModifierNode) throws {
    guard let binding = focusBinding(of: node) else { return }
    switch try peek(binding) {
    case .optional(nil), .boolean(false): try setFocus(node, true)
    default: return
    }
  }

  private func setFocus(_ node: ModifierNode, _ isFocused: Bool) throws {
    guard let binding = focusBinding(of: node) else { return }
    let isChoice = node.modifier.arguments["value"] != nil
    let value: Value =
      isFocused ? valueOfFocus(node) : isChoice ? .optional(nil) : .boolean(false)
    try evaluator.write(value, through: binding, at: .nowhere)
  }

  /// The `.focused` that stands on a field itself.
  private func focusModifier(of field: Node) -> ModifierNode? {
    var node = field.parent
    while let modifier = node as? ModifierNode {
      if modifier.behavior is FocusBehavior { return modifier }
      node = modifier.parent
    }
    return nil
  }

  // MARK: Pointer

  func hover(_ label: String?, in place: String?) throws(EventError) -> () throws -> Void {
    var next: ModifierNode?
    if let label {
      let around = aims(label, in: place).filter(\.isOnStage).lazy.compactMap { node in
        node.nearest(ModifierNode.self) { $0.behavior is any PointerBehavior }
      }
      guard let found = around.first else {
        throw EventError("nothing at \"\(label)\" answers to the pointer")
      }
      next = found
    }
    return { [self, next] in
      guard hovered !== next else { return }
      if let hovered, hovered.isAttached { try tell(hovered, isOver: false) }
      hovered = next
      if let next { try tell(next, isOver: true) }
    }
  }

  private func tell(_ node: ModifierNode, isOver: Bool) throws {
    guard case .function(let action)? = node.modifier.arguments["action"],
      let behavior = node.behavior as? any PointerBehavior,
      let argument = try behavior.argument(isOver: isOver, for: node)
    else { return }
    _ = try evaluator.call(
      action, [CallArgument(label: nil, value: argument)], at: place(of: action))
  }
}

extension Node {
  /// What modifiers are put on, through all of them.
  fileprivate var innermostBase: Node {
    guard self is ModifierNode, let base = children.first else { return self }
    return base.innermostBase
  }
}
