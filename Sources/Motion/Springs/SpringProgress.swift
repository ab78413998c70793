extension Spring {
  /// The part of the way after some seconds.
  ///
  /// - Parameter initialVelocity: in ways a second, above 0 towards the end.
  public func progress(at time: Double, initialVelocity: Double = 0) -> Double {
    1 + unitMotion(initialVelocity).displacement(at: time)
  }

  /// In ways a second, after some seconds.
  public func velocity(at time: Double, initialVelocity: Double = 0) -> Double {
    unitMotion(initialVelocity).velocity(at: time)
  }

  /// The last time, in seconds, at which it is as far from its end as the threshold, a part of the
  /// way; nil if it swings for ever.
  public func settlingDuration(
    initialVelocity: Double = 0, threshold: Double = restThreshold
  ) -> Double? {
    unitMotion(initialVelocity).settlingDuration(within: threshold)
  }

  /// How far it first goes beyond its end, the furthest that it ever does, and when; nil if it does
  /// not.
  public func overshoot(initialVelocity: Double = 0) -> Overshoot? {
    unitMotion(initialVelocity).overshoot
  }

  private func unitMotion(_ initialVelocity: Double) -> SpringMotion {
    SpringMotion(spring: self, displacement: -1, velocity: initialVelocity)
  }
}
