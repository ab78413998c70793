/// Operator functions that the program declares.
extension Evaluator {
  /// An operator function of the program that takes these operands: in the types of the operands,
  /// in what they conform to, or beside them; nil if there is none.
  func applyOwn(_ name: String, _ operands: [Value], at place: SourcePlace) throws -> Value? {
    guard let found = ownOperator(name, operands, at: place) else { return nil }
    let isOpen = operands.contains { if case .opaque = unwrapped($0) { true } else { false } }
    // `a.latitude == b.latitude` in an `==` of coordinates of which nothing is known: these are
    // parts, and no coordinates. So is `vector.x` in `vector.x / 2`, in a `/` of vectors and numbers.
    let number = ObjectIdentifier(found.function)
    if isOpen, runningOperators.contains(number) { return nil }
    runningOperators.append(number)
    defer { runningOperators.removeLast() }
    let scope = Scope(selfVariable: nil, selfType: found.type, result: found.function.result)
    for (parameter, value) in zip(found.function.parameters, operands) {
      let isOptional = parameter.type?.wrapped != nil
      scope.declare(
        parameter.name,
        Variable(
          coerce(isOptional ? value : lifted(value), to: parameter.type, in: scope),
          type: parameter.type))
    }
    return try nested(at: place) { try run(found.function, in: scope) }
  }

  /// An operator of the program that changes its first operand, as `++` and `+=~` may; nil for all
  /// others.
  func applyChanging(
    _ name: String, _ target: Expression, _ others: [Expression] = [], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value? {
    guard changingOperators.contains(name) else { return nil }
    let values = try others.map { try evaluate($0, in: scope) }
    let known = try evaluate(target, in: scope)
    guard let own = ownOperator(name, [known] + values, at: place) else { return nil }
    var result = Value.void
    try modify(target, known: known, in: scope) { current in
      result = try self.change(&current, by: own, values, at: place)
    }
    return result
  }

  /// Runs an operator function whose first parameter is `inout`.
  ///
  /// - Returns: What it returns.
  func change(
    _ value: inout Value, by own: (function: FunctionDeclaration, type: TypeInfo?),
    _ others: [Value], at place: SourcePlace
  ) throws -> Value {
    let scope = Scope(selfVariable: nil, selfType: own.type, result: own.function.result)
    let parameters = own.function.parameters
    let target = Variable(value, type: parameters[0].type, isMutable: true)
    scope.declare(parameters[0].name, target)
    for (parameter, other) in zip(parameters.dropFirst(), others) {
      let given = coerce(other, to: parameter.type, in: scope)
      scope.declare(parameter.name, Variable(given, type: parameter.type))
    }
    let result = try nested(at: place) { try run(own.function, in: scope) }
    value = target.value ?? value
    return result
  }

  /// What an optional holds, where an operator wants no optional.
  func lifted(_ value: Value) -> Value {
    if case .optional(let wrapped?) = value { return wrapped }
    return value
  }

  /// - Parameter place: Where it is used: not every file sees what is private.
  func ownOperator(_ name: String, _ operands: [Value], at place: SourcePlace) -> (
    function: FunctionDeclaration, type: TypeInfo?
  )? {
    guard program.operators.contains(name) else { return nil }
    func fits(_ function: FunctionDeclaration, _ type: TypeInfo?) -> Bool {
      guard function.hasBody, function.parameters.count == operands.count else { return false }
      let scope = Scope(selfVariable: nil, selfType: type, result: nil)
      return zip(function.parameters, operands).allSatisfy { parameter, value in
        accepts(value, parameter.type, of: function, in: scope)
      }
    }
    for value in operands {
      let types = declaredType(of: unwrapped(value)).map { [$0] } ?? extensionTypes(of: value)
      for type in types {
        for info in program.lookupOrder(type) {
          if let function = info.staticMethods[name]?.first(where: { fits($0, type) }) {
            return (function, type)
          }
        }
      }
    }
    let functions = program.visible(program.functions[name] ?? [], from: place)
    let isPlain = Self.arithmetic.contains(name) && operands.allSatisfy(\.isNumber)
    return functions.first { fits($0, nil) && !(isPlain && $0.isGeneric) }.map { ($0, nil) }
  }

  /// Whether a value may be handed to a parameter of a type.
  func accepts(
    _ value: Value, _ type: TypeReference?, of function: FunctionDeclaration, in scope: Scope
  ) -> Bool {
    guard let type else { return true }
    if function.genericNames.contains(type.name) { return true }
    if type.isFunction {
      switch value {
      case .function, .type, .keyPath: return true
      default: return false
      }
    }
    switch value {
    case .optional(nil): return type.wrapped != nil
    case .optional: if type.wrapped == nil, type.name != "Any" { break } else { return true }
    // A whole literal does for a floating-point parameter.
    case .integer: if type.isNumber { return true }
    default: break
    }
    guard program.type(named: type.name, in: scope.selfType) == nil else {
      // `Self`, a protocol, or a type of the program.
      let name = type.name == "Self" ? scope.selfType?.name ?? type.name : type.name
      return isInstance(value, of: type, in: scope)
        || extensionTypes(of: unwrapped(value)).contains { $0.name == name }
        || (scope.selfType?.genericNames.contains(type.name) ?? false)
    }
    if Self.basicTypes.contains(type.name) || type.name == "()" || type.name == "Optional"
      || FixedInteger.isInteger(type.name)
    {
      return isInstance(value, of: type, in: scope)
    }
    return true
  }
}

extension Program {
  /// The operators that it declares for a first operand that they may change.
  var changingOperators: Set<String> {
    let own = types.values.filter { !$0.isFramework }
    return operators.filter { name in
      let all = (functions[name] ?? []) + own.flatMap { $0.staticMethods[name] ?? [] }
      return all.contains { $0.parameters.first?.isInout == true }
    }
  }
}

extension FunctionDeclaration {
  /// Whether it takes operands of whatever type fits: one that is declared for that type goes
  /// before it, and those of numbers are.
  fileprivate var isGeneric: Bool {
    parameters.contains { $0.type.map { genericNames.contains($0.name) } ?? false }
  }
}

extension Value {
  fileprivate var isNumber: Bool {
    switch self {
    case .integer, .double: true
    default: FixedInteger.number(self) != nil
    }
  }
}
