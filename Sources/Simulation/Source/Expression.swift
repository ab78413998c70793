/// An expression of the program, ready to be evaluated.
final class Expression: Sendable {
  let kind: Kind
  let place: SourcePlace
  /// Whether the source has it so at its place, where the engine finds it, too.
  let isWritten: Bool

  init(_ kind: Kind, at place: SourcePlace, isWritten: Bool = true) {
    self.kind = kind
    self.place = place
    self.isWritten = isWritten
  }

  enum Kind: Sendable {
    case integer(Int)
    case float(Double)
    case boolean(Bool)
    case string([StringPiece])
    case nothing
    /// A name by itself: a variable, a member of self, a function, a type.
    case name(String)
    /// `Swift.print`, where the program may have a function of that name, too.
    case libraryFunction(String)
    /// `Array<Int>`, `[Int]` and other types where a value is expected.
    case type(TypeReference)
    case member(Expression, String)
    /// `.red`: a member of the type that the context expects.
    case implicitMember(String)
    case call(Expression, [Argument])
    case element(Expression, [Argument])
    case closure(ClosureExpression)
    case array([Expression])
    case dictionary([(key: Expression, value: Expression)])
    case tuple([Argument])
    case prefix(String, Expression)
    case postfix(String, Expression)
    case binary(String, Expression, Expression)
    /// `=` with a nil operator, `+=` with `+`.
    case assign(Expression, String?, Expression)
    case ternary(Expression, Expression, Expression)
    case branch([Condition], then: [Statement], otherwise: [Statement]?)
    case select(Expression, [SwitchCase])
    /// `base?`: ends the surrounding ``chain`` with nil when base is nil.
    case unwrapOrLeave(Expression)
    case chain(Expression)
    case force(Expression)
    case cast(Expression, TypeReference, CastKind)
    case attempt(Expression, AttemptKind)
    case wait(Expression)
    case keyPath(TypeReference?, [KeyPathComponent])
    case reference(Expression)
    case macro(String, [Argument])
    /// Something that the reader did not understand; the text is kept for the trace.
    case unknown(String)
  }

  enum CastKind: Sendable { case test, attempt, force, convert }
  enum AttemptKind: Sendable { case plain, optional, force }
}

/// A stretch of a string literal.
enum StringPiece: Sendable {
  case text(String)
  /// An interpolation with its further arguments: `specifier:`, `format:`.
  case value(Expression, [Argument])
}

/// An argument of a call, a tuple element, an index.
struct Argument: Sendable {
  var label: String?
  var value: Expression
  /// Written behind the parentheses: its label may be missing although the parameter has one.
  var isTrailing = false
}

enum KeyPathComponent: Sendable {
  case property(String)
  case element([Argument])
  case unwrapOrLeave
  case force
}

/// `weak self`, `name = value` in the list of a closure.
struct Capture: Sendable {
  enum Ownership: Sendable { case strong, weak, unowned }

  let name: String
  /// Nil where the name is that of a variable.
  let value: Expression?
  let ownership: Ownership
}

/// `{ [weak self] item in … }`
final class ClosureExpression: Sendable {
  let captures: [Capture]
  let parameters: [Parameter]?
  let statements: [Statement]
  let place: SourcePlace
  /// The highest `$n` that is used, plus one.
  let shorthandCount: Int
  /// `{ @MainActor in … }`
  let isOnMainActor: Bool

  init(
    captures: [Capture], parameters: [Parameter]?,
    statements: [Statement], place: SourcePlace, shorthandCount: Int, isOnMainActor: Bool = false
  ) {
    self.isOnMainActor = isOnMainActor
    self.captures = captures
    self.parameters = parameters
    self.statements = statements
    self.place = place
    self.shorthandCount = shorthandCount
  }
}

extension Expression {
  /// Whether evaluating it calls something, so that doing it again may show.
  var makesSomething: Bool {
    switch kind {
    case .call: true
    case .member(let base, _), .prefix(_, let base), .postfix(_, let base), .force(let base),
      .attempt(let base, _), .cast(let base, _, _), .chain(let base), .unwrapOrLeave(let base):
      base.makesSomething
    case .array(let elements): elements.contains(where: \.makesSomething)
    case .dictionary(let pairs): pairs.contains { $0.key.makesSomething || $0.value.makesSomething }
    case .tuple(let elements): elements.contains(where: \.value.makesSomething)
    case .binary(_, let left, let right): left.makesSomething || right.makesSomething
    case .ternary(let condition, let yes, let no):
      condition.makesSomething || yes.makesSomething || no.makesSomething
    default: false
    }
  }
}
