/// `task`: runs while what it is put on is on the screen; another `id` begins it anew (L6).
struct TaskBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["task": TaskBehavior()]

  func didStart(_ node: ModifierNode) {
    node.watchViews()
    if node.isOnStage { appear(node) }
  }

  func willUpdate(_ node: ModifierNode, from old: Modifier) throws {
    node.tree.noteTask(of: node, from: old)
    guard let before = old.arguments["id"], let after = node.modifier.arguments["id"],
      try !node.tree.evaluator.equal(before, after), !node.hasNoViews
    else { return }
    cancel(node, as: old)
    appear(node)
  }

  func willEnd(_ node: ModifierNode) { if node.isOnStage { disappear(node) } }

  var hearsSight: Bool { true }

  func appear(_ node: ModifierNode) {
    let modifier = node.modifier
    let tree = node.tree
    guard !node.hasNoViews else { return }
    guard case .function(let action)? = modifier.arguments["action"].map(tree.evaluator.unwrapped)
    else { return }
    let task = tree.makeTask("task\(name(of: modifier))", action, at: modifier.place)
    node.task = task
    tree.enqueueEffect(
      .appear, "task start\(name(of: modifier))", of: node, at: modifier.place, rule: "L6",
      doubt: modifier.doubts["id"]
    ) { [tree] in
      try tree.scheduler.start(task)
    }
  }

  func disappear(_ node: ModifierNode) {
    guard !node.hasNoViews else { return }
    let ending = node.task
    let scheduler = node.tree.scheduler
    let name = "task cancel\(name(of: node.modifier))"
    let waits = node.waitsForEndOfTransition(name) {
      if let ending { try scheduler.cancel(ending) }
    }
    if waits { node.task = nil } else { cancel(node, as: node.modifier) }
  }

  private func cancel(_ node: ModifierNode, as modifier: Modifier) {
    let ending = node.task
    let tree = node.tree
    node.task = nil
    tree.enqueueEffect(
      .change, "task cancel\(name(of: modifier))", of: node, at: modifier.place, rule: "L6",
      doubt: modifier.doubts["id"]
    ) { [tree] in
      if let ending { try tree.scheduler.cancel(ending) }
    }
  }

  private func name(of modifier: Modifier) -> String {
    modifier.arguments["id"].map { " id=\($0.shortText)" } ?? ""
  }
}

/// `refreshable`: what a pull started is cancelled when the content leaves that was pulled.
struct RefreshBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["refreshable": RefreshBehavior()]

  func willEnd(_ node: ModifierNode) {
    guard let task = node.task, !task.isFinished else { return }
    let tree = node.tree
    node.task = nil
    // Seen, and not promised.
    tree.enqueueEffect(
      .change, "refresh cancel", of: node, at: node.modifier.place, rule: "L18",
      certainty: .usual
    ) { [tree] in
      try tree.scheduler.cancel(task)
    }
  }
}
