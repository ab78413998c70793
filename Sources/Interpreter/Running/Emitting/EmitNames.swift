/// Names, members and types, where they stand for a value.
extension Emitter {
  func name(_ expression: Expression, _ name: DeclarationName) throws -> Code {
    if name.base == "self", expression.reference == nil {
      return try selfCode(at: expression.position)
    }
    if name.base == "Self" { return try metatypeCode(expression) }
    guard let reference = expression.reference else {
      if let type = metatype(expression) { return type }
      throw notKnown("`\(name.base)`", at: expression.position)
    }
    switch reference.target {
    case .variable, .wrapper:
      if let place = try place(expression) { return place.read }
    case .function(let function):
      return try functionValue(expression, function, reference, base: nil)
    case .enumCase(let enumCase): return try enumCaseValue(expression, enumCase)
    case .type: return try metatypeCode(expression)
    case .tupleElement, .unknown: break
    }
    throw notKnown("`\(name.base)`", at: expression.position)
  }

  func member(_ expression: Expression, _ base: Expression, _ name: DeclarationName) throws -> Code
  {
    if name.base == "self" { return try emit(base) }
    guard let reference = expression.reference else {
      if let type = metatype(expression) { return type }
      throw notKnown("`\(name.base)`", at: expression.position)
    }
    switch reference.target {
    case .variable, .tupleElement, .wrapper:
      if let place = try memberPlace(expression, base) { return place.read }
    case .function(let function):
      if function.kind == .element {
        return try dynamicMemberPlace(expression, base, function, reference, name).read
      }
      return try functionValue(expression, function, reference, base: base)
    case .enumCase(let enumCase): return try enumCaseValue(expression, enumCase)
    case .type: return try metatypeCode(expression)
    case .unknown: break
    }
    throw notKnown("`\(name.base)`", at: expression.position)
  }

  func implicitMember(_ expression: Expression, _ name: DeclarationName) throws -> Code {
    guard let reference = expression.reference else {
      throw notKnown("`.\(name.base)`", at: expression.position)
    }
    switch reference.target {
    case .enumCase(let enumCase): return try enumCaseValue(expression, enumCase)
    case .variable(let variable):
      return try staticPlace(variable, of: implicitOwner(expression, variable)).read
    case .function(let function):
      return try functionValue(expression, function, reference, base: nil)
    default: throw notKnown("`.\(name.base)`", at: expression.position)
    }
  }

  /// The type whose static member is named by a dot alone.
  func implicitOwner(_ expression: Expression, _ variable: Variable) -> RuntimeType? {
    guard let nominal = variable.context.nominal else { return nil }
    // What is a parameter of the function is asked itself, also where it stands for an optional.
    if expression.type?.isAbstract == true { return runtime(self.type(of: expression)) }
    var type: Type? = self.type(of: expression)
    while let here = type {
      if here.nominal === nominal || nominal.kind == .protocolType && here.wrapped == nil {
        return machine.runtime(here)
      }
      type = here.wrapped
    }
    return runtime(Type(.nominal(nominal, resolver.signature(of: nominal).arguments)))
  }

  // MARK: Types as values

  /// The value of an expression that names a type.
  func metatype(_ expression: Expression) -> Code? {
    guard let instance = type(of: expression).metatypeInstance else { return nil }
    if runtime(instance).isDynamic, !expression.namesType { return nil }
    return .constant(machine.runtime(instance).metatype)
  }

  func metatypeCode(_ expression: Expression) throws -> Code {
    // `Self` of a class is the class of the object.
    if case .name(let name) = expression.kind, name.base == "Self", let storage = selfStorage {
      let machine = machine
      let code = place(in: storage).read
      if storage.type.type.metatypeInstance != nil { return code }
      if storage.type.isReference {
        let value = code.value
        return .value { machine.dynamicType(of: try value($0)).metatype }
      }
    }
    guard let code = metatype(expression) else {
      throw notKnown("this type", at: expression.position)
    }
    return code
  }

  // MARK: Cases

  func enumCaseValue(_ expression: Expression, _ enumCase: EnumCase) throws -> Code {
    let type = type(of: expression)
    if enumCase.owner.role == .optional, enumCase.name == "none" {
      guard let wrapped = type.wrapped else { throw notKnown("nil", at: expression.position) }
      return .constant(OptionalForm(wrapping: wrapped).nothing)
    }
    if enumCase.parameters.isEmpty { return .constant(Value(word: enumCase.index)) }
    // The case as a function: `map(Shape.circle)`.
    guard let function = type.function else {
      throw notKnown("`\(enumCase.name)` without its values", at: expression.position)
    }
    let types = function.parameters.map { machine.runtime($0.type) }
    let index = enumCase.index
    let owner = machine.runtime(function.result)
    let isSome = enumCase.owner.role == .optional
    return .value { _ in
      Value(
        FunctionBox { frame in
          if isSome { return OptionalForm(wrapping: types[0].type).wrap(frame[0]) }
          let record = Record.make(owner, types.count)
          for position in types.indices { record.fields[position] = frame[position] }
          return Value(word: index, object: record)
        })
    }
  }

  // MARK: Functions as values

  /// A function that is named and not called.
  func functionValue(
    _ expression: Expression, _ function: Function, _ reference: Reference, base: Expression?
  ) throws -> Code {
    guard let type = type(of: expression).function else {
      throw notKnown("`\(function.name)` as a value", at: expression.position)
    }
    return try FunctionValue(
      emitter: self, function: function, reference: reference, type: type, base: base,
      position: expression.position
    ).code()
  }
}

extension Expression {
  /// It is written as a type: `any Shape`, or a generic parameter that stands for that here.
  fileprivate var namesType: Bool {
    if case .type = kind { return true }
    if case .type? = reference?.target { return true }
    return false
  }
}

/// Makes a closure of a function that is named and not called.
struct FunctionValue {
  let emitter: Emitter
  let function: Function
  let reference: Reference
  let type: FunctionType
  let base: Expression?
  let position: SourcePosition

  func code() throws -> Code {
    if let local = emitter.localFunctions[ObjectIdentifier(function)] {
      return try emitter.localFunctionValue(local)
    }
    let isMember =
      function.context.nominal != nil && !function.isStatic && function.kind == .function
    if isMember, base.map({ emitter.type(of: $0).metatypeInstance != nil }) ?? false {
      return try unapplied()
    }
    let receiver = try receiverCode(isMember)
    let inner = try body(type.parameters, receiverType: receiver?.type)
    guard let receiver else {
      return .constant(Value(FunctionBox(inner)))
    }
    let value = receiver.code.value
    let count = type.parameters.count
    return .value { frame in
      let owner = try value(frame)
      return Value(
        FunctionBox { frame in
          frame[count] = owner
          return try inner(frame)
        })
    }
  }

  private func receiverCode(_ isMember: Bool) throws -> (code: Code, type: RuntimeType)? {
    guard
      isMember || function.kind == .initializer
        || function.isStatic && function.context.nominal != nil
    else { return nil }
    if isMember {
      let found = try base.map { try emitter.base($0) } ?? emitter.selfBase(at: position)
      return (found.code, found.type)
    }
    return nil
  }

  /// `Type.method`: takes `self` and gives the method.
  private func unapplied() throws -> Code {
    guard let owner = type.parameters.first?.type, let inner = type.result.function else {
      throw emitter.notKnown("`\(function.name)` of a type", at: position)
    }
    let run = try body(inner.parameters, receiverType: emitter.machine.runtime(owner))
    let count = inner.parameters.count
    return .constant(
      Value(
        FunctionBox { frame in
          let owner = frame[0]
          return Value(
            FunctionBox { frame in
              frame[count] = owner
              return try run(frame)
            })
        }))
  }

  /// Calls the function with arguments from the first slots, and `self` behind them.
  private func body(
    _ parameters: [FunctionType.Parameter], receiverType: RuntimeType?
  ) throws -> (Frame) throws -> Value {
    let inside = Emitter(emitter.machine, emitter.substitution, result: type.result)
    inside.selfType = emitter.selfType
    let types = parameters.map {
      emitter.machine.runtime($0.isVariadic ? emitter.resolver.array($0.type) : $0.type)
    }
    for _ in types { _ = inside.allocate() }
    if receiverType != nil { _ = inside.allocate() }
    let codes = types.enumerated().map { Code.slot($0, $1.shape) }
    let given = zip(codes, types).map { GivenArgument.code($0, $1) }
    let receiver = receiverType.map { Base.value(.slot(types.count, $0.shape), $0) }
    let result =
      receiverType != nil && type.result.function != nil
        && parameters.count != type.parameters.count
      ? type.result.function?.result ?? type.result : type.result
    let call = try inside.call(
      function, reference, base: receiver, given: given, result: emitter.machine.runtime(result),
      owner: base.flatMap { emitter.type(of: $0).metatypeInstance }
        ?? (function.kind == .initializer
          ? type.result : function.isStatic ? emitter.operatorOwner(function, reference) : nil),
      at: position)
    let clear = inside.clear(from: 0, to: types.count + 1)
    let run = call.value
    return { frame in
      defer { clear(frame) }
      return try run(frame)
    }
  }
}
