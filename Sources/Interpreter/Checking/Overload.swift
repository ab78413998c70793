/// One of the declarations that a name may mean.
struct Overload {
  var symbol: Symbol
  /// What stands for the parameters of the type that declares it.
  var substitution = Substitution()
  var origin = MemberCandidate.Origin.own
  var base = Base.none
  /// The type as whose member it was found.
  var owner: Type?

  enum Base {
    /// A global or a local.
    case none
    /// A member of a value.
    case instance(Type, isImplicit: Bool)
    /// A static member, an initialiser, or a method that still wants its `self`.
    case type(Type)
  }

  /// Whether a library has other forms of it that its interface leaves out. `@partial(ticks)` says
  /// that each of those has one of these labels.
  func isPartial(for arguments: [Argument]?) -> Bool {
    guard let attribute = symbol.function?.syntax?.modifiers.attribute("partial") else {
      return false
    }
    guard let arguments, let labels = attribute.arguments, !labels.isEmpty else { return true }
    return labels.contains { label in arguments.contains { $0.label == label.value.shortName } }
  }

  /// No protocol has it, or gives it to who conforms.
  var isOfConcreteType: Bool {
    let owner =
      symbol.variable.map(\.context.nominal) ?? symbol.function.map(\.context.nominal) ?? nil
    return owner.map { $0.kind != .protocolType } ?? false
  }
  /// `subscript(dynamicMember:)`
  var isDynamicMember: Bool { symbol.function?.labels.first == "dynamicMember" }

  /// Whether one of the arguments is the projection of a parameter in a property wrapper, which is
  /// not looked into: `draw($title: …)`.
  func takesProjection(among arguments: [Argument]) -> Bool {
    arguments.contains { argument in
      guard let label = argument.label, label.first == "$" else { return false }
      return symbol.function?.syntax?.parameters.contains {
        $0.label == String(label.dropFirst()) && !$0.attributes.isEmpty
      } ?? false
    }
  }

  var isImplicitSelf: Bool {
    if case .instance(_, let isImplicit) = base { isImplicit } else { false }
  }
}

/// An overload with everything that a call of it needs.
final class Callable {
  let overload: Overload
  let parameters: [FunctionParameter]
  let result: Type
  let reference: Reference
  let isAsync: Bool
  /// What it throws; nil where it never does.
  let failure: Type?
  let isDisfavored: Bool
  /// How much is asked of its generic parameters.
  let requirementCount: Int
  let isGeneric: Bool

  init(
    overload: Overload, parameters: [FunctionParameter], result: Type, reference: Reference,
    isAsync: Bool = false, failure: Type? = nil, isDisfavored: Bool = false,
    requirementCount: Int = 0, isGeneric: Bool = false
  ) {
    self.overload = overload
    self.parameters = parameters
    self.result = result
    self.reference = reference
    self.isAsync = isAsync
    self.failure = failure
    self.isDisfavored = isDisfavored
    self.requirementCount = requirementCount
    self.isGeneric = isGeneric
  }
}
