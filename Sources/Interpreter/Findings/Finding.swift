/// Something that the compiler would refuse, or that the machine is not sure of.
public struct Finding: Sendable, Equatable {
  public enum Severity: String, Sendable {
    /// The program does not compile.
    case error
    /// It may not compile; something that nobody declared decides it.
    case remark
  }

  public var severity: Severity
  public var position: SourcePosition
  /// What is wrong, in plain words.
  public var message: String
  /// What to do; empty where nothing can be said.
  public var advice: String

  init(
    _ severity: Severity = .error, at position: SourcePosition, _ message: String,
    advice: String = ""
  ) {
    self.severity = severity
    self.position = position
    self.message = message
    self.advice = advice
  }
}
