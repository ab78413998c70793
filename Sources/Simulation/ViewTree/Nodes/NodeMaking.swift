/// The nodes of what is described.
extension ViewTree {
  func makeNode(for description: Description, under parent: Node?, at position: Int) throws -> Node
  {
    let node: Node
    try checkNesting(under: parent)
    switch description {
    case .view, .framework, .modified:
      if let parent, parent.holdsLine(at: position), description.isOneView(in: self) {
        node = LineNode(description, in: self, under: parent)
      } else {
        node = try makeNode(ofOneView: description, under: parent)
      }
    case .empty: node = EmptyNode(in: self, under: parent)
    case .group: node = GroupNode(in: self, under: parent)
    case .branch: node = BranchNode(in: self, under: parent)
    case .erased: node = ErasedNode(in: self, under: parent)
    case .content: node = ContentNode(in: self, under: parent)
    case .each: node = EachNode(in: self, under: parent)
    }
    node.position = position
    do { try start(node, description) } catch {
      node.dissolve(in: graph)
      throw error
    }
    return node
  }

  private func checkNesting(under parent: Node?) throws {
    guard let parent, parent.depth > evaluator.limits.nesting else { return }
    let instance = parent as? InstanceNode ?? parent.enclosingInstance
    throw Interruption.limit(
      "views are nested more than \(evaluator.limits.nesting) deep; one may contain itself",
      instance?.value.type.place ?? .nowhere)
  }

  /// Makes what stands below a new node.
  private func start(_ node: Node, _ description: Description) throws {
    switch (node, description) {
    case (let node as FrameworkNode, _): try node.start()
    case (let node as ModifierNode, .modified(let base, _)): try node.start(base)
    // Its place among its siblings is known only now, and decides when its body runs (R4).
    case (let node as InstanceNode, _): graph.schedule(node)
    case (is EmptyNode, _): break
    case (let node as GroupNode, .group(let parts)): try node.reconcile(parts)
    default: try node.update(to: description)
    }
  }

  private func makeNode(ofOneView description: Description, under parent: Node?) throws -> Node {
    switch description {
    case .view(let structure):
      try RepresentableNode(representing: structure, in: self, under: parent)
        ?? InstanceNode(structure, in: self, under: parent)
    case .framework(let view): makeNode(for: view, under: parent)
    case .modified(let base, let modifier):
      if let custom = modifier.custom {
        try BodilessModifierNode(custom, content: base, in: self, under: parent)
          ?? InstanceNode(
            custom, content: base, configuration: modifier.configuration, in: self, under: parent)
      } else {
        try ModifierNode(modifier, in: self, under: parent)
      }
    default: EmptyNode(in: self, under: parent)
    }
  }

  private func makeNode(for view: FrameworkView, under parent: Node?) -> FrameworkNode {
    view.arguments[HostedNode.controllerKey] == nil
      ? homes.behavior(of: view.name).makeNode(view, in: self, under: parent)
      : HostedNode(view, in: self, under: parent)
  }
}
