import Curriculum

/// A part of a course: what stands above its lessons.
public struct CoursePart: Sendable, Hashable {
  /// Of its folder.
  public let number: Int
  public let title: String

  init(number: Int, title: String) {
    self.number = number
    self.title = title
  }

  init(_ part: Part) { self.init(number: part.number, title: part.title) }
}
