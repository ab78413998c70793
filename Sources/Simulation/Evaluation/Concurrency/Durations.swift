/// Spans of time that the program names.
extension Evaluator {
  /// `.seconds(2)`, `.milliseconds(300)`, a plain number in a unit.
  ///
  /// - Parameter unit: What a plain number counts, in seconds.
  func duration(_ value: Value, unit: Double = 1) -> Duration? {
    if let number = number(value) { return Duration(boundedSeconds: number * unit) }
    if case .native(let object as LibraryValue<Duration>) = unwrapped(value) { return object.base }
    guard case .opaque(let opaque) = unwrapped(value), let first = opaque.arguments.first?.value
    else { return nil }
    let name = opaque.name.split(separator: ".").last.map(String.init) ?? opaque.name
    switch name {
    case "seconds": return duration(first, unit: 1)
    case "milliseconds": return duration(first, unit: 1e-3)
    case "microseconds": return duration(first, unit: 1e-6)
    case "nanoseconds": return duration(first, unit: 1e-9)
    // `UInt64(…)`, `Duration(…)` and the like only carry a number.
    default: return duration(first, unit: unit)
    }
  }

  /// The span that an argument names. Of `.now + .seconds(1)` it is what is added.
  func duration(
    _ arguments: [Argument], in scope: Scope, unit: Double = 1
  ) throws -> Duration? {
    guard let argument = arguments.first else { return nil }
    let factor = argument.label == "nanoseconds" ? 1e-9 : unit
    if case .binary("+", _, let added) = argument.value.kind {
      let value = try evaluate(added, in: scope)
      return duration(value, unit: factor)
    }
    return duration(try evaluate(argument.value, in: scope), unit: factor)
  }
}
