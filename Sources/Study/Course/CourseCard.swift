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
}
