import Foundation

extension Int: LibraryType {
  var value: Value { .integer(self) }

  static func converted(from value: Value, in evaluator: Evaluator) -> Int? {
    FixedInteger.number(evaluator.unwrapped(value)).flatMap { Int(exactly: $0) }
  }

  static let library = LibraryTable("Int", Int.self) { table in
    table.function("random(in:)") { (range: ClosedRange<Int>, surroundings: Surroundings) in
      Int.random(in: range, using: &surroundings.chance)
    }
    table.function("random(in:)") { (range: Range<Int>, surroundings: Surroundings) in
      if range.isEmpty { throw LibraryTrap.emptyRange }
      return Int.random(in: range, using: &surroundings.chance)
    }
    table.method("formatted()") { (number: Int) in number.formatted(.number.simulated) }
    table.method("formatted(_:)") { (number: Int, style: IntegerFormatStyle<Int>) in
      number.formatted(style)
    }
    table.method("formatted(_:)") { (number: Int, style: IntegerFormatStyle<Int>.Currency) in
      number.formatted(style)
    }
    table.method("formatted(_:)") { (number: Int, style: IntegerFormatStyle<Int>.Percent) in
      number.formatted(style)
    }
    table.method("formatted(_:)") { (number: Int, style: ByteCountFormatStyle) in
      style.format(Int64(number))
    }
  }
}

extension Double: LibraryType {
  var value: Value { .double(self) }

  static func converted(from value: Value, in evaluator: Evaluator) -> Double? {
    evaluator.number(value)
  }

  static let library = LibraryTable("Double", Double.self) { table in
    table.function("random(in:)") { (range: ClosedRange<Double>, surroundings: Surroundings) in
      guard (range.upperBound - range.lowerBound).isFinite else { throw ArgumentMismatch() }
      return Double.random(in: range, using: &surroundings.chance)
    }
    table.function("random(in:)") { (range: Range<Double>, surroundings: Surroundings) in
      guard !range.isEmpty else { throw LibraryTrap.emptyRange }
      guard (range.upperBound - range.lowerBound).isFinite else { throw ArgumentMismatch() }
      return Double.random(in: range, using: &surroundings.chance)
    }
    table.method("formatted()") { (number: Double) in number.formatted(.number.simulated) }
    table.method("formatted(_:)") { (number: Double, style: FloatingPointFormatStyle<Double>) in
      number.formatted(style)
    }
    table.method("formatted(_:)") {
      (number: Double, style: FloatingPointFormatStyle<Double>.Currency) in number.formatted(style)
    }
    table.method("formatted(_:)") {
      (number: Double, style: FloatingPointFormatStyle<Double>.Percent) in number.formatted(style)
    }
  }
}

extension Decimal: LibraryType {
  static func converted(from value: Value, in evaluator: Evaluator) -> Decimal? {
    switch evaluator.unwrapped(value) {
    case .integer(let number): Decimal(number)
    case .double(let number): number.isFinite ? Decimal(number) : .nan
    case .native(let object): (object as? LibraryValue<Decimal>)?.base
    default: nil
    }
  }

  static let library = LibraryTable("Decimal", Decimal.self) { table in
    table.literal { value in
      switch value {
      case .integer(let number): Decimal(number)
      case .double(let number): number.isFinite ? Decimal(number) : .nan
      default: nil
      }
    }
    table.initializer("") { Decimal() }
    table.initializer("_:") { (number: Decimal) in number }
    table.failableInitializer("string:") { (text: String) in Decimal(string: text) }
    table.constants(["zero": .zero, "pi": .pi, "greatestFiniteMagnitude": .greatestFiniteMagnitude])
    table.property("description") { $0.description }
    table.property("isNaN") { $0.isNaN }
    table.property("magnitude") { $0.magnitude }
    table.method("formatted()") { (number: Decimal) in
      number.formatted(Decimal.FormatStyle(locale: Surroundings.locale))
    }
    table.method("formatted(_:)") { (number: Decimal, style: Decimal.FormatStyle) in
      number.formatted(style)
    }
    table.method("formatted(_:)") { (number: Decimal, style: Decimal.FormatStyle.Currency) in
      number.formatted(style)
    }
    table.method("formatted(_:)") { (number: Decimal, style: Decimal.FormatStyle.Percent) in
      number.formatted(style)
    }
    table.ordered()
    table.operation("+") { (left: Decimal, right: Decimal) in left + right }
    table.operation("-") { (left: Decimal, right: Decimal) in left - right }
    table.operation("*") { (left: Decimal, right: Decimal) in left * right }
    table.operation("/") { (left: Decimal, right: Decimal) in left / right }
  }
}

/// `NSDecimalNumber`.
struct DecimalObject: LibraryType {
  let number: Decimal

  var text: String { number.description }

  static let library = LibraryTable("NSDecimalNumber", DecimalObject.self) { table in
    table.initializer("decimal:") { (number: Decimal) in DecimalObject(number: number) }
    table.initializer("value:") { (number: Decimal) in DecimalObject(number: number) }
    table.initializer("string:") { (text: String) in
      DecimalObject(number: Decimal(string: text) ?? .nan)
    }
    table.constants(["zero": DecimalObject(number: 0), "one": DecimalObject(number: 1)])
    table.property("decimalValue") { $0.number }
    table.property("stringValue") { $0.number.description }
    table.property("description") { $0.number.description }
    table.property("doubleValue") { NSDecimalNumber(decimal: $0.number).doubleValue }
    table.property("intValue") { NSDecimalNumber(decimal: $0.number).intValue }
    table.method("adding(_:)") { (left: Self, right: Self) in
      DecimalObject(number: left.number + right.number)
    }
    table.method("subtracting(_:)") { (left: Self, right: Self) in
      DecimalObject(number: left.number - right.number)
    }
    table.method("multiplying(by:)") { (left: Self, right: Self) in
      DecimalObject(number: left.number * right.number)
    }
  }
}
