/// Tasks, groups and continuations.
extension NativeTable {
  nonisolated(unsafe) static let concurrency: [String: Native] = [
    "Task.init(priority:operation:)": { try started($0, 1) },
    "Task.init(name:priority:operation:)": { try started($0, 2) },
    "Task.detached(priority:operation:)": { try started($0, 1, .detached) },
    "__taskLocal(_:otherwise:)": { call in
      let (key, other, tasks) = (try call.value(0), try call.value(1), call.machine.tasks)
      return call.giving { frame in
        let bound = try key(frame).object.flatMap {
          tasks.current.locals[ObjectIdentifier($0)]?.last
        }
        return try bound ?? other(frame)
      }
    },
    "__bindTaskLocal(_:_:)": { call in
      let (key, value, tasks) = (try call.value(0), try call.value(1), call.machine.tasks)
      return .void { frame in
        guard let object = try key(frame).object else { return }
        tasks.current.locals[ObjectIdentifier(object), default: []].append(
          try value(frame))
      }
    },
    "__unbindTaskLocal(_:)": { call in
      let (key, tasks) = (try call.value(0), call.machine.tasks)
      return .void { frame in
        guard let object = try key(frame).object else { return }
        _ = tasks.current.locals[ObjectIdentifier(object)]?.popLast()
      }
    },
    "Task.cancel()": { call in
      let (me, tasks) = (try call.receiver().value, call.machine.tasks)
      return .void { try tasks.cancel(try me($0).task()) }
    },
    "Task.isCancelled": { call in
      let tasks = call.machine.tasks
      guard !call.call.function.isStatic else { return .boolean { _ in tasks.current.isCancelled } }
      let me = try call.receiver().value
      return .boolean { try me($0).task().isCancelled }
    },
    "Task.value": { call in
      let (me, tasks) = (try call.receiver().value, call.machine.tasks)
      return call.giving { try tasks.value(of: try me($0).task()) }
    },
    "Task.result": { call in
      let (me, tasks) = (try call.receiver().value, call.machine.tasks)
      let (result, failure, machine) = (call.result, call.owner.argument(1), call.machine)
      return .value { frame in
        let record = Record.make(result, 1)
        do {
          record.fields[0] = try tasks.value(of: try me(frame).task())
          return Value(word: 0, object: record)
        } catch let error as Thrown {
          record.fields[0] = failure.isDynamic ? error.value : machine.opened(error.value)
          return Value(word: 1, object: record)
        }
      }
    },
    "Task.checkCancellation()": { call in
      let (machine, tasks) = (call.machine, call.machine.tasks)
      return .void { _ in if tasks.current.isCancelled { throw machine.cancellation } }
    },
    "Task.yield()": { call in
      let tasks = call.machine.tasks
      return .void { _ in try tasks.yield() }
    },
    "Task.sleep(nanoseconds:)": { call in
      let (machine, tasks) = (call.machine, call.machine.tasks)
      let time = try call.code(0).integer
      return .void { frame in
        if !(try tasks.sleep(try time(frame))) { throw machine.cancellation }
      }
    },
    "Task.sleep(_:)": { call in
      let (tasks, time) = (call.machine.tasks, try call.code(0).integer)
      return .void { _ = try tasks.sleep(try time($0)) }
    },
    "Task.==(_:_:)": { call in
      let (a, b) = (try call.value(0), try call.value(1))
      return .boolean { try a($0).object?.objectIdentity == b($0).object?.objectIdentity }
    },
    "CancellationError.init()": { call in
      let type = call.owner
      return .value { _ in Value(Record.make(type, 0)) }
    },
    "MainActor.run(resultType:body:)": { try called($0, 1) },
    "MainActor.assumeIsolated(_:)": { try called($0, 0) },
    "withTaskCancellationHandler(operation:onCancel:)": { call in
      let (run, handler) = (try call.value(0), try call.value(1))
      let (machine, tasks, top) = (call.machine, call.machine.tasks, call.top)
      return call.giving { frame in
        let task = tasks.current
        let closure = try handler(frame).function()
        if task.isCancelled { _ = try closure.call(frame + top) }
        task.onCancel.append { _ = try machine.frames.aside { try closure.call($0) } }
        defer { task.onCancel.removeLast() }
        return try run(frame).function().call(frame + top)
      }
    },
    "withTaskGroup(of:returning:body:)": { try grouped($0) },
    "withThrowingTaskGroup(of:returning:body:)": { try grouped($0) },
    "withCheckedContinuation(function:_:)": { try continued($0, 1) },
    "withCheckedThrowingContinuation(function:_:)": { try continued($0, 1) },
    "withUnsafeContinuation(_:)": { try continued($0, 0) },
    "withUnsafeThrowingContinuation(_:)": { try continued($0, 0) },
    "CheckedContinuation.resume(returning:)": { try resumed($0) { .value($0) } },
    "CheckedContinuation.resume(throwing:)": { try resumed($0) { .error($0) } },
    "CheckedContinuation.resume(with:)": { call in
      let error = call.owner.argument(1)
      let machine = call.machine
      return try resumed(call) { result in
        // A case of `Result` and what it carries.
        let carried = try result.fields()[0]
        return result.word == 0 ? .value(carried) : .error(machine.thrown(carried, error))
      }
    },
    "CheckedContinuation.resume()": { call in
      let (me, tasks) = (try call.receiver().value, call.machine.tasks)
      return .void { try tasks.finish(try me($0), .value(Value())) }
    },
  ].merging(priorities) { first, _ in first }
    .merging(groupMembers("TaskGroup")) { first, _ in first }
    .merging(groupMembers("ThrowingTaskGroup")) { first, _ in first }

  nonisolated(unsafe) private static let priorities: [String: Native] = {
    var table: [String: Native] = [:]
    let names = ["background", "utility", "low", "medium", "userInitiated", "high"]
    for (index, name) in names.enumerated() {
      table["TaskPriority.\(name)"] = { call in
        let type = call.result
        return .value { _ in
          let record = Record.make(type, 1)
          record.fields[0] = Value(word: index)
          return Value(record)
        }
      }
    }
    table["Task.currentPriority"] = table["TaskPriority.medium"]
    return table
  }()

  private static func started(
    _ call: NativeCall, _ index: Int, _ kind: TaskBeginning.Kind = .plain
  ) throws -> Code {
    let (operation, tasks) = (try call.value(index), call.machine.tasks)
    let beginning = TaskBeginning(
      kind: kind, isOnMainActor: call.isOnMainActor(index),
      isInMainActor: call.emitter.isInMainActor, position: call.position,
      result: call.owner.argument(0))
    return .value { frame in
      let closure = try operation(frame).function()
      return Value(try tasks.start(beginning) { try closure.call($0) })
    }
  }

  private static func called(_ call: NativeCall, _ index: Int) throws -> Code {
    let (body, top) = (try call.value(index), call.top)
    return call.giving { try body($0).function().call($0 + top) }
  }

  // MARK: Groups

  private static func grouped(_ call: NativeCall) throws -> Code {
    let slot = call.emitter.allocate()
    let (body, tasks) = (try call.value(2), call.machine.tasks)
    let top = call.top
    return call.giving { frame in
      let group = GroupBox()
      frame[slot] = Value(group)
      frame[top] = Value(frame + slot)
      defer { frame[slot].object = nil }
      do {
        let result = try body(frame).function().call(frame + top)
        try group.waitForAll(tasks, throwing: false)
        return result
      } catch let error as Thrown {
        try group.cancel(tasks)
        try group.waitForAll(tasks, throwing: false)
        throw error
      }
    }
  }

  private static func child(_ call: NativeCall) -> TaskBeginning {
    TaskBeginning(
      kind: .child, isOnMainActor: call.isOnMainActor(1), position: call.position,
      result: call.owner.argument(0))
  }

  private static func groupMembers(_ name: String) -> [String: Native] {
    [
      "\(name).addTask(priority:operation:)": { call in
        let (me, operation) = (try call.receiver().value, try call.value(1))
        let (tasks, beginning) = (call.machine.tasks, child(call))
        return .void { frame in
          let closure = try operation(frame).function()
          try me(frame).group().add(tasks, beginning) { try closure.call($0) }
        }
      },
      "\(name).addTaskUnlessCancelled(priority:operation:)": { call in
        let (me, operation) = (try call.receiver().value, try call.value(1))
        let (tasks, beginning) = (call.machine.tasks, child(call))
        return .boolean { frame in
          let group = try me(frame).group()
          if group.isCancelled || tasks.current.isCancelled { return false }
          let closure = try operation(frame).function()
          try group.add(tasks, beginning) { try closure.call($0) }
          return true
        }
      },
      "\(name).next()": { call in
        let (me, tasks) = (try call.receiver().value, call.machine.tasks)
        let form = OptionalForm(wrapping: call.owner.argument(0).type)
        return .value { try me($0).group().next(tasks).map(form.wrap) ?? form.nothing }
      },
      "\(name).waitForAll()": { call in
        let (me, tasks) = (try call.receiver().value, call.machine.tasks)
        return .void { try me($0).group().waitForAll(tasks, throwing: true) }
      },
      "\(name).cancelAll()": { call in
        let (me, tasks) = (try call.receiver().value, call.machine.tasks)
        return .void { try me($0).group().cancel(tasks) }
      },
      "\(name).isCancelled": { call in
        let me = try call.receiver().value
        return .boolean { try me($0).group().isCancelled }
      },
      "\(name).isEmpty": { call in
        let me = try call.receiver().value
        return .boolean { try me($0).group().isEmpty }
      },
      "\(name).makeAsyncIterator()": { try $0.unary { $0 } },
    ]
  }

  // MARK: Continuations

  private static func continued(_ call: NativeCall, _ index: Int) throws -> Code {
    let (body, tasks, top) = (try call.value(index), call.machine.tasks, call.top)
    return call.giving { frame in
      let waiting = ContinuationBox()
      frame[top] = Value(waiting)
      _ = try body(frame).function().call(frame + top)
      while waiting.result == nil {
        waiting.waiter = tasks.current
        try tasks.suspend()
      }
      switch waiting.result {
      case .value(let value): return value
      case .error(let error): throw Thrown(value: error)
      case nil: return Value()
      }
    }
  }

  private static func resumed(
    _ call: NativeCall, _ result: @escaping (Value) throws -> ContinuationBox.Result
  ) throws -> Code {
    let (me, value, tasks) = (try call.receiver().value, try call.value(0), call.machine.tasks)
    let machine = call.machine
    let type = call.type(0)
    let isError = call.call.function.labels == ["throwing"]
    return .void { frame in
      let owner = try me(frame)
      var given = try value(frame)
      if isError { given = machine.thrown(given, type) }
      try tasks.finish(owner, try result(given))
    }
  }
}

/// The children of a task, in the order in which they come to their ends.
final class GroupBox: Box {
  private var done: [Result] = []
  private var pending = 0
  private var tasks: [TaskBox] = []
  private var waiter: TaskBox?
  private(set) var isCancelled = false
  var isEmpty: Bool { pending == 0 && done.isEmpty }

  private enum Result {
    case value(Value)
    case error(Thrown)
  }

  func add(
    _ all: any TaskRunner, _ beginning: TaskBeginning, _ body: @escaping (Frame) throws -> Value
  ) throws {
    pending += 1
    let task = try all.start(beginning) { [self] frame in
      do {
        let value = try body(frame)
        finish(.value(value), all)
        return value
      } catch let error as Thrown {
        finish(.error(error), all)
        throw error
      }
    }
    if isCancelled || all.current.isCancelled { try all.cancel(task) }
    tasks.append(task)
    all.current.children.append(task)
  }

  private func finish(_ result: Result, _ all: any TaskRunner) {
    pending -= 1
    done.append(result)
    if let waiter {
      self.waiter = nil
      all.resume(waiter)
    }
  }

  func next(_ all: any TaskRunner) throws -> Value? {
    while done.isEmpty {
      if pending == 0 { return nil }
      waiter = all.current
      try all.suspend()
    }
    switch done.removeFirst() {
    case .value(let value): return value
    case .error(let error): throw error
    }
  }

  func waitForAll(_ all: any TaskRunner, throwing: Bool) throws {
    var first: Thrown?
    while true {
      do {
        if try next(all) == nil { break }
      } catch let error as Thrown {
        first = first ?? error
      }
    }
    if throwing, let first { throw first }
  }

  func cancel(_ all: any TaskRunner) throws {
    isCancelled = true
    for task in tasks where !task.isFinished { try all.cancel(task) }
  }
}

/// Somebody waits for what a callback brings.
final class ContinuationBox: Box {
  enum Result {
    case value(Value)
    case error(Value)
  }

  var result: Result?
  var waiter: TaskBox?
}

extension TaskRunner {
  /// What was waited for is there.
  func finish(_ continuation: Value, _ result: ContinuationBox.Result) throws {
    guard let waiting = continuation.object as? ContinuationBox else { throw Trap.empty }
    guard waiting.result == nil else { throw Trap("a continuation is resumed a second time") }
    waiting.result = result
    if let waiter = waiting.waiter { resume(waiter) }
  }
}

extension Machine {
  /// What a cancelled task throws.
  var cancellation: Thrown {
    let type = runtime(resolver.libraryType("CancellationError", []))
    return Thrown(value: erased(Value(Record.make(type, 0)), type))
  }

  /// An error as `any Error` holds it.
  func thrown(_ error: Value, _ type: RuntimeType) -> Value {
    type.isDynamic ? error : erased(error, type)
  }
}

extension Value {
  fileprivate func task() throws -> TaskBox {
    guard let task = object as? TaskBox else { throw Trap.empty }
    return task
  }

  fileprivate func group() throws -> GroupBox {
    guard let group = object as? GroupBox else { throw Trap.empty }
    return group
  }
}
