import Interpreter

/// The tasks of the program are this side's, and so are its queue and its clock.
extension EngineDeclarations: HostOfTasks {
  var currentTask: (any HostTask)? { runs.evaluator?.scheduler.current }

  func start(_ task: HostedTask) throws -> any HostTask {
    let place = runs.files.place(of: task.position)
    guard let evaluator = runs.evaluator, !runs.meetsQuestions(at: place) else {
      throw EngineRuns.Retreat()
    }
    runs.noteEffect()
    let scheduler = evaluator.scheduler
    let perform = performer(for: evaluator, at: place)
    let function = FunctionValue(
      .native { _, _, _ in
        try perform(task.work)
        return .void
      }, number: 0)
    let begun = SimulatedTask(
      task.kind.name, isOnMainActor: task.isOnMainActor(scheduler.current), at: place
    ) { [unowned evaluator] in _ = try evaluator.call(function, [], at: place) }
    if task.kind.inheritsLocals { evaluator.handTaskLocals(to: begun) }
    if task.kind.endsWithParent { scheduler.current?.children.append(begun) }
    try scheduler.start(begun)
    return begun
  }

  func wait(_ prepare: (@escaping () -> Void) -> Void) throws -> Bool {
    try waiting { try $0.scheduler.wait(prepare) }
  }

  func yield() throws { try waiting { try $0.scheduler.yield() } }

  func sleep(nanoseconds: Int) throws -> Bool {
    try waiting { try $0.scheduler.sleep(for: .nanoseconds(nanoseconds)) }
  }

  func cancel(_ task: any HostTask) throws {
    guard let task = task as? SimulatedTask else { return }
    try waiting { try $0.scheduler.cancel(task) }
  }

  func performer() -> ((HostedWork) throws -> Void)? {
    runs.evaluator.map { performer(for: $0, at: runs.place) }
  }

  private func performer(
    for evaluator: Evaluator, at place: SourcePlace
  ) -> (HostedWork) throws -> Void {
    { [runs, weak evaluator] work in
      guard let evaluator else { return }
      // It may be the second half of something that has begun: it cannot be done again elsewhere.
      runs.noteEffect()
      _ = try runs.calling(for: evaluator, at: place, isAgain: false) { hosted in
        hosted.call(work, within: evaluator.limits.engine)
      } taking: { _, _ in
        .void
      } throwing: { _, _ in
        nil
      } refusing: {
      }
    }
  }

  var passed: Int {
    let (seconds, attoseconds) = (runs.evaluator?.scheduler.now ?? .zero).components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }

  // MARK: Actors

  func isOnMainActor(functionAt position: SourcePosition, of owner: HostType?) -> Bool {
    isOnMainActor(position, owner)
  }

  func enterActor(isMain: Bool, isAsync: Bool) throws -> Bool {
    guard let evaluator = runs.evaluator, let task = evaluator.scheduler.current,
      task.isOnMainActor != isMain, isMain || isAsync
    else { return false }
    try cross(task, isMain: isMain)
    return true
  }

  func leaveActor(isMain: Bool, isFailing: Bool) throws {
    guard let task = runs.evaluator?.scheduler.current else { return }
    if isFailing {
      task.isOnMainActor = !isMain
    } else {
      try cross(task, isMain: !isMain)
    }
  }

  private func cross(_ task: SimulatedTask, isMain: Bool) throws {
    guard let evaluator = runs.evaluator else { return }
    if evaluator.scheduler.hasPendingWrites() { runs.noteEffect() }
    try evaluator.cross(task, isMain: isMain)
  }

  /// What others do meanwhile cannot be undone.
  private func waiting<Result>(_ wait: (Evaluator) throws -> Result) throws -> Result {
    guard let evaluator = runs.evaluator else { throw EngineRuns.Retreat() }
    runs.noteEffect()
    return try wait(evaluator)
  }
}

extension HostedTask {
  /// - Parameter current: The task that begins it.
  fileprivate func isOnMainActor(_ current: SimulatedTask?) -> Bool {
    switch kind {
    case .detached, .child, .named: isOnMainActor
    case .plain: isOnMainActor || isInMainActor && current?.isOnMainActor != false
    }
  }
}

extension HostedTask.Kind {
  /// As the story names it.
  fileprivate var name: String {
    switch self {
    case .plain, .detached: "Task"
    case .child: "child task"
    case .named(let variable): "async let \(variable)"
    }
  }

  fileprivate var inheritsLocals: Bool {
    if case .detached = self { false } else { true }
  }

  fileprivate var endsWithParent: Bool {
    switch self {
    case .child, .named: true
    case .plain, .detached: false
    }
  }
}

/// Tasks as values.
extension ValueConversions {
  func fillTask(_ conversion: ValueConversion, _ type: HostType, _ result: HostType) {
    conversion.inward = { [unowned self] value in
      guard case .native(let given as TaskValue) = value else { return nil }
      return type.make(task: given.task) { [unowned self] in
        guard let evaluator = runs.evaluator, let way = self.conversion(result) else {
          throw EngineRuns.Retreat()
        }
        return try self.given(
          try throwing { try given.value(in: evaluator) }, way, at: runs.place)
      }
    }
    conversion.outward = { [unowned self] value, evaluator in
      guard let (task, outcome) = type.task(in: value), let begun = task as? SimulatedTask else {
        return nil
      }
      return .native(
        TaskValue(begun) { [self, unowned evaluator] in
          try self.outcome(outcome(), for: evaluator, at: begun.place)
        })
    }
  }

  /// What a task of the engine came to.
  private func outcome(
    _ outcome: HostedTask.Outcome?, for evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value {
    switch outcome {
    case nil: return .void
    case .returned(let value, let type)?:
      if let value = try outward(value, of: type, for: evaluator) { return value }
    case .threw(let error, let type)?:
      if let error = try outward(error, of: type, for: evaluator) {
        throw Interruption.thrown(ThrownValue(error), place)
      }
    }
    throw Interruption.limit("a task came to something that is not known", place)
  }
}
