/// Something to be quizzed about that cuts across lessons.
public struct Topic: Sendable, Hashable {
  /// The word that asks for everything seen so far, and so names no topic.
  public static let everything = "everything"

  /// `property-wrappers`
  public var slug: String
  public var title: String
  /// Every card about one of these concepts belongs to it, wherever it stands.
  public var concepts: [String]
  /// Every card of these lessons belongs to it.
  public var lessons: [String]

  public init(slug: String, title: String, concepts: [String], lessons: [String]) {
    self.slug = slug
    self.title = title
    self.concepts = concepts
    self.lessons = lessons
  }
}
