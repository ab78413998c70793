import Foundation
let d = Measurement(value: 5, unit: UnitLength.kilometers)
let m = Measurement(value: 250, unit: UnitLength.meters)
print(
  d.converted(to: .meters).value, (d + m).converted(to: .kilometers).value, d > m, (d * 2).value,
  m.unit.symbol, d, d + m, d - d)
print(
  Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded(),
  Measurement(value: 1, unit: UnitDuration.hours).converted(to: .minutes).value)
print(
  Measurement(value: 2, unit: UnitMass.kilograms).converted(to: .grams).value,
  Measurement(value: 36, unit: UnitSpeed.kilometersPerHour).converted(to: .metersPerSecond).value
    .rounded(), d == Measurement(value: 5000, unit: UnitLength.meters))
var v = Measurement(value: 3, unit: UnitVolume.liters)
v.convert(to: .milliliters)
print(
  v, v / 3, 2 * v,
  [m, d, Measurement(value: 1, unit: UnitLength.miles)].sorted().map(\.unit.symbol))
print(
  UnitLength.meters == UnitLength.meters, UnitLength.meters == UnitLength.feet,
  UnitMass.baseUnit().symbol, UnitInformationStorage.megabytes.symbol)
final class UnitShoe: Dimension, @unchecked Sendable {
  static let european = UnitShoe(symbol: "EU", converter: UnitConverterLinear(coefficient: 2.0 / 3))
  static let centimeter = UnitShoe(symbol: "cm", converter: UnitConverterLinear(coefficient: 1))
  override class func baseUnit() -> UnitShoe { centimeter }
}
let shoe = Measurement(value: 42, unit: UnitShoe.european)
print(
  shoe.converted(to: .centimeter).value,
  (shoe + Measurement(value: 1, unit: UnitShoe.centimeter)).unit.symbol)
