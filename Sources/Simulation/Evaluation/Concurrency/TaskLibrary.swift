/// The functions of Swift's concurrency library.
extension Evaluator {
  /// Calls a function or initialiser of the concurrency library; nil if the name is none of
  /// theirs, or the program has a type `Task` of its own.
  func callConcurrency(
    _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    if let stream = try callStream(name, arguments, in: scope, at: place) { return stream }
    if let publisher = try constructPublisher(name, arguments, in: scope, at: place) {
      return publisher
    }
    if arguments.isEmpty, !declares(name, in: scope),
      let value = clock(name) ?? lock(name) ?? coder(name) ?? registrar(name)
        ?? dispatch(name, at: place)
    {
      return value
    }
    if let timed = try waitingBlock(name, arguments, in: scope, at: place) { return timed }
    guard let known = ConcurrencyName(rawValue: name) else { return nil }
    if name.hasPrefix("Task"), declares("Task", in: scope) { return nil }
    if known == .task, !arguments.allSatisfy(Self.isOfTask) { return nil }
    switch known {
    case .timer: return try scheduledTimer(arguments, in: scope, at: place)
    case .sleep:
      let duration = try duration(arguments, in: scope) ?? .zero
      if try scheduler.sleep(for: duration) { throw cancellation(at: place) }
      return .void
    case .yield:
      try scheduler.yield()
      return .void
    case .checkCancellation:
      if scheduler.current?.isCancelled == true { throw cancellation(at: place) }
      return .void
    default:
      let evaluated = try evaluate(arguments, in: scope)
      guard let operation = evaluated.operation else { return .void }
      return try call(known, operation, evaluated, in: scope, at: place)
    }
  }

  /// `Task(title: "…")` makes a value of the program's own `Task`, which stands in a file that was
  /// not given.
  private static func isOfTask(_ argument: Argument) -> Bool {
    guard let label = argument.label else { return true }
    return ["name", "executorPreference", "priority", "operation"].contains(label)
  }

  enum ConcurrencyName: String {
    case task = "Task"
    case detached = "Task.detached"
    case immediate = "Task.immediate"
    case sleep = "Task.sleep"
    case yield = "Task.yield"
    case checkCancellation = "Task.checkCancellation"
    case timer = "Timer.scheduledTimer"
    case run = "MainActor.run"
    case assume = "MainActor.assumeIsolated"
    case group = "withTaskGroup"
    case throwingGroup = "withThrowingTaskGroup"
    case discardingGroup = "withDiscardingTaskGroup"
    case cancellationHandler = "withTaskCancellationHandler"
    case continuation = "withCheckedContinuation"
    case throwingContinuation = "withCheckedThrowingContinuation"
    case unsafeContinuation = "withUnsafeContinuation"
    case unsafeThrowingContinuation = "withUnsafeThrowingContinuation"
  }

  private func call(
    _ name: ConcurrencyName, _ operation: FunctionValue, _ arguments: [CallArgument],
    in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    switch name {
    case .run, .assume:
      guard let task = scheduler.current else { return try call(operation, [], at: place) }
      return try onActor(isMain: true, task) { try call(operation, [], at: place) }
    case .group, .throwingGroup, .discardingGroup:
      return try withGroup(operation, at: place)
    case .cancellationHandler: return try withHandler(arguments, at: place)
    case .continuation, .throwingContinuation, .unsafeContinuation, .unsafeThrowingContinuation:
      let continuation = ContinuationValue()
      _ = try call(
        operation, [CallArgument(label: nil, value: .native(continuation))], at: place)
      return try continuation.result(in: self)
    default:
      let isOnMainActor =
        operation.isOnMainActor || (name != .detached && isOnMainActor(scope))
      return .native(
        try startTask(
          operation, inherits: name != .detached, isOnMainActor: isOnMainActor, at: place))
    }
  }

  func evaluate(_ arguments: [Argument], in scope: Scope) throws -> [CallArgument] {
    try arguments.map { argument in
      let parameter = Parameter(label: argument.label, name: "_", type: nil)
      return CallArgument(
        label: argument.label, value: try value(for: parameter, [argument], scope, scope))
    }
  }

  /// Whether a type of that name is the program's own, and not one that it only extends.
  func declares(_ name: String, in scope: Scope) -> Bool {
    program.type(named: name, in: scope.selfType).map { $0.kind != .outside } ?? false
  }

  /// `Task { … }`
  ///
  /// - Parameter inherits: Whether it has the task-local values of whoever begins it.
  private func startTask(
    _ operation: FunctionValue, inherits: Bool, isOnMainActor: Bool, at place: SourcePlace
  ) throws -> TaskValue {
    let task = TaskValue("Task", isOnMainActor: isOnMainActor, at: place) { [unowned self] in
      try call(operation, [], at: place)
    }
    if inherits { handTaskLocals(to: task.task) }
    try scheduler.start(task.task)
    return task
  }

  /// `throw CancellationError()`.
  func cancellation(at place: SourcePlace) -> Interruption {
    .thrown(
      ThrownValue(
        .opaque(OpaqueValue(name: "CancellationError", identity: nextNumber(), place: place))),
      place)
  }

  /// `Task.isCancelled`; nil for other constants.
  func concurrencyConstant(_ name: String, of type: TypeReference) -> Value? {
    if name == "default", type.name == "NotificationCenter" {
      return .native(NotificationCenterValue())
    }
    if name == "standard", type.name == "UserDefaults" { return .native(UserDefaultsValue()) }
    if name == "now", clock(type.name) != nil { return ClockInstant(scheduler.now).value }
    if let thread = thread(name, of: type) { return thread }
    guard type.name == "Task", name == "isCancelled" else { return nil }
    return .boolean(scheduler.current?.isCancelled ?? false)
  }

  // MARK: Structured tasks

  /// `async let name = expression`: begins at once, and is waited for where the name is read.
  func startChild(_ binding: VariableBinding, named name: String, in scope: Scope) throws {
    guard let initial = binding.initial, let parent = scheduler.current else { return }
    let child = TaskValue(
      "async let \(name)", isOnMainActor: false, at: initial.place
    ) { [unowned self] in try evaluate(initial, as: binding.type, in: scope) }
    parent.children.append(child.task)
    handTaskLocals(to: child.task)
    try scheduler.start(child.task)
    let variable = Variable(nil, type: binding.type)
    variable.pending = { [unowned self] in try child.value(in: self) }
    scope.declare(name, variable)
    // Leaving the block cancels a child that nobody has waited for, and waits for it.
    scope.endings.append { [unowned self] in
      guard !child.task.isFinished else { return }
      try scheduler.cancel(child.task)
      try scheduler.join(child.task)
    }
  }

  private func withGroup(_ body: FunctionValue, at place: SourcePlace) throws -> Value {
    let group = TaskGroupValue()
    do {
      let result = try call(
        body, [CallArgument(label: nil, value: .native(group))], at: place)
      try group.close(in: self)
      return result
    } catch Interruption.thrown(let error, let origin) {
      try group.cancelAll(in: self)
      try group.close(in: self)
      throw Interruption.thrown(error, origin)
    }
  }

  private func withHandler(_ arguments: [CallArgument], at place: SourcePlace) throws -> Value {
    let functions = arguments.compactMap { argument -> (label: String?, value: FunctionValue)? in
      guard case .function(let function) = argument.value else { return nil }
      return (argument.label, function)
    }
    guard let operation = functions.first(where: { $0.label != "onCancel" })?.value else {
      return .void
    }
    if let handler = functions.first(where: { $0.label == "onCancel" })?.value,
      let task = scheduler.current
    {
      if task.isCancelled {
        _ = try call(handler, [], at: place)
      } else {
        task.cancellationHandlers.append { [unowned self] in
          _ = try call(handler, [], at: place)
        }
        defer { if !task.cancellationHandlers.isEmpty { task.cancellationHandlers.removeLast() } }
        return try call(operation, [], at: place)
      }
    }
    return try call(operation, [], at: place)
  }
}
