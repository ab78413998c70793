import Foundation

/// A unit of any kind: `UnitLength.miles`, `.celsius`.
struct MeasurementUnit: LibraryType {
  let dimension: Dimension

  var text: String { dimension.symbol }

  /// The names are told apart without the kind of unit.
  static let library = LibraryTable("Dimension", MeasurementUnit.self) { table in
    for (name, unit) in all {
      let unit = UnitConstant(unit: unit)
      table.constant(name) { _ in MeasurementUnit(dimension: unit.unit) }
    }
    table.property("symbol") { $0.dimension.symbol }
  }

  private static var all: [(String, Dimension)] {
    lengths + masses + times + temperatures + others
  }

  /// What several of a unit are called: `kilometers per hour`.
  static func name(of unit: Dimension) -> String? {
    guard let name = all.first(where: { $0.1 == unit })?.0 else { return nil }
    let degrees = ["celsius": "degrees Celsius", "fahrenheit": "degrees Fahrenheit"]
    return degrees[name]
      ?? name.reduce(into: "") { text, letter in
        text += letter.isUppercase ? " " + letter.lowercased() : String(letter)
      }
  }

  private static var lengths: [(String, Dimension)] {
    [
      ("kilometers", UnitLength.kilometers), ("meters", UnitLength.meters),
      ("centimeters", UnitLength.centimeters), ("millimeters", UnitLength.millimeters),
      ("miles", UnitLength.miles), ("yards", UnitLength.yards), ("feet", UnitLength.feet),
      ("inches", UnitLength.inches),
    ]
  }

  private static var masses: [(String, Dimension)] {
    [
      ("kilograms", UnitMass.kilograms), ("grams", UnitMass.grams),
      ("milligrams", UnitMass.milligrams), ("pounds", UnitMass.pounds),
      ("ounces", UnitMass.ounces),
    ]
  }

  private static var times: [(String, Dimension)] {
    [
      ("seconds", UnitDuration.seconds), ("minutes", UnitDuration.minutes),
      ("hours", UnitDuration.hours),
    ]
  }

  private static var temperatures: [(String, Dimension)] {
    [
      ("celsius", UnitTemperature.celsius), ("fahrenheit", UnitTemperature.fahrenheit),
      ("kelvin", UnitTemperature.kelvin),
    ]
  }

  private static var others: [(String, Dimension)] {
    [
      ("liters", UnitVolume.liters), ("milliliters", UnitVolume.milliliters),
      ("cups", UnitVolume.cups), ("tablespoons", UnitVolume.tablespoons),
      ("teaspoons", UnitVolume.teaspoons), ("fluidOunces", UnitVolume.fluidOunces),
      ("kilometersPerHour", UnitSpeed.kilometersPerHour),
      ("milesPerHour", UnitSpeed.milesPerHour), ("metersPerSecond", UnitSpeed.metersPerSecond),
      ("degrees", UnitAngle.degrees), ("radians", UnitAngle.radians),
      ("kilocalories", UnitEnergy.kilocalories), ("joules", UnitEnergy.joules),
      ("kilojoules", UnitEnergy.kilojoules),
    ]
  }
}

/// Units never change.
private struct UnitConstant: @unchecked Sendable {
  let unit: Dimension
}
