/// What a name in an expression refers to, and how it is reached.
public final class Reference {
  public enum Target {
    case variable(Variable)
    case function(Function)
    case enumCase(EnumCase)
    case type(Type)
    /// `.0` or a label of a tuple.
    case tupleElement(Int)
    /// The projection `$name`, or the wrapper `_name` itself.
    case wrapper(Variable, isProjection: Bool)
    /// Of something that nobody declared.
    case unknown(String)
  }

  /// Which declaration runs when it is called.
  public enum Dispatch { case direct, witness, overridable }

  public let target: Target
  public let dispatch: Dispatch
  /// Members that are written without a base belong to this `self`.
  public let isImplicitSelf: Bool
  /// What stands for the generic parameters of the declaration.
  public internal(set) var arguments: [(parameter: GenericParameter, type: Type)]
  /// For each parameter the arguments that it takes; empty means the default value.
  public internal(set) var assignment: [[Int]] = []
  /// What a value that takes any arguments is given instead of those that are written.
  var collected: Expression?

  init(
    _ target: Target, dispatch: Dispatch = .direct, isImplicitSelf: Bool = false,
    arguments: [(parameter: GenericParameter, type: Type)] = []
  ) {
    self.target = target
    self.dispatch = dispatch
    self.isImplicitSelf = isImplicitSelf
    self.arguments = arguments
  }
}

/// A step of a key path, with what it refers to.
struct KeyPathStep {
  var reference: Reference?
  /// The type of what the step gives.
  var type: Type
  var isUnwrapping = false
  /// The arguments of a subscript.
  var arguments: [Argument] = []
}

/// What the checker knows of a closure.
public final class ClosureScope {
  /// Its parameters, also `$0`.
  public internal(set) var parameters: [Variable] = []
  public internal(set) var type: Type = .unknown
  /// The result builder that made its result.
  public internal(set) var builder: Type?
  /// What the items of its capture list name outside, and introduce inside, by their index.
  var captures: [Int: (outer: Variable?, inner: Variable?)] = [:]
}
