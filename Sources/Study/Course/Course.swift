import CardStore
import Curriculum

/// A pack of lessons, numbered and indexed for study.
public struct Course: Sendable {
  public let pack: Pack
  /// In the order in which they are taught.
  public let lessons: [CourseLesson]
  /// One for every question, several for a cloze with several deletions; in teaching order.
  public let cards: [CourseCard]
  private let cardsByID: [String: CourseCard]
  private let lessonsByID: [String: CourseLesson]

  public init(_ pack: Pack) {
    let lessons = pack.lessons.enumerated().map { CourseLesson($1, number: $0 + 1) }
    let cards = lessons.flatMap { CourseCard.cards(of: $0, pack: pack.name) }
    self.pack = pack
    self.lessons = lessons
    self.cards = cards
    // A pack that lint lets through has no identifier twice; of any other the first one counts.
    cardsByID = Dictionary(cards.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    lessonsByID = Dictionary(
      lessons.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func card(_ id: String) -> CourseCard? { cardsByID[id] }

  /// By identifier, or by number as a learner counts, from 1: `who-reruns`, `7`.
  public func lesson(_ name: String) -> CourseLesson? {
    if let lesson = lessonsByID[name] { return lesson }
    return Int(name).flatMap { number in lessons.first { $0.number == number } }
  }

  public func misconception(_ slug: String) -> Misconception? {
    pack.misconceptions.first { $0.slug == slug }
  }

  /// The traces of all lessons, in teaching order.
  public var traces: [CourseCard] { cards.filter(\.isTrace) }

  /// The cards that a topic names: a lesson (identifier or number), a concept, or an item
  /// identifier.
  public func cards(about topic: String) -> [CourseCard] {
    if let lesson = lesson(topic) { return cards.filter { $0.lesson.id == lesson.id } }
    let wanted = topic.lowercased()
    return cards.filter {
      $0.concepts.contains(wanted) || $0.item.id == wanted || $0.id == topic
    }
  }
}

/// A lesson with its place in the course and the pages it is read in.
public struct CourseLesson: Sendable {
  /// From 1, through all parts.
  public let number: Int
  public let lesson: Lesson
  public let pages: [LessonPage]

  init(_ lesson: Lesson, number: Int) {
    self.number = number
    self.lesson = lesson
    pages = LessonPage.pages(of: lesson)
  }

  public var id: String { lesson.id }
  public var title: String { lesson.title }
}
