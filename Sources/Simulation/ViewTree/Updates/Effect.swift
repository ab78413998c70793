/// A callback that SwiftUI runs after the bodies of an update: `onChange`, `onAppear`, the start of
/// a task.
struct Effect {
  /// The order of callbacks after an update: new content appears before the old one disappears
  /// (L11), unless its departure takes no time.
  /// What was measured or travelled up comes before what listens to values (R10).
  enum Kind: CaseIterable { case dismantle, preference, change, departure, appear, disappear }

  let kind: Kind
  /// What it was put on.
  let node: Node
  /// As the trace shows it: `onChange(of: quantity) 1 -> 2`.
  let name: String
  let place: SourcePlace
  let rule: String
  /// The step that queued it.
  let because: Int?
  /// What SwiftUI warns of when the callback starts update after update (L8).
  let loopWarning: String
  let run: () throws -> Void
  /// How sure it is that it is called with what it is called with.
  var certaintyOfValue = Certainty.certain
  /// Why it may not be called, or with something else.
  var doubt: Doubt?
  /// Less than certain where its place among the others is not promised.
  var certainty: Certainty?

  /// What appears, if it is called because of that.
  var appearance: (node: Int, view: String)? {
    guard kind == .appear, let view = node.enclosingInstance else { return nil }
    return (node.number, view.typeName)
  }
}

/// Callbacks that wait for the end of an update.
struct EffectQueue {
  private var waiting: [Effect] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ effect: Effect) { waiting.append(effect) }

  /// What would appear with a node does not appear; says whether there was anything.
  mutating func withdrawAppearance(of node: Node) -> Bool {
    let count = waiting.count
    waiting.removeAll { $0.kind == .appear && $0.node === node }
    return waiting.count < count
  }

  /// All that wait, in the order in which they run.
  mutating func takeAll() -> [Effect] {
    defer { waiting = [] }
    return Effect.Kind.allCases.flatMap { kind in
      let effects = waiting.filter { $0.kind == kind }
      return kind == .appear && effects.count > 1 ? inOrderOfAppearance(effects) : effects
    }
  }
}

extension EffectQueue {
  /// L10: what is inside appears before what is around it. That is usual and not promised.
  private func inOrderOfAppearance(_ effects: [Effect]) -> [Effect] {
    effects.sorted { $0.node.appears(before: $1.node) }.map { effect in
      var effect = effect
      effect.certainty = .usual
      return effect
    }
  }
}

extension Node {
  fileprivate func appears(before other: Node) -> Bool {
    if isBelow(other) { return true }
    return other.isBelow(self) ? false : precedes(other)
  }
}
