/// What a host meets where it runs a body that builds views.
extension HostedProgram {
  /// Names of types, and of variables of the module, whose values the host has where it runs a body
  /// statement by statement: what is built, and what is handed to that.
  ///
  /// A body that builds no view runs as a whole, and so does a closure that gives nothing: what is in
  /// them does not come to the host.
  ///
  /// - Returns: Nil where nothing is known of it.
  public func structureNames(in body: BodyPiece) -> Set<String>? {
    let result: Type
    switch index.members[body.declaration] {
    case .function(let function)?:
      program.checker.checkLate(function)
      result = function.interface.result
    case .variable(let variable)?:
      program.checker.checkLate(variable)
      result = variable.type
    default: return nil
    }
    guard buildsViews(result) else { return [] }
    var names: Set<String> = []
    let module = HostedFragment.Locals(module: program.resolver.program)
    var walk = BodyWalk()
    walk.visitExpression = { expression in
      if case .closure(let closure) = expression.kind, closure.givesNothing { return false }
      if let type = expression.type { type.addNames(to: &names) }
      if case .variable(let variable)? = expression.reference?.target, !module.isLocal(variable) {
        names.insert(variable.name)
      }
      return true
    }
    walk.statements(body.late.statements)
    return names
  }

  /// Whether a type has no value on a machine, or whoever makes one is better run by the host.
  private func buildsViews(_ type: Type) -> Bool {
    switch type.kind {
    case .opaque, .unknown, .parameter, .associated: return true
    case .nominal(let nominal, let arguments):
      if nominal.isLibrary {
        return nominal.context.module?.name == "SwiftUI" || arguments.contains(where: buildsViews)
      }
      _ = program.resolver.signature(of: nominal)
      return arguments.contains(where: buildsViews)
        || nominal.promises.contains { $0.bound.nominal.context.module?.name == "SwiftUI" }
    case .tuple(let elements): return elements.contains { buildsViews($0.type) }
    case .existential(let existential):
      return existential.bounds.contains { $0.nominal.context.module?.name == "SwiftUI" }
    default: return false
    }
  }
}

extension Closure {
  /// It is no content, and gives nothing.
  fileprivate var givesNothing: Bool {
    guard let scope, scope.builder == nil, case .function(let function) = scope.type.kind else {
      return false
    }
    return function.result.isVoid
  }
}

extension Type {
  /// Names of the nominal types in it.
  fileprivate func addNames(to names: inout Set<String>) {
    switch kind {
    case .nominal(let nominal, let arguments):
      names.insert(nominal.name)
      for argument in arguments { argument.addNames(to: &names) }
    case .tuple(let elements): for element in elements { element.type.addNames(to: &names) }
    case .function(let function):
      for parameter in function.parameters { parameter.type.addNames(to: &names) }
      function.result.addNames(to: &names)
    case .existential(let existential):
      for bound in existential.bounds { names.insert(bound.nominal.name) }
    case .metatype(let inner): inner.addNames(to: &names)
    default: return
    }
  }
}
