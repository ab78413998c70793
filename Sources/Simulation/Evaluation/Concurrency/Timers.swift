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
    guard let interval = try duration(arguments, in: scope) else { return nil }
    let evaluated = try evaluate(arguments, in: scope)
    guard let block = evaluated.operation else { return nil }
    let isRepeating = evaluated.contains {
      if case .boolean(true) = $0.value { $0.label == "repeats" } else { false }
    }
    let timer = TimerValue()
    timer.task = try startTimer(every: interval, isRepeating: isRepeating, at: place) {
      [unowned self] in
      _ = try call(block, [CallArgument(label: nil, value: .native(timer))], at: place)
    }
    return .native(timer)
  }
}

/// What `Timer.scheduledTimer` returns.
final class TimerValue: NativeObject {
  var task: SimulatedTask?

  var text: String { "Timer" }

  func property(_ name: String, in evaluator: Evaluator, at place: SourcePlace) -> Value? {
    name == "isValid" ? .boolean(task.map { !$0.isFinished && !$0.isCancelled } ?? false) : nil
  }

  func call(
    _ name: String, _ arguments: [CallArgument], in evaluator: Evaluator, at place: SourcePlace
  ) throws -> Value? {
    guard name == "invalidate" else { return nil }
    if let task { evaluator.scheduler.stop(task) }
    return .void
  }
}
