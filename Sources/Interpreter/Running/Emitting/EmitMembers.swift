/// What a member is asked of.
enum Base {
  /// A value: an object, a temporary, something that only is read.
  case value(Code, RuntimeType)
  /// A struct or an enum where it lies.
  case place(Place)

  var type: RuntimeType {
    switch self {
    case .value(_, let type): type
    case .place(let place): place.type
    }
  }

  var code: Code {
    switch self {
    case .value(let code, _): code
    case .place(let place): place.read
    }
  }
}

extension Emitter {
  /// The base of a member: where it lies, if it is a value type and lies somewhere.
  func base(_ expression: Expression) throws -> Base {
    if case .superclass = expression.kind, let storage = selfStorage {
      let above = selfType?.superclass
      let type =
        storage.type.type.metatypeInstance == nil
        ? above : above.map { machine.runtime(Type(.metatype($0.type))) }
      return .value(place(in: storage).read, type ?? storage.type)
    }
    let type = runtime(self.type(of: expression))
    // In parentheses a chain is over: `(song?.title).map { … }` asks the optional.
    if !type.isReference, !expression.isWholeChain, let place = try place(expression) {
      return .place(place)
    }
    return .value(try emit(expression), type)
  }

  /// The base of a member of a type. What is declared with `!` unwraps itself.
  func base(_ expression: Expression, of context: Context) throws -> Base {
    let found = try base(expression)
    guard let wrapped = found.type.wrapped, context.nominal?.role != .optional,
      machine.checker.forced(expression, found.type.type) != nil
    else { return found }
    let fail: Step = { _ in
      throw Trap("nil was found where a value has to be", at: expression.position)
    }
    switch found {
    case .place(let place) where !wrapped.isReference: return .place(unwrappedPlace(place, fail))
    default:
      return .value(
        unwrap(found.code, wrapped.type) {
          throw Trap("nil was found where a value has to be", at: expression.position)
        }, wrapped)
    }
  }

  func selfBase(at position: SourcePosition) throws -> Base {
    guard let storage = selfStorage else { throw notKnown("self here", at: position) }
    let place = place(in: storage)
    return place.type.isReference ? .value(place.read, place.type) : .place(place)
  }

  func memberPlace(_ expression: Expression, _ base: Expression) throws -> Place? {
    guard let reference = expression.reference else { return nil }
    switch reference.target {
    case .variable(let variable):
      if variable.isStatic || !variable.isMember {
        return try staticPlace(variable, base, reference)
      }
      return try member(
        variable, reference, of: try self.base(base, of: variable.context),
        at: expression.position, isSuper: base.isSuperclass)
    case .tupleElement(let index):
      return field(index, runtime(type(of: expression)), of: try self.base(base))
    case .wrapper(let variable, let isProjection):
      if variable.isStatic {
        let owner = type(of: base).metatypeInstance.map(machine.runtime)
        return try projected(
          try globalPlace(variable, of: owner), variable, isProjection: isProjection,
          at: expression.position)
      }
      return try wrapperPlace(
        variable, isProjection: isProjection, runtime(type(of: expression)),
        of: try self.base(base), at: expression.position)
    case .function(let function) where function.kind == .element:
      guard case .member(_, let name) = expression.kind else { return nil }
      return try dynamicMemberPlace(expression, base, function, reference, name)
    default: return nil
    }
  }

  func namedPlace(_ expression: Expression) throws -> Place? {
    guard let reference = expression.reference else { return nil }
    switch reference.target {
    case .variable(let variable):
      if let storage = scope[ObjectIdentifier(variable)] {
        return try localPlace(variable, storage, at: expression.position)
      }
      if reference.isImplicitSelf, !variable.isStatic {
        return try member(
          variable, reference, of: try selfBase(at: expression.position), at: expression.position)
      }
      if let place = try overridableStatic(variable, at: expression.position) { return place }
      if variable.isStatic || !variable.isMember {
        return try staticPlace(variable, nil, reference)
      }
      return nil
    case .wrapper(let variable, let isProjection):
      if let storage = scope[ObjectIdentifier(variable)], storage.wraps != nil {
        return try projected(
          place(in: storage), variable, isProjection: isProjection, at: expression.position)
      }
      if variable.isStatic || !variable.isMember {
        let owner = variable.isMember ? selfType : nil
        return try projected(
          try globalPlace(variable, of: owner), variable, isProjection: isProjection,
          at: expression.position)
      }
      return try wrapperPlace(
        variable, isProjection: isProjection, runtime(type(of: expression)),
        of: try selfBase(at: expression.position), at: expression.position)
    default: return nil
    }
  }

  /// A variable among the statements, whatever it is made of.
  private func localPlace(
    _ variable: Variable, _ storage: Storage, at position: SourcePosition
  ) throws -> Place {
    if case .computed(let syntax) = storage.place {
      return try computedLocal(variable, syntax, storage, at: position)
    }
    if storage.isTask {
      var held = storage
      held.isTask = false
      held.type = machine.runtime(.void)
      return waited(address(held.place), storage.type)
    }
    let plain = place(in: storage)
    if storage.wraps != nil {
      return try wrappedValue(of: plain, variable, at: position)
    }
    if storage.observed != nil, observing !== variable {
      return try observedLocalPlace(variable, plain, at: position)
    }
    return plain
  }

  /// The value of an `async let`: that of its task, when it is there.
  func waited(
    _ place: @escaping (Frame) throws -> Pointer, _ type: RuntimeType
  ) -> Place {
    let tasks = machine.tasks
    return .readOnly(
      type,
      .from(type.shape) { frame in
        guard let task = try place(frame).pointee.object as? TaskBox else { throw Trap.empty }
        return try tasks.value(of: task)
      })
  }

  // MARK: Properties

  /// A property of a value, whatever it is made of.
  func member(
    _ variable: Variable, _ reference: Reference?, of base: Base, at position: SourcePosition,
    isSuper: Bool = false
  ) throws -> Place {
    let owner = base.type
    if owner.isDynamic { return try dynamicMember(variable, reference, of: base, at: position) }
    if variable.context.nominal?.kind == .protocolType {
      return try witnessMember(variable, of: base, at: position)
    }
    if owner.isKept,
      !variable.isComputed || owner.isReference && machine.overridden.contains(variable.name)
    {
      guard !isSuper else { throw notKnown("`super.\(variable.name)`", at: position) }
      let declaring = try declaring(variable.context, from: owner, at: position)
      let type = machine.ownSubstitution(declaring, variable.context).apply(variable.type)
      return try keptMember(
        variable.name, machine.runtime(machine.concrete(type)), of: base,
        declaredAt: variable.position, at: position)
    }
    if owner.isReference, !isSuper, machine.overridden.contains(variable.name),
      variable.context.nominal?.kind == .classType,
      variable.isComputed || !reachesStorage(of: owner), observing !== variable
    {
      return try overridableMember(variable, of: base, at: position)
    }
    return try directMember(variable, of: base, at: position)
  }

  /// The property as it is declared, without looking for one that overrides it.
  func directMember(_ variable: Variable, of base: Base, at position: SourcePosition) throws
    -> Place
  {
    let owner = try declaring(variable.context, from: base.type, at: position)
    try requireOneSide(base.type, owner, variable.name, at: position)
    let own = machine.ownSubstitution(owner, variable.context)
    let type = machine.runtime(machine.concrete(own.apply(variable.type)))
    if variable.isComputed
      || variable.context.nominal?.isNative == true && variable.context.nominal?.kind != .classType
    {
      return try computedMember(variable, type, owner, of: base, at: position)
    }
    guard let index = base.type.fieldIndex(of: variable) else {
      if variable.syntax?.modifiers.isOverride == true {
        return try accessorPlace(
          type, of: base,
          AccessorPair(
            getter: .fixed(machine.accessor(variable, .getter, of: owner)),
            setter: .fixed(machine.accessor(variable, .setter, of: owner))))
      }
      return try computedMember(variable, type, owner, of: base, at: position)
    }
    let stored = base.type.fields[index].type
    var plain = field(index, stored, of: base)
    let isWrapped = machine.checker.wrapper(of: variable) != nil
    if isWrapped {
      plain = try wrappedValue(of: plain, variable, at: position)
    }
    if variable.ownership != .strong {
      return weakPlace(type, isWeak: variable.ownership == .weak, plain)
    }
    if variable.syntax?.modifiers.isLazy == true {
      return try lazyMember(variable, plain, type, owner, of: base)
    }
    if let accessors = variable.syntax?.accessors,
      accessors.willSet != nil || accessors.didSet != nil, !reachesStorage(of: owner),
      // What an observer sets is written through a wrapper again, and observed again.
      isWrapped || observing !== variable
    {
      return try observed(variable, plain, owner, of: base)
    }
    return plain
  }

  /// At the beginning and the end of an object's life its class reaches its own properties as they
  /// are stored: no observer is told, and no subclass's property stands for them.
  private func reachesStorage(of owner: RuntimeType) -> Bool {
    (isInInitializer || isInDeinitializer) && selfType?.type.nominal === owner.type.nominal
  }

  /// The host keeps no generic class, but one that has such a superclass: what that declares would
  /// look for fields that its instances have only there.
  func requireOneSide(
    _ type: RuntimeType, _ declaring: RuntimeType, _ name: String, at position: SourcePosition
  ) throws {
    guard type.isKept, !declaring.isKept, declaring.type.nominal?.kind == .classType else { return }
    throw notKnown("`\(name)` of a generic superclass", at: position)
  }

  /// The type above a value's own that declares a member.
  func declaring(
    _ context: Context, from type: RuntimeType, at position: SourcePosition
  ) throws -> RuntimeType {
    guard let nominal = context.nominal, nominal.kind == .classType else { return type }
    var next: RuntimeType? = type
    while let here = next {
      if here.type.nominal === nominal { return here }
      next = here.superclass
    }
    return type
  }
}

extension Expression {
  /// An optional chain from its beginning to its end.
  fileprivate var isWholeChain: Bool { if case .chain = kind { true } else { false } }

  var isSuperclass: Bool { if case .superclass = kind { true } else { false } }
}

extension Variable {
  /// An interface file declares it.
  var isOfLibrary: Bool { position.file < 0 }
  var ownership: Ownership { syntax?.modifiers.ownership ?? .strong }
}

extension Reference {
  /// The type whose static member it is.
  var owner: Type? { nil }
}

extension RuntimeType {
  /// Values are objects, which all who hold them share.
  var isReference: Bool { type.nominal?.isReference ?? false }

  /// What a value of it is, only the value itself knows.
  var isDynamic: Bool {
    switch type.kind {
    case .existential, .opaque, .unknown, .parameter, .associated, .variable: true
    default: false
    }
  }

  func fieldIndex(of variable: Variable) -> Int? {
    fields.firstIndex {
      $0.variable === variable
        || $0.variable.syntax === variable.syntax && $0.name == variable.name
          && variable.syntax != nil
    }
  }
}
