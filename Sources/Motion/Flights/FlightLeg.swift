/// What one change of a value adds to its motion.
struct FlightLeg: Hashable, Sendable {
  /// When it began, in seconds.
  let start: Double
  /// Where it leads.
  let target: [Double]
  let animation: Animation
  /// For a spring that took the place of another: how each number moves. Otherwise empty.
  private let springs: [SpringMotion]
  /// When it is over; nil if it never is.
  let end: Double?

  /// Mixed from what would be without it.
  init(start: Double, target: [Double], animation: Animation) {
    let end = animation.duration.map { start + $0 }
    self.init(start: start, target: target, animation: animation, springs: [], end: end)
  }

  private init(
    start: Double, target: [Double], animation: Animation, springs: [SpringMotion], end: Double?
  ) {
    self.start = start
    self.target = target
    self.animation = animation
    self.springs = springs
    self.end = end
  }

  /// Its spring, which draws on the data from where they are and as fast as they are there.
  func drawn(from values: [Double], velocities: [Double]) -> FlightLeg {
    guard case .spring(let spring, _, _) = animation.base else { return self }
    let springs = target.indices.map { index in
      SpringMotion(
        spring: spring, displacement: values[index] - target[index], velocity: velocities[index])
    }
    // A thousandth of the way, or of how far its velocity would take it.
    let ways = springs.map { motion in
      max(motion.displacement.magnitude, motion.velocity.magnitude / spring.angularFrequency)
    }
    let threshold = Spring.restThreshold * (ways.max() ?? 0)
    let rests = springs.map { $0.settlingDuration(within: threshold) }
    let end = rests.contains(nil) ? nil : start + (rests.compactMap(\.self).max() ?? 0)
    return FlightLeg(
      start: start, target: target, animation: animation, springs: springs, end: end)
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
