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
  /// A change of the value, with the animation that it was made with.
  public struct Departure: Hashable, Sendable {
    /// When it was made, in seconds.
    public let time: Double
    /// How; nil for a change that is not animated.
    public let animation: Animation?
    /// What became of a motion that was under way.
    public let encounter: Encounter
  }

  /// How the data moves from one change to the next.
  private struct Stretch: Hashable, Sendable {
    let departure: Departure
    /// Where the data would be without the legs.
    var origin: [Double]
    /// Those that still count, the oldest first.
    var legs: [FlightLeg]
  }

  private let start: [Double]
  /// One for each change, the oldest first.
  private var stretches: [Stretch] = []

  /// Data that rests.
  ///
  /// - Throws: ``MotionError`` for numbers that are none or beyond 10¹².
  public init(at values: [Double]) throws(MotionError) {
    start = try Quantity.animatableData.checked(values)
  }

  /// All changes, the oldest first.
  public var departures: [Departure] { stretches.map(\.departure) }

  /// Where it is to come to rest.
  public var target: [Double] { stretches.last.map { $0.legs.last?.target ?? $0.origin } ?? start }

  /// When it is over, in seconds; nil if it never is. What was never changed is over at 0, and a
  /// change without an animation when it is made.
  public var end: Double? {
    guard let stretch = stretches.last else { return 0 }
    guard let leg = stretch.legs.last else { return stretch.departure.time }
    return leg.end
  }

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
    guard values.count == start.count else {
      throw .differentLengths(expected: start.count, found: values.count)
    }
    depart(to: values, at: time, with: animation)
  }

  /// Sends it to values that are known to be in order.
  mutating func depart(to values: [Double], at time: Double, with animation: Animation?) {
    let latest = 1e200
    let earliest = stretches.last?.departure.time ?? -latest
    let time = min(max(time.isNaN ? earliest : time, earliest), latest)
    let (under, legs) = seen(at: time)
    let encounter = animation.map { $0.encounter(with: legs.last?.animation) } ?? .atOnce
    let departure = Departure(time: time, animation: animation, encounter: encounter)
    func take(_ origin: [Double], _ legs: [FlightLeg]) {
      stretches.append(Stretch(departure: departure, origin: origin, legs: legs))
    }
    guard let animation else { return take(values, []) }
    let leg = FlightLeg(start: time, target: values, animation: animation)
    switch encounter {
    case .atOnce, .fromRest: take(under, [leg])
    case .added, .mixed: take(under, legs + [leg])
    case .stoppedThere: take(self.values(at: time), [leg])
    case .keptVelocity:
      let here = self.values(at: time)
      take(here, [leg.drawn(from: here, velocities: velocities(at: time))])
    }
  }

  /// The legs that still count at a time, and what lies below them: below one that has arrived
  /// nothing is seen.
  private func seen(at time: Double) -> (origin: [Double], legs: [FlightLeg]) {
    guard let stretch = stretches.last else { return (start, []) }
    var (origin, legs) = (stretch.origin, stretch.legs[...])
    if let last = legs.lastIndex(where: { $0.isOver(at: time) }) {
      origin = legs[last].target
      legs = legs[(last + 1)...]
    }
    while legs.count >= Self.deepest, let oldest = legs.popFirst() {
      origin = oldest.values(at: time, over: origin)
    }
    return (origin, Array(legs))
  }

  /// So many motions go on below each other. What lies deeper, which only motions without an end
  /// come to, stands still.
  private static let deepest = 32
}

extension Flight {
  /// Where the data is. Before the first change it is where it began; a time that is no number is
  /// before all of them.
  public func values(at time: Double) -> [Double] {
    guard let stretch = stretch(at: time) else { return start }
    return stretch.legs.reduce(stretch.origin) { $1.values(at: time, over: $0) }
  }

  /// How fast the data is, in units a second.
  public func velocities(at time: Double) -> [Double] {
    let still = start.map { _ in 0.0 }
    guard let stretch = stretch(at: time) else { return still }
    var (values, velocities) = (stretch.origin, still)
    for leg in stretch.legs {
      velocities = leg.velocities(at: time, over: values, velocities)
      values = leg.values(at: time, over: values)
    }
    return velocities
  }

  private func stretch(at time: Double) -> Stretch? {
    stretches.last { $0.departure.time <= time }
  }
}

extension Animation {
  /// What becomes of a motion that is under way when this one begins; nil if there is none.
  fileprivate func encounter(with other: Animation?) -> Encounter {
    guard let other else { return .fromRest }
    guard case .spring(_, _, let meeting) = base, isPlain else { return .mixed }
    guard meeting == .replacing else { return .added }
    guard case .spring = other.base, other.isPlain else { return .stoppedThere }
    return .keptVelocity
  }

  /// Whether it was neither delayed nor repeated nor given another speed.
  private var isPlain: Bool {
    changes.allSatisfy { change in
      guard case .logicallyComplete = change else { return false }
      return true
    }
  }
}
