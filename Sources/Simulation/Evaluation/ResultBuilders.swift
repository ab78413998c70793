/// Result builders that the program declares: statements become calls of the builder's static
/// methods, as Swift transforms them.
extension Interpreter {
  /// The builder that an attribute names, if the program declares it.
  func resultBuilder(_ attributes: [AttributeUse]) -> TypeInfo? {
    guard !attributes.isEmpty else { return nil }
    return attributes.lazy.compactMap { self.program.type(named: $0.name) }.first {
      $0.has("resultBuilder") && !$0.isFramework
    }
  }

  /// Runs statements as the builder's own body.
  func build(_ statements: [Statement], with builder: TypeInfo, in scope: Scope) throws -> Value {
    // An explicit `return` turns the builder off.
    if statements.contains(where: { if case .returns = $0.kind { true } else { false } }) {
      return try value(of: statements, in: scope)
    }
    let block = try buildBlock(statements, with: builder, in: scope)
    let place = statements.first?.place ?? .nowhere
    return try callBuilder(builder, "buildFinalResult", [("", block)], at: place) ?? block
  }

  private func buildBlock(
    _ statements: [Statement], with builder: TypeInfo, in scope: Scope
  ) throws -> Value {
    var parts: [Value] = []
    let place = statements.first?.place ?? .nowhere
    for statement in statements {
      try countStep(at: statement.place)
      if let part = try component(statement, of: builder, in: scope) {
        parts.append(part)
      } else {
        _ = try execute(statement, in: scope)
      }
    }
    if let first = parts.first, builder.staticMethods["buildPartialBlock"] != nil {
      var result =
        try callBuilder(builder, "buildPartialBlock", [("first", first)], at: place) ?? first
      for part in parts.dropFirst() {
        result =
          try callBuilder(
            builder, "buildPartialBlock", [("accumulated", result), ("next", part)], at: place)
          ?? part
      }
      return result
    }
    return try callBuilder(builder, "buildBlock", parts.map { ("", $0) }, at: place)
      ?? (parts.count == 1 ? parts[0] : .array(parts))
  }

  /// What one statement gives to the block; nil for a statement that only runs.
  private func component(
    _ statement: Statement, of builder: TypeInfo, in scope: Scope
  ) throws -> Value? {
    switch statement.kind {
    case .expression(let expression): return try component(expression, of: builder, in: scope)
    case .each(let pattern, in: let sequence, where: let condition, let body, label: _):
      var parts: [Value] = []
      for element in try elements(of: evaluate(sequence, in: scope), at: statement.place) {
        let inner = Scope(inside: scope)
        guard try match(pattern, element, in: inner, isMutable: false, type: nil) else { continue }
        if let condition, try !boolean(evaluate(condition, in: inner), at: condition.place) {
          continue
        }
        parts.append(try buildBlock(body, with: builder, in: inner))
      }
      return try callBuilder(builder, "buildArray", [("", .array(parts))], at: statement.place)
        ?? .array(parts)
    default: return nil
    }
  }

  private func component(
    _ expression: Expression, of builder: TypeInfo, in scope: Scope
  ) throws -> Value? {
    let place = expression.place
    switch expression.kind {
    case .assign: return nil
    case .branch(let conditions, let then, let otherwise):
      let inner = Scope(inside: scope)
      let holds = try hold(conditions, in: inner)
      guard let otherwise else {
        let block = holds ? try buildBlock(then, with: builder, in: inner) : nil
        return try callBuilder(builder, "buildOptional", [("", .optional(block))], at: place)
          ?? callBuilder(builder, "buildIf", [("", .optional(block))], at: place)
          ?? .optional(block)
      }
      let block = try buildBlock(
        holds ? then : otherwise, with: builder, in: holds ? inner : Scope(inside: scope))
      let label = holds ? "first" : "second"
      return try callBuilder(builder, "buildEither", [(label, block)], at: place) ?? block
    case .select(let subject, let cases):
      let value = try evaluate(subject, in: scope)
      guard let taken = try chosenCase(cases, for: value, in: scope) else { return nil }
      let block = try buildBlock(
        cases[taken.index].statements, with: builder, in: taken.scope)
      let label = taken.index == 0 ? "first" : "second"
      return try callBuilder(builder, "buildEither", [(label, block)], at: place) ?? block
    default:
      let value = try evaluate(expression, in: scope)
      return try callBuilder(builder, "buildExpression", [("", value)], at: place) ?? value
    }
  }

  /// Calls the overload of a builder's method that fits values; nil if the builder has none.
  private func callBuilder(
    _ builder: TypeInfo, _ name: String, _ values: [(label: String, value: Value)],
    at place: SourcePlace
  ) throws -> Value? {
    let fitting = program.lookupOrder(builder).flatMap { $0.staticMethods[name] ?? [] }
      .filter { takes($0, values) }
    let best = fitting.max { fit($0, values) < fit($1, values) }
    guard let best else { return nil }
    let scope = Scope(selfVariable: nil, selfType: builder, result: best.result)
    if let only = best.parameters.first, only.isVariadic {
      scope.declare(only.name, Variable(.array(values.map(\.value)), type: only.type))
    } else {
      for (parameter, given) in zip(best.parameters, values) {
        scope.declare(
          parameter.name,
          Variable(coerce(given.value, to: parameter.type, in: scope), type: parameter.type))
      }
    }
    return try nested(at: place) { try run(best, in: scope) }
  }

  private func takes(
    _ function: FunctionDeclaration, _ values: [(label: String, value: Value)]
  ) -> Bool {
    if function.parameters.first?.isVariadic == true { return true }
    return function.parameters.count == values.count
      && zip(function.parameters, values).allSatisfy { ($0.label ?? "") == $1.label }
  }

  private func fit(
    _ function: FunctionDeclaration, _ values: [(label: String, value: Value)]
  ) -> Int {
    zip(function.parameters, values).reduce(function.parameters.first?.isVariadic == true ? -1 : 0)
    { score, pair in
      guard let wanted = pair.0.type?.name, let given = typeReference(of: pair.1.value)?.name
      else { return score }
      let conforms =
        declaredType(of: pair.1.value).map { program.conforms($0, to: wanted) } ?? false
      return score + (wanted == given ? 2 : conforms ? 1 : 0)
    }
  }
}
