import CardStore
import Foundation

/// Lessons of fifty questions each.
struct MadeUpLessons {
  static let questions = 50
  let cards: Int

  private var lessons: Int { (cards + Self.questions - 1) / Self.questions }

  static func item(_ card: Int) -> String { "question-\(card)" }

  private func name(_ lesson: Int) -> String { "lesson-\(lesson)" }

  private func cards(of lesson: Int) -> Range<Int> {
    lesson * Self.questions..<min(cards, (lesson + 1) * Self.questions)
  }

  /// As they were a year ago: today's wording is new to the store.
  var definitions: [CardDefinition] {
    (0..<cards).map { card in
      CardDefinition(
        id: "year/\(Self.item(card))", lesson: name(card / Self.questions),
        concepts: ["state"], fingerprint: "f")
    }
  }

  var steps: [LessonStep] {
    (0..<lessons).map { LessonStep(lesson: name($0), step: 0) }
  }

  func write(to folder: URL) throws {
    let part = folder.appendingPathComponent("01-year")
    try FileManager.default.createDirectory(at: part, withIntermediateDirectories: true)
    try "name: year\n".write(
      to: folder.appendingPathComponent("pack.yml"), atomically: true, encoding: .utf8)
    let misconceptions = (0...40).map { number in
      """
      - slug: made-up-\(number)
        belief: "Number \(number)."
        truth: "Another number."
        lesson: lesson-0

      """
    }
    try misconceptions.joined().write(
      to: folder.appendingPathComponent("misconceptions.yml"), atomically: true, encoding: .utf8)
    for lesson in 0..<lessons {
      try text(lesson).write(
        to: part.appendingPathComponent("\(name(lesson)).md"), atomically: true, encoding: .utf8)
    }
  }
}

extension MadeUpLessons {
  private func text(_ lesson: Int) -> String {
    let questions = cards(of: lesson).map { card in
      """
      ```quiz
      id: \(Self.item(card))
      kind: choice
      why: Because number \(card) says so.

      Which of these is the right answer to question number \(card)?

      - [x] The first answer to it.
        > Right.
      - [ ] The second answer to it.
        > [made-up-\(card % 40)] No.
      - [ ] The third answer to it.
        > [made-up-\(card % 40 + 1)] No.
      ```

      """
    }
    return """
      ---
      id: \(name(lesson))
      title: Lesson \(lesson)
      summary: A lesson that was made up.
      minutes: 10
      requires: []
      concepts: [state]
      platform: iOS 17
      checked: 2026-01-01
      sources:
        - Nobody
      ---

      # Lesson \(lesson)

      Some words to read.

      \(questions.joined(separator: "\n"))
      """
  }
}
