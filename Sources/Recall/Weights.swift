/// The 21 weights w0–w20 of FSRS-6, each within the bounds that the algorithm allows.
public struct Weights: Sendable, Hashable {
  /// The version of the algorithm that these weights belong to. It is stored with every set of
  /// them, because weights of one version mean nothing to another.
  public static let algorithm = "FSRS-6"

  /// What each of w0–w20 may be, ends included.
  public static let bounds: [ClosedRange<Double>] = [
    0.001...100, 0.001...100, 0.001...100, 0.001...100, 1...10, 0.001...4, 0.001...4,
    0.001...0.75, 0...4.5, 0...0.8, 0.001...3.5, 0.001...5, 0.001...0.25, 0.001...0.9, 0...4,
    0...1, 1...6, 0...2, 0...2, 0...0.8, 0.1...0.8,
  ]

  /// The weights to start from, before anything is known about a learner.
  public static let standard = Weights(
    unchecked: [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796,
      1.4835, 0.0614, 0.2629, 1.6483, 0.6014, 1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ])

  /// w0–w20 in order: always 21 finite numbers.
  public let values: [Double]

  /// Takes 21 weights, w0 first.
  ///
  /// - Throws: ``WeightsError`` when there are not 21, or when one is out of its bounds.
  public init(_ values: [Double]) throws(WeightsError) {
    guard values.count == Self.bounds.count else { throw .count(values.count) }
    for (index, (value, bounds)) in zip(values, Self.bounds).enumerated()
    where !bounds.contains(value) {
      throw .outOfBounds(index: index, value: value)
    }
    self.values = values
  }

  /// Takes 21 finite numbers, each moved into its bounds.
  init(clamping values: [Double]) {
    self.values = zip(values, Self.bounds).map { min(max($0, $1.lowerBound), $1.upperBound) }
  }

  private init(unchecked values: [Double]) { self.values = values }

  subscript(index: Int) -> Double { values[index] }
}

/// Why a list of numbers is no set of weights.
public enum WeightsError: Error, Hashable, CustomStringConvertible {
  /// There must be 21.
  case count(Int)
  /// The weight at `index` is outside ``Weights/bounds``, or not a number.
  case outOfBounds(index: Int, value: Double)

  public var description: String {
    switch self {
    case .count(let count):
      return "FSRS-6 has \(Weights.bounds.count) weights, not \(count)."
    case .outOfBounds(let index, let value):
      let bounds = Weights.bounds[index]
      return "Weight w\(index) is \(value); it must be between \(bounds.lowerBound) and "
        + "\(bounds.upperBound)."
    }
  }
}
