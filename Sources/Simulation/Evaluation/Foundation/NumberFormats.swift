import Foundation

extension Int {
  /// A count of digits that Foundation can write.
  func asLength() throws -> Int {
    guard (0...300).contains(self) else { throw ArgumentMismatch() }
    return self
  }
}

extension ClosedRange<Int> {
  fileprivate func asLengths() throws -> ClosedRange<Int> {
    try lowerBound.asLength()...upperBound.asLength()
  }
}

extension IntegerFormatStyle {
  var simulated: Self { locale(Surroundings.locale) }
}

extension FloatingPointFormatStyle {
  var simulated: Self { locale(Surroundings.locale) }
}

extension LibraryTableBuilder {
  /// What all number formats have in common.
  func numberFormat(
    precision: @escaping @Sendable (T, NumberFormatStyleConfiguration.Precision) -> T,
    sign: (@Sendable (T, NumberFormatStyleConfiguration.SignDisplayStrategy) -> T)? = nil,
    grouping: @escaping @Sendable (T, NumberFormatStyleConfiguration.Grouping) -> T,
    notation: (@Sendable (T, NumberFormatStyleConfiguration.Notation) -> T)? = nil,
    locale: @escaping @Sendable (T, Locale) -> T
  ) {
    method("precision(_:)", precision)
    method("grouping(_:)", grouping)
    method("locale(_:)", locale)
    if let sign { method("sign(strategy:)", sign) }
    if let notation { method("notation(_:)", notation) }
  }
}

extension IntegerFormatStyle<Int>: LibraryType, LibraryConvertible {
  static let library = LibraryTable("IntegerFormatStyle", Self.self) { table in
    table.initializer("") { Self(locale: Surroundings.locale) }
    table.constant("number") { _ in Self(locale: Surroundings.locale) }
    table.numberFormat(
      precision: { $0.precision($1) }, sign: { $0.sign(strategy: $1) },
      grouping: { $0.grouping($1) }, notation: { $0.notation($1) }, locale: { $0.locale($1) })
    table.method("format(_:)") { (style: Self, number: Int) in style.format(number) }
  }
}

extension IntegerFormatStyle<Int>.Currency: LibraryType, LibraryConvertible {
  static let library = LibraryTable("IntegerFormatStyle.Currency", Self.self) { table in
    table.function("currency(code:)") { (code: String) in
      Self(code: code, locale: Surroundings.locale)
    }
    table.numberFormat(
      precision: { $0.precision($1) }, grouping: { $0.grouping($1) }, locale: { $0.locale($1) })
  }
}

extension IntegerFormatStyle<Int>.Percent: LibraryType, LibraryConvertible {
  static let library = LibraryTable("IntegerFormatStyle.Percent", Self.self) { table in
    table.constant("percent") { _ in Self(locale: Surroundings.locale) }
    table.numberFormat(
      precision: { $0.precision($1) }, sign: { $0.sign(strategy: $1) },
      grouping: { $0.grouping($1) }, notation: { $0.notation($1) }, locale: { $0.locale($1) })
  }
}

extension FloatingPointFormatStyle<Double>: LibraryType, LibraryConvertible {
  static let library = LibraryTable("FloatingPointFormatStyle", Self.self) { table in
    table.initializer("") { Self(locale: Surroundings.locale) }
    table.constant("number") { _ in Self(locale: Surroundings.locale) }
    table.numberFormat(
      precision: { $0.precision($1) }, sign: { $0.sign(strategy: $1) },
      grouping: { $0.grouping($1) }, notation: { $0.notation($1) }, locale: { $0.locale($1) })
    table.method("format(_:)") { (style: Self, number: Double) in style.format(number) }
    table.method("rounded(rule:increment:)") {
      (style: Self, rule: FloatingPointRoundingRule, increment: Double) in
      guard increment.isFinite else { throw ArgumentMismatch() }
      return style.rounded(rule: rule, increment: increment)
    }
    table.method("rounded(rule:)") { (style: Self, rule: FloatingPointRoundingRule) in
      style.rounded(rule: rule)
    }
  }
}

extension FloatingPointFormatStyle<Double>.Currency: LibraryType, LibraryConvertible {
  static let library = LibraryTable("FloatingPointFormatStyle.Currency", Self.self) { table in
    table.function("currency(code:)") { (code: String) in
      Self(code: code, locale: Surroundings.locale)
    }
    table.numberFormat(
      precision: { $0.precision($1) }, grouping: { $0.grouping($1) }, locale: { $0.locale($1) })
  }
}

extension FloatingPointFormatStyle<Double>.Percent: LibraryType, LibraryConvertible {
  static let library = LibraryTable("FloatingPointFormatStyle.Percent", Self.self) { table in
    table.constant("percent") { _ in Self(locale: Surroundings.locale) }
    table.numberFormat(
      precision: { $0.precision($1) }, sign: { $0.sign(strategy: $1) },
      grouping: { $0.grouping($1) }, notation: { $0.notation($1) }, locale: { $0.locale($1) })
  }
}

extension Decimal.FormatStyle: LibraryType {
  static let library = LibraryTable("Decimal.FormatStyle", Self.self) { table in
    table.constant("number") { _ in Self(locale: Surroundings.locale) }
    table.numberFormat(
      precision: { $0.precision($1) }, sign: { $0.sign(strategy: $1) },
      grouping: { $0.grouping($1) }, notation: { $0.notation($1) }, locale: { $0.locale($1) })
  }
}

extension Decimal.FormatStyle.Currency: LibraryType {
  static let library = LibraryTable("Decimal.FormatStyle.Currency", Self.self) { table in
    table.function("currency(code:)") { (code: String) in
      Self(code: code, locale: Surroundings.locale)
    }
    table.numberFormat(
      precision: { $0.precision($1) }, grouping: { $0.grouping($1) }, locale: { $0.locale($1) })
  }
}

extension Decimal.FormatStyle.Percent: LibraryType {
  static let library = LibraryTable("Decimal.FormatStyle.Percent", Self.self) { table in
    table.constant("percent") { _ in Self(locale: Surroundings.locale) }
    table.numberFormat(
      precision: { $0.precision($1) }, sign: { $0.sign(strategy: $1) },
      grouping: { $0.grouping($1) }, notation: { $0.notation($1) }, locale: { $0.locale($1) })
  }
}

extension NumberFormatStyleConfiguration.Precision: LibraryType {
  static let library = LibraryTable("NumberFormatStyleConfiguration.Precision", Self.self) {
    table in
    table.function("fractionLength(_:)") { (count: Int) in
      Self.fractionLength(try count.asLength())
    }
    table.function("fractionLength(_:)") { (counts: ClosedRange<Int>) in
      Self.fractionLength(try counts.asLengths())
    }
    table.function("significantDigits(_:)") { (count: Int) in
      Self.significantDigits(try count.asLength())
    }
    table.function("significantDigits(_:)") { (counts: ClosedRange<Int>) in
      Self.significantDigits(try counts.asLengths())
    }
    table.function("integerLength(_:)") { (count: Int) in
      Self.integerLength(try count.asLength())
    }
    table.function("integerAndFractionLength(integer:fraction:)") { (whole: Int, part: Int) in
      Self.integerAndFractionLength(
        integer: try whole.asLength(), fraction: try part.asLength())
    }
  }
}

extension NumberFormatStyleConfiguration.SignDisplayStrategy: LibraryType {
  static let library = LibraryTable("NumberFormatStyleConfiguration.SignDisplayStrategy", Self.self)
  {
    table in
    table.constants(["automatic": .automatic, "never": .never])
    table.function("always()") { Self.always() }
    table.function("always(includingZero:)") { (flag: Bool) in Self.always(includingZero: flag) }
  }
}

extension NumberFormatStyleConfiguration.Grouping: LibraryType {
  static let library = LibraryTable("NumberFormatStyleConfiguration.Grouping", Self.self) { table in
    table.constants(["automatic": .automatic, "never": .never])
  }
}

extension NumberFormatStyleConfiguration.Notation: LibraryType {
  static let library = LibraryTable("NumberFormatStyleConfiguration.Notation", Self.self) { table in
    table.constants([
      "automatic": .automatic, "scientific": .scientific, "compactName": .compactName,
    ])
  }
}

extension FloatingPointRoundingRule: LibraryType {
  static let library = LibraryTable("FloatingPointRoundingRule", Self.self) { table in
    table.constants([
      "up": .up, "down": .down, "towardZero": .towardZero, "awayFromZero": .awayFromZero,
      "toNearestOrEven": .toNearestOrEven, "toNearestOrAwayFromZero": .toNearestOrAwayFromZero,
    ])
  }
}

extension ByteCountFormatStyle: LibraryType {
  static let library = LibraryTable("ByteCountFormatStyle", Self.self) { table in
    table.function("byteCount(style:)") { (style: Style) in
      Self(style: style, locale: Surroundings.locale)
    }
  }
}

extension ByteCountFormatStyle.Style: LibraryType {
  static let library = LibraryTable("ByteCountFormatStyle.Style", Self.self) { table in
    table.constants(["file": .file, "memory": .memory, "decimal": .decimal, "binary": .binary])
  }
}
