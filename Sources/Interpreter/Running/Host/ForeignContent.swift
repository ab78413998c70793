import Foundation

/// Values of a library that a host has as the library's own: what the machine holds of a `UUID` is one,
/// and so is what the host holds.
struct ForeignContent {
  /// The library's value; nil for something else.
  let content: (Value, RuntimeType) -> Any?
  /// Of a value of the library; nil for one of another type.
  let make: (Any, RuntimeType) -> Value?

  static func known(_ nominal: Nominal) -> ForeignContent? {
    nominal.isLibrary ? table[nominal.qualifiedName] : nil
  }

  nonisolated(unsafe) private static let table: [String: ForeignContent] = [
    "UUID": bridged(UUID.self), "URL": bridged(URL.self),
    "URLComponents": bridged(URLComponents.self), "Data": bridged(Data.self),
    "IndexSet": bridged(IndexSet.self), "CharacterSet": bridged(CharacterSet.self),
    "Decimal": bridged(Decimal.self), "Duration": bridged(Duration.self),
    "Date": bridged(Date.self), "DateComponents": bridged(DateComponents.self),
    "DateInterval": bridged(DateInterval.self), "TimeZone": bridged(TimeZone.self),
    "Locale": bridged(Locale.self), "Calendar": bridged(Calendar.self),
    "Calendar.Component": bridged(Calendar.Component.self),
    "Calendar.Identifier": bridged(Calendar.Identifier.self),
    "Calendar.MatchingPolicy": bridged(Calendar.MatchingPolicy.self),
    "ComparisonResult": bridged(ComparisonResult.self),
  ]

  private static func bridged<Content: Bridged>(_ type: Content.Type) -> ForeignContent {
    ForeignContent(
      content: { value, type in try? Content.take(value, type) },
      make: { content, type in (content as? Content)?.give(type) })
  }
}

/// Its seconds, and the attoseconds behind them.
extension Duration: Bridged {
  static func take(_ value: Value, _ type: RuntimeType) throws -> Duration {
    let fields = try value.fields()
    return Duration(
      secondsComponent: Int64(fields[0].word), attosecondsComponent: Int64(fields[1].word))
  }

  func give(_ type: RuntimeType) -> Value {
    let record = Record.make(type, 2)
    record.fields[0] = Value(word: Int(components.seconds))
    record.fields[1] = Value(word: Int(components.attoseconds))
    return Value(record)
  }
}
