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
      let type = selfType?.superclass ?? storage.type
      return .value(place(in: storage).read, type)
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
  private func waited(
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

  // MARK: Stored properties

  /// A field of a struct, a tuple or an object.
  func field(_ index: Int, _ type: RuntimeType, of base: Base) -> Place {
    switch base {
    case .value(let code, let owner):
      return owner.isReference
        ? objectField(index, type, of: code)
        : .readOnly(type, fieldRead(index, type.shape, of: code))
    case .place(let outer): return structField(index, type, of: outer)
    }
  }

  private func fieldRead(_ index: Int, _ shape: Shape, of code: Code) -> Code {
    if case .value(.slot(let slot)) = code {
      switch shape {
      case .integer: return .integer { try $0[slot].fields()[index].word }
      case .double: return .double { try $0[slot].fields()[index].double }
      case .boolean: return .boolean { try $0[slot].fields()[index].word != 0 }
      case .void: return .void { _ in }
      case .value: return .value { try $0[slot].fields()[index] }
      }
    }
    let base = code.value
    switch shape {
    case .integer:
      return .integer { frame in
        let owner = try base(frame)
        return try withExtendedLifetime(owner) { try owner.fields()[index].word }
      }
    case .double:
      return .double { frame in
        let owner = try base(frame)
        return try withExtendedLifetime(owner) { try owner.fields()[index].double }
      }
    default:
      return .from(shape) { frame in
        let owner = try base(frame)
        let value = try owner.fields()[index]
        return withExtendedLifetime(owner) { value }
      }
    }
  }

  private func objectField(_ index: Int, _ type: RuntimeType, of code: Code) -> Place {
    let read = fieldRead(index, type.shape, of: code)
    if case .value(.slot(let slot)) = code {
      return Place(type) { try $0[slot].fields() + index }.reading(read)
    }
    let keeper = allocate()
    let place = Place(type) { try $0[keeper].fields() + index }
    return place.preparing(code.store(in: keeper)) { $0[keeper].object = nil }.reading(read)
  }

  private func structField(_ index: Int, _ type: RuntimeType, of outer: Place) -> Place {
    let read = fieldRead(index, type.shape, of: outer.read)
    let load = outer.prepare == nil ? read : fieldRead(index, type.shape, of: outer.load)
    let keeper = allocate()
    let (begin, hold, end) = (outer.begin, outer.hold, outer.end)
    let find: (Frame) throws -> Pointer = { frame in
      let place = try begin(frame)
      let fields = try Record.unique(at: place)
      frame[keeper].word = Int(bitPattern: place)
      return fields + index
    }
    let quick = outer.quick.map { quick -> (Frame) throws -> Pointer in
      { try Record.unique(at: try quick($0)) + index }
    }
    var place = Place(
      type, read: read, load: load, quick: quick, begin: find,
      end: { frame in
        frame[keeper].object = nil
        try end?(frame)
      },
      store: { code in
        if let quick { return code.store(at: quick) }
        let value = code.value
        return { frame in
          let new = try value(frame)
          let pointer = try find(frame)
          hold?(frame)
          let old = pointer.pointee
          pointer.pointee = new
          try end?(frame)
          withExtendedLifetime(old) {}
        }
      })
    place.hold = { frame in
      hold?(frame)
      frame[keeper].object = Pointer(bitPattern: frame[keeper].word)?.pointee.object
    }
    return place.preparing(outer.prepare, forget: outer.forget)
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
    if machine.checker.wrapper(of: variable) != nil {
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
      observing !== variable
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

  // MARK: Statics and globals

  func staticPlace(
    _ variable: Variable, _ base: Expression?, _ reference: Reference
  ) throws -> Place {
    var owner: RuntimeType?
    if variable.isMember {
      if let base, let instance = type(of: base).metatypeInstance {
        let instanceType = machine.runtime(instance)
        if let place = try memberOfType(variable, of: instanceType, base) { return place }
        owner = instanceType
      } else if let written = reference.owner {
        owner = runtime(written)
      } else {
        owner = selfType
      }
    }
    return try staticPlace(variable, of: owner)
  }

  /// A static property of the class that a class function was called on.
  private func overridableStatic(
    _ variable: Variable, at position: SourcePosition
  ) throws -> Place? {
    guard variable.isStatic, let selfType, selfType.isReference,
      variable.context.nominal?.kind == .classType, machine.overridden.contains(variable.name),
      let storage = selfStorage, storage.type.type.metatypeInstance != nil
    else { return nil }
    return try overridableMember(
      variable, of: .value(place(in: storage).read, selfType), at: position)
  }

  /// A static member of a type that only a value tells: `type(of: song).kind`.
  private func memberOfType(
    _ variable: Variable, of type: RuntimeType, _ base: Expression
  ) throws -> Place? {
    let isOverridable =
      type.isReference && machine.overridden.contains(variable.name)
      && variable.context.nominal?.kind == .classType
    guard type.isDynamic || isOverridable else { return nil }
    let value = Base.value(try emit(base), type)
    return isOverridable
      ? try overridableMember(variable, of: value, at: base.position)
      : try dynamicMember(variable, nil, of: value, at: base.position)
  }

  func staticPlace(_ declared: Variable, of owner: RuntimeType?) throws -> Place {
    let variable = owner.map { machine.nearest(declared, in: $0) } ?? declared
    let position = variable.position
    if let owner {
      if variable.context.nominal?.kind == .protocolType {
        return try witnessMember(
          variable, of: .value(.constant(owner.metatype), owner), at: position)
      }
      if variable.isComputed || variable.isOfLibrary && variable.syntax?.initial == nil {
        let declaring = try declaring(variable.context, from: owner, at: position)
        let own = machine.ownSubstitution(declaring, variable.context)
        return try computedMember(
          variable, machine.runtime(machine.concrete(own.apply(variable.type))), declaring,
          of: .value(.constant(owner.metatype), owner), at: position)
      }
    } else if variable.isComputed {
      return try computedMember(
        variable, runtime(variable.type), machine.runtime(.void),
        of: .value(.constant(Value()), machine.runtime(.void)), at: position)
    }
    let plain = try globalPlace(variable, of: owner)
    if variable.syntax?.isAsync == true { return waited(plain.begin, plain.type) }
    if machine.checker.wrapper(of: variable) != nil {
      return try wrappedValue(of: plain, variable, at: position)
    }
    guard let accessors = variable.syntax?.accessors,
      accessors.willSet != nil || accessors.didSet != nil, observing !== variable
    else { return plain }
    let observed = owner ?? machine.runtime(.void)
    return try self.observed(
      variable, plain, observed, of: .value(.constant(owner?.metatype ?? Value()), observed))
  }

  private func globalPlace(_ variable: Variable, of owner: RuntimeType?) throws -> Place {
    if machine.isHosted, !variable.isOfLibrary {
      let own = owner.map { machine.ownSubstitution($0, variable.context) } ?? Substitution()
      let type = machine.storedType(of: variable, own)
      if variable.isMutable || !HostType(type: type).isPlain {
        return try keptGlobal(variable, type, of: owner, at: variable.position)
      }
    }
    let (global, type) = try machine.global(variable, of: owner)
    if global.initialize == nil {
      return place(
        in: Storage(place: .global(global.place), type: type, ownership: variable.ownership))
    }
    let pointer = global.place
    return Place(type) { frame in
      if let initialize = global.initialize { try initialize(frame) }
      return pointer
    }
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
