extension Animation {
  /// Where an animation is.
  struct Moment: Hashable {
    /// The part of the way.
    var progress: Double
    /// In ways a second.
    var velocity: Double
  }

  /// The part of the way after some seconds: 0 before it begins, 1 when it is over, in between
  /// possibly outside of 0...1. A time that is no number counts as the beginning.
  public func progress(at time: Double) -> Double { moment(at: time).progress }

  /// In ways a second, after some seconds; 0 before it begins and when it is over.
  public func velocity(at time: Double) -> Double { moment(at: time).velocity }

  /// Goes through the changes from the outermost inwards: each turns the time into that of what it
  /// was made of.
  func moment(at time: Double) -> Moment {
    guard !isOver(at: time) else { return Moment(progress: 1, velocity: 0) }
    guard time >= 0 else { return start }
    var clock = Clock(time: time)
    for (change, inner) in zip(changes, spans).reversed() where !clock.isStopped {
      clock.pass(change, around: inner)
    }
    var moment = clock.isWaiting ? start : base.moment(at: clock.time, within: spans.first)
    if clock.isOver { moment = Moment(progress: 1, velocity: 0) }
    if clock.isReversed {
      moment = Moment(progress: 1 - moment.progress, velocity: -moment.velocity)
    }
    moment.velocity = min(max(moment.velocity * clock.speed, -1e15), 1e15)
    return moment
  }

  private var start: Moment { Moment(progress: 0, velocity: 0) }

  /// Time as it goes by inside of an animation's changes.
  private struct Clock {
    var time: Double
    var speed = 1.0
    var isReversed = false
    /// It has not begun.
    var isWaiting = false
    /// All runs are over.
    var isOver = false

    init(time: Double) { self.time = Self.tamed(time) }

    var isStopped: Bool { isWaiting || isOver }

    mutating func pass(_ change: Change, around inner: Span) {
      switch change {
      case .delay(let delay):
        isWaiting = time < delay
        time -= delay
      case .speed(let speed):
        time = Self.tamed(time * speed)
        self.speed = Self.tamed(self.speed * speed)
        isWaiting = time < 0
      case .repeated(let count, let autoreverses):
        run(of: inner.duration, count: count, autoreverses: autoreverses)
      case .logicallyComplete: break
      }
    }

    /// Infinity times 0 is no number.
    private static func tamed(_ value: Double) -> Double { min(max(value, -1e200), 1e200) }

    /// The run that the time falls into. At its very end a run still is the one before.
    private mutating func run(of duration: Double?, count: Int?, autoreverses: Bool) {
      guard let duration else { return }
      guard duration > 0, time.isFinite else {
        isOver = true
        return
      }
      var within = time.truncatingRemainder(dividingBy: duration)
      var index = ((time - within) / duration).rounded()
      if within == 0, index > 0 { (within, index) = (duration, index - 1) }
      if let count, index >= Double(count) {
        isOver = true
        return
      }
      time = within
      if autoreverses, index.truncatingRemainder(dividingBy: 2) == 1 { isReversed.toggle() }
    }
  }
}

extension Animation.Base {
  /// Where it is some seconds after it has begun.
  fileprivate func moment(at time: Double, within span: Span?) -> Animation.Moment {
    if let duration = span?.duration, time >= duration {
      return Animation.Moment(progress: 1, velocity: 0)
    }
    switch self {
    case .curve(let curve, let duration):
      let part = time / duration
      return Animation.Moment(
        progress: curve.value(at: part), velocity: curve.slope(at: part) / duration)
    case .spring(let spring, let velocity, _):
      return Animation.Moment(
        progress: spring.progress(at: time, initialVelocity: velocity),
        velocity: spring.velocity(at: time, initialVelocity: velocity))
    }
  }
}
