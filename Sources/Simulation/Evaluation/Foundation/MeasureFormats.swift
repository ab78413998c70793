import Foundation

/// `.measurement(width: .narrow)`: how a measure is written. The unit stays the one that is given;
/// a phone may choose another one by its region.
struct MeasureFormat: LibraryType {
  var width = MeasureWidth.abbreviated
  var number = FloatingPointFormatStyle<Double>(locale: Surroundings.locale)

  static let library = LibraryTable("Measurement.FormatStyle", Self.self) { table in
    table.function("measurement(width:)") { (width: MeasureWidth) in Self(width: width) }
    table.function("measurement(width:usage:)") { (width: MeasureWidth, _: MeasureUsage) in
      Self(width: width)
    }
    table.function("measurement(width:numberFormatStyle:)") {
      (width: MeasureWidth, number: FloatingPointFormatStyle<Double>) in
      Self(width: width, number: number)
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

/// How much of a unit is written.
enum MeasureWidth: LibraryType {
  case wide, abbreviated, narrow

  static let library = LibraryTable("Measurement.FormatStyle.UnitWidth", Self.self) { table in
    table.constants(["wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow])
  }
}

/// What a measure is for.
enum MeasureUsage: LibraryType {
  case asProvided, other

  static let library = LibraryTable("MeasurementFormatUnitUsage", Self.self) { table in
    table.constants([
      "asProvided": .asProvided, "general": .other, "person": .other, "weather": .other,
      "road": .other, "food": .other, "workout": .other,
    ])
  }
}
