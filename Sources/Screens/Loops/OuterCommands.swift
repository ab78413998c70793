import Simulation
import Study

/// The commands of the command line, for the prompt. Whoever starts the interface knows them and
/// hands them in; here they are only names and words.
public struct OuterCommands {
  /// A command as `help` lists it.
  public struct Entry: Sendable {
    public var name: String
    /// What may follow it: `[<file>]`, or empty.
    public var argument: String
    public var explanation: String
    /// The heading that it is listed under.
    public var group: String

    public init(name: String, argument: String, explanation: String, group: String) {
      self.name = name
      self.argument = argument
      self.explanation = explanation
      self.group = group
    }
  }

  /// What a command left for the interface to do.
  public enum Continuation: Sendable {
    case command(Command)
    /// A view to play with: its files, the paths that they were named by, and the view.
    case playground([SourceFile], from: [String], root: String?)
    /// A recorded trace to go through, and what its lines count in.
    case stepper(Trace, of: [SourceFile])
  }

  /// In the order of the groups. They are asked for when somebody needs them, and not at the start:
  /// to describe every command takes its time.
  public var entries: () -> [Entry] = { [] }
  /// Runs the words of a command to its end.
  ///
  /// - Returns: What it said, and what is left to do.
  public var run: ([String]) -> (output: String, next: Continuation?) = { _ in ("", nil) }
  /// What is wrong with the options and arguments of a command, without running it; nil if nothing
  /// is.
  public var objection: ([String]) -> String? = { _ in nil }
  /// The help of a command.
  public var help: (_ name: String) -> String = { _ in "" }
  /// The words that could stand in the place of the last one.
  public var candidates: (_ before: [String], _ word: String, Course) -> [String] = { _, _, _ in
    []
  }
  /// Opens the lessons and the store anew; nil where the session just goes on.
  public var reopen: (() throws -> StudySession)?
  /// The learner's home folder, for words that begin with `~`.
  public var home: String?

  /// No commands besides those of the prompt.
  public init() {}

  func entry(_ name: String) -> Entry? { entries().first { $0.name == name } }
}
