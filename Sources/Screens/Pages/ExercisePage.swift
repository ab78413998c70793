import Curriculum
import Study
import Terminal

/// An exercise: what is to be done, what will be claimed, and what becomes of it so far.
struct ExercisePage: Page {
  enum Action: Equatable {
    case edit, check, hint, changes, trace, screen, listing, solution, again, skip, undo, back,
      leave
  }

  var place: Place
  var attempt: Attempt
  var judge: ExerciseJudge
  /// Prose that leads to it.
  var lead: [Block] = []
  /// The learner's file, as commands name it.
  var path: String
  /// Whether `e` opens an editor.
  var hasEditor: Bool
  /// How much is told of the place that is to be mended.
  var guidance = Guidance.nothing
  /// What became of the file that was judged last; nil before.
  var verdict: JudgedAttempt?
  /// What runs in it; nil if it is no program.
  var story: AttemptStory?
  /// What the last key did.
  var note = ""
  /// Whether there is a page to look back at.
  var hasBack = false

  var keys: KeyTable<Action> {
    var bindings: [KeyBinding<Action>] = []
    if hasEditor {
      bindings.append(
        KeyBinding(.character("e"), "edit", "open your file in your editor", .edit).kept())
    }
    bindings.append(KeyBinding(.enter, "check", "judge your file as it is saved now", .check))
    if attempt.hintsShown < attempt.question.hints.count {
      bindings.append(
        KeyBinding(
          .character("h"), "hint", "one more hint; solving it then counts as hard", .hint))
    }
    bindings += [
      KeyBinding(.character("d"), "changes", "what you changed so far", .changes),
      KeyBinding(.character("t"), "trace", "step through what happens in your file", .trace),
      KeyBinding(.goingOn, "later", "another time; nothing is lost", .skip).kept(),
      KeyBinding(.character("l"), "listing", "your file as it is now", .listing),
      KeyBinding(.character("p"), "screen", "what your file shows on the screen", .screen),
      KeyBinding(.character("s"), "solution", "give up, and see the solution", .solution),
      KeyBinding(
        .character("r"), "again", "begin again; what you wrote is put aside and kept", .again),
    ]
    if hasBack {
      bindings.append(KeyBinding(.character("b"), "back", "the page before", .back))
    }
    return KeyTable(
      bindings + [
        KeyBinding(.character("u"), "undo", "take the answer before this back", .undo),
        KeyBinding(
          .character("q"), "leave", "back to where you came from; your file stays", .leave),
      ])
  }

  var remarks: [String] {
    ["Your file is judged whenever you save it, in whatever editor. It is read, and never run."]
  }

  /// Where the file lies, and what opens it.
  var fileSentence: String {
    hasEditor
      ? "Your file: \(path)"
      : "Your file: \(path) (open it in any editor: it is judged when you save it; with VISUAL or "
        + "EDITOR set, e opens it from here)"
  }

  func content(on canvas: Canvas) -> PageContent {
    func indented(_ lines: [StyledLine]) -> [StyledLine] {
      lines.map { .spaces(canvas.margin) + $0 }
    }
    let lines = attemptLines(width: canvas.textWidth)
    let guide = guidance.sentence(for: judge)
    // A hint is below what became of the file, so that neither pushes the other out of sight.
    let told = [
      indented(verdictLines(lines)), hintLines(attempt, on: canvas),
      note.isEmpty ? [] : canvas.paragraph(note, Look.heading),
    ].separated()
    return PageContent(
      title: place.title(on: canvas), status: place.status(on: canvas),
      body: [
        illustratedLines(lead, on: canvas), questionLines(attempt.question, on: canvas),
        isJudged ? [] : indented(lines.claims),
        canvas.paragraph(fileSentence, hanging: 2)
          + (guide.isEmpty ? [] : canvas.paragraph(guide)), told,
      ].separated()
    ).newest(told)
  }

  /// Whether each claim stands there already with what became of it.
  private var isJudged: Bool { verdict?.claims.isEmpty == false }

  /// Commands are not shown: a key opens the trace.
  private func attemptLines(width: Int) -> AttemptLines {
    AttemptLines(judge, path: judge.fileName, width: width, showsCommands: false)
  }

  private func verdictLines(_ lines: AttemptLines) -> [StyledLine] {
    verdict.map { lines.verdict($0, story) } ?? []
  }
}

extension ExercisePage: Spoken {
  var facts: [String] {
    let lines = attemptLines(width: .max)
    let guide = guidance.sentence(for: judge)
    return [place.sentence] + Screens.facts(of: lead) + ["Exercise. \(judge.exercise.id)."]
      + Screens.facts(of: attempt.question.stem)
      + (isJudged ? [] : lines.claims.map(\.text.trimmed))
      + [fileSentence] + (guide.isEmpty ? [] : [guide]) + hintFacts(attempt)
      + verdictLines(lines).map(\.text.trimmed) + (note.isEmpty ? [] : [note])
  }

  var invitation: String {
    "Change the file and save it, then Enter checks it. Type later to go on without it."
  }

  var asks: String { "exercise> " }
}
