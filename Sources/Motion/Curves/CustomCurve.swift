/// A curve that a program computes. Two are the same only if they are the same object.
public final class CustomCurve: Sendable {
  /// As the program calls it.
  public let name: String
  private let function: @Sendable (Double) -> Double

  /// A curve of its own, like no other.
  ///
  /// - Parameter function: the part of the way after a part of the time, 0...1.
  public init(name: String, function: @escaping @Sendable (Double) -> Double) {
    self.name = name
    self.function = function
  }

  /// The part of the way; 0 where the function gives no number, and cut to a million.
  func value(at x: Double) -> Double {
    let value = function(min(max(x, 0), 1))
    return value.isNaN ? 0 : min(max(value, -1e6), 1e6)
  }
}

extension CustomCurve: Hashable {
  public static func == (left: CustomCurve, right: CustomCurve) -> Bool { left === right }

  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
