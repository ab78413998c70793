import Curriculum
import Recall
import Study
import Terminal

/// A question with options, after the answer was recorded: what was right, what was not, and why.
struct AnsweredPage: Page {
  enum Action: Equatable {
    case next
    /// Opens or closes the rationale of an option, from 0.
    case explain(Int)
    case grade(Grade)
    /// What the learner says of a draft.
    case draft(DraftChoice)
    case stepper, cure, slip, undo, lesson, suspend, flag, leave
  }

  var place: Place
  var recorded: Recorded
  /// When the card would come back after each grade.
  var preview: [Grade: Return] = [:]
  /// Of an exercise: what the learner made of it.
  var program: FinishedProgram?
  /// The options whose rationale is shown beyond those that were picked or right.
  var explained: Set<Int> = []
  /// What the last key was about.
  var told: Told?
  /// The misconceptions behind the answer, with their names.
  var misconceptions: [Misconception] = []
  /// The trace that shows how one of them errs; nil where there is none that gives nothing away.
  var cure: String?
  /// Whether the trace it is about was stepped through.
  var hasStepped = false
  /// Whether the learner said that something is wrong with it.
  var isFlagged = false
  /// What became of the draft that it is, in a sentence; empty as long as nothing was said of it.
  var draftSentence = ""
  /// Whether the draft was accepted or dropped; one that was edited may be either after it.
  var isDraftSettled = false

  /// A part of the page that a key changes.
  enum Told: Sendable, Equatable {
    /// The rationale of an option, from 0.
    case rationale(Int)
    /// What became of the answer.
    case outcome
  }

  var judgement: Judgement { recorded.judgement }
  var question: Question { recorded.judgement.question }

  var keys: KeyTable<Action> {
    let isNew = question.stimulus != nil && !hasStepped
    var bindings: [KeyBinding<Action>] = [
      isNew
        ? KeyBinding(.enter, also: [.space], "step", "step through what happened", .stepper)
        : KeyBinding(.enter, or: .goingOn, also: [.space], "next", "go on", .next)
    ]
    if isNew {
      bindings.append(KeyBinding(.goingOn, "next", "go on without stepping", .next))
    } else if question.stimulus != nil {
      bindings.append(KeyBinding(.character("t"), "trace", "step through it again", .stepper))
    }
    if cure != nil {
      bindings.append(
        KeyBinding(.character("c"), "cure", "the trace that shows it", .cure))
    }
    if let unexplained { bindings.append(unexplained) }
    bindings += isOpenDraft ? draftKeys : gradeKeys
    bindings += [
      .flag(.flag), KeyBinding(.character("u"), "undo", "take the answer back", .undo),
      KeyBinding(
        .character("q"), "leave", "back to where you came from; the answer is recorded", .leave),
    ]
    if !question.lesson.isEmpty {
      bindings.append(
        KeyBinding(.character("o"), "lesson", "open the lesson it is from", .lesson))
    }
    bindings.append(KeyBinding(.character("-"), "suspend", "put this card aside", .suspend))
    return KeyTable(bindings)
  }

  /// Whether it is a draft that was neither accepted nor dropped.
  private var isOpenDraft: Bool { question.isDraft && !isDraftSettled }

  /// The letters of grades mean something else on a draft, whose answer does not count.
  private var draftKeys: [KeyBinding<Action>] {
    [
      KeyBinding(
        .character("a"), "accept", "ask this question from now on", .draft(.accept)),
      KeyBinding(
        .character("x"), "drop", "neither show nor ask this question again", .draft(.drop)),
      KeyBinding(
        .character("e"), "edit", "open the editor where this question stands", .draft(.edit)),
    ]
  }

  /// The options of which nothing is said yet, or can be hidden again; nil if there are none.
  private var unexplained: KeyBinding<Action>? {
    let digits = unexplainedOptions
    guard !digits.isEmpty else { return nil }
    return KeyBinding(
      letters: digits.prefix(9).compactMap { digit in
        String(digit + 1).first.map { ($0, .explain(digit)) }
      },
      digits.count == 1 ? "why not \(digits[0] + 1)" : "why not", spoken: "why",
      "what there is to say of an option that you did not pick")
  }

  /// From 0, in the order of the options.
  private var unexplainedOptions: [Int] {
    remarks.filter { !verdict($0).isExplained }.map(\.option).sorted()
  }

  /// `why not 3` is `why 3`, `why` alone the next option of which nothing was said, and a grade can be
  /// called by its name.
  func action(forLine line: String) -> Action? {
    let words = line.trimmed.lowercased()
    if ["why", "why not"].contains(words),
      let next = unexplainedOptions.first(where: { !explained.contains($0) })
    {
      return .explain(next)
    }
    if let action = keys.action(forLine: words.replacing("why not ", with: "why ")) {
      return action
    }
    let grade = Grade.allCases.first { $0.name.lowercased() == words }
    return grade.flatMap { keys.action(for: .character($0.letter)) }
  }

  var words: [String] {
    keys.words.filter { !$0.hasPrefix("grade") }
      + (keys.action(for: .character("h")) == nil
        ? [] : Grade.allCases.map { $0.name.lowercased() })
  }

  /// A right answer can get any grade. A wrong one is Again, unless the learner says that only the
  /// fingers were wrong; practice is not graded.
  private var gradeKeys: [KeyBinding<Action>] {
    guard recorded.grade != nil else { return [] }
    guard judgement.isRight else { return program == nil ? [.slip(.slip)] : [] }
    return [
      KeyBinding(
        letters: Grade.allCases.map { ($0.letter, .grade($0)) }, "grade",
        "say yourself how well you knew it: Again, Hard, Good or Easy")
    ]
  }

  func content(on canvas: Canvas) -> PageContent {
    let question = questionLines(question, on: canvas, isFilled: true)
    let groups = remarkGroups(canvas)
    let outcome = closing(canvas)
    func body(isClose: Bool) -> [StyledLine] {
      [
        question, isClose ? groups.flatMap(\.lines) : groups.map(\.lines).separated(),
        typed(canvas), program?.lines(on: canvas) ?? [], beliefLines(canvas),
        explanationLines(recorded, on: canvas), outcome,
      ].separated()
    }
    // Blank lines give way to what would be out of sight.
    let close = body(isClose: true)
    let wide = body(isClose: false)
    let isClose = wide.count > canvas.bodyHeight && close.count <= canvas.bodyHeight
    let content = PageContent(
      title: place.title(on: canvas, tellsCard: true), status: place.status(on: canvas),
      body: isClose ? close : wide)
    switch told {
    case .outcome: return content.newest(outcome)
    case .rationale(let option):
      var shown = content
      let before = groups.prefix { !$0.options.contains(option) }.map(\.lines)
      let lines = groups.first { $0.options.contains(option) }?.lines ?? []
      let above = [question, isClose ? before.flatMap(\.self) : before.separated()].separated()
      let first = above.count + (isClose && !before.isEmpty ? 0 : 1)
      shown.newest = first..<first + lines.count
      return shown
    case nil: return content
    }
  }

  private func typed(_ canvas: Canvas) -> [StyledLine] {
    guard case .typed(let text) = judgement.response else { return [] }
    return canvas.paragraph("You typed: \(text)", indent: 2)
      + (overlookedSentence(judgement).map { canvas.paragraph($0, indent: 2) } ?? [])
      + (judgement.comparison.map { comparisonLines($0, on: canvas) } ?? [])
  }

  /// The options; what is to be said of several in a row is said once, below them. Those of a choice
  /// are sentences, and stand apart while nothing is said of them.
  private func remarkGroups(_ canvas: Canvas) -> [(options: [Int], lines: [StyledLine])] {
    var groups: [(options: [Int], lines: [StyledLine])] = []
    var options: [Int] = []
    var open: [StyledLine] = []
    let isChoice = question.form == .choice
    for (index, remark) in remarks.enumerated() {
      let option = optionLines(remark, canvas)
      options.append(remark.option)
      open += option
      let rationale = shownRationale(remark)
      if isExplained(remark), let picture = question.options[remark.option].picture {
        open += pictureLines(picture, on: canvas).map { .spaces(canvas.isNarrow ? 0 : 9) + $0 }
      }
      let isSame = index + 1 < remarks.count && shownRationale(remarks[index + 1]) == rationale
      if isSame, rationale != nil || (option.count == 1 && !isChoice) { continue }
      if let rationale { open += canvas.paragraph(rationale, indent: canvas.isNarrow ? 2 : 9) }
      groups.append((options, open))
      (options, open) = ([], [])
    }
    return groups
  }

  /// Whether something is said of an option, or what it draws is shown.
  func isExplained(_ remark: Judgement.Remark) -> Bool {
    verdict(remark).isExplained || explained.contains(remark.option)
  }

  /// What is said of an option; nil where nothing is, or where it is said on the page anyway.
  func shownRationale(_ remark: Judgement.Remark) -> Prose? {
    let rationale = remark.rationale
    guard isExplained(remark), !rationale.text.isEmpty else { return nil }
    if explained.contains(remark.option) { return rationale }
    return saidBeside(remark).contains { $0.says(rationale) } ? nil : rationale
  }

  /// What else the page says: why the answer is right, and what of other options.
  private func saidBeside(_ remark: Judgement.Remark) -> [Prose] {
    let others = remarks.filter {
      $0.option != remark.option && isExplained($0) && $0.rationale != remark.rationale
    }
    return (recorded.tellsWhy ? [question.explanation] : []) + others.map(\.rationale)
  }

  private func optionLines(_ remark: Judgement.Remark, _ canvas: Canvas) -> [StyledLine] {
    let verdict = verdict(remark)
    let lead = verdictLead((verdict.mark, verdict.word), option: remark.option, on: canvas)
    let indent = canvas.isNarrow ? 0 : 2
    let text = canvas.styled(question.options[remark.option].text)
    let hanging = canvas.isNarrow ? 5 : indent + lead.width
    return canvas.paragraph(lead + text, indent: indent, hanging: hanging)
  }

  /// Of an order in the right one, what does not belong into it last.
  var remarks: [Judgement.Remark] {
    guard case .order = question.form else { return judgement.remarks }
    let key = question.key
    return key.map { judgement.remarks[$0] }
      + judgement.remarks.filter { !key.contains($0.option) }
  }

  /// The same for an option of an order: where it comes, and whether the learner had it there.
  private func verdict(_ remark: Judgement.Remark, isStrict: Bool)
    -> (mark: String, word: String, isExplained: Bool)
  {
    var places: [Int] = []
    if case .ordered(let response) = judgement.response { places = response }
    let place = places.firstIndex(of: remark.option)
    guard let rank = question.key.firstIndex(of: remark.option) else {
      return place == nil ? (" ", "", false) : ("x", "NOT THIS", true)
    }
    let isRight = isStrict ? place == rank : place != nil
    let endings = ["ST", "ND", "RD"]
    let ordinal = "\(rank + 1)" + (rank < endings.count ? endings[rank] : "TH")
    return (isRight ? "+" : "x", isStrict ? "COMES \(ordinal)" : "ANSWER", true)
  }

  /// The mark and the word that say how an option stands.
  func verdict(_ remark: Judgement.Remark) -> (mark: String, word: String, isExplained: Bool) {
    if case .order(let isStrict) = question.form { return verdict(remark, isStrict: isStrict) }
    return switch (remark.isKey, remark.isPicked) {
    case _ where remark.isOpen: (remark.isPicked ? "~" : " ", "EITHER WAY", true)
    case _ where remark.isLeftOut: ("x", "LEFT OUT", true)
    case (true, _): ("+", "ANSWER", true)
    case (false, true): ("x", "NOT THIS", true)
    case (false, false): (" ", "", false)
    }
  }

  private func closing(_ canvas: Canvas) -> [StyledLine] {
    let cure = "c opens the trace that shows it."
    return (outcomeSentences + (self.cure == nil ? [] : [cure])).flatMap { canvas.paragraph($0) }
  }

  /// Who would have answered so, and what they believe.
  private func beliefLines(_ canvas: Canvas) -> [StyledLine] {
    believed.flatMap {
      labelled("IDEA", Prose($0.belief), on: canvas) + labelled("BUT ", Prose($0.truth), on: canvas)
    }
  }

  /// The wrong ideas that lead to the whole answer, where no option tells what is wrong with them.
  var believed: [Misconception] {
    misconceptions.filter { idea in
      question.mistakes.contains { $0.misconception == idea.slug }
    }
  }

  /// What became of the answer, a sentence each.
  var outcomeSentences: [String] {
    var sentences = ["\(judgement.verdict), and recorded.\(returnSentence)"]
    sentences += gradeSentences
    if isFlagged { sentences.append(AnsweredPage.flagSentence) }
    if !draftSentence.isEmpty { sentences.append(draftSentence) }
    if case .order(isStrict: true) = question.form, !judgement.isRight {
      sentences.insert(orderSentence, at: 0)
    }
    sentences += judgement.misconceptions.compactMap(mistakeSentence)
    return sentences
  }

  /// The order that was given beside the right one: one step that is out of its place moves all
  /// those behind it, and the marks alone do not show that.
  private var orderSentence: String {
    func numbers(_ options: [Int]) -> String {
      options.map { String($0 + 1) }.joined(separator: ", ")
    }
    let right = "The right order is \(numbers(question.key))"
    guard case .ordered(let given) = judgement.response else { return "\(right)." }
    return "\(right); yours was \(numbers(given))."
  }

  /// When it comes back, after a space.
  var returnSentence: String {
    (recorded.grade == nil ? " Practice leaves the schedule as it is." : "")
      + (recorded.isPutOff
        ? " \(Self.putOffSentence(question))"
        : recorded.comesBack.map { " \(subject) comes back \($0.text)." } ?? "")
  }

  /// A drill is never the same view twice, and an exercise has other names.
  private var subject: String {
    if program != nil { return "With other names it" }
    return DrillFamily(card: question.card) == nil ? "This question" : "Another view like it"
  }

  /// What became of a question that was missed again and again.
  static func putOffSentence(_ question: Question) -> String {
    question.form == .program
      ? "An exercise comes once on a day: it is put off until tomorrow."
      : "Missed \(DayBudget.mostMisses) times today, it is put off until tomorrow."
  }

  static let flagSentence = "Your flag is recorded; the command flags lists it."

  /// The grade, and what another one would mean.
  private var gradeSentences: [String] {
    guard let grade = recorded.grade else { return [] }
    guard judgement.isRight else { return program == nil ? [judgement.slipSentence] : [] }
    let others = Grade.allCases.filter { $0 != grade }.compactMap { other in
      preview[other].map { "\(other.letter) \(other.name) (\($0.text))" }
    }
    return ["Graded \(grade.name). Instead: \(listed(others, "or"))."]
  }

  /// The wrong idea behind what was picked or left out, in words, and how often it led astray; nil for
  /// one that the lessons have no words for.
  func mistakeSentence(_ slug: String) -> String? {
    guard let idea = misconceptions.first(where: { $0.slug == slug }) else { return nil }
    let times = recorded.timesPicked[slug] ?? 1
    let leftOut = judgement.leftOut(slug).map { String($0 + 1) }
    let isAnswer = question.mistakes.contains { $0.misconception == slug }
    let did = isAnswer ? "answered like" : program == nil ? "picked" : "tried"
    let mistake =
      leftOut.isEmpty
      ? times > 1 ? "You have \(did) \"\(slug)\" \(times) times" : "You \(did) \"\(slug)\""
      : "You left out \(listed(leftOut)) (\"\(slug)\""
        + (times > 1 ? ", \(times) times by now)" : ")")
    guard !believed.contains(where: { $0.slug == slug }) else { return mistake + "." }
    return leftOut.isEmpty
      ? "\(mistake): \(idea.belief.sentence)"
      : "\(mistake). To leave \(leftOut.count == 1 ? "it" : "them") out is to believe: "
        + idea.belief.sentence
  }
}
