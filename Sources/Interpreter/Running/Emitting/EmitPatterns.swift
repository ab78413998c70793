/// Patterns: what a value is matched against, and the variables that they introduce.
extension Emitter {
  /// Code that says whether a value matches, and binds the names if it does.
  func match(
    _ pattern: Pattern, _ code: Code, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    switch pattern.kind {
    case .any:
      let run = code.effect
      return {
        try run($0); return true
      }
    case .bind(let name):
      let bind = try bind(name, code, type)
      return {
        try bind($0); return true
      }
    case .tuple(let elements):
      return try matchParts(elements.map(\.pattern), code, type.tupleElements(machine))
    case .enumCase(let written, let name, let payload):
      if type.isDynamic, let written, pattern.enumCase?.owner.role == .optional {
        let target = resolver.type(written, in: typeContext)
        return try matchType(target, pattern, code, type, pattern)
      }
      return try matchCase(pattern, name, payload, code, type)
    case .optional(let inner): return try matchSome(inner, code, type)
    case .type(let written):
      return try matchType(resolver.type(written, in: typeContext), nil, code, type, pattern)
    case .cast(let inner, let written):
      return try matchType(resolver.type(written, in: typeContext), inner, code, type, pattern)
    case .expression(let value): return try matchValue(value, pattern.match, code, type)
    }
  }

  func matchItem(
    _ item: MatchItem, _ code: Code, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    let test = try match(item.pattern, code, type)
    guard let condition = item.condition else { return test }
    let also = try emit(condition, to: resolver.type(.boolean)).boolean
    return { try test($0) && also($0) }
  }

  /// Introduces a variable with a value.
  func bind(
    _ name: VariableName, _ code: Code, _ type: RuntimeType
  ) throws -> (Frame) throws -> Void {
    guard let variable = name.variable else {
      let run = code.effect
      return run
    }
    return declare(variable, code, type)
  }

  /// A new variable; one that closures share and that can change lives in a cell.
  func declare(
    _ variable: Variable, _ code: Code?, _ type: RuntimeType, isShared: Bool = false
  ) -> (Frame) throws -> Void {
    if let shared = declareKept(variable, code, type) { return shared }
    let slot = allocate(
      reference: type.shape == .value || isShared || captured.contains(ObjectIdentifier(variable)))
    let isShared =
      isShared
      || captured.contains(ObjectIdentifier(variable)) && (variable.isMutable || code == nil)
    guard isShared || variable.ownership != .strong else {
      scope[ObjectIdentifier(variable)] = Storage(place: .slot(slot), type: type)
      // `guard let self`: members without a base belong to it from here on.
      if variable.name == "self" { selfStorage = Storage(place: .slot(slot), type: type) }
      return code?.store(in: slot) ?? { $0[slot] = Value() }
    }
    let storage = Storage(
      place: isShared ? .cell(slot) : .slot(slot), type: type, ownership: variable.ownership)
    scope[ObjectIdentifier(variable)] = storage
    let cellType = machine.runtime(.void)
    let value = code?.value
    let isWeak = variable.ownership != .strong
    return { frame in
      var first = try value?(frame) ?? Value()
      if isWeak { first = Value(WeakBox(first.object)) }
      guard isShared else {
        frame[slot] = first
        return
      }
      let cell = Record.make(cellType, 1)
      cell.fields[0] = first
      frame[slot] = Value(cell.fields, keeping: cell)
    }
  }

  private func matchParts(
    _ patterns: [Pattern], _ code: Code, _ types: [RuntimeType]
  ) throws -> (Frame) throws -> Bool {
    guard patterns.count == types.count else { return { _ in throw Trap.empty } }
    let slot = allocate()
    let store = code.store(in: slot)
    var tests: [(Frame) throws -> Bool] = []
    for (index, pattern) in patterns.enumerated() {
      let part = Code.from(types[index].shape) { try $0[slot].fields()[index] }
      tests.append(try match(pattern, part, types[index]))
    }
    let all = tests
    return leaving(slot) { frame in
      try store(frame)
      for test in all where !(try test(frame)) { return false }
      return true
    }
  }

  /// Lets go of what a pattern took apart, when what it binds is bound.
  private func leaving(
    _ slot: Int, _ test: @escaping (Frame) throws -> Bool
  ) -> (Frame) throws -> Bool {
    if keepsParts { return test }
    return { frame in
      let matches = try test(frame)
      frame[slot].object = nil
      return matches
    }
  }

  /// A test that lets go of all that it bound where it fails.
  func clearing(
    _ test: @escaping (Frame) throws -> Bool, from mark: Int
  ) -> (Frame) throws -> Bool {
    guard height > mark, holdsReferences else { return test }
    let clear = clear(from: mark, to: height)
    return { frame in
      if try test(frame) { return true }
      clear(frame)
      return false
    }
  }

  private func matchCase(
    _ pattern: Pattern, _ name: String, _ payload: [(label: String?, pattern: Pattern)]?,
    _ code: Code, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    guard let enumCase = pattern.enumCase else {
      return try matchStaticMember(name, code, type, at: pattern.position)
    }
    if enumCase.owner.role == .optional {
      return try matchOptional(pattern, isSome: name != "none", payload, code, type)
    }
    if type.isDynamic {
      let target = machine.runtime(
        concrete(Type(.nominal(enumCase.owner, resolver.signature(of: enumCase.owner).arguments))))
      return try matchType(target.type, pattern, code, type, pattern)
    }
    // `case .red` of an optional colour.
    if let wrapped = type.wrapped {
      return try matchSome(pattern, code, type, as: wrapped)
    }
    let index = enumCase.index
    guard let payload, !enumCase.parameters.isEmpty else {
      let value = code.value
      return { try value($0).word == index }
    }
    let slot = allocate()
    let store = code.store(in: slot)
    let test = try matchPayload(payload.map(\.pattern), of: enumCase, in: slot, type)
    return leaving(slot) { frame in
      try store(frame)
      return frame[slot].word == index ? try test(frame) : false
    }
  }

  /// `.some(let value)` and `.none` of an optional.
  private func matchOptional(
    _ pattern: Pattern, isSome: Bool, _ payload: [(label: String?, pattern: Pattern)]?,
    _ code: Code, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    if isSome {
      return try matchSome(
        payload?.first?.pattern ?? Pattern(.any, at: pattern.position), code, type)
    }
    guard let wrapped = type.wrapped else { throw notKnown("this pattern", at: pattern.position) }
    let form = OptionalForm(wrapping: wrapped.type)
    let value = code.value
    return { form.isNothing(try value($0)) }
  }

  /// What a case carries: each value has a pattern, or one pattern takes them all.
  private func matchPayload(
    _ patterns: [Pattern], of enumCase: EnumCase, in slot: Int, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    let count = enumCase.parameters.count
    let own = Substitution(
      resolver.signature(of: enumCase.owner).parameters, type.type.arguments)
    let types = enumCase.parameters.map { machine.runtime(machine.concrete(own.apply($0.type))) }
    if patterns.count == count { return try matchFields(patterns, slot, types) }
    let tuple = machine.runtime(
      Type(
        .tuple(
          zip(enumCase.parameters, types).map { Type.Element(label: $0.label, type: $1.type) })))
    let whole =
      count == 1
      ? Code.from(types[0].shape) { try $0[slot].fields()[0] }
      : Code.value { Value(word: 0, object: $0[slot].object) }
    return try match(patterns[0], whole, count == 1 ? types[0] : tuple)
  }

  private func matchFields(
    _ patterns: [Pattern], _ slot: Int, _ types: [RuntimeType]
  ) throws -> (Frame) throws -> Bool {
    let tests = try patterns.enumerated().map { index, pattern in
      try match(
        pattern, Code.from(types[index].shape) { try $0[slot].fields()[index] }, types[index])
    }
    if tests.count == 1 { return tests[0] }
    if tests.count == 2 {
      let (first, second) = (tests[0], tests[1])
      return { try first($0) && second($0) }
    }
    return { frame in
      for test in tests where !(try test(frame)) { return false }
      return true
    }
  }

  private func matchSome(
    _ inner: Pattern, _ code: Code, _ type: RuntimeType, as wrapped: RuntimeType? = nil
  ) throws -> (Frame) throws -> Bool {
    guard let wrapped = wrapped ?? type.wrapped else {
      return try match(inner, code, type)
    }
    let form = OptionalForm(wrapping: wrapped.type)
    let value = code.value
    let slot = allocate(reference: wrapped.shape == .value)
    let test = try match(inner, Code.slot(slot, wrapped.shape), wrapped)
    let matches: (Frame) throws -> Bool = { frame in
      let found = try value(frame)
      if form.isNothing(found) { return false }
      frame[slot] = form.unwrap(found)
      return try test(frame)
    }
    return wrapped.shape == .value ? leaving(slot, matches) : matches
  }

  private func matchType(
    _ written: Type, _ inner: Pattern?, _ code: Code, _ type: RuntimeType, _ pattern: Pattern
  ) throws -> (Frame) throws -> Bool {
    let target = runtime(written)
    let value = code.value
    let cast = machine.cast(from: type, to: target)
    guard let inner else { return { try cast(try value($0)) != nil } }
    let slot = allocate()
    let test = try match(inner, Code.slot(slot, target.shape), target)
    return { frame in
      guard let found = try cast(try value(frame)) else { return false }
      frame[slot] = found
      return try test(frame)
    }
  }

  /// A static member of the type: `case .zero`.
  private func matchStaticMember(
    _ name: String, _ code: Code, _ type: RuntimeType, at position: SourcePosition
  ) throws -> (Frame) throws -> Bool {
    if let wrapped = type.wrapped, type.type.nominal?.members[name].isEmpty != false {
      let form = OptionalForm(wrapping: wrapped.type)
      let value = code.value
      let slot = allocate()
      let test = try matchStaticMember(name, .slot(slot, wrapped.shape), wrapped, at: position)
      return { frame in
        let found = try value(frame)
        if form.isNothing(found) { return false }
        frame[slot] = form.unwrap(found)
        return try test(frame)
      }
    }
    let member = resolver.members(name, of: type.type, in: machine.signature)
      .compactMap { $0.symbol.variable }.first { $0.isStatic }
    guard let member else { throw notKnown("the pattern `.\(name)`", at: position) }
    let other = try staticPlace(member, of: type).read.value
    let value = code.value
    let equals = type.equals
    return { try equals(try value($0), try other($0)) }
  }

  /// A value to compare with, a range to be in, or whatever `~=` takes.
  private func matchValue(
    _ value: Expression, _ match: Reference?, _ code: Code, _ type: RuntimeType
  ) throws -> (Frame) throws -> Bool {
    if case .nothing = value.kind, let wrapped = type.wrapped {
      let form = OptionalForm(wrapping: wrapped.type)
      let read = code.value
      return { form.isNothing(try read($0)) }
    }
    let slot = allocate()
    let store = code.store(in: slot)
    if let match, let own = try ownMatch(match, value, slot, type) {
      return {
        try store($0); return try own($0)
      }
    }
    let found = self.type(of: value)
    if let range = try rangeTest(value, found, slot, type) {
      return {
        try store($0); return try range($0)
      }
    }
    if let wrapped = type.wrapped, found.wrapped == nil, !type.isDynamic {
      let form = OptionalForm(wrapping: wrapped.type)
      let other = try emit(value, to: wrapped.type).value
      return { frame in
        try store(frame)
        if form.isNothing(frame[slot]) { return false }
        return try wrapped.equals(form.unwrap(frame[slot]), try other(frame))
      }
    }
    let other = try emit(value, to: type.type)
    if type.shape == .integer {
      let number = other.integer
      return {
        try store($0); return $0[slot].word == (try number($0))
      }
    }
    let read = other.value
    return {
      try store($0); return try type.equals($0[slot], try read($0))
    }
  }
}

extension RuntimeType {
  func tupleElements(_ machine: Machine) -> [RuntimeType] {
    switch type.kind {
    case .tuple(let elements): elements.map { machine.runtime($0.type) }
    case .pack(let types): types.map(machine.runtime)
    default: []
    }
  }
}
