/// Key paths: as values, as functions, and the elements that they lead to.
extension Emitter {
  func keyPath(_ expression: Expression, _ components: [KeyPathComponent]) throws -> Code {
    guard let path = expression.path else {
      throw notKnown("this key path", at: expression.position)
    }
    let maker = KeyPathMaker(emitter: self, path: path, position: expression.position)
    let type = type(of: expression)
    if let function = type.function {
      let indices = try maker.indices()
      let run = try maker.getter(giving: machine.runtime(function.result))
      if indices.isEmpty { return .constant(Value(FunctionBox(run))) }
      return .value { frame in
        let found = Value(ArrayBox(ContiguousArray(try indices.map { try $0(frame) })))
        return Value(
          FunctionBox { frame in
            frame[1] = found
            return try run(frame)
          })
      }
    }
    return try maker.value()
  }

  /// `song[keyPath: path]`
  func keyPathElement(
    _ expression: Expression, _ base: Expression, _ path: Expression
  ) throws -> Place {
    let owner = try self.base(base)
    let type = runtime(type(of: expression))
    let isPlace = if case .place = owner, !owner.type.isReference { true } else { false }
    let pathType = self.type(of: path)
    let isReference = owner.type.isReference
    let root = owner.type
    let nothing =
      pathType.nominal?.name == "AnyKeyPath" && !isReference
      ? OptionalForm(wrapping: .any).nothing : nil
    let machine = machine
    let position = expression.position
    let getter = FunctionCode("keyPath", type.shape, in: machine.making) {
      .from(type.shape) { frame in
        let path = try frame[1].keyPath()
        frame[1].object = nil
        if let nothing, path.root !== root { return nothing }
        let value = try path.get(frame)
        // What a path with less in its type leads to says itself what it is.
        if path.value === type { return value }
        return try machine.conversion(from: path.value, to: type, at: position)?(value) ?? value
      }
    }
    let setter = FunctionCode("keyPath", .void, in: machine.making) {
      .void { frame in
        let path = try frame[2].keyPath()
        frame[2].object = nil
        guard let set = path.set else { throw Trap.empty }
        if isPlace || isReference { return try set(frame) }
        // The root is a value that holds an object.
        frame[3] = frame[0]
        frame[0] = Value(frame + 3)
        let new = frame[1]
        frame[4] = frame[0]
        frame[5] = new
        try set(frame + 4)
        frame[3].object = nil
      }
    }
    return try accessorPlace(
      type, of: owner,
      AccessorPair(
        getter: .fixed(getter), setter: .fixed(setter), isSetterMutating: !isReference && isPlace),
      indices: [{ try self.emit(path, to: pathType) }])
  }

  /// `settings.volume` by `subscript(dynamicMember:)`.
  func dynamicMemberPlace(
    _ expression: Expression, _ base: Expression, _ function: Function, _ reference: Reference,
    _ name: DeclarationName
  ) throws -> Place {
    try dynamicPlace(expression, base, function, reference, at: name.position) { isPath in
      isPath ? .keyPath(nil, [.member(name)]) : .string([.text(name.base)])
    }
  }

  /// `$scores["Ada"]`, where only what `subscript(dynamicMember:)` leads to has such a subscript.
  func dynamicElementPlace(
    _ expression: Expression, _ base: Expression, _ function: Function, _ reference: Reference,
    _ arguments: [Argument]
  ) throws -> Place {
    let position = expression.position
    let indices = try arguments.map { argument in
      let index = argument.value
      return Argument(label: argument.label, value: given(try emit(index), type(of: index)))
    }
    return try dynamicPlace(expression, base, function, reference, at: position) { _ in
      .keyPath(nil, [.element(indices, position)])
    }
  }

  /// - Parameter member: What stands for the member: a key path, or else a text.
  private func dynamicPlace(
    _ expression: Expression, _ base: Expression, _ function: Function, _ reference: Reference,
    at position: SourcePosition, _ member: (_ isPath: Bool) -> Expression.Kind
  ) throws -> Place {
    let owner = try self.base(base)
    let own = substitution(function, reference, owner: owner.type)
    guard let parameter = function.interface.parameters.first else {
      throw notKnown("this member", at: position)
    }
    let wanted = machine.concrete(own.apply(parameter.type))
    let isPath = wanted.nominal?.name.hasSuffix("KeyPath") == true
    let argument = Expression(member(isPath), at: position)
    machine.checker.made(argument, as: wanted, in: machine.moduleContext)
    return try element(
      CallShape(
        function: function, reference: reference, own: own, base: owner,
        given: [.expression(argument)], owner: owner.type, result: runtime(type(of: expression)),
        position: expression.position))
  }
}

/// Makes the code of one key path.
private struct KeyPathMaker {
  let emitter: Emitter
  let path: (root: Type, steps: [KeyPathStep])
  let position: SourcePosition

  private var machine: Machine { emitter.machine }
  private var root: RuntimeType { emitter.runtime(path.root) }
  private var type: RuntimeType { emitter.runtime(path.steps.last?.type ?? path.root) }

  /// The indices of its subscripts, found out when it is made.
  func indices() throws -> [(Frame) throws -> Value] {
    try path.steps.flatMap { step -> [(Frame) throws -> Value] in
      guard case .function(let function)? = step.reference?.target else { return [] }
      return try zip(step.arguments, function.interface.parameters).map { argument, _ in
        try emitter.emit(argument.value).value
      }
    }
  }

  private func inside(_ result: Type) -> Emitter {
    let inside = Emitter(machine, emitter.substitution, result: result)
    inside.selfType = emitter.selfType
    return inside
  }

  /// The root lies in the first slot, the indices in the second.
  func getter(giving result: RuntimeType) throws -> (Frame) throws -> Value {
    let inside = inside(result.type)
    let slot = inside.allocate()
    let indexSlot = inside.allocate()
    var endsEarly = false
    var base = Base.value(.slot(slot, root.shape), root)
    var index = 0
    for step in path.steps {
      let next = emitter.runtime(step.type)
      if step.isUnwrapping {
        endsEarly = true
        // A step may have made an optional of it.
        guard base.type.wrapped != nil else { continue }
        base = .value(inside.unwrap(base.code, next.type) { throw ChainEnd.shared }, next)
      } else {
        let place = try place(step, of: base, next, inside, indexSlot, &index)
        base = .value(place.read, place.type)
      }
    }
    let code = try inside.convert(
      base.code, from: base.type.type, to: result.type, at: position)
    let nothing = endsEarly ? result.wrapped.map { OptionalForm(wrapping: $0.type).nothing } : nil
    let value = code.value
    let whole = Code.value { frame in
      guard let nothing else { return try value(frame) }
      do { return try value(frame) } catch is ChainEnd { return nothing }
    }
    return FunctionEmitter.finish(whole, inside, references: 0..<2).value
  }

  /// The root, or where it lies, is in the first slot, the new value in the second, the indices in
  /// the third. Nil where it leads to something that cannot be set.
  private func setter() throws -> Step? {
    guard path.steps.allSatisfy(\.isSettable) else { return nil }
    // There is no place for another object.
    if root.isReference, path.steps.allSatisfy(\.isSelf) { return nil }
    let inside = inside(.void)
    let slots = (inside.allocate(), inside.allocate(), inside.allocate())
    var base: Base =
      root.isReference
      ? .value(.slot(slots.0, .value), root) : .place(Place(root) { try $0[0].target() })
    var index = 0
    var last: Place? = if case .place(let place) = base { place } else { nil }
    for step in path.steps {
      let next = emitter.runtime(step.type)
      let place: Place
      if step.isUnwrapping, case .place(let outer) = base {
        place = inside.unwrappedPlace(outer) { _ in
          throw Trap("nil was found where a value has to be")
        }
      } else {
        place = try self.place(step, of: base, next, inside, slots.2, &index)
      }
      base = place.type.isReference ? .value(place.read, place.type) : .place(place)
      last = place
    }
    guard let last else { return nil }
    let code = Code.void(last.write(.slot(slots.1, last.type.shape)))
    return FunctionEmitter.finish(
      code, inside, references: root.isReference ? 0..<3 : 1..<3
    ).effect
  }

  private func place(
    _ step: KeyPathStep, of base: Base, _ type: RuntimeType, _ inside: Emitter, _ indexSlot: Int,
    _ index: inout Int
  ) throws -> Place {
    switch step.reference?.target {
    case .variable(let variable)?:
      return try inside.member(variable, step.reference, of: base, at: position)
    case .tupleElement(let field)?: return inside.field(field, type, of: base)
    case .function(let function)?:
      guard let reference = step.reference else { break }
      let own = inside.substitution(function, reference, owner: base.type)
      let given = step.arguments.map { argument -> GivenArgument in
        let type = emitter.runtime(emitter.type(of: argument.value))
        let position = index
        index += 1
        return .code(
          .from(type.shape) { try $0[indexSlot].array().items[position] }, type)
      }
      return try inside.element(
        CallShape(
          function: function, reference: reference, own: own, base: base, given: given,
          owner: base.type, result: type, position: position))
    case nil where step.isSelf:
      if case .place(let place) = base { return place }
      return .readOnly(base.type, base.code)
    default: break
    }
    throw emitter.notKnown("this step of a key path", at: position)
  }

  /// The path as a value.
  func value() throws -> Code {
    let indices = try indices()
    var value = type
    if path.steps.contains(where: \.isUnwrapping), path.steps.last?.isUnwrapping != true,
      value.wrapped == nil
    {
      value = machine.runtime(emitter.resolver.optional(value.type))
    }
    let get = try getter(giving: value)
    let set = try setter()
    let (root, result) = (root, value)
    let names = path.steps.compactMap(\.spelled)
    let text = (["\\" + Machine.spelled(root.type, isQualified: false)] + names)
      .joined(separator: ".")
    let plain = path.steps.filter { !$0.isSelf }.map { step in TableKey.word(step.identity) }
    let changesObject =
      root.isReference
      || path.steps.dropLast().contains { emitter.runtime($0.type).isReference }
    if indices.isEmpty {
      return .constant(
        Value(
          KeyPathBox(
            root, result, identity: plain, text: text, changesObject: changesObject, get: get,
            set: set)))
    }
    let types = path.steps.flatMap(\.arguments).map { emitter.runtime(emitter.type(of: $0.value)) }
    return .value { frame in
      let found = try indices.map { try $0(frame) }
      let held = Value(ArrayBox(ContiguousArray(found)))
      return Value(
        KeyPathBox(
          root, result, identity: plain + zip(found, types).map { TableKey($0, $1) }, text: text,
          changesObject: changesObject,
          get: { frame in
            frame[1] = held
            return try get(frame)
          },
          set: set.map { set in
            { frame in
              frame[2] = held
              try set(frame)
            }
          }))
    }
  }
}

extension KeyPathStep {
  /// `\.self` leads nowhere else.
  fileprivate var isSelf: Bool { reference == nil && !isUnwrapping && arguments.isEmpty }

  fileprivate var isSettable: Bool {
    if isUnwrapping || isSelf { return true }
    switch reference?.target {
    case .variable(let variable)?: return variable.isSettable
    case .function(let function)?:
      return function.syntax?.accessors?.setter != nil || function.isOfLibrary
    case .tupleElement?: return true
    default: return false
    }
  }

  fileprivate var spelled: String? {
    switch reference?.target {
    case .variable(let variable)?: variable.name
    case .function?: "subscript"
    case .tupleElement(let index)?: "\(index)"
    default: nil
    }
  }

  fileprivate var identity: Int {
    switch reference?.target {
    case .variable(let variable)?: ObjectIdentifier(variable).hashValue
    case .function(let function)?: ObjectIdentifier(function).hashValue
    case .tupleElement(let index)?: index
    default: isUnwrapping ? -1 : -2
    }
  }
}
