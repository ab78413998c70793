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
    /// A command was typed in the middle of it.
    case command(String)
  }

  /// Runs until the learner leaves.
  ///
  /// - Throws: `CardStoreError`, and anything that is not the learner's to put right.
  func run() throws {
    if try launcher.session.today().isFirstRun {
      let greeting = FirstRunLoop(stage: stage, session: launcher.session)
      if try ending(of: greeting.run) == .quit { return stage.leavePages() }
    }
    try showPlan()
    while let line = try nextLine() {
      if try !perform(line) { break }
    }
    stage.leavePages()
  }

  /// Performs a command and whatever is typed in the middle of it, then ends.
  func run(_ command: Command) throws {
    var next = command
    while case .command(let line) = try ending(of: { try launcher.perform(next) }) {
      guard let command = read(line) else { break }
      next = command
    }
    stage.leavePages()
  }

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
      case .done:
        if next.changesPlan { try showPlan() }
        return true
      }
    }
  }

  /// A number or a key of the plan.
  private func planned(_ line: String) throws -> Command? {
    let page = TodayPage(today: try launcher.session.today())
    return page.keys.action(forLine: line)?.command
  }

  private func read(_ line: String) -> Command? {
    do { return try Command(line) } catch {
      stage.say(error.description)
      return nil
    }
  }

  private func showPlan() throws {
    let today = try launcher.session.today()
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
      case .menu: return .done
      case .end: return .quit
      case .command(let line): return .command(line)
      }
    } catch let error as StudyError {
      stage.say(error.description)
    } catch let error as SourceError {
      stage.say(error.diagnostics.map { StyledLine($0.sentence) })
    } catch let error as EventError {
      stage.say(error.description)
    } catch let error as UnreadableSource {
      stage.say(error.description)
    }
    return .done
  }
}

extension Command {
  /// Whether the plan looks different afterwards.
  fileprivate var changesPlan: Bool {
    switch self {
    case .start, .learn, .review, .quiz, .trace, .lessons, .traces, .search, .map, .undo: true
    case .today, .stats, .flags, .help, .quit: false
    }
  }
}

/// Why a file cannot be played with: a sentence.
public struct UnreadableSource: Error, Sendable, Equatable, CustomStringConvertible {
  public var description: String

  public init(_ description: String) { self.description = description }
}

extension SourceDiagnostic {
  /// `file:line:column: error: …`
  var sentence: String { "\(path):\(line):\(column): \(severity.rawValue): \(message)" }
}
