/// The generic parameters that a declaration sees, those around it first, and what is asked of them.
public struct GenericSignature {
  public var parameters: [GenericParameter] = []
  public var requirements: [Requirement] = []
  /// How many of the parameters the declaration itself has.
  public var ownCount = 0

  var arguments: [Type] { parameters.map { Type(.parameter($0)) } }

  /// What is left when a requirement has been used: two that lead to each other would have no end.
  func without(_ requirement: Int) -> GenericSignature {
    var rest = self
    rest.requirements.remove(at: requirement)
    return rest
  }
}

/// What is asked of a type.
public enum Requirement {
  case conforms(Type, Bound)
  case same(Type, Type)
  case inherits(Type, Type)

  /// A protocol, with types for its primary associated types.
  public struct Bound {
    public var nominal: Nominal
    public var arguments: [Type]
  }

  /// Whether something in it is not known.
  var hasUnknown: Bool {
    switch self {
    case .conforms(let subject, let bound):
      subject.hasUnknown || bound.arguments.contains(where: \.hasUnknown)
    case .same(let left, let right): left.hasUnknown || right.hasUnknown
    case .inherits(let subject, let superclass): subject.hasUnknown || superclass.hasUnknown
    }
  }
}
