/// A number that a program hands to an animation: what it is called and between which bounds it
/// can be computed with.
struct Quantity: Sendable {
  /// As a sentence begins with it.
  let name: String
  let unit: String
  let bounds: ClosedRange<Double>
  /// What is smaller counts as 0, as nothing could be told of it and everything divides by it.
  var negligible = 0.0

  static let duration = Quantity(
    name: "A duration", unit: "seconds", bounds: 0...1e6, negligible: 1e-6)
  static let delay = Quantity(name: "A delay", unit: "seconds", bounds: -1e6...1e6)
  static let speed = Quantity(name: "A speed", unit: "", bounds: -1e6...1e6)
  static let response = Quantity(
    name: "A spring's response", unit: "seconds", bounds: 0...1e6, negligible: 1e-6)
  static let dampingFraction = Quantity(name: "A damping fraction", unit: "", bounds: 0...1e6)
  static let bounce = Quantity(name: "A spring's bounce", unit: "", bounds: -1...1)
  static let mass = Quantity(name: "A spring's mass", unit: "", bounds: 1e-6...1e6)
  static let stiffness = Quantity(name: "A spring's stiffness", unit: "", bounds: 1e-6...1e9)
  static let damping = Quantity(name: "A spring's damping", unit: "", bounds: 0...1e9)
  static let threshold = Quantity(name: "A threshold of rest", unit: "", bounds: 1e-12...1)
  static let velocity = Quantity(name: "A velocity", unit: "a second", bounds: -1e9...1e9)
  static let controlPoint = Quantity(name: "A control point", unit: "", bounds: -1e6...1e6)
  static let animatableData = Quantity(name: "An animated value", unit: "", bounds: -1e12...1e12)

  /// The number, if it lies between the bounds.
  func checked(_ value: Double) throws(MotionError) -> Double {
    guard bounds.contains(value) else {
      throw .outOfBounds(name: name, unit: unit, value: value, bounds: bounds)
    }
    return value.magnitude < negligible ? 0 : value
  }

  /// All of them, if each lies between the bounds.
  func checked(_ values: [Double]) throws(MotionError) -> [Double] {
    for value in values { _ = try checked(value) }
    return values
  }
}
