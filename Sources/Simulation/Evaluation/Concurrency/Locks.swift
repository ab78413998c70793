/// `NSLock()`, `OSAllocatedUnfairLock()`: one thing happens at a time anyway.
final class LockValue: NativeObject {
  let text: String

  init(_ text: String) { self.text = text }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "lock", "unlock": return .void
    case "try", "lockIfAvailable": return .boolean(true)
    case "withLock", "withLockUnchecked":
      guard let body = arguments.operation else { return nil }
      return try evaluator.call(body, [], at: place)
    default: return nil
    }
  }
}

extension Evaluator {
  /// A lock without a state of its own; nil for any other name.
  func lock(_ name: String) -> Value? {
    ["NSLock", "NSRecursiveLock", "OSAllocatedUnfairLock"].contains(name)
      ? .native(LockValue(name)) : nil
  }
}
