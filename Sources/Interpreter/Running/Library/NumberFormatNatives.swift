import Foundation

/// The text of numbers, lists, sizes and spans of time, and numbers of text.
extension NativeTable {
  nonisolated(unsafe) static let numberFormats: [String: Native] = [
    "__numberFormatted(_:_:)": making { (number: Double, form: NumberForm) in
      form.formatter.string(from: NSNumber(value: number)) ?? ""
    },
    "__numberParsed(_:_:)": making { (text: String, form: NumberForm) in
      form.formatter.number(from: text)?.doubleValue
    },
    "__numberText(_:_:_:)": making { (number: Double, whole: Int?, style: NumberStyle) in
      style.text(number, whole)
    },
    "__decimalText(_:_:)": making { (number: Decimal, style: NumberStyle) in style.text(number) },
    "__listText(_:isOr:width:locale:)": making {
      (items: [String], isOr: Bool, width: Int, locale: Locale) in
      var style = ListFormatStyle<PlainText, [String]>(memberStyle: PlainText())
      style.listType = isOr ? .or : .and
      style.width = width == 1 ? .short : width == 2 ? .narrow : .standard
      return style.locale(locale).format(items)
    },
    "__byteText(_:style:isZeroSpelled:)": making {
      (count: Int, style: Int, isZeroSpelled: Bool, here: Here) in
      let styles: [ByteCountFormatStyle.Style] = [.file, .memory, .decimal, .binary]
      return ByteCountFormatStyle(
        style: styles.indices.contains(style) ? styles[style] : .file,
        spellsOutZero: isZeroSpelled, locale: here.surroundings.locale
      ).format(Int64(count))
    },
    "__componentsText(_:units:style:padding:most:)": making {
      (seconds: Double, units: [String], style: Int, isPadded: Bool, most: Int) in
      ClockText(units: units, style: style, isPadded: isPadded, most: most).text(seconds)
    },
    "__durationTime(_:pattern:hours:fraction:)": making {
      (seconds: Double, pattern: String, hours: Int, fraction: Int, here: Here) in
      let (length, digits) = (min(max(hours, 1), 20), min(max(fraction, 0), 9))
      let chosen: Duration.TimeFormatStyle.Pattern =
        switch pattern {
        case "hm": .hourMinute(padHourToLength: length)
        case "ms": .minuteSecond(padMinuteToLength: length, fractionalSecondsLength: digits)
        default: .hourMinuteSecond(padHourToLength: length, fractionalSecondsLength: digits)
        }
      return Duration.TimeFormatStyle(pattern: chosen, locale: here.surroundings.locale)
        .format(try span(seconds))
    },
    "__durationUnits(_:units:width:most:fraction:)": making {
      (seconds: Double, units: [String], width: Int, most: Int, fraction: Int, here: Here) in
      let widths: [Duration.UnitsFormatStyle.UnitWidth] = [
        .wide, .abbreviated, .condensedAbbreviated, .narrow,
      ]
      let allowed = Set(units.compactMap { Self.durationUnits[$0] })
      guard !allowed.isEmpty else { throw Trap("a span of time is written in some unit or other") }
      var style = Duration.UnitsFormatStyle(
        allowedUnits: allowed,
        width: widths.indices.contains(width) ? widths[width] : .abbreviated,
        maximumUnitCount: most > 0 ? most : nil)
      style.locale = here.surroundings.locale
      return style.format(try span(seconds))
    },
    "__clockSeconds()": making { (here: Here) in
      here.machine.surroundings.now() + Double(here.machine.tasks.passed) / 1e9
    },
    "__clockNanoseconds()": making { (here: Here) in
      // Whole numbers: the distance of two moments is exactly what was slept.
      Int(here.machine.surroundings.now() * 1e9) + here.machine.tasks.passed
    },
  ]

  /// Seconds as far as a style can write them.
  private static func span(_ seconds: Double) throws -> Duration {
    guard !seconds.isNaN else { throw Trap("a span of time is a number of seconds") }
    return .seconds(min(max(seconds, -1e15), 1e15))
  }

  private static let durationUnits: [String: Duration.UnitsFormatStyle.Unit] = [
    "weeks": .weeks, "days": .days, "hours": .hours, "minutes": .minutes, "seconds": .seconds,
    "milliseconds": .milliseconds, "microseconds": .microseconds, "nanoseconds": .nanoseconds,
  ]
}

/// Texts are their own text.
private struct PlainText: FormatStyle {
  func format(_ value: String) -> String { value }
}

/// `_NumberForm` of `Formatting.swiftinterface`: how a `NumberFormatter` was set.
struct NumberForm: Bridged {
  let formatter: NumberFormatter

  static func take(_ value: Value, _ type: RuntimeType) throws -> NumberForm {
    let reader = try FieldReader(value, type)
    let formatter = NumberFormatter()
    formatter.locale = try reader["locale", Locale.self]
    let styles: [Int: NumberFormatter.Style] = [
      1: .decimal, 2: .currency, 3: .percent, 4: .scientific, 5: .spellOut, 6: .ordinal,
      8: .currencyISOCode, 9: .currencyPlural, 10: .currencyAccounting,
    ]
    formatter.numberStyle = styles[try reader["style", Int.self]] ?? .none
    try digits(reader, formatter)
    try signs(reader, formatter)
    if let multiplier = try reader["multiplier", Double?.self], multiplier.isFinite {
      formatter.multiplier = NSNumber(value: multiplier)
    }
    let mode = try reader["roundingMode", Int?.self].map { UInt(clamping: $0) }
    if let mode = mode.flatMap(NumberFormatter.RoundingMode.init(rawValue:)) {
      formatter.roundingMode = mode
    }
    return NumberForm(formatter: formatter)
  }

  private static func digits(_ reader: FieldReader, _ formatter: NumberFormatter) throws {
    func count(_ name: String) throws -> Int? {
      try reader[name, Int?.self].map { min(max($0, 0), 300) }
    }
    if let digits = try count("minimumFractionDigits") { formatter.minimumFractionDigits = digits }
    if let digits = try count("maximumFractionDigits") { formatter.maximumFractionDigits = digits }
    if let digits = try count("minimumIntegerDigits") { formatter.minimumIntegerDigits = digits }
    if let digits = try count("maximumIntegerDigits") { formatter.maximumIntegerDigits = digits }
    if let digits = try count("minimumSignificantDigits") {
      formatter.usesSignificantDigits = true
      formatter.minimumSignificantDigits = digits
    }
    if let digits = try count("maximumSignificantDigits") {
      formatter.usesSignificantDigits = true
      formatter.maximumSignificantDigits = digits
    }
  }

  private static func signs(_ reader: FieldReader, _ formatter: NumberFormatter) throws {
    if let uses = try reader["usesGroupingSeparator", Bool?.self] {
      formatter.usesGroupingSeparator = uses
    }
    let texts: [(String, (String) -> Void)] = [
      ("groupingSeparator", { formatter.groupingSeparator = $0 }),
      ("decimalSeparator", { formatter.decimalSeparator = $0 }),
      ("currencyCode", { formatter.currencyCode = $0 }),
      ("currencySymbol", { formatter.currencySymbol = $0 }),
      ("positivePrefix", { formatter.positivePrefix = $0 }),
      ("negativePrefix", { formatter.negativePrefix = $0 }),
      ("positiveSuffix", { formatter.positiveSuffix = $0 }),
      ("negativeSuffix", { formatter.negativeSuffix = $0 }),
      ("percentSymbol", { formatter.percentSymbol = $0 }),
      ("format", { formatter.positiveFormat = $0 }),
    ]
    for (name, set) in texts {
      if let text = try reader[name, String?.self] { set(text) }
    }
  }

  func give(_ type: RuntimeType) -> Value { Value() }
}

/// `_NumberStyle` of `Formatting.swiftinterface`.
struct NumberStyle: Bridged {
  let kind: Int
  let code: String
  let locale: Locale
  let isGrouped: Bool
  let sign: Int
  let notation: Int
  let scale: Double?
  let rounding: Int?
  let increment: Double?
  let showsSeparator: Bool
  let presentation: Int
  let precision: NumberFormatStyleConfiguration.Precision?

  static func take(_ value: Value, _ type: RuntimeType) throws -> NumberStyle {
    let reader = try FieldReader(value, type)
    return NumberStyle(
      kind: try reader["kind", Int.self], code: try reader["code", String.self],
      locale: try reader["locale", Locale.self], isGrouped: try reader["isGrouped", Bool.self],
      sign: try reader["sign", Int.self], notation: try reader["notation", Int.self],
      scale: try finite(reader["scale", Double?.self]), rounding: try reader["rounding", Int?.self],
      increment: try finite(reader["increment", Double?.self]),
      showsSeparator: try reader["showsSeparator", Bool.self],
      presentation: try reader["presentation", Int.self],
      precision: try precision(try reader.nested("precision")))
  }

  /// Without an end no number can be written.
  private static func finite(_ number: Double?) throws -> Double? {
    guard number?.isFinite ?? true else { throw Trap("a style of numbers needs finite ones") }
    return number
  }

  private static func precision(
    _ reader: FieldReader
  ) throws -> NumberFormatStyleConfiguration.Precision? {
    func limits(_ name: String) throws -> ClosedRange<Int>? {
      let least = try reader["minimum" + name, Int?.self]
      let most = try reader["maximum" + name, Int?.self]
      guard least != nil || most != nil else { return nil }
      let low = min(max(least ?? 0, 0), 300)
      return low...max(low, min(most ?? 300, 300))
    }
    if let digits = try limits("Significant") {
      return .significantDigits(max(1, digits.lowerBound)...max(1, digits.upperBound))
    }
    switch (try limits("Integer"), try limits("Fraction")) {
    case (let integer?, let fraction?):
      return .integerAndFractionLength(integerLimits: integer, fractionLimits: fraction)
    case (let integer?, nil): return .integerLength(integer)
    case (nil, let fraction?): return .fractionLength(fraction)
    default: return nil
    }
  }

  func give(_ type: RuntimeType) -> Value { Value() }

  func text(_ number: Double, _ whole: Int?) -> String {
    switch (kind, whole) {
    case (1, let whole?):
      return shaped(IntegerFormatStyle<Int>.Percent(locale: locale)).format(whole)
    case (1, nil): return shaped(FloatingPointFormatStyle<Double>.Percent()).format(number)
    case (2, let whole?):
      return shaped(IntegerFormatStyle<Int>.Currency(code: code), presented).format(whole)
    case (2, nil):
      return shaped(FloatingPointFormatStyle<Double>.Currency(code: code), presented).format(number)
    case (_, let whole?): return shaped(IntegerFormatStyle<Int>()).format(whole)
    default: return shaped(FloatingPointFormatStyle<Double>()).format(number)
    }
  }

  func text(_ number: Decimal) -> String {
    switch kind {
    case 1: shaped(Decimal.FormatStyle.Percent()).format(number)
    case 2: shaped(Decimal.FormatStyle.Currency(code: code), presented).format(number)
    default: shaped(Decimal.FormatStyle()).format(number)
    }
  }

  private var presented: CurrencyFormatStyleConfiguration.Presentation {
    [.standard, .narrow, .isoCode, .fullName][min(max(presentation, 0), 3)]
  }

  private var rule: FloatingPointRoundingRule? {
    let rules: [FloatingPointRoundingRule] = [
      .toNearestOrAwayFromZero, .toNearestOrEven, .up, .down, .towardZero, .awayFromZero,
    ]
    return rounding.flatMap { rules.indices.contains($0) ? rules[$0] : nil }
  }

  private func shaped<Style: ShapedNumber>(
    _ style: Style, _ presented: CurrencyFormatStyleConfiguration.Presentation = .standard
  ) -> Style {
    var style = style.locale(locale)
    if !isGrouped { style = style.grouping(.never) }
    if let precision { style = style.precision(precision) }
    if let scale { style = style.scale(scale) }
    if let rule { style = style.roundedBy(rule, increment) }
    if showsSeparator { style = style.decimalSeparator(strategy: .always) }
    style = style.signed(sign).noted(notation).presented(presented)
    return style
  }
}

/// A native struct's fields by name.
struct FieldReader {
  private let record: Record
  private let fields: [RuntimeType.Field]

  init(_ value: Value, _ type: RuntimeType) throws {
    guard let record = value.object as? Record else { throw Trap.confused }
    self.record = record
    fields = type.fields
  }

  private func index(_ name: String) throws -> Int {
    guard let index = fields.firstIndex(where: { $0.name == name }) else { throw Trap.confused }
    return index
  }

  subscript<Held: Bridged>(name: String, type: Held.Type) -> Held {
    get throws {
      let index = try index(name)
      return try Held.take(record.fields[index], fields[index].type)
    }
  }

  func nested(_ name: String) throws -> FieldReader {
    let index = try index(name)
    return try FieldReader(record.fields[index], fields[index].type)
  }
}

/// `2:05`, `2m 5s`: what `DateComponentsFormatter` gives, which Foundation has on Apple's platforms
/// only.
struct ClockText {
  let units: [String]
  let style: Int
  let isPadded: Bool
  let most: Int

  private static let sizes: [String: Int] = [
    "day": 86400, "hour": 3600, "minute": 60, "second": 1,
  ]

  func text(_ seconds: Double) -> String {
    guard seconds.isFinite, abs(seconds) < 1e15 else { return "" }
    var rest = Int(abs(seconds).rounded())
    var parts: [(unit: String, count: Int)] = []
    for unit in units {
      guard let size = Self.sizes[unit] else { continue }
      parts.append((unit, rest / size))
      rest %= size
    }
    let sign = seconds < 0 ? "-" : ""
    if style == 0 { return sign + positional(parts) }
    var shown = parts.filter { $0.count > 0 }
    if shown.isEmpty { shown = parts.suffix(1) }
    if most > 0 { shown = Array(shown.prefix(most)) }
    let texts = shown.map { written($0.count, $0.unit) }
    return sign + texts.joined(separator: style == 1 ? " " : ", ")
  }

  private func positional(_ parts: [(unit: String, count: Int)]) -> String {
    var shown = isPadded ? parts : Array(parts.drop { $0.count == 0 })
    if shown.isEmpty { shown = parts.suffix(1) }
    return shown.enumerated().map { index, part in
      let digits = String(part.count)
      let pads = (index > 0 || isPadded) && part.unit != "day"
      return pads && digits.count < 2 ? "0" + digits : digits
    }.joined(separator: ":")
  }

  private func written(_ count: Int, _ unit: String) -> String {
    if style == 1 { return "\(count)\(unit.prefix(1))" }
    let short = ["hour": "hr", "minute": "min", "second": "sec"][unit] ?? unit
    if style == 2 { return "\(count) \(short)\(unit == "day" && count != 1 ? "s" : "")" }
    return "\(count) \(unit)\(count == 1 ? "" : "s")"
  }
}
