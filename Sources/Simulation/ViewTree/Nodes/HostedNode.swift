/// The root of the tree that a hosting controller shows. Values of the environment around the
/// controller do not reach it (U5).
final class HostedNode: FrameworkNode {
  static let controllerKey = "controller"

  private var controller: OpaqueValue? {
    guard case .opaque(let controller)? = view.arguments[Self.controllerKey] else { return nil }
    return controller
  }

  override var isDrawn: Bool { false }

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
}
