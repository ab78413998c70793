/// Making values: initialisers that are declared, and those that a type has by itself.
extension Emitter {
  func construct(_ call: CallShape) throws -> Code {
    guard let owner = call.owner.map({ $0.type.metatypeInstance.map(machine.runtime) ?? $0 }) else {
      throw notKnown("what is made here", at: call.position)
    }
    let code = try constructed(call, owner)
    let isFailable =
      call.function.syntax?.isFailable ?? (call.function.interface.result.wrapped != nil)
    let made =
      isFailable && owner.type.wrapped == nil || isFailable && call.function.syntax != nil
      ? resolver.optional(owner.type) : owner.type
    return try convert(code, from: made, to: call.result.type, at: call.position)
  }

  private func constructed(_ call: CallShape, _ owner: RuntimeType) throws -> Code {
    let function = call.function
    guard let nominal = function.context.nominal ?? owner.type.nominal else {
      throw notKnown("what is made here", at: call.position)
    }
    if machine.isHosted, owner.type.nominal?.belongsToHost ?? false {
      throw notKnown("`\(owner.type)`, which the surroundings have", at: call.position)
    }
    if owner.isKept { return try keptCall(call, owner: owner, result: made(call, owner)) }
    if function.syntax == nil { return try implicit(call, owner) }
    if nominal.kind == .protocolType {
      if owner.isDynamic { return try invokeDynamic(call, nominal) }
      if isMemberwise(function, owner) { return try memberwise(call, owner) }
      if function.context.isPlainProtocol, let witness = machine.witness(of: function, in: owner) {
        var copy = call
        copy.function = witness.function
        copy.own = witness.substitution(for: call, owner, machine)
        if witness.function.context.nominal?.kind != .protocolType
          || !isNative(witness.function, owner)
        {
          return try constructed(copy, owner)
        }
        return try native(copy)
      }
      if function.context.isPlainProtocol, owner.type.nominal?.isLibrary == false {
        return try fulfilled(call, owner)
      }
    }
    if isNative(function, owner) { return try native(call) }
    if owner.isReference { return try object(call, owner) }
    return try invoke(self.call(withoutBase: call), .fixed(machine.code(for: function, call.own)))
  }

  /// What an initialiser gives back: an optional, if it can fail.
  private func made(_ call: CallShape, _ owner: RuntimeType) -> RuntimeType {
    call.function.syntax?.isFailable == true
      ? machine.runtime(resolver.optional(owner.type)) : owner
  }

  /// An initialiser that a protocol asks for, by one that the type has by itself.
  private func fulfilled(_ call: CallShape, _ owner: RuntimeType) throws -> Code {
    let callee = Expression(.given(Type(.metatype(owner.type))), at: call.position)
    let arguments = try zip(call.given, call.function.interface.parameters).map {
      argument, parameter in
      let type = machine.concrete(call.own.apply(parameter.type))
      let code = try self.argument(argument, parameter, type, call)
      return Argument(label: parameter.label, value: given(code, type))
    }
    let made = Expression(.call(callee, arguments), at: call.position)
    machine.checker.made(made, in: machine.moduleContext)
    // Of a type that only says that it has one, nothing is found but what the protocol asks for.
    if case .function(let found)? = made.reference?.target, found === call.function {
      let labels = found.labels.map { "\($0 ?? "_"):" }.joined()
      throw notKnown("`\(owner.type)(\(labels))`", at: call.position)
    }
    return try emit(made, to: owner.type)
  }

  private func call(withoutBase call: CallShape) -> CallShape {
    var copy = call
    copy.base = nil
    copy.owner = machine.runtime(.void)
    return copy
  }

  /// A new object, which its initialiser fills.
  private func object(_ call: CallShape, _ owner: RuntimeType) throws -> Code {
    var copy = call
    let type: (Frame) throws -> RuntimeType
    if let base = call.base, case .value(let code, _) = base, !code.isConstant {
      let value = code.value
      type = { frame in
        guard let box = try value(frame).object as? TypeBox else { return owner }
        return box.type
      }
    } else {
      type = { _ in owner }
    }
    let keeper = allocate()
    let make: (Frame) throws -> Void = { frame in
      frame[keeper] = Value(Instance.make(try type(frame)))
    }
    copy.base = .value(.value(.slot(keeper)), owner)
    let shape = Shape.boolean
    let callee: Callee =
      call.hasDynamicBase
      ? machine.overridable(call.function, shape, of: owner, call.own)
      : .fixed(machine.code(for: call.function, call.own))
    let fill = try laterFields(of: owner, behind: call.function) { try $0[keeper].fields() }
    let fillOwn = fieldsOfSubclass(of: owner, behind: call.function) { $0[keeper] }
    let initialize = try invoke(copy, callee).boolean
    let isFailable = call.function.syntax?.isFailable ?? false
    return .value { frame in
      try make(frame)
      try fill(frame)
      try fillOwn(frame)
      let isMade = try initialize(frame)
      let made = frame[keeper]
      frame[keeper].object = nil
      if !isMade, isFailable { return Value() }
      if let object = made.object { try object.known(as: Instance.self).isMade = true }
      return made
    }
  }

  /// The properties of classes that inherit their initialiser, which does not know them.
  private func laterFields(
    of owner: RuntimeType, behind function: Function,
    _ fields: @escaping (Frame) throws -> Pointer
  ) throws -> (Frame) throws -> Void {
    let declaring = try declaring(function.context, from: owner, at: function.position)
    guard declaring !== owner else { return { _ in } }
    // It begins with `self.init(…)`: then is their time.
    if function.isConvenience { return { _ in } }
    let codes = try owner.fields.enumerated().dropFirst(declaring.fieldCount).map {
      index, field in (index, try initialValue(of: field, owner).value)
    }
    return { frame in
      for (index, code) in codes { try fields(frame)[index] = try code(frame) }
    }
  }

  /// The properties of a subclass of which a variable holds the type: those that the initialiser
  /// that runs does not know.
  private func fieldsOfSubclass(
    of owner: RuntimeType, behind function: Function, _ object: @escaping (Frame) throws -> Value
  ) -> (Frame) throws -> Void {
    let machine = machine
    let inside = Emitter(machine, Substitution(), result: .void, above: self)
    var known: [ObjectIdentifier: [(Int, (Frame) throws -> Value)]] = [:]
    return { frame in
      guard let record = try object(frame).object as? Instance, record.type !== owner else {
        return
      }
      let type = record.type
      let codes: [(Int, (Frame) throws -> Value)]
      if let found = known[ObjectIdentifier(type)] {
        codes = found
      } else {
        let found = machine.override(of: function, in: type, upTo: owner)
        let later = found.function.isConvenience ? [] : type.fields.enumerated().map { $0 }
        codes = try later.dropFirst(found.owner.fieldCount).map { index, field in
          (index, try inside.initialValue(of: field, type).value)
        }
        known[ObjectIdentifier(type)] = codes
      }
      for (index, code) in codes { record.fields[index] = try code(frame) }
    }
  }

  // MARK: Initialisers that nobody wrote

  private func implicit(_ call: CallShape, _ owner: RuntimeType) throws -> Code {
    guard let nominal = owner.type.nominal else { throw notKnown("this", at: call.position) }
    if nominal.kind == .enumeration { return try fromRawValue(call, owner, nominal) }
    if nominal.isReference {
      let initialize = try implicitFields(owner)
      return .value { frame in
        let made = Instance.make(owner)
        for (index, field) in initialize { made.fields[index] = try field(frame) }
        made.isMade = true
        return Value(made)
      }
    }
    return try memberwise(call, owner)
  }

  /// All fields of an object, those of the classes above too.
  private func implicitFields(_ owner: RuntimeType) throws -> [(Int, (Frame) throws -> Value)] {
    try owner.fields.enumerated().map { index, field in
      (index, try initialValue(of: field, owner).value)
    }
  }

  /// Whether the initialiser that a protocol asks for is the one that a struct has by itself.
  private func isMemberwise(_ function: Function, _ owner: RuntimeType) -> Bool {
    guard let nominal = owner.type.nominal, nominal.kind == .structure, !nominal.isNative,
      nominal.members["init"].isEmpty
    else { return false }
    return owner.fields.map(\.name) == function.labels.compactMap { $0 }
  }

  private func memberwise(_ call: CallShape, _ owner: RuntimeType) throws -> Code {
    var given: [String: (GivenArgument, FunctionParameter)] = [:]
    for (argument, parameter) in zip(call.given, call.function.interface.parameters) {
      given[parameter.name] = (argument, parameter)
    }
    let own = call.own
    let codes = try owner.fields.map { field -> Code in
      guard let (argument, parameter) = given[field.name] else {
        return try initialValue(of: field, owner)
      }
      if case .defaultValue = argument { return try initialValue(of: field, owner) }
      let type = machine.runtime(machine.concrete(own.apply(parameter.type)))
      let code = try self.argument(argument, parameter, type.type, call)
      if machine.checker.wrapper(of: field.variable) != nil, type !== field.type {
        return try wrapped(code, type, field, owner)
      }
      if type !== field.type {
        return try convert(code, from: type.type, to: field.type.type, at: call.position)
      }
      if field.variable.ownership != .strong {
        let value = code.value
        return .value { Value(WeakBox(try value($0).object)) }
      }
      return code
    }
    if codes.isEmpty, !owner.endsItself {
      return .value { _ in Value(Record.make(owner, 0)) }
    }
    return owner.endsItself ? ending(owner, codes) : record(owner, codes)
  }

  /// A value that comes to an end as an object does.
  private func ending(_ owner: RuntimeType, _ codes: [Code]) -> Code {
    let values = codes.map(\.value)
    return .value { frame in
      let made = Instance.make(owner)
      for (index, value) in values.enumerated() { made.fields[index] = try value(frame) }
      made.isMade = true
      return Value(made)
    }
  }

  /// What a property is when nobody gives it a value.
  func initialValue(of field: RuntimeType.Field, _ owner: RuntimeType) throws -> Code {
    let variable = field.variable
    let declaring = try declaring(variable.context, from: owner, at: variable.position)
    if machine.checker.wrapper(of: variable) != nil {
      return try initialWrapper(field, declaring)
    }
    if variable.syntax?.modifiers.isLazy == true || variable.syntax?.initial == nil {
      if variable.ownership != .strong { return .value { _ in Value(WeakBox(nil)) } }
      guard let wrapped = field.type.wrapped else { return .value { _ in Value() } }
      return .constant(OptionalForm(wrapping: wrapped.type).nothing)
    }
    let code = machine.accessor(variable, .initial, of: declaring).call(at: height)
    guard variable.ownership != .strong else { return code }
    let value = code.value
    return .value { Value(WeakBox(try value($0).object)) }
  }

  private func fromRawValue(
    _ call: CallShape, _ owner: RuntimeType, _ nominal: Nominal
  ) throws -> Code {
    guard let raw = nominal.rawType.map({ machine.runtime(machine.concrete($0)) }),
      let given = call.given.first, let parameter = call.function.interface.parameters.first
    else { throw notKnown("the raw value", at: call.position) }
    let value = try argument(given, parameter, raw.type, call).value
    let values = try machine.rawValues(of: nominal, raw)
    let equals = raw.equals
    return .value { frame in
      let wanted = try value(frame)
      for (index, candidate) in values.enumerated() where try equals(candidate, wanted) {
        return Value(word: index)
      }
      return OptionalForm(wrapping: owner.type).nothing
    }
  }

  // MARK: Delegation

  /// `super.init(…)` and `self.init(…)`.
  func delegation(
    _ function: Function, _ reference: Reference, _ callee: Expression, _ given: [GivenArgument],
    _ expression: Expression
  ) throws -> Code? {
    guard function.kind == .initializer, case .member(let base, let name) = callee.kind,
      name.base == "init", let storage = selfStorage, let selfType
    else { return nil }
    let isSuper = base.isSuperclass
    guard isSuper || base.isPlainSelf, type(of: base).metatypeInstance == nil || isSuper else {
      return nil
    }
    let owner = isSuper ? selfType.superclass ?? selfType : selfType
    let function = try derived(function, of: owner, at: callee.position)
    let own = substitution(function, reference, owner: owner)
    var call = CallShape(
      function: function, reference: reference, own: own, base: nil, given: given, owner: owner,
      result: owner, position: callee.position)
    let place = place(in: storage)
    guard selfType.isReference else {
      // That of a raw value, which nobody wrote, may fail, too.
      let isFailable =
        function.syntax?.isFailable ?? (function.interface.result.wrapped != nil)
      call.result = machine.runtime(isFailable ? resolver.optional(owner.type) : owner.type)
      let code = try construct(call)
      if isFailable {
        let inner = unwrap(code, owner.type) { throw FailedInitializer() }
        return .void(place.write(inner))
      }
      return .void(place.write(code))
    }
    let me = place.read.value
    let fillOwn: (Frame) throws -> Void =
      isSuper ? { _ in } : fieldsOfSubclass(of: owner, behind: function, me)
    call.base = .value(place.read, owner)
    if function.syntax == nil { return try filling(call, owner, me, fillOwn, isSuper: isSuper) }
    // What this class adds, an inherited initialiser does not know.
    let fill = try laterFields(of: owner, behind: function) { try me($0).fields() }
    let code = machine.code(for: function, own)
    // `self.init(…)` reaches the initialiser by which a subclass overrides that one.
    let callee =
      isSuper ? .fixed(code) : machine.overridable(function, code.shape, of: owner, own)
    let initialize = try invoke(call, callee).boolean
    return .void { frame in
      try fillOwn(frame)
      try fill(frame)
      if !(try initialize(frame)) { throw FailedInitializer() }
    }
  }

  /// `self.init()` and `super.init()` of a class that has it by itself: a subclass may override it.
  private func filling(
    _ call: CallShape, _ owner: RuntimeType, _ me: @escaping (Frame) throws -> Value,
    _ fillOwn: @escaping (Frame) throws -> Void, isSuper: Bool
  ) throws -> Code {
    let fill = try initializeFields(of: owner)
    if isSuper { return .void(fill) }
    let (machine, function) = (machine, call.function)
    let own = try invoke(call, machine.overridable(function, .boolean, of: owner, call.own)).boolean
    return .void { frame in
      try fillOwn(frame)
      if let type = (try me(frame).object as? Instance)?.type,
        machine.override(of: function, in: type, upTo: owner).function !== function
      {
        if !(try own(frame)) { throw FailedInitializer() }
      } else {
        try fill(frame)
      }
    }
  }

  /// Gives the properties that a class declares itself their first values, and those of the classes
  /// above, where these have no initialiser of their own.
  func initializeFields(of owner: RuntimeType) throws -> (Frame) throws -> Void {
    guard let storage = selfStorage else { return { _ in } }
    let me = place(in: storage).read.value
    let codes = try implicitFields(owner)
    return { frame in
      let object = try me(frame)
      for (index, code) in codes { try object.fields()[index] = try code(frame) }
    }
  }
}

/// `init?` gave nothing.
struct FailedInitializer: Error {}

extension Code {
  var isConstant: Bool {
    switch self {
    case .value(.constant): true
    default: false
    }
  }
}

extension Expression {
  /// `self.init(…)` or `super.init(…)`, perhaps behind `try`.
  var isDelegation: Bool {
    switch kind {
    case .attempt(let inner, _), .wait(let inner): return inner.isDelegation
    case .call(let callee, _):
      guard case .member(let base, let name) = callee.kind, name.base == "init" else {
        return false
      }
      return base.isSuperclass || base.isPlainSelf && base.reference == nil
    default: return false
    }
  }

  var isPlainSelf: Bool {
    if case .name(let name) = kind { name.base == "self" } else { false }
  }
}

extension CallShape {
  /// Which type is meant comes out when it runs: `type(of: value).init()`.
  var hasDynamicBase: Bool {
    if case .value(let code, _)? = base { !code.isConstant } else { false }
  }
}
