/// What becomes of the numbers that a source holds: no length that is laid out is NaN, nor so long
/// that a sum of ten thousand of them were not finite.
public enum Length {
  /// The longest length that is placed, and the farthest place, in points.
  public static let longest = 1e9

  /// A length that was offered or chosen: NaN and less than nothing are 0; infinity stays, since it
  /// asks for the most (Y2).
  @inline(__always)
  public static func positive(_ length: Double) -> Double { length > 0 ? length : 0 }

  /// A distance that may go either way: NaN is 0, and what is beyond the longest the longest.
  @inline(__always)
  public static func signed(_ length: Double) -> Double {
    length.isNaN ? 0 : min(max(length, -longest), longest)
  }

  /// A length that stands: between 0 and the longest.
  @inline(__always)
  public static func placed(_ length: Double) -> Double { min(positive(length), longest) }

  /// The length of a frame as it is given in a source: SwiftUI warns of one that is negative or not
  /// finite, and goes on as if none were given. No number is no length either.
  public static func given(_ length: Double?) -> Double? {
    length.flatMap { $0 >= 0 && $0.isFinite ? min($0, longest) : nil }
  }

  /// Within bounds; where these contradict each other, the lower one holds.
  @inline(__always)
  public static func clamp(_ length: Double, from lower: Double, to upper: Double) -> Double {
    max(min(length, upper), lower)
  }

  /// A difference in which infinity less infinity is nothing.
  @inline(__always)
  public static func difference(_ length: Double, _ other: Double) -> Double {
    let difference = length - other
    return difference.isNaN ? 0 : difference
  }

  /// The whole number below; what is too large for an integer has no fraction to lose.
  static func floor(_ number: Double) -> Double {
    guard abs(number) < 1e15 else { return number }
    let whole = Double(Int(number))
    return whole > number ? whole - 1 : whole
  }
}
