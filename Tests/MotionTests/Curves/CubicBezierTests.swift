import Foundation
import Testing

@testable import Motion

@Suite("A cubic Bézier curve")
struct CubicBezierTests {
  /// Half by half, and the polynomial as it stands.
  private func reference(_ curve: CubicBezier, at x: Double) -> Double {
    func along(_ first: Double, _ second: Double, _ t: Double) -> Double {
      3 * (1 - t) * (1 - t) * t * first + 3 * (1 - t) * t * t * second + t * t * t
    }
    var (low, high) = (0.0, 1.0)
    for _ in 0..<100 {
      let middle = (low + high) / 2
      if along(curve.x1, curve.x2, middle) < x { low = middle } else { high = middle }
    }
    return along(curve.y1, curve.y2, (low + high) / 2)
  }

  @Test("has the value that bisection finds, within 1e-9")
  func bisection() throws {
    var random = RandomNumbers(seed: 1)
    for _ in 0..<500 {
      // Away from an upright inflection, where bisection in this form knows nothing better.
      let curve = try CubicBezier(
        x1: random.number(in: 0...0.9), y1: random.number(in: -2...3),
        x2: random.number(in: 0.1...1), y2: random.number(in: -2...3))
      for step in 0...20 {
        let x = Double(step) / 20
        #expect(abs(curve.value(at: x) - reference(curve, at: x)) < 1e-9, "\(curve) at \(x)")
      }
    }
  }

  @Test("that stands upright in its middle is exact there, where rounding would cost six figures")
  func uprightMiddle() throws {
    let curve = try CubicBezier(x1: 1, y1: 0, x2: 0, y2: 1)
    for distance in [0, 1e-15, -1e-15, 1e-12, 1e-9, -1e-6, 0.01, 0.2, -0.3, 0.4999] {
      let x = 0.5 + distance
      // x - 1/2 = 4u³ with u = t - 1/2.
      let t = 0.5 + cbrt((x - 0.5) / 4)
      #expect(abs(curve.value(at: x) - t * t * (3 - 2 * t)) < 1e-14)
    }
  }

  @Test("that stands upright at an end is a root in closed form")
  func uprightEnds() throws {
    let start = try CubicBezier(x1: 0, y1: 1.0 / 3, x2: 0, y2: 2.0 / 3)
    let end = try CubicBezier(x1: 1, y1: 1.0 / 3, x2: 1, y2: 2.0 / 3)
    for x in [1e-300, 1e-15, 1e-6, 0.1, 0.5, 0.9, 1 - 1e-9] {
      #expect(abs(start.value(at: x) / cbrt(x) - 1) < 1e-12)
      #expect(abs(end.value(at: x) - (1 - cbrt(1 - x))) < 1e-12)
    }
  }

  @Test("grows with time wherever its control points lie, if their heights lie in order")
  func monotone() throws {
    var random = RandomNumbers(seed: 2)
    for _ in 0..<200 {
      let low = random.number(in: 0...1)
      let curve = try CubicBezier(
        x1: random.number(in: -3...3), y1: low, x2: random.number(in: -3...3),
        y2: random.number(in: low...1))
      let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
      #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 + 1e-15 })
    }
  }

  @Test("with control points beside the unit of time has them moved to its edge")
  func clampedTimes() throws {
    let curve = try CubicBezier(x1: -4, y1: 0.2, x2: 7, y2: 0.8)
    #expect(curve == (try CubicBezier(x1: 0, y1: 0.2, x2: 1, y2: 0.8)))
  }

  @Test("has the slope of its values")
  func slope() throws {
    var random = RandomNumbers(seed: 3)
    for _ in 0..<200 {
      let curve = try CubicBezier(
        x1: random.number(in: 0.05...0.7), y1: random.number(in: -1...2),
        x2: random.number(in: 0.3...0.95), y2: random.number(in: -1...2))
      for x in [0.1, 0.35, 0.5, 0.77, 0.95] {
        let difference = (curve.value(at: x + 1e-6) - curve.value(at: x - 1e-6)) / 2e-6
        #expect(abs(curve.slope(at: x) - difference) < 1e-4 * max(1, abs(difference)))
      }
    }
  }

  @Test("goes too far by the largest of its values, at the time that it says")
  func overshoot() throws {
    var random = RandomNumbers(seed: 4)
    var found = 0
    for _ in 0..<300 {
      let curve = try CubicBezier(
        x1: random.number(in: 0.05...0.9), y1: random.number(in: -1...3),
        x2: random.number(in: 0.1...0.95), y2: random.number(in: -1...3))
      let largest = (0...2000).map { curve.value(at: Double($0) / 2000) - 1 }.max() ?? 0
      guard let overshoot = curve.overshoot else {
        #expect(largest <= 1e-12)
        continue
      }
      found += 1
      #expect(overshoot.amount >= largest - 1e-12 && overshoot.amount - largest < 1e-3)
      #expect(abs(curve.value(at: overshoot.x) - 1 - overshoot.amount) < 1e-9)
    }
    #expect(found > 100)
  }

  @Test("of any numbers is refused with a sentence or has finite values")
  func hostile() {
    for x1 in hostileNumbers {
      for y1 in hostileNumbers {
        for (x2, y2) in [(x1, y1), (y1, x1), (0, y1), (1, y1), (x1, 1)] {
          do {
            let curve = try CubicBezier(x1: x1, y1: y1, x2: x2, y2: y2)
            for x in hostileNumbers {
              #expect(curve.value(at: x).isFinite && curve.slope(at: x).isFinite)
            }
            #expect(curve.overshoot.map { $0.amount.isFinite && $0.x.isFinite } ?? true)
          } catch {
            #expect("\(error)".hasPrefix("A control point is a number from -1000000 to 1000000"))
          }
        }
      }
    }
  }
}
