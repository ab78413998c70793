/// A type as the source spells it; what it means depends on where it stands.
public final class WrittenType {
  public let kind: Kind
  public let position: SourcePosition

  init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  /// `Self`
  var isSelf: Bool {
    if case .named(let components) = kind { components.map(\.name) == ["Self"] } else { false }
  }

  public enum Kind {
    /// `Swift.Array<Int>.Index`: a name, and members of it.
    case named([Component])
    /// `(some Sequence).Element` and other members of what is no name.
    case member(WrittenType, Component)
    /// `Wrapped?`; also `Wrapped!`, which unwraps itself where it has to.
    case optional(WrittenType, unwrapsItself: Bool)
    case array(WrittenType)
    case dictionary(WrittenType, WrittenType)
    case tuple([Element])
    case function(Function)
    case some(WrittenType)
    case any(WrittenType)
    case composition([WrittenType])
    /// `View.Type`, `any View.Type`.
    case metatype(WrittenType)
    /// `repeat each T`
    case packExpansion(WrittenType)
    /// `each T`
    case packElement(WrittenType)
    /// `~Copyable` takes a promise away that this machine never relies on.
    case suppressed(WrittenType)
    /// `_`
    case inferred
    /// The reader did not understand it.
    case unreadable(String)
  }

  public struct Component {
    public var name: String
    public var arguments: [WrittenType]
  }

  public struct Element {
    public var label: String?
    public var type: WrittenType
  }

  /// `(inout Int, String...) async throws -> Bool`
  public struct Function {
    public var parameters: [FunctionParameter]
    public var isAsync: Bool
    public var failure: WrittenFailure?
    public var result: WrittenType
    public var attributes: Set<String>
  }

  /// `String!`
  var unwrapsItself: Bool {
    if case .optional(_, unwrapsItself: true) = kind { true } else { false }
  }

  public struct FunctionParameter {
    public var type: WrittenType
    public var isInout: Bool
    public var isVariadic: Bool
    public var isAutoclosure: Bool
  }
}

/// `throws`, `rethrows`, `throws(Failure)`.
public enum WrittenFailure {
  case anyError
  /// Throws what the closures throw that it is given.
  case rethrown
  case typed(WrittenType)
}

/// `<T: View, each U>` with what `where` adds.
public struct GenericClause {
  public var parameters: [GenericParameterSyntax] = []
  public var requirements: [WrittenRequirement] = []
}

public struct GenericParameterSyntax {
  public var name: String
  public var constraint: WrittenType?
  public var isPack: Bool
  public var position: SourcePosition
}

/// A condition of a `where` clause.
public enum WrittenRequirement {
  case conforms(WrittenType, WrittenType)
  case same(WrittenType, WrittenType)
}

extension WrittenType {
  /// Whether it takes a promise away: `~Copyable`.
  var isSuppressed: Bool { if case .suppressed = kind { true } else { false } }
}

extension WrittenType {
  /// Whether a name stands in its brackets: `Complex<T>`.
  func applies(to name: String) -> Bool {
    switch kind {
    case .named(let components):
      components.contains { component in
        component.arguments.contains { argument in
          if case .named(let parts) = argument.kind, parts.first?.name == name { return true }
          return argument.applies(to: name)
        }
      }
    case .optional(let inner, _), .array(let inner): inner.applies(to: name)
    default: false
    }
  }
}

extension WrittenType {
  /// `repeat each T`
  var isPackExpansion: Bool { if case .packExpansion = kind { true } else { false } }
}
