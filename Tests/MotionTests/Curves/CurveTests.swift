import Foundation
import Motion
import Testing

@Suite("A curve")
struct CurveTests {
  static let named: [Curve] = [
    .linear, .easeIn, .easeOut, .easeInOut, .circularEaseIn, .circularEaseOut, .circularEaseInOut,
  ]

  @Test("begins at 0, ends at 1, never goes back and never too far", arguments: named)
  func order(curve: Curve) {
    let values = (0...1000).map { curve.value(at: Double($0) / 1000) }
    #expect(values.first == 0 && values.last == 1)
    #expect(zip(values, values.dropFirst()).allSatisfy { $0 <= $1 })
    #expect(curve.overshoot == nil)
  }

  @Test("has the slope of its values", arguments: named)
  func slopes(curve: Curve) {
    for x in [0.01, 0.2, 0.49, 0.51, 0.8, 0.99] {
      let difference = (curve.value(at: x + 1e-7) - curve.value(at: x - 1e-7)) / 2e-7
      #expect(abs(curve.slope(at: x) - difference) < 1e-5 * max(1, difference))
    }
  }

  @Test("easeIn backwards is easeOut, and easeInOut is its own mirror image")
  func mirrors() {
    for step in 0...100 {
      let x = Double(step) / 100
      #expect(abs(Curve.easeIn.value(at: x) + Curve.easeOut.value(at: 1 - x) - 1) < 1e-15)
      #expect(abs(Curve.easeInOut.value(at: x) + Curve.easeInOut.value(at: 1 - x) - 1) < 1e-15)
    }
  }

  @Test("has Core Animation's control points, if it is a named one that eases")
  func controlPoints() throws {
    #expect(try Curve.timingCurve(0.42, 0, 1, 1).controlPoints == Curve.easeIn.controlPoints)
    #expect(try Curve.timingCurve(0, 0, 0.58, 1).controlPoints == Curve.easeOut.controlPoints)
    #expect(try Curve.timingCurve(0.42, 0, 0.58, 1).controlPoints == Curve.easeInOut.controlPoints)
    #expect(Curve.linear.controlPoints == nil)
  }

  @Test("of a circle is the circle's closed form within 1e-9")
  func circles() {
    for step in 1..<100 {
      let x = Double(step) / 100
      #expect(abs(Curve.circularEaseIn.value(at: x) - (1 - sqrt(1 - x * x))) < 1e-9)
      #expect(abs(Curve.circularEaseOut.value(at: x) - sqrt(1 - (x - 1) * (x - 1))) < 1e-9)
    }
    #expect(Curve.circularEaseInOut.value(at: 0.5) == 0.5)
  }

  @Test("that a program computes is asked as it is, and no value of it does harm")
  func custom() {
    let curve = Curve.custom(CustomCurve(name: "back") { $0 * $0 * (3 * $0 - 2) })
    #expect(abs(curve.value(at: 0.5) + 0.125) < 1e-15)
    #expect(abs(curve.slope(at: 0.5) - (9 * 0.25 - 4 * 0.5)) < 1e-6)
    #expect(curve.formula == "the program's own curve back")
    for hostile in hostileNumbers {
      let curve = Curve.custom(CustomCurve(name: "hostile") { _ in hostile })
      for x in hostileNumbers {
        #expect(curve.value(at: x).isFinite && curve.slope(at: x).isFinite)
      }
      #expect(curve.overshoot.map(\.amount.isFinite) ?? true)
    }
  }

  @Test("names its formula")
  func formula() throws {
    #expect(Curve.linear.formula == "straight line")
    #expect(
      Curve.easeIn.formula
        == "cubic Bézier curve with the control points (0.42, 0) and (1, 1)")
  }

  @Test("of a time that is none is at its beginning, after its time at its end", arguments: named)
  func hostileTimes(curve: Curve) {
    #expect(curve.value(at: .nan) == 0 && curve.value(at: -.infinity) == 0)
    #expect(curve.value(at: .infinity) == 1 && curve.value(at: 1 + 1e-9) == 1)
    #expect(hostileNumbers.allSatisfy { curve.slope(at: $0).isFinite })
  }
}
