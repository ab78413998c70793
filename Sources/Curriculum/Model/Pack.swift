/// All lessons of a folder, in the order in which they are taught.
public struct Pack: Sendable {
  /// The name that stands before the slash in a card's identity. For the built-in lessons:
  /// `swiftui`.
  public var name: String
  public var parts: [Part]
  public var misconceptions: [Misconception]
  public var topics: [Topic]
  /// What each concept rests on; empty where nobody says.
  public var grounds: [ConceptGround]

  public init(
    name: String, parts: [Part], misconceptions: [Misconception], topics: [Topic] = [],
    grounds: [ConceptGround] = []
  ) {
    self.name = name
    self.parts = parts
    self.misconceptions = misconceptions
    self.topics = topics
    self.grounds = grounds
  }

  public var lessons: [Lesson] { parts.flatMap(\.lessons) }
}

/// A folder of lessons: `03-state`.
public struct Part: Sendable {
  /// The folder's number, and its name without it, with spaces: `State`.
  public var number: Int
  public var title: String
  public var lessons: [Lesson]

  public init(number: Int, title: String, lessons: [Lesson]) {
    self.number = number
    self.title = title
    self.lessons = lessons
  }
}
