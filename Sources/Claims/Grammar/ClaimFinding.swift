/// Something in a file of claims that cannot be understood.
public struct ClaimFinding: Error, Sendable, Equatable {
  /// Both from 1; the column counts characters.
  public var line: Int
  public var column: Int
  /// What is wrong, and what to write instead.
  public var message: String

  public init(line: Int, column: Int, message: String) {
    self.line = line
    self.column = column
    self.message = message
  }
}
