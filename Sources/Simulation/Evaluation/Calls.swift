/// Calling functions, methods and closures.
extension Interpreter {
  func call(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    try countStep(at: place)
    switch callee.kind {
    case .name(let name):
      return try call(named: name, arguments, in: scope, expecting: type, at: place)
    case .type(let type): return try construct(named: type, arguments, in: scope, at: place)
    case .member(let base, let name):
      return try callMember(base, name, arguments, in: scope, at: place)
    case .implicitMember(let name):
      return try implicitMember(
        name, arguments: arguments, in: scope, expecting: type, at: place)
    default:
      return try call(evaluate(callee, in: scope), arguments, in: scope, at: place)
    }
  }

  private func call(
    named name: String, _ arguments: [Argument], in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    if let variable = scope.variable(name), let value = variable.value {
      return try call(value, arguments, in: scope, at: place)
    }
    if let found = scope.localFunctions(name),
      let match = match(arguments, among: found.functions, in: scope)
    {
      return try invoke(
        match, arguments, self: found.scope.selfVariable, type: found.scope.selfType,
        outer: found.scope, in: scope, at: place)
    }
    if let selfType = scope.selfType {
      if let result = try callOnSelf(name, arguments, selfType, in: scope, at: place) {
        return result
      }
    }
    if let functions = program.functions[name],
      let match = match(arguments, among: functions, in: scope), match.function.body != nil
    {
      return try invoke(match, arguments, self: nil, type: nil, outer: nil, in: scope, at: place)
    }
    if let value = try callNative(name, arguments, in: scope, expecting: type, at: place) {
      return value
    }
    if name.first?.isUppercase == true || name == "self" {
      return try construct(
        named: TypeReference(name == "self" ? scope.selfType?.name ?? name : name), arguments,
        in: scope, at: place)
    }
    let value = try self.value(named: name, in: scope, expecting: nil, at: place)
    return try call(value, arguments, in: scope, at: place)
  }

  /// A method of the `self` around the call, or a function that one of its properties holds.
  private func callOnSelf(
    _ name: String, _ arguments: [Argument], _ type: TypeInfo, in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    if let variable = scope.selfVariable {
      let functions = methods(name, of: type)
      if let match = match(arguments, among: functions, in: scope) {
        return try invoke(
          match, arguments, self: variable, type: type, outer: nil, in: scope, at: place)
      }
      if let value = variable.value, functions.isEmpty,
        let held = try property(name, of: value, at: place)
      {
        return try call(held, arguments, in: scope, at: place)
      }
      if let value = variable.value, isView(type), functions.isEmpty, frameworkModifier(name) {
        return try modify(view: value, name, arguments, in: scope, at: place)
      }
    }
    let statics = program.lookupOrder(type).flatMap { $0.staticMethods[name] ?? [] }
    guard let match = match(arguments, among: statics, in: scope) else { return nil }
    return try invoke(match, arguments, self: nil, type: type, outer: nil, in: scope, at: place)
  }

  /// Methods with a body, nearest first.
  func methods(_ name: String, of type: TypeInfo) -> [FunctionDeclaration] {
    program.lookupOrder(type).flatMap { $0.methods[name] ?? [] }.filter { $0.body != nil }
  }

  // MARK: Members

  private func callMember(
    _ base: Expression, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let value = try evaluate(base, in: scope)
    if case .type(let type) = value {
      return try callStatic(type, name, arguments, in: scope, at: place)
    }
    return try callMember(of: value, target: base, name, arguments, in: scope, at: place)
  }

  private func callMember(
    of value: Value, target: Expression, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let types = declaredType(of: value).map { [$0] } ?? extensionTypes(of: value)
    for type in types {
      guard let match = match(arguments, among: methods(name, of: type), in: scope) else {
        continue
      }
      return try invoke(match, arguments, on: value, target: target, type, in: scope, at: place)
    }
    if case .optional(let wrapped?) = value, !isStandardMethod(name, of: value) {
      return try callMember(of: wrapped, target: target, name, arguments, in: scope, at: place)
    }
    if isViewValue(value) { return try modify(view: value, name, arguments, in: scope, at: place) }
    if isStandardMethod(name, of: value) {
      return try standardCall(name, on: value, target: target, arguments, in: scope, at: place)
    }
    if let held = try property(name, of: value, at: place), case .function = unwrapped(held) {
      return try call(unwrapped(held), arguments, in: scope, at: place)
    }
    if case .function = value, name == "callAsFunction" {
      return try call(value, arguments, in: scope, at: place)
    }
    if case .binding = value { return value }
    return try callUnknown(value, name, arguments, in: scope, at: place)
  }

  private func callUnknown(
    _ value: Value, _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    // `objectWillChange.send()`
    if name == "send", case .opaque(let publisher) = value, publisher.name == "objectWillChange",
      case .object(let object)? = publisher.base
    {
      observer?.willChange(object, at: place)
      return .void
    }
    if frameworkModifier(name), case .opaque = value {
      return try modify(
        view: .view(description(of: value, at: place)), name, arguments, in: scope, at: place)
    }
    let evaluated = try opaqueArguments(arguments, in: scope)
    return .opaque(
      OpaqueValue(
        name: name, arguments: evaluated.values, base: value, content: evaluated.content,
        place: place))
  }

  private func callStatic(
    _ type: TypeReference, _ name: String, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    if name == "init" { return try construct(named: type, arguments, in: scope, at: place) }
    guard let info = program.type(named: type.name, in: scope.selfType) else {
      if name.first?.isUppercase == true {
        return try construct(
          named: TypeReference("\(type.name).\(name)"), arguments, in: scope, at: place)
      }
      if let value = try callNative(
        "\(type.name).\(name)", arguments, in: scope, expecting: nil, at: place)
      {
        return value
      }
      let evaluated = try opaqueArguments(arguments, in: scope)
      return .opaque(
        OpaqueValue(
          name: "\(type.name).\(name)", arguments: evaluated.values, content: evaluated.content,
          place: place))
    }
    let functions = program.lookupOrder(info).flatMap { $0.staticMethods[name] ?? [] }
    if let match = match(arguments, among: functions, in: scope), match.function.body != nil {
      return try invoke(match, arguments, self: nil, type: info, outer: nil, in: scope, at: place)
    }
    if program.type(named: "\(info.name).\(name)") != nil {
      return try construct(
        named: TypeReference("\(info.name).\(name)"), arguments, in: scope, at: place)
    }
    if let value = try callNative(
      "\(type.name).\(name)", arguments, in: scope, expecting: nil, at: place)
    {
      return value
    }
    return try implicitMember(
      name, arguments: arguments, in: scope, expecting: TypeReference(info.name), at: place)
  }

  func call(
    _ functions: [FunctionDeclaration], _ arguments: [Argument], self value: Value?,
    type: TypeInfo?, in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    guard let match = match(arguments, among: functions, in: scope) else {
      return .opaque(OpaqueValue(name: functions.first?.name ?? "_", place: place))
    }
    return try invoke(
      match, arguments, self: value.map { Variable($0, isMutable: true) }, type: type, outer: nil,
      in: scope, at: place)
  }

  // MARK: Invoking

  /// Calls a method on the value of an expression; a mutating method changes the place that the
  /// expression names.
  private func invoke(
    _ match: ArgumentMatch, _ arguments: [Argument], on value: Value, target: Expression,
    _ type: TypeInfo, in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    guard match.function.isMutating else {
      return try invoke(
        match, arguments, self: Variable(value), type: type, outer: nil, in: scope, at: place)
    }
    var result = Value.void
    try modify(target, in: scope) { current in
      let variable = Variable(current, isMutable: true)
      result = try self.invoke(
        match, arguments, self: variable, type: type, outer: nil, in: scope, at: place)
      current = variable.value ?? .void
    }
    return result
  }

  func invoke(
    _ match: ArgumentMatch, _ arguments: [Argument], self variable: Variable?, type: TypeInfo?,
    outer: Scope?, in caller: Scope, at place: SourcePlace
  ) throws -> Value {
    let function = match.function
    let selfType = variable?.value.flatMap(declaredType) ?? type
    let scope =
      outer.map { Scope(closureIn: $0, result: function.result, selfVariable: variable) }
      ?? Scope(selfVariable: variable, selfType: selfType, result: function.result)
    let writeBack = try bind(match, arguments, from: caller, into: scope)
    let result = try nested(at: place) {
      try run(function, in: scope)
    }
    for (name, target) in writeBack {
      if let value = scope.variable(name)?.value {
        try assign(target, nil, value, in: caller, at: place)
      }
    }
    return result
  }

  /// The body of a function whose parameters are declared in the scope.
  func run(_ function: FunctionDeclaration, in scope: Scope) throws -> Value {
    guard let body = function.body else { return .void }
    let isModifierBody =
      function.name == "body"
      && scope.selfType.map { program.conforms($0, to: "ViewModifier") } == true
    if function.has("ViewBuilder") || isModifierBody
      || function.attributes.contains(where: { $0.name.hasSuffix("Builder") })
    {
      return .view(try describe(body, in: scope))
    }
    return try value(of: body, in: scope)
  }

  // MARK: Function values

  private func call(
    _ value: Value, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    switch value {
    case .function(let function):
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
        return CallArgument(
          label: argument.label, value: try self.value(for: parameter, [argument], scope, scope))
      }
      return try call(function, evaluated, at: place)
    case .optional(let wrapped?): return try call(wrapped, arguments, in: scope, at: place)
    case .type(let type): return try construct(named: type, arguments, in: scope, at: place)
    case .structure, .object:
      // `dismiss()` on a value that declares `callAsFunction`.
      if let type = declaredType(of: value) {
        return try call(
          methods("callAsFunction", of: type), arguments, self: value, type: type, in: scope,
          at: place)
      }
      return .void
    default:
      let evaluated = try opaqueArguments(arguments, in: scope)
      return .opaque(
        OpaqueValue(
          name: "()", arguments: evaluated.values, base: value, content: evaluated.content,
          place: place))
    }
  }

  /// Calls a function value with arguments that are evaluated already.
  func call(_ function: FunctionValue, _ arguments: [CallArgument], at place: SourcePlace) throws
    -> Value
  {
    try countStep(at: place)
    return try nested(at: place) {
      switch function.kind {
      case .native(let run): return try run(self, arguments, place)
      case .declared(let functions, let bound, let type, let outer):
        guard let found = functions.first(where: { $0.parameters.count >= arguments.count }) else {
          return .void
        }
        let scope =
          outer.map { Scope(closureIn: $0, result: found.result, selfVariable: nil) }
          ?? Scope(
            selfVariable: bound.map { Variable($0) },
            selfType: bound.flatMap(self.declaredType) ?? type, result: found.result)
        for (parameter, argument) in zip(found.parameters, arguments) {
          scope.declare(parameter.name, Variable(argument.value, type: parameter.type))
        }
        return try run(found, in: scope)
      case .closure(let closure, let outer):
        return try run(closure, function, arguments, outer)
      }
    }
  }

  private func run(
    _ closure: ClosureExpression, _ function: FunctionValue, _ arguments: [CallArgument],
    _ outer: Scope
  ) throws -> Value {
    let scope = Scope(closureIn: outer, result: function.type?.result, selfVariable: nil)
    if let parameters = closure.parameters {
      // A pair handed to a closure with two parameters is taken apart.
      var values = arguments.map(\.value)
      if parameters.count > 1, values.count == 1, case .tuple(let elements) = values[0] {
        values = elements.map(\.value)
      }
      for (parameter, value) in zip(parameters, values) {
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
      for (index, value) in values.enumerated() { scope.declare("$\(index)", Variable(value)) }
    }
    if function.isBuilder { return .view(try describe(closure.statements, in: scope)) }
    return try value(of: closure.statements, in: scope)
  }
}
