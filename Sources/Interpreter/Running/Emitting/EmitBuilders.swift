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

  /// `if`, `else if` and `else` are the ways of one choice.
  private func choice(_ branch: Branch, _ builder: BuilderCalls) throws -> BuilderCalls.Part {
    var ways: [BuilderCalls.Way] = []
    var next: Branch? = branch
    var last: [Statement]?
    while let here = next {
      let test = try conditions(here.conditions)
      var part = try component(of: here.then, builder)
      let isAvailability = here.conditions.contains {
        if case .available = $0 { true } else { false }
      }
      if isAvailability, builder.has("buildLimitedAvailability") {
        part = try builder.call("buildLimitedAvailability", [(nil, part)])
      }
      ways.append(.init(test: test, part: part))
      next = here.otherwise?.onlyBranch
      last = next == nil ? here.otherwise : nil
    }
    if let last {
      ways.append(.init(test: { _ in true }, part: try component(of: last, builder)))
      return try builder.choice(ways)
    }
    let slot = allocate(reference: false)
    let chosen = ways.count == 1 ? ways[0].part : try builder.choice(ways, in: slot)
    let (tests, value) = (ways.map(\.test), chosen.code.value)
    let form = OptionalForm(wrapping: chosen.type)
    let part = BuilderCalls.Part(
      code: .value { frame in
        for (index, test) in tests.enumerated() where try test(frame) {
          frame[slot].word = index
          return form.wrap(try value(frame))
        }
        return form.nothing
      }, type: resolver.optional(chosen.type))
    return try builder.call(
      builder.has("buildOptional") ? "buildOptional" : "buildIf", [(nil, part)])
  }

  private func choice(
    _ selection: Selection, _ builder: BuilderCalls
  ) throws -> BuilderCalls.Part {
    let type = runtime(type(of: selection.subject))
    let slot = allocate()
    let store = try emit(selection.subject).store(in: slot)
    let ways = try selection.cases.map { branch in
      BuilderCalls.Way(
        test: try test(branch, slot, type), part: try component(of: branch.body, builder))
    }
    let chosen = ways.count == 1 ? ways[0].part : try builder.choice(ways)
    return .init(code: chosen.code.after(store), type: chosen.type)
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

  /// One way of a choice.
  struct Way {
    var test: (Frame) throws -> Bool
    var part: Part
  }

  /// Finds out which way is taken, and makes what comes of it.
  func choice(_ ways: [Way]) throws -> Part {
    let slot = emitter.allocate(reference: false)
    let chosen = try choice(ways, in: slot)
    let tests = ways.map(\.test)
    return Part(
      code: chosen.code.after { frame in
        frame[slot].word = try tests.firstIndex { try $0(frame) } ?? tests.count - 1
      }, type: chosen.type)
  }

  /// Puts the ways together in pairs, and these again, as the language does.
  ///
  /// - Parameter slot: Holds the number of the way that is taken.
  func choice(_ ways: [Way], in slot: Int) throws -> Part {
    var nodes = ways.enumerated().map { (part: $1.part, end: $0 + 1) }
    while nodes.count > 1 {
      var next: [(part: Part, end: Int)] = []
      for index in stride(from: 0, to: nodes.count, by: 2) {
        guard index + 1 < nodes.count else {
          next.append(nodes[index])
          continue
        }
        let (first, second) = (nodes[index], nodes[index + 1])
        let end = first.end
        let isFirst = Code.boolean { $0[slot].word < end }
        next.append((try either(isFirst, first.part, second.part), second.end))
      }
      nodes = next
    }
    return nodes[0].part
  }

  /// Both ways together tell what comes of them.
  private func either(_ condition: Code, _ then: Part, _ otherwise: Part) throws -> Part {
    let test = emitter.given(condition, emitter.resolver.type(.boolean))
    return try emitter.made(
      Expression(
        .ternary(
          test, expression("buildEither", [("first", then)]),
          expression("buildEither", [("second", otherwise)])), at: .nowhere))
  }
}

extension [Statement] {
  /// `else if`
  var onlyBranch: Branch? {
    guard count == 1, case .expression(let only) = self[0].kind,
      case .branch(let branch) = only.kind
    else { return nil }
    return branch
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
