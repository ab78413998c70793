import CardStore
import Curriculum

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
