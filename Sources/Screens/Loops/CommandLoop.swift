import Simulation
import Study
import Terminal

/// The prompt `tutor>`: shows the plan, takes commands, and comes back after each.
struct CommandLoop {
  let stage: Stage
  let launcher: Launcher

  /// How an activity ended.
  enum Ending: Equatable {
    /// There is something to read, or nothing: the prompt comes next.
    case done
    case quit
    /// It was left in the middle.
    case left
    /// It could not begin, and a sentence said why.
    case refused
    /// A command was typed in the middle of it.
    case command(String)
  }

  /// Runs until the learner leaves.
  ///
  /// - Throws: `CardStoreError`, and anything that is not the learner's to put right.
  func run() throws {
    let today = try launcher.session.today()
    if today.isFirstRun {
      guard try greet() else { return stage.leavePages() }
    } else {
      show(today)
    }
    while let line = try nextLine() {
      if try !perform(line) { break }
    }
    stage.leavePages()
  }

  /// Greets a new learner. A command that is typed instead of an answer is performed.
  ///
  /// - Returns: false when the learner wants to leave.
  private func greet() throws -> Bool {
    switch try ending(of: FirstRunLoop(stage: stage, session: launcher.session).run) {
    case .quit: return false
    case .command(let line):
      stage.leavePages()
      return try perform(line)
    case .done, .left, .refused:
      try showPlan()
      return true
    }
  }

  /// Performs a command and whatever is typed in the middle of it, then ends.
  func run(_ command: Command) throws {
    var next = command
    var ending = try ending(of: { try launcher.perform(next) })
    while case .command(let line) = ending, let command = read(line) {
      next = command
      ending = try self.ending(of: { try launcher.perform(next) })
    }
    stage.leavePages()
    if ending == .left { stage.say(Self.leavingSentence) }
  }

  /// What there is to say to somebody who leaves in the middle.
  private static let leavingSentence =
    "Left. Nothing is lost: what you answered is recorded, and your place is kept."

  /// - Returns: false when the learner wants to leave.
  private func perform(_ line: String) throws -> Bool {
    guard var next = try planned(line) ?? read(line) else { return true }
    while true {
      let ending = try ending(of: { try launcher.perform(next) })
      stage.leavePages()
      switch ending {
      case .quit: return false
      case .command(let line):
        guard let command = read(line) else { return true }
        next = command
      case .done, .left:
        if next.changesPlan { try showPlan() }
        if ending == .left { stage.say(Self.leavingSentence) }
        return true
      // The sentence alone: the plan has not changed.
      case .refused: return true
      }
    }
  }

  /// A number or a key of the plan.
  private func planned(_ line: String) throws -> Command? {
    let page = TodayPage(today: try launcher.session.today())
    return page.keys.action(forLine: line)?.command
  }

  private func read(_ line: String) -> Command? {
    do { return try Command(line, among: launcher.outer) } catch {
      stage.say(error.description)
      return nil
    }
  }

  private func showPlan() throws { show(try launcher.session.today()) }

  private func show(_ today: Today) {
    stage.say(planLines(today, on: stage.canvas, isPlain: stage.isPlain))
    if stage.isPlain { stage.say(TodayPage(today: today).invitation) }
  }

  /// nil at Ctrl-D. Ctrl-C drops the line.
  private func nextLine() throws -> String? {
    let request = LineRequest(
      prompt: StyledLine("tutor> ", Look.key), completion: stage.completion)
    while true {
      switch stage.console.readLine(request) {
      case .line(let line): return line
      case .interrupted: continue
      case .endOfInput: return nil
      }
    }
  }

  /// Runs an activity. What the learner can put right is said; anything else is thrown.
  private func ending(of activity: () throws -> Void) throws -> Ending {
    do { try activity() } catch let departure as Departure {
      switch departure {
      case .back, .menu: return .left
      case .end: return .quit
      case .command(let line): return .command(line)
      }
    } catch let error as StudyError {
      return refused(error.description)
    } catch let error as SourceError {
      return refused(error.diagnostics.map(\.sentence).joined(separator: "\n"))
    } catch let error as EventError {
      return refused(error.description)
    } catch let error as UnreadableSource {
      return refused(error.description)
    } catch is SaidAlready {
      return .refused
    }
    return .done
  }

  private func refused(_ sentence: String) -> Ending {
    stage.say(sentence)
    return .refused
  }
}

extension Command {
  /// Whether the plan looks different afterwards.
  fileprivate var changesPlan: Bool {
    switch self {
    case .start, .learn, .review, .quiz, .drill, .practice, .trace, .exercise, .lessons, .traces,
      .search, .map, .remember, .ownView, .minutes(.some):
      true
    case .today, .stats, .flags, .rule, .help, .quit, .outer, .minutes, .undo: false
    }
  }
}

/// Why a file cannot be played with: a sentence.
public struct UnreadableSource: Error, Sendable, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}

extension SourceDiagnostic {
  /// `file:line:column: error: …`; of what stands in no file the message.
  var sentence: String {
    path.isEmpty
      ? message.asSentence : "\(path):\(line):\(column): \(severity.rawValue): \(message)"
  }
}
