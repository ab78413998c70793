/// A callback that SwiftUI runs after the bodies of an update: `onChange`, `onAppear`, the start of
/// a task.
struct Effect {
  /// The order of callbacks after an update: new content appears before the old one disappears
  /// (L11), unless its departure takes no time.
  enum Kind: CaseIterable { case dismantle, change, departure, appear, disappear }

  let kind: Kind
  /// As the trace shows it: `onChange(of: quantity) 1 -> 2`.
  let name: String
  let place: SourcePlace
  let rule: String
  /// The step that queued it.
  let because: Int?
  /// What SwiftUI warns of when the callback starts update after update (L8).
  let loopWarning: String
  let run: () throws -> Void
}

/// Callbacks that wait for the end of an update.
struct EffectQueue {
  private var waiting: [Effect] = []

  var isEmpty: Bool { waiting.isEmpty }

  mutating func add(_ effect: Effect) { waiting.append(effect) }

  /// All that wait, in the order in which they run.
  mutating func takeAll() -> [Effect] {
    defer { waiting = [] }
    return Effect.Kind.allCases.flatMap { kind in waiting.filter { $0.kind == kind } }
  }
}
