/// What tells the candidates for a witness apart.
extension Symbol {
  /// Whether it does something by itself, and is not asked for.
  var isGiven: Bool {
    switch self {
    case .function(let function): function.syntax?.hasBody == true
    case .variable(let variable): variable.isComputed && context?.isPlainProtocol == false
    default: false
    }
  }
}

extension Requirement {
  /// `Iterator` and its `Element`, where `Iterator.Element == Element` says what the `Element` of that
  /// name is.
  func part(sameAs wanted: String) -> (whole: AssociatedType, part: AssociatedType)? {
    guard case .same(let left, let right) = self else { return nil }
    for (one, other) in [(left, right), (right, left)] {
      if case .associated(let own, let named) = other.kind, case .parameter = own.kind,
        named.name == wanted, case .associated(let base, let part) = one.kind,
        case .associated(_, let whole) = base.kind
      {
        return (whole, part)
      }
    }
    return nil
  }
}

extension Requirement.Bound {
  /// The type that is written for a primary associated type: `Int` in `Collection<Int>`.
  func argument(_ name: String) -> Type? {
    if arguments.isEmpty { return nil }
    let primary = nominal.associatedTypes.filter(\.syntax.isPrimary)
    return zip(primary, arguments).first { $0.0.name == name }?.1
  }
}
