import Curriculum
import Simulation
import Study
import Terminal

/// Does what a command asks for.
final class Launcher {
  let stage: Stage
  private(set) var session: StudySession
  let outer: OuterCommands
  /// Gives the files of a path; throws an error that reads as a sentence.
  let readSource: (String) throws -> [SourceFile]
  /// Writes a text into a file that is not there yet; throws an error that reads as a sentence.
  let writeFile: (_ path: String, _ text: String) throws -> Void
  /// What a compiler has against files that were looked at before.
  let findings: FindingsCache
  /// What was said when they were opened.
  let answers: AnswerCache
  let saveStatistics: StatsLoop.Saving

  init(
    stage: Stage, session: StudySession, outer: OuterCommands, findings: FindingsCache,
    answers: AnswerCache = .none,
    readSource: @escaping (String) throws -> [SourceFile],
    writeFile: @escaping (_ path: String, _ text: String) throws -> Void,
    saveStatistics: @escaping StatsLoop.Saving
  ) {
    self.stage = stage
    self.session = session
    self.outer = outer
    self.findings = findings
    self.answers = answers
    self.readSource = readSource
    self.writeFile = writeFile
    self.saveStatistics = saveStatistics
  }

  /// - Throws: ``Departure``, `StudyError`, `CardStoreError`, `SourceError`, and what reading a
  ///   file throws.
  func perform(_ command: Command) throws {
    switch command {
    case .start: try runDay()
    case .today: showPlan()
    case .learn(let name): try learn(name)
    case .review(let days): try round("REVIEW", session.review(ahead: days))
    case .quiz(let topic): try quiz(topic)
    case .drill(let topic, let count): try round("DRILL", session.drill(topic, limit: count))
    case .practice(let folder, let count):
      try round("YOUR VIEWS", session.practise(folder, limit: count))
    case .trace(let name): try trace(name)
    case .exercise(let name): try round("EXERCISE", session.ask(session.exercise(name)))
    case .rule(let words): try RuleLoop(stage: stage).run(words)
    case .ownView: try playWithOwnView()
    case .search(let words): try SearchLoop(stage: stage, session: session).run(words)
    case .map(let concept): try MapLoop(stage: stage, session: session).run(concept)
    case .remember(let name): try remember(name)
    case .minutes(let minutes): try setMinutes(minutes)
    case .stats: try StatsLoop(stage: stage, session: session, save: saveStatistics).run()
    case .flags: try FlagsLoop(stage: stage, session: session).run()
    case .undo: try undo()
    case .help(let name): try showHelp(name)
    case .outer(let words): try runOuter(words)
    case .lessons: try chooseLesson()
    case .traces: try chooseTrace()
    case .quit: throw Departure.end
    }
  }

  /// What the plan of the day holds, in order. Leaving one part leaves the day.
  private func runDay() throws {
    let page = TodayPage(today: try session.today())
    let entries = page.entries.filter { !$0.isHeldBack }
    guard !entries.isEmpty else {
      return stage.say(page.entries.isEmpty ? page.nothingToDo : page.waitingSentence)
    }
    for entry in entries {
      // What came before may have taken longer than was thought.
      let open = TodayPage(today: try session.today()).entries.filter { !$0.isHeldBack }
      if open.contains(where: { $0.isSame(as: entry) }) { try perform(entry.action.command) }
    }
  }

  private func setMinutes(_ minutes: Int?) throws {
    if let minutes { try session.setMinutesToday(minutes) }
    let budget = try session.budget()
    stage.say(
      "Today has \(counted(budget.minutes, "minute")), \(budget.minutesSpent) of them done. For every "
        + "day: config minutes-per-day \(budget.minutes)")
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
      return try loop.run(next.lesson, partEnd: session.today().next?.lastStep)
    }
    try loop.run(lesson(named: name))
  }

  private func remember(_ name: String?) throws {
    let lesson = try name.map(lesson(named:)) ?? session.latestLesson()
    guard let lesson else {
      return stage.say("No lesson is finished yet. Name one: remember state")
    }
    try RecallLoop(stage: stage, session: session).run(lesson)
  }

  /// - Throws: `StudyError` if there is none of that name.
  func lesson(named name: String) throws -> CourseLesson {
    guard let lesson = session.course.lesson(called: name) else {
      let near = nearest(to: name, among: session.course.lessons.map(\.id))
      throw StudyError.unknownTopic(name, near: near)
    }
    return lesson
  }

  /// Whether a name is that of a trace of the lessons, and not of a file.
  func isTrace(_ name: String) -> Bool {
    session.course.traces.contains { $0.itemID == name || $0.id == name }
  }

  private func round(_ name: String, _ round: ReviewRound) throws {
    try RoundLoop(stage: stage, session: session, name: name).run(round)
  }

  private func quiz(_ topic: String?) throws {
    if let topic { return try round("QUIZ", session.quiz(topic)) }
    try MenuLoop(stage: stage).walk {
      let list = try session.topicList()
      return MenuPage(
        title: "QUIZ",
        status: "\(list.count(.known)) of \(counted(list.topics.count - 1, "topic")) known",
        allEntries: list.topics.map(MenuPage.Entry.init))
    } open: { name in
      try round("QUIZ", session.quiz(name))
    }
  }

  private func trace(_ name: String?) throws {
    guard let name else {
      guard let card = try session.openTrace() else {
        return stage.say(
          "No trace that you have come past is left to try. Type traces to choose one.")
      }
      return try round("TRACE", session.ask(card))
    }
    if let card = session.course.traces.first(where: { $0.itemID == name || $0.id == name }) {
      return try round("TRACE", session.ask(card))
    }
    // The command line knows folders, too.
    if outer.entry("trace") != nil {
      guard try runOuter(["trace", name]) else { throw SaidAlready() }
      return
    }
    let files: [SourceFile]
    do { files = try readSource(name) } catch {
      let traces = session.course.traces.map(\.itemID)
      guard let near = nearest(to: name, among: traces) else { throw error }
      throw StudyError.unknownTopic(name, near: near)
    }
    try play(with: files, from: [name], root: nil)
  }

  /// Plays with a view of the learner's own.
  ///
  /// - Throws: ``Departure``; `SourceError` if the files cannot be simulated.
  func play(with files: [SourceFile], from paths: [String], root: String?) throws {
    let sources = PlaygroundSources(
      paths: paths, files: files, read: readSource, write: writeFile, findings: findings,
      answers: answers)
    try PlaygroundStart(stage: stage, sources: sources, root: root).run()
  }

  private func playWithOwnView() throws {
    let prompt = StyledLine("Swift file, or folder> ", Look.key)
    let completion: LineRequest.Completion = { [stage] before, word in
      stage.completion?("trace " + before, word) ?? []
    }
    guard
      case .line(let line) = stage.console.readLine(
        LineRequest(prompt: prompt, usesHistory: false, completion: completion)),
      !line.trimmed.isEmpty
    else { return }
    try trace(line.trimmed)
  }

  /// The plan first: what was taken back is read where one goes on typing.
  private func undo() throws {
    guard let takenBack = try session.undoLatest() else {
      return stage.say("There is no answer to take back.")
    }
    showPlan()
    stage.say(takenBack)
  }

  private func chooseLesson() throws {
    try MenuLoop(stage: stage).walk {
      let entries = try session.lessonEntries()
      let next = try session.nextLesson()
      let finished = try session.progress().filter(\.isFinished).count
      return MenuPage(
        title: "LESSONS", status: "\(finished) of \(entries.count) finished", allEntries: entries,
        choice: ListChoice(selected: entries.firstIndex { $0.id == next?.lesson.id } ?? 0))
    } open: { name in
      try learn(name)
    }
  }

  private func chooseTrace() throws {
    try MenuLoop(stage: stage).walk {
      let entries = session.traceEntries()
      return MenuPage(
        title: "TRACES", status: counted(entries.count, "trace"), allEntries: entries)
    } open: { name in
      try trace(name)
    }
  }

  private func showHelp(_ name: String?) throws {
    guard let word = name else {
      let help = CommandHelp(outer)
      let lines = help.lines(width: stage.canvas.widthOnPage, isPlain: stage.isPlain)
      return try stage.read("HELP", lines, areDrawn: true)
    }
    if word.lowercased() == CommandHelp.events {
      return try stage.read(
        "HELP events",
        EventGrammar().lines(width: stage.canvas.widthOnPage, isPlain: stage.isPlain),
        areDrawn: true)
    }
    let name: String
    do { name = try Command.name(of: word, among: outer) } catch {
      return stage.say(error.description)
    }
    if outer.entry(name) != nil {
      return try stage.read(
        "HELP \(name)", outer.help(name).sourceLines.map { StyledLine($0) }, areDrawn: true)
    }
    guard let entry = Command.entry(named: name) else { return }
    stage.say("\(entry.name) \(entry.argument)".trimmed + ": \(entry.explanation)")
  }

  /// Runs a command of the command line as if nobody else had the store open, and goes on with what
  /// it made of it.
  ///
  /// - Returns: Whether anything was left to be done besides what it said.
  @discardableResult
  private func runOuter(_ words: [String]) throws -> Bool {
    stage.leavePages()
    guard let reopen = outer.reopen else { return false }
    try session.store.close()
    let (output, next) = outer.run(words)
    session = try reopen()
    let width = stage.canvas.widthOnPage
    try stage.read(
      words.joined(separator: " "), output.sourceLines.flatMap { $0.wrapped(to: width) },
      areDrawn: true)
    switch next {
    case .command(let command): try perform(command)
    case .playground(let files, let paths, let root):
      try play(with: files, from: paths, root: root)
    case .stepper(let trace, let files):
      try StepperLoop(stage: stage).run(
        title: trace.root, source: Listings(files), trace: trace,
        start: TraceCursor(event: 0, step: 1).first(in: trace))
    case nil: return false
    }
    return true
  }
}

/// A command that did nothing but say why.
struct SaidAlready: Error {}

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
    case .search: .search(nil)
    case .stats: .stats
    case .map: .map(nil)
    case .drill: .drill(nil, count: nil)
    case .quiz: .quiz(nil)
    case .ownView: .ownView
    case .minutes(let minutes): .minutes(minutes)
    case .help: .help(nil)
    case .quit: .quit
    }
  }
}
