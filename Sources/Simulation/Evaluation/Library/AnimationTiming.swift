/// How long an animation takes, in seconds, as far as its description says so.
struct AnimationTiming {
  /// Until nearly nothing is left of the way.
  private(set) var duration: Double
  /// Until it counts as complete.
  private(set) var logical: Double
  /// Until it has come to rest and is taken away.
  private(set) var rest: Double

  /// What an animation without a number takes.
  private static let usual = 0.35

  /// Nil for no animation.
  init?(_ animation: Value, in interpreter: Interpreter) {
    switch interpreter.unwrapped(animation) {
    case .opaque(let value): self.init(value, in: interpreter)
    case .optional(nil): return nil
    default: self.init(duration: Self.usual, rest: Self.usual)
    }
  }

  private init(duration: Double, rest: Double) {
    (self.duration, logical, self.rest) = (duration, duration, rest)
  }

  private init(_ value: OpaqueValue, in interpreter: Interpreter) {
    func number(_ labels: String?...) -> Double? {
      value.arguments.first { labels.contains($0.label) }.flatMap { interpreter.number($0.value) }
    }
    if case .opaque(let base)? = value.base {
      self.init(base, in: interpreter)
      switch value.name {
      case "delay": change { $0 + (number(nil) ?? 0) }
      case "speed": change { $0 / max(number(nil) ?? 1, 0.001) }
      case "repeatCount": change { $0 * max(number(nil) ?? 1, 1) }
      case "logicallyComplete": logical = number("after") ?? 0
      default: break
      }
      return
    }
    let seconds = number("duration", "response") ?? Self.usual
    let name = value.name.split(separator: ".").last.map(String.init) ?? ""
    let damping = number("dampingFraction") ?? 1 - (number("bounce", "extraBounce") ?? 0)
    self.init(
      duration: seconds,
      rest: Self.springs.contains(name) ? Self.rest(of: seconds, damping: damping) : seconds)
  }

  private static let springs: Set<String> = [
    "default", "spring", "smooth", "snappy", "bouncy", "interactiveSpring", "interpolatingSpring",
  ]

  /// When a thousandth of the way is left. A critically damped spring has that after 9.23 radians;
  /// the envelope of one that swings after 6.91, by its damping.
  private static func rest(of response: Double, damping: Double) -> Double {
    let radians = damping >= 1 ? 9.23 * damping : 6.91 / max(damping, 0.05)
    return radians * response / (2 * .pi)
  }

  private mutating func change(_ change: (Double) -> Double) {
    duration = change(duration)
    logical = change(logical)
    rest = change(rest)
  }
}
