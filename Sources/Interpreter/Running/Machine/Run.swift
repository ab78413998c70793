import Foundation

extension SourceProgram {
  /// How a program ended.
  public enum Outcome: Sendable {
    case finished
    /// It stopped itself, as the language has it; with the place where that is known.
    case trapped(String, SourcePosition?)
    /// An error that nobody caught.
    case failed(String)
    /// Something in it the machine does not know how to run.
    case notKnown(String, SourcePosition)
    case interrupted
    case tooManySteps
    case tooMuchMemory
  }

  /// Runs what stands outside of any function, or the program's `main`.
  ///
  /// - Parameters:
  ///   - steps: Turns of loops and calls after which it is stopped.
  ///   - isInterrupted: Asked every few thousand steps; true ends the program.
  ///   - surroundings: The time, chance, where it runs.
  ///   - output: Takes what the program prints, as it prints it.
  public func run(
    steps: Int = .max, isInterrupted: @escaping () -> Bool = { false },
    surroundings: Surroundings = Surroundings(), output: @escaping (String) -> Void
  ) -> Outcome {
    _ = findings()
    let machine = Machine(
      files, resolver: resolver, checker: checker,
      limits: Machine.Limits(steps: steps, isInterrupted: isInterrupted), surroundings: surroundings
    ) { text, _ in output(text) }
    return NativeStack.runOnLarge { limit in
      machine.control.pointee.stackLimit = limit
      defer { machine.close() }
      return machine.runProgram()
    }
  }
}

extension Machine {
  func runProgram() -> SourceProgram.Outcome {
    do {
      try runScript()
      if let error = postponed { throw error }
      stopTasks()
      return .finished
    } catch {
      let outcome = outcome(of: error)
      stopTasks()
      return outcome
    }
  }

  /// What has not come to its end when the program has does not run any more.
  private func stopTasks() {
    let wasDead = isDead
    isDead = true
    endTasks()
    isDead = wasDead
  }

  private func outcome(of error: any Error) -> SourceProgram.Outcome {
    isDead = true
    switch error {
    case let trap as Trap: return .trapped(trap.message, trap.position)
    case let thrown as Thrown: return .failed((try? errorText(thrown.value)) ?? "an error")
    case let unknown as NotKnown: return .notKnown(unknown.what, unknown.position)
    case let stopped as Stopped:
      switch stopped.reason {
      case .interrupted: return .interrupted
      case .tooManySteps, .tooLong: return .tooManySteps
      case .tooMuchMemory: return .tooMuchMemory
      }
    default: return .trapped("\(error)", nil)
    }
  }

  /// The variables and statements of the script, in the order in which they stand.
  private func runScript() throws {
    let steps = files.flatMap { file in
      file.statements.map { ($0.position, ScriptStep.statement($0)) }
        + (file.statements.isEmpty
          ? []
          : file.declarations.compactMap { declaration in
            guard case .variable(let syntax) = declaration, syntax.accessors?.isComputed != true
            else { return nil }
            return (syntax.position, ScriptStep.variable(syntax))
          })
    }.sorted { ($0.0.file, $0.0.offset) < ($1.0.file, $1.0.offset) }
    for case (_, .variable(let syntax)) in steps {
      scriptVariables.insert(ObjectIdentifier(syntax))
    }
    let statements = steps.map { position, step in
      switch step {
      case .statement(let statement): statement
      case .variable(let syntax): Statement(.declaration(.variable(syntax)), at: position)
      }
    }
    let emitter = Emitter(
      self, Substitution(), result: .void, captured: CaptureScan.shared(in: statements))
    emitter.resultSlot = emitter.allocate()
    emitter.functionName = Self.moduleName
    emitter.declareFunctions(in: statements)
    var deferred: [(Frame) throws -> Leaving] = []
    for (_, step) in steps {
      switch step {
      case .statement(let statement):
        if case .deferred(let body) = statement.kind {
          deferred.append(try emitter.block(body).leaving)
          continue
        }
        let code = try emitter.statement(statement).leaving
        if try code(memory) != .normally { return }
      case .variable(let syntax): try declareGlobal(syntax, emitter)
      }
      if emitter.highest > FrameMemory.largestFrame { throw Trap.tooDeep }
    }
    for last in deferred.reversed() { _ = try last(memory) }
    if steps.isEmpty { try runMain() }
  }

  private enum ScriptStep {
    case statement(Statement)
    case variable(VariableSyntax)
  }

  private func declareGlobal(_ syntax: VariableSyntax, _ emitter: Emitter) throws {
    let variables = syntax.pattern.names.compactMap(\.variable)
    guard let initial = variables.first.flatMap(firstWrapper) ?? syntax.initial else {
      for variable in variables { _ = try global(variable, of: nil) }
      return
    }
    let mark = emitter.height
    if case .bind = syntax.pattern.kind, let variable = variables.first {
      let (place, type) = try global(variable, of: nil)
      let code =
        try syntax.isAsync
        ? emitter.task(of: initial, named: variable.name, type)
        : emitter.emit(initial, to: type.type)
      let value = try code.value(memory)
      place.place.pointee =
        variable.ownership == .strong ? value : Value(WeakBox(value.object))
    } else {
      let from = emitter.type(of: initial)
      let wanted = syntax.pattern.type.map(concrete) ?? from
      let code = try emitter.convert(
        try emitter.emit(initial), from: from, to: wanted, at: initial.position)
      try assign(syntax.pattern, try code.value(memory), runtime(wanted))
    }
    emitter.release(to: mark)
  }

  /// Takes a value apart into globals.
  func assign(_ pattern: Pattern, _ value: Value, _ type: RuntimeType) throws {
    switch pattern.kind {
    case .bind(let name):
      guard let variable = name.variable else { return }
      let (global, _) = try global(variable, of: nil)
      global.place.pointee = value
      global.initialize = nil
    case .tuple(let elements):
      let types = type.tupleElements(self)
      for (index, element) in elements.enumerated() {
        try assign(element.pattern, try value.fields()[index], types[index])
      }
    default: return
    }
  }

  /// `@main`
  private func runMain() throws {
    for file in files {
      for case .type(let syntax) in file.declarations where syntax.modifiers.has("main") {
        for case .nominal(let nominal) in resolver.program.members.types(syntax.name) {
          guard let main = nominal.members["main"].compactMap(\.function).first(where: \.isStatic)
          else { continue }
          let type = runtime(nominal.selfType)
          memory[0] = type.metatype
          try code(for: main, ownSubstitution(type, main.context)).effect(memory)
        }
      }
    }
  }
}
