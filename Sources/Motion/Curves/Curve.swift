/// A part of the way for each part of the time: what SwiftUI calls a UnitCurve.
public enum Curve: Hashable, Sendable {
  /// As much way as time.
  case linear
  /// Begins slowly: control points (0.42, 0) and (1, 1).
  case easeIn
  /// Ends slowly: control points (0, 0) and (0.58, 1).
  case easeOut
  /// Begins and ends slowly: control points (0.42, 0) and (0.58, 1).
  case easeInOut
  /// The lower right quarter of a circle.
  case circularEaseIn
  /// The upper left quarter of a circle.
  case circularEaseOut
  /// One quarter after the other, each at half the size.
  case circularEaseInOut
  /// By control points.
  case bezier(CubicBezier)
  /// As a program computes it.
  case custom(CustomCurve)

  /// `timingCurve(_:_:_:_:)`, by two control points.
  ///
  /// - Throws: ``MotionError`` for coordinates that are no numbers or beyond a million.
  public static func timingCurve(
    _ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double
  ) throws(MotionError) -> Curve {
    .bezier(try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2))
  }

  /// The part of the way after a part of the time: 0 until it begins, 1 when it is over, and 0 for
  /// what is not a number. In between a curve may lie outside of 0...1.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    switch self {
    case .linear: return x
    case .circularEaseIn: return Self.circle(x)
    case .circularEaseOut: return 1 - Self.circle(1 - x)
    case .circularEaseInOut:
      return x < 0.5 ? Self.circle(2 * x) / 2 : 1 - Self.circle(2 - 2 * x) / 2
    case .custom(let curve): return curve.value(at: x)
    case .easeIn, .easeOut, .easeInOut, .bezier: return controlPoints?.value(at: x) ?? x
    }
  }

  /// How fast the way grows, in ways a whole time; 0 outside of 0...1. It is cut where the curve
  /// stands upright, and the difference of near values for a curve that a program computes.
  public func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    switch self {
    case .linear: return 1
    case .circularEaseIn: return Self.circleSlope(x)
    case .circularEaseOut: return Self.circleSlope(1 - x)
    case .circularEaseInOut: return Self.circleSlope(x < 0.5 ? 2 * x : 2 - 2 * x)
    case .custom(let curve):
      let (before, after) = (max(x - 1e-6, 0), min(x + 1e-6, 1))
      return (curve.value(at: after) - curve.value(at: before)) / (after - before)
    case .easeIn, .easeOut, .easeInOut, .bezier: return controlPoints?.slope(at: x) ?? 1
    }
  }

  /// The control points of a curve that has them. Those of the three named ones are documented for
  /// UnitCurve, and the same as Core Animation's.
  public var controlPoints: CubicBezier? {
    switch self {
    case .easeIn: CubicBezier(known: (0.42, 0), (1, 1))
    case .easeOut: CubicBezier(known: (0, 0), (0.58, 1))
    case .easeInOut: CubicBezier(known: (0.42, 0), (0.58, 1))
    case .bezier(let bezier): bezier
    case .linear, .circularEaseIn, .circularEaseOut, .circularEaseInOut, .custom: nil
    }
  }

  /// How far it goes beyond the end and when, in parts of the whole; nil if it does not. For a
  /// curve that a program computes, the largest of a thousand values.
  public var overshoot: Overshoot? {
    if let bezier = controlPoints {
      return bezier.overshoot.map { Overshoot(amount: $0.amount, time: $0.x) }
    }
    guard case .custom(let curve) = self else { return nil }
    let samples = (0...1000).map { index in
      Overshoot(
        amount: curve.value(at: Double(index) / 1000) - 1, time: Double(index) / 1000)
    }
    return samples.filter { $0.amount > 0 }.max { $0.amount < $1.amount }
  }

  /// The formula's name, in words.
  public var formula: String {
    if let bezier = controlPoints {
      let (x1, y1) = (Figures.text(bezier.x1), Figures.text(bezier.y1))
      let (x2, y2) = (Figures.text(bezier.x2), Figures.text(bezier.y2))
      return "cubic Bézier curve with the control points (\(x1), \(y1)) and (\(x2), \(y2))"
    }
    return switch self {
    case .circularEaseIn, .circularEaseOut: "quarter of a circle"
    case .circularEaseInOut: "two quarters of a circle"
    case .custom(let curve): "the program's own curve \(curve.name)"
    default: "straight line"
    }
  }

  private static func circle(_ x: Double) -> Double {
    // 1 - √(1 - x²), without cancellation.
    x * x / (1 + ((1 - x) * (1 + x)).squareRoot())
  }

  private static func circleSlope(_ x: Double) -> Double {
    min(x / ((1 - x) * (1 + x)).squareRoot(), CubicBezier.steepest)
  }
}

/// How far a motion goes beyond its end.
public struct Overshoot: Hashable, Sendable {
  /// As a part of the way: 0.1 is a tenth too far.
  public let amount: Double
  /// When it is furthest: in seconds for a spring or an animation, for a curve as a part of the
  /// whole time.
  public let time: Double

  /// What goes too far by some part of its way at some time.
  ///
  /// - Parameters:
  ///   - amount: as a part of the way, above 0.
  ///   - time: when it is furthest.
  public init(amount: Double, time: Double) {
    self.amount = amount
    self.time = time
  }
}
