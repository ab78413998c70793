import Curriculum
import Study
import Terminal

/// A question whose answer is typed.
struct TypedPage: LinePage {
  enum Action: Equatable {
    case respond(Response)
    case hint, listing, mockup, skip, undo, back, leave
    case command(String)
  }

  var place: Place
  var attempt: Attempt
  /// Prose that leads to the question.
  var lead: [Block] = []
  /// What else can be looked at.
  var hasListing = false
  var hasMockup = false
  var hasBack = false

  let prompt = "answer> "

  var keys: KeyTable<Action> {
    let isHint = attempt.hintsShown < attempt.question.hints.count
    return KeyTable([
      KeyBinding(label: "Enter", "submit", "send what was typed"),
      isHint
        ? KeyBinding(.character("?"), label: "? Enter", "hint", "one more hint", .hint)
        : KeyBinding(label: "? Enter", "keys", "all that can be typed here"),
      KeyBinding(
        .enter, label: "empty Enter", "reveal",
        attempt.question.form == .free
          ? "see the answer, and say yourself whether you knew it"
          : "see the answer; it counts as not known, and so does \"I don't know\"",
        .respond(.revealed)),
      KeyBinding(
        label: ":", "command", "a colon and a word, such as :stats, leaves this and does that"),
      KeyBinding(.interrupt, "leave", "back to where you came from; nothing is lost", .leave),
    ])
  }

  var remarks: [String] {
    asides.map { ":\($0.word): \($0.explanation)." } + [
      "They work without the colon, too, where no answer is called so."
    ]
  }

  /// What can be asked for instead of an answer, with a colon, or without one where no answer is
  /// called so.
  var asides: [(word: String, explanation: String, action: Action)] {
    let here: [(String, String, Action, Bool)] = [
      ("hint", "one more hint", .hint, attempt.hintsShown < attempt.question.hints.count),
      ("listing", "the whole listing", .listing, hasListing),
      ("peek", "the mockup", .mockup, hasMockup), ("back", "the page before", .back, hasBack),
      ("skip", "another time", .skip, true),
      ("undo", "take the answer before this question back", .undo, true),
    ]
    return here.filter(\.3).map { ($0.0, $0.1, $0.2) }
  }

  func action(typed line: String) -> Action {
    let text = line.trimmed
    if text.isEmpty { return .respond(.revealed) }
    if text == "?" { return .hint }
    let isCommand = text.hasPrefix(":")
    let word = isCommand ? String(text.dropFirst()).trimmed : text
    if let aside = asides.first(where: { $0.word == word.lowercased() }),
      isCommand || !accepts(word)
    {
      return aside.action
    }
    if isCommand { return .command(word) }
    let isGivenUp = Response.admitsNotKnowing(text) && !accepts(text)
    return .respond(isGivenUp ? .revealed : .typed(text))
  }

  private func accepts(_ text: String) -> Bool {
    attempt.question.judge(.typed(text)).isRight
  }

  func content(on canvas: Canvas) -> PageContent {
    let question = [
      illustratedLines(lead, on: canvas), questionLines(attempt.question, on: canvas),
      hintLines(attempt, on: canvas),
    ].separated()
    let gap = Array(repeating: StyledLine(), count: canvas.isNarrow ? 1 : 2)
    let body = question + gap
    return PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas), body: body + [""],
      lineRow: body.count)
  }
}

/// A typed answer that is nearly an accepted one: the learner says whether it counts.
struct ClosePage: Page {
  enum Action: Equatable { case count(Bool), leave }

  var place: Place
  var attempt: Attempt
  var typed: String
  var accepted: String
  /// How far it is from it: "1 letter differs".
  var reason: String

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .character("y"), "yes, I knew it", spoken: "yes", "count it as right", .count(true)),
      KeyBinding(.character("n"), "no", "count it as wrong", .count(false)),
      KeyBinding(
        .character("q"), "leave", "back to where you came from; nothing was recorded", .leave),
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas),
      body: [
        questionLines(attempt.question, on: canvas),
        canvas.paragraph(sentence, indent: 2),
        comparison.map { comparisonLines($0, on: canvas) }
          ?? canvas.paragraph("You typed: \(typed)", indent: 2),
        canvas.paragraph("Count it as right?", .bold, indent: 2),
      ].separated())
  }

  var sentence: String { "Close to an accepted answer: \(accepted) (\(reason))" }

  var comparison: AnswerComparison? { AcceptedAnswers([accepted]).comparison(with: typed) }
}
