import CardStore
import Curriculum
import Simulation
import Study
import Terminal

/// Lets a learner change a program until what is claimed of it holds.
struct ExerciseLoop {
  /// What became of it.
  enum Ending {
    /// Solved, or given up.
    case answered(Attempt, Response, FinishedProgram)
    case skipped, undoBefore, back
  }

  let stage: Stage
  let session: StudySession
  let desk: any ExerciseDesk
  let judge: ExerciseJudge

  /// - Throws: ``Departure``; ``UnreadableSource`` if there can be no file.
  func run(_ first: ExercisePage) throws -> Ending {
    var page = first
    if try desk.begin(judge) == false, text != judge.start.source + "\n" {
      page.note = "The file is as you left it; Enter checks it."
    }
    _ = desk.wasSaved(judge)
    var tried = Tried(text: judge.start.source + "\n")
    // While somebody reads, the solution is played: that is told of in the end, and whatever the
    // machine has to read for programs like it, it has read when the first attempt is saved.
    let solved = Ahead { [judge] in judge.examined(judge.solutionFile).story?.bodies }
    defer { _ = try? solved.value() }
    while true {
      let action = try stage.present(page, idle: { desk.wasSaved(judge) ? .check : nil })
      let isAskedAgain = page.note == Self.warning
      page.note = ""
      switch action {
      case .check: check(&page, &tried)
      case .edit:
        edit(&page)
        check(&page, &tried)
      case .solution where isAskedAgain:
        return .answered(page.attempt, .revealed, try finished(page, beside: solved))
      case .solution: page.note = Self.warning
      case .skip: return .skipped
      case .undo: return .undoBefore
      case .back: return .back
      case .leave: throw Departure.back
      case .hint: page.attempt.showHint()
      case .again:
        page.note = "Begun again. What you wrote is kept in \(try desk.beginAgain(judge))."
        (page.verdict, page.story) = (nil, nil)
        _ = desk.wasSaved(judge)
      case .changes, .trace, .screen, .listing: try look(action, &page)
      }
      try session.keepHelp(of: page.attempt)
      if page.verdict?.isSolved == true {
        return .answered(
          page.attempt,
          .program(tried.text, isSolved: true, misconceptions: tried.misconceptions),
          try finished(page, beside: solved))
      }
    }
  }

  private static let warning =
    "The solution says what to write, and the exercise then counts as not solved. The same once "
    + "more shows it; later puts it off instead."

  /// What was tried so far.
  private struct Tried {
    /// What was judged last.
    var text: String
    /// Of what those believe who would have written one of the attempts.
    var misconceptions: [String] = []
  }

  private var text: String { (try? desk.file(of: judge))?.text ?? "" }

  private func finished(
    _ page: ExercisePage, beside solution: Ahead<Int?>
  ) throws -> FinishedProgram {
    FinishedProgram(
      judge: judge, text: text, attempt: page.verdict, bodies: page.story?.bodies,
      solutionBodies: try solution.value(),
      foreseen: page.verdict?.foreseen?.words.text)
  }

  // MARK: Trying

  private func check(_ page: inout ExercisePage, _ tried: inout Tried) {
    let file: SourceFile
    let verdict: JudgedAttempt
    do { (file, (verdict, page.story)) = try examinedAtRest() } catch {
      (page.verdict, page.story) = (nil, nil)
      page.note = unreadable(error)
      return
    }
    page.verdict = verdict
    if verdict.errors.isEmpty, !verdict.isSolved, file.text != tried.text {
      page.attempt.countTry()
    }
    if let slug = verdict.foreseen?.misconception, !tried.misconceptions.contains(slug) {
      tried.misconceptions.append(slug)
    }
    tried.text = file.text
  }

  /// The file that somebody saved, and what becomes of it. It is judged at once; where an editor was in
  /// the middle of it, again.
  ///
  /// - Throws: What is wrong with a file that cannot be read.
  private func examinedAtRest() throws -> (SourceFile, (JudgedAttempt, AttemptStory?)) {
    var times = 0
    while true {
      let file = try desk.file(of: judge)
      let found = judge.examined(file)
      times += 1
      if times == Self.mostTimes || desk.isAtRest(judge) { return (file, found) }
    }
  }

  private func unreadable(_ error: any Error) -> String {
    "\("\(error)".asSentence) \(again) begins again, and keeps what is there."
  }

  /// Of a file that never rests somebody wants to see something.
  private static let mostTimes = 20

  private func edit(_ page: inout ExercisePage) {
    if !stage.console.lend({ desk.edit(judge) }) {
      let editor = desk.editor ?? "editor"
      page.note = "\(editor) did not end well. Your file is \(page.path)"
    }
    _ = desk.wasSaved(judge)
  }

  private var again: String { stage.isPlain ? "again" : "r" }

  // MARK: Looking

  private func look(_ action: ExercisePage.Action, _ page: inout ExercisePage) throws {
    let file: SourceFile
    do { file = try desk.file(of: judge) } catch { return page.note = unreadable(error) }
    if action == .listing {
      return try show(
        "YOUR FILE", .code([DetailPage.Excerpt(name: "", code: CodeBlock(file.text))]))
    }
    if action == .changes {
      let lines = AttemptLines(judge, path: page.path, width: stage.canvas.width)
        .changes(from: judge.start.source, to: file.text)
      return try show("WHAT YOU CHANGED", .drawing(lines))
    }
    let events = judge.exercise.events(ofMostInterestIn: page.verdict?.claims ?? [])
    guard let screen = try? judge.exercise.screen(of: file, after: events) else {
      page.note = "As long as the file is no program there is nothing to see of it."
      return
    }
    if action == .trace {
      return try stage.aside {
        try StepperLoop(stage: stage).run(
          title: judge.exercise.id, source: Listings(file.text), trace: screen.trace)
      }
    }
    try show(screen, after: events, &page)
  }

  private func show(
    _ screen: Screen, after events: [Event], _ page: inout ExercisePage
  ) throws {
    let when = events.isEmpty ? "" : " after " + events.map(\.text).joined(separator: " then ")
    guard !stage.isPlain else {
      let lines = try? PreviewText(screen.laidOut()).lines
      return stage.say(
        "The screen\(when):\n" + (lines ?? ["It cannot be laid out."]).joined(separator: "\n"))
    }
    guard let scene = try? screen.drawn() else {
      page.note = "The screen cannot be drawn."
      return
    }
    try show("SCREEN\(when)", .drawing(ShownScreen(scene: scene).lines(on: stage.canvas)))
  }

  private func show(_ title: String, _ matter: DetailPage.Matter) throws {
    _ = try stage.present(DetailPage(title: title, matter: matter))
  }
}
