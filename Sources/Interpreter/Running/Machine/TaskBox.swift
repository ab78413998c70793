import Foundation

/// A task of the program, on a thread of its own that runs only while all others wait, or one of the
/// host.
final class TaskBox: Box, @unchecked Sendable {
  enum State {
    case running
    case finished(Value)
    case failed(Thrown)
  }

  var state = State.running
  /// What the host has of it.
  var hosted: (any HostTask)?
  /// Gives what a task of the host came to that did not begin here.
  var outcome: (() throws -> Value)?
  private var isMarkedCancelled = false
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
  /// Lets a task of the host go on that waits.
  var wake: (() -> Void)?
  let turn = DispatchSemaphore(value: 0)
  let end = DispatchSemaphore(value: 0)
  var body: ((Frame) throws -> Value)?
  var hasThread = false
  var place: MachinePlace?

  init(_ body: ((Frame) throws -> Value)?) { self.body = body }

  var isFinished: Bool {
    if case .running = state { hosted?.isFinished ?? false } else { true }
  }

  var isCancelled: Bool {
    get { hosted?.isCancelled ?? isMarkedCancelled }
    set { isMarkedCancelled = newValue }
  }

  /// A task begins with what its task locals are where it begins.
  func takeLocals(of other: TaskBox, _ beginning: TaskBeginning) {
    if case .detached = beginning.kind { return }
    locals = other.locals.compactMapValues { $0.last.map { [$0] } }
  }
}
