import Foundation

/// How values of Foundation's types are compared, hashed and printed: as Foundation does it.
struct ForeignType {
  let equals: (Value, Value) -> Bool
  let isLess: ((Value, Value) -> Bool)?
  let hash: (Value, inout Hasher) -> Void
  let text: (Value, TextStyle) -> String

  static func known(_ nominal: Nominal) -> ForeignType? {
    nominal.isLibrary ? table[nominal.qualifiedName] : nil
  }

  nonisolated(unsafe) private static let table: [String: ForeignType] = [
    "UUID": boxed(UUID.self, isLess: { $0 < $1 }),
    "URL": boxed(URL.self, text: { value, _ in value.description }),
    "URLComponents": boxed(URLComponents.self, text: { value, _ in value.description }),
    "Decimal": boxed(Decimal.self, isLess: { $0 < $1 }, text: { value, _ in value.description }),
    "Data": boxed(Data.self), "TimeZone": boxed(TimeZone.self), "Locale": boxed(Locale.self),
    "Calendar": boxed(Calendar.self), "DateComponents": boxed(DateComponents.self),
    "DateInterval": boxed(
      DateInterval.self, isLess: { $0 < $1 },
      text: { interval, style in
        guard interval.start.timeIntervalSince1970.isFinite,
          interval.end.timeIntervalSince1970.isFinite
        else { return "nan" }
        return style == .plain ? interval.description : String(reflecting: interval)
      }),
    "CharacterSet": boxed(CharacterSet.self),
    "IndexSet": boxed(IndexSet.self, text: { set, _ in "\(set.size) indexes" }),
    "Date": ForeignType(
      equals: { $0.double == $1.double }, isLess: { $0.double < $1.double },
      hash: { $1.combine($0.double) },
      text: { value, style in
        let date = Date(timeIntervalSinceReferenceDate: value.double)
        return style == .plain || !value.double.isFinite ? date.text : String(reflecting: date)
      }),
  ]

  private static func boxed<Content: Boxed & Hashable>(
    _ type: Content.Type, isLess: ((Content, Content) -> Bool)? = nil,
    text: ((Content, TextStyle) -> String)? = nil
  ) -> ForeignType {
    func content(_ value: Value) -> Content? { (value.object as? NativeBox<Content>)?.content }
    return ForeignType(
      equals: { content($0) == content($1) },
      isLess: isLess.map { isLess in
        { left, right in
          guard let one = content(left), let other = content(right) else { return false }
          return isLess(one, other)
        }
      },
      hash: { $1.combine(content($0)) },
      text: { value, style in
        guard let held = content(value) else { return "" }
        return text?(held, style)
          ?? (style == .plain ? String(describing: held) : String(reflecting: held))
      })
  }
}
