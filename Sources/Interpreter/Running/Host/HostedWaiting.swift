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

extension Emitter {
  /// Whether what stands here runs on the main actor, as far as the source says so.
  var isInMainActor: Bool {
    guard let tasks = machine.hostOfTasks else { return true }
    guard let functionPosition else {
      return selfType.map { type in
        tasks.isOnMainActor(functionAt: .nowhere, of: HostType(type: type))
      } ?? true
    }
    return tasks.isOnMainActor(
      functionAt: functionPosition, of: selfType.map { HostType(type: $0) })
  }
}

extension NativeCall {
  /// Whether a closure that it is given says so itself.
  func isOnMainActor(_ index: Int) -> Bool {
    guard case .expression(let expression) = call.given[index],
      case .closure(let closure) = expression.kind
    else { return false }
    return closure.isOnMainActor
  }
}

extension NativeTable {
  /// What waits by the host's tasks, where code runs for one.
  nonisolated(unsafe) static let hostedWaits: [String: Native] = [
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
}
