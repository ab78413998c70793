import Curriculum
import Recall
import Study
import Terminal

/// After a typed answer, or when asked for: how well it was known, and what each grade would mean.
/// The answer is already in the store with the proposed grade.
struct GradePage: Page {
  enum Action: Equatable {
    case grade(Grade)
    /// Marks another grade, for Enter.
    case mark(Grade)
    case slip, mine, undo, lesson, suspend, flag, leave
  }

  var place: Place
  var attempt: Attempt
  var recorded: Recorded
  /// When the card would come back after each grade.
  var preview: [Grade: Return]
  /// Days since it was last seen; nil if never.
  var daysAgo: Int?
  /// Whether the learner said that something is wrong with it.
  var isFlagged = false
  /// The grade that Enter gives, if it is another than the proposed one.
  var marked: Grade?

  private var question: Question { attempt.question }
  private var kept: Grade { marked ?? proposed }
  private var proposed: Grade { recorded.grade ?? .good }

  var keys: KeyTable<Action> {
    let grading: [KeyBinding<Action>] =
      recorded.judgement.isRight
      ? [
        KeyBinding(digits: choices.count, "grade", "how well you knew it") {
          .grade(Grade(rawValue: $0) ?? .good)
        },
        KeyBinding(
          .enter, or: .goingOn, also: [.space], "= \(kept.rawValue)", spoken: "keep",
          "keep the grade that is marked", .grade(kept)),
      ]
      : [
        KeyBinding(.enter, or: .goingOn, also: [.space], "next", "go on", .grade(proposed)),
        .slip(.slip),
      ]
    return KeyTable(
      grading + [
        KeyBinding(.character("u"), "undo", "take the answer back and try again", .undo),
        KeyBinding(.character("o"), "lesson", "open the lesson it is from", .lesson),
        KeyBinding(.character("-"), "suspend", "put this card aside", .suspend), .flag(.flag),
        KeyBinding(
          .character("q"), "leave", "back to where you came from; the answer is recorded", .leave),
      ] + (recorded.judgement.isRight ? [marking] : []) + (recorded.isRefused ? [mine] : []))
  }

  private var mine: KeyBinding<Action> {
    KeyBinding(
      .character("m"), "mine", "my answer was right, too: count it, and flag the question", .mine)
  }

  private var marking: KeyBinding<Action> {
    func grade(_ steps: Int) -> Action {
      let lowest = Grade.again.rawValue
      return .mark(Grade(rawValue: max(lowest, kept.rawValue + steps)) ?? .easy)
    }
    return KeyBinding(
      moving: [
        (.down, grade(1)), (.up, grade(-1)), (.character("j"), grade(1)),
        (.character("k"), grade(-1)), (.home, .mark(.again)), (.end, .mark(.easy)),
      ], label: "Up/Down", "mark", "another grade, which Enter then gives")
  }

  /// A grade can be called by its name.
  func action(forLine line: String) -> Action? {
    let word = line.trimmed.lowercased()
    return choices.first { $0.name.lowercased() == word }.map(Action.grade)
      ?? keys.action(forLine: line)
  }

  /// A wrong answer is Again until the learner says that it was a slip.
  private var choices: [Grade] { recorded.judgement.isRight ? Grade.allCases : [.again] }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: place.title(on: canvas, tellsCard: true), status: place.status(on: canvas),
      body: [
        questionLines(question, on: canvas, isFilled: true), answer(canvas),
        explanationLines(recorded, on: canvas)
          + canvas.paragraph(
            "from lesson \(question.lessonNumber), \(question.lessonTitle)", Look.quiet,
            indent: 6),
        grades(canvas),
        canvas.paragraph("Recorded as \(proposed.name). \(memorySentence)"),
        isFlagged ? canvas.paragraph(AnsweredPage.flagSentence) : [],
      ].separated())
  }

  private func answer(_ canvas: Canvas) -> [StyledLine] {
    let others = recorded.judgement.alternatives
    let also = others.isEmpty ? "" : "   (also accepted: \(others.joined(separator: ", ")))"
    let key = StyledLine(recorded.judgement.key.joined(separator: ", "), .bold) + StyledLine(also)
    let typed =
      if case .typed(let text) = recorded.judgement.response { text } else { "" }
    let answer = canvas.paragraph(
      StyledLine("+ ANSWER     ", Look.right) + key, indent: 2, hanging: 4)
    guard !recorded.judgement.isRight else {
      return canvas.paragraph(
        StyledLine("+ RIGHT      ", Look.right) + key, indent: 2, hanging: 4)
        + (overlookedSentence(recorded.judgement).map { canvas.paragraph($0, indent: 4) } ?? [])
    }
    guard !typed.isEmpty else { return answer }
    return canvas.paragraph(
      StyledLine("x NOT THIS   ", Look.wrong) + StyledLine(typed), indent: 2, hanging: 4) + answer
      + (recorded.judgement.comparison.map { comparisonLines($0, indent: 4, on: canvas) } ?? [])
  }

  private func grades(_ canvas: Canvas) -> [StyledLine] {
    let mine = canvas.paragraph(
      "m says that yours is right, too, and flags the question.", Look.quiet, indent: 2)
    let slip = canvas.paragraph(recorded.judgement.slipSentence, Look.quiet, indent: 2)
    return gradeLines(choices, kept: kept, heading: "How did it go?", on: canvas) { grade in
      (recorded.isPutOff ? recorded.comesBack : preview[grade])?.text
    } + (recorded.judgement.isRight ? [] : slip + (recorded.isRefused ? mine : []))
  }

  /// When it was last seen, and how likely it was still known.
  var memorySentence: String {
    guard !recorded.isPutOff else { return AnsweredPage.putOffSentence(question) }
    guard let daysAgo, let chance = attempt.retrievability else {
      return "Seen for the first time."
    }
    // Within a day it is certain, and beside a wrong answer that reads like mockery.
    guard daysAgo > 0 else { return "Last seen today." }
    let seen = daysAgo == 1 ? "yesterday" : "\(daysAgo) days ago"
    return "Last seen \(seen). Chance that you still knew it: \(percent(chance))."
  }
}

extension Judgement {
  /// In one word, or two, what became of it.
  var verdict: String { isRight ? "Right" : isRevealed ? "Not known yet" : "Wrong" }

  /// What an answer that is not right counts as, and what to do if that is unjust.
  var slipSentence: String { "\(worth); s says that it was a slip of the fingers." }

  var spokenSlip: String { "\(worth). Type slip if your fingers slipped." }

  private var worth: String {
    isRevealed
      ? "It counts as Again, and comes back until you know it" : "Wrong counts as Again"
  }
}

extension KeyBinding {
  /// The learner's word that the question itself is wrong.
  static func flag(_ action: Action) -> KeyBinding {
    KeyBinding(.character("F"), "flag", "say what is wrong with this question", action)
  }

  /// The learner's word that only the fingers were wrong.
  static func slip(_ action: Action) -> KeyBinding {
    KeyBinding(.character("s"), "slip", "my fingers slipped: I knew it", action)
  }
}

extension Grade {
  /// The key that gives it where digits mean something else.
  var letter: Character {
    switch self {
    case .again: "a"
    case .hard: "h"
    case .good: "g"
    case .easy: "e"
    }
  }

  var name: String {
    switch self {
    case .again: "Again"
    case .hard: "Hard"
    case .good: "Good"
    case .easy: "Easy"
    }
  }

  var meaning: String {
    switch self {
    case .again: "I did not know it"
    case .hard: "I got it with real effort"
    case .good: "I knew it"
    case .easy: "no thought at all"
    }
  }
}
