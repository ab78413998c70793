/// The code of initialisers: first values, the body, and what the class above does.
extension FunctionEmitter {
  static func initializer(
    _ function: Function, _ body: [Statement], _ nominal: Nominal, _ emitter: Emitter,
    _ wrap: Step?
  ) throws -> Code {
    let machine = emitter.machine
    guard let owner = emitter.selfType else {
      throw NotKnown(what: "this", position: function.position)
    }
    emitter.isInInitializer = true
    emitter.resultType = machine.runtime(.void)
    let delegates = body.delegatesToSelf
    var first = try beginning(of: owner, nominal, body, emitter, delegates: delegates)
    var code = try emitter.statements(body)
    if owner.isReference, !delegates, owner.superclass != nil, !body.callsSuperInit {
      code = try addSuper(code, owner, emitter)
    }
    if let wrap {
      let before = first
      first = {
        try before($0); try wrap($0)
      }
    }
    let slot = emitter.resultSlot
    let run = owner.endsItself ? completing(code.leaving) : code.leaving
    let made =
      owner.isReference
      ? objectIsMade(first, run, slot)
      : madeValue(
        first, run, slot, OptionalForm(wrapping: owner.type),
        isFailable: function.syntax?.isFailable ?? false)
    return finish(made, emitter, references: 0..<slot)
  }

  /// What happens before the first statement of an initialiser.
  private static func beginning(
    of owner: RuntimeType, _ nominal: Nominal, _ body: [Statement], _ emitter: Emitter,
    delegates: Bool
  ) throws -> Step {
    if delegates { return { _ in } }
    let first = try firstValues(of: owner, nominal, emitter)
    guard owner.isReference, owner.superclass == nil else { return first }
    emitter.completes = body.completing(nominal.unsetProperties)
    guard nominal.unsetProperties.isEmpty else { return first }
    return {
      try first($0); try complete($0)
    }
  }

  /// Whether an object, which is there already, came to be.
  private static func objectIsMade(
    _ first: @escaping Step, _ run: @escaping (Frame) throws -> Leaving, _ resultSlot: Int
  ) -> Code {
    .boolean { frame in
      do {
        try first(frame)
        // `return nil` leaves a zero behind.
        frame[resultSlot].word = 1
        _ = try run(frame)
        return frame[resultSlot].word != 0
      } catch is FailedInitializer {
        return false
      }
    }
  }

  /// A value that is no object; an optional one, if the initialiser may fail.
  private static func madeValue(
    _ first: @escaping Step, _ run: @escaping (Frame) throws -> Leaving, _ resultSlot: Int,
    _ form: OptionalForm, isFailable: Bool
  ) -> Code {
    .value { frame in
      do {
        try first(frame)
        frame[resultSlot].word = 1
        _ = try run(frame)
      } catch is FailedInitializer {
        return form.nothing
      }
      if isFailable { return frame[resultSlot].word == 0 ? form.nothing : form.wrap(frame[0]) }
      return frame[0]
    }
  }

  /// A value that ends as an object does is complete when its initialiser is through.
  private static func completing(
    _ run: @escaping (Frame) throws -> Leaving
  ) -> (Frame) throws -> Leaving {
    { frame in
      let leaving = try run(frame)
      try complete(frame)
      return leaving
    }
  }

  /// The object in the first slot has all that it declares: if its initialiser fails from here on,
  /// it goes away like any other.
  static func complete(_ frame: Frame) throws {
    (frame[0].object as? Instance)?.isMade = true
  }

  /// A struct is made empty first; properties with initial values get them.
  private static func firstValues(
    of owner: RuntimeType, _ nominal: Nominal, _ emitter: Emitter
  ) throws -> (Frame) throws -> Void {
    let inherited = owner.superclass?.fieldCount ?? 0
    guard nominal.kind != .enumeration else { return { _ in } }
    let own = try owner.fields.enumerated().dropFirst(owner.isReference ? inherited : 0).map {
      index, field in (index, try emitter.initialValue(of: field, owner).value)
    }
    let isReference = owner.isReference
    return { frame in
      let record: Record
      if isReference {
        guard let object = frame[0].object else { throw Trap.empty }
        record = try object.asRecord()
      } else {
        record = Record.of(owner)
        frame[0] = Value(record)
      }
      for (index, value) in own { record.fields[index] = try value(frame) }
    }
  }

  /// `super.init()` where nobody wrote it.
  private static func addSuper(
    _ code: StatementCode, _ owner: RuntimeType, _ emitter: Emitter
  ) throws -> StatementCode {
    guard let superclass = owner.superclass, let nominal = superclass.type.nominal else {
      return code
    }
    let plain = nominal.members["init"].compactMap(\.function).first {
      $0.interface.parameters.allSatisfy(\.hasDefault) && !$0.isConvenience
    }
    let run = code.leaving
    guard let plain else {
      let fill = try emitter.initializeFields(of: superclass)
      return .leaving {
        let leaving = try run($0); try fill($0); return leaving
      }
    }
    guard let storage = emitter.selfStorage else { return code }
    let reference = Reference(.function(plain))
    let call = CallShape(
      function: plain, reference: reference,
      own: emitter.machine.ownSubstitution(superclass, plain.context),
      base: .value(emitter.place(in: storage).read, superclass),
      given: plain.interface.parameters.map { _ in .defaultValue }, owner: superclass,
      result: superclass, position: plain.position)
    let above = try emitter.invoke(
      call, .fixed(emitter.machine.code(for: plain, call.own))
    ).boolean
    return .leaving {
      let leaving = try run($0); _ = try above($0); return leaving
    }
  }
}

extension [Statement] {
  /// `self.init(…)` stands among them: another initialiser does the work.
  var delegatesToSelf: Bool { contains { calls("init", of: \.isPlainSelf, in: [$0]) } }
  var callsSuperInit: Bool { calls("init", of: \.isSuperclass, in: self) }

  private func calls(_ name: String, of fits: (Expression) -> Bool, in list: [Statement]) -> Bool {
    var found = false
    withoutActuallyEscaping(fits) { fits in
      var walk = BodyWalk()
      walk.visitExpression = { expression in
        if case .call(let callee, _) = expression.kind,
          case .member(let base, let member) = callee.kind,
          member.base == name, fits(base)
        {
          found = true
        }
        return true
      }
      walk.statements(list)
    }
    return found
  }
}

extension Nominal {
  /// The stored properties that an initialiser has to give their values.
  fileprivate var unsetProperties: Set<String> {
    Set(
      storedProperties.filter { variable in
        variable.syntax?.initial == nil && variable.syntax?.modifiers.isLazy != true
          && !(variable.isMutable && variable.type.wrapped != nil)
      }.map(\.name))
  }
}

extension [Statement] {
  /// Where the statement stands behind which all properties are set; nil if they never are.
  fileprivate func completing(_ properties: Set<String>) -> SourcePosition? {
    var open = properties
    for statement in self {
      var walk = BodyWalk()
      walk.visitExpression = { expression in
        guard case .assign(let left, _) = expression.kind else { return true }
        switch left.kind {
        case .name(let name): open.remove(name.base)
        case .member(let base, let name) where base.isPlainSelf: open.remove(name.base)
        default: break
        }
        return true
      }
      walk.statements([statement])
      if open.isEmpty { return statement.position }
    }
    return nil
  }
}

extension Function {
  var isConvenience: Bool { syntax?.modifiers.isConvenience ?? false }
}
