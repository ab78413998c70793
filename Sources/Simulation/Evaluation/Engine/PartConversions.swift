import Interpreter

/// The parts of a tuple, a struct, or what a case carries.
struct PartConversions {
  private let conversions: [Unowned]

  private struct Unowned {
    unowned let conversion: ValueConversion
  }

  init(_ conversions: [ValueConversion]) {
    self.conversions = conversions.map(Unowned.init)
  }

  func inward(_ values: [Value]) -> [HostValue]? {
    guard values.count == conversions.count else { return nil }
    return ValueConversions.all(Array(zip(conversions, values))) { $0.conversion.inward($1) }
  }

  func outward(_ values: [HostValue], _ evaluator: Evaluator) throws -> [Value]? {
    guard values.count == conversions.count else { return nil }
    return try ValueConversions.all(Array(zip(conversions, values))) {
      try $0.conversion.outward($1, evaluator)
    }
  }
}
