import Foundation

/// A task of the program, on a thread of its own that runs only while all others wait.
final class TaskBox: Box, @unchecked Sendable {
  enum State {
    case running
    case finished(Value)
    case failed(Thrown)
  }

  var state = State.running
  var isCancelled = false
  /// Tasks that wait for its end.
  var waiters: [TaskBox] = []
  /// Sleeps until a time, from which a cancellation wakes it.
  var isSleeping = false
  /// Its children in a group are told of a cancellation, too.
  var children: [TaskBox] = []
  /// What task locals are in it, the latest binding last.
  var locals: [ObjectIdentifier: [Value]] = [:]
  /// Called when it is cancelled.
  var onCancel: [() throws -> Void] = []
  let turn = DispatchSemaphore(value: 0)
  let end = DispatchSemaphore(value: 0)
  var body: ((Frame) throws -> Value)?
  var hasThread = false
  var place: MachinePlace?

  init(_ body: ((Frame) throws -> Value)?) { self.body = body }

  var isFinished: Bool { if case .running = state { false } else { true } }
}
