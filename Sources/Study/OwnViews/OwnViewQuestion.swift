import Curriculum
import Practice
import Simulation

/// A question about a view of the learner's own, in words.
struct OwnViewQuestion {
  private let practice: PracticeQuestion
  private let card: OwnFolder.Card
  /// Whether the code is another one than when the learner answered last.
  private let hasChanged: Bool
  private let program: [SourceFile]
  private let words: DrillWords

  init(
    _ practice: PracticeQuestion, of program: [SourceFile], card: OwnFolder.Card, hasChanged: Bool
  ) {
    self.program = program
    self.practice = practice
    self.card = card
    self.hasChanged = hasChanged
    words = DrillWords(
      family: practice.plan.family, subject: practice.prediction.subject,
      prediction: practice.prediction, candidates: practice.candidates, sketch: nil)
  }

  func question(id: String, in course: Course) -> Question {
    let plan = practice.plan
    let lesson = plan.family.lessons(in: course).first
    let key = TraceKey(exercise: exercise, prediction: practice.prediction)
    return Question(
      card: id, form: .several, stem: exercise.stem, cloze: [], deletion: nil,
      options: exercise.options.map(key.option), hints: exercise.hints,
      explanation: exercise.explanation,
      stimulus: Question.Stimulus(
        exercise: exercise,
        listing: Listing(id: card.item, source: practice.slice.text, position: Self.nowhere),
        prediction: practice.prediction, program: program),
      lesson: lesson?.id ?? "", lessonTitle: lesson?.title ?? "Your own views",
      lessonNumber: lesson?.number ?? 0, concepts: plan.family.concepts(in: course),
      fingerprint: card.fingerprint, mistakes: mistakes)
  }

  private static let nowhere = Position(line: 1, column: 1)

  private var exercise: TraceExercise {
    TraceExercise(
      id: card.item, was: [], revision: card.revision, concepts: [], listing: card.item,
      root: practice.plan.root, events: practice.plan.events,
      subject: practice.prediction.subject, stem: [.paragraph(stem, Self.nowhere)],
      options: options, hints: words.hints, explanation: words.explanation,
      position: Self.nowhere)
  }

  private var stem: Prose {
    let subject = practice.prediction.subject
    let change = hasChanged ? "Its code has changed since you answered last. " : ""
    return Prose([
      Prose.Run("This is your own "), Prose.Run(practice.plan.root, .code),
      Prose.Run(". \(change)It is on the screen, and this happens: "),
      Prose.Run(practice.plan.events.last ?? "", .code),
      Prose.Run(". \(practice.plan.family.question(subject)) Choose every one."),
    ])
  }

  private var options: [Option] {
    practice.candidates.map { candidate in
      Option(
        text: words.option(candidate), isKey: practice.prediction.key.contains(candidate),
        misconception: nil, rationale: words.rationale(candidate), position: Self.nowhere)
    } + [
      Option(
        text: words.none, isKey: practice.prediction.key.isEmpty, misconception: nil,
        rationale: words.noneRationale, position: Self.nowhere)
    ]
  }

  private var mistakes: [Question.Mistake] {
    practice.mistakes.map { mistake in
      let places = practice.candidates.indices.filter {
        mistake.answer.contains(practice.candidates[$0])
      }
      return Question.Mistake(
        misconception: mistake.misreading.rawValue,
        options: places.isEmpty ? [practice.candidates.count] : Set(places))
    }
  }
}
