/// What a learner says of a question that a machine made.
public enum DraftChoice: Sendable, Equatable {
  /// It is asked from now on, like any other.
  case accept
  /// It is neither shown nor asked any more.
  case drop
  /// It is to be changed.
  case edit
}

/// Writes into the lesson what becomes of its drafts.
public struct DraftDesk: Sendable {
  private let write: @Sendable (DraftChoice, CourseCard) throws -> String

  /// - Parameter write: Does it, and says in a sentence what was done or is to be done.
  public init(_ write: @escaping @Sendable (DraftChoice, CourseCard) throws -> String) {
    self.write = write
  }

  func settle(_ choice: DraftChoice, _ card: CourseCard) throws -> String {
    try write(choice, card)
  }
}
