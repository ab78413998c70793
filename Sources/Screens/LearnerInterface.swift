import CardStore
import Simulation
import Study
import Terminal

/// Everything that a learner sees and types, over a session of study and a terminal.
///
///     let device = TerminalDevice(capabilities: capabilities, history: history)
///     let interface = LearnerInterface(session: session, console: device) { path in
///       [SourceFile(path: path, text: try String(contentsOfFile: path, encoding: .utf8))]
///     }
///     try interface.run()
public final class LearnerInterface {
  private let stage: Stage
  private let loop: CommandLoop

  /// - Parameters:
  ///   - console: Decides by its capabilities between pages and plain mode.
  ///   - commands: What besides the prompt's own commands works at it.
  ///   - findings: What is known of files that were looked at before.
  ///   - answers: What was said when they were opened.
  ///   - saveStatistics: Writes figures as JSON to the path that was typed, over a file that is
  ///     there only if told to, and returns where they went; throws `ExchangeError`.
  ///   - writeFile: Writes a text into a file that is not there yet; throws ``UnreadableSource``
  ///     with a sentence if it cannot be written.
  ///   - readSource: Reads a learner's own file, or all Swift files of a folder; throws
  ///     ``UnreadableSource`` with a sentence if they cannot be read.
  public init(
    session: StudySession, console: any Console, commands: OuterCommands = OuterCommands(),
    findings: FindingsCache = .none, answers: AnswerCache = .none,
    saveStatistics: @escaping (StudyStatistics, _ path: String, _ isForced: Bool) throws -> String =
      { _, path, _ in
        throw ExchangeError.inputOutput(path: path, reason: "nothing is written here")
      },
    writeFile: @escaping (_ path: String, _ text: String) throws -> Void = { path, _ in
      throw UnreadableSource("Nothing can be written to \(path) here.")
    },
    readSource: @escaping (String) throws -> [SourceFile]
  ) {
    let stage = Stage(console: console)
    let completion = CommandCompletion(course: session.course, outer: commands)
    stage.completion = { completion.candidates($0, $1) }
    self.stage = stage
    let launcher = Launcher(
      stage: stage, session: session, outer: commands, findings: findings, answers: answers,
      readSource: readSource, writeFile: writeFile, saveStatistics: saveStatistics)
    stage.objection = { [unowned launcher] in launcher.objection(to: $0) }
    stage.search = { [unowned launcher] in try launcher.perform(.search(nil)) }
    loop = CommandLoop(stage: stage, launcher: launcher)
  }

  /// What `tutor` does without a command: greets somebody new, shows the plan and takes commands
  /// at a prompt until the learner leaves. Where nobody can be asked it prints the plan.
  ///
  /// - Throws: `CardStoreError`, when an answer could not be recorded.
  public func run() throws {
    guard stage.console.capabilities.isInteractive else { return try printPlan() }
    try loop.run()
  }

  /// Does one thing and ends.
  ///
  /// - Throws: `CardStoreError`, when an answer could not be recorded.
  public func run(_ command: Command) throws { try loop.run(command) }

  /// Plays with a learner's own view.
  ///
  /// - Parameters:
  ///   - files: What was read from `paths`, which are read again when they change.
  ///   - root: The view to mount; nil takes the simulator's own choice.
  /// - Throws: `SourceError` if the files cannot be simulated.
  public func play(with files: [SourceFile], from paths: [String], root: String?) throws {
    do { try loop.launcher.play(with: files, from: paths, root: root) } catch is Departure {
      // Leaving the view leaves the program: it was started for this.
    }
    stage.leavePages()
  }

  /// Prints the plan of the day as text.
  public func printPlan() throws {
    let today = try loop.launcher.session.today()
    stage.say(planLines(today, on: stage.canvas, isPlain: true))
  }
}
