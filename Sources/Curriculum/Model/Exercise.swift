import Claims

/// Code that the learner changes until claims about it hold.
public struct Exercise: Sendable {
  /// What somebody would write who believes something that is not so.
  public struct Foreseen: Sendable, Equatable {
    /// The name of a listing in the same lesson.
    public var listing: String
    public var misconception: String?
    /// What to say to somebody who wrote it.
    public var words: Prose
    /// Whether it keeps all claims nevertheless: only a person sees what is wrong with it.
    public var isKept: Bool

    public init(listing: String, misconception: String?, words: Prose, isKept: Bool) {
      self.listing = listing
      self.misconception = misconception
      self.words = words
      self.isKept = isKept
    }
  }

  public var id: String
  /// Identifiers it had before.
  public var was: [String]
  /// Revision of the meaning, from 1.
  public var revision: Int
  /// Overrides the lesson's concepts when given.
  public var concepts: [String]
  /// The name of the listing that it begins from, in the same lesson.
  public var listing: String
  /// The view that is put on the screen.
  public var root: String
  /// In the order of the block; their lines count from 1 within it.
  public var claims: [Claim]
  public var hints: [Prose]
  /// The name of the listing that keeps all claims.
  public var solution: String
  public var foreseen: [Foreseen]
  public var explanation: Prose
  /// What is to be done.
  public var task: [Block]
  /// The app that grows with it, from exercise to exercise; nil if it stands alone.
  public var app: String?
  public var position: Position
  /// Nil if a person wrote it or accepted it.
  public var draft: DraftMark?

  public init(
    id: String, was: [String] = [], revision: Int = 1, concepts: [String] = [], listing: String,
    root: String, claims: [Claim], hints: [Prose] = [], solution: String,
    foreseen: [Foreseen] = [], explanation: Prose, task: [Block], app: String? = nil,
    position: Position, draft: DraftMark? = nil
  ) {
    self.id = id
    self.was = was
    self.revision = revision
    self.concepts = concepts
    self.listing = listing
    self.root = root
    self.claims = claims
    self.hints = hints
    self.solution = solution
    self.foreseen = foreseen
    self.explanation = explanation
    self.task = task
    self.app = app
    self.position = position
    self.draft = draft
  }
}
