import Curriculum
import Simulation
import Study
import Terminal

/// Does what a command asks for.
struct Launcher {
  let stage: Stage
  let session: StudySession
  /// Gives the files of a path; throws an error that reads as a sentence.
  let readSource: (String) throws -> [SourceFile]
  /// Writes a text into a file that is not there yet; throws an error that reads as a sentence.
  let writeFile: (_ path: String, _ text: String) throws -> Void

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`, `SourceError`, and what reading a
  ///   file throws.
  func perform(_ command: Command) throws {
    switch command {
    case .start: try runDay()
    case .today: showPlan()
    case .learn(let name): try learn(name)
    case .review(let days): try round("REVIEW", session.review(ahead: days))
    case .quiz(let topic): try round("QUIZ", session.quiz(topic))
    case .trace(let name): try trace(name)
    case .stats: try showStatistics()
    case .undo: try undo()
    case .help: showHelp()
    case .lessons: try chooseLesson()
    case .traces: try chooseTrace()
    case .quit: throw Departure.end
    }
  }

  /// What the plan of the day holds, in order. Leaving one part leaves the day.
  private func runDay() throws {
    let entries = TodayPage(today: try session.today()).entries
    guard !entries.isEmpty else {
      return stage.say("Nothing is due, and every lesson is finished. Try: quiz")
    }
    for entry in entries {
      // A trace may have been tried as part of the lesson.
      let open = TodayPage(today: try session.today()).entries
      if open.contains(where: { $0.isSame(as: entry) }) { try perform(entry.action.command) }
    }
  }

  private func showPlan() {
    do { stage.say(planLines(try session.today(), on: stage.canvas, isPlain: stage.isPlain)) } catch
    {
      stage.say("\(error)")
    }
  }

  private func learn(_ name: String?) throws {
    let loop = LessonLoop(stage: stage, session: session)
    guard let name else {
      guard let next = try session.nextLesson() else {
        return stage.say("Every lesson is finished. Type lessons to read one again.")
      }
      return try loop.run(next.lesson)
    }
    guard let lesson = session.course.lesson(name) else { throw StudyError.unknownTopic(name) }
    try loop.run(lesson)
  }

  private func round(_ name: String, _ round: ReviewRound) throws {
    try RoundLoop(stage: stage, session: session, name: name).run(round)
  }

  private func trace(_ name: String?) throws {
    guard let name else {
      guard let next = try session.today().predict, let card = session.course.card(next.card)
      else { return stage.say("Every trace was tried. Type traces to choose one.") }
      return try round("TRACE", session.ask(card))
    }
    if let card = session.course.traces.first(where: { $0.item.id == name || $0.id == name }) {
      return try round("TRACE", session.ask(card))
    }
    let wish = PlaygroundWish(name)
    try play(with: wish.paths.flatMap(readSource), from: wish.paths, root: wish.root)
  }

  /// Plays with a view of the learner's own.
  ///
  /// - Throws: ``Departure``; `SourceError` if the files cannot be simulated.
  func play(with files: [SourceFile], from paths: [String], root: String?) throws {
    let sources = PlaygroundSources(
      paths: paths, files: files, read: readSource, write: writeFile)
    let playground = try PlaygroundLoop(stage: stage, sources: sources, root: root)
    stage.leavePages()
    try playground.run()
  }

  private func showStatistics() throws {
    var days = 30
    while true {
      let page = StatsPage(statistics: try session.statistics(days: days))
      switch try stage.present(page) {
      case .days(let next): days = next
      case .weakest: _ = try stage.present(WeakestPage(statistics: page.statistics))
      case .leave: return
      }
    }
  }

  private func undo() throws {
    guard let undone = try session.undo() else {
      return stage.say("There is no answer to take back.")
    }
    stage.say("Taken back: your answer to \(undone.answer.card). It will be asked again.")
  }

  private func chooseLesson() throws {
    let entries = try session.lessonEntries()
    let next = try session.nextLesson()
    let selected = entries.firstIndex { $0.id == next?.lesson.id } ?? 0
    if let name = try MenuLoop(stage: stage).choose("LESSONS", from: entries, selected: selected) {
      try learn(name)
    }
  }

  private func chooseTrace() throws {
    let entries = session.traceEntries()
    if let name = try MenuLoop(stage: stage).choose("TRACES", from: entries) { try trace(name) }
  }

  private func showHelp() {
    let names = Command.entries.map { "\($0.name) \($0.argument)".trimmed }
    let width = names.map(\.count).max() ?? 0
    stage.say(
      zip(names, Command.entries).flatMap { name, entry in
        (StyledLine("  ") + StyledLine(name, Look.key).padded(to: width) + "   "
          + StyledLine(entry.explanation)).wrapped(to: stage.canvas.width, hanging: width + 5)
      })
    stage.say(
      "Enter alone starts today's session. On a page, ? shows the keys and : takes a command.")
  }
}

/// The plan of the day as text that scrolls.
func planLines(_ today: Today, on canvas: Canvas, isPlain: Bool) -> [StyledLine] {
  let page = TodayPage(today: today)
  guard !isPlain else { return page.facts.map { StyledLine($0) } }
  let content = page.content(on: canvas)
  var canvas = canvas
  canvas.height = content.body.count + 4
  return PageFrame(content, from: 0, footer: page.keys.footer(on: canvas), on: canvas).lines
}

extension TodayPage.Action {
  var command: Command {
    switch self {
    case .start: .start
    case .review: .review(days: 0)
    case .learn: .learn(nil)
    case .predict: .trace(nil)
    case .lessons: .lessons
    case .traces: .traces
    case .stats: .stats
    case .help: .help
    case .quit: .quit
    }
  }
}
