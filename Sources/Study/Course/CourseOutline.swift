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

/// What is known of a lesson before its text is read.
struct LessonOutline: Sendable {
  var part: CoursePart
  /// What its front matter says; the sections are missing.
  var front: Lesson
  /// Of each page the identifier of the item that it asks; nil for a page to read.
  var steps: [String?]
  var cards: [CardOutline]

  init(part: CoursePart, front: Lesson, steps: [String?], cards: [CardOutline]) {
    self.part = part
    self.front = front
    self.steps = steps
    self.cards = cards
  }

  init(_ lesson: Lesson, part: CoursePart, pack: String) {
    self.part = part
    front = lesson
    front.sections = []
    steps = LessonPage.pages(of: lesson).map { $0.item?.id }
    let events = Dictionary(
      lesson.items.compactMap { item in
        if case .trace(let trace) = item { (trace.id, trace.eventWords) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    cards = lesson.cards(pack: pack).map { CardOutline($0, events: events[$0.item]) }
  }
}

/// What is known of a card before its question is read.
///
/// A class, because lists of cards are copied far more often than cards are made.
final class CardOutline: Sendable {
  let definition: CardDefinition
  /// The identifier of its item.
  let item: String
  /// The number of the deletion that it asks for; nil for anything but a cloze.
  let deletion: Int?
  /// Of a trace: its events in words.
  let events: String?
  /// Whether a machine made it and nobody has accepted it.
  let isDraft: Bool
  /// Whether it is answered by changing code.
  let isExercise: Bool

  init(
    definition: CardDefinition, item: String, deletion: Int?, events: String?,
    isDraft: Bool = false,
    isExercise: Bool = false
  ) {
    self.isDraft = isDraft
    self.isExercise = isExercise
    self.definition = definition
    self.item = item
    self.deletion = deletion
    self.events = events
  }

  convenience init(_ source: CardSource, events: String?) {
    self.init(
      definition: CardDefinition(
        id: source.id, was: source.was, lesson: source.lesson, concepts: source.concepts,
        fingerprint: source.fingerprint, revision: source.revision),
      item: source.item, deletion: source.deletion, events: events, isDraft: source.isDraft,
      isExercise: source.isExercise)
  }
}
