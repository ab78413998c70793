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

extension Course {
  /// The parts with their lessons, in teaching order.
  public var parts: [(part: CoursePart, lessons: [CourseLesson])] {
    var parts: [(part: CoursePart, lessons: [CourseLesson])] = []
    for lesson in lessons {
      if parts.last?.part == lesson.part {
        parts[parts.count - 1].lessons.append(lesson)
      } else {
        parts.append((lesson.part, [lesson]))
      }
    }
    return parts
  }
}
