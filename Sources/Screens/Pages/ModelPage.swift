import Curriculum
import Recall
import Study
import Terminal

/// After an answer in one's own words: what to compare it with. The learner says how well it was known;
/// nobody else can.
struct ModelPage: Page {
  enum Action: Equatable {
    case grade(Grade)
    /// Marks another grade, for Enter.
    case mark(Grade)
    /// Back to the question; nothing was recorded.
    case again
    case lesson, leave
  }

  var place: Place
  var attempt: Attempt
  var response: Response
  /// When the card would come back after each grade.
  var preview: [Grade: Return]
  /// The grade that Enter gives, if it is another than the usual one.
  var marked: Grade?

  /// What is marked; before that, an answer that was only looked up is Again, and one with a hint is hard,
  /// as everywhere.
  var kept: Grade {
    marked ?? (response == .revealed ? .again : attempt.help > 0 ? .hard : .good)
  }

  var keys: KeyTable<Action> {
    var bindings = [
      KeyBinding<Action>(digits: Grade.allCases.count, "grade", "how well you knew it") {
        .grade(Grade(rawValue: $0) ?? .good)
      },
      KeyBinding(
        .enter, or: .goingOn, also: [.space], "= \(kept.rawValue)", spoken: "keep",
        "give the grade that is marked", .grade(kept)),
      KeyBinding(.character("u"), "undo", "answer again; nothing was recorded", .again),
    ]
    if !attempt.question.lesson.isEmpty, case .round = place {
      bindings.append(
        KeyBinding(
          .character("o"), "lesson", "give the marked grade, and open the lesson it is from",
          .lesson))
    }
    return KeyTable(
      bindings + [
        KeyBinding(
          .character("q"), "leave", "back to where you came from; this answer was not recorded",
          .leave),
        marking,
      ])
  }

  private var marking: KeyBinding<Action> {
    func grade(_ steps: Int) -> Action {
      .mark(Grade(rawValue: max(Grade.again.rawValue, kept.rawValue + steps)) ?? .easy)
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
    return Grade.allCases.first { $0.name.lowercased() == word }.map(Action.grade)
      ?? keys.action(forLine: line)
  }

  /// What the learner typed; nil if they only thought it.
  var typed: String? {
    if case .typed(let text) = response { text } else { nil }
  }

  func content(on canvas: Canvas) -> PageContent {
    PageContent(
      title: place.title(on: canvas, tellsCard: true), status: place.status(on: canvas),
      body: [
        questionLines(attempt.question, on: canvas),
        typed.map { labelled("YOU   ", StyledLine($0), on: canvas) } ?? [],
        canvas.paragraph(StyledLine("TO COMPARE WITH", Look.heading)),
        illustratedLines(attempt.question.model, on: canvas), origin(canvas),
        gradeLines(Grade.allCases, kept: kept, heading: "How close were you?", on: canvas) {
          preview[$0]?.text
        },
      ].separated())
  }

  private func origin(_ canvas: Canvas) -> [StyledLine] {
    let question = attempt.question
    guard !question.lesson.isEmpty else { return [] }
    return canvas.paragraph(
      "from lesson \(question.lessonNumber), \(question.lessonTitle)", Look.quiet, indent: 2)
  }
}

/// The grades with what they mean, and when the card comes back after each.
func gradeLines(
  _ choices: [Grade], kept: Grade, heading: String, on canvas: Canvas,
  comesBack: (Grade) -> String?
) -> [StyledLine] {
  let heading =
    .spaces(canvas.margin)
    + StyledLine(heading, .bold).padded(to: canvas.isNarrow ? 22 : 50)
    + StyledLine("next time", Look.quiet)
  return [heading]
    + choices.map { grade in
      let mark = StyledLine(grade == kept ? "> " : "  ", Look.running)
      let name =
        StyledLine("\(grade.rawValue) ", Look.key) + StyledLine(grade.name, .bold).padded(to: 7)
      let meaning = canvas.isNarrow ? "" : grade.meaning
      return .spaces(canvas.margin + (canvas.isNarrow ? 0 : 2))
        + (mark + name + StyledLine(meaning)).padded(to: canvas.isNarrow ? 22 : 48)
        + StyledLine(comesBack(grade) ?? "")
    }
}

extension ModelPage: Spoken {
  var facts: [String] {
    (typed.map { ["You said: \($0)"] } ?? []) + ["To compare with:"]
      + Screens.facts(of: attempt.question.model)
      + Grade.allCases.compactMap { grade in
        preview[grade].map {
          "\(grade.rawValue). \(grade.name): \(grade.meaning). Next time \($0.text)."
        }
      }
  }

  var invitation: String {
    "How close were you? Type again, hard, good or easy, or a number. Enter alone gives "
      + "\(kept.name)."
  }

  var asks: String { "grade> " }
  var words: [String] { keys.words.filter { !$0.hasPrefix("grade") && $0 != "keep" } }
}

extension Question {
  /// Whether words are typed for an answer.
  var isTyped: Bool {
    switch form {
    case .typed, .free: true
    case .choice, .several, .order, .program: false
    }
  }
}
