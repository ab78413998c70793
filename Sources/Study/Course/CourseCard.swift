import CardStore
import Curriculum

/// What is asked and scheduled as one: a question, one deletion of a cloze, or a trace.
public struct CourseCard: Sendable {
  /// `pack/item`, or `pack/item#n`.
  public let id: String
  public let item: Item
  /// The number of the deletion that this card asks for; nil for anything but a cloze.
  public let deletion: Int?
  public let lesson: CourseLesson
  public let definition: CardDefinition

  public var concepts: [String] { definition.concepts }

  public var isTrace: Bool {
    if case .trace = item { true } else { false }
  }

  /// The cards of a lesson, in the order of its pages.
  static func cards(of lesson: CourseLesson, pack: String) -> [CourseCard] {
    let items = Dictionary(
      lesson.lesson.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    return lesson.lesson.cards(pack: pack).compactMap { source in
      items[source.item].map { CourseCard(source, item: $0, lesson: lesson) }
    }
  }

  private init(_ source: CardSource, item: Item, lesson: CourseLesson) {
    id = source.id
    self.item = item
    deletion = source.deletion
    self.lesson = lesson
    definition = CardDefinition(
      id: source.id, was: source.was, lesson: source.lesson, concepts: source.concepts,
      fingerprint: source.fingerprint, revision: source.revision)
  }
}
