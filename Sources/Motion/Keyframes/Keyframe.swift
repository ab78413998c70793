/// A value that animated data has at a time, and how it gets there.
public struct Keyframe: Hashable, Sendable {
  /// How it gets there.
  enum Path: Hashable, Sendable {
    case linear(Curve)
    case cubic(startVelocity: [Double]?, endVelocity: [Double]?)
    case spring(Spring, startVelocity: [Double]?)
    case move
  }

  /// Where the data is at the keyframe.
  public let values: [Double]
  /// How long it takes from the keyframe before, in seconds.
  public let duration: Double
  /// Whether the duration is that of the spring, until it rests.
  let restsAtEnd: Bool
  let path: Path

  private init(
    _ values: [Double], _ duration: Double, _ path: Path, restsAtEnd: Bool = false
  ) throws(MotionError) {
    self.values = try Quantity.animatableData.checked(values)
    self.duration = try Quantity.duration.checked(duration)
    self.path = path
    self.restsAtEnd = restsAtEnd
  }

  /// `LinearKeyframe`: straight there, with the curve's timing.
  ///
  /// - Throws: ``MotionError`` for numbers that are none or too large, as do all keyframes.
  public static func linear(
    _ values: [Double], duration: Double, timingCurve: Curve = .linear
  ) throws(MotionError) -> Keyframe {
    try Keyframe(values, duration, .linear(timingCurve))
  }

  /// `CubicKeyframe`: along a cubic curve, with these velocities in units a second, or with those
  /// that make the motion smooth.
  public static func cubic(
    _ values: [Double], duration: Double, startVelocity: [Double]? = nil,
    endVelocity: [Double]? = nil
  ) throws(MotionError) -> Keyframe {
    let start = try checkedVelocity(startVelocity, like: values)
    let end = try checkedVelocity(endVelocity, like: values)
    return try Keyframe(values, duration, .cubic(startVelocity: start, endVelocity: end))
  }

  /// `SpringKeyframe`: drawn there by a spring, for a time or, if nil, until it rests.
  public static func spring(
    _ values: [Double], duration: Double? = nil, spring: Spring = .smooth,
    startVelocity: [Double]? = nil
  ) throws(MotionError) -> Keyframe {
    let start = try checkedVelocity(startVelocity, like: values)
    guard let time = duration ?? spring.settlingDuration() else { throw .endlessKeyframe }
    return try Keyframe(
      values, time, .spring(spring, startVelocity: start), restsAtEnd: duration == nil)
  }

  /// `MoveKeyframe`: there at once.
  public static func move(_ values: [Double]) throws(MotionError) -> Keyframe {
    try Keyframe(values, 0, .move)
  }

  private static func checkedVelocity(_ velocity: [Double]?, like values: [Double])
    throws(MotionError) -> [Double]?
  {
    guard let velocity else { return nil }
    guard velocity.count == values.count else {
      throw .differentLengths(expected: values.count, found: velocity.count)
    }
    return try Quantity.animatableData.checked(velocity)
  }
}
