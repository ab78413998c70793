import Curriculum
import Simulation

extension CourseCard {
  /// Puts the card as a question.
  ///
  /// - Parameters:
  ///   - seed: Decides the order of the options; the same seed gives the same question.
  ///   - variation: Of an exercise: 0 as it is written, any other number with other names.
  ///   - place: Where the key is not to stand, from 0.
  ///   - predict: Runs a trace; only called for one.
  /// - Throws: ``StudyError`` if a trace or an exercise cannot be run, or a cloze has nothing to ask
  ///   for.
  public func question(
    seed: UInt64, variation: Int = 0, avoiding place: Int? = nil,
    predict: (TraceExercise, Listing) throws -> Prediction
  ) throws -> Question {
    switch item {
    case .quiz(let quiz): try question(quiz, seed: seed, avoiding: place)
    case .trace(let exercise):
      try question(exercise, seed: seed, avoiding: place, predict: predict)
    case .exercise(let exercise): try question(exercise, variation: variation)
    }
  }

  private func question(_ quiz: Quiz, seed: UInt64, avoiding place: Int?) throws -> Question {
    let options = quiz.options.enumerated().map { rank, option in
      Question.Option(
        option, isKey: option.isKey, isOpen: false, rank: quiz.kind == .order ? rank : nil)
    }
    switch quiz.kind {
    case .choice:
      return question(
        quiz, .choice, options: options.shuffled(seed: seed, avoiding: place))
    case .several:
      return question(quiz, .several, options: options.shuffled(seed: seed, avoiding: nil))
    case .order:
      return question(quiz, .order(isStrict: true), options: options.disordered(seed: seed))
    case .explain:
      var question = question(quiz, .free, options: [])
      question.model = [.paragraph(quiz.explanation, quiz.position)]
      return question
    case .cloze, .typed:
      return question(quiz, .typed(accepted: try accepted(quiz)), options: [])
    }
  }

  private func accepted(_ quiz: Quiz) throws -> [String] {
    for case .deletion(let number, let accepted) in quiz.cloze
    where (deletion == nil || deletion == number) && !accepted.isEmpty {
      return accepted
    }
    throw StudyError.emptyQuestion(id)
  }

  private func question(
    _ quiz: Quiz, _ form: Question.Form, options: [Question.Option]
  ) -> Question {
    Question(
      card: self, form: form, stem: quiz.stem, cloze: quiz.kind == .cloze ? quiz.cloze : [],
      options: options, hints: quiz.hints, explanation: quiz.explanation, stimulus: nil)
  }

  private func question(_ exercise: Exercise, variation: Int) throws -> Question {
    let judge: ExerciseJudge
    do {
      judge = try lesson.passing {
        try ExerciseJudge(exercise, of: lesson.lesson, variation: variation)
      }
    } catch {
      throw StudyError.failingExercise(exercise.id, reason: Self.sentence(error))
    }
    return Question(
      card: self, form: .program, stem: judge.exercise.task, cloze: [], options: [],
      hints: judge.exercise.hints, explanation: judge.exercise.explanation, stimulus: nil,
      exercise: judge)
  }

  /// Why a program could not be run.
  static func sentence(_ error: any Error) -> String {
    guard let error = error as? SourceError else { return "\(error)" }
    guard let first = error.diagnostics.first else { return "the listing cannot be read." }
    return "line \(first.line) of the listing, column \(first.column): \(first.message)."
  }

  private func question(
    _ exercise: TraceExercise, seed: UInt64, avoiding place: Int?,
    predict: (TraceExercise, Listing) throws -> Prediction
  ) throws -> Question {
    guard let listing = lesson.lesson.listing(named: exercise.listing) else {
      throw StudyError.missingListing(exercise.listing, trace: exercise.id)
    }
    let prediction: Prediction
    do { prediction = try predict(exercise, listing) } catch {
      throw StudyError.failingTrace(exercise.id, reason: Self.sentence(error))
    }
    let stimulus = Question.Stimulus(
      exercise: exercise, listing: listing, prediction: prediction)
    guard exercise.subject != .screen else {
      return Question(
        card: self, form: .choice, stem: exercise.stem, cloze: [],
        options: prediction.pictures.map { Question.Option($0) }.shuffled(
          seed: seed, avoiding: place), hints: exercise.hints, explanation: exercise.explanation,
        stimulus: stimulus)
    }
    let key = TraceKey(exercise: exercise, prediction: prediction)
    let isOrder = exercise.subject == .order
    let options = exercise.options.map(key.option)
    return Question(
      card: self, form: key.form(options),
      stem: exercise.stem, cloze: [],
      // Names stand as the lesson has them, as in the listing; lint sees to it that keys are spread.
      options: isOrder ? options.disordered(seed: seed) : options,
      hints: exercise.hints, explanation: exercise.explanation, stimulus: stimulus)
  }
}

extension Question {
  init(
    card: CourseCard, form: Form, stem: [Block], cloze: [ClozePiece], options: [Option],
    hints: [Prose], explanation: Prose, stimulus: Stimulus?,
    exercise: ExerciseJudge? = nil
  ) {
    self.init(
      card: card.id, form: form, stem: stem, cloze: cloze, deletion: card.deletion,
      options: options, hints: hints, explanation: explanation, stimulus: stimulus,
      exercise: exercise, lesson: card.lesson.id, lessonTitle: card.lesson.title,
      lessonNumber: card.lesson.number,
      concepts: card.concepts, fingerprint: card.definition.fingerprint, isDraft: card.isDraft)
  }
}

extension Question.Option {
  init(_ option: Option, isKey: Bool, isOpen: Bool, rank: Int?, isNone: Bool = false) {
    self.init(
      text: option.text, isKey: isKey, isOpen: isOpen, rationale: option.rationale,
      misconception: option.misconception, rank: rank, isNone: isNone)
  }
}
