/// `Task<Success, Failure>` as a value of the program.
final class TaskValue: NativeObject {
  let task: SimulatedTask

  init(_ task: SimulatedTask) { self.task = task }

  var text: String { "Task" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) throws -> Value?
  {
    switch name {
    case "value": try interpreter.scheduler.value(of: task)
    case "isCancelled": .boolean(task.isCancelled)
    default: nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) throws -> Value? {
    guard name == "cancel" else { return nil }
    try interpreter.scheduler.cancel(task)
    return .void
  }
}

/// What `withCheckedContinuation` hands out.
final class ContinuationValue: NativeObject {
  private(set) var outcome: SimulatedTask.Outcome?
  private var wake: () -> Void = {}

  var text: String { "CheckedContinuation" }

  func property(_ name: String, in interpreter: Interpreter, at place: SourcePlace) -> Value? {
    nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in interpreter: Interpreter, at place: SourcePlace
  ) throws -> Value? {
    guard name == "resume" else { return nil }
    guard outcome == nil else {
      throw interpreter.trap(
        "SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once",
        at: place)
    }
    let value = arguments.first?.value ?? .void
    outcome =
      arguments.first?.label == "throwing" ? .thrown(ThrownValue(value), place) : .value(value)
    wake()
    return .void
  }

  /// The value that somebody resumes it with.
  func result(in interpreter: Interpreter) throws -> Value {
    while outcome == nil {
      guard try interpreter.scheduler.wait({ wake = $0 }) else { return .void }
    }
    switch outcome {
    case .value(let value)?: return value
    case .thrown(let error, let place)?: throw Interruption.thrown(error, place)
    case nil: return .void
    }
  }
}
