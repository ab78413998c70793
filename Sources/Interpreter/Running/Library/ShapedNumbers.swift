import Foundation

/// What Foundation's nine styles of numbers have in common, but not as a protocol.
protocol ShapedNumber {
  func locale(_ locale: Locale) -> Self
  func ungrouped() -> Self
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func scale(_ multiplicand: Double) -> Self
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self
  func separated() -> Self
  /// 0 as it is, 1 never, 2 always, 3 for zero, too.
  func signed(_ mode: Int) -> Self
  /// 0 plain, 1 scientific, 2 compact.
  func noted(_ mode: Int) -> Self
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension ShapedNumber {
  func noted(_ mode: Int) -> Self { self }
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self { self }

  fileprivate func strategy(
    _ mode: Int
  ) -> NumberFormatStyleConfiguration.SignDisplayStrategy? {
    switch mode {
    case 1: .never
    case 2: .always(includingZero: false)
    case 3: .always(includingZero: true)
    default: nil
    }
  }

  fileprivate func notation(_ mode: Int) -> NumberFormatStyleConfiguration.Notation? {
    mode == 1 ? .scientific : mode == 2 ? .compactName : nil
  }
}

extension IntegerFormatStyle<Int>: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self { strategy(mode).map { sign(strategy: $0) } ?? self }
  func noted(_ mode: Int) -> Self { notation(mode).map { notation($0) } ?? self }
}

extension IntegerFormatStyle<Int>.Percent: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self { strategy(mode).map { sign(strategy: $0) } ?? self }
}

extension IntegerFormatStyle<Int>.Currency: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self {
    mode == 1 ? sign(strategy: .never) : mode == 0 ? self : sign(strategy: .always())
  }
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    self.presentation(presentation)
  }
}

extension FloatingPointFormatStyle<Double>: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self { strategy(mode).map { sign(strategy: $0) } ?? self }
  func noted(_ mode: Int) -> Self { notation(mode).map { notation($0) } ?? self }
}

extension FloatingPointFormatStyle<Double>.Percent: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self { strategy(mode).map { sign(strategy: $0) } ?? self }
}

extension FloatingPointFormatStyle<Double>.Currency: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self {
    mode == 1 ? sign(strategy: .never) : mode == 0 ? self : sign(strategy: .always())
  }
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    self.presentation(presentation)
  }
}

extension Decimal.FormatStyle: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self { strategy(mode).map { sign(strategy: $0) } ?? self }
  func noted(_ mode: Int) -> Self { notation(mode).map { notation($0) } ?? self }
}

extension Decimal.FormatStyle.Percent: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self { strategy(mode).map { sign(strategy: $0) } ?? self }
}

extension Decimal.FormatStyle.Currency: ShapedNumber {
  func ungrouped() -> Self { grouping(.never) }
  func precise(_ precision: NumberFormatStyleConfiguration.Precision) -> Self {
    self.precision(precision)
  }
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.map { Int($0) })
  }
  func separated() -> Self { decimalSeparator(strategy: .always) }
  func signed(_ mode: Int) -> Self {
    mode == 1 ? sign(strategy: .never) : mode == 0 ? self : sign(strategy: .always())
  }
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    self.presentation(presentation)
  }
}
