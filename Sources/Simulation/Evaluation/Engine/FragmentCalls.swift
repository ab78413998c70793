import Interpreter

/// Expressions and closures that the engine runs in the middle of a body that runs here.
extension EngineFunctions {
  func evaluate(
    _ expression: Expression, in scope: Scope, expecting type: TypeReference?,
    for evaluator: Evaluator
  ) throws -> Value? {
    // A text that is looked up is more than its characters.
    if case .string = expression.kind, evaluator.isLocalized(type) { return nil }
    guard let (module, fragment) = fragment(expression, \.fragmentName, in: scope),
      !fragment.result.isHeld
    else { return nil }
    return try run(fragment, [], of: module, in: scope, for: evaluator, at: expression.place)
  }

  func evaluateUnknown(_ expression: Expression, in scope: Scope, for evaluator: Evaluator) throws
    -> Value?
  {
    guard let (module, fragment) = fragment(expression, \.firstValueName, in: scope),
      !fragment.result.isHeld
    else { return nil }
    return try run(fragment, [], of: module, in: scope, for: evaluator, at: expression.place)
  }

  func firstValue(
    of binding: VariableBinding, isOfBuilder: Bool, in scope: Scope, for evaluator: Evaluator
  ) throws -> Value? {
    guard let expression = binding.initial,
      expression.isMoreOnEngine(as: binding.type, in: scope),
      let (module, fragment) = fragment(expression, \.firstValueName, in: scope),
      fragment.result.isHeld
        ? isOfBuilder && !binding.isMutable
          && !module.conversions.isMadeHere(fragment.hosted.result)
        : fragment.result.type.isOfProgram || !expression.isPlain
    else { return nil }
    return try run(fragment, [], of: module, in: scope, for: evaluator, at: expression.place)
  }

  private func fragment(
    _ expression: Expression, _ named: (Expression) -> String?, in scope: Scope
  ) -> (EngineModule, EngineFragment)? {
    guard expression.isWritten, expression.place.file >= 0, let name = named(expression),
      let (module, file) = module(of: expression.place.file),
      let types = scope.genericTypesAround(),
      let fragment = module.fragment(
        name, expression, types, at: expression.place, in: file,
        depth: { expression.depth(of: name, by: named) })
    else { return nil }
    return (module, fragment)
  }

  func run(
    _ closure: ClosureExpression, _ arguments: [CallArgument], in scope: Scope,
    for evaluator: Evaluator
  ) throws -> Value? {
    guard closure.place.file >= 0,
      let (module, file) = module(of: closure.place.file),
      let types = scope.genericTypesAround(),
      let fragment = module.fragment(
        "closure", closure, types, at: closure.place, in: file, depth: { 0 }),
      !fragment.result.isHeld
    else { return nil }
    // `onChange(of: name) { … }`: what a closure does not ask for it is not given.
    let taken = fragment.parameters.isEmpty ? [] : arguments
    guard taken.count == fragment.parameters.count, taken.allSatisfy({ $0.variable == nil })
    else { return nil }
    return try run(fragment, taken, of: module, in: scope, for: evaluator, at: closure.place)
  }

  private func run(
    _ fragment: EngineFragment, _ arguments: [CallArgument], of module: EngineModule,
    in scope: Scope, for evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard !fragment.cost.isTooMuch(in: evaluator.eventNumber) else { return nil }
    let given = module.runs.handing(for: evaluator) { () -> (HostValue?, [HostValue])? in
      let values = zip(fragment.parameters, arguments).compactMap { $0.inward($1.value) }
      guard values.count == arguments.count else { return nil }
      guard let conversion = fragment.receiver else { return (nil, values) }
      guard let me = scope.selfVariable?.value.flatMap(conversion.inward) else { return nil }
      return (me, values)
    }
    guard let (me, values) = given else { return nil }
    let variables = fragment.hosted.variables.map { scope.variable($0.name) }
    guard
      fragment.unsure.allSatisfy({ place, conversion in
        variables[place]?.value.map { conversion.inward($0) != nil } ?? true
      })
    else { return nil }
    let before = variables.map { $0?.value }
    let result = try module.runs.calling(
      for: evaluator, at: place, leavesQuestions: fragment.asksHost || !fragment.givesNothing,
      counting: fragment.cost
    ) { hosted in
      hosted.call(
        fragment.hosted, on: me, values, variables: variables, asksHost: fragment.asksHost,
        within: evaluator.limits.engine)
    } taking: { value, _ in
      try fragment.result.outward(value, evaluator)
    } throwing: { error, type in
      try module.conversions.outward(error, of: type, for: evaluator)
    } refusing: {
      module.refuse(fragment)
    }
    // It is done again from the beginning, which is what the variables were then.
    if result == nil { zip(variables, before).forEach { $0?.value = $1 } }
    if fragment.record.note(isRetreat: result == nil) { module.refuse(fragment) }
    return result
  }
}

extension EngineModule {
  /// - Parameters:
  ///   - syntax: What it is in the program's own tree.
  ///   - types: What the parameters stand for that can be named there.
  ///   - depth: How many of the same name stand at its beginning.
  func fragment(
    _ name: String, _ syntax: AnyObject, _ types: [String: TypeReference], at place: SourcePlace,
    in file: Int, depth: () -> Int
  ) -> EngineFragment? {
    guard let hosted = currentHosted, !isRefused(syntax) else { return nil }
    if let closure = syntax as? ClosureExpression { declarations.expressions.add(closure) }
    let use = Use(syntax: ObjectIdentifier(syntax), types: types)
    if let known = fragments[use] { return known.fragment }
    var found: EngineFragment?
    if let position = files.position(of: place, in: file), let types = named(use),
      let (fragment, asksHost) = hosted.fragment(name, at: position, depth: depth(), for: types)
    {
      found = EngineFragment(
        syntax, fragment, asksHost: asksHost, conversions,
        record(of: ObjectIdentifier(syntax), keeping: syntax))
    }
    fragments[use] = KnownFragment(syntax: syntax, fragment: found)
    return found
  }
}

extension Expression {
  /// How the engine finds it; nil for what is as quick and as right here.
  var fragmentName: String? {
    switch kind {
    case .call(let callee, let arguments):
      switch callee.kind {
      case .name(let name), .libraryFunction(let name), .member(_, let name),
        .implicitMember(let name):
        "\(name)(\(arguments.count))"
      default: "(\(arguments.count))"
      }
    case .binary(let sign, _, _): sign
    case .prefix(let sign, _): "prefix \(sign)"
    case .string(let pieces):
      pieces.contains { if case .value = $0 { true } else { false } } ? "string" : nil
    case .ternary: "ternary"
    case .element(_, let arguments): "[\(arguments.count)]"
    case .chain: "chain"
    case .cast: "cast"
    default: nil
    }
  }

  /// The same of the first value of a variable, of which the engine may know more: what literals are
  /// made of, which function a name means.
  fileprivate var firstValueName: String? {
    switch kind {
    case .array: "array"
    case .dictionary: "dictionary"
    case .tuple: "tuple"
    case .name(let name): "name \(name)"
    case .member(_, let name): "member \(name)"
    case .integer, .float, .boolean, .nothing: "literal"
    case .string: "string"
    default: fragmentName
    }
  }

  /// Whether this side may know less of it than the engine does.
  ///
  /// - Parameter type: What is written of its type.
  fileprivate func isMoreOnEngine(as type: TypeReference?, in scope: Scope) -> Bool {
    switch kind {
    case .name(let name): scope.variable(name) == nil
    case .integer, .float, .boolean, .nothing, .string: type != nil
    default: true
    }
  }

  /// What is as right here, unless its value is one that only the engine knows, or one of the program.
  fileprivate var isPlain: Bool {
    switch kind {
    case .member, .integer, .float, .boolean, .nothing: true
    default: false
    }
  }

  /// How many of the same name stand at its beginning.
  func depth(of name: String, by named: (Expression) -> String?) -> Int {
    var count = 0
    var next = first
    while let here = next {
      if named(here) == name { count += 1 }
      next = here.first
    }
    return count
  }

  /// What stands first in it.
  private var first: Expression? {
    switch kind {
    case .call(let base, _), .member(let base, _), .element(let base, _), .binary(_, let base, _),
      .ternary(let base, _, _), .chain(let base), .cast(let base, _, _), .force(let base),
      .unwrapOrLeave(let base):
      base
    default: nil
    }
  }
}
