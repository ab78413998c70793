import Curriculum
import Foundation
import Testing

@testable import Study

/// Drives through all lessons that come with the program, once as somebody who knows, and once for
/// each wrong option as somebody who believes in it.
@Suite("The lessons that come with the program, driven through")
struct CourseDriverTests {
  private static let course = Result {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    return Course(try Pack(PackFolder(at: root.appendingPathComponent("Lessons").path)))
  }

  @Test("What each part of them is about is said by its author, and once in a lesson")
  func ideas() throws {
    let lessons = try Self.course.get().lessons
    #expect(!lessons.isEmpty)
    for lesson in lessons {
      let told = lesson.lesson.sections.filter { $0.title != lesson.title }
        .filter { LessonIdea($0) != nil }
      let ideas = told.compactMap(\.idea?.text)
      #expect(ideas.count == told.count, "\(lesson.id)")
      #expect(Set(ideas).count == ideas.count, "\(lesson.id)")
    }
  }

  @Test(
    "Who knows is right everywhere, a wrong answer gets its reason, and in each trace something is left to know"
  )
  func drive() throws {
    let course = try Self.course.get()
    #expect(!course.traces.isEmpty)
    for card in course.cards {
      let question = try card.question(seed: 1, predict: Oracle.simulator.predict)
      if let knowing = knowing(question, as: card) {
        let judgement = question.judge(knowing)
        #expect(judgement.isRight, "\(card.id): \(knowing)")
        #expect(judgement.misconceptions.isEmpty, "\(card.id): \(judgement.misconceptions)")
      }
      for place in question.options.indices {
        believe(in: place, of: question, in: course)
      }
      if card.isTrace {
        let settled = question.options.filter { !$0.isOpen }
        #expect(!settled.isEmpty, "\(card.id): \(question.options.map(\.isOpen))")
      }
    }
  }

  /// What the file says, not what the question does; nil where the learner grades themselves.
  private func knowing(_ question: Question, as card: CourseCard) -> Response? {
    switch card.item {
    case .exercise: .program("", isSolved: true, misconceptions: [])
    case .trace(let trace) where trace.subject == .screen: .picked(Set(question.key))
    case .trace(let trace): picking(trace.options, in: question)
    case .quiz(let quiz):
      switch question.form {
      case .free: nil
      case .typed(let accepted): .typed(accepted[0])
      default: picking(quiz.options, in: question)
      }
    }
  }

  /// The options that are marked in the lesson, in its order.
  private func picking(_ options: [Option], in question: Question) -> Response {
    let places = options.filter(\.isKey).compactMap { option in
      question.options.firstIndex { $0.text.text == option.text.text }
    }
    if case .order = question.form {
      return .ordered(
        places.sorted { (question.options[$0].rank ?? 0) < (question.options[$1].rank ?? 0) })
    }
    return .picked(Set(places))
  }

  /// Somebody who picks a wrong option alone is wrong, and is told why; of a misconception behind it
  /// the course knows what it is.
  private func believe(in place: Int, of question: Question, in course: Course) {
    let option = question.options[place]
    guard !option.isKey, !option.isOpen else { return }
    let isOrder = if case .order = question.form { true } else { false }
    let judgement = question.judge(isOrder ? .ordered([place]) : .picked([place]))
    #expect(!judgement.isRight, "\(question.card): \(option.text.text)")
    #expect(!option.rationale.text.isEmpty, "\(question.card): \(option.text.text)")
    if let slug = option.misconception {
      #expect(judgement.misconceptions.contains(slug), "\(question.card): \(slug)")
      #expect(course.misconception(slug) != nil, "\(question.card): \(slug)")
    }
  }
}
