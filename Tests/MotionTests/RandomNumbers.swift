/// Steele, Lea and Flood's SplitMix64: the same numbers for the same seed.
struct RandomNumbers: RandomNumberGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  mutating func number(in range: ClosedRange<Double>) -> Double {
    Double.random(in: range, using: &self)
  }
}

/// What a program may come up with instead of a number.
let hostileNumbers: [Double] = [
  .nan, .infinity, -.infinity, .greatestFiniteMagnitude, -.greatestFiniteMagnitude,
  .leastNonzeroMagnitude, -.leastNonzeroMagnitude, 0, -0.0, 1, -1, 1e6, -1e6, 1e-300, 0.5,
]
