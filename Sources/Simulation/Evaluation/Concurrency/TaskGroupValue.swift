/// The group that `withTaskGroup` hands to its body: children in the order in which they finish.
final class TaskGroupValue: NativeObject, NativeSequence {
  private var running: [TaskValue] = []
  private var finished: [TaskValue] = []
  private var wake: () -> Void = {}
  private var isCancelled = false

  var text: String { "TaskGroup" }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    switch name {
    case "isCancelled": .boolean(isCancelled)
    case "isEmpty": .boolean(running.isEmpty && finished.isEmpty)
    default: nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "addTask", "addTaskUnlessCancelled":
      if name != "addTask", isCancelled { return .boolean(false) }
      if let operation = arguments.operation { try add(operation, in: evaluator, at: place) }
      return name == "addTask" ? .void : .boolean(true)
    case "next": return .optional(try next(in: evaluator))
    case "waitForAll":
      while try next(in: evaluator) != nil {}
      return .void
    case "cancelAll":
      try cancelAll(in: evaluator)
      return .void
    default: return try results.call(name, arguments, in: evaluator, at: place)
    }
  }

  /// What its children come to, one after the other: `group.reduce(0, +)`.
  private var results: AsyncSequenceValue {
    AsyncSequenceValue(text) { [self] evaluator in try next(in: evaluator) }
  }

  private func add(_ operation: FunctionValue, in evaluator: Evaluator, at place: SourcePlace)
    throws
  {
    let child = TaskValue("child task", isOnMainActor: false, at: place) {
      [unowned evaluator] in try evaluator.call(operation, [], at: place)
    }
    running.append(child)
    let number = ObjectIdentifier(child)
    child.task.whenFinished { [weak self] in self?.childFinished(number) }
    evaluator.scheduler.current?.children.append(child.task)
    evaluator.handTaskLocals(to: child.task)
    try evaluator.scheduler.start(child.task)
    if isCancelled { try evaluator.scheduler.cancel(child.task) }
  }

  private func childFinished(_ number: ObjectIdentifier) {
    guard let index = running.firstIndex(where: { ObjectIdentifier($0) == number }) else { return }
    finished.append(running.remove(at: index))
    wake()
  }

  func next(in evaluator: Evaluator) throws -> Value? {
    while finished.isEmpty {
      guard !running.isEmpty, try evaluator.scheduler.wait({ wake = $0 }) else { return nil }
    }
    return try finished.removeFirst().value(in: evaluator)
  }

  func cancelAll(in evaluator: Evaluator) throws {
    isCancelled = true
    for child in running { try evaluator.scheduler.cancel(child.task) }
  }

  /// A group does not return before its children have.
  func close(in evaluator: Evaluator) throws {
    while !running.isEmpty {
      guard try evaluator.scheduler.wait({ wake = $0 }) else { return }
    }
  }
}

extension [CallArgument] {
  /// The closure that a task is to run.
  var operation: FunctionValue? {
    for argument in reversed() {
      if case .function(let function) = argument.value { return function }
    }
    return nil
  }
}
