/// What is expected of a call tells of its generic parameters.
extension Checker {
  /// What is expected of the result tells of generic parameters before the arguments do.
  func hint(
    _ callable: Callable, _ wanted: Type?, _ site: CallSite, _ assignment: [[Int]]
  ) {
    guard let wanted = wanted.map(solver.resolve), !wanted.isUnknown, callable.result.hasVariable
    else { return }
    if isOpen(wanted) {
      if site.arguments.contains(where: { startsImplicitly($0.value) }) {
        hintParts(of: solver.resolve(callable.result), openAs: wanted)
      }
      return
    }
    bindWrittenTypes(callable, site, assignment)
    let result = solver.resolve(callable.result)
    if mayBeOpened(wanted, for: callable) {
      hintParts(of: result, wanted)
      return
    }
    if case .variable = result.kind {
      // `reduce(.zero) { … }`, `reduce(into: []) { … }`: what begins with a dot, and a literal of
      // elements, is of the type that is expected of the call.
      let isGiven = zip(callable.parameters, assignment).contains { parameter, indices in
        solver.resolve(parameter.type) == result
          && indices.contains { takesTypeFromCall(site.arguments[$0].value, wanted) }
      }
      if isGiven { _ = solver.attempt { self.solver.unify(result, wanted) } }
      return
    }
    if solver.attempt({ self.solver.unify(result, wanted) }) { return }
    if let inner = wanted.wrapped { _ = solver.attempt { self.solver.unify(result, inner) } }
    // `people.map(setting(\.name, to: ""))`: what a function takes is known, though it need not throw.
    if let made = result.function, let taken = wanted.function {
      for (one, other) in zip(made.parameters, taken.parameters) where !isOpen(other.type) {
        _ = solver.attempt { self.solver.unify(one.type, other.type) }
      }
    }
  }

  /// `decode(String.self)` says itself what stands for its parameter, whatever is expected.
  private func bindWrittenTypes(
    _ callable: Callable, _ site: CallSite, _ assignment: [[Int]]
  ) {
    for (parameter, indices) in zip(callable.parameters, assignment) {
      guard case .metatype(let instance) = parameter.type.kind, isOpen(instance),
        let index = indices.first, site.arguments[index].value.namesType,
        let written = solver.resolve(check(site.arguments[index].value, expecting: nil))
          .metatypeInstance
      else { continue }
      _ = solver.attempt { self.solver.unify(instance, written) }
    }
  }

  /// `any SortComparator<Recipe>` is expected, and a `KeyPathComparator` of something is made.
  private func hintParts(of result: Type, _ wanted: Type) {
    guard result.nominal != nil, case .existential(let existential) = wanted.unwrapped.kind else {
      return
    }
    for argument in existential.bounds.flatMap(\.arguments) {
      let part = Type(.associated(result, argument.associated))
      _ = solver.attempt { self.solver.unify(part, argument.type) }
    }
  }

  /// `publisher.catch { Just(.failure($0)) }`: what it gives is still to be found out, and some of its
  /// parts are asked for, such as the output.
  private func hintParts(of result: Type, openAs wanted: Type) {
    guard result.nominal != nil, case .variable(let variable) = wanted.kind else { return }
    for case .same(let left, let right) in solver.waiting {
      for (part, other) in [(left, right), (right, left)] {
        guard case .associated(let base, let associated) = part.kind,
          case .variable(let owner) = solver.resolve(base).kind, owner === variable
        else { continue }
        _ = solver.attempt { self.solver.unify(Type(.associated(result, associated)), other) }
      }
    }
  }

  /// Whether any value of a protocol is expected, and what a call gives may be of one type of it.
  func mayBeOpened(_ wanted: Type, for callable: Callable) -> Bool {
    if case .existential = wanted.kind { return true }
    guard callable.requirementCount > 0, case .existential(let existential) = wanted.unwrapped.kind
    else { return false }
    return !existential.bounds.isEmpty
  }

  private func takesTypeFromCall(_ value: Expression, _ wanted: Type) -> Bool {
    let literal: LiteralKind
    switch value.kind {
    case .array: literal = .array
    case .dictionary: literal = .dictionary
    default: return startsImplicitly(value)
    }
    guard let taken = resolver.library(literal.protocolName) else { return false }
    return resolver.conforms(solver.complete(wanted), to: taken, in: solver.signature) == .yes
  }
}

extension Expression {
  /// `String.self`, or a name that may stand for such a value.
  fileprivate var namesType: Bool {
    switch kind {
    case .member(_, let name): name.base == "self"
    case .name: true
    default: false
    }
  }
}
