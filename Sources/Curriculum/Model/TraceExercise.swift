import Simulation

/// A listing, events, and a question about the last of them.
public struct TraceExercise: Sendable {
  public var id: String
  public var was: [String]
  public var revision: Int
  public var concepts: [String]
  /// The name of the listing in the same lesson.
  public var listing: String
  public var root: String
  /// The events, in order; each is the text of an ``Event``.
  public var events: [String]
  public var subject: Prediction.Subject
  /// What a question of the layout is about; nil for the others.
  public var layout: LayoutQuestion?
  public var stem: [Block]
  public var options: [Option]
  public var hints: [Prose]
  public var explanation: Prose
  public var position: Position
  /// What a machine wrote is marked until a person accepts it.
  public var draft: DraftMark?

  public init(
    id: String, was: [String], revision: Int, concepts: [String], listing: String, root: String,
    events: [String], subject: Prediction.Subject, layout: LayoutQuestion? = nil, stem: [Block],
    options: [Option], hints: [Prose], explanation: Prose, position: Position,
    draft: DraftMark? = nil
  ) {
    self.id = id
    self.was = was
    self.revision = revision
    self.concepts = concepts
    self.listing = listing
    self.root = root
    self.events = events
    self.subject = subject
    self.layout = layout
    self.stem = stem
    self.options = options
    self.hints = hints
    self.explanation = explanation
    self.position = position
    self.draft = draft
  }
}
