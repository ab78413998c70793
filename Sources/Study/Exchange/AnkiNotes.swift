import CardStore
import Curriculum
import Recall

extension StudySession {
  /// The course's cards as Anki is to show them, in their order. The keys of traces are what the
  /// simulator says. A drill is another question each time, and so none for Anki. One lesson after the
  /// other is read, and none is kept.
  ///
  /// - Throws: ``StudyError`` for a trace that cannot be run, and what `visit` throws.
  public func forEachAnkiNote(_ visit: (AnkiNote) throws -> Void) throws {
    let decks = course.decks
    for lesson in course.lessons {
      try lesson.passing {
        for card in course.cards(of: lesson) {
          let text = QuestionText(
            question: try card.question(seed: Fuzz.seed(card: card.id), predict: predict))
          try visit(
            AnkiNote(
              card: card.id, deck: decks[lesson.id] ?? Course.deck, tags: card.concepts,
              question: text.front, answer: text.back, explanation: text.explanation,
              source: text.source))
        }
      }
    }
  }

  /// Writes a package that Anki imports, with all that is remembered.
  ///
  /// - Throws: ``StudyError``, `ExchangeError`, `CardStoreError`.
  public func exportAnki(
    to path: String, isForced: Bool, progress: @escaping Progress = { _ in }
  ) throws -> AnkiExportReport {
    try store.exportAnki(
      at: clock.milliseconds(), calendar: clock.calendar, to: path, isForced: isForced,
      progress: progress, notes: forEachAnkiNote)
  }
}

extension Course {
  /// Around all others.
  fileprivate static let deck = "SwiftUI"

  /// A deck for each lesson, within its part's.
  fileprivate var decks: [String: String] {
    lessons.reduce(into: [:]) { decks, lesson in
      let names = [Self.deck, lesson.part.title, lesson.title]
      decks[lesson.id] = names.map { $0.split(separator: "::").joined(separator: ":") }
        .joined(separator: "::")
    }
  }
}
