/// How long an animation takes, in seconds.
struct Span: Hashable, Sendable {
  /// Until it is over; nil if it never is.
  var duration: Double?
  /// Until it says that it is complete; nil if it does not say so before it is over.
  var logical: Double?

  init(of base: Animation.Base) {
    switch base {
    case .curve(_, let seconds): duration = seconds
    case .spring(let spring, let velocity, _):
      duration = spring.settlingDuration(initialVelocity: velocity)
      logical = duration.map { min($0, spring.response) } ?? spring.response
    }
  }

  /// How long it takes when something was made of it.
  func changed(_ change: Animation.Change) -> Span {
    var span = self
    switch change {
    case .delay(let delay):
      span.duration = duration.map { max($0 + delay, 0) }
      span.logical = logical.map { max($0 + delay, 0) }
    case .speed(let speed):
      span.duration = Self.divided(duration, speed)
      span.logical = Self.divided(logical, speed)
    case .repeated(nil, _): span.duration = nil
    case .repeated(let count?, _):
      span.duration = duration.map { $0 * Double(count) }
    case .logicallyComplete(let after):
      span.logical = min(logical ?? duration ?? after, after)
    }
    return span
  }

  /// Nil for what takes for ever.
  private static func divided(_ seconds: Double?, _ speed: Double) -> Double? {
    guard let seconds, speed > 0 else { return nil }
    let quotient = seconds / speed
    return quotient.isFinite ? quotient : nil
  }
}
