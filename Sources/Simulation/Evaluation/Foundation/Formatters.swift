import Foundation

extension DateFormatter: LibraryType {
  static let library = LibraryTable("DateFormatter", DateFormatter.self) { table in
    table.initializer("") {
      let formatter = DateFormatter()
      formatter.locale = Surroundings.locale
      formatter.timeZone = Surroundings.timeZone
      formatter.calendar = Surroundings.calendar
      return formatter
    }
    table.setter("dateFormat") { (formatter: inout DateFormatter, pattern: String) in
      formatter.dateFormat = pattern
    }
    table.setter("dateStyle") { (formatter: inout DateFormatter, style: DateFormatter.Style) in
      formatter.dateStyle = style
    }
    table.setter("timeStyle") { (formatter: inout DateFormatter, style: DateFormatter.Style) in
      formatter.timeStyle = style
    }
    table.setter("locale") { (formatter: inout DateFormatter, locale: Locale) in
      formatter.locale = locale
    }
    table.setter("timeZone") { (formatter: inout DateFormatter, zone: TimeZone?) in
      formatter.timeZone = zone
    }
    table.setter("calendar") { (formatter: inout DateFormatter, calendar: Calendar) in
      formatter.calendar = calendar
    }
    table.setter("doesRelativeDateFormatting") { (formatter: inout DateFormatter, flag: Bool) in
      formatter.doesRelativeDateFormatting = flag
    }
    table.property("dateFormat") { $0.dateFormat as String? }
    table.method("string(from:)") { (formatter: DateFormatter, date: CalendarDate) in
      formatter.string(from: date.date)
    }
    table.method("string(for:)") { (formatter: DateFormatter, date: CalendarDate) in
      Optional(formatter.string(from: date.date))
    }
    table.method("date(from:)") { (formatter: DateFormatter, text: String) in
      formatter.date(from: text)
    }
    table.method("setLocalizedDateFormatFromTemplate(_:)") {
      (formatter: DateFormatter, template: String) in
      formatter.setLocalizedDateFormatFromTemplate(template)
      return Value.void
    }
  }
}

extension DateFormatter.Style: LibraryType {
  static let library = LibraryTable("DateFormatter.Style", Self.self) { table in
    table.constants([
      "none": .none, "short": .short, "medium": .medium, "long": .long, "full": .full,
    ])
  }
}

extension ISO8601DateFormatter: LibraryType {
  static let library = LibraryTable("ISO8601DateFormatter", ISO8601DateFormatter.self) { table in
    table.initializer("") { ISO8601DateFormatter() }
    table.method("string(from:)") { (formatter: ISO8601DateFormatter, date: CalendarDate) in
      formatter.string(from: date.date)
    }
    table.method("date(from:)") { (formatter: ISO8601DateFormatter, text: String) in
      formatter.date(from: text)
    }
  }
}

/// `RelativeDateTimeFormatter`: the formatting of dates relative to another one.
struct RelativeDateFormatter: LibraryType {
  private var units = Date.RelativeFormatStyle.UnitsStyle.wide
  private var presentation = Date.RelativeFormatStyle.Presentation.numeric

  static let library = LibraryTable("RelativeDateTimeFormatter", Self.self) { table in
    table.initializer("") { RelativeDateFormatter() }
    table.setter("unitsStyle") {
      (formatter: inout Self, units: RelativeUnits) in formatter.units = units.style
    }
    table.setter("dateTimeStyle") {
      (formatter: inout Self, style: Date.RelativeFormatStyle.Presentation) in
      formatter.presentation = style
    }
    table.method("localizedString(for:relativeTo:)") {
      (formatter: Self, date: Date, other: Date) in formatter.style.text(of: date, seenAt: other)
    }
    table.method("localizedString(fromTimeInterval:)") { (formatter: Self, seconds: Double) in
      formatter.style.text(of: Surroundings.start + seconds, seenAt: Surroundings.start)
    }
  }

  private var style: Date.RelativeFormatStyle {
    Date.RelativeFormatStyle(presentation: presentation, unitsStyle: units)
  }
}

/// `RelativeDateTimeFormatter.UnitsStyle`.
enum RelativeUnits: LibraryType {
  case full, spellOut, short, abbreviated

  static let library = LibraryTable("RelativeDateTimeFormatter.UnitsStyle", Self.self) { table in
    table.constants([
      "full": .full, "spellOut": .spellOut, "short": .short, "abbreviated": .abbreviated,
    ])
  }

  var style: Date.RelativeFormatStyle.UnitsStyle {
    switch self {
    case .full: .wide
    case .spellOut: .spellOut
    case .short: .abbreviated
    case .abbreviated: .narrow
    }
  }
}

extension NumberFormatter: LibraryType {
  static let library = LibraryTable("NumberFormatter", NumberFormatter.self) { table in
    table.initializer("") {
      let formatter = NumberFormatter()
      formatter.locale = Surroundings.locale
      return formatter
    }
    table.setter("numberStyle") {
      (formatter: inout NumberFormatter, style: NumberFormatter.Style) in
      formatter.numberStyle = style
    }
    table.setter("currencyCode") { (formatter: inout NumberFormatter, code: String) in
      formatter.currencyCode = code
    }
    table.setter("locale") { (formatter: inout NumberFormatter, locale: Locale) in
      formatter.locale = locale
    }
    table.setter("minimumFractionDigits") { (formatter: inout NumberFormatter, count: Int) in
      formatter.minimumFractionDigits = count
    }
    table.setter("maximumFractionDigits") { (formatter: inout NumberFormatter, count: Int) in
      formatter.maximumFractionDigits = count
    }
    table.setter("minimumIntegerDigits") { (formatter: inout NumberFormatter, count: Int) in
      formatter.minimumIntegerDigits = count
    }
    table.setter("usesGroupingSeparator") { (formatter: inout NumberFormatter, flag: Bool) in
      formatter.usesGroupingSeparator = flag
    }
    table.setter("groupingSeparator") { (formatter: inout NumberFormatter, text: String) in
      formatter.groupingSeparator = text
    }
    table.setter("decimalSeparator") { (formatter: inout NumberFormatter, text: String) in
      formatter.decimalSeparator = text
    }
    table.method("string(from:)") { (formatter: NumberFormatter, object: NumberObject) in
      formatter.string(from: object.number)
    }
    table.method("string(for:)") { (formatter: NumberFormatter, object: NumberObject) in
      formatter.string(from: object.number)
    }
    table.method("number(from:)") { (formatter: NumberFormatter, text: String) in
      formatter.number(from: text).map { NumberObject(number: $0) }
    }
  }
}

/// `NSNumber`, which a literal can be too.
struct NumberObject: LibraryType, CustomStringConvertible {
  let number: NSNumber

  var description: String { number.description }

  static func converted(from value: Value, in evaluator: Evaluator) -> NumberObject? {
    switch evaluator.unwrapped(value) {
    case .integer(let number): NumberObject(number: NSNumber(value: number))
    case .double(let number): NumberObject(number: NSNumber(value: number))
    case .native(let object): (object as? LibraryValue<NumberObject>)?.base
    default: nil
    }
  }

  static let library = LibraryTable("NSNumber", NumberObject.self) { table in
    table.initializer("value:") { (object: NumberObject) in object }
    table.property("intValue") { $0.number.intValue }
    table.property("doubleValue") { $0.number.doubleValue }
    table.property("boolValue") { $0.number.boolValue }
    table.property("stringValue") { $0.number.stringValue }
  }
}

extension NumberFormatter.Style: LibraryType {
  static let library = LibraryTable("NumberFormatter.Style", Self.self) { table in
    table.constants([
      "none": .none, "decimal": .decimal, "currency": .currency, "percent": .percent,
      "scientific": .scientific, "spellOut": .spellOut, "ordinal": .ordinal,
    ])
  }
}
