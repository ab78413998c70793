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
    guard !found.hasUnknown, let target = (member.reference ?? whole.reference)?.target else {
      return nil
    }
    // It would change a copy.
    if case .function(let function) = target, function.isMutating { return nil }
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
