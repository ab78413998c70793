import Curriculum
import Drawing
import Foundation
import Screens
import Simulation
import Terminal

/// Where lines about an exercise go.
struct ExerciseOutput {
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

/// Watches the learner's file while they work on it, and answers what they type.
final class ExerciseDialogue {
  private let judge: ExerciseJudge
  private let folder: ExerciseFolder
  private let options: ChosenOptions
  private let output: ExerciseOutput
  private let lines: AttemptLines
  private let path: String
  private let editor: String?
  private var hintsShown = 0
  private var files: WatchedFiles

  /// Whether the file has changed since it was judged. An editor may be in the middle of writing it.
  private var isChanging = false

  /// How often the file is looked at; it is judged at the first look that finds it at rest.
  private static let milliseconds = 25

  init(
    _ judge: ExerciseJudge, _ folder: ExerciseFolder, _ surroundings: Surroundings,
    _ options: ChosenOptions
  ) {
    self.judge = judge
    self.folder = folder
    self.options = options
    output = ExerciseOutput(surroundings)
    path = folder.path(of: judge.exercise)
    lines = AttemptLines(judge, path: path.forShell, width: output.width)
    editor = surroundings.editor
    files = WatchedFiles([path], endings: [".swift"])
  }

  /// Whether there is somebody who types.
  var isPossible: Bool {
    output.capabilities.isInteractive && !options.noInput && CommandOutput.current == nil
  }

  /// Says what is to be done, and where.
  func begin(isNew: Bool) {
    output.write(lines.task)
    write(lines: [isNew ? "Wrote \(path.forShell)." : "Your file: \(path.forShell)"])
  }

  /// Goes on until the learner leaves.
  ///
  /// - Throws: ``Failure``.
  func run() throws {
    let device = TerminalDevice(capabilities: output.capabilities)
    output.write(verdict())
    while true {
      write(lines: [keys])
      var request = LineRequest(
        prompt: StyledLine("exercise> ", .bold), usesHistory: false)
      request.idle = LineRequest.Idle(milliseconds: Self.milliseconds) { [self] in
        news()
      }
      guard case .line(let line) = device.readLine(request) else { return }
      guard try answer(line.trimmingCharacters(in: .whitespaces)) else { return }
    }
  }

  /// The verdict on a file that was saved; nothing if it was not.
  private func news() -> [StyledLine] {
    let wasChanging = isChanging
    isChanging = files.change() != nil
    return wasChanging && !isChanging ? verdict() : []
  }

  private var keys: String {
    "Save to check. e edit, h hint, d changes, t trace, s solution, r begin again, q leave"
  }

  /// - Returns: Whether the dialogue goes on.
  private func answer(_ word: String) throws -> Bool {
    switch word {
    case "": output.write(verdict())
    case "e", "edit": edit()
    case "h", "hint": hint()
    case "d", "changes": showChanges()
    case "t", "trace": try showTrace()
    case "s", "solution": output.write(ending())
    case "r", "again":
      let aside = try folder.beginAgain(judge)
      write(lines: ["Begun again; what you had is in \(aside.forShell)."])
    case "q", "quit", "leave": return false
    default: write(lines: ["\"\(word)\" means nothing here."])
    }
    return true
  }

  /// What the file is worth now, what runs in it and what it shows.
  private func verdict() -> [StyledLine] {
    guard let file = try? SourceInput.file(path) else {
      return [StyledLine("There is no \(path.forShell) that can be read; r begins again.")]
    }
    let attempt = judge.judged(file)
    let story = attempt.errors.isEmpty ? try? AttemptStory(file, in: judge.exercise) : nil
    return [StyledLine()] + (story.map { lines.runs($0) + screen($0) } ?? [])
      + lines.verdict(attempt) + (attempt.isSolved ? lines.ending(file.text, story) : [])
  }

  /// The screen after the first events that the claims name.
  private func screen(_ story: AttemptStory) -> [StyledLine] {
    guard !output.capabilities.isPlain else {
      return (try? PreviewText(story.screen.laidOut()).lines)?.map { StyledLine($0) } ?? []
    }
    guard let scene = try? story.screen.drawn() else { return [] }
    return CellDrawing(of: scene, extent: .folded, columns: output.width).lines()
      .map { StyledLine($0) }
  }

  private func ending() -> [StyledLine] {
    let file = try? SourceInput.file(path)
    return lines.ending(
      file?.text ?? "", file.flatMap { try? AttemptStory($0, in: judge.exercise) })
  }

  private func hint() {
    let hints = judge.exercise.hints
    guard hintsShown < hints.count else {
      return write(lines: ["There are no more hints; s shows the solution."])
    }
    hintsShown += 1
    write(lines: ["Hint \(hintsShown) of \(hints.count): \(hints[hintsShown - 1].text)"])
  }

  private func showChanges() {
    let text = (try? SourceInput.text(path)) ?? ""
    output.write(lines.changes(from: judge.start.source, to: text))
  }

  private func showTrace() throws {
    guard let file = try? SourceInput.file(path),
      let story = try? AttemptStory(file, in: judge.exercise)
    else { return write(lines: ["As long as the file is no program there is no trace of it."]) }
    try Interactive(options).step(through: story.screen.trace, of: [file])
  }

  /// Somebody else has the terminal until they are done.
  private func edit() {
    guard let editor else {
      return write(lines: ["Set VISUAL or EDITOR to your editor; the file is \(path.forShell)."])
    }
    if system("\(editor) \(path.forShell)") != 0 {
      write(lines: ["The editor \(editor) did not end well."])
    }
    if files.change() != nil { output.write(verdict()) }
  }
}
