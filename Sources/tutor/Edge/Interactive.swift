import CardStore
import Curriculum
import Foundation
import Screens
import Simulation
import Study
import Terminal

/// The interactive program, on the terminal that it was started in.
struct Interactive {
  private let options: ChosenOptions
  private let surroundings: Surroundings

  /// - Parameter exerciseFolder: See ``Surroundings/exerciseFolder``.
  init(_ options: ChosenOptions, exerciseFolder: String? = nil) throws {
    self.options = options
    var surroundings = try Surroundings(options)
    surroundings.exerciseFolder = exerciseFolder
    self.surroundings = surroundings
  }

  /// Whether somebody can be asked.
  var isPossible: Bool { capabilities.isInteractive }

  /// Whether there are pages to choose on, and not only lines of text.
  var showsPages: Bool { isPossible && !capabilities.isPlain }

  /// Shows the plan and takes commands until the learner leaves; where nobody can be asked, prints
  /// the plan.
  func start() throws {
    // A plan that nobody can act on changes nothing: there is nothing to make a copy before.
    let session = try session(isBackedUp: isPossible)
    let interface = interface(session)
    try interface.run()
    try session.store.close()
    // What is still in memory goes with the process, and sooner than piece by piece.
    withExtendedLifetime(interface) { Foundation.exit(ExitStatus.success.rawValue) }
  }

  /// Does one thing and ends.
  ///
  /// - Throws: ``Failure`` with `--no-input`, and `StudyError` for a lesson or topic that there is
  ///   not.
  func start(_ command: Command) throws {
    guard !options.noInput else {
      throw Failure(.unavailable, "This command asks questions, and --no-input forbids that.")
    }
    if let output = CommandOutput.current { return output.leave(.command(command)) }
    let session = try session()
    try check(command, session)
    try interface(session).run(command)
  }

  /// Lets the learner play with a view of their own.
  func play(with files: [SourceFile], from paths: [String], root: String?) throws {
    if let output = CommandOutput.current {
      return output.leave(.playground(files, from: paths, root: root))
    }
    try interface(session()).play(with: files, from: paths, root: root)
  }

  /// Goes through a recorded trace.
  func step(through trace: Trace, of files: [SourceFile]) throws {
    guard isPossible else {
      throw Failure(.unavailable, "Stepping needs somebody who presses keys; leave --step out.")
    }
    if let output = CommandOutput.current { return output.leave(.stepper(trace, of: files)) }
    try TraceViewer(console: TerminalDevice(capabilities: capabilities)).show(trace, of: files)
  }

  /// Opens the store and makes the day's copy of it before anything is answered. A copy that cannot
  /// be made is a remark and no reason not to study.
  private func session(isBackedUp: Bool = true) throws -> StudySession {
    let session = try openOrRecover()
    try session.store.checkWritable()
    guard isBackedUp else { return session }
    do { try session.backUp() } catch {
      remark(["No backup of today could be made."] + Failure(error).lines)
    }
    return session
  }

  /// Offers to recover a damaged store, where somebody can be asked.
  private func openOrRecover() throws -> StudySession {
    do { return try surroundings.session() } catch let error as CardStoreError {
      guard case .damaged = error, isPossible else { throw error }
      remark(Failure(error).lines + ["Recover now? Nothing is deleted. Type yes, or just Enter:"])
      guard readLine()?.lowercased().hasPrefix("y") == true else { throw error }
      remark(try Repair(Examination(surroundings: surroundings)).lines())
      return try surroundings.session()
    }
  }

  /// A name that means nothing stops a command; at the prompt it is only remarked upon.
  private func check(_ command: Command, _ session: StudySession) throws {
    switch command {
    case .learn(let name?) where session.course.lesson(called: name) == nil,
      .remember(let name?) where session.course.lesson(called: name) == nil:
      if let unsound = session.course.leftOut.first(where: { $0.id == name.lowercased() }) {
        throw UnsoundPack(findings: unsound.findings)
      }
      let near = nearest(to: name, among: session.course.lessons.map(\.id))
      throw StudyError.unknownTopic(name, near: near)
    case .quiz(let topic?): _ = try session.quiz(topic)
    case .drill(let topic, _): _ = try session.drill(topic)
    case .exercise(let name): _ = try session.exercise(name)
    case .map(let concept?): _ = try session.conceptMap().named(concept)
    default: return
    }
  }

  private var capabilities: Capabilities {
    var capabilities = Capabilities(
      environment: surroundings.environment, facts: .measured(), wishes: surroundings.wishes)
    if options.noInput { capabilities.isInteractive = false }
    return capabilities
  }

  private func interface(_ session: StudySession) -> LearnerInterface {
    let device = TerminalDevice(
      capabilities: capabilities, history: HistoryFile(environment: surroundings.environment))
    let commands = OuterCommands(options, surroundings)
    return LearnerInterface(
      session: session, console: device, commands: commands, findings: surroundings.findings,
      answers: surroundings.answers,
      saveStatistics: { statistics, path, isForced in
        let path = surroundings.expanded(path)
        let text = try json(statistics)
        try DraftFile.write(to: path, isForced: isForced) { try $0(text) }
        return path
      },
      writeFile: { path, text in
        try sentence { try NewFile.write(text, to: surroundings.expanded(path)) }
      },
      // Files are read again while somebody types: a line that changes in place would be in the way.
      readSource: { path in
        try sentence { try SourceInput.files(at: [surroundings.expanded(path)]) { _ in } }
      })
  }

  /// At a prompt an error is something to read, and the prompt comes back.
  private func sentence<Value>(_ work: () throws -> Value) throws -> Value {
    do { return try work() } catch {
      throw UnreadableSource(Failure(error).sentence)
    }
  }
}
