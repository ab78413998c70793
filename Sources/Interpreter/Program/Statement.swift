/// A statement of a function, a closure or a file.
public final class Statement {
  public let kind: Kind
  public let position: SourcePosition
  /// Where the braces of a `guard` end.
  let end: SourcePosition?

  init(_ kind: Kind, at position: SourcePosition, end: SourcePosition? = nil) {
    self.kind = kind
    self.position = position
    self.end = end
  }

  public enum Kind {
    case expression(Expression)
    case declaration(Declaration)
    case returns(Expression?)
    case guarded([Condition], otherwise: [Statement])
    case each(Loop)
    case whileLoop([Condition], [Statement], label: String?)
    case repeatLoop([Statement], Expression, label: String?)
    case leave(label: String?)
    case next(label: String?)
    case fallThrough
    case deferred([Statement])
    case attempt(Attempt)
    case fail(Expression)
  }

  /// `for await item in items where … { }`
  public struct Loop {
    public var pattern: Pattern
    public var type: WrittenType?
    public var sequence: Expression
    public var condition: Expression?
    public var body: [Statement]
    public var isAsync: Bool
    /// `for try await`
    var isTried = false
    public var label: String?
  }

  /// `do { } catch { }`, also without a catch.
  public struct Attempt {
    public var body: [Statement]
    public var catches: [CatchClause]
    public var failure: WrittenFailure?
    public var label: String?
  }
}

/// One condition of `if`, `guard` and `while`.
public enum Condition {
  case expression(Expression)
  /// `let name = value`: taken when the value is not nil.
  case bind(Pattern, WrittenType?, Expression)
  /// `case pattern = value`
  case match(Pattern, Expression)
  /// `#available(…)`: whether the machine has it.
  ///
  /// The place is that of one which says nothing of other systems, with `*`.
  case available(Bool, lackingOthers: SourcePosition?)
}

public struct SwitchCase {
  /// Empty for `default`.
  public var items: [MatchItem]
  public var body: [Statement]
  /// Nothing is written behind its colon.
  public var isBare = false
  public var position: SourcePosition
}

public struct CatchClause {
  /// Empty for a `catch` that takes every error.
  public var items: [MatchItem]
  public var body: [Statement]
  /// `error`, where no pattern names it.
  public var implicitError: VariableName?
  public var position: SourcePosition
}

/// A pattern with its `where`.
public struct MatchItem {
  public var pattern: Pattern
  public var condition: Expression?
}

/// A variable that a pattern or a closure introduces. The checker notes what became of it.
public final class VariableName {
  public let name: String
  public let isMutable: Bool
  public let position: SourcePosition
  public internal(set) var variable: Variable?

  init(_ name: String, isMutable: Bool, at position: SourcePosition) {
    self.name = name
    self.isMutable = isMutable
    self.position = position
  }
}

/// What a value is matched against.
public final class Pattern {
  public internal(set) var kind: Kind
  public let position: SourcePosition
  /// The type of what is matched, once it is known.
  public internal(set) var type: Type?
  /// The case that a pattern of an enum names.
  public internal(set) var enumCase: EnumCase?
  /// The program's own `~=` that compares with the value of a pattern that is an expression.
  var match: Reference?

  init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  public enum Kind {
    case any
    case bind(VariableName)
    case tuple([(label: String?, pattern: Pattern)])
    /// `.loaded(let songs)`, `Phase.idle`; nil where no payload is written.
    case enumCase(WrittenType?, String, [(label: String?, pattern: Pattern)]?)
    case optional(Pattern)
    case type(WrittenType)
    case cast(Pattern, WrittenType)
    case expression(Expression)
  }

  /// The variables that it introduces, from left to right.
  public var names: [VariableName] {
    switch kind {
    case .any, .type, .expression: []
    case .bind(let name): [name]
    case .tuple(let elements): elements.flatMap(\.pattern.names)
    case .enumCase(_, _, let payload): payload?.flatMap(\.pattern.names) ?? []
    case .optional(let inner), .cast(let inner, _): inner.names
    }
  }
}
