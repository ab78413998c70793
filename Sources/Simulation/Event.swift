/// Something that a person, the system or the outside does to a screen, as a script writes it: `tap "Add" in Row[2]`.
public struct Event: Sendable, Equatable {
  /// The text it was read from, with outer space removed.
  public let text: String

  /// - Throws: ``EventError`` if the text does not follow the grammar of events.
  public init(_ text: String) throws(EventError) { self.text = text }
}

/// Why an event cannot happen: a sentence that says what is wrong and what would be possible.
public struct EventError: Error, Sendable, Equatable, CustomStringConvertible {
  public var message: String

  public init(_ message: String) { self.message = message }

  public var description: String { message }
}
