import Interpreter

/// A task of the program: what `Task { … }`, `.task { … }` and `async let` run.
final class SimulatedTask {
  /// As the story names it: `task id=swift`, `Task`.
  let name: String
  let place: SourcePlace
  /// The modifier `.task` has told of the start already.
  let isAnnounced: Bool
  /// The rule that explains why it runs, if there is one.
  var rule: String?
  /// Less than certain where it is not promised that it goes on then.
  var certainty: Certainty?
  /// Whether it runs on the main actor now.
  var isOnMainActor: Bool
  var isCancelled = false
  /// How often it wanted to sleep since it was cancelled.
  var vainSleeps = 0
  private(set) var isFinished = false
  /// What ends the whole program: a trap, a limit.
  private(set) var failure: (any Error)?
  private(set) var hasBegun = false
  /// What appeared when it was begun, by its number, and the view that this stands in; nil if a
  /// person, or nobody on the screen, began it.
  var appearance: (node: Int, view: String)?
  /// What it has written: `Screen._text`.
  var written: Set<String> = []
  /// How often it has begun or gone on.
  private(set) var resumptions = 0
  /// The step of the story that made it ready, within the event in which it did.
  var because: Int?
  /// Tells one suspension from the next.
  var suspensions = 0
  /// What the evaluator keeps for each flow of control.
  var flow = Flow()
  /// Where it stands on the engine; nil as long as it has not begun.
  var enginePlace: (any EnginePlace)?
  /// What the engine keeps of it.
  var companion: (any TaskCompanion)?
  /// Tasks that end with it: those of `async let` and of groups.
  var children: [SimulatedTask] = []
  /// Called when it is cancelled.
  var cancellationHandlers: [() throws -> Void] = []
  private var completionHandlers: [() -> Void] = []
  /// Called around all that its code does.
  var surrounding: (() -> Void) -> Void = { $0() }
  private var work: (() throws -> Void)?
  private var coroutine: Coroutine?

  init(
    _ name: String, isOnMainActor: Bool, isAnnounced: Bool = false, at place: SourcePlace,
    _ work: @escaping () throws -> Void
  ) {
    self.name = name
    self.place = place
    self.isAnnounced = isAnnounced
    self.isOnMainActor = isOnMainActor
    self.work = work
  }

  /// Runs until the next suspension or the end.
  func resume() {
    if coroutine == nil { coroutine = Coroutine { [unowned self] in run() } }
    hasBegun = true
    resumptions += 1
    surrounding {
      guard coroutine?.resume() == false else { return }
      failure = TaskLimit("the system has no thread for another task", place)
      isFinished = true
    }
    if isFinished { finish() }
  }

  private func run() {
    do { try work?() } catch { failure = error }
    isFinished = true
  }

  private func finish() {
    work = nil
    coroutine = nil
    cancellationHandlers = []
    companion = nil
    let handlers = completionHandlers
    completionHandlers = []
    for handler in handlers { handler() }
  }

  func suspend() throws { try coroutine?.suspend() }

  /// Ends it without a trace.
  func abandon() {
    completionHandlers = []
    isFinished = true
    surrounding { coroutine?.abandon() }
    coroutine = nil
    work = nil
    companion = nil
  }

  func whenFinished(_ handler: @escaping () -> Void) { completionHandlers.append(handler) }

  /// Sets the flag that the task may ask for; nothing is stopped by it.
  func markCancelled() throws {
    isCancelled = true
    let handlers = cancellationHandlers
    cancellationHandlers = []
    for handler in handlers { try handler() }
    try companion?.noteCancelled()
  }
}

extension SimulatedTask: HostTask {}

/// Where a flow of control stands on the engine.
protocol EnginePlace: AnyObject {}

/// What each flow of control has for itself.
struct Flow {
  /// Structs whose initialisers run now: what these set is observed by nobody.
  var initializing: [TypeInfo] = []
  /// How deep calls are nested.
  var depth = 0
  /// Where something unknown decided how the functions go on that are running.
  var unknowns: [SourcePlace: OpenRecursion] = [:]
  /// What is open about what is being computed.
  var questions = OpenQuestions()
  /// What was asked of the hour and of chance by what runs on the engine.
  var asked: MadeUpQuestions = []
  /// The engine runs, and has not asked for anything.
  var isOnEngine = false
  /// What static properties are bound to in it, by their names with those of their types.
  var taskLocals: [String: Value] = [:]
}

/// Tasks without end, or without number, are stopped.
struct TaskLimit: Error {
  let message: String
  let place: SourcePlace
  /// What SwiftUI does that led to it, if that is known.
  let rule: String?

  init(_ message: String, _ place: SourcePlace, rule: String? = nil) {
    self.message = message
    self.place = place
    self.rule = rule
  }
}
