/// What `Timer.publish` makes: it ticks for all who have subscribed, and only while it is connected, by
/// `autoconnect()` or by `connect()`.
final class TimerTicks {
  private final class Listener {
    let subscriber: Subscriber
    var task: SimulatedTask?

    init(_ subscriber: Subscriber) { self.subscriber = subscriber }
  }

  /// How long it waits from one tick to the next.
  let interval: Duration
  private var isConnected = false
  private var listeners: [Listener] = []
  private weak var evaluator: Evaluator?

  init(every interval: Duration) { self.interval = interval }

  func subscribe(_ subscriber: Subscriber, in evaluator: Evaluator) throws -> Subscription {
    let listener = Listener(subscriber)
    listeners.append(listener)
    if isConnected { try start(listener, in: evaluator) }
    // Whoever listens keeps the timer, which nobody else may do.
    return Subscription { [self] in
      stop(listener)
      listeners.removeAll { $0 === listener }
    }
  }

  func connect(in evaluator: Evaluator) throws {
    guard !isConnected else { return }
    isConnected = true
    for listener in listeners { try start(listener, in: evaluator) }
  }

  /// `timer.upstream.connect().cancel()` ends the timer for all that listen to it.
  func disconnect() {
    isConnected = false
    for listener in listeners { stop(listener) }
  }

  private func start(_ listener: Listener, in evaluator: Evaluator) throws {
    self.evaluator = evaluator
    let subscriber = listener.subscriber
    listener.task = try evaluator.startTimer(every: interval, at: subscriber.place) {
      [unowned evaluator] in try subscriber.receive(evaluator.surroundings.now().value)
    }
  }

  private func stop(_ listener: Listener) {
    if let task = listener.task { evaluator?.scheduler.stop(task) }
    listener.task = nil
  }
}
