/// An expression in a body that the machine runs, of which it makes no code.
public struct HostExpression {
  /// A variable around it that it names.
  public struct Named {
    public let name: String
    public let type: HostType
    /// The host has it: what is handed over stands for it, else it is its value.
    public let isKept: Bool
  }

  /// Where it begins.
  public let position: SourcePosition
  /// What it is: the name that it calls, its operator.
  public let name: String
  /// How many like it stand at the same place inside of it: calls in a chain of calls.
  public let depth: Int
  /// Where the function is declared in which it stands; nil outside of functions.
  public let function: SourcePosition?
  /// The type whose member that is.
  public let owner: HostType?
  /// It names `self`, which is the first value that ``HostCall`` is given; the variables follow.
  public let usesSelf: Bool
  public let variables: [Named]
  /// What the generic parameters around it stand for, where that is known.
  public let generics: GenericUse
  /// Nil where nobody asks what it gives.
  public let result: HostType?
  /// Nothing happens by finding it out.
  public let isStill: Bool

  /// What is given where nobody asks for it.
  public var nothing: HostValue { HostValue(Value()) }
}

extension Expression {
  /// How the two sides name an expression to each other; nil for what neither hands over.
  var evaluationName: String? {
    switch kind {
    case .member(_, let name): ".\(name.base)"
    case .implicitMember(let name): ".\(name.base)"
    case .postfix(let sign, _): "postfix \(sign)"
    case .assign: "="
    case .attempt(_, .plain): "try"
    case .attempt: "try?"
    case .wait: "await"
    case .force: "!"
    case .closure: nil
    case .binary(_, let sign, _): sign.name
    default: fragmentName
    }
  }
}
