import Foundation

/// A number as a question and its options have it, with as many decimals as somebody wrote.
struct StatedNumber: Equatable {
  let value: Double
  private let decimals: Int

  /// Nil for what is no number.
  init?(_ text: String) {
    let text = text.trimmingCharacters(in: .whitespaces)
    guard let value = Double(text), value.isFinite,
      text.allSatisfy({ $0.isNumber || "+-.".contains($0) })
    else { return nil }
    self.value = value
    decimals =
      text.split(separator: ".", omittingEmptySubsequences: false).dropFirst().first?
      .count ?? 0
  }

  /// As a question has it: at most three decimals.
  init(_ value: Double) {
    self.value = value
    decimals = 3
  }

  var text: String { MovingNumber.text(value) }

  /// Whether another number is this one, as exactly as this one is written. A whole number does not
  /// stand for a small part: 0 is not 0.4.
  func holds(for other: Double) -> Bool {
    let distance = abs(value - other)
    return distance <= 0.5 * pow(10, -Double(decimals)) + 1e-9
      && distance <= 0.0005 + abs(other) / 20
  }
}
