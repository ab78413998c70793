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
    if width == .wide, let name = MeasurementUnit.name(of: measurement.unit) {
      return value + " " + (measurement.value == 1 ? Self.one(name) : name)
    }
    if symbol.first == "°" { return value + (width == .narrow ? "°" : symbol) }
    return value + (width == .narrow ? "" : " ") + symbol
  }
}

extension MeasureFormat {
  /// One of what several are called.
  private static func one(_ name: String) -> String {
    var words = name.split(separator: " ").map(String.init)
    guard let first = words.first else { return name }
    let odd = ["feet": "foot", "inches": "inch", "degrees": "degree"]
    words[0] = odd[first] ?? (first.hasSuffix("s") ? String(first.dropLast()) : first)
    return words.joined(separator: " ")
  }
}

/// How much of a unit is written: its sign, or its name.
enum MeasureWidth: LibraryType {
  case abbreviated, narrow, wide

  static let library = LibraryTable("Measurement.FormatStyle.UnitWidth", Self.self) { table in
    table.constants(["abbreviated": .abbreviated, "narrow": .narrow, "wide": .wide])
  }
}

/// What a measure is for.
enum MeasureUsage: LibraryType {
  case asProvided

  static let library = LibraryTable("MeasurementFormatUnitUsage", Self.self) { table in
    table.constants(["asProvided": .asProvided])
  }
}
