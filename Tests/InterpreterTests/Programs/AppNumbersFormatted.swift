// swift-format-ignore-file: NeverForceUnwrap
import Foundation
let us = Locale(identifier: "en_US")
print(
  1234567.89.formatted(.number.locale(us)), 0.256.formatted(.percent.locale(us)),
  1234.5.formatted(.currency(code: "USD").locale(us)), 42.formatted(),
  3.14159.formatted(.number.precision(.fractionLength(2)).locale(us)))
print(
  1_000_000.formatted(.number.notation(.compactName).locale(us)),
  5.formatted(.number.precision(.integerLength(3)).locale(us)), 0.5.formatted(.number.locale(us)),
  (-12).formatted(.number.sign(strategy: .always()).locale(us)))
let f = NumberFormatter(); f.locale = us; f.numberStyle = .decimal;
print(f.string(from: 1234567)!, f.number(from: "1,234")!.intValue); f.minimumFractionDigits = 2;
f.maximumFractionDigits = 2; print(f.string(from: 2.5)!)
f.numberStyle = .currency; f.currencyCode = "EUR"; print(f.string(from: 9.9)!);
f.numberStyle = .percent; f.maximumFractionDigits = 0; f.minimumFractionDigits = 0;
print(f.string(from: 0.42)!); f.numberStyle = .ordinal; print(f.string(from: 3)!)
print(
  String(format: "%.3f %+d %08.2f %e", 2.0, 5, 3.14159, 12345.678),
  Decimal(string: "0.1")! + Decimal(string: "0.2")!)
print(
  ["a", "b", "c"].formatted(.list(type: .and).locale(us)),
  ["x", "y"].formatted(.list(type: .or).locale(us)),
  [1, 2].map { $0.formatted() }.formatted(.list(type: .and, width: .narrow).locale(us)))
print(
  Measurement(value: 5, unit: UnitLength.kilometers).converted(to: .meters).value,
  Measurement(value: 100, unit: UnitTemperature.celsius).converted(to: .fahrenheit).value.rounded(),
  (Measurement(value: 1, unit: UnitMass.kilograms) + Measurement(value: 500, unit: UnitMass.grams))
    .converted(to: .grams).value)
print(
  ByteCountFormatter.string(fromByteCount: 1_500_000, countStyle: .file),
  Int64(2048).formatted(.byteCount(style: .memory).locale(us)),
  Duration.seconds(3661).formatted(.time(pattern: .hourMinuteSecond)),
  Duration.seconds(90).formatted(.units(allowed: [.minutes, .seconds], width: .wide).locale(us)))
