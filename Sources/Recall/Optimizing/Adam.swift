#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Steps down a gradient whose length follows each weight's own history.
///
/// Source: Kingma and Ba, "Adam: A Method for Stochastic Optimization", 2015; the rate falls along
/// half a cosine to 0 (Loshchilov and Hutter, 2017).
struct Adam {
  /// The rate of the first step.
  static let rate = 0.04
  private static let meanDecay = 0.9
  private static let squareDecay = 0.999

  private let total: Int
  private var taken = 0
  private var means: [Double]
  private var squares: [Double]

  /// - Parameters:
  ///   - count: of weights.
  ///   - total: how many steps there will be.
  init(count: Int, total: Int) {
    self.total = total
    means = Array(repeating: 0, count: count)
    squares = means
  }

  /// Moves the weights one step against the gradient.
  mutating func step(_ weights: inout [Double], against gradient: [Double]) {
    let rate = Self.rate * 0.5 * (1 + cos(Double.pi * Double(taken) / Double(total)))
    taken += 1
    let meanCorrection = 1 - pow(Self.meanDecay, Double(taken))
    let squareCorrection = 1 - pow(Self.squareDecay, Double(taken))
    for index in weights.indices {
      let slope = gradient[index]
      means[index] = Self.meanDecay * means[index] + (1 - Self.meanDecay) * slope
      squares[index] = Self.squareDecay * squares[index] + (1 - Self.squareDecay) * slope * slope
      weights[index] -=
        rate * (means[index] / meanCorrection)
        / ((squares[index] / squareCorrection).squareRoot() + 1e-8)
    }
  }
}
