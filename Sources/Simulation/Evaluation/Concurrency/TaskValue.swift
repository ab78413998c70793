/// `Task<Success, Failure>` as a value of the program.
final class TaskValue: NativeObject {
  let task: SimulatedTask
  private let outcome: TaskOutcome
  /// Gives what it came to, where the engine has that.
  private let engineOutcome: (() throws -> Value)?

  /// - Parameter work: What it runs, from the first turn to the last.
  init(
    _ name: String, isOnMainActor: Bool, isAnnounced: Bool = false, at place: SourcePlace,
    _ work: @escaping () throws -> Value
  ) {
    let outcome = TaskOutcome()
    self.outcome = outcome
    engineOutcome = nil
    task = SimulatedTask(
      name, isOnMainActor: isOnMainActor, isAnnounced: isAnnounced, at: place
    ) { try outcome.keep(work) }
  }

  /// - Parameters:
  ///   - task: One that runs on the engine.
  ///   - result: Gives what it came to, when it is over.
  init(_ task: SimulatedTask, result: @escaping () throws -> Value) {
    self.task = task
    outcome = TaskOutcome()
    engineOutcome = result
  }

  var text: String { "Task" }
  var extendedType: String? { text }

  /// Waits until the task has a value.
  func value(in evaluator: Evaluator) throws -> Value {
    try evaluator.scheduler.join(task)
    return try engineOutcome?() ?? outcome.result()
  }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    switch name {
    case "value": try value(in: evaluator)
    case "result": try result(in: evaluator, at: place)
    case "isCancelled": .boolean(task.isCancelled)
    default: nil
    }
  }

  /// The value or the error, as `Result` has it.
  private func result(in evaluator: Evaluator, at place: SourcePlace) throws -> Value? {
    guard let type = evaluator.program.types["Result"] else { return nil }
    do {
      let value = try value(in: evaluator)
      return try evaluator.construct(
        case: "success", of: type, payload: [TupleElement(value: value)], at: place)
    } catch Interruption.thrown(let error, _) {
      return try evaluator.construct(
        case: "failure", of: type, payload: [TupleElement(value: error.value)], at: place)
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard name == "cancel" else { return nil }
    try evaluator.scheduler.cancel(task)
    return .void
  }
}

/// What work ends with: a value, or an error that the program throws.
private final class TaskOutcome {
  private var value = Value.void
  private var error: Interruption?

  func set(_ value: Value) { self.value = value }
  func set(_ error: Interruption) { self.error = error }

  /// - Throws: What ends the whole program.
  func keep(_ work: () throws -> Value) throws {
    do {
      value = try work()
    } catch Interruption.thrown(let thrown, let place) {
      error = .thrown(thrown, place)
    }
  }

  func result() throws -> Value {
    if let error { throw error }
    return value
  }
}

/// What `withCheckedContinuation` hands out.
final class ContinuationValue: NativeObject {
  private let outcome = TaskOutcome()
  private var isResumed = false
  private var wake: () -> Void = {}

  var text: String { "CheckedContinuation" }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard name == "resume" else { return nil }
    guard !isResumed else {
      throw evaluator.trap(
        "SWIFT TASK CONTINUATION MISUSE: tried to resume its continuation more than once",
        at: place)
    }
    let value = arguments.first?.value ?? .void
    isResumed = true
    switch (arguments.first?.label, value) {
    case ("throwing", _): outcome.set(.thrown(ThrownValue(value), place))
    case ("with", .enumeration(let result)):
      let content = result.payload.first?.value ?? .void
      if result.name == "failure" {
        outcome.set(.thrown(ThrownValue(content), place))
      } else {
        outcome.set(content)
      }
    default: outcome.set(value)
    }
    wake()
    return .void
  }

  /// The value that somebody resumes it with.
  func result(in evaluator: Evaluator) throws -> Value {
    while !isResumed {
      guard try evaluator.scheduler.wait({ wake = $0 }) else { return .void }
    }
    return try outcome.result()
  }
}
