/// Threads, as far as a program can ask which one it runs on: the main one, or another.
extension Evaluator {
  /// Whether what runs now runs on the main thread: the event itself does, and so do bodies.
  private var isOnMainThread: Bool { scheduler.current?.isOnMainActor ?? true }

  /// `Thread.isMainThread`, `Thread.current`; nil for anything else.
  func thread(_ name: String, of type: TypeReference) -> Value? {
    guard type.name == "Thread" else { return nil }
    return switch name {
    case "isMainThread": .boolean(isOnMainThread)
    case "current": .native(ThreadValue(isMain: isOnMainThread))
    case "main": .native(ThreadValue(isMain: true))
    default: nil
    }
  }
}

/// `Thread.current`.
private final class ThreadValue: NativeObject {
  private let isMain: Bool

  init(isMain: Bool) { self.isMain = isMain }

  var text: String { isMain ? "<_NSMainThread>" : "<NSThread>" }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    name == "isMainThread" ? .boolean(isMain) : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) -> Value? { nil }
}
