extension Emitter {
  /// An expression that the host finds out.
  ///
  /// - Parameters:
  ///   - missing: Why there is no code of it.
  ///   - isForgotten: Nobody asks what it gives.
  func evaluated(
    _ expression: Expression, _ missing: NotKnown, isForgotten: Bool = false
  ) throws -> Code {
    // What is missing of the language itself is no matter of a line.
    guard let evaluations, let host = machine.host, let name = expression.evaluationName,
      expression.isEvaluable, expression.contains(isForeign)
    else { throw missing }
    let type = type(of: expression)
    let isForgotten = isForgotten || type.isVoid
    // What nobody knows, and somebody asks for, is followed by the host alone.
    guard
      isForgotten || !type.hasUnknown && type.metatypeInstance == nil && !expression.holdsUnknown
    else { throw missing }
    let scan = CaptureScan(of: expression)
    guard scan.functions.isDisjoint(with: localFunctions.keys) else { throw missing }
    var codes: [Code] = []
    // A name that nobody knows may be a member.
    let usesSelf = scan.usesSelf || selfStorage != nil && expression.contains(\.isUnknownName)
    if usesSelf { codes.append(try handedSelf(missing)) }
    var named: [HostExpression.Named] = []
    for variable in evaluations.locals.used(by: expression) {
      let (code, given) = try handed(variable, evaluations, missing)
      codes.append(code)
      named.append(given)
    }
    let result = runtime(type)
    let asked = HostExpression(
      position: expression.position, name: name,
      depth: expression.depth(of: name, by: \.evaluationName),
      function: functionPosition, owner: selfType.map { HostType(type: $0) },
      usesSelf: usesSelf, variables: named, generics: machine.use(of: substitution),
      result: isForgotten ? nil : HostType(type: result),
      isStill: !isForgotten && expression.isStill)
    guard let run = host.evaluation(of: asked) else { throw missing }
    return asking(
      run, codes, isForgotten ? machine.runtime(.void) : result, at: expression.position)
  }

  /// Whether it is something of a library other than the language's own, or of nobody knows whom.
  private func isForeign(_ part: Expression) -> Bool {
    if part.namesSomething, part.type?.isUnknown ?? true { return true }
    if let type = part.type, !type.hasUnknown, runtime(type).isOnlyHosts { return true }
    let context: Context? =
      switch part.reference?.target {
      case .function(let function)?: function.context
      case .variable(let variable)?: variable.context
      default: nil
      }
    guard let module = context.flatMap(resolver.module(around:)) else { return false }
    return module !== resolver.program && !Machine.ownModules.contains(module.name)
  }

  private func handedSelf(_ missing: NotKnown) throws -> Code {
    // Of a type as a value the host knows nothing.
    guard let storage = selfStorage, !isSelfMutable, !storage.isBorrowed,
      storage.ownership == .strong, storage.type.type.metatypeInstance == nil
    else { throw missing }
    return place(in: storage).read
  }

  private func handed(
    _ variable: Variable, _ evaluations: HostEvaluations, _ missing: NotKnown
  ) throws -> (Code, HostExpression.Named) {
    let id = ObjectIdentifier(variable)
    guard let storage = scope[id], !storage.isTask, !storage.isBorrowed, storage.wraps == nil,
      storage.observed == nil, storage.ownership == .strong
    else { throw missing }
    let isKept = storage.kept != nil
    if variable.isMutable, !isKept {
      if !evaluations.isClosed { evaluations.needed.insert(id) }
      throw missing
    }
    switch storage.place {
    case .slot, .captured, .cell, .capturedPointer: break
    case .pointer, .global, .computed: throw missing
    }
    let type = HostType(type: storage.type)
    return (
      isKept ? .read(.value, address(storage.place)) : place(in: storage).read,
      HostExpression.Named(name: variable.name, type: type, isKept: isKept)
    )
  }

  /// A variable that the host has.
  func declareKept(
    _ variable: Variable, _ code: Code?, _ type: RuntimeType
  ) -> Step? {
    guard let evaluations, evaluations.kept.contains(ObjectIdentifier(variable)),
      variable.ownership == .strong, let host = machine.host,
      let make = host.variable(named: variable.name, of: HostType(type: type)),
      let access = host.access(
        toVariable: variable.name, of: HostType(type: type), isOwn: true)
    else { return nil }
    let slot = allocate()
    scope[ObjectIdentifier(variable)] = Storage(place: .slot(slot), type: type, kept: access)
    machine.making.noteOutside()
    let (machine, room, value) = (machine, room, code?.value)
    let unit = machine.runtime(.void)
    return { frame in
      let first = try value?(frame)
      frame[slot] = Value(
        KeptBox(
          unit,
          try machine.outside(frame + room.highest) { try make(first.map(HostValue.init)) }))
    }
  }
}

extension Expression {
  /// Whether it is one that the source has, and no statement in the form of an expression.
  fileprivate var isEvaluable: Bool {
    guard position.file >= 0 else { return false }
    return switch kind {
    case .branch, .select, .given, .closure: false
    default: true
    }
  }

  /// A name, or what begins with one: if that is not known, nobody here declares it.
  fileprivate var namesSomething: Bool {
    switch kind {
    case .name: reference == nil
    case .member(let base, _): base.namesSomething
    default: false
    }
  }

  fileprivate var isUnknownName: Bool {
    if case .name = kind { reference == nil && type?.metatypeInstance == nil } else { false }
  }

  /// Whether there is something in it of which nobody knows what it is.
  fileprivate var holdsUnknown: Bool {
    contains { part in
      switch part.kind {
      case .integer, .float, .boolean, .string, .nothing, .array, .dictionary, .implicitMember,
        .keyPath, .type, .closure:
        false
      default: part.type?.hasUnknown ?? false
      }
    }
  }

  /// Nothing of the program runs by finding it out, and nothing is changed.
  fileprivate var isStill: Bool {
    !contains { part in
      switch part.kind {
      case .closure, .assign, .wait, .reference, .attempt: true
      case .call, .binary, .prefix, .postfix, .element:
        if case .function(let function)? = part.reference?.target {
          !function.isOfLibrary || function.isMutating
        } else {
          part.reference == nil
        }
      default: false
      }
    }
  }

  fileprivate func contains(_ isMeant: @escaping (Expression) -> Bool) -> Bool {
    final class Answer { var isFound = false }
    let answer = Answer()
    var walk = BodyWalk()
    walk.visitExpression = { part in
      if isMeant(part) { answer.isFound = true }
      return !answer.isFound
    }
    walk.expression(self)
    return answer.isFound
  }
}
