/// A value of one type where another is expected.
extension Emitter {
  func convert(
    _ code: Code, from: Type, to: Type, at position: SourcePosition
  ) throws -> Code {
    if from == to { return code }
    let source = machine.runtime(from)
    let target = machine.runtime(to)
    guard let change = try machine.conversion(from: source, to: target, at: position) else {
      return code
    }
    let value = code.value
    return .from(target.shape) { try change(try value($0)) }
  }
}

extension Machine {
  /// How a value becomes one of another type; nil where it looks the same.
  func conversion(
    from source: RuntimeType, to target: RuntimeType, at position: SourcePosition
  ) throws -> ((Value) throws -> Value)? {
    if source === target || target.type.isVoid || source.type.nominal?.role == .never { return nil }
    if target.isDynamic || target.type.nominal?.name == "AnyHashable" {
      return source.isDynamic || source.type.nominal?.name == "AnyHashable" ? nil : erase(source)
    }
    if let wrapped = target.wrapped {
      return try toOptional(source, wrapped, at: position)
    }
    if let wrapped = source.wrapped {
      // Declared with `!`.
      let inner = try conversion(from: wrapped, to: target, at: position)
      let form = OptionalForm(wrapping: wrapped.type)
      return { value in
        if form.isNothing(value) {
          throw Trap("nil was found where a value has to be", at: position)
        }
        let found = form.unwrap(value)
        return try inner?(found) ?? found
      }
    }
    if source.isDynamic {
      let cast = cast(from: source, to: target)
      return { value in
        guard let found = try cast(value) else {
          throw Trap("this is no `\(target.type)`", at: position)
        }
        return found
      }
    }
    return try structural(source, target, at: position)
  }

  private func toOptional(
    _ source: RuntimeType, _ wrapped: RuntimeType, at position: SourcePosition
  ) throws -> ((Value) throws -> Value)? {
    let form = OptionalForm(wrapping: wrapped.type)
    if let inner = source.wrapped, inner !== wrapped, !isDeeper(wrapped, than: inner) {
      guard let change = try conversion(from: inner, to: wrapped, at: position) else { return nil }
      let given = OptionalForm(wrapping: inner.type)
      return { value in
        given.isNothing(value) ? form.nothing : form.wrap(try change(given.unwrap(value)))
      }
    }
    if source.wrapped === wrapped { return nil }
    let change = try conversion(from: source, to: wrapped, at: position)
    if change == nil, form != .marked { return nil }
    return { value in form.wrap(try change?(value) ?? value) }
  }

  private func isDeeper(_ type: RuntimeType, than other: RuntimeType) -> Bool {
    var depth = 0
    var next = type.type
    while let inner = next.wrapped { (next, depth) = (inner, depth + 1) }
    next = other.type
    while let inner = next.wrapped { (next, depth) = (inner, depth - 1) }
    return depth > 0
  }

  /// Arrays, dictionaries, tuples, functions, part by part.
  private func structural(
    _ source: RuntimeType, _ target: RuntimeType, at position: SourcePosition
  ) throws -> ((Value) throws -> Value)? {
    switch (source.type.kind, target.type.kind) {
    case (.nominal(let a, let x), .nominal(let b, let y))
    where a === b && a.role == .array && x.count == y.count:
      guard let change = try conversion(from: runtime(x[0]), to: runtime(y[0]), at: position) else {
        return nil
      }
      return { Value(ArrayBox(ContiguousArray(try $0.array().items.map(change)))) }
    case (.nominal(let a, let x), .nominal(let b, let y))
    where a === b && a.role == .dictionary && x.count == 2:
      let key = runtime(y[0])
      let keys = try conversion(from: runtime(x[0]), to: key, at: position)
      let values = try conversion(from: runtime(x[1]), to: runtime(y[1]), at: position)
      guard keys != nil || values != nil else { return nil }
      return { value in
        var table = TableBox.Storage()
        for (old, held) in try value.table().storage.entries {
          table.insert(
            try keys.map { TableKey(try $0(old.value), key) } ?? old, try values?(held) ?? held)
        }
        return Value(TableBox(table))
      }
    case (.tuple(let x), .tuple(let y)) where x.count == y.count:
      let places = x.places(of: y) ?? Array(x.indices)
      let changes = try zip(places, y).map {
        try conversion(from: runtime(x[$0].type), to: runtime($1.type), at: position)
      }
      if changes.allSatisfy({ $0 == nil }), x.map(\.label) == y.map(\.label) { return nil }
      return { value in
        let record = Record.make(target, changes.count)
        let fields = try value.fields()
        for (index, change) in changes.enumerated() {
          let field = fields[places[index]]
          record.fields[index] = try change?(field) ?? field
        }
        return Value(record)
      }
    case (.function(let x), .function(let y)):
      return try function(x, y, at: position)
    case (.nominal(let a, _), _) where target.type.pointedItem != nil:
      return try a.role == .array || a.role == .string ? lending(source, to: target) : nil
    default: return nil
    }
  }

  private func function(
    _ source: FunctionType, _ target: FunctionType, at position: SourcePosition
  ) throws -> ((Value) throws -> Value)? {
    if source.parameters.count > 1, target.parameters.count == 1 {
      return try spreading(source, target, at: position)
    }
    guard source.parameters.count == target.parameters.count else { return nil }
    let inputs = try zip(source.parameters, target.parameters).map { given, wanted in
      given.isInout || given.type.hasUnknown
        ? nil : try conversion(from: runtime(wanted.type), to: runtime(given.type), at: position)
    }
    let output =
      source.result.hasUnknown || target.result.isVoid
      ? nil
      : try conversion(
        from: runtime(source.result), to: runtime(target.result), at: position)
    if output == nil, inputs.allSatisfy({ $0 == nil }) { return nil }
    return { value in
      let call = try value.function().call
      return Value(
        FunctionBox { frame in
          for (index, input) in inputs.enumerated() {
            if let input { frame[index] = try input(frame[index]) }
          }
          let result = try call(frame)
          return try output?(result) ?? result
        })
    }
  }

  /// A function of several where one of a tuple is expected: `pairs.map(Row.init(number:title:))`.
  private func spreading(
    _ source: FunctionType, _ target: FunctionType, at position: SourcePosition
  ) throws -> ((Value) throws -> Value)? {
    guard case .tuple(let elements) = target.parameters[0].type.kind,
      elements.count == source.parameters.count
    else { return nil }
    let changes = try zip(elements, source.parameters).map {
      try conversion(from: runtime($0.type), to: runtime($1.type), at: position)
    }
    let output =
      target.result.isVoid
      ? nil : try conversion(from: runtime(source.result), to: runtime(target.result), at: position)
    return { value in
      let call = try value.function().call
      return Value(
        FunctionBox { frame in
          let tuple = frame[0]
          let fields = try tuple.fields()
          for (index, change) in changes.enumerated() {
            frame[index] = try change?(fields[index]) ?? fields[index]
          }
          let result = try call(frame)
          return try output?(result) ?? result
        })
    }
  }

  // MARK: Values that know their type

  /// Whether values of a type say themselves of which type they are.
  func isSelfDescribing(_ type: RuntimeType) -> Bool {
    guard case .nominal(let nominal, _) = type.type.kind, !nominal.isNative else { return false }
    return nominal.kind == .structure || nominal.isReference
  }

  /// How a value is kept where its type is not known.
  func erase(_ type: RuntimeType) -> ((Value) throws -> Value)? {
    if isSelfDescribing(type) { return nil }
    return { Value(AnyBox(type, $0)) }
  }

  func erased(_ value: Value, _ type: RuntimeType) -> Value {
    isSelfDescribing(type) ? value : Value(AnyBox(type, value))
  }

  /// The type of a value of which only it knows that.
  func dynamicType(of value: Value) -> RuntimeType {
    switch value.object {
    case let box as AnyBox: (box.value.object as? KeyPathBox)?.type ?? box.type
    case let path as KeyPathBox: path.type
    case let record as Record: record.type
    case let kept as KeptBox: kept.type
    case let box as TypeBox: runtime(Type(.metatype(box.type.type)))
    default: runtime(.void)
    }
  }

  /// The same of a value that may have come by a way on which nobody knew its type: then it does not
  /// know it either.
  func certainType(of value: Value) throws -> RuntimeType {
    switch value.object {
    case let kept as KeptBox where kept.type.type.isUnknown: break
    case is AnyBox, is Record, is TypeBox, is KeyPathBox, is KeptBox: return dynamicType(of: value)
    default: break
    }
    throw NotKnown(what: "a value whose type nobody found out", position: .nowhere)
  }

  /// The value itself, out of what keeps its type beside it.
  func opened(_ value: Value) -> Value { (value.object as? AnyBox)?.value ?? value }

  // MARK: Casts

  /// `as?`: gives nil where a value is not of a type.
  func cast(from source: RuntimeType, to target: RuntimeType) -> (Value) throws -> Value? {
    if source === target { return { $0 } }
    if source.isDynamic || source.type.nominal?.name == "AnyHashable" {
      return { [unowned self] value in
        let dynamic = try certainType(of: value)
        return try castKnown(opened(value), from: dynamic, to: target)
      }
    }
    return { [unowned self] value in try castKnown(value, from: source, to: target) }
  }

  private func castKnown(
    _ value: Value, from source: RuntimeType, to target: RuntimeType
  ) throws -> Value? {
    if source === target { return value }
    if source.isOnlyHosts, value.isCarried {
      throw NotKnown(what: "what this value is", position: .nowhere)
    }
    if source.wrapped != nil, case .existential(let wanted) = target.type.kind,
      !wanted.bounds.isEmpty, fits(source.type, wanted)
    {
      return erased(value, source)
    }
    if let inner = source.wrapped {
      let form = OptionalForm(wrapping: inner.type)
      if form.isNothing(value) {
        guard let wrapped = target.wrapped else { return nil }
        return OptionalForm(wrapping: wrapped.type).nothing
      }
      return try castKnown(form.unwrap(value), from: inner, to: target)
    }
    if let wrapped = target.wrapped {
      return try castKnown(value, from: source, to: wrapped).map {
        OptionalForm(wrapping: wrapped.type).wrap($0)
      }
    }
    if source.isDynamic { return try cast(from: source, to: target)(value) }
    if target.isDynamic || target.type.nominal?.name == "AnyHashable" {
      return fits(source, value, target) ? erased(value, source) : nil
    }
    if let instance = target.type.metatypeInstance {
      guard let box = value.object as? TypeBox else { return nil }
      return isType(box.type, runtime(instance)) ? value : nil
    }
    if target.isReference, source.isReference, let object = value.object,
      object is Record || object is KeyPathBox || object is KeptBox
    {
      var next: RuntimeType? = dynamicType(of: value)
      while let here = next {
        if here === target { return value }
        next = here.superclass
      }
    }
    if let bridged = try bridged(value, source, to: target) { return bridged }
    if target.isReference, source.isReference { return nil }
    if let number = try number(in: value, source, as: target) { return number }
    return try castParts(value, from: source, to: target)
  }

  /// Whether a type is the other, inherits from it or is what it asks for.
  private func isType(_ type: RuntimeType, _ target: RuntimeType) -> Bool {
    if case .existential(let existential) = target.type.kind {
      return fits(type.type, existential)
    }
    return type === target
      || target.isReference && resolver.inherits(type.type, from: target.type, in: signature)
  }

  /// Whether a value is what an existential asks for.
  private func fits(_ source: RuntimeType, _ value: Value, _ target: RuntimeType) -> Bool {
    guard case .existential(let existential) = target.type.kind else { return true }
    return fits(source.isReference ? dynamicType(of: value).type : source.type, existential)
  }

  func fits(_ type: Type, _ existential: Existential) -> Bool {
    existential.bounds.allSatisfy { bound in
      bound.nominal.kind == .protocolType
        ? resolver.conforms(type, to: bound.nominal, in: signature) == .yes
          && bound.arguments.allSatisfy {
            concrete(Type(.associated(type, $0.associated))) == concrete($0.type)
          }
        : resolver.inherits(
          type, from: Type(.nominal(bound.nominal, bound.classArguments)), in: signature)
    }
  }

  private func castParts(
    _ value: Value, from source: RuntimeType, to target: RuntimeType
  ) throws -> Value? {
    guard case .nominal(let a, let x) = source.type.kind,
      case .nominal(let b, let y) = target.type.kind, a === b
    else { return nil }
    if a.role == .array {
      var items = ContiguousArray<Value>()
      for item in try value.array().items {
        guard let part = try castKnown(item, from: runtime(x[0]), to: runtime(y[0])) else {
          return nil
        }
        items.append(part)
      }
      return Value(ArrayBox(items))
    }
    guard a.role == .dictionary else { return nil }
    var table = TableBox.Storage()
    for (key, held) in try value.table().storage.entries {
      guard let first = try castKnown(key.value, from: runtime(x[0]), to: runtime(y[0])),
        let second = try castKnown(held, from: runtime(x[1]), to: runtime(y[1]))
      else { return nil }
      table.insert(TableKey(first, runtime(y[0])), second)
    }
    return Value(TableBox(table))
  }
}
