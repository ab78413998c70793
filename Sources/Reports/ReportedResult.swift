/// What a check has to say of a line, as tools show it that know nothing of the check.
public struct ReportedResult: Sendable {
  /// How much it matters.
  public enum Level: String, Sendable { case error, warning, note }

  /// A kind of result.
  public struct Rule: Sendable, Equatable {
    public var id: String
    /// What it is called, and what it means; each without markup.
    public var title: String
    public var meaning: String?

    public init(id: String, title: String, meaning: String? = nil) {
      self.id = id
      self.title = title
      self.meaning = meaning
    }
  }

  public var rule: Rule
  public var level: Level
  /// What is the matter, and the command that shows it.
  public var message: String
  public var command: String
  /// The file as the repository names it, or from the root of the machine.
  public var file: String
  /// From 1; a column counts characters and is nil where the whole line is meant.
  public var line: Int
  public var column: Int?
  /// What stays the same when the result moves to another line.
  public var fingerprint: [String: String]
  /// What else is known of it, by name.
  public var properties: [String: String]

  public init(
    _ rule: Rule, _ level: Level, message: String, command: String, file: String, line: Int,
    column: Int? = nil, fingerprint: [String: String], properties: [String: String] = [:]
  ) {
    self.rule = rule
    self.level = level
    self.message = message
    self.command = command
    self.file = file
    self.line = max(1, line)
    self.column = column
    self.fingerprint = fingerprint
    self.properties = properties
  }
}
