/// A statement of a function, a closure or a file.
final class Statement: Sendable {
  let kind: Kind
  let place: SourcePlace
  /// Nothing that its block gives back is made of it.
  let isAside: Bool

  init(_ kind: Kind, at place: SourcePlace, isAside: Bool = false) {
    self.kind = kind
    self.place = place
    self.isAside = isAside
  }

  enum Kind: Sendable {
    case expression(Expression)
    case variables([VariableBinding])
    case function(FunctionDeclaration)
    case type(TypeDeclaration)
    case returns(Expression?)
    case guarded([Condition], otherwise: [Statement])
    case each(Pattern, in: Expression, where: Expression?, [Statement], label: String?)
    case whileLoop([Condition], [Statement], label: String?)
    case repeatLoop([Statement], Expression, label: String?)
    case leave(label: String?)
    case next(label: String?)
    case fallThrough
    case deferred([Statement])
    case attempt([Statement], [CatchClause])
    case fail(Expression)
  }
}

/// `let (a, b): T = value`, one binding of a declaration.
struct VariableBinding: Sendable {
  var pattern: Pattern
  var type: TypeReference?
  var initial: Expression?
  var isMutable: Bool
  /// A computed local variable.
  var getter: [Statement]?
  var setter: (parameter: String, body: [Statement])?
  var willSet: (parameter: String, body: [Statement])?
  var didSet: (parameter: String, body: [Statement])?
  var attributes: [AttributeUse] = []
  /// `async let`.
  var isAsync = false
  /// `weak var`.
  var isWeak = false
  /// The only file that sees it; nil if all do.
  var file: Int?
  /// Where its names stand.
  var place = SourcePlace.nowhere
}

/// One condition of `if`, `guard` and `while`.
enum Condition: Sendable {
  case expression(Expression)
  /// `let name = value`: taken when the value is not nil.
  case bind(Pattern, TypeReference?, Expression)
  /// `case pattern = value`.
  case match(Pattern, Expression)
  /// `#available(…)`, `#unavailable`.
  case available(Bool)
}

struct SwitchCase: Sendable {
  /// Empty for `default`.
  var patterns: [(pattern: Pattern, where: Expression?)]
  var statements: [Statement]
  var place: SourcePlace
}

struct CatchClause: Sendable {
  /// Empty for a `catch` that takes every error.
  var patterns: [(pattern: Pattern, where: Expression?)]
  var statements: [Statement]
}

/// What a value is matched against.
indirect enum Pattern: Sendable {
  case any
  case bind(String, isMutable: Bool)
  case tuple([(label: String?, pattern: Pattern)])
  /// `.loaded(let songs)`, `Phase.idle`.
  case enumCase(type: TypeReference?, name: String, [(label: String?, pattern: Pattern)]?)
  case optional(Pattern)
  case type(TypeReference)
  case cast(Pattern, TypeReference)
  case expression(Expression)
}
