/// Nodes that are structure only: their kind and position are the identity of what stands below.
final class EmptyNode: Node {
  override func matches(_ description: Description) -> Bool {
    if case .empty = description { true } else { false }
  }
}

/// Several views of a builder, told apart by position.
final class GroupNode: Node {
  override func matches(_ description: Description) -> Bool {
    if case .group(let parts) = description { parts.count == children.count } else { false }
  }

  override func isLaidOutAlike(_ description: Description) -> Bool { true }

  override func update(to description: Description) throws {
    if case .group(let parts) = description { try reconcile(parts) }
  }
}

/// `if` and `switch`: another branch is another identity (I1, I10).
final class BranchNode: Node {
  private var taken: Int?
  private var doubt: Doubt? { didSet { if doubt != nil { tree.hasDoubts = true } } }
  override var ownDoubt: Doubt? { doubt }
  /// A branch that left with an animation, and when that is over, in seconds.
  private var departure: (taken: Int?, end: Double)?

  override func matches(_ description: Description) -> Bool {
    if case .branch = description { true } else { false }
  }

  override func isLaidOutAlike(_ description: Description) -> Bool { true }

  override func update(to description: Description) throws {
    guard case .branch(let index, let content, let doubt) = description else { return }
    self.doubt = doubt
    if index == taken || children.isEmpty || isSameByMistake(content) {
      taken = index
      return try reconcile([content])
    }
    let left = taken
    taken = index
    tellOfOtherViews()
    let old = children
    arrange([])
    // I16: what still leaves may come back with its state.
    let isReturning = departure.map { $0.taken == index && $0.end > tree.secondsNow } ?? false
    try tree.makingNodes(thatReturn: isReturning) { try reconcile([content]) }
    departure = try tree.animation(around: self).map { animation in
      (left, animation.duration.map { tree.secondsNow + $0 } ?? .infinity)
    }
    try leave(old)
    if let name = (old.first as? ModifierNode)?.explicitIdentity, name == content.explicitIdentity {
      recordSameName(name)
    }
  }

  /// I11: the content of either branch has the same `.id`, which does not join them. That was seen,
  /// and is not promised: it puts in doubt all that is below, and so the step is about no instance.
  private func recordSameName(_ name: Value) {
    tree.recorder.record(
      .skip,
      "the same .id in both branches, \(name.shortText), does not join them: another branch is "
        + "another identity"
    ) { step in
      step.view = enclosingInstance?.typeName
      step.rule = "I11"
      step.certainty = .usual
    }
  }
}

extension ModifierNode {
  /// The value of `.id(_:)`, where it is one.
  fileprivate var explicitIdentity: Value? { modifier.explicitIdentity }
}

extension Description {
  /// The value of the `.id(_:)` that is put on it.
  fileprivate var explicitIdentity: Value? {
    if case .modified(_, let modifier) = self { modifier.explicitIdentity } else { nil }
  }
}

/// `AnyView`: what is wrapped must be of the same type to go on (I9).
final class ErasedNode: Node {
  private var latest: Description?

  override func matches(_ description: Description) -> Bool {
    guard case .erased(let content) = description else { return false }
    guard let child = children.first else { return true }
    return child.matches(content) && latest.map { $0.mayBeOfSameType(as: content) } ?? true
  }

  override func isLaidOutAlike(_ description: Description) -> Bool { true }

  override func update(to description: Description) throws {
    guard case .erased(let content) = description else { return }
    latest = content
    tellOfOtherViews()
    try reconcile([content])
  }
}
