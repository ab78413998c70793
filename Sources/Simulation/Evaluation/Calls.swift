/// Calling functions, methods and closures.
extension Evaluator {
  func call(
    _ callee: Expression, _ arguments: [Argument], in scope: Scope, expecting type: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    try countStep(at: place)
    if let result = try callChanging(callee, arguments, in: scope, at: place) { return result }
    switch callee.kind {
    case .name(let name):
      return try call(named: name, arguments, in: scope, expecting: type, at: place)
    case .libraryFunction(let name):
      return try call(ofLibrary: name, arguments, in: scope, expecting: type, at: place)
    case .type(let type): return try construct(named: type, arguments, in: scope, at: place)
    case .member(let base, let name):
      return try callMember(
        base, name, arguments, in: scope, expecting: type, at: place, named: callee.place)
    case .implicitMember(let name):
      return try implicitMember(
        name, arguments: arguments, in: scope,
        expecting: typeMeant(by: callee, expecting: type), at: place)
    case .closure where arguments.isEmpty && type != nil:
      // `{ …; return .init() }()`: what is expected of the call the closure returns.
      let closure = try evaluate(
        callee, in: scope, expecting: type.map { TypeReference("->", [$0]) })
      return try call(closure, arguments, in: scope, at: place)
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
        outer: found.scope, in: scope, expecting: type, at: place)
    }
    if let info = typeMeant(by: name, in: scope.selfType), scope.genericType(name) == nil {
      return try construct(info, TypeReference(name), arguments, in: scope, at: place)
    }
    if let selfType = scope.selfType {
      if let result = try callOnSelf(
        name, arguments, selfType, in: scope, expecting: type, at: place)
      {
        return result
      }
    }
    if let functions = program.functions[name].map({ program.visible($0, from: place) }),
      let match = match(arguments, among: functions, in: scope), match.function.hasBody,
      !meansLibrary(name, arguments)
    {
      return try invoke(
        match, arguments, self: nil, type: nil, outer: nil, in: scope, expecting: type, at: place)
    }
    if let value = try callNative(name, arguments, in: scope, expecting: type, at: place) {
      return value
    }
    return try callUndeclared(name, arguments, in: scope, at: place)
  }

  /// Whether a call means the library's function where the program has one of that name, for others
  /// than these arguments: `pow(1.5, 2)` beside a `pow` for integers.
  private func meansLibrary(_ name: String, _ arguments: [Argument]) -> Bool {
    guard Self.isNative(name), case .library? = engine.target(ofCallWith: arguments) else {
      return false
    }
    return true
  }

  /// `Swift.print(…)`: no function of the program is meant.
  private func call(
    ofLibrary name: String, _ arguments: [Argument], in scope: Scope,
    expecting type: TypeReference?, at place: SourcePlace
  ) throws -> Value {
    if let functions = program.functions[name]?.filter({ $0.place.file < 0 }),
      let match = match(arguments, among: functions, in: scope), match.function.hasBody
    {
      return try invoke(
        match, arguments, self: nil, type: nil, outer: nil, in: scope, expecting: type, at: place)
    }
    return try callNative(name, arguments, in: scope, expecting: type, at: place)
      ?? callUndeclared(name, arguments, in: scope, at: place)
  }

  /// What no function of the program or of a library is called.
  private func callUndeclared(
    _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    if let type = scope.genericType(name) {
      return try construct(named: type, arguments, in: scope, at: place)
    }
    if name.first?.isUppercase == true || name == "self" {
      return try construct(
        named: TypeReference(name == "self" ? scope.selfType?.name ?? name : name), arguments,
        in: scope, at: place)
    }
    // A modifier of SwiftUI, in a form that needs no declaration of its own.
    if let type = scope.selfType, !methods(name, of: type).isEmpty,
      let view = extendedView(around: scope)
    {
      return try modify(view: view, name, arguments, in: scope, at: place)
    }
    // `write(contentsOf: data)` beside a `write(line:)` that an extension adds: what the type has
    // from elsewhere.
    if let type = scope.selfType, let value = scope.selfVariable?.value,
      declaredType(of: value) == nil, !methods(name, of: type).isEmpty
    {
      return try callMember(
        of: value, target: Expression(.name("self"), at: place), known: value, name, arguments,
        in: scope, at: place)
    }
    let value = try self.value(named: name, in: scope, expecting: nil, at: place)
    if case .opaque(let unknown) = value, unknown.name == name, unknown.base == nil,
      let view = extendedView(around: scope)
    {
      return try modify(view: view, name, arguments, in: scope, at: place)
    }
    return try call(value, arguments, in: scope, at: place)
  }

  /// The view that a method of an extension of `View` stands on. What nobody knows is called there
  /// on the view: it is somebody else's modifier.
  private func extendedView(around scope: Scope) -> Value? {
    let isMember =
      scope.enclosingFunction.map { function in
        program.viewProtocol?.methods(named: function.name)?.contains { $0 === function } == true
      } ?? (scope.selfType === program.viewProtocol)
    guard isMember, let value = scope.selfVariable?.value, isViewValue(value)
    else { return nil }
    return value
  }

  /// The type that a call of a name makes, where nothing of the program or of a library that is
  /// called by that name can be meant.
  private func typeMeant(by name: String, in context: TypeInfo?) -> TypeInfo? {
    program.constructible(name, in: context) { [self] info in
      guard info.kind != .outside, name.first?.isUppercase == true,
        program.functions[name] == nil, !Self.isNative(name)
      else { return false }
      guard let context else { return true }
      return program.lookupOrder(context).allSatisfy { type in
        type.methods(named: name) == nil && type.staticMethods[name] == nil
          && type.storedIndex[name] == nil && type.computed[name] == nil
      }
    }
  }

  /// A method of the `self` around the call, or a function that one of its properties holds.
  private func callOnSelf(
    _ name: String, _ arguments: [Argument], _ type: TypeInfo, in scope: Scope,
    expecting wanted: TypeReference?, at place: SourcePlace
  ) throws -> Value? {
    if let variable = scope.selfVariable {
      let functions = program.visible(methods(name, of: type), from: place)
      let match = match(arguments, among: functions, in: scope)
      let isOfLibrary = isOfLibrary(match, on: variable.value, arguments, in: scope)
      let isKept =
        if let match, let value = variable.value {
          keepsFunction(nearerThan: match.function, value, arguments)
        } else {
          false
        }
      if let match, !isOfLibrary, means(match, on: variable.value, arguments, in: scope) {
        return try invoke(
          match, arguments, self: variable, type: type, outer: nil, in: scope, expecting: wanted,
          at: place)
      }
      if case .binding? = variable.value, !isOwnMember(name, ofBinding: type) {
        return nil
      }
      if let value = variable.value,
        let result = try callOnSelf(
          value, name, arguments, type, isOwn: !functions.isEmpty && !isOfLibrary && !isKept,
          in: scope, at: place)
      {
        return result
      }
    }
    let statics = program.visible(
      program.lookupOrder(type).flatMap { $0.staticMethods[name] ?? [] }, from: place)
    guard let match = match(arguments, among: statics, in: scope) else { return nil }
    return try invoke(
      match, arguments, self: nil, type: type, outer: nil, in: scope, expecting: wanted, at: place)
  }

  /// Whether an overload of the library's is meant, where the program adds one to its object:
  /// `set(data, forKey: key)` in a `set(_ songs: [Song], forKey: String)` of `UserDefaults`.
  private func isOfLibrary(
    _ own: ArgumentMatch?, on value: Value?, _ arguments: [Argument], in scope: Scope
  ) -> Bool {
    guard let own, case .native? = value else { return false }
    return switch engine.target(ofCallWith: arguments) {
    case .library?: true
    case .written?: false
    case nil: own.function === scope.enclosingFunction
    }
  }

  /// What the `self` around the call has from the library, or in a property.
  ///
  /// - Parameter isOwn: Whether its type has methods of that name.
  private func callOnSelf(
    _ value: Value, _ name: String, _ arguments: [Argument], _ type: TypeInfo, isOwn: Bool,
    in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    func callStandard() throws -> Value {
      try standardCall(
        name, on: value, target: Expression(.name("self"), at: place), arguments, in: scope,
        at: place)
    }
    // Inside an extension of a type of which the machine makes the instances.
    if case .native(let object) = value, !isOwn,
      let result = try object.call(name, evaluate(arguments, in: scope), in: self, at: place)
    {
      return result
    }
    let isStandard = isStandardMethod(name, of: value) && !isFunctionCall(name, arguments)
    // Inside an extension of a type of the standard library.
    if isStandard, declaredType(of: value) == nil { return try callStandard() }
    guard !isOwn else { return nil }
    if let held = try property(name, of: value, at: place) {
      return try call(held, arguments, in: scope, at: place)
    }
    if isStandard { return try callStandard() }
    guard isView(type),
      frameworkModifier(name) || FrameworkInterface.decorations.contains(name)
    else { return nil }
    return try modify(view: value, name, arguments, in: scope, at: place)
  }

  /// `min(a, b)`, where the method takes no values.
  private func isFunctionCall(_ name: String, _ arguments: [Argument]) -> Bool {
    arguments.count > 1 && arguments[0].label == nil && ["min", "max"].contains(name)
  }

  /// Methods with a body, nearest first.
  func methods(_ name: String, of type: TypeInfo) -> [FunctionDeclaration] {
    program.lookupOrder(type).flatMap { $0.methods(named: name) ?? [] }.filter { $0.hasBody }
  }
  // MARK: Invoking

  /// Calls a method on the value of an expression; a mutating method changes the place that the
  /// expression names.
  func invoke(
    _ match: ArgumentMatch, _ arguments: [Argument], on value: Value, target: Expression,
    known: Value? = nil, _ type: TypeInfo, in scope: Scope, expecting wanted: TypeReference?,
    at place: SourcePlace
  ) throws -> Value {
    guard match.function.isMutating else {
      return try invoke(
        match, arguments, self: Variable(value), type: type, outer: nil, in: scope,
        expecting: wanted, at: place)
    }
    var result = Value.void
    try modify(target, known: known, in: scope) { current in
      let variable = Variable(current, isMutable: true)
      result = try self.invoke(
        match, arguments, self: variable, type: type, outer: nil, in: scope, expecting: wanted,
        at: place)
      current = variable.value ?? .void
    }
    return result
  }

  /// - Parameter use: The type as it is made, with what its parameters stand for: `Box<Int>`.
  func invoke(
    _ match: ArgumentMatch, _ arguments: [Argument], self variable: Variable?, type: TypeInfo?,
    outer: Scope?, in caller: Scope, expecting wanted: TypeReference? = nil,
    use: TypeReference? = nil, at place: SourcePlace
  ) throws -> Value {
    let function = match.function
    let selfType = variable?.value.flatMap(declaredType) ?? type
    let scope =
      outer.map { Scope(closureIn: $0, result: function.result, selfVariable: variable) }
      ?? Scope(selfVariable: variable, selfType: selfType, result: function.result)
    if let use, let selfType { declareGenerics(of: selfType, in: use, from: caller, in: scope) }
    // `resolve()` that gives a `T`: what is not said by an argument is by what is expected.
    let expected = function.genericNames.isEmpty ? nil : wanted.map { bound($0, in: caller) }
    declareGenerics(
      of: function, expecting: expected, in: scope, but: match.genericNamesOfArguments)
    let writeBack = try bind(match, arguments, from: caller, into: scope)
    declareGenerics(of: function, expecting: expected, in: scope)
    let result = try nested(at: place) {
      try inFrame { try run(function, in: scope) }
    }
    for (name, target) in writeBack {
      if let value = scope.variable(name)?.value {
        try modify(target, known: value, in: caller) { $0 = value }
      }
    }
    return result
  }

  /// The body of a function whose parameters are declared in the scope.
  func run(_ function: FunctionDeclaration, in scope: Scope) throws -> Value {
    guard let body = function.body else { return .void }
    if let value = try engine.run(function, in: scope, for: self) { return value }
    scope.function = function
    if let builder = resultBuilder(among: function.attributes, in: scope.selfType) {
      return coerce(try build(body, with: builder, in: scope), to: function.result, in: scope)
    }
    if function.attributes.contains(where: { $0.name.hasSuffix("Builder") })
      || fulfillsBuilder(function, in: scope.selfType)
    {
      return .view(try describe(body, in: scope))
    }
    return try onItsActor(function, in: scope) { try value(of: body, in: scope) }
  }

  /// Whether a requirement of a protocol that the method fulfils is marked with a result builder:
  /// the method has that builder then, without saying so (SE-0289).
  private func fulfillsBuilder(_ function: FunctionDeclaration, in type: TypeInfo?) -> Bool {
    guard let type, program.builderRequirements.contains(function.name) else { return false }
    return program.lookupOrder(type).contains { info in
      info.methods(named: function.name)?.contains { requirement in
        !requirement.hasBody && requirement.attributes.contains { $0.name.hasSuffix("Builder") }
          && requirement.parameters.map(\.label) == function.parameters.map(\.label)
      } ?? false
    }
  }
}
