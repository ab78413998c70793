/// One answer of the past, as far as fitting weights needs it.
public struct PastReview: Sendable, Hashable {
  /// Seconds since 1970.
  public var time: Int
  public var grade: Grade

  public init(time: Int, grade: Grade) {
    self.time = time
    self.grade = grade
  }
}
