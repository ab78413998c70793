/// One answer of the past, as far as fitting weights needs it. There may be millions: it is one number.
public struct PastReview: Sendable, Hashable {
  /// The time, and behind it three bits for the grade.
  private let bits: Int

  /// Seconds since 1970.
  public var time: Int { bits >> 3 }
  public var grade: Grade { Grade(rawValue: bits & 7) ?? .again }

  /// - Parameter time: of the years that a clock can show.
  public init(time: Int, grade: Grade) { bits = time << 3 | grade.rawValue }
}
