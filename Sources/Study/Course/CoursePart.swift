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

  /// A pack of one part has the title of its guide, as its topic has it; a folder has only a slug.
  init(_ part: Part, of pack: Pack) {
    let title = pack.parts.count == 1 ? pack.topics.first?.title : nil
    self.init(number: part.number, title: title ?? part.title)
  }
}
