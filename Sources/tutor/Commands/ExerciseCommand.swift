import ArgumentParser
import Curriculum
import Screens
import Simulation
import Study
import Terminal

/// `tutor exercise`: code that the learner changes until claims about it hold.
struct ExerciseCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "exercise",
    abstract: "Mend a view in your own editor, until what is claimed of it holds.",
    discussion: """
      Without a name the exercises are listed. With one its file is written into your folder, \
      never over what you wrote, and watched: each time you save it, it is told which claims are \
      kept, what happened instead of the others, and, of a broken claim about some bodies, which \
      others ran. Nothing is compiled or run; \
      the simulator reads the file. Solved, it comes back in reviews, with other names.

      With --check a file is judged once. Exits with 0 if it solves the exercise, with 1 if it does \
      not, with 65 if it is no program. A claim that usually holds, and not for certain, \
      stays open: that is told, and counts as kept.

      Examples: tutor exercise
                tutor exercise follow-the-plan --into ~/swift
                tutor exercise follow-the-plan --check follow-the-plan.swift --json
      """)

  @Argument(
    help: ArgumentHelp("An exercise; all are listed if left out.", valueName: "exercise"),
    completion: .values(.exercise))
  var exercise: String?

  @ArgumentParser.Option(
    help: ArgumentHelp(
      "The folder for your files; beside your cards if left out.", valueName: "folder"),
    completion: .directory)
  var into: String?

  @ArgumentParser.Option(
    help: ArgumentHelp("Judge this file, once.", valueName: "file"),
    completion: .file(extensions: ["swift"]))
  var check: String?

  @Flag(help: "Print one JSON object, of the list or with --check.")
  var json = false

  @OptionGroup var shared: SharedOptions

  func validate() throws {
    if exercise == nil, check != nil {
      throw ValidationError("--check judges a file of one exercise: name it.")
    }
    if exercise != nil, json, check == nil {
      throw ValidationError("--json is for the list of exercises, or goes with --check.")
    }
  }

  func run() throws {
    try reporting {
      var surroundings = try Surroundings(shared.chosen)
      surroundings.exerciseFolder = into
      let course = try surroundings.course()
      let files = ExerciseFiles(surroundings)
      guard let exercise else { return try list(course, files) }
      guard let found = course.exercise(exercise) else {
        let near = nearest(to: exercise, among: course.exercises.map(\.exercise.id))
        throw StudyError.unknownExercise(exercise, near: near)
      }
      if let check { return try conclude(found.judge(), at: check, surroundings) }
      guard !(try isWorkedOn(exercise)) else { return }
      let judge = try found.judge()
      let isNew = try files.begin(judge)
      let output = ExerciseOutput(surroundings)
      output.write(AttemptLines(judge, path: files.path(of: judge), width: output.width).task)
      write(lines: ["\(isNew ? "Wrote" : "Your file:") \(files.path(of: judge))"])
      try conclude(judge, at: files.place(of: judge), surroundings)
    }
  }

  /// Where somebody can be asked, the exercise is a page like that of a lesson.
  private func isWorkedOn(_ name: String) throws -> Bool {
    if CommandOutput.current != nil {
      guard into == nil else {
        throw Failure(.usage, "Another folder is chosen in the shell: tutor exercise --into FOLDER")
      }
    } else if try shared.noInput || !Interactive(shared.chosen).isPossible {
      return false
    }
    try Interactive(shared.chosen, exerciseFolder: into).start(.exercise(name))
    return true
  }

  /// Judges a file once.
  private func conclude(
    _ judge: ExerciseJudge, at path: String, _ surroundings: Surroundings
  ) throws {
    let (attempt, story) = judge.examined(try SourceInput.file(path))
    if json {
      write(document: try tutor.json(AttemptReport(attempt, story, of: judge.exercise, at: path)))
    } else {
      let output = ExerciseOutput(surroundings)
      let lines = AttemptLines(judge, path: path.forShell, width: output.width)
      output.write(lines.verdict(attempt, story))
      if attempt.isSolved, let bodies = story?.bodies,
        let other = judge.examined(judge.solutionFile).story?.bodies
      {
        output.write(lines.counts(bodies, ofSolution: other))
      }
    }
    if !attempt.errors.isEmpty { throw ExitCode(ExitStatus.badData.rawValue) }
    if !attempt.isSolved { throw ExitCode(ExitStatus.found.rawValue) }
  }

  private func list(_ course: Course, _ files: ExerciseFiles) throws {
    var steps: [String: Int] = [:]
    let entries = try course.exercises.map { found in
      let app = found.exercise.app
      if let app { steps[app, default: 0] += 1 }
      return Entry(
        exercise: found.exercise.id, lesson: found.lesson.id,
        file: files.place(of: found.exercise), state: try files.state(of: found), app: app,
        step: app.flatMap { steps[$0] })
    }
    if json { return write(document: try tutor.json(Document(exercises: entries))) }
    guard !entries.isEmpty else { return write(lines: ["The lessons have no exercises."]) }
    write(lines: entries.filter { $0.app == nil }.map(\.line) + appLines(entries))
  }

  /// An app that grows from exercise to exercise, with all of its steps.
  private func appLines(_ entries: [Entry]) -> [String] {
    var apps: [String] = []
    for case let app? in entries.map(\.app) where !apps.contains(app) { apps.append(app) }
    return apps.flatMap { app in
      let steps = entries.filter { $0.app == app }
      let solved = steps.count { $0.state == .solved }
      return [
        "", "\(app), an app that grows with the lessons: \(solved) of \(steps.count) steps solved",
      ] + steps.map { "  \($0.step ?? 0)  \($0.line)" }
    }
  }

  /// The names of the fields are a contract.
  private struct Document: Encodable {
    var format = 1
    var exercises: [Entry]
  }

  private struct Entry: Encodable {
    var exercise: String
    var lesson: String
    var file: String
    var state: ExerciseFiles.State
    /// The app that grows with it, and which of its steps it is.
    var app: String?
    var step: Int?

    var line: String { "\(exercise)  (\(lesson), \(state.rawValue))" }
  }
}

/// Where lines about an exercise go.
private struct ExerciseOutput {
  let capabilities: Capabilities
  /// In a pipe no line is broken.
  let width: Int

  init(_ surroundings: Surroundings) {
    let facts = TerminalFacts.measured()
    capabilities = Capabilities(
      environment: surroundings.environment, facts: facts, wishes: surroundings.wishes)
    width = facts.outputIsTerminal ? capabilities.size.columns : 100_000
  }

  func write(_ lines: [StyledLine]) { tutor.write(lines, as: capabilities) }
}
