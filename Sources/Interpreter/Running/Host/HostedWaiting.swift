/// Waiting of code that runs for a host: its tasks are the host's, with its queue and its clock.
public protocol HostOfTasks: AnyObject {
  /// Lets everything else that is ready go on first.
  func yield() throws
  /// Lets time go by.
  /// - Returns: Whether the task was cancelled before it was over.
  func sleep(nanoseconds: Int) throws -> Bool
  /// Nanoseconds that went by since the program began.
  var passed: Int { get }
  /// Whether the task that runs is cancelled.
  var isCancelled: Bool { get }
  /// Whether a function is isolated to the main actor.
  /// - Parameters:
  ///   - position: Where it is declared.
  ///   - owner: The type whose member it is.
  func isOnMainActor(functionAt position: SourcePosition, of owner: HostType?) -> Bool
  /// Goes to the actor of a function that is called, which may let others go on.
  /// - Returns: Whether it is another one, which ``leaveActor(isMain:isFailing:)`` leaves again.
  func enterActor(isMain: Bool, isAsync: Bool) throws -> Bool
  /// Goes back to where the call came from.
  func leaveActor(isMain: Bool, isFailing: Bool) throws
}

extension Machine {
  /// Whose tasks the code runs in, if they are a host's.
  var hostOfTasks: (any HostOfTasks)? { host as? any HostOfTasks }

  /// A call of a function on the actor that it belongs to.
  ///
  /// - Parameter owner: The type whose member it is.
  func onItsActor(_ function: Function, of owner: RuntimeType?, _ code: Code) -> Code {
    guard let tasks = hostOfTasks, !function.isOfLibrary else { return code }
    let isMain = tasks.isOnMainActor(
      functionAt: function.position, of: owner.map { HostType(type: $0) })
    return onActor(isMain: isMain, isAsync: function.interface.isAsync, tasks, code)
  }

  fileprivate func onActor(
    isMain: Bool, isAsync: Bool, _ tasks: any HostOfTasks, _ code: Code
  ) -> Code {
    making.noteOutside()
    let run = code.value
    return .from(code.shape) { [unowned tasks] frame in
      guard try Self.asking({ try tasks.enterActor(isMain: isMain, isAsync: isAsync) }) else {
        return try run(frame)
      }
      let result: Value
      do { result = try run(frame) } catch {
        try Self.asking { try tasks.leaveActor(isMain: isMain, isFailing: true) }
        throw error
      }
      try Self.asking { try tasks.leaveActor(isMain: isMain, isFailing: false) }
      return result
    }
  }

  /// What the host throws is its own affair: no code of the program catches it.
  private static func asking<Result>(_ ask: () throws -> Result) throws -> Result {
    do { return try ask() } catch { throw HostInterruption(error) }
  }
}

extension NativeTable {
  /// What waits by the host's tasks, where code runs for one.
  nonisolated(unsafe) static let hostedWaits: [String: Native] = [
    "Task.yield()": { call in
      try waiting(call) { tasks in try tasks.yield() }
    },
    "Task.sleep(nanoseconds:)": { call in
      let (machine, time) = (call.machine, try call.code(0).integer)
      return try asking(call) { tasks, frame in
        if try tasks.sleep(nanoseconds: try time(frame)) { throw machine.cancellation }
      }
    },
    "Task.sleep(_:)": { call in
      let time = try call.code(0).integer
      return try asking(call) { tasks, frame in
        _ = try tasks.sleep(nanoseconds: try time(frame))
      }
    },
    "Task.checkCancellation()": { call in
      let machine = call.machine
      return try waiting(call) { tasks in
        if tasks.isCancelled { throw machine.cancellation }
      }
    },
    "Task.isCancelled": { call in
      guard call.call.function.isStatic, let tasks = call.machine.hostOfTasks else {
        call.machine.noteWaiting()
        throw call.emitter.notKnown("`isCancelled` of a task", at: call.position)
      }
      call.machine.making.noteOutside()
      return .boolean { [unowned tasks] _ in tasks.isCancelled }
    },
    "__clockNanoseconds()": { call in
      guard let tasks = call.machine.hostOfTasks else {
        throw call.emitter.notKnown("the clock", at: call.position)
      }
      call.machine.making.noteOutside()
      return .integer(.code { [unowned tasks] _ in tasks.passed })
    },
    "MainActor.run(resultType:body:)": { call in
      let (body, top) = (try call.value(1), call.top)
      let code = call.giving { try body($0).function().call($0 + top) }
      guard let tasks = call.machine.hostOfTasks else { return code }
      return call.machine.onActor(isMain: true, isAsync: true, tasks, code)
    },
  ]

  private static func waiting(
    _ call: NativeCall, _ wait: @escaping (any HostOfTasks) throws -> Void
  ) throws -> Code {
    try asking(call) { tasks, _ in try wait(tasks) }
  }

  private static func asking(
    _ call: NativeCall, _ wait: @escaping (any HostOfTasks, Frame) throws -> Void
  ) throws -> Code {
    guard let tasks = call.machine.hostOfTasks else {
      throw call.emitter.notKnown("`\(call.call.function.name)`", at: call.position)
    }
    let (machine, top) = (call.machine, call.top)
    machine.making.noteOutside()
    return .void { [unowned tasks] frame in
      try machine.outside(frame + top) { try wait(tasks, frame) }
    }
  }
}
