/// An expression of the program.
///
/// The tree is made once by the reader. The checker notes at each expression the type that it has and
/// what its names refer to; nothing else of it changes.
public final class Expression {
  public let kind: Kind
  public let position: SourcePosition
  /// What the checker found; nil before.
  public internal(set) var type: Type?
  /// What a name, a member, an operator or a call refers to, where that is known.
  public internal(set) var reference: Reference?
  /// The type that its context takes it for, if that is another one: an optional, an existential.
  public internal(set) var converted: Type?

  /// Of a key path: its root and its steps.
  var path: (root: Type, steps: [KeyPathStep])?

  init(_ kind: Kind, at position: SourcePosition) {
    self.kind = kind
    self.position = position
  }

  public enum Kind {
    /// The digits as written, without underscores.
    case integer(String)
    case float(String)
    case boolean(Bool)
    case string([StringPiece])
    case nothing
    /// A regex literal, with its delimiters.
    case regex(String)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    /// A variable, a function, a member of self, a type.
    case name(DeclarationName)
    case member(Expression, DeclarationName)
    /// `.red`: a member of the type that the context expects.
    case implicitMember(DeclarationName)
    case superclass
    /// A type where a value is expected: `[Int]()`, `Array<Int>.self`.
    case type(WrittenType)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case closure(Closure)
    case keyPath(WrittenType?, [KeyPathComponent])
    case prefix(String, Expression)
    case postfix(String, Expression)
    case binary(Expression, Operator, Expression)
    case assign(Expression, Expression)
    case ternary(Expression, Expression, Expression)
    case branch(Branch)
    case select(Selection)
    /// `base?`: leaves the surrounding ``chain`` with nil when base is nil.
    case unwrapOrLeave(Expression)
    case chain(Expression)
    case force(Expression)
    case cast(Expression, WrittenType, CastKind)
    case attempt(Expression, AttemptKind)
    case wait(Expression)
    /// `&value`
    case reference(Expression)
    case macro(Macro)
    /// `repeat each value`
    case packExpansion(Expression)
    case packElement(Expression)
    /// `_` on the left of an assignment.
    case discard
    /// The reader did not understand it; the text is kept.
    case unreadable(String)
    /// A value of a type that is handed in, in an expression that nobody wrote.
    case given(Type)
  }

  public enum CastKind: Sendable { case test, attempt, force, convert }
  public enum AttemptKind: Sendable { case plain, optional, force }
}

/// An operator where it is used.
public struct Operator: Sendable {
  public var name: String
  public var position: SourcePosition
  /// It stands behind another one of its group, and nothing says which of them comes first.
  var isUnordered = false
  /// Another operator before it, of which nothing says whether it comes first: the groups of both
  /// have nothing to do with each other.
  var rival: String?
}

/// `load`, `load(from:)`, `Array<Int>`: a name with what narrows it.
public struct DeclarationName {
  public var base: String
  /// The labels of `load(from:)`; nil where none are written.
  public var labels: [String?]?
  public var arguments: [WrittenType] = []
  /// `Swift` of `Swift::print`: the module that declares it.
  public var module: String?
  public var position: SourcePosition
}

/// A stretch of a string literal.
public enum StringPiece {
  case text(String)
  case interpolation([Argument], SourcePosition)

  /// An interpolation of more than a value: `\(count, default: "none")`.
  var hasLabels: Bool {
    if case .interpolation(let arguments, _) = self {
      arguments.count > 1 || arguments.contains { $0.label != nil }
    } else {
      false
    }
  }
}

/// An argument of a call, a subscript, or an element of a tuple.
public struct Argument {
  public var label: String?
  public var value: Expression
  /// Written behind the parentheses; the first such closure has no label though its parameter may.
  public var isTrailing = false
}

public enum KeyPathComponent {
  case member(DeclarationName)
  case element([Argument], SourcePosition)
  case call([Argument], SourcePosition)
  case unwrapOrLeave
  case force
}

/// `#Preview { … }`, `#available`, `#selector(…)`.
public struct Macro {
  public var name: String
  /// `<Note>` behind its name.
  var types: [WrittenType] = []
  public var arguments: [Argument]
}

/// `{ [weak self] item in … }`
public final class Closure {
  public let captures: [Capture]
  /// Nil where none are written: `$0`, or nothing.
  public let parameters: [Parameter]?
  public let result: WrittenType?
  public let isAsync: Bool
  /// `{ @MainActor in … }`
  public let isOnMainActor: Bool
  public let failure: WrittenFailure?
  public let body: [Statement]
  public let position: SourcePosition
  /// Where its body ends.
  public let end: SourcePosition
  /// The highest `$n` that is used, plus one.
  public let shorthandCount: Int
  /// What the checker found.
  public internal(set) var scope: ClosureScope?

  init(
    captures: [Capture], parameters: [Parameter]?, result: WrittenType?, isAsync: Bool,
    failure: WrittenFailure?, body: [Statement], shorthandCount: Int, position: SourcePosition,
    end: SourcePosition = .nowhere, isOnMainActor: Bool = false
  ) {
    self.end = end
    self.isOnMainActor = isOnMainActor
    self.captures = captures
    self.parameters = parameters
    self.result = result
    self.isAsync = isAsync
    self.failure = failure
    self.body = body
    self.shorthandCount = shorthandCount
    self.position = position
  }

  /// `(a: Int) -> Int in`, `() throws(Failure) -> Int in`
  var saysItsType: Bool {
    guard let parameters, parameters.allSatisfy({ $0.type != nil }) else { return false }
    return !parameters.isEmpty || result != nil || failure != nil
  }

  public struct Capture {
    public var name: String
    public var value: Expression?
    public var ownership: Ownership
    public var position: SourcePosition
  }

  /// Its only expression, if it is one: its value is what the closure returns.
  public var onlyExpression: Expression? {
    guard body.count == 1, case .expression(let only) = body[0].kind else { return nil }
    return only
  }
}

/// How a variable holds an object.
public enum Ownership: Sendable { case strong, weak, unowned }

/// `if … { } else { }`, as a statement and as a value.
public struct Branch {
  public var conditions: [Condition]
  public var then: [Statement]
  public var otherwise: [Statement]?
  public var label: String?
}

/// `switch subject { … }`
public struct Selection {
  public var subject: Expression
  public var cases: [SwitchCase]
  public var label: String?
}
