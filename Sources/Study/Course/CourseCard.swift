import CardStore
import Curriculum

/// What is asked and scheduled as one: a question, one deletion of a cloze, a trace, or an exercise.
public struct CourseCard: Sendable {
  public let lesson: CourseLesson
  private let outline: CardOutline

  init(_ outline: CardOutline, lesson: CourseLesson) {
    self.outline = outline
    self.lesson = lesson
  }

  /// The same card in a lesson that has another place.
  func moved(to lesson: CourseLesson) -> CourseCard { CourseCard(outline, lesson: lesson) }

  /// `pack/item`, or `pack/item#n`.
  public var id: String { outline.definition.id }
  /// The identifier of its item: `who-tells`.
  public var itemID: String { outline.item }
  /// The number of the deletion that this card asks for; nil for anything but a cloze.
  public var deletion: Int? { outline.deletion }
  public var definition: CardDefinition { outline.definition }
  public var concepts: [String] { definition.concepts }
  /// Whether a machine made it and nobody has accepted it.
  public var isDraft: Bool { outline.isDraft }
  public var isTrace: Bool { outline.events != nil }
  /// Whether it is answered by changing code.
  public var isExercise: Bool { outline.isExercise }
  /// The events of a trace in a few words: `rename, then +1`; nil for any other card.
  public var eventWords: String? { outline.events }

  /// With its text, which is read with the lesson's.
  public var item: Item { lesson.item(itemID) ?? .quiz(.nothing(itemID)) }
}

extension Quiz {
  /// Where a lesson does not have what its outline says: asked for, it is a ``StudyError``.
  fileprivate static func nothing(_ id: String) -> Quiz {
    Quiz(
      id: id, was: [], revision: 1, kind: .typed, concepts: [], stem: [], options: [], cloze: [],
      hints: [], explanation: Prose(""), position: Position(line: 1, column: 1))
  }
}
