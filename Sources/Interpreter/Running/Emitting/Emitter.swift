/// Makes code of one function, closure or initial value, with concrete types for all that is generic.
///
/// Slots are given out like a stack: what an expression needs for a moment lies above the variables,
/// and the arguments of a call lie where the frame of the called function begins.
final class Emitter {
  let machine: Machine
  /// What stands for the generic parameters here.
  private(set) var substitution: Substitution
  /// The turn of `repeat` that code is made of.
  private(set) var turn: PackTurn?
  /// Where the variables are that can be named here.
  var scope: [ObjectIdentifier: Storage] = [:]
  /// Functions that are declared among the statements.
  var localFunctions: [ObjectIdentifier: LocalFunction] = [:]
  /// Variables that closures use: they live in cells if they can change.
  let captured: Set<ObjectIdentifier>
  /// Where `self` is; nil where there is none.
  var selfStorage: Storage?
  var selfType: RuntimeType?
  /// The slot that leads to what a closure captured.
  var contextSlot = 0
  /// What `return` gives back, and where it lies until the function ends.
  var resultType: RuntimeType
  var resultSlot = 0
  /// Loops and labelled statements around, the innermost last.
  var targets: [Target] = []
  private var nextTarget = 0
  private(set) var height = 0
  /// Shared by all code of the same frame.
  let room: FrameRoom
  /// What stands for the values that are handed to expressions that nobody wrote.
  private var given: [ObjectIdentifier: (expression: Expression, code: Code, place: Place?)] = [:]
  /// Accessors of computed variables among the statements.
  var localAccessors: [ObjectIdentifier: LocalAccessors] = [:]
  /// What the host finds out in the body that code is made of; nil where it has no part in that.
  var evaluations: HostEvaluations?
  /// As `#function` says it.
  var functionName = ""
  /// Where the function is declared whose body this is, or stands in.
  var functionPosition: SourcePosition?
  /// Of the default of a parameter, the call that it is used in: `#line` means that one's.
  var caller: (function: String, position: SourcePosition)?
  /// `self` is a place of its own here, or of whoever called.
  var isSelfMutable = false
  /// The closure that is made next ends with the call that it is given to, so it may share what an
  /// `inout` parameter or the `self` of a mutating function stands for.
  var sharesPlaces = false
  /// The checker was asked again, and knows no more.
  var isReasked = false
  /// What a pattern takes apart stays as long as what it binds, as in a `switch`.
  var keepsParts = false
  /// `await` stands around it.
  var isAwaited = false
  /// The property whose observer this is: in there it is a plain one.
  var observing: Variable?
  /// Behind the statement that stands there an object has all its properties.
  var completes: SourcePosition?
  /// A property of `self` is set without telling its observers.
  var isInInitializer = false
  /// The same, and there is no initialiser that would have to give it a value.
  var isInDeinitializer = false

  struct Target {
    var label: String?
    var number: Int
    /// `continue` may name it.
    var isLoop: Bool
    /// `break` without a label leaves it.
    var takesBreak: Bool
  }

  /// - Parameter outer: Makes code of the same frame; this one takes what is free above.
  init(
    _ machine: Machine, _ substitution: Substitution, result: Type,
    captured: Set<ObjectIdentifier> = [], above outer: Emitter? = nil
  ) {
    self.machine = machine
    room = outer?.room ?? FrameRoom()
    height = outer?.height ?? 0
    self.substitution = substitution
    self.captured = captured
    resultType = machine.runtime(.void)
    resultType = runtime(result)
  }

  var resolver: Resolver { machine.resolver }

  // MARK: Types

  /// A type with everything put in that is known here.
  func concrete(_ type: Type) -> Type { machine.concrete(substitution.apply(type)) }
  func runtime(_ type: Type) -> RuntimeType { machine.runtime(concrete(type)) }

  /// The type of an expression; what the checker did not find out is unknown.
  func type(of expression: Expression) -> Type { concrete(expression.type ?? .unknown) }

  /// Where types are looked up that patterns and casts name.
  var typeContext: Context { machine.checker.body.context }

  // MARK: Packs

  /// Makes code of one turn through packs.
  func inTurn<Made>(
    _ next: PackTurn?, _ types: Substitution, _ make: () throws -> Made
  ) rethrows -> Made {
    let outer = (substitution, turn)
    (substitution, turn) = (types, next)
    defer { (substitution, turn) = outer }
    return try make()
  }

  // MARK: Slots

  func allocate(reference: Bool = true) -> Int {
    let slot = height
    height += 1
    room.reach(height)
    if reference { room.holdsReferences = true }
    return slot
  }

  func noteReference() { room.holdsReferences = true }
  var highest: Int { room.highest }
  var holdsReferences: Bool { room.holdsReferences }

  /// Gives slots back that were taken since.
  func release(to mark: Int) { height = mark }

  func newTarget(_ label: String?, isLoop: Bool, takesBreak: Bool) -> Target {
    let target = Target(
      label: label, number: nextTarget, isLoop: isLoop, takesBreak: takesBreak)
    nextTarget += 1
    return target
  }

  /// Forgets what slots refer to, the last first.
  func clear(from first: Int, to end: Int) -> (Frame) -> Void {
    switch end - first {
    case ...0: return { _ in }
    case 1: return { $0[first].object = nil }
    case 2:
      return {
        $0[first + 1].object = nil
        $0[first].object = nil
      }
    default:
      return { frame in
        var slot = end
        while slot > first {
          slot -= 1
          frame[slot].object = nil
        }
      }
    }
  }

  // MARK: Values that are handed in

  func give(_ code: Code, for expression: Expression) {
    given[ObjectIdentifier(expression)] = (expression, code, nil)
  }

  func give(_ place: Place, for expression: Expression) {
    given[ObjectIdentifier(expression)] = (expression, place.read, place)
  }

  func given(for expression: Expression) -> Code? { given[ObjectIdentifier(expression)]?.code }
  func givenPlace(for expression: Expression) -> Place? {
    given[ObjectIdentifier(expression)]?.place
  }

  /// Knows what another was given.
  func inheritGiven(of other: Emitter) { given = other.given }

  func notKnown(_ what: String, at position: SourcePosition) -> NotKnown {
    NotKnown(what: what, position: position)
  }
}

/// Something that the machine does not know how to run.
struct NotKnown: Error {
  var what: String
  var position: SourcePosition
}

/// Where a variable lives.
struct Storage {
  enum Place {
    /// In the frame.
    case slot(Int)
    /// In a cell that a slot leads to, because a closure shares it.
    case cell(Int)
    /// Where a slot points: an `inout` parameter, `self` of a mutating function.
    case pointer(Int)
    /// Among what a closure captured: the value itself, or what leads to it.
    case captured(Int)
    case capturedPointer(Int)
    case global(Pointer)
    /// Computed each time, by functions among the statements.
    case computed(VariableSyntax)
  }

  var place: Place
  var type: RuntimeType
  var ownership = Ownership.strong
  /// It lies with whoever called, or in a frame, and ends with the call.
  var isBorrowed = false
  /// The variable whose wrapper lies here.
  var wraps: Variable?
  /// The variable that has observers.
  var observed: Variable?
  /// It holds a task, whose value is waited for: `async let`.
  var isTask = false
  /// The host has the variable: what lies here stands for it.
  var kept: HostAccess?
}
