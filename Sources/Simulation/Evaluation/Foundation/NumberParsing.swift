import Foundation

extension Evaluator {
  /// `Double("1,5", format: .number.locale(german))`: the number that a format reads in a text.
  ///
  /// - Returns: Nil for another type, or a format that is not known.
  /// - Throws: What the format throws where it reads none.
  func parsed(_ text: String, as type: String, by format: Value, at place: SourcePlace) throws
    -> Value?
  {
    let strategy: (() throws -> Value)? =
      switch type {
      case "Int": whole(text, by: format)
      case "Double": floating(text, by: format)
      default: nil
      }
    guard let strategy else { return nil }
    do { return try strategy() } catch { throw thrown("CocoaError", at: place) }
  }

  private func whole(_ text: String, by format: Value) -> (() throws -> Value)? {
    if let style = try? IntegerFormatStyle<Int>.converted(from: format, in: self) {
      return { .integer(try Int(text, format: style)) }
    }
    if let style = try? IntegerFormatStyle<Int>.Percent.converted(from: format, in: self) {
      return { .integer(try Int(text, format: style)) }
    }
    if let style = try? IntegerFormatStyle<Int>.Currency.converted(from: format, in: self) {
      return { .integer(try Int(text, format: style)) }
    }
    return nil
  }

  private func floating(_ text: String, by format: Value) -> (() throws -> Value)? {
    if let style = try? FloatingPointFormatStyle<Double>.converted(from: format, in: self) {
      return { .double(try Double(text, format: style)) }
    }
    if let style = try? FloatingPointFormatStyle<Double>.Percent.converted(from: format, in: self) {
      return { .double(try Double(text, format: style)) }
    }
    if let style = try? FloatingPointFormatStyle<Double>.Currency.converted(from: format, in: self)
    {
      return { .double(try Double(text, format: style)) }
    }
    return nil
  }
}
