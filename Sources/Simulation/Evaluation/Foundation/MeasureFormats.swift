import Foundation

/// `.measurement(width: .narrow, usage: .asProvided)`: how a measure is written in the unit that is
/// given. Without `asProvided` a phone chooses the unit by its region, which is not known here.
struct MeasureFormat: LibraryType {
  var width = MeasureWidth.abbreviated
  var number = FloatingPointFormatStyle<Double>(locale: Surroundings.locale)

  static let library = LibraryTable("Measurement.FormatStyle", Self.self) { table in
    table.function("measurement(width:usage:)") { (width: MeasureWidth, _: MeasureUsage) in
      Self(width: width)
    }
    table.function("measurement(width:usage:numberFormatStyle:)") {
      (width: MeasureWidth, _: MeasureUsage, number: FloatingPointFormatStyle<Double>) in
      Self(width: width, number: number)
    }
  }

  func text(of measurement: Measurement<Dimension>) -> String {
    let value = measurement.value.formatted(number)
    let symbol = measurement.unit.symbol
    if symbol.first == "°" { return value + (width == .narrow ? "°" : symbol) }
    return value + (width == .narrow ? "" : " ") + symbol
  }
}

/// How much of a unit's sign is written. Whole names (`wide`) are not known here.
enum MeasureWidth: LibraryType {
  case abbreviated, narrow

  static let library = LibraryTable("Measurement.FormatStyle.UnitWidth", Self.self) { table in
    table.constants(["abbreviated": .abbreviated, "narrow": .narrow])
  }
}

/// What a measure is for.
enum MeasureUsage: LibraryType {
  case asProvided

  static let library = LibraryTable("MeasurementFormatUnitUsage", Self.self) { table in
    table.constants(["asProvided": .asProvided])
  }
}
