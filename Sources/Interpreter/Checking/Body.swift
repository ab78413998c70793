/// The function, closure or property whose statements are checked.
final class Body {
  let context: Context
  var scope: LocalScope
  let outer: Body?
  /// `self`, where there is one.
  var selfType: Type?
  /// Whether `self` is a variable here: in a mutating function, in an initialiser of a struct.
  var isSelfMutable = false
  /// The initialiser that it is of: its own constants can be set.
  var initializer: FunctionSyntax?
  var isInitializer: Bool { initializer != nil }
  /// A function or an initialiser that has `self` for itself while it runs.
  var isMutatingFunction = false
  /// A variable among its statements is declared without a value.
  var hasLateValues = false
  /// Statements of a `defer`.
  var isDeferred = false
  /// What is to be returned; nil while it is found out.
  var result: Type?
  var isAsync = false
  var mayFail = false
  /// What `throw` takes, where the function says that.
  var failure: Type?
  /// What `throw` takes inside of a `do` whose catches take it.
  var thrown: Type?
  /// Types of what a closure returns whose result is not known yet.
  var returned: [Type] = []
  var isClosure = false
  /// Whether it is a closure, or stands in one.
  var isInClosure: Bool { isClosure || outer?.isInClosure ?? false }
  /// The statements outside of all functions.
  var isFile = false
  /// Declared with `static`, or a global: there is no instance.
  var isStatic = false
  /// What `break` and `continue` may leave here, the innermost last.
  var leavable: [Leavable] = []
  /// The values that are returned behind `some`.
  var hidden: [Expression]?
  /// What is asked of them.
  var asked: OpaqueResult?
  /// The calls and `throw`s of the present `do` whose errors its catches may let pass.
  var uncaught: [SourcePosition]?
  /// A function that is surely not on the main actor, as far as it says so itself.
  var isOffMainActor = false
  /// Where its parameters stand that are `inout`.
  var lent: [SourcePosition] = []
  /// It says that it is on no actor.
  var isSurelyNonisolated = false
  /// The types that its statements declare.
  let localTypes = LocalTypes()
  /// The context of what is declared among its statements.
  private(set) lazy var localContext: Context = {
    // A closure sees what the body around it declares.
    let around = outer.flatMap { $0.context === context ? $0.localContext : nil } ?? context
    return Context(.body(localTypes), in: around, resolver: context.resolver)
  }()

  init(context: Context, scope: LocalScope, outer: Body? = nil) {
    self.context = context
    self.scope = scope
    self.outer = outer
  }
}

/// What surrounds a place: how calls there are marked.
struct Marks {
  /// The innermost `try` around it.
  var attempt: Expression.AttemptKind?
  /// Whether an `await` stands before it.
  var isWaited = false
}

/// A statement that others inside it may leave, or go on with.
struct Leavable {
  /// A `block` is that of a `do`: `continue` with its label begins it anew.
  enum Kind {
    case loop, selection, branch, block

    /// Whether `break` leaves it without naming it.
    var takesBreak: Bool { self == .loop || self == .selection }
  }

  var kind: Kind
  var label: String?
}
