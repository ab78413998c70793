import Foundation

extension TimeZone: Boxed {}
extension Locale: Boxed {}
extension Calendar: Boxed {}
extension DateComponents: Boxed {}
extension DateInterval: Boxed {}

extension Calendar.Component: BridgedCases {
  static let bridgedCases: [Calendar.Component] = [
    .era, .year, .month, .day, .hour, .minute, .second, .weekday, .weekdayOrdinal, .quarter,
    .weekOfMonth, .weekOfYear, .yearForWeekOfYear, .nanosecond, .calendar, .timeZone,
    .dayOfYear,
  ]
}

extension Calendar.Identifier: BridgedCases {
  static let bridgedCases: [Calendar.Identifier] = [
    .gregorian, .buddhist, .chinese, .coptic, .hebrew, .iso8601, .indian, .islamic, .japanese,
    .persian, .republicOfChina,
  ]
}

extension Calendar.MatchingPolicy: BridgedCases {
  static let bridgedCases: [Calendar.MatchingPolicy] = [
    .nextTime, .nextTimePreservingSmallerComponents, .previousTimePreservingSmallerComponents,
    .strict,
  ]
}

extension ComparisonResult: BridgedCases {
  static let bridgedCases: [ComparisonResult] = [
    .orderedAscending, .orderedSame, .orderedDescending,
  ]
}

/// Moments, calendars and what is in between.
extension NativeTable {
  nonisolated(unsafe) static let dates: [String: Native] = [
    "Date.init()": making { (here: Here) in here.now },
    "Date.now": making { (here: Here) in here.now },
    "Date.init(timeIntervalSince1970:)": making { (time: Double) in
      Date(timeIntervalSince1970: time)
    },
    "Date.init(timeIntervalSinceReferenceDate:)": making { (time: Double) in
      Date(timeIntervalSinceReferenceDate: time)
    },
    "Date.init(timeIntervalSinceNow:)": making { (here: Here, time: Double) in here.now + time },
    "Date.init(timeInterval:since:)": making { (time: Double, date: Date) in date + time },
    "Date.distantPast": making { Date.distantPast },
    "Date.distantFuture": making { Date.distantFuture },
    "Date.timeIntervalSince1970": method { (date: Date) in date.timeIntervalSince1970 },
    "Date.timeIntervalSinceReferenceDate": method { (date: Date) in
      date.timeIntervalSinceReferenceDate
    },
    "Date.timeIntervalSinceNow": method { (date: Date, here: Here) in
      date.timeIntervalSince(here.now)
    },
    "Date.timeIntervalSince(_:)": method { (date: Date, other: Date) in
      date.timeIntervalSince(other)
    },
    "Date.distance(to:)": method { (date: Date, other: Date) in other.timeIntervalSince(date) },
    "Date.advanced(by:)": method { (date: Date, time: Double) in date + time },
    "Date.addingTimeInterval(_:)": method { (date: Date, time: Double) in date + time },
    "Date.addTimeInterval(_:)": changing { (date: inout Date, time: Double) in
      date += time
      return Nothing()
    },
    "Date.compare(_:)": method { (date: Date, other: Date) in date.compare(other) },
    "Date.+(_:_:)": making { (date: Date, time: Double) in date + time },
    "Date.-(_:_:)": making { (date: Date, time: Double) in date - time },
    "Date.description": method { (date: Date) in date.text },
    "DateInterval.init(start:end:)": making { (start: Date, end: Date) in
      guard start <= end else { throw Trap("an interval ends before it begins") }
      return DateInterval(start: start, end: end)
    },
    "DateInterval.init(start:duration:)": making { (start: Date, duration: Double) in
      guard duration >= 0 else { throw Trap("an interval ends before it begins") }
      return DateInterval(start: start, duration: duration)
    },
    "DateInterval.start": method { (interval: DateInterval) in interval.start },
    "DateInterval.end": method { (interval: DateInterval) in interval.end },
    "DateInterval.duration": method { (interval: DateInterval) in interval.duration },
    "DateInterval.contains(_:)": method { (interval: DateInterval, date: Date) in
      interval.contains(date)
    },
    "DateInterval.intersects(_:)": method { (interval: DateInterval, other: DateInterval) in
      interval.intersects(other)
    },
    "DateInterval.intersection(with:)": method { (interval: DateInterval, other: DateInterval) in
      interval.intersection(with: other)
    },
    "TimeZone.init(identifier:)": making { (name: String) in TimeZone(identifier: name) },
    "TimeZone.init(abbreviation:)": making { (name: String) in TimeZone(abbreviation: name) },
    "TimeZone.init(secondsFromGMT:)": making { (seconds: Int) in
      seconds.magnitude > 18 * 3600 ? nil : TimeZone(secondsFromGMT: seconds)
    },
    "TimeZone.current": making { (here: Here) in here.surroundings.timeZone },
    "TimeZone.autoupdatingCurrent": making { (here: Here) in here.surroundings.timeZone },
    "TimeZone.gmt": making { TimeZone.gmt },
    "TimeZone.identifier": method { (zone: TimeZone) in zone.identifier },
    "TimeZone.secondsFromGMT(for:)": method { (zone: TimeZone, date: Date) in
      zone.secondsFromGMT(for: date)
    },
    "TimeZone.isDaylightSavingTime(for:)": method { (zone: TimeZone, date: Date) in
      zone.isDaylightSavingTime(for: date)
    },
    "TimeZone.daylightSavingTimeOffset(for:)": method { (zone: TimeZone, date: Date) in
      zone.daylightSavingTimeOffset(for: date)
    },
    "TimeZone.secondsFromGMT()": method { (zone: TimeZone, here: Here) in
      zone.secondsFromGMT(for: here.now)
    },
    "TimeZone.abbreviation()": method { (zone: TimeZone, here: Here) in
      zone.abbreviation(for: here.now)
    },
    "Locale.init(identifier:)": making { (name: String) in Locale(identifier: name) },
    "Locale.current": making { (here: Here) in here.surroundings.locale },
    "Locale.autoupdatingCurrent": making { (here: Here) in here.surroundings.locale },
    "Locale.identifier": method { (locale: Locale) in locale.identifier },
    "Locale.currencyCode": method { (locale: Locale) in locale.currency?.identifier },
    "Locale.currencySymbol": method { (locale: Locale) in locale.currencySymbol },
    "Locale.decimalSeparator": method { (locale: Locale) in locale.decimalSeparator },
    "Locale.groupingSeparator": method { (locale: Locale) in locale.groupingSeparator },
    "Locale.languageCode": method { (locale: Locale) in locale.language.languageCode?.identifier },
    "Locale.regionCode": method { (locale: Locale) in locale.region?.identifier },
  ]

  nonisolated(unsafe) static let calendars: [String: Native] = [
    "Calendar.init(identifier:)": making { (name: Calendar.Identifier, here: Here) in
      var calendar = Calendar(identifier: name)
      calendar.timeZone = here.surroundings.timeZone
      calendar.locale = here.surroundings.locale
      return calendar
    },
    "Calendar.current": making { (here: Here) in here.surroundings.calendar },
    "Calendar.autoupdatingCurrent": making { (here: Here) in here.surroundings.calendar },
    "Calendar.identifier": method { (calendar: Calendar) in calendar.identifier },
    "Calendar.timeZone": method { (calendar: Calendar) in calendar.timeZone },
    "Calendar.timeZone=": changing { (calendar: inout Calendar, zone: TimeZone) in
      calendar.timeZone = zone
      return Nothing()
    },
    "Calendar.locale": method { (calendar: Calendar) in calendar.locale },
    "Calendar.locale=": changing { (calendar: inout Calendar, locale: Locale?) in
      calendar.locale = locale
      return Nothing()
    },
    "Calendar.firstWeekday": method { (calendar: Calendar) in calendar.firstWeekday },
    "Calendar.firstWeekday=": changing { (calendar: inout Calendar, day: Int) in
      calendar.firstWeekday = min(max(day, 1), 7)
      return Nothing()
    },
    "Calendar.monthSymbols": method { (calendar: Calendar) in calendar.monthSymbols },
    "Calendar.shortMonthSymbols": method { (calendar: Calendar) in calendar.shortMonthSymbols },
    "Calendar.weekdaySymbols": method { (calendar: Calendar) in calendar.weekdaySymbols },
    "Calendar.shortWeekdaySymbols": method { (calendar: Calendar) in calendar.shortWeekdaySymbols },
    "Calendar.veryShortWeekdaySymbols": method { (calendar: Calendar) in
      calendar.veryShortWeekdaySymbols
    },
    "Calendar.component(_:from:)": method {
      (calendar: Calendar, component: Calendar.Component, date: CalendarDate) in
      calendar.component(component, from: date.date)
    },
    "Calendar.dateComponents(_:from:)": method {
      (calendar: Calendar, parts: Set<Calendar.Component>, date: CalendarDate) in
      calendar.dateComponents(parts, from: date.date)
    },
    "Calendar.dateComponents(in:from:)": method {
      (calendar: Calendar, zone: TimeZone, date: CalendarDate) in
      calendar.dateComponents(in: zone, from: date.date)
    },
    "Calendar.dateComponents(_:from:to:)": difference(),
    "Calendar.date(from:)": method { (calendar: Calendar, parts: DateComponents) in
      calendar.date(from: parts)
    },
    "Calendar.date(byAdding:value:to:wrappingComponents:)": method {
      (calendar: Calendar, part: Calendar.Component, value: Int, date: Date) in
      calendar.date(byAdding: part, value: value, to: date)
    },
    "Calendar.date(byAdding:to:wrappingComponents:)": method {
      (calendar: Calendar, parts: DateComponents, date: Date) in
      calendar.date(byAdding: parts, to: date)
    },
    "Calendar.date(bySetting:value:of:)": method {
      (calendar: Calendar, part: Calendar.Component, value: Int, date: Date) in
      calendar.date(bySetting: part, value: value, of: date)
    },
    "Calendar.date(bySettingHour:minute:second:of:)": method {
      (calendar: Calendar, hour: Int, minute: Int, second: Int, date: Date) in
      calendar.date(bySettingHour: hour, minute: minute, second: second, of: date)
    },
    "Calendar.startOfDay(for:)": method { (calendar: Calendar, date: Date) in
      calendar.startOfDay(for: date)
    },
    "Calendar.isDate(_:inSameDayAs:)": method {
      (calendar: Calendar, date: CalendarDate, other: Date) in
      calendar.isDate(date.date, inSameDayAs: other)
    },
    "Calendar.isDate(_:equalTo:toGranularity:)": method {
      (calendar: Calendar, date: CalendarDate, other: Date, part: Calendar.Component) in
      calendar.isDate(date.date, equalTo: other, toGranularity: part)
    },
    "Calendar.compare(_:to:toGranularity:)": method {
      (calendar: Calendar, date: CalendarDate, other: Date, part: Calendar.Component) in
      calendar.compare(date.date, to: other, toGranularity: part)
    },
    "Calendar.isDateInToday(_:)": method { (calendar: Calendar, date: CalendarDate, here: Here) in
      calendar.isDate(date.date, inSameDayAs: here.now)
    },
    "Calendar.isDateInTomorrow(_:)": method {
      (calendar: Calendar, date: CalendarDate, here: Here) in
      calendar.isDate(date.date - 86400, inSameDayAs: here.now)
    },
    "Calendar.isDateInYesterday(_:)": method {
      (calendar: Calendar, date: CalendarDate, here: Here) in
      calendar.isDate(date.date + 86400, inSameDayAs: here.now)
    },
    "Calendar.isDateInWeekend(_:)": method { (calendar: Calendar, date: CalendarDate) in
      calendar.isDateInWeekend(date.date)
    },
    "Calendar.dateInterval(of:for:)": method {
      (calendar: Calendar, part: Calendar.Component, date: Date) in
      calendar.dateInterval(of: part, for: date)
    },
    "Calendar.range(of:in:for:)": method {
      (calendar: Calendar, small: Calendar.Component, large: Calendar.Component, date: CalendarDate)
      in
      calendar.range(of: small, in: large, for: date.date)
    },
    "Calendar.ordinality(of:in:for:)": method {
      (calendar: Calendar, small: Calendar.Component, large: Calendar.Component, date: CalendarDate)
      in
      calendar.ordinality(of: small, in: large, for: date.date)
    },
    "Calendar.nextDate(after:matching:matchingPolicy:)": method {
      (
        calendar: Calendar, date: Date, parts: DateComponents, policy: Calendar.MatchingPolicy
      ) in
      calendar.nextDate(after: date, matching: parts, matchingPolicy: policy)
    },
  ].merging(components) { first, _ in first }

  /// Between two dates, or between two of their components.
  private static func difference() -> Native {
    let dates: Native = method {
      (calendar: Calendar, parts: Set<Calendar.Component>, start: Date, end: Date) in
      calendar.dateComponents(parts, from: start, to: end)
    }
    let components: Native = method {
      (
        calendar: Calendar, parts: Set<Calendar.Component>, start: DateComponents,
        end: DateComponents
      ) in
      calendar.dateComponents(parts, from: start, to: end)
    }
    return { call in
      call.type(1).type.nominal?.name == "Date" ? try dates(call) : try components(call)
    }
  }

  nonisolated(unsafe) private static let components: [String: Native] = {
    var table: [String: Native] = [
      "DateComponents.init(calendar:timeZone:era:year:month:day:hour:minute:second:nanosecond:weekday:weekdayOrdinal:quarter:weekOfMonth:weekOfYear:yearForWeekOfYear:)":
        making {
          (
            calendar: Calendar?, zone: TimeZone?, era: Int?, year: Int?, month: Int?, day: Int?,
            hour: Int?, minute: Int?, second: Int?, nanosecond: Int?, weekday: Int?,
            ordinal: Int?, quarter: Int?, weekOfMonth: Int?, week: Int?, weekYear: Int?
          ) in
          DateComponents(
            calendar: calendar, timeZone: zone, era: era, year: year, month: month, day: day,
            hour: hour, minute: minute, second: second, nanosecond: nanosecond, weekday: weekday,
            weekdayOrdinal: ordinal, quarter: quarter, weekOfMonth: weekOfMonth, weekOfYear: week,
            yearForWeekOfYear: weekYear)
        },
      "DateComponents.calendar": method { (parts: DateComponents) in parts.calendar },
      "DateComponents.calendar=": changing { (parts: inout DateComponents, value: Calendar?) in
        parts.calendar = value
        return Nothing()
      },
      "DateComponents.timeZone": method { (parts: DateComponents) in parts.timeZone },
      "DateComponents.timeZone=": changing { (parts: inout DateComponents, value: TimeZone?) in
        parts.timeZone = value
        return Nothing()
      },
      "DateComponents.date": method { (parts: DateComponents) in parts.date },
      "DateComponents.value(for:)": method { (parts: DateComponents, part: Calendar.Component) in
        parts.value(for: part)
      },
      "DateComponents.setValue(_:for:)": changing {
        (parts: inout DateComponents, value: Int?, part: Calendar.Component) in
        parts.setValue(value, for: part)
        return Nothing()
      },
    ]
    let parts: [(String, WritableKeyPath<DateComponents, Int?>)] = [
      ("era", \.era), ("year", \.year), ("month", \.month), ("day", \.day), ("hour", \.hour),
      ("minute", \.minute), ("second", \.second), ("nanosecond", \.nanosecond),
      ("weekday", \.weekday), ("weekdayOrdinal", \.weekdayOrdinal), ("quarter", \.quarter),
      ("weekOfMonth", \.weekOfMonth), ("weekOfYear", \.weekOfYear),
      ("yearForWeekOfYear", \.yearForWeekOfYear),
    ]
    for (name, path) in parts {
      table["DateComponents.\(name)"] = method { (parts: DateComponents) in parts[keyPath: path] }
      table["DateComponents.\(name)="] = changing { (parts: inout DateComponents, value: Int?) in
        parts[keyPath: path] = value
        return Nothing()
      }
    }
    return table
  }()
}

extension Date {
  /// As it is printed. For what is no moment Foundation has no text, and traps.
  var text: String {
    let seconds = timeIntervalSinceReferenceDate
    return seconds.isFinite ? description : seconds.isNaN ? "nan" : "\(seconds)"
  }
}

extension Here {
  var now: Date { Date(timeIntervalSinceReferenceDate: surroundings.now()) }
}
