/// Streams: what is sent into them is waited for at the other end.
extension NativeTable {
  nonisolated(unsafe) static let streams: [String: Native] =
    streamMembers("AsyncStream").merging(streamMembers("AsyncThrowingStream")) { first, _ in first }
    .merging([
      "AsyncStreamIterator.next()": { try next($0) },
      "TaskGroupIterator.next()": { try next($0) },
      // The continuations of both kinds of streams are called so.
      "Continuation.yield(_:)": { call in
        let (me, value, tasks) = (try call.receiver().value, try call.value(0), call.machine.tasks)
        let result = call.result
        return .value { frame in
          let stream = try me(frame).stream()
          let sent = stream.send(try value(frame), tasks)
          guard let told = sent.told else { return Value(word: 2) }
          let record = Record.make(result, 1)
          record.fields[0] = told.value
          return Value(word: told.index, object: record)
        }
      },
      "Continuation._onEnd(_:)": { call in
        let (me, told) = (try call.receiver().value, try call.value(0))
        return .void { try me($0).stream().onEnd = try told($0) }
      },
      "Continuation.finish()": { call in
        let (me, tasks, top) = (try call.receiver().value, call.machine.tasks, call.top)
        return .void { try me($0).stream().end(nil, tasks, $0 + top) }
      },
      "Continuation.finish(throwing:)": { call in
        let me = try call.receiver().value
        let (tasks, top, machine) = (call.machine.tasks, call.top, call.machine)
        let given = call.isGiven(0) ? try call.value(0) : nil
        let wrapped = call.type(0).wrapped
        return .void { frame in
          var error: Thrown?
          if let given, let wrapped {
            let form = OptionalForm(wrapping: wrapped.type)
            let value = try given(frame)
            if !form.isNothing(value) {
              error = Thrown(value: machine.thrown(form.unwrap(value), wrapped))
            }
          }
          try me(frame).stream().end(error, tasks, frame + top)
        }
      },
    ]) { first, _ in first }

  private static func streamMembers(_ name: String) -> [String: Native] {
    [
      "\(name).init(_:bufferingPolicy:_:)": { call in
        let (build, top, limit) = (try call.value(2), call.top, try limit(call))
        return .value { frame in
          let stream = StreamBox(keeping: try limit(frame))
          frame[top] = Value(stream)
          _ = try build(frame).function().call(frame + top)
          return Value(stream)
        }
      },
      "\(name).init(unfolding:)": { call in
        let produce = try call.value(0)
        let form = OptionalForm(wrapping: call.owner.argument(0).type)
        return .value { frame in
          let closure = try produce(frame).function()
          let stream = StreamBox()
          stream.produce = { frame in
            let value = try closure.call(frame)
            return form.isNothing(value) ? nil : form.unwrap(value)
          }
          return Value(stream)
        }
      },
      "\(name).makeStream(of:bufferingPolicy:)": { try pair($0) },
      "\(name).makeStream(of:)": { try pair($0) },
      "\(name).makeAsyncIterator()": { try $0.unary { $0 } },
    ]
  }

  private static func pair(_ call: NativeCall) throws -> Code {
    let (type, limit) = (call.result, try limit(call))
    return .value { frame in
      let stream = StreamBox(keeping: try limit(frame))
      return Value.pair(type, Value(stream), Value(stream))
    }
  }

  /// How much of what is sent waits to be taken.
  private static func limit(_ call: NativeCall) throws -> (Frame) throws -> StreamBox.Limit {
    guard call.isGiven(1) else { return { _ in .none } }
    let policy = try call.value(1)
    return { frame in
      let value = try policy(frame)
      return switch value.word {
      case 1: .oldest(try value.fields()[0].word)
      case 2: .newest(try value.fields()[0].word)
      default: .none
      }
    }
  }

  private static func next(_ call: NativeCall) throws -> Code {
    let (me, machine, top) = (try call.receiver().value, call.machine, call.top)
    let form = OptionalForm(wrapping: call.owner.argument(0).type)
    return .value { frame in
      let value = try machine.nextWaited(try me(frame), frame + top)
      return value.map(form.wrap) ?? form.nothing
    }
  }
}

/// What was sent and not yet taken.
final class StreamBox: Box {
  private var items: [Value] = []
  private var isOver = false
  private var error: Thrown?
  private var waiter: TaskBox?
  /// Makes the elements of a stream that nobody sends into.
  var produce: ((Frame) throws -> Value?)?
  /// `onTermination`: it is told whether the one who waits was cancelled.
  var onEnd: Value?

  private let limit: Limit

  enum Limit { case none, oldest(Int), newest(Int) }

  /// What became of something that was sent.
  enum Sent {
    case waits(room: Int)
    case dropped(Value)
    case late

    /// The case of `YieldResult` that says so, with what it carries.
    var told: (index: Int, value: Value)? {
      switch self {
      case .waits(let room): (0, Value(word: room))
      case .dropped(let value): (1, value)
      case .late: nil
      }
    }
  }

  init(keeping limit: Limit = .none) { self.limit = limit }

  func send(_ value: Value, _ tasks: any TaskRunner) -> Sent {
    if isOver { return .late }
    var room = Int.max
    switch limit {
    case .none: items.append(value)
    case .oldest(let most):
      if items.count >= most, waiter == nil { return .dropped(value) }
      items.append(value)
      room = max(0, most - items.count)
    case .newest(let most):
      items.append(value)
      if items.count > most, waiter == nil { return .dropped(items.removeFirst()) }
      room = max(0, most - items.count)
    }
    wake(tasks)
    return .waits(room: room)
  }

  func end(_ error: Thrown?, _ tasks: any TaskRunner, _ frame: Frame) throws {
    if isOver { return }
    isOver = true
    self.error = error
    wake(tasks)
    try tellEnd(isCancelled: false, frame)
  }

  private func tellEnd(isCancelled: Bool, _ frame: Frame) throws {
    guard let told = onEnd?.object as? FunctionBox else { return }
    onEnd = nil
    frame[0] = Value(word: isCancelled ? 1 : 0)
    _ = try told.call(frame)
  }

  private func wake(_ tasks: any TaskRunner) {
    if let waiter {
      self.waiter = nil
      tasks.resume(waiter)
    }
  }

  /// A cancellation wakes whoever waits.
  private func wait(_ tasks: any TaskRunner) throws {
    let task = tasks.current
    waiter = task
    task.onCancel.append { [weak self] in self?.wake(tasks) }
    defer { task.onCancel.removeLast() }
    try tasks.suspend()
  }

  func next(_ tasks: any TaskRunner, _ frame: Frame) throws -> Value? {
    if let produce {
      if isOver { return nil }
      let value = try produce(frame)
      if value == nil { isOver = true }
      return value
    }
    while items.isEmpty {
      if let error {
        self.error = nil
        throw error
      }
      if isOver { return nil }
      if tasks.current.isCancelled {
        isOver = true
        try tellEnd(isCancelled: true, frame)
        return nil
      }
      try wait(tasks)
    }
    return items.removeFirst()
  }
}

extension Value {
  fileprivate func stream() throws -> StreamBox {
    guard let stream = object as? StreamBox else { throw Trap.empty }
    return stream
  }
}

extension Machine {
  /// The next element of a stream or a group.
  fileprivate func nextWaited(_ value: Value, _ frame: Frame) throws -> Value? {
    switch value.object {
    case let stream as StreamBox: return try stream.next(tasks, frame)
    case let group as GroupBox: return try group.next(tasks)
    default: throw Trap.empty
    }
  }

  /// What a sequence that is waited for is made of.
  func waitedElement(of type: RuntimeType) -> RuntimeType {
    for name in ["AsyncSequence", "AsyncIteratorProtocol"] {
      guard let nominal = resolver.library(name),
        let associated = nominal.associatedTypes.first(where: { $0.name == "Element" })
      else { continue }
      let found = concrete(Type(.associated(type.type, associated)))
      if case .associated = found.kind { continue }
      return runtime(found)
    }
    return runtime(.unknown)
  }

  /// Goes through a sequence that is waited for; the frame is free from where it begins.
  func waitedCursor(_ value: Value, _ type: RuntimeType, _ frame: Frame) throws -> Cursor {
    if type.isDynamic { return try waitedCursor(opened(value), dynamicType(of: value), frame) }
    if value.object is StreamBox || value.object is GroupBox {
      return { [unowned self] frame in try nextWaited(value, frame) }
    }
    guard let nominal = resolver.library("AsyncSequence"),
      let requirement = nominal.members["makeAsyncIterator"].compactMap(\.function).first,
      let witness = witness(of: requirement, in: type), witness.function.syntax?.hasBody == true
    else { throw NotKnown(what: "going through a `\(type.type)`", position: .nowhere) }
    let own = witness.substitution(Substitution(), type, self)
    frame[0] = value
    let iterator = try code(for: witness.function, own).value(frame)
    let made = runtime(concrete(own.apply(witness.function.interface.result)))
    return try waitedIteration(iterator, made)
  }

  private func waitedIteration(_ iterator: Value, _ type: RuntimeType) throws -> Cursor {
    if type.isDynamic { return try waitedIteration(opened(iterator), dynamicType(of: iterator)) }
    if iterator.object is StreamBox || iterator.object is GroupBox {
      return { [unowned self] frame in try nextWaited(iterator, frame) }
    }
    guard let nominal = resolver.library("AsyncIteratorProtocol"),
      let requirement = nominal.members["next"].compactMap(\.function).first,
      let witness = witness(of: requirement, in: type), witness.function.syntax?.hasBody == true
    else { throw NotKnown(what: "going through a `\(type.type)`", position: .nowhere) }
    let own = witness.substitution(Substitution(), type, self)
    let result = concrete(own.apply(witness.function.interface.result))
    let next = code(for: witness.function, own)
    let form = OptionalForm(wrapping: result.unwrappedOnce)
    let isPlace = witness.function.isMutating && !type.isReference
    // The iterator lies in a cell of its own while it changes.
    let cell = Record.make(runtime(.void), 1)
    cell.fields[0] = iterator
    return { frame in
      frame[0] = isPlace ? Value(cell.fields, keeping: cell) : cell.fields[0]
      let found = try next.value(frame)
      return form.isNothing(found) ? nil : form.unwrap(found)
    }
  }
}
