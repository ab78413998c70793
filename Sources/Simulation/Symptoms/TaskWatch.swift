/// Tasks that do not fit what is on the screen any more (L6).
extension ViewTree {
  /// `.task` without an identifier is described again with a closure that holds something else.
  func noteTask(of node: ModifierNode, from old: Modifier) {
    guard let task = node.task, node.modifier.arguments["id"] == nil,
      case .function(let before)? = old.arguments["action"].map(evaluator.unwrapped),
      case .function(let after)? = node.modifier.arguments["action"].map(evaluator.unwrapped),
      let difference = evaluator.heldDifferences(before, after).first(where: isAbout)
    else { return }
    symptoms.note(SymptomBoard.OutdatedTask(node: node, task: task, name: difference.name))
  }

  /// Whether a difference is one in what the work is about, as far as anybody can tell: of a
  /// structure a part that the closure names, or its identifier. A condition may be meant to count
  /// at the beginning alone.
  private func isAbout(_ difference: HeldDifference) -> Bool {
    switch (evaluator.unwrapped(difference.before), evaluator.unwrapped(difference.after)) {
    case (.boolean, _), (_, .boolean): return false
    case (.structure(let before), .structure(let after)):
      let changed = evaluator.changedParts(before, after)
      if !difference.parts.isDisjoint(with: changed) { return true }
      return after.type.stored.contains { $0.isIdentifier && changed.contains($0.name) }
    default: return true
    }
  }

  /// What a task has written that nobody begins again.
  func tell(_ outdated: SymptomBoard.OutdatedTask) {
    guard let view = outdated.node.enclosingInstance else { return }
    symptoms.add(
      Symptom(
        .outdatedTask, view: view.typeName, subject: outdated.name,
        at: outdated.node.modifier.place, in: self,
        advice: "begin it again with each other \(outdated.name): task(id: \(outdated.name))",
        rule: "L6"))
  }
}

/// Tasks that were begun when something appeared, and go on when that has left.
struct LeftTasks {
  /// How often each had gone on when it was first seen without what had appeared.
  private var left: [(task: SimulatedTask, resumptions: Int)] = []

  /// A task that only waits for one answer goes on once.
  private static let fewest = 2

  /// - Returns: Those beside which another one was begun at the same place.
  mutating func look(
    at living: [SimulatedTask], isThere: (_ node: Int) -> Bool
  ) -> [SimulatedTask] {
    let alone = living.filter { task in
      !task.isCancelled && task.appearance.map { !isThere($0.node) } ?? false
    }
    left = alone.map { task in
      left.first { $0.task === task } ?? (task, task.resumptions)
    }
    return left.filter { task, resumptions in
      task.resumptions - resumptions >= Self.fewest
        && living.contains { other in
          other.place == task.place && other.appearance.map { isThere($0.node) } ?? false
        }
    }.map(\.task)
  }
}
