/// Animated data on its way: where it is at which time, and what happens when it is sent elsewhere
/// before it has arrived.
///
/// The data is what `animatableData` is made of, as numbers. Times are in seconds, of any clock.
///
/// A spring that takes the place of another keeps its place and velocity (documented). Everything
/// else begins from where the animation before would be, which goes on below it: the way is mixed
/// from the old motion to the new end (measured on a reimplementation, usual). A spring that meets
/// a curve begins at rest, where the curve is (usual).
public struct Flight: Hashable, Sendable {
  /// What sent the data on its way.
  struct Leg: Hashable, Sendable {
    /// When it began.
    let start: Double
    /// Where it leads.
    let target: [Double]
    let animation: Animation
    /// For a spring that took the place of another: how each number moves. Otherwise empty.
    let springs: [SpringMotion]
    /// When it is over; nil if it never is.
    let end: Double?
  }

  /// A change of the value, with the animation that it was made with.
  public struct Departure: Hashable, Sendable {
    /// When it was made.
    public let time: Double
    /// How; nil for a change that is not animated.
    public let animation: Animation?
  }

  /// Where it was before the first leg that still counts.
  private var origin: [Double]
  /// Those that still count, the oldest first.
  private var legs: [Leg] = []
  /// All changes, the oldest first.
  public private(set) var departures: [Departure] = []

  /// Data that rests.
  ///
  /// - Throws: ``MotionError`` for numbers that are none or beyond 10¹².
  public init(at values: [Double]) throws(MotionError) {
    origin = try Quantity.animatableData.checked(values)
  }

  /// Where it is to come to rest.
  public var target: [Double] { legs.last?.target ?? origin }

  /// When it is over, in seconds; nil if it never is. Nothing that does not move is over at once.
  public var end: Double? { legs.isEmpty ? departures.last?.time ?? 0 : legs.last?.end }

  /// Whether it rests at its target.
  public func isOver(at time: Double) -> Bool { end.map { time >= $0 } ?? false }

  /// Sends the data elsewhere.
  ///
  /// - Parameters:
  ///   - values: as many as there are.
  ///   - time: not before the change before, or it counts as made then.
  ///   - animation: nil to be there at once.
  /// - Throws: ``MotionError`` for other values, and the flight stays as it was.
  public mutating func send(
    to values: [Double], at time: Double, with animation: Animation?
  ) throws(MotionError) {
    let values = try Quantity.animatableData.checked(values)
    guard values.count == origin.count else {
      throw .differentLengths(expected: origin.count, found: values.count)
    }
    depart(to: values, at: time, with: animation)
  }

  /// Sends it to values that are known to be in order.
  mutating func depart(to values: [Double], at time: Double, with animation: Animation?) {
    let earliest = departures.last?.time ?? -Double.greatestFiniteMagnitude
    let time = min(max(time.isNaN ? earliest : time, earliest), Double.greatestFiniteMagnitude)
    departures.append(Departure(time: time, animation: animation))
    guard let animation else {
      (origin, legs) = (values, [])
      return
    }
    forgetLegs(over: time)
    guard animation.takesPlace else {
      legs.append(Leg(start: time, target: values, animation: animation))
      return
    }
    // Nothing below a spring that takes its place moves on.
    let here = self.values(at: time)
    let leg =
      legs.last?.animation.isSpring == true
      ? replacing(with: animation, to: values, at: time)
      : Leg(start: time, target: values, animation: animation)
    (origin, legs) = (here, [leg])
  }

  /// Below a leg that has arrived nothing is seen.
  private mutating func forgetLegs(over time: Double) {
    guard let last = legs.lastIndex(where: { $0.end.map { time >= $0 } ?? false }) else { return }
    origin = legs[last].target
    legs.removeFirst(last + 1)
  }

  private func replacing(with animation: Animation, to target: [Double], at time: Double) -> Leg {
    guard case .spring(let spring, _, _) = animation.base else {
      return Leg(start: time, target: target, animation: animation)
    }
    let (values, velocities) = (values(at: time), velocities(at: time))
    let springs = target.indices.map { index in
      SpringMotion(
        spring: spring, displacement: values[index] - target[index], velocity: velocities[index])
    }
    // A thousandth of the way, or of how far its velocity would take it.
    let way = springs.map { motion in
      max(motion.displacement.magnitude, motion.velocity.magnitude / spring.angularFrequency)
    }
    let threshold = Spring.restThreshold * (way.max() ?? 0)
    var rest: Double? = 0
    for motion in springs {
      let settled = motion.settlingDuration(within: threshold)
      rest = rest.flatMap { rest in settled.map { max(rest, $0) } }
    }
    return Leg(
      start: time, target: target, animation: animation, springs: springs,
      end: rest.map { time + $0 })
  }
}

extension Flight {
  /// Where the data is. Before the first change that still counts it is where it was.
  public func values(at time: Double) -> [Double] {
    var values = origin
    for leg in legs where time >= leg.start {
      values = leg.values(at: time, over: values)
    }
    return values
  }

  /// How fast the data is, in units a second.
  public func velocities(at time: Double) -> [Double] {
    var (values, velocities) = (origin, origin.map { _ in 0.0 })
    for leg in legs where time >= leg.start {
      velocities = leg.velocities(at: time, over: values, velocities)
      values = leg.values(at: time, over: values)
    }
    return velocities
  }
}

extension Flight.Leg {
  /// Mixed from what would be without it.
  fileprivate init(start: Double, target: [Double], animation: Animation) {
    let end = animation.duration.map { start + $0 }
    self.init(start: start, target: target, animation: animation, springs: [], end: end)
  }

  func isOver(at time: Double) -> Bool { end.map { time >= $0 } ?? false }

  /// Where the data is, if it were at some place without this leg.
  func values(at time: Double, over below: [Double]) -> [Double] {
    guard !isOver(at: time) else { return target }
    guard springs.isEmpty else {
      return zip(springs, target).map { $1 + $0.displacement(at: time - start) }
    }
    let part = animation.progress(at: time - start)
    return zip(below, target).map { $0 + ($1 - $0) * part }
  }

  /// How fast the data is, if it were at some place and so fast without this leg.
  func velocities(at time: Double, over below: [Double], _ belowVelocities: [Double]) -> [Double] {
    guard !isOver(at: time) else { return target.map { _ in 0 } }
    guard springs.isEmpty else { return springs.map { $0.velocity(at: time - start) } }
    let moment = animation.moment(at: time - start)
    return target.indices.map { index in
      belowVelocities[index] * (1 - moment.progress)
        + moment.velocity * (target[index] - below[index])
    }
  }
}

extension Animation {
  /// Whether it is a spring as it is, and not one that was delayed or repeated.
  fileprivate var isSpring: Bool {
    guard case .spring = base else { return false }
    return changes.allSatisfy(\.leavesMotion)
  }

  /// Whether it takes the place of what it meets.
  fileprivate var takesPlace: Bool {
    guard case .spring(_, _, .replacing) = base else { return false }
    return isSpring
  }
}

extension Animation.Change {
  fileprivate var leavesMotion: Bool {
    guard case .logicallyComplete = self else { return false }
    return true
  }
}
