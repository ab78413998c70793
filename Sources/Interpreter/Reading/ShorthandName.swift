/// The names `$0`, `$1` and so on, by which a closure calls what it is given.
public enum ShorthandName {
  /// More values nobody gives a closure.
  static let most = 256

  /// Which value a name stands for, from 0; nil for any other name, and for a number that is too
  /// large to be meant.
  public static func place(_ name: some StringProtocol) -> Int? {
    guard isNumbered(name), let place = Int(name.dropFirst()), place < most else { return nil }
    return place
  }

  /// Whether nothing but digits follows the sign.
  static func isNumbered(_ name: some StringProtocol) -> Bool {
    let digits = name.utf8.dropFirst()
    return name.first == "$" && !digits.isEmpty && digits.allSatisfy { (48...57).contains($0) }
  }
}
