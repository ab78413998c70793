import Motion

/// Runs the program's expressions, statements and functions.
///
/// It walks the program's own tree. Types are found at run time; where the source writes a type, or
/// a parameter has one, that type decides what a literal or an implicit member becomes.
final class Evaluator {
  let program: Program
  /// Functions of the program that the typed engine can run.
  let engine: any TypedEngine
  /// Whoever listens owns the evaluator.
  unowned var observer: (any EvaluationObserver)?
  let globals: Scope
  /// Variables that only their file sees.
  var fileGlobals: [Int: Scope] = [:]
  var statics: [String: Variable] = [:]
  /// What `print` wrote during the simulation.
  var printed: [String] = []
  /// What stands on the line that a `print` left open.
  var unfinishedLine = ""
  /// Numbers objects, closures and opaque values in the order in which they are made.
  var lastNumber = 0
  /// The program's tasks, and virtual time.
  let scheduler: TaskScheduler
  /// What `UserDefaults.standard` holds.
  var defaults: [String: Value] = [:]
  /// What the program wrote to the disk.
  var files = DocumentFiles()
  /// Whether the program ever made a controller that holds a view of SwiftUI.
  var hasHostingControllers = false
  /// Who listens to published properties and notifications.
  let announcements = Announcements()
  /// The program's clock and its chance.
  let surroundings: Surroundings
  /// What belongs to the flow of control that runs now: the event's, or that of a task.
  private var flow = Flow()
  /// What is known of each property's own wrapper.
  var customWrappers: [ObjectIdentifier: TypeInfo?] = [:]
  private(set) var steps = 0
  /// Counts the events.
  private(set) var eventNumber = 0
  let limits: SimulationLimits
  /// Whether any type of the program says itself what is equal.
  let declaresEquality: Bool
  /// Operators of the program that may change their first operand.
  let changingOperators: Set<String>
  /// Whether calling a value of the program may change it.
  let declaresChangingCalls: Bool
  /// Keys that stand for all that the program calls equal, by what they hand to a hasher.
  var representatives: [Value: [(value: Value, key: Value)]] = [:]
  /// What each `CustomAnimation` of the program does, by its value; nil where nobody can follow it.
  var ownAnimations: [Value: Motion.Animation?] = [:]
  /// How expressions read that something is called by.
  let writtenTexts = WrittenTexts()
  /// Observers that run now: what they set in their own property calls them not again.
  var observing: [ObservedProperty] = []
  /// Where something open was decided last.
  var latestAssumption: SourcePlace?
  /// Operator functions of the program that run now.
  var runningOperators: [ObjectIdentifier] = []
  /// Instances that nobody holds any more and whose `deinit` is still to run.
  var departed: [DepartedObject] = []
  var isOnEngine: Bool {
    get { flow.isOnEngine }
    set { flow.isOnEngine = newValue }
  }
  /// What `@TaskLocal` properties are bound to in what runs now.
  var taskLocals: [String: Value] {
    get { flow.taskLocals }
    _modify { yield &flow.taskLocals }
  }
  /// What went wrong in a `deinit` that ran meanwhile.
  var departureError: (any Error)?
  /// How sure it is that what is read now is read by whoever runs now (D5, D9).
  var certaintyOfReads = Certainty.certain

  /// Calls of `withObservationTracking` that run now, and those that wait for a change.
  var trackings: [ObservationTracking] = []
  var waitingTrackings: [ObservationTracking] = []

  /// What the body that runs now reads.
  var bodyReads: BodyReads?
  /// What is open about what is being computed.
  var questions: OpenQuestions {
    get { flow.questions }
    _modify { yield &flow.questions }
  }

  /// Structs whose initialisers run now: what these set is observed by nobody.
  var initializing: [TypeInfo] {
    get { flow.initializing }
    _modify { yield &flow.initializing }
  }

  init(program: Program, engine: any TypedEngine, limits: SimulationLimits) {
    self.program = program
    self.engine = engine
    self.limits = limits
    scheduler = TaskScheduler(
      limits: TaskScheduler.Limits(tasks: limits.tasks, turns: limits.turns))
    surroundings = Surroundings { [scheduler] in scheduler.now }
    globals = Scope(selfVariable: nil, selfType: nil, result: nil)
    declaresEquality = program.types.values.contains {
      !$0.isFramework && ($0.staticMethods["=="] != nil || $0.methods(named: "hash") != nil)
    }
    changingOperators = program.changingOperators
    declaresChangingCalls = program.types.values.contains { type in
      !type.isFramework
        && type.methods(named: "callAsFunction")?.contains(where: \.isMutating) == true
    }
    scheduler.currentControl = { [unowned self] in questions.control }
    for binding in program.variables { declareGlobal(binding) }
  }

  func nextNumber() -> Int {
    lastNumber += 1
    return lastNumber
  }

  /// A new event has the whole allowance of steps.
  func startEvent() {
    steps = 0
    eventNumber += 1
    flow = Flow()
    scheduler.startEvent()
  }

  /// Lets a task run until it suspends or ends.
  func resume(_ task: SimulatedTask) throws {
    task.surrounding = { [unowned self, unowned task] in surround(task, $0) }
    try scheduler.run(task)
  }

  /// Puts what belongs to a task in the place of what ran so far while its code runs.
  private func surround(_ task: SimulatedTask, _ body: () -> Void) {
    flow.asked = surroundings.asked
    let outer = flow
    flow = task.flow
    surroundings.asked = flow.asked
    let place = engine.go(on: task.enginePlace)
    body()
    let reached = engine.go(on: place)
    flow.asked = surroundings.asked
    task.flow = flow
    flow = outer
    surroundings.asked = flow.asked
    task.enginePlace = reached
    if task.isFinished { engine.end(reached) }
  }

  /// Ends all tasks where they stand. No code of the program runs after this.
  func close() {
    steps = limits.steps
    scheduler.close()
  }

  /// How much the program did so far, here and on the engine: statements, calls and turns of loops.
  var workDone: Int { steps + engine.turns }

  /// After so many steps it is asked whether to go on.
  private static let breath = 1024

  /// - Parameter size: Elements that are copied on the way; many of them count as further steps.
  func countStep(copying size: Int = 0, at place: SourcePlace) throws {
    let before = steps
    steps += 1 + size / 64
    if before / Self.breath != steps / Self.breath, limits.isStopped?() == true {
      throw Interruption.limit("interrupted after \(steps) steps", place)
    }
    if steps > limits.steps {
      throw Interruption.limit(
        "this did not end after \(limits.steps) steps; a loop or a recursion may have no end", place
      )
    }
  }

  func nested<Result>(at place: SourcePlace, _ body: () throws -> Result) throws -> Result {
    flow.depth += 1
    let outer = flow.unknowns
    defer {
      flow.depth -= 1
      flow.unknowns = outer
    }
    if flow.depth > limits.depth {
      throw Interruption.limit(
        "calls are nested more than \(limits.depth) deep; a recursion may have no end", place)
    }
    return try body()
  }

  /// Something unknown decides here how a function goes on: whether calls around this one were decided
  /// by the like of it, so that the recursion has to be decided otherwise to have an end.
  func hasDecided(_ value: OpaqueValue, at place: SourcePlace) -> Bool {
    var recursion = flow.unknowns[place] ?? observer?.recursionAround(place) ?? OpenRecursion()
    let isEndless = recursion.isEndless(with: value, depth: flow.depth)
    flow.unknowns[place] = recursion
    observer?.didDecide(recursion, at: place)
    return isEndless
  }

  func checkSize(_ count: Int, at place: SourcePlace) throws {
    if count > limits.elements {
      throw Interruption.limit("a value grew beyond \(limits.elements) elements", place)
    }
  }

  // MARK: Running code

  /// Evaluates an expression where a certain type is expected, and converts the result to it.
  func evaluate(_ expression: Expression, as type: TypeReference?, in scope: Scope) throws -> Value
  {
    let value = try evaluate(expression, in: scope, expecting: type)
    guard let type else { return value }
    return coerce(value, to: type, in: scope)
  }

  /// Runs statements in a scope of their own.
  func run(_ statements: [Statement], in scope: Scope) throws -> Completion {
    var deferred: [[Statement]] = []
    var completion = Completion.normal(.void)
    let control = questions.control
    scope.declareFunctions(of: statements)
    do {
      for (index, statement) in statements.enumerated() {
        if case .deferred(let body) = statement.kind {
          deferred.append(body)
          continue
        }
        let value = questions.value
        completion =
          try statements.count > 1 && statement.standsAlone
          ? apart { try execute(statement, in: scope) } : execute(statement, in: scope)
        if questions.value !== value, statement !== statements.last, !statement.mayLeave {
          questions.value = value
        }
        if statements.count > 1, case .normal = completion { completion = .normal(.void) }
        if !departed.isEmpty { try runDeinitializers() }
        guard case .normal = completion else {
          // Whether the rest runs is as open as what left.
          if questions.control !== control {
            leaveOpen(statements[(index + 1)...], questions.control, in: scope)
          }
          break
        }
      }
    } catch let error as Interruption where error.leavesBlocks {
      for body in deferred.reversed() { _ = try run(body, in: Scope(inside: scope)) }
      if case Interruption.thrown = error { try scope.end() }
      throw error
    }
    for body in deferred.reversed() { _ = try run(body, in: Scope(inside: scope)) }
    try scope.end()
    return completion
  }

  /// The value of a function's or closure's body: what it returns, or its only expression.
  func value(of body: [Statement], in scope: Scope) throws -> Value {
    if body.count == 1, case .expression(let only) = body[0].kind, !only.isControlFlow {
      try countStep(at: only.place)
      return try evaluate(only, as: scope.result, in: scope)
    }
    switch try run(body, in: scope) {
    case .returned(let value): return value
    case .normal(let value):
      return body.count == 1 ? coerce(value, to: scope.result, in: scope) : .void
    default: return .void
    }
  }
}

extension Statement {
  /// Whether what it computes says nothing of the result of the block around it.
  fileprivate var standsAlone: Bool {
    switch kind {
    case .variables, .function, .type: true
    case .expression(let expression): !expression.isControlFlow
    default: false
    }
  }
}

extension Expression {
  var isControlFlow: Bool {
    switch kind {
    case .branch, .select: true
    default: false
    }
  }
}

/// A property whose observer runs: of an object, or of any value of a struct.
struct ObservedProperty {
  let property: PropertyDeclaration
  let object: ObjectValue?
}
