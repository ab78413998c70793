import Foundation

extension Date: LibraryType {
  /// Foundation has no words for a date that is no number.
  var text: String { timeIntervalSince1970.isNaN ? "nan" : description }

  /// With millionths of the second: `2026-01-01 09:00:00.000250 +0000`.
  var precise: String {
    let seconds = timeIntervalSinceReferenceDate
    guard abs(seconds) < 1e12, let zone = text.range(of: " +0000") else { return text }
    // The least moment before a whole second is taken for that second, as Foundation's words take it.
    let fraction = seconds - seconds.rounded(.down)
    let millionths = String(Int(fraction * 1_000_000) % 1_000_000)
    let zeros = String(repeating: "0", count: 6 - millionths.count)
    return text.replacingCharacters(in: zone, with: ".\(zeros)\(millionths) +0000")
  }

  static let library = LibraryTable("Date", Date.self) { table in
    table.initializer("") { (surroundings: Surroundings) in surroundings.now() }
    table.initializer("timeIntervalSince1970:") { (seconds: Double) in
      Date(timeIntervalSince1970: seconds)
    }
    table.initializer("timeIntervalSinceReferenceDate:") { (seconds: Double) in
      Date(timeIntervalSinceReferenceDate: seconds)
    }
    table.initializer("timeInterval:since:") { (seconds: Double, date: Date) in
      date.addingTimeInterval(seconds)
    }
    table.initializer("timeIntervalSinceNow:") { (seconds: Double, surroundings: Surroundings) in
      surroundings.now().addingTimeInterval(seconds)
    }
    table.constant("now") { $0.now() }
    table.constants(["distantPast": .distantPast, "distantFuture": .distantFuture])
    table.property("timeIntervalSince1970") { $0.timeIntervalSince1970 }
    table.property("timeIntervalSinceReferenceDate") { $0.timeIntervalSinceReferenceDate }
    table.property("description") { $0.text }
    table.method("timeIntervalSince(_:)") { (date: Date, other: Date) in
      date.timeIntervalSince(other)
    }
    table.property("timeIntervalSinceNow") { (date: Date, surroundings: Surroundings) in
      date.timeIntervalSince(surroundings.now())
    }
    table.method("addingTimeInterval(_:)") { (date: Date, seconds: Double) in
      date.addingTimeInterval(seconds)
    }
    table.method("advanced(by:)") { (date: Date, seconds: Double) in date.advanced(by: seconds) }
    table.method("distance(to:)") { (date: Date, other: Date) in date.distance(to: other) }
    table.mutating("addTimeInterval(_:)") { (date: inout Date, seconds: Double) in
      date.addTimeInterval(seconds)
    }
    table.ordered()
    table.operation("+") { (date: Date, seconds: Double) in date + seconds }
    table.operation("-") { (date: Date, seconds: Double) in date - seconds }
    addFormatting(to: table)
  }
}

extension TimeZone: LibraryType {
  static let library = LibraryTable("TimeZone", TimeZone.self) { table in
    table.failableInitializer("identifier:") { (name: String) in TimeZone(identifier: name) }
    table.failableInitializer("abbreviation:") { (name: String) in TimeZone(abbreviation: name) }
    table.failableInitializer("secondsFromGMT:") { (seconds: Int) in
      seconds.magnitude <= 18 * 3_600 ? TimeZone(secondsFromGMT: seconds) : nil
    }
    table.constants([
      "current": Surroundings.timeZone, "autoupdatingCurrent": Surroundings.timeZone, "gmt": .gmt,
    ])
    table.property("identifier") { $0.identifier }
    table.method("secondsFromGMT(for:)") { (zone: TimeZone, date: Date) in
      zone.secondsFromGMT(for: date)
    }
  }
}

extension Locale: LibraryType {
  static let library = LibraryTable("Locale", Locale.self) { table in
    table.initializer("identifier:") { (name: String) in Locale(identifier: name) }
    table.constants([
      "current": Surroundings.locale, "autoupdatingCurrent": Surroundings.locale,
    ])
    table.property("identifier") { $0.identifier }
    table.property("currencyCode") { $0.currency?.identifier }
    table.property("languageCode") { $0.language.languageCode?.identifier }
    table.property("regionCode") { $0.region?.identifier }
    table.property("decimalSeparator") { $0.decimalSeparator }
    table.property("currencySymbol") { $0.currencySymbol }
    table.property("groupingSeparator") { $0.groupingSeparator }
    table.property("currency") { $0.currency }
    table.property("region") { $0.region }
    table.property("language") { $0.language }
  }
}

/// What is nothing but its identifier: `Locale.Currency("EUR")`.
protocol LocalePart: LibraryType {
  init(_ identifier: String)
  var identifier: String { get }
}

extension LocalePart {
  fileprivate static func table(_ name: String) -> LibraryTable {
    LibraryTable(name, Self.self) { table in
      table.initializer("_:") { (identifier: String) in Self(identifier) }
      table.property("identifier") { $0.identifier }
    }
  }
}

extension Locale.Currency: LocalePart { static let library = table("Locale.Currency") }
extension Locale.Region: LocalePart { static let library = table("Locale.Region") }
extension Locale.LanguageCode: LocalePart { static let library = table("Locale.LanguageCode") }

extension Locale.Language: LibraryType {
  static let library = LibraryTable("Locale.Language", Locale.Language.self) { table in
    table.property("languageCode") { $0.languageCode }
    table.property("region") { $0.region }
  }
}

extension Calendar: LibraryType {
  static let library = LibraryTable("Calendar", Calendar.self) { table in
    table.initializer("identifier:") { (identifier: Calendar.Identifier) in
      var calendar = Calendar(identifier: identifier)
      calendar.locale = Surroundings.locale
      calendar.timeZone = Surroundings.timeZone
      return calendar
    }
    table.constants([
      "current": Surroundings.calendar, "autoupdatingCurrent": Surroundings.calendar,
    ])
    table.variable("timeZone", \.timeZone)
    table.variable("locale", \.locale)
    table.property("firstWeekday") { $0.firstWeekday }
    table.setter("firstWeekday") { (calendar: inout Calendar, day: Int) in
      // The system's library stops the process at a number that is too large for it.
      guard (1...7).contains(day) else { throw ArgumentMismatch() }
      calendar.firstWeekday = day
    }
    table.property("monthSymbols") { $0.monthSymbols }
    table.property("shortMonthSymbols") { $0.shortMonthSymbols }
    table.property("weekdaySymbols") { $0.weekdaySymbols }
    table.property("shortWeekdaySymbols") { $0.shortWeekdaySymbols }
    table.property("veryShortWeekdaySymbols") { $0.veryShortWeekdaySymbols }
    addParts(to: table)
    addArithmetic(to: table)
    addQuestions(to: table)
  }

  private static func addParts(to table: LibraryTableBuilder<Calendar>) {
    table.method("startOfDay(for:)") { (calendar: Calendar, date: Date) in
      calendar.startOfDay(for: date)
    }
    table.method("component(_:from:)") {
      (calendar: Calendar, part: Component, date: CalendarDate) in
      calendar.component(part, from: date.date)
    }
    table.method("dateComponents(_:from:)") {
      (calendar: Calendar, parts: Set<Component>, date: CalendarDate) in
      calendar.dateComponents(parts, from: date.date)
    }
    table.method("dateComponents(_:from:to:)") {
      (calendar: Calendar, parts: Set<Component>, start: Date, end: Date) in
      calendar.dateComponents(parts, from: start, to: end)
    }
    table.method("date(from:)") { (calendar: Calendar, parts: DateComponents) in
      calendar.date(from: parts)
    }
    table.method("dateInterval(of:for:)") { (calendar: Calendar, part: Component, date: Date) in
      calendar.dateInterval(of: part, for: date)
    }
    table.method("nextDate(after:matching:matchingPolicy:)") {
      (calendar: Calendar, date: Date, parts: DateComponents, policy: MatchingPolicy) in
      calendar.nextDate(after: date, matching: parts, matchingPolicy: policy)
    }
    table.method("range(of:in:for:)") {
      (calendar: Calendar, smaller: Component, larger: Component, date: CalendarDate) in
      calendar.range(of: smaller, in: larger, for: date.date)
    }
  }

  private static func addArithmetic(to table: LibraryTableBuilder<Calendar>) {
    table.method("date(byAdding:value:to:)") {
      (calendar: Calendar, part: Component, value: Int, date: Date) in
      calendar.date(byAdding: part, value: value, to: date)
    }
    table.method("date(byAdding:to:)") { (calendar: Calendar, parts: DateComponents, date: Date) in
      calendar.date(byAdding: parts, to: date)
    }
    table.method("date(bySettingHour:minute:second:of:)") {
      (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
      calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
    }
    table.method("date(bySetting:value:of:)") {
      (calendar: Calendar, part: Component, value: Int, date: Date) in
      calendar.date(bySetting: part, value: value, of: date)
    }
  }

  private static func addQuestions(to table: LibraryTableBuilder<Calendar>) {
    table.method("isDateInToday(_:)") {
      (calendar: Calendar, date: CalendarDate, surroundings: Surroundings) in
      calendar.isDate(date.date, inSameDayAs: surroundings.now())
    }
    table.method("isDateInYesterday(_:)") {
      (calendar: Calendar, date: CalendarDate, surroundings: Surroundings) in
      calendar.isDate(date.date, inSameDayAs: surroundings.now().addingTimeInterval(-86_400))
    }
    table.method("isDateInTomorrow(_:)") {
      (calendar: Calendar, date: CalendarDate, surroundings: Surroundings) in
      calendar.isDate(date.date, inSameDayAs: surroundings.now().addingTimeInterval(86_400))
    }
    table.method("isDateInWeekend(_:)") { (calendar: Calendar, date: CalendarDate) in
      calendar.isDateInWeekend(date.date)
    }
    table.method("isDate(_:inSameDayAs:)") {
      (calendar: Calendar, date: CalendarDate, other: Date) in
      calendar.isDate(date.date, inSameDayAs: other)
    }
    table.method("isDate(_:equalTo:toGranularity:)") {
      (calendar: Calendar, date: CalendarDate, other: Date, part: Component) in
      calendar.isDate(date.date, equalTo: other, toGranularity: part)
    }
  }
}

extension Calendar.Identifier: LibraryType {
  static let library = LibraryTable("Calendar.Identifier", Self.self) { table in
    table.constants([
      "gregorian": .gregorian, "iso8601": .iso8601, "buddhist": .buddhist, "hebrew": .hebrew,
      "japanese": .japanese, "chinese": .chinese,
    ])
  }
}

extension Calendar.MatchingPolicy: LibraryType {
  static let library = LibraryTable("Calendar.MatchingPolicy", Self.self) { table in
    table.constants([
      "nextTime": .nextTime,
      "nextTimePreservingSmallerComponents": .nextTimePreservingSmallerComponents,
      "previousTimePreservingSmallerComponents": .previousTimePreservingSmallerComponents,
      "strict": .strict,
    ])
  }
}

extension Calendar.Component: LibraryType {
  static let library = LibraryTable("Calendar.Component", Self.self) { table in
    table.constants([
      "era": .era, "year": .year, "month": .month, "day": .day, "hour": .hour, "minute": .minute,
      "second": .second, "nanosecond": .nanosecond, "weekday": .weekday,
      "weekdayOrdinal": .weekdayOrdinal, "quarter": .quarter, "weekOfMonth": .weekOfMonth,
      "weekOfYear": .weekOfYear, "yearForWeekOfYear": .yearForWeekOfYear, "dayOfYear": .dayOfYear,
    ])
  }
}

extension DateComponents: LibraryType {
  /// The parts in the order in which the initialiser takes them.
  private static var parts: KeyValuePairs<String, WritableKeyPath<DateComponents, Int?> & Sendable>
  {
    [
      "era": \.era, "year": \.year, "month": \.month, "day": \.day, "hour": \.hour,
      "minute": \.minute, "second": \.second, "nanosecond": \.nanosecond, "weekday": \.weekday,
      "weekdayOrdinal": \.weekdayOrdinal, "quarter": \.quarter, "weekOfMonth": \.weekOfMonth,
      "weekOfYear": \.weekOfYear, "yearForWeekOfYear": \.yearForWeekOfYear,
    ]
  }

  static let library = LibraryTable("DateComponents", DateComponents.self) { table in
    for (name, path) in parts { table.variable(name, path) }
    table.variable("calendar", \.calendar)
    table.variable("timeZone", \.timeZone)
    table.property("date") { $0.date }
    table.initializer("") { DateComponents() }
    table.memberwise(DateComponents())
  }
}

extension DateInterval: LibraryType {
  /// Foundation has no words for one that begins or ends at no number.
  var text: String {
    start.timeIntervalSince1970.isNaN || end.timeIntervalSince1970.isNaN
      ? "\(start.text) to \(end.text)" : description
  }

  static let library = LibraryTable("DateInterval", DateInterval.self) { table in
    table.initializer("start:end:") { (start: Date, end: Date) in
      guard start <= end else { throw ArgumentMismatch() }
      return DateInterval(start: start, end: end)
    }
    table.initializer("start:duration:") { (start: Date, duration: Double) in
      guard duration >= 0 else { throw ArgumentMismatch() }
      return DateInterval(start: start, duration: duration)
    }
    table.property("start") { $0.start }
    table.property("end") { $0.end }
    table.property("duration") { $0.duration }
    table.method("contains(_:)") { (interval: DateInterval, date: Date) in interval.contains(date) }
    table.ordered()
  }
}
