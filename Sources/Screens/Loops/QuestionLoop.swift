import CardStore
import Curriculum
import Recall
import Simulation
import Study

/// What became of a question.
enum QuestionResult {
  /// It is answered, and the answer is in the store.
  case answered(Recorded)
  /// The answer was taken back again.
  case undone
  case skipped
  /// The learner wants the answer before this question taken back.
  case undoBefore
  /// The learner wants to look at the page before.
  case back
  /// It is answered, and the learner wants to read the lesson it is from.
  case lesson(Recorded)
}

/// Asks a question and tells what became of it.
///
/// Nothing is called recorded before the session has recorded it.
struct QuestionLoop {
  let stage: Stage
  let session: StudySession
  /// Where it is asked.
  let place: Place
  /// Prose that leads to it.
  var lead: [Block] = []
  /// The listings that it may be about.
  var listings: [Listing] = []
  /// The name of the listing that was shown last.
  var shownListing: String?
  /// Whether the page before shows the program that it asks about, or asked about it as well.
  var followsListing = false
  /// The mockups that were shown last.
  var mockups: [Mockup] = []
  var hasBack = false

  /// - Throws: ``Departure``, `CardStoreError`.
  func ask(_ attempt: Attempt) throws -> QuestionResult {
    if let judge = attempt.question.exercise { return try make(attempt, judge) }
    if let stimulus = attempt.question.stimulus { return try predict(attempt, stimulus) }
    if attempt.question.isTyped { return try type(attempt) }
    return try choose(attempt)
  }

  // MARK: Options

  private func choose(_ attempt: Attempt) throws -> QuestionResult {
    var page = ChoicePage(
      place: place, attempt: attempt, lead: lead, hasListing: !listings.isEmpty,
      hasMockup: !mockups.isEmpty, hasBack: hasBack)
    while true {
      switch try stage.present(page) {
      case .pick(let option):
        page.picked = toggled(option, in: page.picked, of: attempt.question)
        page.note = ""
      case .mark(let option): page.marked = option
      case .removeLast: _ = page.picked.popLast()
      case .respond(let response):
        if let lack = lack(of: response, attempt.question),
          lack != noneWarning || page.note != lack
        {
          page.note = lack
          continue
        }
        return try finish(page.attempt, response)
      case .hint:
        page.attempt.showHint()
        try session.keepHelp(of: page.attempt)
      case .listing: try show(listings)
      case .mockup: try stage.show(mockups)
      case .skip: return .skipped
      case .undo: return .undoBefore
      case .back: return .back
      case .leave: throw Departure.back
      }
    }
  }

  /// Whether nothing was picked: that is an answer, but easily given by accident.
  private func isNone(_ response: Response) -> Bool {
    response == .picked([]) || response == .ordered([])
  }

  /// Why a response is not one yet; nil if it is. Nothing picked is confirmed by the same key
  /// again.
  private func lack(of response: Response, _ question: Question) -> String? {
    if case .order(isStrict: true) = question.form, case .ordered(let places) = response,
      // How many of the options belong may be what is asked.
      question.key.count == question.options.count, places.count < question.key.count
    {
      guard !stage.isPlain else {
        let came = places.count == 1 ? "was 1" : "were \(places.count)"
        return "Type all \(question.key.count) numbers in one line; there \(came)."
      }
      let left = question.key.count - places.count
      return "Pick all \(question.key.count) first: \(left) to go."
    }
    if question.form == .choice, isNone(response) { return "Pick one of them first." }
    guard isNone(response), !stage.isPlain else { return nil }
    return noneWarning
  }

  private var noneWarning: String {
    "Nothing is picked. Press the same key again if you mean: none of them."
  }

  /// "None of them" and any of them cannot be picked together.
  private func toggled(_ option: Int, in picked: [Int], of question: Question) -> [Int] {
    guard !picked.contains(option) else { return picked.filter { $0 != option } }
    guard let none = question.none else { return picked + [option] }
    return option == none ? [none] : picked.filter { $0 != none } + [option]
  }

  // MARK: Typed answers

  private func type(_ attempt: Attempt) throws -> QuestionResult {
    var page = TypedPage(
      place: place, attempt: attempt, lead: lead, hasListing: !listings.isEmpty,
      hasMockup: !mockups.isEmpty, hasBack: hasBack)
    while true {
      switch try stage.present(line: page) {
      case .hint:
        page.attempt.showHint()
        try session.keepHelp(of: page.attempt)
      case .leave: throw Departure.back
      case .listing: try show(listings)
      case .mockup: try stage.show(mockups)
      case .skip: return .skipped
      case .undo: return .undoBefore
      case .back: return .back
      case .command(let command): try stage.leave(for: command)
      case .respond(let response): return try finish(page.attempt, response)
      }
    }
  }

  /// Asks whether an answer counts that is nearly right.
  private func settled(_ judgement: Judgement, _ attempt: Attempt) throws -> Judgement {
    guard case .close(let accepted, let reason) = judgement.outcome,
      case .typed(let text) = judgement.response
    else { return judgement }
    let page = ClosePage(
      place: place, attempt: attempt, typed: text, accepted: accepted, reason: reason)
    switch try stage.present(page) {
    case .count(let isRight): return judgement.settled(asRight: isRight)
    case .leave: throw Departure.back
    }
  }

  // MARK: Exercises

  private func make(_ attempt: Attempt, _ judge: ExerciseJudge) throws -> QuestionResult {
    guard let desk = session.exercises, stage.console.capabilities.isInteractive else {
      stage.say("The exercise \(judge.exercise.id) is passed over: nobody can edit it here.")
      return .skipped
    }
    let page = ExercisePage(
      place: place, attempt: attempt, judge: judge, lead: lead, path: desk.path(of: judge),
      hasEditor: desk.editor != nil, guidance: session.guidance(for: attempt), hasBack: hasBack)
    switch try ExerciseLoop(stage: stage, session: session, desk: desk, judge: judge).run(page) {
    case .answered(let attempt, let response, let program):
      return try finish(attempt, response, program: program)
    case .skipped: return .skipped
    case .undoBefore: return .undoBefore
    case .back: return .back
    }
  }

  // MARK: Predictions

  private func predict(_ attempt: Attempt, _ stimulus: Question.Stimulus) throws -> QuestionResult {
    var page = PredictionPage(
      place: place, attempt: attempt, stimulus: stimulus, lead: lead,
      hasShownListing: shownListing == stimulus.exercise.listing, hasBack: hasBack)
    if stage.canvas.hasRoomForScreens, !stage.isPlain { page.screen = screen(before: stimulus) }
    let isIntroduced = isIntroduced(page)
    if isIntroduced {
      page.lead = []
      page.hasBack = true
      if let result = try introduce(stimulus.listing) { return result }
    }
    while true {
      switch try stage.present(page) {
      case .program(let lines): page.moveProgram(by: lines, on: stage.canvas)
      case .pick(let option):
        page.picked = picked(option, in: page)
        page.note = ""
      case .removeLast: _ = page.picked.popLast()
      case .commit(let response, let sureness):
        if let lack = lack(of: response, attempt.question),
          lack != noneWarning || page.note != lack
        {
          page.note = lack
          continue
        }
        return try finish(page.attempt, response, sureness: sureness)
      case .hint:
        page.attempt.showHint()
        try session.keepHelp(of: page.attempt)
      case .dependencies:
        page.showsDependencies = true
        page.attempt.countPeek()
        try session.keepHelp(of: page.attempt)
      case .listing: try show([stimulus.listing])
      case .screen: try showScreen(before: stimulus)
      case .skip: return .skipped
      case .undo: return .undoBefore
      case .back:
        guard isIntroduced else { return .back }
        if let result = try introduce(stimulus.listing) { return result }
      case .leave: throw Departure.back
      }
    }
  }

  /// Whether the program has a page of its own, before the question: where there is no room for both
  /// on one, and it was not just read. Of one that was made up nobody can know yet what it looks
  /// like. Plain mode says it together with the question.
  private func isIntroduced(_ page: PredictionPage) -> Bool {
    guard !stage.isPlain, !followsListing else { return false }
    return DrillFamily(card: page.attempt.question.card) != nil
      || !page.showsProgram(on: stage.canvas)
  }

  /// Shows the program.
  ///
  /// - Returns: What became of the question if it is not to be asked now.
  private func introduce(_ listing: Listing) throws -> QuestionResult? {
    let page = ProgramPage(place: place, listing: listing, lead: lead, hasBack: hasBack)
    return switch try stage.present(page) {
    case .ask: nil
    case .skip: .skipped
    case .undo: .undoBefore
    case .back: .back
    case .leave: throw Departure.back
    }
  }

  /// Of a choice only the last one picked stays.
  private func picked(_ option: Int, in page: PredictionPage) -> [Int] {
    let question = page.attempt.question
    return question.form == .choice ? [option] : toggled(option, in: page.picked, of: question)
  }

  // MARK: After the answer

  private func finish(
    _ attempt: Attempt, _ response: Response, sureness: Answer.Sureness? = nil,
    program: FinishedProgram? = nil
  ) throws -> QuestionResult {
    if attempt.question.form == .free { return try compare(attempt, response) }
    let judgement = try settled(attempt.question.judge(response), attempt)
    let preview = try session.preview(attempt)
    let recorded = try record(attempt, judgement, sureness: sureness)
    // Practice is not graded.
    if case .typed = attempt.question.form, recorded.grade != nil, !attempt.question.isDraft {
      return try grade(attempt, recorded, preview)
    }
    return try explain(attempt, recorded, preview, program)
  }

  private func explain(
    _ attempt: Attempt, _ recorded: Recorded, _ preview: [Grade: Return],
    _ program: FinishedProgram?
  ) throws -> QuestionResult {
    var page = AnsweredPage(
      place: place, recorded: recorded, preview: preview, program: program)
    try explainMistakes(on: &page)
    while true {
      switch try stage.present(page) {
      case .next: return .answered(page.recorded)
      case .explain(let option):
        page.explained.formSymmetricDifference([option])
        page.told = .rationale(option)
      case .stepper:
        page.hasStepped = true
        try stage.aside { try step(page.recorded.judgement) }
      case .cure: try stage.aside { try showCure(page.cure) }
      case .grade(let grade):
        page.recorded = try stage.writing { try session.regrade(page.recorded, as: grade) }
        page.told = .outcome
      case .slip:
        page.recorded = try stage.writing { try session.forgiveSlip(page.recorded, in: attempt) }
        page.told = .outcome
        try explainMistakes(on: &page)
      case .undo:
        try session.undo()
        return .undone
      case .lesson: return .lesson(page.recorded)
      case .suspend:
        try session.suspend(attempt.question.card)
        return .answered(page.recorded)
      case .flag:
        page.isFlagged = try flag(attempt.question, on: page) || page.isFlagged
        page.told = .outcome
      case .draft(let choice):
        page.draftSentence = try settle(choice, attempt.question)
        if choice == .accept { page.recorded = try session.count(page.recorded, in: attempt) }
        page.isDraftSettled = choice != .edit
        page.told = .outcome
      case .leave: throw Departure.back
      }
    }
  }

  /// Whoever edits a draft has the terminal meanwhile.
  private func settle(_ choice: DraftChoice, _ question: Question) throws -> String {
    let settle = { try self.session.settle(choice, draft: question.card) ?? "" }
    return try choice == .edit ? stage.lend(settle) : settle()
  }

  /// Says which ideas stand behind an answer, and offers what shows how one of them errs.
  private func explainMistakes(on page: inout AnsweredPage) throws {
    let judgement = page.recorded.judgement
    page.misconceptions = judgement.misconceptions.compactMap(session.course.misconception)
    page.cure = try session.cure(of: page.misconceptions, besides: judgement.question)
  }

  private func grade(
    _ attempt: Attempt, _ recorded: Recorded, _ preview: [Grade: Return]
  ) throws -> QuestionResult {
    var page = GradePage(
      place: place, attempt: attempt, recorded: recorded, preview: preview,
      daysAgo: attempt.memory.map {
        session.clock.today.number - session.clock.calendar.day(of: $0.lastReview).number
      })
    while true {
      switch try stage.present(page) {
      case .grade(let grade):
        return .answered(try stage.writing { try session.regrade(page.recorded, as: grade) })
      case .mark(let grade): page.marked = grade
      case .slip:
        page.recorded = try stage.writing { try session.forgiveSlip(page.recorded, in: attempt) }
        page.marked = nil
      case .mine:
        page.recorded = try stage.writing { try session.acceptTyped(page.recorded, in: attempt) }
        page.isFlagged = true
        page.marked = nil
      case .undo:
        try session.undo()
        return .undone
      case .lesson: return .lesson(page.recorded)
      case .suspend:
        try session.suspend(attempt.question.card)
        return .answered(page.recorded)
      case .flag: page.isFlagged = try flag(attempt.question, on: page) || page.isFlagged
      case .leave: throw Departure.back
      }
    }
  }

  /// - Returns: Whether something was written.
  private func flag(_ question: Question, on page: some Page) throws -> Bool {
    guard let note = try stage.ask("what is wrong? ", on: page) else { return false }
    return try session.flag(question, note: note) != nil
  }

  private func step(_ judgement: Judgement) throws {
    guard let stimulus = judgement.question.stimulus else { return }
    try StepperLoop(stage: stage).run(
      title: stimulus.exercise.id,
      isPredicted: judgement.isRight,
      source: Listings(stimulus.listing.source), trace: stimulus.prediction.trace,
      screens: stimulus.screens, start: TraceCursor(to: stimulus.prediction))
  }

  /// Steps through the trace that shows what is wrong with a misconception. It is looked at, not
  /// asked: the prediction stays open for the day on which it is due.
  private func showCure(_ trace: String?) throws {
    guard let card = session.course.traces.first(where: { $0.itemID == trace }),
      let stimulus = try session.attempt(card).question.stimulus
    else { return stage.say("The lessons have no trace for this.") }
    try StepperLoop(stage: stage).run(
      title: stimulus.exercise.id, source: Listings(stimulus.listing.source),
      trace: stimulus.prediction.trace, screens: stimulus.screens)
  }

  private func show(_ listings: [Listing]) throws {
    _ = try stage.present(DetailPage(listings))
  }
}
