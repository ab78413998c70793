/// Timers, which fire in virtual time.
extension Evaluator {
  /// A task that does something again and again, until it is stopped.
  ///
  /// - Parameter isRepeating: False for a timer that fires once.
  func startTimer(
    _ name: String = "Timer", every interval: Duration, isRepeating: Bool = true,
    at place: SourcePlace,
    _ fire: @escaping () throws -> Void
  ) throws -> SimulatedTask {
    let scheduler = scheduler
    let task = SimulatedTask(name, isOnMainActor: true, isAnnounced: true, at: place) {
      // No timer is faster than a tenth of a millisecond.
      let pause = max(interval, .microseconds(100))
      repeat {
        if try scheduler.sleep(for: pause) { return }
        try fire()
      } while isRepeating
    }
    try scheduler.start(task)
    return task
  }

  /// A timer of the framework's own, for what moves on the screen. Where there are too many, the
  /// rest stands still.
  func startFrames(
    _ name: String, every interval: Duration, at place: SourcePlace,
    _ show: @escaping () throws -> Void
  ) throws -> SimulatedTask? {
    do {
      return try startTimer(name, every: interval, at: place, show)
    } catch is TaskLimit {
      observer?.assumed(
        .system(
          "the frames of \(name) are not shown: too much moves at once",
          advice: "trace a smaller part by itself"), at: place)
      return nil
    }
  }

  /// `Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { timer in … }`; nil for the forms
  /// that call a selector.
  func scheduledTimer(_ arguments: [Argument], in scope: Scope, at place: SourcePlace) throws
    -> Value?
  {
    let evaluated = try evaluate(arguments, in: scope)
    guard let block = evaluated.operation, let timer = TimerValue(evaluated, block, in: self) else {
      return nil
    }
    try timer.begin(in: self, at: place)
    return .native(timer)
  }
}

/// `Timer(timeInterval: 1, repeats: true) { timer in … }`, which waits for a run loop, and what
/// `Timer.scheduledTimer` returns.
final class TimerValue: NativeObject {
  private let interval: Duration
  private let isRepeating: Bool
  private let block: FunctionValue
  private var task: SimulatedTask?
  private var isValid = true

  /// Nil where it does not say how long it waits.
  init?(_ arguments: [CallArgument], _ block: FunctionValue, in evaluator: Evaluator) {
    let labels = ["withTimeInterval", "timeInterval", "interval"]
    guard let interval = arguments.first(where: { labels.contains($0.label ?? "") })?.value,
      let duration = evaluator.duration(interval)
    else { return nil }
    self.interval = duration
    self.block = block
    isRepeating = arguments.contains {
      if case .boolean(true) = $0.value { $0.label == "repeats" } else { false }
    }
  }

  var text: String { "Timer" }

  /// A run loop has it from now on.
  func begin(in evaluator: Evaluator, at place: SourcePlace) throws {
    guard task == nil, isValid else { return }
    task = try evaluator.startTimer(every: interval, isRepeating: isRepeating, at: place) {
      [self, unowned evaluator] in
      try fire(in: evaluator, at: place)
    }
  }

  private func fire(in evaluator: Evaluator, at place: SourcePlace) throws {
    guard isValid else { return }
    _ = try evaluator.call(block, [CallArgument(label: nil, value: .native(self))], at: place)
    if !isRepeating { invalidate(in: evaluator) }
  }

  private func invalidate(in evaluator: Evaluator) {
    isValid = false
    if let task { evaluator.scheduler.stop(task) }
  }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    switch name {
    case "isValid": .boolean(isValid && task?.isCancelled != true)
    case "timeInterval": .double(isRepeating ? interval.seconds : 0)
    default: nil
    }
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    switch name {
    case "invalidate": invalidate(in: evaluator)
    case "fire": try fire(in: evaluator, at: place)
    default: return nil
    }
    return .void
  }
}
