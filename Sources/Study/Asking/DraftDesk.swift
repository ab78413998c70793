/// What a learner says of a question that a machine made.
public enum DraftChoice: Sendable, Equatable {
  /// It is asked from now on, like any other.
  case accept
  /// It is neither shown nor asked any more.
  case drop
  /// It is to be changed.
  case edit
}

/// What a machine made and nobody has accepted: where it stands.
public struct WaitingDraft: Sendable {
  /// Of its lesson's file.
  public let path: String
  public let id: String
  /// Whether it is a question, and not only shown.
  public let isAsked: Bool
}

/// Writes into the lesson what becomes of its drafts.
public struct DraftDesk: Sendable {
  private let write: @Sendable (DraftChoice, WaitingDraft) throws -> String

  /// - Parameter write: Does it, and says in a sentence what was done or is to be done.
  public init(_ write: @escaping @Sendable (DraftChoice, WaitingDraft) throws -> String) {
    self.write = write
  }

  func settle(_ choice: DraftChoice, _ draft: WaitingDraft) throws -> String {
    try write(choice, draft)
  }
}
