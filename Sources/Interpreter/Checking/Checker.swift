/// Gives every expression its type and every name its declaration, and says what does not compile.
///
/// An expression is read from the outside in and from the inside out at once: what its context
/// expects goes down, what it is comes up. What is not known of a library stays unknown, and
/// nothing is refused because of it.
public final class Checker {
  let resolver: Resolver
  let solver: Solver
  public private(set) var findings: [Finding] = []
  /// What would not compile in interface files; nobody but their authors is told.
  private(set) var libraryFindings: [Finding] = []
  /// One place has one finding.
  private(set) var reported: Set<SourcePosition> = []
  /// The function, closure or property that is checked now.
  var body: Body
  var localFunctions: [ObjectIdentifier: Function] = [:]
  var localTypes: [ObjectIdentifier: Nominal] = [:]
  /// What gives local variables and parameters with a wrapper that wrapper.
  var wrapperCalls: [ObjectIdentifier: Expression] = [:]
  /// The calls that make an object of Foundation's of what `as` is asked of: `error as NSError`.
  var bridgings: [ObjectIdentifier: Expression] = [:]
  /// The attributes of parameters that are wrapped.
  var parameterAttributes: [ObjectIdentifier: [AttributeSyntax]] = [:]
  /// It is known that the program compiles: its bodies are checked when they are used.
  var isSound = false
  /// Declarations whose bodies were checked since.
  var checkedLate: Set<ObjectIdentifier> = []
  /// The extensions that were bound to their types, by their source.
  var extensionTable: [ObjectIdentifier: Extension] { resolver.extensionTable }
  /// Expressions that wait until more is known.
  var waiting: [WaitingExpression] = []
  /// Whether one may wait for that.
  var mayWait = true
  /// Greater than zero while an overload is tried: nothing is said then.
  var trials = 0
  /// What was found out in the statement that is checked now.
  private var noted: [Expression] = []
  private var notedReferences: [Reference] = []
  private var notedPaths: [Expression] = []
  /// What the calls and `throw`s of the present `do` throw.
  var failures: [Type] = []
  /// Parameters that are functions and may not be kept.
  var heldFunctions: Set<ObjectIdentifier> = []
  /// Parameters that are key paths by which nothing can be set.
  var readOnlyPaths: Set<ObjectIdentifier> = []
  /// The present expression is one of which a member is asked for: what comes behind it may tell what
  /// its closures return.
  var isFollowed = false
  /// How often something that was asked for did not hold, and the call that came upon it did not ask.
  var unsaidFailures = 0
  /// Constants that a pattern declares and that get their values later.
  var lateConstants: Set<SourcePosition> = []
  /// Parameters that are actors on which their function runs.
  var isolatedParameters: Set<ObjectIdentifier> = []
  /// What closures are given, by the names that they have for it.
  var closureParameters: Set<ObjectIdentifier> = []
  /// What a `guard` outside of all functions names, and functions may use.
  var guardedNames: Set<String> = []
  /// Names of which nothing was found, to be told once all of the program is known.
  var unknownNames: [UnknownName] = []
  var marks = Marks()
  /// What is checked is handed to a macro, which may make anything of it.
  var isInMacro = false
  /// What was found inside arguments not to fit, while an overload is tried.
  var misfits = 0
  /// The literal that was found last to have elements of several types.
  var mixedLiteral: Expression?
  /// Literals that were given where nothing is known of what is taken: their own type says nothing.
  var looseLiterals: Set<ObjectIdentifier> = []
  /// Literals that were given where only types of a protocol are taken.
  var boundLiterals: [(expression: Expression, bound: Nominal, call: SourcePosition)] = []
  /// Calls that ask something of what is not known before the whole expression is.
  var openCalls: [(callable: Callable, site: CallSite)] = []
  /// Calls of the present expression that several declarations fit.
  var choices: [Choice] = []
  /// Declarations that left the rest of an expression without a meaning, by the place of the call.
  var setAside: [SourcePosition: Set<ObjectIdentifier>] = [:]
  /// The present expression is read with other declarations than the best.
  var isReadAgain = false
  /// What the parts of tuples are called that say nothing of it themselves, when an expression is read
  /// again because it has no meaning without such names.
  var tupleLabels: [String?]?
  /// How many expressions were read again.
  var readings = 0
  /// How many calls were left without a meaning, whether that is said or not.
  var failedCalls = 0
  private var depth = 0
  /// It finds out the type of one variable.
  private var isProbe = false
  /// Checks of expressions that are left before the statement counts as too complicated.
  private var allowance = 0

  init(resolver: Resolver) {
    self.resolver = resolver
    solver = Solver(resolver: resolver)
    let module = Context(.module(resolver.program), in: nil, resolver: resolver)
    body = Body(context: module, scope: LocalScope(in: nil))
    resolver.inferring = self
  }

  deinit { if !isProbe { resolver.inferring = nil } }

  /// Finds out the type of one variable and says nothing.
  init(resolver: Resolver, inside outer: Checker) {
    self.resolver = resolver
    solver = Solver(resolver: resolver)
    body = outer.body
    trials = 1
    isProbe = true
  }

  // MARK: Findings

  func report(
    _ message: String, at position: SourcePosition, advice: String = "",
    severity: Finding.Severity = .error
  ) {
    guard trials == 0 else { return }
    guard position.file >= 0 else {
      libraryFindings.append(Finding(severity, at: position, message, advice: advice))
      return
    }
    guard reported.insert(position).inserted else { return }
    findings.append(
      Finding(
        severity, at: position, Spelling.withArticles(message),
        advice: Spelling.withArticles(advice)))
  }

  // MARK: Whole expressions

  /// What reading an expression changes besides the expression itself.
  struct State {
    fileprivate(set) var findings: Int
    fileprivate var unknownNames: Int
    fileprivate var noted: (expressions: Int, references: Int, paths: Int)
    fileprivate var failures: Int
    fileprivate var waiting: [WaitingExpression]
    fileprivate var openCalls: [(callable: Callable, site: CallSite)]
    fileprivate var uncaught: [SourcePosition]?
    fileprivate var returned: [Type]
    fileprivate var hidden: [Expression]?
    fileprivate var mark: Solver.Mark
  }

  /// Set, all is as it was before an expression was read.
  var state: State {
    get {
      State(
        findings: findings.count, unknownNames: unknownNames.count,
        noted: (noted.count, notedReferences.count, notedPaths.count), failures: failures.count,
        waiting: waiting, openCalls: openCalls, uncaught: body.uncaught, returned: body.returned,
        hidden: body.hidden, mark: solver.mark())
    }
    set {
      findings[newValue.findings...].forEach { reported.remove($0.position) }
      findings.removeSubrange(newValue.findings...)
      unknownNames.removeSubrange(min(newValue.unknownNames, unknownNames.count)...)
      noted.removeSubrange(min(newValue.noted.expressions, noted.count)...)
      notedReferences.removeSubrange(min(newValue.noted.references, notedReferences.count)...)
      notedPaths.removeSubrange(min(newValue.noted.paths, notedPaths.count)...)
      failures.removeSubrange(min(newValue.failures, failures.count)...)
      waiting = newValue.waiting
      openCalls = newValue.openCalls
      body.uncaught = newValue.uncaught
      body.returned = newValue.returned
      body.hidden = newValue.hidden
      solver.rollback(to: newValue.mark)
    }
  }

  /// Reads an expression with all that is in it.
  func read(_ expression: Expression, as expected: Type?, for use: Use, builder: Type?) -> Type {
    let start = noted.count
    depth += 1
    if depth == 1 { allowance = 20_000 }
    var type =
      builder.map { check(expression, expecting: expected, builder: $0) }
      ?? check(expression, expecting: expected)
    if let expected, !expected.isVoid || use != .statement {
      type = convert(expression, type, to: expected, for: use)
    }
    _ = solver.settle(keeps: trials > 0)
    decide(isLast: false)
    solver.applyDefaults(noted[start...].compactMap(\.type))
    _ = solver.settle(keeps: trials > 0)
    if depth == 1 {
      decide(isLast: true)
      let count = findings.count
      refuseLiterals()
      if findings.count > count { openCalls.removeAll() }
      refuseOpenCalls()
    }
    type = solver.complete(type)
    depth -= 1
    if depth == 0 { finish() }
    return type
  }

  /// What a value is used for, as findings say it.
  enum Use: Equatable {
    case value, statement, initialValue(String), argument(String?), returned, condition, assigned
    /// The one expression of a body without `return`.
    case onlyValue
  }

  private func finish() {
    // What a probe found out about an expression is as good as anything else.
    guard trials == 0 || isProbe && trials == 1 else { return }
    for expression in noted {
      expression.type = expression.type.map(solver.complete)
      expression.converted = expression.converted.map(solver.complete)
    }
    refuseOverflow(of: noted)
    for reference in notedReferences where !reference.arguments.isEmpty {
      reference.arguments = reference.arguments.map { ($0.parameter, solver.complete($0.type)) }
    }
    for expression in notedPaths {
      guard var path = expression.path else { continue }
      path.root = solver.complete(path.root)
      path.steps = path.steps.map { step in
        var copy = step
        copy.type = solver.complete(step.type)
        return copy
      }
      expression.path = path
    }
    notedPaths.removeAll()
    noted.removeAll(keepingCapacity: true)
    notedReferences.removeAll(keepingCapacity: true)
    solver.forget()
  }

  /// Notes the type of an expression and gives it back.
  func note(_ expression: Expression, _ type: Type, _ reference: Reference? = nil) -> Type {
    expression.type = type
    noted.append(expression)
    if let reference {
      expression.reference = reference
      notedReferences.append(reference)
    }
    return type
  }

  /// Notes the steps of a key path, whose types are completed with all others.
  func noted(path: (root: Type, steps: [KeyPathStep]), of expression: Expression) {
    expression.path = path
    notedPaths.append(expression)
  }

  /// Whether so much was tried already that the rest stays unknown.
  func isExhausted() -> Bool {
    allowance -= 1
    return allowance < 0
  }

}
