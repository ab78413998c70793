import Foundation

extension Date {
  static func addFormatting(to table: LibraryTableBuilder<Date>) {
    table.method("formatted()") { (date: Date, surroundings: Surroundings) in
      surroundings.calendarRead(date).formatted(
        FormatStyle(date: .numeric, time: .shortened).simulated)
    }
    table.method("formatted(date:time:)") {
      (
        date: Date, day: FormatStyle.DateStyle, time: FormatStyle.TimeStyle,
        surroundings: Surroundings
      ) in
      surroundings.calendarRead(date).formatted(FormatStyle(date: day, time: time).simulated)
    }
    table.method("formatted(_:)") {
      (date: Date, style: FormatStyle, surroundings: Surroundings) in
      surroundings.calendarRead(date).formatted(style)
    }
    table.method("formatted(_:)") {
      (date: Date, style: ISO8601FormatStyle, surroundings: Surroundings) in
      surroundings.calendarRead(date).formatted(style)
    }
    table.method("formatted(_:)") {
      (date: Date, style: RelativeFormatStyle, surroundings: Surroundings) in
      style.text(of: date, seenAt: surroundings.now())
    }
    table.method("ISO8601Format()") { (date: Date, surroundings: Surroundings) in
      surroundings.calendarRead(date).ISO8601Format()
    }
    // What `Text(date, style:)` shows.
    table.method("formatted(style:)") {
      (date: Date, style: TextDateStyle, surroundings: Surroundings) in
      style.text(of: date, in: surroundings)
    }
  }
}

extension Date.FormatStyle {
  fileprivate var simulated: Date.FormatStyle {
    var style = locale(Surroundings.locale)
    style.timeZone = Surroundings.timeZone
    style.calendar = Surroundings.calendar
    return style
  }
}

extension Date.FormatStyle: LibraryType {
  static let library = LibraryTable("Date.FormatStyle", Self.self) { table in
    table.initializer("") { Date.FormatStyle().simulated }
    table.initializer("date:time:") { (day: DateStyle, time: TimeStyle) in
      Date.FormatStyle(date: day, time: time).simulated
    }
    table.constant("dateTime") { _ in Date.FormatStyle.dateTime.simulated }
    table.method("year()") { (style: Self) in style.year() }
    table.method("month()") { (style: Self) in style.month() }
    table.method("day()") { (style: Self) in style.day() }
    table.method("weekday()") { (style: Self) in style.weekday() }
    table.method("hour()") { (style: Self) in style.hour() }
    table.method("minute()") { (style: Self) in style.minute() }
    table.method("second()") { (style: Self) in style.second() }
    table.method("era()") { (style: Self) in style.era() }
    table.method("quarter()") { (style: Self) in style.quarter() }
    table.method("week()") { (style: Self) in style.week() }
    table.method("dayOfYear()") { (style: Self) in style.dayOfYear() }
    table.method("timeZone()") { (style: Self) in style.timeZone() }
    table.method("year(_:)") { (style: Self, symbol: Symbol.Year) in style.year(symbol) }
    table.method("month(_:)") { (style: Self, symbol: Symbol.Month) in style.month(symbol) }
    table.method("day(_:)") { (style: Self, symbol: Symbol.Day) in style.day(symbol) }
    table.method("weekday(_:)") { (style: Self, symbol: Symbol.Weekday) in style.weekday(symbol) }
    table.method("hour(_:)") { (style: Self, symbol: Symbol.Hour) in style.hour(symbol) }
    table.method("minute(_:)") { (style: Self, symbol: Symbol.Minute) in style.minute(symbol) }
    table.method("second(_:)") { (style: Self, symbol: Symbol.Second) in style.second(symbol) }
    table.method("locale(_:)") { (style: Self, locale: Locale) in style.locale(locale) }
    table.method("format(_:)") { (style: Self, date: CalendarDate) in style.format(date.date) }
    table.variable("timeZone", \.timeZone)
    table.variable("locale", \.locale)
  }
}

extension Date.FormatStyle.DateStyle: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.DateStyle", Self.self) { table in
    table.constants([
      "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
      "complete": .complete,
    ])
  }
}

extension Date.FormatStyle.TimeStyle: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.TimeStyle", Self.self) { table in
    table.constants([
      "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
    ])
  }
}

extension Date.FormatStyle.Symbol.Year: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Year", Self.self) { table in
    table.constants(["defaultDigits": .defaultDigits, "twoDigits": .twoDigits])
  }
}

extension Date.FormatStyle.Symbol.Month: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Month", Self.self) { table in
    table.constants([
      "defaultDigits": .defaultDigits, "twoDigits": .twoDigits, "abbreviated": .abbreviated,
      "wide": .wide, "narrow": .narrow,
    ])
  }
}

extension Date.FormatStyle.Symbol.Day: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Day", Self.self) { table in
    table.constants([
      "defaultDigits": .defaultDigits, "twoDigits": .twoDigits,
      "ordinalOfDayInMonth": .ordinalOfDayInMonth,
    ])
  }
}

extension Date.FormatStyle.Symbol.Weekday: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Weekday", Self.self) { table in
    table.constants([
      "abbreviated": .abbreviated, "wide": .wide, "narrow": .narrow, "short": .short,
      "oneDigit": .oneDigit, "twoDigits": .twoDigits,
    ])
  }
}

extension Date.FormatStyle.Symbol.Hour: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Hour", Self.self) { table in
    table.constant("defaultDigitsNoAMPM") { _ in Self.defaultDigits(amPM: .omitted) }
    table.constant("twoDigitsNoAMPM") { _ in Self.twoDigits(amPM: .omitted) }
    table.function("defaultDigits(amPM:)") { (mark: AMPMStyle) in Self.defaultDigits(amPM: mark) }
    table.function("twoDigits(amPM:)") { (mark: AMPMStyle) in Self.twoDigits(amPM: mark) }
  }
}

extension Date.FormatStyle.Symbol.Hour.AMPMStyle: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Hour.AMPMStyle", Self.self) { table in
    table.constants([
      "omitted": .omitted, "narrow": .narrow, "abbreviated": .abbreviated, "wide": .wide,
    ])
  }
}

extension Date.FormatStyle.Symbol.Minute: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Minute", Self.self) { table in
    table.constants(["defaultDigits": .defaultDigits, "twoDigits": .twoDigits])
  }
}

extension Date.FormatStyle.Symbol.Second: LibraryType {
  static let library = LibraryTable("Date.FormatStyle.Symbol.Second", Self.self) { table in
    table.constants(["defaultDigits": .defaultDigits, "twoDigits": .twoDigits])
  }
}

extension Date.ISO8601FormatStyle: LibraryType {
  static let library = LibraryTable("Date.ISO8601FormatStyle", Self.self) { table in
    table.initializer("") { Date.ISO8601FormatStyle() }
    table.constants(["iso8601": .iso8601])
    table.method("year()") { (style: Self) in style.year() }
    table.method("month()") { (style: Self) in style.month() }
    table.method("day()") { (style: Self) in style.day() }
  }
}

// MARK: Relative to now

extension Date.RelativeFormatStyle {
  /// `now` comes from outside, and the style itself only looks at the real clock: whole units are
  /// counted from there.
  func text(of date: Date, seenAt now: Date) -> String {
    var style = self
    style.locale = Surroundings.locale
    style.calendar = Surroundings.calendar
    let present = Date()
    // Half a second keeps a whole number of seconds from being cut by the time that this takes.
    let distance = date.timeIntervalSince(now).rounded()
    return style.format(present.addingTimeInterval(distance + (distance < 0 ? -0.1 : 0.1)))
  }
}

extension Date.RelativeFormatStyle: LibraryType {
  static let library = LibraryTable("Date.RelativeFormatStyle", Self.self) { table in
    table.function("relative(presentation:)") { (presentation: Presentation) in
      Self(presentation: presentation)
    }
    table.function("relative(presentation:unitsStyle:)") {
      (presentation: Presentation, units: UnitsStyle) in
      Self(presentation: presentation, unitsStyle: units)
    }
    table.constant("relative") { _ in Self(presentation: .numeric) }
  }
}

extension Date.RelativeFormatStyle.Presentation: LibraryType {
  static let library = LibraryTable("Date.RelativeFormatStyle.Presentation", Self.self) { table in
    table.constants(["numeric": .numeric, "named": .named])
  }
}

extension Date.RelativeFormatStyle.UnitsStyle: LibraryType {
  static let library = LibraryTable("Date.RelativeFormatStyle.UnitsStyle", Self.self) { table in
    table.constants([
      "wide": .wide, "abbreviated": .abbreviated, "narrow": .narrow, "spellOut": .spellOut,
    ])
  }
}

/// `Text.DateStyle`: how a text shows a date.
enum TextDateStyle: LibraryType {
  case time, date, relative, offset, timer

  static let library = LibraryTable("Text.DateStyle", Self.self) { table in
    table.constants([
      "time": .time, "date": .date, "relative": .relative, "offset": .offset, "timer": .timer,
    ])
  }

  func text(of date: Date, in surroundings: Surroundings) -> String {
    switch self {
    case .time:
      return surroundings.calendarRead(date).formatted(
        Date.FormatStyle(date: .omitted, time: .shortened).simulated)
    case .date:
      return surroundings.calendarRead(date).formatted(
        Date.FormatStyle(date: .long, time: .omitted).simulated)
    case .relative, .offset, .timer:
      return text(ofDistance: date.timeIntervalSince(surroundings.now()))
    }
  }

  private func text(ofDistance exact: TimeInterval) -> String {
    // Two looks at the clock are not a second apart.
    let bounded = exact.isNaN ? 0 : max(-1e12, min(exact, 1e12))
    let distance = bounded + (bounded < 0 ? -1e-3 : 1e-3)
    return switch self {
    case .relative: Self.spelled(abs(distance))
    case .offset: (distance < 0 ? "-" : "+") + Self.largestUnit(of: abs(distance))
    case .timer, .time, .date: Self.clock(Int(abs(distance)))
    }
  }

  private static func clock(_ seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    let rest = String(format: "%02d", seconds % 60)
    return hours > 0
      ? "\(hours):" + String(format: "%02d", minutes) + ":\(rest)" : "\(minutes):\(rest)"
  }

  private static let units: [(seconds: Double, name: String, short: String)] = [
    (86_400, "day", "day"), (3_600, "hour", "hr"), (60, "minute", "min"), (1, "second", "sec"),
  ]

  private static func largestUnit(of distance: Double) -> String {
    let unit = units.first { distance >= $0.seconds } ?? (1, "second", "sec")
    let count = Int(distance / unit.seconds)
    return "\(count) \(unit.name)" + (count == 1 ? "" : "s")
  }

  /// `2 min, 5 sec`: the two largest units.
  private static func spelled(_ distance: Double) -> String {
    let first = units.firstIndex { distance >= $0.seconds } ?? units.count - 1
    var rest = distance
    var parts: [String] = []
    for unit in units[first...].prefix(2) {
      let count = Int(rest / unit.seconds)
      rest -= Double(count) * unit.seconds
      if count > 0 || parts.isEmpty {
        parts.append("\(count) \(unit.short)" + (unit.short == "day" && count != 1 ? "s" : ""))
      }
    }
    return parts.joined(separator: ", ")
  }
}
