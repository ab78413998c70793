#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A cubic Bézier curve from (0, 0) to (1, 1), whose x is the part of the time and whose y is the
/// part of the way.
///
/// The x of the control points lies in 0...1, so that x grows with the curve's own parameter and
/// each time has one value; those of a program are moved there (documented for UnitCurve).
public struct CubicBezier: Hashable, Sendable {
  /// The first control point.
  public let x1, y1: Double
  /// The second control point.
  public let x2, y2: Double

  /// By the two control points.
  ///
  /// - Throws: ``MotionError/outOfBounds(name:unit:value:bounds:)`` for a number that is none, or
  ///   whose magnitude is above a million.
  public init(x1: Double, y1: Double, x2: Double, y2: Double) throws(MotionError) {
    _ = try Quantity.controlPoint.checked([x1, y1, x2, y2])
    self.init(known: (x1, y1), (x2, y2))
  }

  /// For control points that are known to be in order.
  init(known first: (x: Double, y: Double), _ second: (x: Double, y: Double)) {
    (x1, y1) = (min(max(first.x, 0), 1), first.y)
    (x2, y2) = (min(max(second.x, 0), 1), second.y)
  }

  /// The part of the way after a part of the time. Before 0 it is 0, after 1 it is 1.
  public func value(at x: Double) -> Double {
    guard x > 0 else { return 0 }
    guard x < 1 else { return 1 }
    let (parameter, rest) = parameter(at: x)
    // Bernstein's form with both halves as they were solved, so that nothing cancels.
    return 3 * rest * rest * parameter * y1 + 3 * rest * parameter * parameter * y2
      + parameter * parameter * parameter
  }

  /// Ways a unit of time at a part of the time; 0 outside of 0...1. Where the curve stands upright,
  /// it is cut to ``steepest``.
  public func slope(at x: Double) -> Double {
    guard x >= 0, x <= 1 else { return 0 }
    // The slope of an end whose control point lies on it is that of the next point (a limit).
    if x == 0, x1 == 0, y1 == 0 { return Self.ratio(y2, x2) }
    if x == 1, x2 == 1, y2 == 1 { return Self.ratio(1 - y1, 1 - x1) }
    let (parameter, rest) = x == 0 ? (0, 1) : x == 1 ? (1, 0) : parameter(at: x)
    return Self.ratio(
      Self.derivative(y1, y2, parameter, rest), Self.derivative(x1, x2, parameter, rest))
  }

  /// The largest slope that is ever said.
  public static let steepest = 1e9

  /// Where y is furthest above 1 within the curve: how much, and at which x. Nil if it is nowhere.
  public var overshoot: (amount: Double, x: Double)? {
    let candidates = turningParameters.map { parameter in
      let rest = 1 - parameter
      func along(_ first: Double, _ second: Double) -> Double {
        3 * rest * rest * parameter * first + 3 * rest * parameter * parameter * second
          + parameter * parameter * parameter
      }
      return (amount: along(y1, y2) - 1, x: along(x1, x2))
    }
    // Between 0 and 1 it turns above 1 once at most, as it has to come down again.
    return candidates.first { $0.amount > 0 }
  }

  /// Where dy/dt is 0 within the curve: the roots of a quadratic, without cancellation.
  private var turningParameters: [Double] {
    let a = 3 * y1 - 3 * y2 + 1
    let b = 2 * (y2 - 2 * y1)
    let c = y1
    let discriminant = b * b - 4 * a * c
    guard discriminant >= 0 else { return [] }
    let half = -0.5 * (b + (b < 0 ? -1 : 1) * discriminant.squareRoot())
    return [half / a, c / half].filter { $0 > 0 && $0 < 1 }
  }

  private static func ratio(_ rise: Double, _ run: Double) -> Double {
    if rise == 0 && run == 0 { return 1 }
    return min(max(rise / run, -steepest), steepest)
  }

  private static func derivative(
    _ first: Double, _ second: Double, _ parameter: Double, _ rest: Double
  ) -> Double {
    3 * rest * rest * first + 6 * rest * parameter * (second - first)
      + 3 * parameter * parameter * (1 - second)
  }
}

extension CubicBezier {
  /// The curve's parameter at x and what is left of it to 1, each as exact as a Double can be.
  ///
  /// Solved where the cubic is best known: around its point of inflection if it is flattest there,
  /// otherwise from the nearer end. So a curve that nearly stands still gives no wrong figure.
  private func parameter(at x: Double) -> (parameter: Double, rest: Double) {
    let a = 3 * x1 - 3 * x2 + 1
    let b = 3 * (x2 - 2 * x1)
    let inflection = -b / (3 * a)
    if a > 0, inflection > 0, inflection < 1 {
      // With u = t - inflection the cubic is a·u³ + slope·u + offset.
      let slope = max(3 * x1 - b * b / (3 * a), 0)
      let offset = inflection * (3 * x1 + inflection * (b + a * inflection))
      let u = Self.root(
        of: { ($0 * (slope + a * $0 * $0), slope + 3 * a * $0 * $0) }, equal: x - offset,
        within: -inflection...(1 - inflection))
      return (inflection + u, (1 - inflection) - u)
    }
    if x <= 0.5 {
      let parameter = Self.rootFromStart(x, x1, x2)
      return (parameter, 1 - parameter)
    }
    let rest = Self.rootFromStart(1 - x, 1 - x2, 1 - x1)
    return (1 - rest, rest)
  }

  private static func rootFromStart(_ x: Double, _ first: Double, _ second: Double) -> Double {
    let a = 3 * first - 3 * second + 1
    let b = 3 * (second - 2 * first)
    let c = 3 * first
    return root(
      of: { ($0 * (c + $0 * (b + $0 * a)), c + $0 * (2 * b + $0 * 3 * a)) }, equal: x,
      within: 0...1)
  }

  /// Where a growing function has a value: Newton's steps, and a half wherever they leave what is
  /// known to hold the root. It ends when no number lies between.
  private static func root(
    of function: (Double) -> (value: Double, slope: Double), equal wanted: Double,
    within range: ClosedRange<Double>
  ) -> Double {
    var (low, high) = (range.lowerBound, range.upperBound)
    var guess = low + (high - low) / 2
    for _ in 0..<2200 {
      let (value, slope) = function(guess)
      if value == wanted { return guess }
      if value < wanted { low = guess } else { high = guess }
      let step = guess - (value - wanted) / slope
      let middle = low + (high - low) / 2
      if middle == low || middle == high { return middle }
      let next = step > low && step < high ? step : middle
      if next == guess { return guess }
      guess = next
    }
    return guess
  }
}
