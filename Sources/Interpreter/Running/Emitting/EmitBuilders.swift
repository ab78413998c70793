/// Result builders: what a body of expressions is made into.
///
/// The calls of the builder's functions are expressions that nobody wrote; what they are given are
/// the values of the parts, which are found out first, in the order in which they stand.
extension Emitter {
  func built(_ list: [Statement], with builder: Type, expecting type: Type) throws -> Code {
    if list.contains(where: { $0.returnsValue }) { return try body(list, isWhole: true) }
    let builder = BuilderCalls(emitter: self, builder: concrete(builder))
    let mark = height
    let part = try component(of: list, builder)
    let code: Code
    if builder.has("buildFinalResult") {
      code = try builder.call("buildFinalResult", [(nil, part)], expecting: type).code
    } else {
      code = try convert(
        part.code, from: part.type, to: type, at: list.first?.position ?? .nowhere)
    }
    return ending(code, from: mark)
  }

  /// What the builder makes of statements.
  fileprivate func component(
    of list: [Statement], _ builder: BuilderCalls
  ) throws -> BuilderCalls.Part {
    declareFunctions(in: list)
    var steps: [Step] = []
    var parts: [BuilderCalls.Part] = []
    for statement in list {
      guard let part = try self.part(statement, builder, &steps) else { continue }
      let slot = allocate()
      steps.append(part.code.store(in: slot))
      parts.append(.init(code: .slot(slot, Shape(of: part.type)), type: part.type))
    }
    var result: BuilderCalls.Part
    if let first = parts.first, builder.has("buildPartialBlock") {
      result = try builder.call("buildPartialBlock", [("first", first)])
      for next in parts.dropFirst() {
        result = try builder.call(
          "buildPartialBlock", [("accumulated", result), ("next", next)])
      }
    } else {
      result = try builder.call("buildBlock", parts.map { (nil, $0) })
    }
    return .init(
      code: steps.isEmpty ? result.code : result.code.after(sequence(steps)), type: result.type)
  }

  /// What a statement adds; nil where it adds nothing and only runs.
  private func part(
    _ statement: Statement, _ builder: BuilderCalls, _ steps: inout [Step]
  ) throws -> BuilderCalls.Part? {
    switch statement.kind {
    case .expression(let expression):
      switch expression.kind {
      case .branch(let branch): return try choice(branch, builder)
      case .select(let selection): return try choice(selection, builder)
      case .assign: break
      default:
        let part = BuilderCalls.Part(
          code: try emit(expression), type: type(of: expression))
        guard builder.has("buildExpression") else { return part }
        return try builder.call("buildExpression", [(nil, part)])
      }
    case .each(let loop): return try repeated(loop, builder)
    case .declaration(let declaration) where !declaration.runs: return nil
    default: break
    }
    let run = try self.statement(statement).leaving
    steps.append { _ = try run($0) }
    return nil
  }

  private func choice(_ branch: Branch, _ builder: BuilderCalls) throws -> BuilderCalls.Part {
    let condition = Code.boolean(try conditions(branch.conditions))
    var then = try component(of: branch.then, builder)
    let isAvailability = branch.conditions.contains {
      if case .available = $0 { true } else { false }
    }
    if isAvailability, builder.has("buildLimitedAvailability") {
      then = try builder.call("buildLimitedAvailability", [(nil, then)])
    }
    guard let otherwise = branch.otherwise else {
      let optional = resolver.optional(then.type)
      let form = OptionalForm(wrapping: then.type)
      let (test, value) = (condition.boolean, then.code.value)
      let part = BuilderCalls.Part(
        code: .value { try test($0) ? form.wrap(try value($0)) : form.nothing }, type: optional)
      return try builder.call(
        builder.has("buildOptional") ? "buildOptional" : "buildIf", [(nil, part)])
    }
    return try builder.either(condition, then, try component(of: otherwise, builder))
  }

  private func choice(
    _ selection: Selection, _ builder: BuilderCalls
  ) throws -> BuilderCalls.Part {
    let type = runtime(type(of: selection.subject))
    let slot = allocate()
    let store = try emit(selection.subject).store(in: slot)
    let branches = try selection.cases.map { branch in
      (
        test: try test(branch, slot, type), part: try component(of: branch.body, builder)
      )
    }
    guard let last = branches.last else {
      throw notKnown("a `switch` without cases", at: selection.subject.position)
    }
    // The last case is what is left; its test binds what it names.
    var result = last.part
    result.code = result.code.after { _ = try last.test($0) }
    for branch in branches.dropLast().reversed() {
      result = try builder.either(.boolean(branch.test), branch.part, result)
    }
    return .init(code: result.code.after(store), type: result.type)
  }

  private func repeated(
    _ loop: Statement.Loop, _ builder: BuilderCalls
  ) throws -> BuilderCalls.Part {
    let type = runtime(self.type(of: loop.sequence))
    let sequence = try emit(loop.sequence).value
    let element = try machine.element(of: type, at: loop.sequence.position)
    let slot = allocate()
    let match = try self.match(loop.pattern, Code.slot(slot, element.shape), element)
    let condition = try loop.condition.map { try emit($0, to: resolver.type(.boolean)).boolean }
    let part = try component(of: loop.body, builder)
    let value = part.code.value
    let (machine, end) = (machine, height)
    let code = Code.value { frame in
      var items = ContiguousArray<Value>()
      let next = try machine.cursor(try sequence(frame), type, frame + end)
      while let item = try next() {
        frame[slot] = item
        guard try match(frame), try condition?(frame) ?? true else { continue }
        items.append(try value(frame))
      }
      return Value(ArrayBox(items))
    }
    return try builder.call(
      "buildArray", [(nil, .init(code: code, type: resolver.array(part.type)))])
  }
}

/// Calls the static functions of a builder.
private struct BuilderCalls {
  let emitter: Emitter
  let builder: Type

  /// A value with the type that is known of it.
  struct Part {
    var code: Code
    var type: Type
  }

  func has(_ name: String) -> Bool {
    !emitter.resolver.members(name, of: builder, in: emitter.machine.signature).isEmpty
  }

  func call(
    _ name: String, _ parts: [(label: String?, part: Part)], expecting type: Type? = nil
  ) throws -> Part {
    try emitter.made(expression(name, parts), as: type)
  }

  private func expression(
    _ name: String, _ parts: [(label: String?, part: Part)]
  ) -> Expression {
    let base = Expression(.given(Type(.metatype(builder))), at: .nowhere)
    let callee = Expression(
      .member(base, DeclarationName(base: name, position: .nowhere)), at: .nowhere)
    let arguments = parts.map { label, part in
      Argument(label: label, value: emitter.given(part.code, part.type))
    }
    return Expression(.call(callee, arguments), at: .nowhere)
  }

  /// Both ways together tell what comes of them.
  func either(_ condition: Code, _ then: Part, _ otherwise: Part) throws -> Part {
    let test = emitter.given(condition, emitter.resolver.type(.boolean))
    return try emitter.made(
      Expression(
        .ternary(
          test, expression("buildEither", [("first", then)]),
          expression("buildEither", [("second", otherwise)])), at: .nowhere))
  }
}

extension Emitter {
  /// A value that is there, as an expression.
  func given(_ code: Code, _ type: Type) -> Expression {
    let expression = Expression(.given(type), at: .nowhere)
    give(code, for: expression)
    return expression
  }

  /// Checks and emits an expression that nobody wrote.
  fileprivate func made(
    _ expression: Expression, as type: Type? = nil
  ) throws -> BuilderCalls.Part {
    let found = concrete(machine.checker.made(expression, as: type, in: machine.moduleContext))
    if let type { return .init(code: try emit(expression, to: type), type: type) }
    return .init(code: try emit(expression), type: found)
  }
}
