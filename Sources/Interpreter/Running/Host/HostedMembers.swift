/// First values of what lasts, and members of what a host holds.
extension HostedProgram {
  /// What gives a stored property, or a variable that lasts, its first value, if the machine knows
  /// how to run that. Of variables that are made together it is the value of all.
  ///
  /// - Parameter position: Where its declaration begins, or its name stands.
  public func initialValue(of name: String, declaredAt position: SourcePosition) -> HostedFunction?
  {
    let machine = currentMachine()
    guard canRun, let variable = index.storedVariable(name, at: position) else { return nil }
    let id = ObjectIdentifier(variable)
    if let known = initialValues[id] { return known }
    // What asks for itself has none.
    initialValues[id] = .some(nil)
    let found = HostedFunction(initialOf: variable, in: machine).flatMap { known($0, machine) }
    initialValues[id] = .some(found)
    return found
  }

  /// A member of a value that the host holds, if there is one and the machine knows how to run it.
  /// Its arguments are the value, and what the member is handed.
  public func member(_ use: MemberUse) -> HostedFunction? {
    let machine = currentMachine()
    guard canRun, use.owner.type.machine === machine else { return nil }
    if let known = uses[use] { return known }
    let found = HostedFunction(use, in: machine).flatMap { known($0, machine) }
    uses[use] = .some(found)
    return found
  }
}

extension HostedFunction {
  /// What gives a variable that lasts, or a stored property, its first value. Nil for one behind a
  /// wrapper, and where nothing is written.
  ///
  /// Of `let (low, high) = bounds` it is the value of both.
  convenience init?(initialOf variable: Variable, in machine: Machine) {
    let owner = variable.context.nominal
    guard let syntax = variable.syntax, syntax.initial != nil,
      !syntax.modifiers.isLazy, !(owner.map(machine.resolver.isGeneric) ?? false),
      owner?.kind != .protocolType, machine.checker.wrapper(of: variable) == nil
    else { return nil }
    machine.checker.checkLate(variable)
    var type = machine.storedType(of: variable, Substitution())
    if case .bind = syntax.pattern.kind {
    } else {
      guard let whole = syntax.initial?.type, !whole.hasUnknown else { return nil }
      type = machine.runtime(machine.concrete(whole))
    }
    let code = FunctionCode(variable.name, type.shape, in: machine.making) { [unowned machine] in
      try FunctionEmitter.initialValue(
        of: syntax, variable, Substitution(), in: machine,
        owner: owner.map { machine.runtime($0.selfType) })
    }
    self.init(code, parameters: [], result: type, in: machine)
  }
}

/// What a host does with a value that it holds.
public struct MemberUse: Hashable {
  public enum Way: Hashable {
    case read, set
    /// With the labels of the arguments.
    case call([String?])
  }

  public let owner: HostType
  public let name: String
  public let way: Way
  /// Of what it is handed.
  public let arguments: [HostType]

  public init(_ owner: HostType, _ name: String, _ way: Way, _ arguments: [HostType]) {
    self.owner = owner
    self.name = name
    self.way = way
    self.arguments = arguments
  }

  public static func == (left: MemberUse, right: MemberUse) -> Bool {
    left.owner.id == right.owner.id && left.name == right.name && left.way == right.way
      && left.arguments.map(\.id) == right.arguments.map(\.id)
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(owner.id)
    hasher.combine(name)
    hasher.combine(way)
    for argument in arguments { hasher.combine(argument.id) }
  }
}

extension HostedFunction {
  /// Nil if nothing in the program or a library is meant by it.
  convenience init?(_ use: MemberUse, in machine: Machine) {
    let types = [use.owner.type] + use.arguments.map(\.type)
    let given = types.map { Expression(.given($0.type), at: .nowhere) }
    let name = DeclarationName(base: use.name, position: .nowhere)
    let member = Expression(.member(given[0], name), at: .nowhere)
    let whole: Expression
    switch use.way {
    case .read: whole = member
    case .set:
      guard given.count == 2 else { return nil }
      whole = Expression(.assign(member, given[1]), at: .nowhere)
    case .call(let labels):
      whole = Expression(
        .call(member, zip(labels, given.dropFirst()).map { Argument(label: $0, value: $1) }),
        at: .nowhere)
    }
    let found = machine.checker.made(whole, in: machine.moduleContext)
    guard !found.hasUnknown, member.reference != nil || whole.reference != nil else { return nil }
    let result = machine.runtime(machine.concrete(found))
    let code = FunctionCode(use.name, result.shape, in: machine.making) { [unowned machine] in
      let emitter = Emitter(machine, Substitution(), result: result.type)
      for (type, expression) in zip(types, given) {
        emitter.give(.slot(emitter.allocate(), type.shape), for: expression)
      }
      return FunctionEmitter.finish(
        try emitter.emit(whole), emitter, references: 0..<given.count)
    }
    self.init(code, parameters: types, result: result, in: machine)
  }
}
