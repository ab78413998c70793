/// Result builders that the program declares itself: the statements of a body become calls of the
/// builder's static methods, as the compiler makes them.
extension Evaluator {
  /// The program's own result builder among attributes; nil for the framework's builders.
  func resultBuilder(among attributes: [AttributeUse], in type: TypeInfo?) -> TypeInfo? {
    guard !attributes.isEmpty else { return nil }
    return attributes.lazy.compactMap { self.program.type(named: $0.name, in: type) }
      .first { ($0.has("resultBuilder") || $0.has("_functionBuilder")) && !$0.isFramework }
  }

  /// What a body builds.
  func build(_ statements: [Statement], with builder: TypeInfo, in scope: Scope) throws -> Value {
    // An explicit `return` turns the builder off.
    if statements.contains(where: { if case .returns = $0.kind { true } else { false } }) {
      guard case .returned(let value) = try run(statements, in: scope) else { return .void }
      return value
    }
    let block = try block(statements, builder, in: scope)
    return try call("buildFinalResult", [(nil, block)], of: builder) ?? block
  }

  /// The parts that statements make, put together.
  private func block(_ statements: [Statement], _ builder: TypeInfo, in scope: Scope) throws
    -> Value
  {
    var parts: [Value] = []
    for statement in statements {
      try countStep(at: statement.place)
      if let part = try part(statement, builder, in: scope) { parts.append(part) }
    }
    if let first = parts.first,
      let started = try call("buildPartialBlock", [("first", first)], of: builder)
    {
      return try parts.dropFirst().reduce(started) { accumulated, next in
        try call(
          "buildPartialBlock", [("accumulated", accumulated), ("next", next)], of: builder) ?? .void
      }
    }
    return try call("buildBlock", parts.map { (nil, $0) }, of: builder)
      ?? (parts.count == 1 ? parts[0] : .array(parts))
  }

  /// Nil for a statement that makes no part, such as a declaration.
  private func part(_ statement: Statement, _ builder: TypeInfo, in scope: Scope) throws -> Value? {
    switch statement.kind {
    case .expression(let expression): return try part(expression, builder, in: scope)
    case .each(let pattern, let sequence, let condition, let body, _):
      var parts: [Value] = []
      for element in try elements(of: evaluate(sequence, in: scope), at: sequence.place) {
        let inner = Scope(inside: scope)
        guard try match(pattern, element, in: inner) else { continue }
        if let condition, try !boolean(evaluate(condition, in: inner), at: condition.place) {
          continue
        }
        parts.append(try block(body, builder, in: inner))
      }
      return try call("buildArray", [(nil, .array(parts))], of: builder) ?? .array(parts)
    default:
      _ = try execute(statement, in: scope)
      return nil
    }
  }

  private func part(_ expression: Expression, _ builder: TypeInfo, in scope: Scope) throws -> Value?
  {
    switch expression.kind {
    case .branch: return try choice(expression, builder, in: scope)
    case .select(let subject, let cases):
      let value = try evaluate(subject, in: scope)
      guard let taken = try chosenCase(cases, for: value, in: scope) else { return nil }
      let made = try block(cases[taken.index].statements, builder, in: taken.scope)
      return try either(made, taken.index, of: cases.count, builder)
    case .assign:
      _ = try evaluate(expression, in: scope)
      return nil
    default:
      // Several of them are told apart by what they are given.
      let functions = builder.staticMethods["buildExpression"] ?? []
      let type = functions.count == 1 ? functions[0].parameters.first?.type : nil
      let value = try evaluate(expression, in: scope, expecting: type)
      return try call("buildExpression", [(nil, value)], of: builder) ?? value
    }
  }

  /// An `if` with all that follows its `else`.
  private func choice(_ expression: Expression, _ builder: TypeInfo, in scope: Scope) throws
    -> Value?
  {
    let (branches, otherwise) = expression.chain
    let count = branches.count + (otherwise == nil ? 0 : 1)
    for (index, branch) in branches.enumerated() {
      let inner = Scope(inside: scope)
      guard try hold(branch.conditions, in: inner) else { continue }
      var made = try block(branch.statements, builder, in: inner)
      if branch.conditions.contains(where: { if case .available = $0 { true } else { false } }) {
        made = try call("buildLimitedAvailability", [(nil, made)], of: builder) ?? made
      }
      made = try either(made, index, of: count, builder)
      return otherwise == nil ? try optional(made, builder) : made
    }
    guard let otherwise else { return try optional(nil, builder) }
    let made = try block(otherwise, builder, in: Scope(inside: scope))
    return try either(made, branches.count, of: count, builder)
  }

  /// `buildIf` is the older name of `buildOptional`.
  private func optional(_ value: Value?, _ builder: TypeInfo) throws -> Value {
    let value = Value.optional(value)
    return try call("buildOptional", [(nil, value)], of: builder)
      ?? call("buildIf", [(nil, value)], of: builder) ?? value
  }

  /// Several alternatives are the leaves of a tree of pairs, whose first halves are full.
  private func either(_ value: Value, _ index: Int, of count: Int, _ builder: TypeInfo) throws
    -> Value
  {
    guard count > 1 else { return value }
    var half = 1
    while half * 2 < count { half *= 2 }
    let isFirst = index < half
    let inner = try either(
      value, isFirst ? index : index - half, of: isFirst ? half : count - half, builder)
    return try call("buildEither", [(isFirst ? "first" : "second", inner)], of: builder) ?? inner
  }

  /// Calls a static method of the builder; nil if it has none that takes these values.
  private func call(
    _ name: String, _ values: [(label: String?, value: Value)], of builder: TypeInfo
  )
    throws -> Value?
  {
    let arguments = values.enumerated().map { index, given in
      Argument(
        label: given.label,
        value: Expression(.name("part \(index)"), at: builder.place, isWritten: false))
    }
    let scope = Scope(selfVariable: nil, selfType: builder, result: nil)
    for (index, given) in values.enumerated() {
      scope.declare("part \(index)", Variable(given.value))
    }
    let functions = program.lookupOrder(builder).flatMap { $0.staticMethods[name] ?? [] }
    guard let match = match(arguments, among: functions, in: scope) else { return nil }
    return try invoke(
      match, arguments, self: nil, type: builder, outer: nil, in: scope, at: builder.place)
  }
}

extension Expression {
  /// The branches of an `if`, each `else if` with them, and what stands behind the last `else`.
  fileprivate var chain:
    (
      branches: [(conditions: [Condition], statements: [Statement])], otherwise: [Statement]?
    )
  {
    guard case .branch(let conditions, let then, let otherwise) = kind else { return ([], nil) }
    let first = (conditions: conditions, statements: then)
    if let otherwise, otherwise.count == 1, case .expression(let next) = otherwise[0].kind,
      case .branch = next.kind, next.place == otherwise[0].place
    {
      let rest = next.chain
      return ([first] + rest.branches, rest.otherwise)
    }
    return ([first], otherwise)
  }
}
