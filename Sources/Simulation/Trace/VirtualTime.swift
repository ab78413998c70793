/// Spans of virtual time, as events and programs write them.
extension Duration {
  /// `2s`, `1.5s`, `500ms`, `1min`; nil for anything else.
  init?(event text: String) {
    let units: [(suffix: String, milliseconds: Double)] = [
      ("ms", 1), ("min", 60_000), ("s", 1_000),
    ]
    guard let unit = units.first(where: { text.hasSuffix($0.suffix) }),
      let number = Double(text.dropLast(unit.suffix.count)), number >= 0, number.isFinite
    else { return nil }
    self.init(boundedSeconds: number * unit.milliseconds / 1_000)
  }

  /// What is longer than a year is a year.
  init(boundedSeconds seconds: Double) {
    let year = 31_536_000.0
    let bounded = seconds.isFinite ? min(max(0, seconds), year) : year
    self = .nanoseconds(Int64((bounded * 1e9).rounded()))
  }

  /// `2s`, `500ms`: as short as it is exact.
  var eventText: String {
    let parts = components
    let milliseconds = Double(parts.attoseconds) / 1e15
    if parts.seconds == 0 { return "\(Self.short(milliseconds))ms" }
    return "\(Self.short(Double(parts.seconds) + milliseconds / 1_000))s"
  }

  private static func short(_ number: Double) -> String {
    number == number.rounded() ? "\(Int(number))" : "\(number)"
  }
}
