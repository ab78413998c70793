/// Queues of Dispatch and of Foundation, and run loops: what they are handed runs soon, after some
/// time, or while the caller waits.
extension Evaluator {
  /// When a queue runs what it is handed.
  private enum Turn { case soon, later, now }

  private static let turns: [String: [String: Turn]] = [
    "DispatchQueue": [
      "async": .soon, "asyncAfter": .later, "schedule": .soon, "sync": .now, "asyncAndWait": .now,
    ],
    "OperationQueue": ["addOperation": .soon, "addBarrierBlock": .soon, "schedule": .soon],
    "RunLoop": ["perform": .soon, "schedule": .soon],
  ]

  /// `DispatchQueue.main.async { … }`, `OperationQueue.main.addOperation { … }`,
  /// `RunLoop.main.add(timer, forMode: .common)`; nil for anything else.
  func callQueue(
    _ queue: OpaqueValue, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    let parts = queue.name.split(separator: ".", maxSplits: 1).map(String.init)
    guard let kind = parts.first, let turns = Self.turns[kind] else { return nil }
    if kind == "RunLoop", name == "add" {
      guard case .native(let timer as TimerValue)? = try evaluate(arguments, in: scope).first?.value
      else { return nil }
      try timer.begin(in: self, at: place)
      return .void
    }
    guard let turn = turns[name], let work = try work(in: arguments, in: scope, at: place) else {
      return nil
    }
    // What the program runs belongs to the main loop, which it is told by either name.
    let isMain = parts.dropFirst().first == "main" || kind == "RunLoop"
    var delay = Duration.zero
    switch turn {
    case .now:
      guard isMain else { return try work() }
      guard let task = scheduler.current, !task.isOnMainActor else {
        throw trap(
          "BUG IN CLIENT OF LIBDISPATCH: dispatch_sync called on queue already owned by current "
            + "thread", at: place)
      }
      return try onActor(isMain: true, task, work)
    case .later: delay = try duration(arguments, in: scope) ?? .zero
    case .soon: break
    }
    let label = queue.name + "." + name
    let task = TaskValue(label, isOnMainActor: isMain, at: place, work)
    try scheduler.start(task.task, after: delay, isBlock: isMain)
    return .void
  }

  /// What a queue is to run: a closure, or a block that was made before, with the group that waits for
  /// it.
  private func work(in arguments: [Argument], in scope: Scope, at place: SourcePlace) throws -> (
    () throws -> Value
  )? {
    let values = try evaluate(
      arguments.filter { $0.label == nil || $0.label == "execute" || $0.label == "group" }
        + arguments.suffix(1).filter { !["execute", "group", nil].contains($0.label) },
      in: scope)
    let group = values.lazy.compactMap { argument -> DispatchGroupValue? in
      if case .native(let group as DispatchGroupValue) = argument.value { group } else { nil }
    }.first
    let run: () throws -> Value
    if let operation = values.operation {
      run = { [unowned self] in try call(operation, [], at: place) }
    } else if case .native(let item as WorkItemValue)? = values.last?.value {
      run = { [unowned self] in try item.perform(in: self, at: place) }
    } else {
      return nil
    }
    guard let group else { return run }
    group.enter()
    return { [unowned self] in
      let value = try run()
      try group.leave(in: self, at: place)
      return value
    }
  }

  /// What is made of a block and waits to be run: `DispatchWorkItem { … }`, and a timer that no run
  /// loop has yet. Nil for anything else.
  func waitingBlock(_ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace)
    throws -> Value?
  {
    guard name == "DispatchWorkItem" || name == "Timer", !declares(name, in: scope) else {
      return nil
    }
    let evaluated = try evaluate(arguments, in: scope)
    guard let block = evaluated.operation else { return nil }
    if name == "DispatchWorkItem" { return .native(WorkItemValue(block)) }
    return TimerValue(evaluated, block, in: self).map { .native($0) }
  }

  /// `DispatchGroup()`, `OperationQueue()`; nil for any other name.
  func dispatch(_ name: String, at place: SourcePlace) -> Value? {
    switch name {
    case "DispatchGroup": .native(DispatchGroupValue())
    case "OperationQueue":
      .opaque(OpaqueValue(name: name, identity: nextNumber(), place: place))
    default: nil
    }
  }
}

/// `DispatchWorkItem { … }`
final class WorkItemValue: NativeObject {
  private let block: FunctionValue
  private var isCancelled = false

  init(_ block: FunctionValue) { self.block = block }

  var text: String { "DispatchWorkItem" }

  /// What is cancelled before its turn never runs.
  func perform(in evaluator: Evaluator, at place: SourcePlace) throws -> Value {
    isCancelled ? .void : try evaluator.call(block, [], at: place)
  }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    name == "isCancelled" ? .boolean(isCancelled) : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "perform", "callAsFunction": return try perform(in: evaluator, at: place)
    case "cancel":
      isCancelled = true
      return .void
    default: return nil
    }
  }
}

/// `DispatchGroup()`: tells when all that entered has left.
final class DispatchGroupValue: NativeObject {
  private var count = 0
  private var waiting: [FunctionValue] = []

  var text: String { "DispatchGroup" }

  func enter() { count += 1 }

  func leave(in evaluator: Evaluator, at place: SourcePlace) throws {
    guard count > 0 else {
      throw evaluator.trap(
        "BUG IN CLIENT OF LIBDISPATCH: Unbalanced call to dispatch_group_leave()", at: place)
    }
    count -= 1
    try tell(in: evaluator, at: place)
  }

  private func tell(in evaluator: Evaluator, at place: SourcePlace) throws {
    guard count == 0 else { return }
    let ready = waiting
    waiting = []
    for block in ready {
      let task = TaskValue("DispatchGroup.notify", isOnMainActor: true, at: place) {
        [unowned evaluator] in try evaluator.call(block, [], at: place)
      }
      try evaluator.scheduler.start(task.task, isBlock: true)
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "enter": enter()
    case "leave": try leave(in: evaluator, at: place)
    case "notify":
      guard let block = arguments.operation else { return nil }
      waiting.append(block)
      try tell(in: evaluator, at: place)
    default: return nil
    }
    return .void
  }
}
