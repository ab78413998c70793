import Recall

/// Something that a learner chooses once and for all, as a row of the one table that reading the
/// file, checking it, `tutor config`, its help, the manual and completion all follow.
public struct Setting: Sendable {
  /// Where the choice is kept.
  public enum Home: Sendable {
    /// In the settings file.
    case file
    /// In the store, with the answers that it gives a meaning to: every state of memory is derived
    /// from the log by these, so that a file beside it must not change them unnoticed.
    case cards(
      read: @Sendable (Scheduler) -> String, change: @Sendable (inout Scheduler, String) -> Void)
  }

  /// A variable of the environment that decides before the file does.
  public struct Variable: Sendable {
    public var name: String
    /// What its value chooses; nil if nothing.
    let choice: @Sendable (String) -> String?
  }

  /// `new-per-day`
  public let name: String
  /// Sentences.
  public let explanation: String
  /// What holds if nothing is chosen; empty where the system decides.
  public let standard: String
  /// What is allowed, as it follows "must be".
  public let expected: String
  /// What can be offered when a value is typed.
  public let candidates: [String]
  public let isPath: Bool
  public let home: Home
  /// The first that is set decides.
  public let variables: [Variable]
  /// As the program would write it; nil for a text that makes no sense.
  public let canonical: @Sendable (String) -> String?

  init<Value>(
    _ name: String, _ form: SettingForm<Value>, standard: String, home: Home = .file,
    variables: [Variable] = [], _ explanation: String
  ) {
    self.name = name
    self.explanation = explanation
    self.standard = standard
    self.home = home
    self.variables = variables
    expected = form.expected
    candidates = form.candidates
    isPath = form.isPath
    canonical = { form.read($0).map(form.write) }
  }
}

extension Setting.Variable {
  /// A variable whose value is the choice.
  static func value(_ name: String) -> Self {
    Self(name: name) { $0.isEmpty ? nil : $0 }
  }

  /// A variable that chooses by being set to anything.
  static func presence(_ name: String, _ choice: String) -> Self {
    Self(name: name) { $0.isEmpty ? nil : choice }
  }

  /// A variable that chooses by being set, and something else by being 0.
  static func flag(_ name: String, _ choice: String, zero: String?) -> Self {
    Self(name: name) { $0.isEmpty ? nil : $0 == "0" ? zero : choice }
  }
}
