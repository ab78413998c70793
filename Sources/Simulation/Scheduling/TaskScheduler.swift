/// Decides which task runs next, in virtual time.
///
/// A task that the main actor starts runs in the next turn, before the update. Whatever goes on
/// after a suspension, and whatever runs elsewhere, gets a turn of its own. Blocks of the main queue
/// run in the next turn of the run loop, after the update; those that they queue in the one after it.
final class TaskScheduler {
  /// Virtual time since the screen was made.
  private(set) var now: Duration = .zero
  /// The task whose code runs now; nil while the event itself, a body or a callback runs.
  private(set) var current: SimulatedTask?
  /// The step of the story that is being told.
  var currentStep: () -> Int? = { nil }
  /// What decided that the code runs that starts a task.
  var currentControl: () -> Doubt? = { nil }
  /// What appears now, if what runs is called because of that.
  var currentAppearance: () -> (node: Int, view: String)? = { nil }
  /// Whether writes wait for their update.
  var hasPendingWrites: () -> Bool = { false }
  private var started: [SimulatedTask] = []
  private var ready: [SimulatedTask] = []
  private var blocks: [SimulatedTask] = []
  private var alarms: [Alarm] = []
  /// Tasks that have begun or wait to, and are not over.
  private(set) var living: [SimulatedTask] = []
  private var turns = 0
  private var turnsOfInstant = 0
  private let limits: Limits

  /// Where tasks without end are stopped.
  struct Limits {
    /// Tasks that have begun or wait to.
    var tasks: Int
    /// Resumptions in one event.
    var turns: Int
    /// Resumptions without time going by.
    var turnsOfInstant = 1_000
  }

  private struct Alarm {
    let time: Duration
    let task: SimulatedTask
  }

  init(limits: Limits) { self.limits = limits }

  // MARK: Starting

  /// Queues a new task.
  ///
  /// - Parameters:
  ///   - delay: Virtual time before it begins.
  ///   - isBlock: A block of the main queue.
  /// - Throws: ``TaskLimit`` if there are too many.
  func start(_ task: SimulatedTask, after delay: Duration = .zero, isBlock: Bool = false) throws {
    guard living.count < limits.tasks else {
      throw TaskLimit(
        "more than \(limits.tasks) tasks are alive at once; tasks may be started without end",
        task.place)
    }
    living.append(task)
    task.because = currentStep()
    task.appearance = current?.appearance ?? currentAppearance()
    task.flow.questions.control = currentControl()
    if delay > .zero {
      setAlarm(at: now + delay, for: task)
    } else if isBlock {
      blocks.append(task)
    } else if task.isOnMainActor {
      started.append(task)
    } else {
      ready.append(task)
    }
  }

  /// The next new task of the main actor.
  func takeStarted() -> SimulatedTask? { started.isEmpty ? nil : started.removeFirst() }

  /// What has the next turn: a new task, one that goes on or begins elsewhere, or all blocks that
  /// the main queue holds now.
  func takeTurn() -> [SimulatedTask] {
    if let task = takeStarted() { return [task] }
    if !ready.isEmpty { return [ready.removeFirst()] }
    defer { blocks = [] }
    return blocks
  }

  // MARK: Running

  /// A new event has the whole allowance; steps of earlier events cause nothing in it.
  func startEvent() {
    turns = 0
    turnsOfInstant = 0
    for task in living { task.because = nil }
  }

  /// Runs a task until it suspends or ends.
  ///
  /// - Throws: What ends the whole program: a trap, a limit.
  func run(_ task: SimulatedTask) throws {
    try countTurn(of: task)
    current = task
    task.resume()
    current = nil
    guard task.isFinished else { return }
    living.removeAll { $0 === task }
    for child in task.children where !child.isFinished { try cancel(child) }
    if let failure = task.failure { throw failure }
  }

  private func countTurn(of task: SimulatedTask) throws {
    turns += 1
    turnsOfInstant += 1
    guard turns > limits.turns || turnsOfInstant > limits.turnsOfInstant else { return }
    let count =
      turns > limits.turns
      ? "\(limits.turns) times in one event" : "\(limits.turnsOfInstant) times at one instant"
    throw TaskLimit("tasks went on more than \(count); a task may have no end", task.place)
  }

  /// Ends every task where it stands.
  func close() {
    let tasks = living
    living = []
    started = []
    ready = []
    blocks = []
    alarms = []
    for task in tasks { task.abandon() }
  }

  // MARK: Suspending

  /// How often a cancelled task may want to sleep: no program does that on purpose.
  private static let vainSleeps = 10_000

  /// Lets the running task wait for a time.
  ///
  /// - Returns: Whether it was cancelled before or while it slept.
  func sleep(for duration: Duration) throws -> Bool {
    guard let task = current else { return false }
    guard !task.isCancelled else {
      task.vainSleeps += 1
      if task.vainSleeps > Self.vainSleeps {
        throw TaskLimit(
          "this task was cancelled, and wanted to sleep \(Self.vainSleeps) times since; it may have no "
            + "end: to sleep throws at once then, and try? hides it", task.place, rule: "L6")
      }
      return true
    }
    setAlarm(at: now + max(.zero, duration), for: task)
    try task.suspend()
    return task.isCancelled
  }

  /// Lets the running task wait until somebody wakes it; without a running task nothing happens.
  ///
  /// - Parameter prepare: Gets the function that wakes it.
  /// - Returns: Whether it waited.
  func wait(_ prepare: (@escaping () -> Void) -> Void) throws -> Bool {
    guard let task = current else { return false }
    task.suspensions += 1
    let number = task.suspensions
    // Whoever calls it late must not cut another suspension short.
    prepare { [weak self] in if task.suspensions == number { self?.wake(task) } }
    try task.suspend()
    task.suspensions += 1
    return true
  }

  /// Lets everything else that is ready run first.
  func yield() throws { _ = try wait { wake in wake() } }

  /// Lets the running task wait for the end of another one.
  func join(_ task: SimulatedTask) throws {
    while !task.isFinished {
      guard try wait({ task.whenFinished($0) }) else { return }
    }
  }

  private func wake(_ task: SimulatedTask) {
    guard !task.isFinished, !ready.contains(where: { $0 === task }) else { return }
    task.because = currentStep()
    ready.append(task)
  }

  // MARK: Cancelling

  /// Sets a task's flag and those of its children; whoever sleeps wakes up.
  func cancel(_ task: SimulatedTask) throws {
    guard !task.isFinished, !task.isCancelled else { return }
    try task.markCancelled()
    if task.hasBegun, let index = alarms.firstIndex(where: { $0.task === task }) {
      alarms.remove(at: index)
      wake(task)
    }
    for child in task.children { try cancel(child) }
  }

  /// Ends a task that nobody has to know of: at once, or after the turn that it has now.
  func stop(_ task: SimulatedTask) {
    guard current !== task else { return task.isCancelled = true }
    alarms.removeAll { $0.task === task }
    ready.removeAll { $0 === task }
    blocks.removeAll { $0 === task }
    started.removeAll { $0 === task }
    living.removeAll { $0 === task }
    task.abandon()
  }

  // MARK: Time

  /// When the next task wakes; nil if none sleeps.
  var nextAlarm: Duration? { alarms.first?.time }

  /// Lets time go by until a task wakes.
  ///
  /// - Returns: False if none does before the deadline, which is then the present.
  func advance(to deadline: Duration) -> Bool {
    guard let alarm = alarms.first, alarm.time <= deadline else {
      now = max(now, deadline)
      return false
    }
    alarms.removeFirst()
    if alarm.time > now { turnsOfInstant = 0 }
    now = alarm.time
    wake(alarm.task)
    return true
  }

  /// Who set an alarm first wakes first, if the times are the same.
  private func setAlarm(at time: Duration, for task: SimulatedTask) {
    let index = alarms.firstIndex { $0.time > time } ?? alarms.endIndex
    alarms.insert(Alarm(time: time, task: task), at: index)
  }
}
