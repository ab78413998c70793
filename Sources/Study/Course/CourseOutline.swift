import CardStore
import Curriculum

/// What is known of a pack before its lessons are read: enough for a plan, not for a page.
struct CourseOutline: Sendable {
  var name: String
  var misconceptions: [Misconception]
  var topics: [Topic]
  /// What each concept rests on; empty where nobody says.
  var grounds: [ConceptGround]
  /// In the order in which they are taught.
  var lessons: [LessonOutline]
  /// See `CardDefinition.mark`: of the cards of all lessons.
  var definitionsMark: String

  init(
    name: String, definitionsMark: String? = nil, misconceptions: [Misconception],
    topics: [Topic], grounds: [ConceptGround] = [], lessons: [LessonOutline]
  ) {
    self.name = name
    self.definitionsMark =
      definitionsMark
      ?? CardDefinition.mark(of: lessons.flatMap { $0.cards.map(\.definition) })
    self.misconceptions = misconceptions
    self.topics = topics
    self.grounds = grounds
    self.lessons = lessons
  }

  init(_ pack: Pack) {
    self.init(
      name: pack.name, misconceptions: pack.misconceptions, topics: pack.topics,
      grounds: pack.grounds,
      lessons: pack.parts.flatMap { part in
        part.lessons.map { LessonOutline($0, part: CoursePart(part), pack: pack.name) }
      })
  }
}
