import Foundation

/// `.time(pattern: .minuteSecond)`
extension Duration.TimeFormatStyle: LibraryType {
  static let library = LibraryTable("Duration.TimeFormatStyle", Self.self) { table in
    table.function("time(pattern:)") { (pattern: Pattern) in
      Self(pattern: pattern, locale: Surroundings.locale)
    }
    table.method("format(_:)") { (style: Self, duration: Duration) in style.format(duration) }
  }
}

extension Duration.TimeFormatStyle.Pattern: LibraryType {
  static let library = LibraryTable("Duration.TimeFormatStyle.Pattern", Self.self) { table in
    table.constants([
      "hourMinute": .hourMinute, "hourMinuteSecond": .hourMinuteSecond,
      "minuteSecond": .minuteSecond,
    ])
    table.function("hourMinute(padHourToLength:)") { (length: Int) in
      Self.hourMinute(padHourToLength: try length.asLength())
    }
    table.function("hourMinuteSecond(padHourToLength:)") { (length: Int) in
      Self.hourMinuteSecond(padHourToLength: try length.asLength())
    }
    table.function("hourMinuteSecond(padHourToLength:fractionalSecondsLength:)") {
      (length: Int, fraction: Int) in
      Self.hourMinuteSecond(
        padHourToLength: try length.asLength(), fractionalSecondsLength: try fraction.asLength())
    }
    table.function("minuteSecond(padMinuteToLength:)") { (length: Int) in
      Self.minuteSecond(padMinuteToLength: try length.asLength())
    }
    table.function("minuteSecond(padMinuteToLength:fractionalSecondsLength:)") {
      (length: Int, fraction: Int) in
      Self.minuteSecond(
        padMinuteToLength: try length.asLength(), fractionalSecondsLength: try fraction.asLength())
    }
  }
}

/// `.units(allowed: [.hours, .minutes], width: .wide)`
extension Duration.UnitsFormatStyle: LibraryType {
  static let library = LibraryTable("Duration.UnitsFormatStyle", Self.self) { table in
    table.function("units()") { Self(allowedUnits: usual, width: .abbreviated).simulated }
    table.function("units(width:)") { (width: UnitWidth) in
      Self(allowedUnits: usual, width: width).simulated
    }
    table.function("units(allowed:)") { (units: Set<Unit>) in
      Self(allowedUnits: units, width: .abbreviated).simulated
    }
    table.function("units(allowed:width:)") { (units: Set<Unit>, width: UnitWidth) in
      Self(allowedUnits: units, width: width).simulated
    }
    table.function("units(allowed:width:maximumUnitCount:)") {
      (units: Set<Unit>, width: UnitWidth, count: Int) in
      Self(allowedUnits: units, width: width, maximumUnitCount: try count.asLength()).simulated
    }
    table.method("format(_:)") { (style: Self, duration: Duration) in try style.text(of: duration) }
  }

  /// Foundation cannot write what it is allowed no unit for.
  func text(of duration: Duration) throws -> String {
    guard !allowedUnits.isEmpty else { throw ArgumentMismatch() }
    return format(duration)
  }

  private static let usual: Set<Unit> = [.hours, .minutes, .seconds]
  private var simulated: Self { locale(Surroundings.locale) }
}

extension Duration.UnitsFormatStyle.Unit: LibraryType {
  static let library = LibraryTable("Duration.UnitsFormatStyle.Unit", Self.self) { table in
    table.constants([
      "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
      "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
    ])
  }
}

extension Duration.UnitsFormatStyle.UnitWidth: LibraryType {
  static let library = LibraryTable("Duration.UnitsFormatStyle.UnitWidth", Self.self) { table in
    table.constants([
      "wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow,
      "condensedAbbreviated": .condensedAbbreviated,
    ])
  }
}
