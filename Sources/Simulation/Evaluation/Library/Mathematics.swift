import Foundation

/// The functions of C's mathematics that Foundation brings along: angles of gestures, waves of
/// paths.
extension Evaluator {
  /// Nil if there is no function of that name with as many arguments. What is computed of something
  /// unknown is unknown.
  func callMathematics(
    _ name: String, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value? {
    guard arguments.allSatisfy({ $0.label == nil }),
      Self.ofOne[name] != nil && arguments.count == 1
        || Self.ofTwo[name] != nil && arguments.count == 2
    else { return nil }
    let values = try arguments.map {
      try evaluate($0.value, as: TypeReference("Double"), in: scope)
    }
    let numbers = values.compactMap(number)
    guard numbers.count == values.count else {
      return .opaque(
        OpaqueValue(name: name, arguments: values.map { TupleElement(value: $0) }, place: place))
    }
    if let function = Self.ofOne[name], numbers.count == 1 { return .double(function(numbers[0])) }
    return Self.ofTwo[name].map { .double($0(numbers[0], numbers[1])) }
  }

  /// With how many numbers each takes.
  static var mathematicalFunctions: [(name: String, count: Int)] {
    ofOne.keys.sorted().map { ($0, 1) } + ofTwo.keys.sorted().map { ($0, 2) }
  }

  private static let ofOne: [String: @Sendable (Double) -> Double] = [
    "sin": { sin($0) }, "cos": { cos($0) }, "tan": { tan($0) },
    "asin": { asin($0) }, "acos": { acos($0) }, "atan": { atan($0) },
    "exp": { exp($0) }, "log": { log($0) }, "log2": { log2($0) }, "log10": { log10($0) },
    "round": { $0.rounded() }, "floor": { $0.rounded(.down) }, "ceil": { $0.rounded(.up) },
    "trunc": { $0.rounded(.towardZero) }, "fabs": { $0.magnitude },
  ]

  private static let ofTwo: [String: @Sendable (Double, Double) -> Double] = [
    "pow": { pow($0, $1) }, "atan2": { atan2($0, $1) }, "hypot": { hypot($0, $1) },
    "fmod": { fmod($0, $1) }, "fmin": { Swift.min($0, $1) }, "fmax": { Swift.max($0, $1) },
  ]
}
