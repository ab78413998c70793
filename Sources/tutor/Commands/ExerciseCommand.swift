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
      kept, what happened instead of the others, and which bodies ran. Nothing is compiled or run; \
      the simulator reads the file.

      With --check a file is judged once. Exits with 0 if it solves the exercise, with 1 if a claim \
      is not kept, with 65 if it is no program.

      Examples: tutor exercise
                tutor exercise follow-the-plan --into ~/swift
                tutor exercise follow-the-plan --check follow-the-plan.swift --json
      """)

  @Argument(help: ArgumentHelp("An exercise; all are listed if left out.", valueName: "exercise"))
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
      let surroundings = try Surroundings(shared.chosen)
      let course = try surroundings.course()
      let folder = ExerciseFolder(into, surroundings)
      guard let exercise else { return try list(course, folder) }
      guard let found = course.exercise(exercise) else {
        throw Self.unknown(exercise, course)
      }
      let judge = try found.judge()
      if let check { return try conclude(judge, at: check, surroundings) }
      let isNew = try folder.begin(judge)
      let dialogue = ExerciseDialogue(judge, folder, surroundings, shared.chosen)
      dialogue.begin(isNew: isNew)
      guard dialogue.isPossible else {
        return try conclude(judge, at: folder.path(of: judge.exercise), surroundings)
      }
      try dialogue.run()
    }
  }

  private static func unknown(_ name: String, _ course: Course) -> Failure {
    let near = nearest(to: name, among: course.exercises.map(\.exercise.id))
    let advice = near.map { "Did you mean \($0)?" } ?? "All are listed by: tutor exercise"
    return Failure(.usage, "There is no exercise \"\(name)\". \(advice)")
  }

  /// Judges a file once.
  private func conclude(
    _ judge: ExerciseJudge, at path: String, _ surroundings: Surroundings
  ) throws {
    let attempt = judge.judged(try SourceInput.file(path))
    if json {
      write(document: try tutor.json(AttemptReport(attempt, of: judge.exercise, at: path)))
    } else {
      let output = ExerciseOutput(surroundings)
      let lines = AttemptLines(judge, path: path.forShell, width: output.width)
      output.write(lines.verdict(attempt))
    }
    if !attempt.errors.isEmpty { throw ExitCode(ExitStatus.badData.rawValue) }
    if !attempt.isSolved { throw ExitCode(ExitStatus.found.rawValue) }
  }

  private func list(_ course: Course, _ folder: ExerciseFolder) throws {
    let entries = try course.exercises.map { found in
      Entry(
        exercise: found.exercise.id, lesson: found.lesson.id,
        file: folder.path(of: found.exercise), state: try folder.state(of: found))
    }
    if json { return write(document: try tutor.json(Document(exercises: entries))) }
    guard !entries.isEmpty else { return write(lines: ["The lessons have no exercises."]) }
    write(lines: entries.map { "\($0.exercise)  (\($0.lesson), \($0.state.rawValue))" })
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
    var state: ExerciseFolder.State
  }
}
