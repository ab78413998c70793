/// Numbers as people read them.
enum Figures {
  /// At most three decimals, without zeros at the end.
  static func text(_ value: Double) -> String {
    guard value.isFinite else { return value.isNaN ? "NaN" : value < 0 ? "-infinity" : "infinity" }
    let scaled = (value * 1000).rounded() / 1000
    // What would read as 0 keeps its figures.
    if scaled == 0, value != 0 { return "\(value)" }
    guard scaled.magnitude < 1e15, scaled == scaled.rounded() else { return "\(scaled)" }
    return "\(Int(scaled))"
  }

  /// A part of a whole, such as `9.5 %`.
  static func percentage(_ part: Double) -> String {
    "\(text((part * 1000).rounded() / 10)) %"
  }
}
