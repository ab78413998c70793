import Foundation

extension Measurement<Dimension>: LibraryType, LibraryConvertible {
  static let library = LibraryTable("Measurement", Self.self) { table in
    table.initializer("value:unit:") { (value: Double, unit: MeasurementUnit) in
      Measurement(value: value, unit: unit.dimension)
    }
    table.variable("value", \.value)
    table.property("unit") { MeasurementUnit(dimension: $0.unit) }
    table.property("description") { $0.description }
    table.method("converted(to:)") { (measurement: Self, unit: MeasurementUnit) in
      try measurement.conversion(to: unit.dimension)
    }
    table.mutating("convert(to:)") { (measurement: inout Self, unit: MeasurementUnit) in
      measurement = try measurement.conversion(to: unit.dimension)
    }
    table.method("formatted(_:)") { (measurement: Self, format: MeasureFormat) in
      format.text(of: measurement)
    }
    table.operation("+") { (left: Self, right: Self) in try left.checked(right) + right }
    table.operation("-") { (left: Self, right: Self) in try left.checked(right) - right }
    table.operation("*") { (left: Self, right: Double) in left * right }
    table.operation("/") { (left: Self, right: Double) in left / right }
    table.operation("<") { (left: Self, right: Self) in try left.checked(right) < right }
    table.operation(">") { (left: Self, right: Self) in try left.checked(right) > right }
  }

  /// Units of another kind do not fit.
  private func conversion(to unit: Dimension) throws -> Self {
    guard type(of: unit) == type(of: self.unit) else { throw ArgumentMismatch() }
    return converted(to: unit)
  }

  private func checked(_ other: Self) throws -> Self {
    guard type(of: unit) == type(of: other.unit) else { throw ArgumentMismatch() }
    return self
  }
}
