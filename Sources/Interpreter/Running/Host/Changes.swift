/// What statements change in place.
struct Changes {
  /// A change, with whether it stands in something that may run many times.
  private var found: [(target: Expression, isRepeated: Bool)] = []

  init(in list: [Statement]) {
    final class Collected {
      var loops = 0
      var found: [(Expression, Bool)] = []
      /// Closures that run once, of which the next one to be entered is one or is not.
      var once: Set<ObjectIdentifier> = []
      var isNextOnce = false
      var entered: [Bool] = []
    }
    let collected = Collected()
    var walk = BodyWalk()
    walk.enterLoop = { collected.loops += 1 }
    walk.leaveLoop = { collected.loops -= 1 }
    walk.enter = {
      collected.entered.append(collected.isNextOnce)
      if !collected.isNextOnce { collected.loops += 1 }
      collected.isNextOnce = false
    }
    walk.leave = { if collected.entered.popLast() == false { collected.loops -= 1 } }
    walk.visitExpression = { expression in
      for closure in expression.closuresThatRunOnce {
        collected.once.insert(ObjectIdentifier(closure))
      }
      collected.isNextOnce = collected.once.contains(ObjectIdentifier(expression))
      if let target = expression.changedTarget {
        collected.found.append((target, collected.loops > 0))
      }
      return true
    }
    walk.statements(list)
    found = collected.found
  }

  /// Whether something is changed that is not local.
  /// - Parameter own: Says of a variable that it belongs to what is looked at.
  func reachOut(_ own: (Variable) -> Bool) -> Bool {
    found.contains { change in
      guard let root = change.target.chain.last else { return true }
      guard case .variable(let variable)? = root.reference?.target else { return true }
      return !own(variable)
    }
  }

  /// A collection that the host keeps is taken over as a whole at each change: what changes one
  /// again and again is left to the host.
  static func refuseRepeated(in list: [Statement], _ machine: Machine) throws {
    guard machine.isHosted else { return }
    for change in Changes(in: list).found where change.isRepeated {
      for part in change.target.chain {
        guard case .variable(let variable)? = part.reference?.target,
          let nominal = variable.context.nominal, !nominal.isLibrary,
          nominal.members.known(variable.name).contains(where: { $0.variable === variable }),
          variable.type.isCollection,
          variable.isStatic || machine.runtime(nominal.selfType).isKept
        else { continue }
        throw NotKnown(
          what: "`\(variable.name)`, which is changed again and again", position: part.position)
      }
    }
  }
}

extension Expression {
  /// Closures that a function of a library is handed and that take nothing, as that of `withLock`: what
  /// is called for each of many is handed one of them.
  fileprivate var closuresThatRunOnce: [Expression] {
    guard case .call(let callee, let arguments) = kind,
      case .function(let function)? = (reference ?? callee.reference)?.target, function.isOfLibrary
    else { return [] }
    return arguments.map(\.value).filter { value in
      guard case .closure(let closure) = value.kind else { return false }
      return closure.scope?.parameters.isEmpty == true
    }
  }

  /// What an assignment, a mutating call or `&` changes.
  fileprivate var changedTarget: Expression? {
    switch kind {
    case .assign(let target, _), .reference(let target): return target
    case .binary(let left, _, _):
      guard case .function(let function)? = reference?.target,
        function.interface.parameters.first?.isInout == true
      else { return nil }
      return left
    case .call(let callee, _):
      guard case .function(let function)? = reference?.target, function.isMutating,
        function.kind == .function
      else { return nil }
      if case .member(let base, _) = callee.kind { return base }
      return callee
    default: return nil
    }
  }

  /// What it is a part of, outwards: `item`, `items`, `self` of `self.items[2].item`.
  fileprivate var chain: [Expression] {
    switch kind {
    case .member(let base, _), .element(let base, _), .force(let base), .unwrapOrLeave(let base),
      .chain(let base), .reference(let base):
      return [self] + base.chain
    case .tuple(let elements) where elements.count == 1: return elements[0].value.chain
    default: return [self]
    }
  }
}

extension Type {
  fileprivate var isCollection: Bool {
    guard let nominal, nominal.isLibrary else { return false }
    return nominal.role == .array || nominal.role == .dictionary || nominal.role == .set
      || nominal.role == .string
  }
}
