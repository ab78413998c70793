/// What belongs to an actor is asked of it from outside, and waited for.
///
/// Only what is certain is said: a closure may be isolated to the actor that it is given, and what a
/// file does at its top is only warned of before Swift 6.
extension Checker {
  func requireWaiting(for reference: Reference?, of base: Expression, at position: SourcePosition) {
    guard trials == 0, !body.isFile, !base.isSelf, !marks.isWaited, let reference,
      base.type.map(solver.complete)?.nominal?.kind == .actorType, !isIsolated(base)
    else { return }
    let (name, modifiers, context): (String, Modifiers?, Context)
    switch reference.target {
    case .function(let function) where function.kind == .function && !function.isStatic:
      (name, modifiers, context) = (function.name, function.syntax?.modifiers, function.context)
    case .variable(let variable) where variable.isMutable && !variable.isStatic:
      (name, modifiers, context) = (variable.name, variable.syntax?.modifiers, variable.context)
    default: return
    }
    guard let modifiers, !modifiers.isNonisolated,
      // `@MainActor`: it belongs to another one.
      !modifiers.attributes.contains(where: { $0.name.first?.isUppercase == true }),
      let owner = context.nominal,
      owner.kind == .actorType, resolver.module(around: context) === resolver.program
    else { return }
    report(
      "`\(name)` belongs to the actor `\(owner.name)`, and there is no `await` before it",
      at: position,
      advice: body.isAsync
        ? "write `await`" : "mark the function around it `async`, and write `await`")
  }

  /// `await account.balance = 4`: an actor's properties can be waited for and read from outside, and
  /// only the actor itself sets them.
  func requireOwnActor(toSet place: Expression) {
    var place = place
    var isWaited = marks.isWaited
    while case .wait(let inner) = place.kind { (place, isWaited) = (inner, true) }
    guard trials == 0, isWaited, case .member(let base, let name) = place.kind, !base.isSelf,
      case .variable(let variable)? = place.reference?.target, variable.isMutable,
      !variable.isStatic, let modifiers = variable.syntax?.modifiers, !modifiers.isNonisolated,
      !modifiers.attributes.contains(where: { $0.name.first?.isUppercase == true }),
      base.type.map(solver.complete)?.nominal?.kind == .actorType, !isIsolated(base),
      let owner = variable.context.nominal, owner.kind == .actorType,
      resolver.module(around: variable.context) === resolver.program
    else { return }
    report(
      "only the actor `\(owner.name)` itself sets its `\(name.base)`", at: name.position,
      advice: "give it a method that does it, and write `await` before that")
  }

  /// `isolated Counter`: the function runs on the actor that it is given.
  private func isIsolated(_ base: Expression) -> Bool {
    guard case .variable(let variable)? = base.reference?.target else { return false }
    return isolatedParameters.contains(ObjectIdentifier(variable))
  }

  /// `await account.entries.append(4)`: what changes a property from outside sets it.
  func requireOwnActor(toChange base: Expression) {
    var place = base
    if case .wait = place.kind { return requireOwnActor(toSet: place) }
    while true {
      switch place.kind {
      case .member(let inner, _) where inner.type.map(solver.complete)?.nominal?.kind != .actorType:
        guard isPartOfValue(inner) else { return }
        place = inner
      case .element(let inner, _):
        guard isPartOfValue(inner) else { return }
        place = inner
      case .force(let inner), .chain(let inner), .unwrapOrLeave(let inner): place = inner
      case .member:
        requireOwnActor(toSet: place)
        return
      default: return
      }
    }
  }

  /// What belongs to an object changes without that in which the object stands.
  private func isPartOfValue(_ expression: Expression) -> Bool {
    guard let type = expression.type.map(solver.complete), !type.hasUnknown else { return false }
    return type.nominal?.isReference == false
  }

  /// Whether a member belongs to an actor, so that a protocol of the program which asks nobody to wait
  /// cannot have it.
  func isIsolated(_ modifiers: Modifiers?, _ context: Context, beside owner: Nominal) -> Bool {
    guard let modifiers, !modifiers.isNonisolated, let nominal = context.nominal,
      nominal.kind == .actorType, resolver.module(around: owner.context) === resolver.program,
      owner.isComplete, !owner.hasUnknownAncestor,
      owner.syntax?.modifiers.attributes.isEmpty == true,
      // An actor's protocol asks for what belongs to that actor.
      !([owner] + resolver.lineage(of: owner).map(\.bound.nominal)).contains(where: {
        $0.isLibrary && $0.name == "Actor" || $0.hasUnknownAncestor
      })
    else { return false }
    return !modifiers.attributes.contains { $0.name.first?.isUppercase == true }
  }
}
