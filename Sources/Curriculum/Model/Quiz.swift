/// A question that becomes one card, or one card for each cloze deletion.
public struct Quiz: Sendable {
  public enum Kind: String, Sendable, CaseIterable {
    case choice, several, cloze, typed, order
    /// Asks for a reason in one's own words; the ``Quiz/explanation`` is the one to compare with.
    case explain
  }

  public var id: String
  /// Identifiers it had before.
  public var was: [String]
  /// Revision of the meaning, from 1.
  public var revision: Int
  public var kind: Kind
  /// Overrides the lesson's concepts when given.
  public var concepts: [String]
  /// The question. In a cloze, deletions stand in it as `Cloze` blanks: see ``cloze``.
  public var stem: [Block]
  /// For choice and several; for order the options in the right order.
  public var options: [Option]
  /// For cloze: the text around the deletions, and the deletions. For typed: one deletion with the
  /// accepted responses.
  public var cloze: [ClozePiece]
  public var hints: [Prose]
  public var explanation: Prose
  public var position: Position
  /// What a machine wrote is marked until a person accepts it.
  public var draft: DraftMark?

  public init(
    id: String, was: [String], revision: Int, kind: Kind, concepts: [String], stem: [Block],
    options: [Option], cloze: [ClozePiece], hints: [Prose], explanation: Prose, position: Position,
    draft: DraftMark? = nil
  ) {
    self.id = id
    self.was = was
    self.revision = revision
    self.kind = kind
    self.concepts = concepts
    self.stem = stem
    self.options = options
    self.cloze = cloze
    self.hints = hints
    self.explanation = explanation
    self.position = position
    self.draft = draft
  }
}
