#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What hangs at a spring, from where and how fast it begins: the solution of
/// x″ + 2·decay·x′ + frequency²·x = 0, in closed form.
///
/// x is how far it is from where it comes to rest. All kinds of damping are one formula,
/// x = e^(-decay·t) · (x₀·C(t) + (v₀ + decay·x₀)·S(t)): C and S are cosine and sine for a spring that
/// swings, 1 and t for a critically damped one, and their hyperbolic sisters for one that creeps.
/// Written so, nothing cancels where one kind turns into the other.
public struct SpringMotion: Hashable, Sendable {
  /// The spring.
  public let spring: Spring
  /// How far from its rest it begins.
  public let displacement: Double
  /// How fast it begins, in units a second.
  public let velocity: Double

  /// Numbers that are none count as 0, and magnitudes are cut to 10¹⁵.
  public init(spring: Spring, displacement: Double, velocity: Double) {
    func tamed(_ value: Double) -> Double { value.isNaN ? 0 : min(max(value, -1e15), 1e15) }
    self.spring = spring
    self.displacement = tamed(displacement)
    self.velocity = tamed(velocity)
  }

  /// How far from its rest it is after some seconds. Before it begins it is where it begins.
  public func displacement(at time: Double) -> Double {
    guard time > 0 else { return displacement }
    guard !spring.isRigid else { return 0 }
    let (cosine, sine) = fadedWaves(at: min(time, Self.longestTime))
    return displacement * cosine + (velocity + spring.decay * displacement) * sine
  }

  /// How fast it is after some seconds, in units a second.
  public func velocity(at time: Double) -> Double {
    guard !spring.isRigid else { return 0 }
    guard time > 0 else { return velocity }
    let (cosine, sine) = fadedWaves(at: min(time, Self.longestTime))
    return velocity * cosine - (spring.decay * velocity + pull) * sine
  }

  /// In seconds; with more the number of swings would be none.
  private static let longestTime = 1e200

  /// How strongly it is drawn at the beginning.
  private var pull: Double { spring.angularFrequency * spring.angularFrequency * displacement }

  /// How fast it swings, in radians a second, or creeps apart.
  private var split: Double {
    ((spring.angularFrequency - spring.decay).magnitude * (spring.angularFrequency + spring.decay))
      .squareRoot()
  }

  private var swings: Bool { spring.decay < spring.angularFrequency }

  /// e^(-decay·t) times C and S.
  private func fadedWaves(at time: Double) -> (cosine: Double, sine: Double) {
    let split = split
    guard split > 0 else {
      let fade = exp(-spring.decay * time)
      return (fade, fade * time)
    }
    guard !swings else {
      let fade = exp(-spring.decay * time)
      return (fade * cos(split * time), fade * (sin(split * time) / split))
    }
    // The slower of its two rates, not as a difference of large numbers.
    let slow = spring.angularFrequency * spring.angularFrequency / (spring.decay + split)
    let fade = exp(-slow * time)
    return (
      fade * (1 + exp(-2 * split * time)) / 2, -fade * expm1(-2 * split * time) / (2 * split)
    )
  }
}

extension SpringMotion {
  /// When it first stands still after it has begun, in seconds; nil if it never does before it
  /// rests. One that swings does so again after each half swing.
  var firstTurn: Double? {
    guard !spring.isRigid, displacement != 0 || velocity != 0 else { return nil }
    let inertia = spring.decay * velocity + pull
    let split = split
    if swings {
      let angle = atan2(split * velocity, inertia)
      return (angle > 0 ? angle : angle + .pi) / split
    }
    let ratio = velocity / inertia
    guard ratio > 0, ratio.isFinite else { return nil }
    if split == 0 { return ratio }
    let time = atanh(split * ratio) / split
    return time.isFinite && time > 0 ? time : nil
  }

  /// Half a swing, in seconds; nil for what does not swing.
  var halfSwing: Double? { swings && !spring.isRigid ? .pi / split : nil }

  /// How far beyond its rest it gets, as a part of where it begins, and when, in seconds; nil if it
  /// does not. If it begins at its rest, how far it gets, in units.
  public var overshoot: Overshoot? {
    guard let first = firstTurn else { return nil }
    let side = displacement == 0 ? (velocity < 0 ? -1.0 : 1) : (displacement < 0 ? 1 : -1)
    let whole = displacement == 0 ? 1 : displacement.magnitude
    for time in [first, first + (halfSwing ?? 0)] {
      let amount = displacement(at: time) * side / whole
      if amount > 0 { return Overshoot(amount: amount, time: time) }
    }
    return nil
  }

  /// The last time, in seconds, at which it is as far from its rest as the threshold; 0 if it never
  /// is, nil if it swings for ever beyond it.
  public func settlingDuration(within threshold: Double) -> Double? {
    guard !spring.isRigid, displacement != 0 || velocity != 0 else { return 0 }
    let threshold = max(threshold, .leastNormalMagnitude)
    if spring.kind == .undamped {
      let swing = velocity / spring.angularFrequency
      let farthest = (displacement * displacement + swing * swing).squareRoot()
      return farthest < threshold ? 0 : nil
    }
    guard let turn = lastTurn(beyond: threshold) else {
      // It is beyond at most on the way to its first turn.
      guard displacement.magnitude >= threshold else { return 0 }
      return lastTime(beyond: threshold, after: 0, before: firstTurn)
    }
    return lastTime(beyond: threshold, after: turn, before: halfSwing.map { turn + $0 })
  }

  /// The last time that it stands still as far from its rest as the threshold; nil if it does not.
  private func lastTurn(beyond threshold: Double) -> Double? {
    guard let first = firstTurn else { return nil }
    let reach = displacement(at: first).magnitude
    guard reach >= threshold else { return nil }
    guard let half = halfSwing else { return first }
    // Each swing is smaller than the one before by the same factor. Rounding may be off by one.
    let count = (log(reach / threshold) / (spring.decay * half)).rounded(.down)
    let candidates = [count + 1, count, count - 1].map { first + max($0, 0) * half }
    return candidates.first { displacement(at: $0).magnitude >= threshold } ?? first
  }

  /// Between two turns it goes one way only, so a half is taken until no number lies between.
  private func lastTime(beyond threshold: Double, after start: Double, before end: Double?)
    -> Double
  {
    var low = start
    var high = end ?? max(start, 1e-9) * 2
    if end == nil {
      while displacement(at: high).magnitude >= threshold, high < 1e300 { high *= 2 }
    }
    while true {
      let middle = low + (high - low) / 2
      guard middle > low, middle < high else { return high }
      if displacement(at: middle).magnitude >= threshold { low = middle } else { high = middle }
    }
  }
}
