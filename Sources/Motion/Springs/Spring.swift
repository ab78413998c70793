/// A damped spring, as SwiftUI's `Spring`: something that is drawn to where it belongs and slowed
/// down on its way.
///
/// Given by mass, stiffness and damping, by response and damping fraction, or by duration and
/// bounce (WWDC 2023, "Animate with springs"): the same spring in three ways.
public struct Spring: Hashable, Sendable {
  /// How often an undamped spring would swing, in radians a second; infinite for a rigid one.
  public let angularFrequency: Double
  /// How fast its swings die down, in 1 a second: damping / (2 · mass).
  public let decay: Double
  /// Of what hangs at the spring; 1 unless it was given.
  public let mass: Double

  private init(angularFrequency: Double, decay: Double, mass: Double = 1) {
    self.angularFrequency = angularFrequency
    self.decay = decay
    self.mass = mass
  }

  /// For numbers that are known to be in order.
  init(knownResponse response: Double, dampingFraction: Double) {
    guard response > 0 else {
      self.init(angularFrequency: .infinity, decay: .infinity)
      return
    }
    let frequency = 2 * Double.pi / response
    self.init(angularFrequency: frequency, decay: dampingFraction * frequency)
  }

  /// By how fast it is and how much of its swinging is taken away.
  ///
  /// - Parameters:
  ///   - response: how long an undamped swing takes, in seconds, 0...1,000,000. At 0 the spring is
  ///     rigid: it is there at once (documented for `spring(response:dampingFraction:)`).
  ///   - dampingFraction: of what makes it come to rest without swinging, 0...1,000,000.
  /// - Throws: ``MotionError`` for other numbers.
  public init(response: Double, dampingFraction: Double) throws(MotionError) {
    let response = try Quantity.response.checked(response)
    let fraction = try Quantity.dampingFraction.checked(dampingFraction)
    self.init(knownResponse: response, dampingFraction: fraction)
  }

  /// By how long it seems to take and how much it swings (WWDC 2023).
  ///
  /// - Parameters:
  ///   - duration: the perceptual one, in seconds, 0...1,000,000: the response.
  ///   - bounce: 0 is critically damped, 1 never rests, below 0 it creeps, down to -1, where
  ///     it all but stands still.
  /// - Throws: ``MotionError`` for other numbers.
  public init(duration: Double, bounce: Double = 0) throws(MotionError) {
    let duration = try Quantity.duration.checked(duration)
    let bounce = try Quantity.bounce.checked(bounce)
    // At -1 it would be damped without end; a million times is as good as that.
    let fraction = bounce < 0 ? 1 / max(1 + bounce, 1e-6) : 1 - bounce
    self.init(knownResponse: duration, dampingFraction: fraction)
  }

  /// By its physics.
  ///
  /// - Parameters:
  ///   - mass: 0.000001...1,000,000.
  ///   - stiffness: 0.000001...1,000,000,000.
  ///   - damping: 0...1,000,000,000.
  ///   - allowOverDamping: whether a spring that creeps is meant. Otherwise it is critically damped
  ///     instead, as the documentation of `Spring` has it.
  /// - Throws: ``MotionError`` for other numbers.
  public init(
    mass: Double = 1, stiffness: Double, damping: Double, allowOverDamping: Bool = false
  ) throws(MotionError) {
    let mass = try Quantity.mass.checked(mass)
    let frequency = (try Quantity.stiffness.checked(stiffness) / mass).squareRoot()
    let decay = try Quantity.damping.checked(damping) / (2 * mass)
    self.init(
      angularFrequency: frequency, decay: allowOverDamping ? decay : min(decay, frequency),
      mass: mass)
  }

  /// The spring of a damping fraction that comes to rest after a time.
  ///
  /// - Parameters:
  ///   - settlingDuration: in seconds, 0...1,000,000.
  ///   - dampingFraction: above 0, as one that is not damped never rests.
  ///   - threshold: the part of the way that counts as nothing.
  /// - Throws: ``MotionError`` for other numbers.
  public init(
    settlingDuration: Double, dampingFraction: Double, threshold: Double = restThreshold
  ) throws(MotionError) {
    let settling = try Quantity.duration.checked(settlingDuration)
    let fraction = try Quantity.dampingFraction.checked(dampingFraction)
    let threshold = try Quantity.threshold.checked(threshold)
    // Time goes with 1 / frequency: the spring of one radian a second says how long it takes.
    let model = Spring(angularFrequency: 1, decay: fraction)
    guard let radians = model.settlingDuration(threshold: threshold) else {
      throw .outOfBounds(
        name: "The damping fraction of a spring that comes to rest", unit: "", value: fraction,
        bounds: 1e-6...1e6)
    }
    let response = radians > 0 ? settling * 2 * .pi / radians : 0
    self.init(
      knownResponse: try Quantity.response.checked(response), dampingFraction: fraction)
  }

  /// The part of the way that counts as nothing where no other is given (documented for `Spring`).
  public static let restThreshold = 0.001
}

extension Spring {
  /// Duration 0.5 and no bounce.
  public static let smooth = Spring(knownResponse: 0.5, dampingFraction: 1)
  /// Duration 0.5 and a bounce of 0.15.
  public static let snappy = Spring(knownResponse: 0.5, dampingFraction: 0.85)
  /// Duration 0.5 and a bounce of 0.3.
  public static let bouncy = Spring(knownResponse: 0.5, dampingFraction: 0.7)

  /// Without bounce but for the extra one (documented).
  ///
  /// - Parameters:
  ///   - duration: the perceptual one, in seconds, 0...1,000,000.
  ///   - extraBounce: with the spring's own, it makes -1...1.
  /// - Throws: ``MotionError`` for other numbers, as do the next two.
  public static func smooth(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: extraBounce)
  }

  /// With a bounce of 0.15 and the extra one (documented).
  public static func snappy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.15 + extraBounce)
  }

  /// With a bounce of 0.3 and the extra one (documented).
  public static func bouncy(
    duration: Double = 0.5, extraBounce: Double = 0
  ) throws(MotionError) -> Spring {
    try Spring(duration: duration, bounce: 0.3 + extraBounce)
  }

  /// Is there at once.
  public var isRigid: Bool { angularFrequency == .infinity }

  /// How long an undamped swing takes, in seconds: the perceptual duration.
  public var response: Double { 2 * .pi / angularFrequency }

  /// Below 1 it swings, at 1 it comes to rest fastest, above it creeps.
  public var dampingFraction: Double { isRigid ? 1 : decay / angularFrequency }

  /// 1 for one that is not damped, 0 for a critically damped one, below 0 for one that creeps.
  public var bounce: Double { dampingFraction <= 1 ? 1 - dampingFraction : 1 / dampingFraction - 1 }

  /// How strongly it draws.
  public var stiffness: Double { mass * angularFrequency * angularFrequency }

  /// How strongly it is slowed down.
  public var damping: Double { 2 * mass * decay }

  /// How a spring moves, by its damping.
  public enum Damping: String, Hashable, Sendable {
    /// It swings for ever.
    case undamped
    /// It swings less and less.
    case underdamped
    /// It comes to rest as fast as it can without going too far.
    case criticallyDamped
    /// It creeps.
    case overdamped

    /// As it is said.
    public var words: String {
      switch self {
      case .undamped: "not damped: it swings for ever"
      case .underdamped: "underdamped: it swings"
      case .criticallyDamped: "critically damped"
      case .overdamped: "overdamped: it creeps"
      }
    }
  }

  /// How it moves.
  public var kind: Damping {
    if isRigid || decay == angularFrequency { return .criticallyDamped }
    if decay == 0 { return .undamped }
    return decay < angularFrequency ? .underdamped : .overdamped
  }

  /// The formula's name, in words.
  public var formula: String {
    if isRigid { return "rigid spring, there at once" }
    let (response, fraction) = (Figures.text(response), Figures.text(dampingFraction))
    return "damped spring, response \(response) s, damping fraction \(fraction), \(kind.words)"
  }
}
