/// Something in a lesson that must or should be changed, with the place it belongs to.
public struct Finding: Error, Sendable, Hashable {
  public enum Severity: String, Sendable { case warning, error }

  /// A line below the message: `marked: NameRow.body`.
  public struct Note: Sendable, Hashable, Encodable {
    public var label: String
    public var text: String

    public init(_ label: String, _ text: String) {
      self.label = label
      self.text = text
    }
  }

  public var rule: Rule
  public var severity: Severity
  /// The file as the reader named it.
  public var path: String
  public var position: Position
  /// The marked stretch in UTF-8 bytes, at least 1.
  public var length: Int
  /// What is wrong, as a phrase without a full stop.
  public var message: String
  /// What to do about it. With an advice the line is shown with a caret.
  public var advice: String?
  public var notes: [Note]
  /// The whole line of the file, empty if there is none.
  public var excerpt: String

  public init(
    _ rule: Rule, _ severity: Severity = .error, path: String, position: Position,
    length: Int = 1, message: String, advice: String? = nil, notes: [Note] = [],
    excerpt: String = ""
  ) {
    self.rule = rule
    self.severity = severity
    self.path = path
    self.position = position
    self.length = max(1, length)
    self.message = message
    self.advice = advice
    self.notes = notes
    self.excerpt = excerpt
  }
}

extension Sequence where Element == Finding {
  public var errorCount: Int { reduce(0) { $0 + ($1.severity == .error ? 1 : 0) } }
  public var warningCount: Int { reduce(0) { $0 + ($1.severity == .warning ? 1 : 0) } }
}
