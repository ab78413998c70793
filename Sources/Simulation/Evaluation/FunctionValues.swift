/// Calling closures, bound methods and other values that are functions.
extension Evaluator {
  func call(
    _ value: Value, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    switch value {
    case .function(let function): return try call(function, arguments, in: scope, at: place)
    case .optional(let wrapped?): return try call(wrapped, arguments, in: scope, at: place)
    case .type(let type): return try construct(named: type, arguments, in: scope, at: place)
    // `where predicate: (Element) -> Bool` was given `\.isDone`.
    case .keyPath(let path):
      guard arguments.count == 1 else { return .void }
      return try follow(path, from: evaluate(arguments[0].value, in: scope), at: place)
    case .structure, .object:
      // `dismiss()` on a value that declares `callAsFunction`.
      if let type = declaredType(of: value) {
        return try call(
          methods("callAsFunction", of: type), arguments, self: value, type: type, in: scope,
          at: place)
      }
      return .void
    default:
      let evaluated = try opaqueArguments(arguments, of: value.shortText, in: scope)
      // `addChild(hosting)` in a controller of the program.
      if case .opaque(let method) = value, method.base == nil, let owner = scope.selfVariable?.value
      {
        keepHosted(evaluated.values.map(\.value), handedTo: owner, by: method.name)
      }
      return .opaque(
        OpaqueValue(
          name: "()", arguments: evaluated.values, base: value, content: evaluated.content,
          place: place))
    }
  }

  /// `tally(3)` by a `callAsFunction` that changes the value where it stands; nil for all other calls.
  func callChanging(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard declaresChangingCalls else { return nil }
    switch callee.kind {
    case .name(let name):
      let isProperty = scope.selfType.map { hasProperty(name, $0) } ?? false
      guard isProperty || scope.variable(name) != nil else { return nil }
    case .member(let base, let name):
      guard case .structure(let owner) = try evaluate(base, in: scope),
        hasProperty(name, owner.type)
      else { return nil }
    case .element: break
    default: return nil
    }
    let value = try evaluate(callee, in: scope)
    guard case .structure(let structure) = value,
      let match = match(
        arguments, among: methods("callAsFunction", of: structure.type), in: scope),
      match.function.isMutating
    else { return nil }
    return try invoke(
      match, arguments, on: value, target: callee, known: value, structure.type, in: scope,
      expecting: nil, at: place)
  }

  private func call(
    _ function: FunctionValue, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    if case .declared(let functions, let bound, let type, let outer) = function.kind,
      let match = match(arguments, among: functions, in: scope)
    {
      return try invoke(
        match, arguments, self: bound.map { Variable($0) }, type: type, outer: outer, in: scope,
        at: place)
    }
    let types = function.type?.isFunction == true ? function.type?.arguments : nil
    let evaluated = try arguments.enumerated().map { index, argument in
      let parameter = Parameter(
        label: nil, name: "_", type: types.flatMap { index < $0.count - 1 ? $0[index] : nil })
      if case .reference(let target) = argument.value.kind {
        let variable = Variable(try evaluate(target, in: scope), isMutable: true)
        return CallArgument(
          label: argument.label, value: variable.value ?? .void, variable: variable)
      }
      return CallArgument(
        label: argument.label, value: try self.value(for: parameter, [argument], scope, scope))
    }
    let result = try call(function, evaluated, at: place)
    for (argument, given) in zip(arguments, evaluated) {
      if case .reference(let target) = argument.value.kind, let value = given.variable?.value {
        // It was changed where it stands, and not set (B10b).
        try modify(target, known: value, in: scope) { $0 = value }
      }
    }
    return result
  }

  /// Calls a function value with arguments that are evaluated already.
  func call(_ function: FunctionValue, _ arguments: [CallArgument], at place: SourcePlace) throws
    -> Value
  {
    try countStep(at: place)
    return try nested(at: place) {
      try inFrame { try run(function, with: arguments, at: place) }
    }
  }

  private func run(_ function: FunctionValue, with arguments: [CallArgument], at place: SourcePlace)
    throws -> Value
  {
    switch function.kind {
    case .native(let run): return try run(self, arguments, place)
    case .engine(let function): return try function.call(arguments, in: self, at: place)
    case .declared(let functions, let bound, let type, let outer):
      guard let found = functions.first(where: { $0.parameters.count >= arguments.count }) else {
        return .void
      }
      let scope =
        outer.map { Scope(closureIn: $0, result: found.result, selfVariable: nil) }
        ?? Scope(
          selfVariable: bound.map { Variable($0) },
          selfType: bound.flatMap(self.declaredType) ?? type, result: found.result)
      for (name, type) in function.generics { scope.declare(type: name, as: type) }
      for (parameter, argument) in zip(found.parameters, arguments) {
        let value = coerce(argument.value, to: parameter.type, in: scope)
        scope.declare(
          parameter.name, argument.variable ?? Variable(value, type: parameter.type))
      }
      for parameter in found.parameters.dropFirst(arguments.count) {
        guard let value = try defaultValue(of: parameter, in: scope) else { continue }
        scope.declare(parameter.name, Variable(value, type: parameter.type))
      }
      return try run(found, in: scope)
    case .closure(let closure, let outer):
      return try run(closure, function, arguments, outer)
    }
  }

  /// The value after a closure with one `inout` parameter has changed it.
  func changed(_ value: Value, by change: FunctionValue) throws -> Value {
    guard case .closure(let closure, let outer) = change.kind else { return value }
    let scope = Scope(closureIn: outer, result: nil, selfVariable: nil)
    let variable = Variable(value, isMutable: true)
    scope.declare(closure.parameters?.first?.name ?? "$0", variable)
    _ = try self.value(of: closure.statements, in: scope)
    return variable.value ?? value
  }

  private func instance(_ reference: WeakReference, at place: SourcePlace) throws -> Value {
    guard let object = reference.object else {
      throw trap(
        "Attempted to read an unowned reference but the object was already deallocated", at: place)
    }
    return .object(object)
  }

  func run(
    _ closure: ClosureExpression, _ function: FunctionValue, _ arguments: [CallArgument],
    _ outer: Scope
  ) throws -> Value {
    if !function.isBuilder, function.builder == nil,
      let value = try engine.run(closure, arguments, in: outer, for: self)
    {
      return value
    }
    let scope = Scope(
      closureIn: outer, result: function.type?.result,
      selfVariable: try outer.unownedSelf.map { Variable(try instance($0, at: closure.place)) })
    if let parameters = closure.parameters {
      // A pair handed to a closure with two parameters is taken apart.
      var values = arguments.map(\.value)
      if parameters.count > 1, values.count == 1, case .tuple(let elements) = values[0] {
        values = elements.map(\.value)
      }
      for (index, (parameter, value)) in zip(parameters, values).enumerated() {
        if let variable = arguments[safe: index]?.variable {
          scope.declare(parameter.name, variable)
          continue
        }
        scope.declare(
          parameter.name,
          Variable(coerce(value, to: parameter.type, in: outer), type: parameter.type))
        if parameter.name.hasPrefix("$"), case .binding(let binding) = value {
          scope.declare(String(parameter.name.dropFirst()), Variable(nil, binding: binding))
        }
      }
    } else {
      var values = arguments.map(\.value)
      if closure.shorthandCount > 1, values.count == 1, case .tuple(let elements) = values[0] {
        values = elements.map(\.value)
      }
      for (index, value) in values.enumerated() {
        scope.declare("$\(index)", arguments[safe: index]?.variable ?? Variable(value))
      }
    }
    if let builder = function.builder {
      return try build(closure.statements, with: builder, in: scope)
    }
    if function.isBuilder { return .view(try describe(closure.statements, in: scope)) }
    return try value(of: closure.statements, in: scope)
  }
}
