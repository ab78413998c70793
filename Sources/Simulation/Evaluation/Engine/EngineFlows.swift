import Interpreter

/// Where a task stands on the engine, module by module.
private final class EngineFlow: EnginePlace {
  fileprivate var parts: [ObjectIdentifier: (runs: EngineRuns.Current, hosted: HostedFlow)] = [:]
}

extension EngineFunctions {
  func go(on next: (any EnginePlace)?) -> any EnginePlace {
    let (outer, next) = (EngineFlow(), next as? EngineFlow)
    for module in modules {
      guard let hosted = module.runs.hosted else { continue }
      let id = ObjectIdentifier(module)
      let part = next?.parts[id] ?? (EngineRuns.Current(), HostedFlow())
      outer.parts[id] = (module.runs.go(on: part.runs), hosted.go(on: part.hosted))
    }
    return outer
  }

  func end(_ place: any EnginePlace) {
    guard let flow = place as? EngineFlow else { return }
    for module in modules {
      guard let part = flow.parts[ObjectIdentifier(module)] else { continue }
      module.runs.hosted?.end(part.hosted)
    }
  }
}

/// The tasks of the program are this side's, and so are its queue and its clock.
extension EngineDeclarations: HostOfTasks {
  func yield() throws { try waiting { try $0.scheduler.yield() } }

  func sleep(nanoseconds: Int) throws -> Bool {
    try waiting { try $0.scheduler.sleep(for: .nanoseconds(nanoseconds)) }
  }

  var passed: Int {
    let (seconds, attoseconds) = (runs.evaluator?.scheduler.now ?? .zero).components
    return Int(seconds) * 1_000_000_000 + Int(attoseconds / 1_000_000_000)
  }

  var isCancelled: Bool { runs.evaluator?.scheduler.current?.isCancelled ?? false }

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
