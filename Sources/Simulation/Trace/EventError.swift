/// Why an event cannot happen: a sentence that says what is wrong and what would be possible.
public struct EventError: Error, Sendable, Equatable, CustomStringConvertible {
  public var message: String

  public init(_ message: String) { self.message = message }

  public var description: String { message }
}
