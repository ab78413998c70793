import Recall

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// One answered question, to be recorded.
public struct Answer: Sendable, Hashable {
  /// On what occasion a question was answered.
  public enum Kind: String, Sendable, Hashable, CaseIterable {
    /// The card was due.
    case review
    /// In a lesson, most often for the first time.
    case firstLesson = "first-lesson"
    /// Before the card was due, because the learner asked for it.
    case early
    /// Of what a trace will do, before it is shown.
    case prediction
  }

  /// How sure the learner said to be before the answer was shown.
  public enum Sureness: String, Sendable, Hashable, CaseIterable { case guess, sure, certain }

  /// Recording the same identifier again changes nothing.
  public var id: UUID
  /// `pack/item` or `pack/item#n`.
  public var card: String
  /// Milliseconds since 1970.
  public var time: Int
  public var kind: Kind
  /// nil when the answer says nothing about memory: it is logged, and the card is not rescheduled.
  public var grade: Grade?
  /// Whether the answer was right, which is not the same as the grade that the learner chose.
  public var isRight: Bool
  /// What was answered, as typed, or as the screens write down a choice.
  public var text: String
  /// nil when the learner was not asked.
  public var sureness: Sureness?
  /// How many hints were shown.
  public var hints: Int
  /// Milliseconds from the question to the answer.
  public var duration: Int
  /// Of the text that was asked.
  public var fingerprint: String
  /// Slugs of the misconceptions that options of this question stand for.
  public var shownMisconceptions: [String]
  /// Those of them that were picked.
  public var pickedMisconceptions: [String]
  /// The lesson's step that is done with this answer, if it was given in a lesson.
  public var completes: LessonStep?

  public init(
    id: UUID = UUID(), card: String, time: Int, kind: Kind, grade: Grade?, isRight: Bool,
    text: String, sureness: Sureness? = nil, hints: Int = 0, duration: Int = 0,
    fingerprint: String, shownMisconceptions: [String] = [],
    pickedMisconceptions: [String] = [], completes: LessonStep? = nil
  ) {
    self.id = id
    self.card = card
    self.time = time
    self.kind = kind
    self.grade = grade
    self.isRight = isRight
    self.text = text
    self.sureness = sureness
    self.hints = hints
    self.duration = duration
    self.fingerprint = fingerprint
    self.shownMisconceptions = shownMisconceptions
    self.pickedMisconceptions = pickedMisconceptions
    self.completes = completes
  }
}

/// A step of a lesson, numbered from 0.
public struct LessonStep: Sendable, Hashable {
  public var lesson: String
  public var step: Int

  public init(lesson: String, step: Int) {
    self.lesson = lesson
    self.step = step
  }
}
