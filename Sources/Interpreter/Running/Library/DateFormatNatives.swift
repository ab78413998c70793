import Foundation

/// The text of dates, and dates of text.
extension NativeTable {
  nonisolated(unsafe) static let dateFormats: [String: Native] = [
    "__dateText(_:format:dateStyle:timeStyle:isRelative:locale:zone:)": making {
      (
        date: CalendarDate, format: String?, dateStyle: Int, timeStyle: Int, isRelative: Bool,
        locale: Locale, zone: TimeZone, here: Here
      ) in
      let formatter = dateFormatter(format, dateStyle, timeStyle, locale, zone)
      guard isRelative, format == nil, dateStyle != 0,
        let day = relativeDay(date.date, here, zone)
      else { return formatter.string(from: date.date) }
      if timeStyle == 0 { return day }
      formatter.dateStyle = .none
      return day + ", " + formatter.string(from: date.date)
    },
    "__dateOf(_:format:dateStyle:timeStyle:locale:zone:)": making {
      (
        text: String, format: String?, dateStyle: Int, timeStyle: Int, locale: Locale,
        zone: TimeZone
      ) in
      dateFormatter(format, dateStyle, timeStyle, locale, zone).date(from: text)
    },
    "__dateTemplate(_:locale:)": making { (template: String, locale: Locale) in
      DateFormatter.dateFormat(fromTemplate: template, options: 0, locale: locale) ?? template
    },
    "__isoText(_:_:_:)": making { (date: CalendarDate, options: Int, zone: TimeZone) in
      isoFormatter(options, zone).string(from: date.date)
    },
    "__isoDate(_:_:_:)": making { (text: String, options: Int, zone: TimeZone) in
      isoFormatter(options, zone).date(from: text)
    },
    "__dateStyled(_:_:locale:zone:)": making {
      (date: CalendarDate, parts: [String], locale: Locale, zone: TimeZone) in
      DateStyleParts(locale: locale, zone: zone).style(parts).format(date.date)
    },
    "__relativeText(_:_:isNamed:width:locale:)": making {
      (seconds: Double, now: Date, isNamed: Bool, width: Int, locale: Locale) in
      RelativeTime(isNamed: isNamed, isShort: width > 1).text(seconds)
    },
  ]

  private static func dateFormatter(
    _ format: String?, _ dateStyle: Int, _ timeStyle: Int, _ locale: Locale, _ zone: TimeZone
  ) -> DateFormatter {
    let formatter = DateFormatter()
    formatter.locale = locale
    formatter.timeZone = zone
    formatter.dateStyle = DateFormatter.Style(rawValue: UInt(clamping: dateStyle)) ?? .none
    formatter.timeStyle = DateFormatter.Style(rawValue: UInt(clamping: timeStyle)) ?? .none
    if let format { formatter.dateFormat = format }
    return formatter
  }

  private static func isoFormatter(_ options: Int, _ zone: TimeZone) -> ISO8601DateFormatter {
    let formatter = ISO8601DateFormatter()
    formatter.formatOptions = ISO8601DateFormatter.Options(rawValue: UInt(clamping: options))
    formatter.timeZone = zone
    return formatter
  }

  /// How a day is called that is not far away.
  private static func relativeDay(_ date: Date, _ here: Here, _ zone: TimeZone) -> String? {
    var calendar = here.surroundings.calendar
    calendar.timeZone = zone
    let days = calendar.dateComponents(
      [.day], from: calendar.startOfDay(for: here.now), to: calendar.startOfDay(for: date)
    ).day
    return days.flatMap { [-1: "Yesterday", 0: "Today", 1: "Tomorrow"][$0] }
  }
}

/// `.dateTime.day().month(.wide)`: what was asked for, one word for each call.
struct DateStyleParts {
  let locale: Locale
  let zone: TimeZone

  func style(_ parts: [String]) -> Date.FormatStyle {
    var date: Date.FormatStyle.DateStyle?
    var time: Date.FormatStyle.TimeStyle?
    for part in parts {
      let words = part.split(separator: " ").map(String.init)
      if words.first == "date" { date = Self.dates[words[1]] }
      if words.first == "time" { time = Self.times[words[1]] }
    }
    var style = Date.FormatStyle(date: date, time: time, locale: locale, timeZone: zone)
    for part in parts {
      if let change = Self.changes[part] { style = change(style) }
    }
    return style
  }

  private static let dates: [String: Date.FormatStyle.DateStyle] = [
    "omitted": .omitted, "numeric": .numeric, "abbreviated": .abbreviated, "long": .long,
    "complete": .complete,
  ]
  private static let times: [String: Date.FormatStyle.TimeStyle] = [
    "omitted": .omitted, "shortened": .shortened, "standard": .standard, "complete": .complete,
  ]

  private typealias Style = Date.FormatStyle
  // Made once, holds nothing that changes.
  nonisolated(unsafe) private static let changes: [String: (Style) -> Style] = [
    "year defaultDigits": { $0.year() }, "year twoDigits": { $0.year(.twoDigits) },
    "month defaultDigits": { $0.month(.defaultDigits) },
    "month twoDigits": { $0.month(.twoDigits) }, "month abbreviated": { $0.month(.abbreviated) },
    "month wide": { $0.month(.wide) }, "month narrow": { $0.month(.narrow) },
    "day defaultDigits": { $0.day() }, "day twoDigits": { $0.day(.twoDigits) },
    "day ordinalOfDayInMonth": { $0.day(.ordinalOfDayInMonth) },
    "weekday abbreviated": { $0.weekday(.abbreviated) }, "weekday wide": { $0.weekday(.wide) },
    "weekday narrow": { $0.weekday(.narrow) }, "weekday short": { $0.weekday(.short) },
    "weekday oneDigit": { $0.weekday(.oneDigit) }, "weekday twoDigits": { $0.weekday(.twoDigits) },
    "hour default abbreviated": { $0.hour() },
    "hour default omitted": { $0.hour(.defaultDigits(amPM: .omitted)) },
    "hour default wide": { $0.hour(.defaultDigits(amPM: .wide)) },
    "hour default narrow": { $0.hour(.defaultDigits(amPM: .narrow)) },
    "hour two abbreviated": { $0.hour(.twoDigits(amPM: .abbreviated)) },
    "hour two omitted": { $0.hour(.twoDigits(amPM: .omitted)) },
    "hour two wide": { $0.hour(.twoDigits(amPM: .wide)) },
    "hour two narrow": { $0.hour(.twoDigits(amPM: .narrow)) },
    "minute defaultDigits": { $0.minute() }, "minute twoDigits": { $0.minute(.twoDigits) },
    "second defaultDigits": { $0.second() }, "second twoDigits": { $0.second(.twoDigits) },
    "era abbreviated": { $0.era() }, "era wide": { $0.era(.wide) },
    "era narrow": { $0.era(.narrow) },
    "quarter oneDigit": { $0.quarter(.oneDigit) }, "quarter twoDigits": { $0.quarter(.twoDigits) },
    "quarter abbreviated": { $0.quarter(.abbreviated) }, "quarter wide": { $0.quarter(.wide) },
    "quarter narrow": { $0.quarter(.narrow) }, "week defaultDigits": { $0.week() },
    "week twoDigits": { $0.week(.twoDigits) }, "week weekOfMonth": { $0.week(.weekOfMonth) },
    "zone abbreviated": { $0.timeZone(.specificName(.short)) },
    "zone long": { $0.timeZone(.specificName(.long)) },
  ]
}

/// A span of time as people say it: `in 2 hours`, `yesterday`. Foundation has it on Apple's
/// platforms only.
struct RelativeTime {
  let isNamed: Bool
  let isShort: Bool

  private static let units: [(name: String, short: String, seconds: Double)] = [
    ("year", "yr.", 365 * 86400), ("month", "mo.", 30 * 86400), ("week", "wk.", 7 * 86400),
    ("day", "day", 86400), ("hour", "hr.", 3600), ("minute", "min.", 60), ("second", "sec.", 1),
  ]
  private static let names: [String: [Int: String]] = [
    "year": [-1: "last year", 0: "this year", 1: "next year"],
    "month": [-1: "last month", 0: "this month", 1: "next month"],
    "week": [-1: "last week", 0: "this week", 1: "next week"],
    "day": [-1: "yesterday", 0: "today", 1: "tomorrow"], "second": [0: "now"],
  ]

  func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return "" }
    let unit = Self.units.first { abs(seconds) >= $0.seconds } ?? Self.units[Self.units.count - 1]
    let count = Int(seconds / unit.seconds)
    if isNamed, let name = Self.names[unit.name]?[count] { return name }
    let size = abs(count)
    let plural = isShort && unit.name != "day" ? "" : size == 1 ? "" : "s"
    let name = (isShort ? unit.short : unit.name) + plural
    return seconds < 0 ? "\(size) \(name) ago" : "in \(size) \(name)"
  }
}
