/// The root of the tree that a hosting controller shows. Values of the environment around the
/// controller do not reach it (U5).
final class HostedNode: FrameworkNode {
  static let controllerKey = "controller"

  private var controller: OpaqueValue? {
    guard case .opaque(let controller)? = view.arguments[Self.controllerKey] else { return nil }
    return controller
  }

  override func matches(_ description: Description) -> Bool {
    guard super.matches(description), case .framework(let other) = description,
      case .opaque(let controller)? = other.arguments[Self.controllerKey]
    else { return false }
    return controller === self.controller
  }

  override func reconcileContent() throws {
    if let controller { tree.graph.connect(self, to: tree.rootViewAttribute(of: controller)) }
    try super.reconcileContent()
  }

  /// Another root view was assigned.
  override func update() throws {
    let cause = changes.first?.step ?? tree.recorder.cause ?? 1
    tree.graph.answer(self)
    guard let controller else { return }
    try tree.recorder.during(cause) {
      try reconcile([
        tree.evaluator.description(of: controller.rootView, at: controller.place)
      ])
    }
  }
}

extension ViewTree {
  func rootViewAttribute(of controller: OpaqueValue) -> Attribute {
    let key = ObjectIdentifier(controller)
    if let known = hostedRoots[key] { return known.attribute }
    let attribute = Attribute("\(controller.name).rootView", kind: .state)
    hostedRoots[key] = (controller, attribute)
    return attribute
  }

  func didAssign(
    _ member: String, of owner: Value, old: Value?, new: Value, at place: SourcePlace
  ) {
    if let node = currentRule as? RepresentableNode, isRunningBody {
      return recordAssignment(to: member, of: owner, old: old, new: new, in: node, at: place)
    }
    guard member == "rootView", case .opaque(let controller) = owner,
      let root = hostedRoots[ObjectIdentifier(controller)]
    else { return }
    let step = recordWrite(
      root.attribute.name, old: old ?? .void, new: new, at: place, isDropped: false, rule: "U5")
    enqueue(PendingWrite(attribute: root.attribute, step: step) {})
  }

  /// What `update…` sets is what a person sees of the platform's view.
  private func recordAssignment(
    to member: String, of owner: Value, old: Value?, new: Value, in node: RepresentableNode,
    at place: SourcePlace
  ) {
    guard old != new else { return }
    let type: String =
      switch owner {
      case .opaque(let opaque): opaque.name
      case .object(let object): object.type.name
      default: "_"
      }
    let what = "\(type).\(member)"
    // What a hosting controller shows tells of its own changes.
    if !recorder.event.isFirstAppearance, member != "rootView" {
      recorder.changed(
        DisplayChange(
          view: node.token, what: what, old: old?.shortText ?? "", new: new.shortText))
    }
    recorder.record(.change, "\(what) = \(new.quoted)") { step in
      step.view = node.typeName
      step.instance = node.token
      step.target = what
      step.old = old?.shortText
      (step.isOldString, step.isNewString) = (old?.isString ?? false, new.isString)
      step.new = new.shortText
      step.stands(at: tell(place))
      step.rule = "U2"
    }
  }
}
