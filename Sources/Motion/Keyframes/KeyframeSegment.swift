/// The way from one keyframe to the next, in units and seconds.
struct KeyframeSegment: Hashable, Sendable {
  /// How one of the numbers gets along.
  enum Path: Hashable, Sendable {
    case linear(Curve, from: Double, to: Double)
    case cubic(from: Double, to: Double, startVelocity: Double, endVelocity: Double)
    case spring(SpringMotion, to: Double)
    case move(to: Double)
  }

  /// When it begins.
  let start: Double
  let duration: Double
  /// One for each number.
  let paths: [Path]

  func values(at time: Double) -> [Double] {
    paths.map { $0.value(after: time - start, of: duration) }
  }

  func velocities(at time: Double) -> [Double] {
    paths.map { $0.velocity(after: time - start, of: duration) }
  }
}

extension KeyframeSegment.Path {
  fileprivate func value(after time: Double, of duration: Double) -> Double {
    let part = duration > 0 ? min(max(time / duration, 0), 1) : 1
    switch self {
    case .move(let to): return to
    case .linear(let curve, let from, let to): return from + (to - from) * curve.value(at: part)
    case .spring(let motion, let to): return to + motion.displacement(at: min(time, duration))
    case .cubic(let from, let to, let startVelocity, let endVelocity):
      // Hermite's form.
      let rest = 1 - part
      return rest * rest * (1 + 2 * part) * from + part * part * (3 - 2 * part) * to
        + duration * part * rest * (rest * startVelocity - part * endVelocity)
    }
  }

  fileprivate func velocity(after time: Double, of duration: Double) -> Double {
    guard duration > 0 else { return 0 }
    let part = min(max(time / duration, 0), 1)
    switch self {
    case .move: return 0
    case .linear(let curve, let from, let to):
      return (to - from) * curve.slope(at: part) / duration
    case .spring(let motion, _): return motion.velocity(at: min(time, duration))
    case .cubic(let from, let to, let startVelocity, let endVelocity):
      let rest = 1 - part
      return 6 * part * rest * (to - from) / duration + rest * (1 - 3 * part) * startVelocity
        + part * (3 * part - 2) * endVelocity
    }
  }
}
