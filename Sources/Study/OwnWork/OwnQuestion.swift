import CardStore
import Curriculum

/// A question about what the learner wrote, or about a part of a lesson that they have to remember. They
/// answer in their own words, and compare.
struct OwnQuestion {
  let writing: Writing
  let course: Course

  /// - Throws: ``StudyError/retired(_:)`` if the lesson has no such part any more.
  func question() throws -> Question {
    let lesson = writing.lesson.flatMap { course.lesson($0) }
    return Question(
      card: writing.id, form: .free, stem: paragraphs(try stem(lesson)), cloze: [], deletion: nil,
      options: [], hints: [], explanation: Prose(""), stimulus: nil, lesson: lesson?.id ?? "",
      lessonTitle: lesson?.title ?? "Your own cards", lessonNumber: lesson?.number ?? 0,
      concepts: writing.concepts, fingerprint: writing.fingerprint, model: try model(lesson))
  }

  private func stem(_ lesson: CourseLesson?) throws -> String {
    switch writing.form {
    case .link:
      let names = writing.concepts.map { "`\($0)`" }.joined(separator: " with ")
      return "You linked \(names). Why do they belong together?"
    case .idea:
      let title = lesson?.title ?? writing.lesson ?? ""
      return
        "From memory: what does the lesson \"\(title)\" say under this heading?\n\(writing.text)"
    case .card, .note, .recollection: return writing.text
    }
  }

  private func model(_ lesson: CourseLesson?) throws -> [Block] {
    switch writing.form {
    case .idea:
      guard let idea = lesson?.ideas.first(where: { $0.title == writing.text }) else {
        throw StudyError.retired(
          "The lesson \(writing.lesson ?? "") has no part \"\(writing.text)\" any more; "
            + "tutor own \(writing.shortID) --delete puts the card away.")
      }
      return idea.blocks
    case .card: return paragraphs(writing.answer ?? "")
    case .link, .note, .recollection: return paragraphs(writing.text)
    }
  }

  /// A line each; code in it may stand between backticks.
  private func paragraphs(_ text: String) -> [Block] {
    text.split(separator: "\n").map {
      .paragraph(Prose(inline: String($0)), Position(line: 1, column: 1))
    }
  }
}

extension Writing {
  /// Of its text: it changes when the wording does.
  var fingerprint: String {
    var print = Fingerprint()
    for part in [form.rawValue, text, answer ?? ""] + concepts { print.add(part) }
    return print.text
  }

  /// As the store is told of it; nil for what is never asked.
  var definition: CardDefinition? {
    guard form.isAsked else { return nil }
    return CardDefinition(
      id: id, lesson: lesson ?? "own", concepts: concepts, fingerprint: fingerprint)
  }

  /// Without what all have in common, as it can be typed.
  public var shortID: String { String(id.dropFirst(Self.prefix.count)) }
}
