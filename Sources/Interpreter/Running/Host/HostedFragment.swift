/// A closure or an expression in a body that the host runs. The variables around it are the host's.
public final class HostedFragment {
  let code: FunctionCode
  private(set) weak var machine: Machine?
  /// Of `self`; nil where there is none.
  public let receiver: HostType?
  /// It names `self` or a member of it.
  public let usesSelf: Bool
  /// The variables around it that it names: the host hands over what stands for them.
  public let variables: [(name: String, type: HostType)]
  /// Of a closure.
  public let parameters: [HostType]
  public let result: HostType

  /// Nil for what changes a `self` that is a value.
  ///
  /// - Parameter own: What the parameters stand for that can be named there.
  init?(
    _ expression: Expression, in home: FragmentIndex.Home, _ own: Substitution, _ locals: Locals,
    in machine: Machine
  ) {
    func concrete(_ type: Type) -> Type { machine.concrete(own.apply(type)) }
    self.machine = machine
    let owner = home.nominal.map { machine.runtime(concrete($0.selfType)) }
    let outer = locals.used(by: expression)
    variables = outer.map { ($0.name, HostType(type: machine.runtime(concrete($0.type)))) }
    usesSelf = CaptureScan(of: expression).usesSelf
    var owned: [Variable] = []
    let body: [Statement]
    if case .closure(let closure) = expression.kind {
      guard let scope = closure.scope, scope.builder == nil,
        case .function(let function) = concrete(expression.type ?? scope.type).kind,
        Type(.function(function)).isCertain,
        scope.parameters.count == function.parameters.count,
        !function.parameters.contains(where: \.isInout)
      else { return nil }
      parameters = function.parameters.map { HostType(type: machine.runtime($0.type)) }
      result = HostType(type: machine.runtime(function.result))
      owned = scope.parameters
      body = closure.body
    } else {
      guard let type = expression.type.map(concrete), type.isCertain else { return nil }
      parameters = []
      result = HostType(type: machine.runtime(type))
      body = [Statement(.expression(expression), at: expression.position)]
    }
    guard
      !Self.changesOutside(
        body, isClosure: expression.isClosure, isKept: owner?.isKept ?? true, locals)
    else { return nil }
    receiver = home.isStatic ? nil : owner.map { HostType(type: $0) }
    let plan = Plan(
      body: body, owned: owned, outer: outer, owner: owner, isStatic: home.isStatic,
      isClosure: expression.isClosure, function: home.position, own: own,
      types: parameters.map(\.type), result: result.type)
    code = FunctionCode("closure", result.type.shape, in: machine.making) { [unowned machine] in
      try machine.code {
        try Changes.refuseRepeated(in: body, machine)
        // The parts of an expression the host finds out itself, as it asks for them one by one.
        guard plan.isClosure, own.isEmpty else { return try plan.emit(in: machine, nil) }
        return try HostEvaluations.making(in: machine) { try plan.emit(in: machine, $0) }
      } orAsking: {
        nil
      }
    }
  }

  /// Whether it changes what is not its own to change: a `self` that is a value, or, in an expression,
  /// what is no variable of the body.
  private static func changesOutside(
    _ body: [Statement], isClosure: Bool, isKept: Bool, _ locals: Locals
  ) -> Bool {
    let changes = Changes(in: body)
    if isClosure { return !isKept && changes.reachOut { !$0.isMember || locals.isLocal($0) } }
    return changes.reachOut { locals.isLocal($0) }
  }

  /// What lies in the frame: parameters, `self`, what stands for variables.
  private struct Plan {
    let body: [Statement]
    let owned: [Variable]
    let outer: [Variable]
    let owner: RuntimeType?
    let isStatic: Bool
    let isClosure: Bool
    /// Where the function is declared in which it stands.
    let function: SourcePosition?
    let own: Substitution
    let types: [RuntimeType]
    let result: RuntimeType

    func emit(in machine: Machine, _ evaluations: HostEvaluations?) throws -> Code {
      let emitter = Emitter(
        machine, own, result: result.type, captured: CaptureScan.shared(in: body))
      emitter.functionName = "closure"
      emitter.functionPosition = function
      emitter.evaluations = evaluations
      for (variable, type) in zip(owned, types) {
        emitter.scope[ObjectIdentifier(variable)] = Storage(
          place: .slot(emitter.allocate()), type: type)
      }
      let slot = emitter.allocate()
      if let owner {
        emitter.selfType = owner
        emitter.selfStorage = Storage(
          place: .slot(slot),
          type: isStatic ? machine.runtime(Type(.metatype(owner.type))) : owner)
      }
      for variable in outer {
        let type = machine.runtime(machine.concrete(own.apply(variable.type)))
        guard type.type.isCertain,
          let access = machine.host?.access(
            toVariable: variable.name, of: HostType(type: type), isOwn: !isClosure)
        else { throw emitter.notKnown("`\(variable.name)`", at: variable.position) }
        emitter.scope[ObjectIdentifier(variable)] = Storage(
          place: .slot(emitter.allocate()), type: type, kept: access)
      }
      emitter.resultSlot = emitter.allocate(reference: result.shape == .value)
      return FunctionEmitter.finish(
        try emitter.body(body, isWhole: true), emitter, references: 0..<emitter.resultSlot)
    }
  }

  /// Tells variables of bodies from those of types and modules.
  struct Locals {
    let module: ModuleScope

    func isLocal(_ variable: Variable) -> Bool {
      if let nominal = variable.context.nominal,
        nominal.members.known(variable.name).contains(where: { $0.variable === variable })
      {
        return false
      }
      return !([module.members] + module.hidden.values).contains { table in
        table.known(variable.name).contains { $0.variable === variable }
      } && variable.position.file >= 0
    }

    /// The variables outside of an expression that it names, and those that its capture list makes.
    func used(by expression: Expression) -> [Variable] {
      final class Collected {
        var used: [Variable] = []
        var seen: Set<ObjectIdentifier> = []
      }
      let collected = Collected()
      var walk = BodyWalk()
      walk.visitExpression = { inner in
        switch inner.reference?.target {
        case .variable(let variable)?, .wrapper(let variable, _)?:
          if collected.seen.insert(ObjectIdentifier(variable)).inserted {
            collected.used.append(variable)
          }
        default: break
        }
        return true
      }
      walk.expression(expression)
      let own = Self.declared(in: expression)
      return collected.used.filter { isLocal($0) && !own.contains(ObjectIdentifier($0)) }
    }

    /// What an expression declares itself: parameters of closures, variables among statements.
    private static func declared(in expression: Expression) -> Set<ObjectIdentifier> {
      final class Collected { var found: Set<ObjectIdentifier> = [] }
      let collected = Collected()
      var walk = BodyWalk()
      walk.visitExpression = { inner in
        guard case .closure(let closure) = inner.kind, let scope = closure.scope else {
          return true
        }
        for variable in scope.parameters { collected.found.insert(ObjectIdentifier(variable)) }
        if inner !== expression {
          for capture in scope.captures.values {
            if let variable = capture.inner { collected.found.insert(ObjectIdentifier(variable)) }
          }
        }
        return true
      }
      walk.visitPattern = { pattern in
        for name in pattern.names {
          if let variable = name.variable { collected.found.insert(ObjectIdentifier(variable)) }
        }
      }
      walk.expression(expression)
      return collected.found
    }
  }
}

extension Type {
  /// It is known, and holds no parameter of a function inside of another.
  fileprivate var isCertain: Bool { !hasUnknown && !contents.contains(.parameter) }
}
