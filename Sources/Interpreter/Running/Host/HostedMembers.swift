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
