import Foundation

/// What Foundation's nine styles of numbers have in common, but not as a protocol.
protocol ShapedNumber {
  func locale(_ locale: Locale) -> Self
  func grouping(_ group: NumberFormatStyleConfiguration.Grouping) -> Self
  func precision(_ precision: NumberFormatStyleConfiguration.Precision) -> Self
  func scale(_ multiplicand: Double) -> Self
  func decimalSeparator(
    strategy: NumberFormatStyleConfiguration.DecimalSeparatorDisplayStrategy
  ) -> Self
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self
  /// 0 as it is, 1 never, 2 always, 3 for zero, too.
  func signed(_ mode: Int) -> Self
  /// 0 plain, 1 scientific, 2 compact.
  func noted(_ mode: Int) -> Self
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension ShapedNumber {
  func noted(_ mode: Int) -> Self { self }
  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self { self }
}

// MARK: How they round

/// One that rounds to whole steps.
protocol WholeSteps: ShapedNumber {
  func rounded(rule: FloatingPointRoundingRule, increment: Int?) -> Self
}

extension WholeSteps {
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment.flatMap { Int(exactly: $0.rounded(.towardZero)) })
  }
}

/// One that rounds to steps of any size.
protocol AnySteps: ShapedNumber {
  func rounded(rule: FloatingPointRoundingRule, increment: Double?) -> Self
}

extension AnySteps {
  func roundedBy(_ rule: FloatingPointRoundingRule, _ increment: Double?) -> Self {
    rounded(rule: rule, increment: increment)
  }
}

// MARK: How they show a sign

/// A number that is no amount of money.
protocol PlainlySigned: ShapedNumber {
  func sign(strategy: NumberFormatStyleConfiguration.SignDisplayStrategy) -> Self
}

extension PlainlySigned {
  func signed(_ mode: Int) -> Self {
    switch mode {
    case 1: sign(strategy: .never)
    case 2: sign(strategy: .always(includingZero: false))
    case 3: sign(strategy: .always(includingZero: true))
    default: self
    }
  }
}

/// An amount of money.
protocol SignedAmount: ShapedNumber {
  func sign(strategy: CurrencyFormatStyleConfiguration.SignDisplayStrategy) -> Self
  func presentation(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self
}

extension SignedAmount {
  func signed(_ mode: Int) -> Self {
    mode == 1 ? sign(strategy: .never) : mode == 0 ? self : sign(strategy: .always())
  }

  func presented(_ presentation: CurrencyFormatStyleConfiguration.Presentation) -> Self {
    self.presentation(presentation)
  }
}

/// A number that is neither a share nor an amount of money, and may be written in other notations.
protocol NotedNumber: PlainlySigned {
  func notation(_ notation: NumberFormatStyleConfiguration.Notation) -> Self
}

extension NotedNumber {
  func noted(_ mode: Int) -> Self {
    mode == 1 ? notation(.scientific) : mode == 2 ? notation(.compactName) : self
  }
}

// MARK: Foundation's styles

extension IntegerFormatStyle<Int>: ShapedNumber, WholeSteps, PlainlySigned, NotedNumber {}
extension IntegerFormatStyle<Int>.Percent: ShapedNumber, WholeSteps, PlainlySigned {}
extension IntegerFormatStyle<Int>.Currency: ShapedNumber, WholeSteps, SignedAmount {}

extension FloatingPointFormatStyle<Double>: ShapedNumber, AnySteps, PlainlySigned, NotedNumber {}
extension FloatingPointFormatStyle<Double>.Percent: ShapedNumber, AnySteps, PlainlySigned {}
extension FloatingPointFormatStyle<Double>.Currency: ShapedNumber, AnySteps, SignedAmount {}

extension Decimal.FormatStyle: ShapedNumber, WholeSteps, PlainlySigned, NotedNumber {}
extension Decimal.FormatStyle.Percent: ShapedNumber, WholeSteps, PlainlySigned {}
extension Decimal.FormatStyle.Currency: ShapedNumber, WholeSteps, SignedAmount {}
