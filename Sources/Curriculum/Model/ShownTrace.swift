/// A listing and events to be stepped through: nothing is asked about them. A `trace` block with
/// `ask: nothing`.
public struct ShownTrace: Sendable {
  /// What stands behind `ask:` of such a block, in the place of what a question asks for.
  public static let word = "nothing"

  public var id: String
  /// The name of the listing in the same lesson.
  public var listing: String
  public var root: String
  /// The events, in order; none for the first appearance alone.
  public var events: [String]
  /// What is said of it; may be empty.
  public var words: [Block]
  public var position: Position
  /// What a machine made is marked until a person accepts it.
  public var draft: DraftMark?

  public init(
    id: String, listing: String, root: String, events: [String], words: [Block] = [],
    position: Position, draft: DraftMark? = nil
  ) {
    self.id = id
    self.listing = listing
    self.root = root
    self.events = events
    self.words = words
    self.position = position
    self.draft = draft
  }
}

extension ShownTrace {
  /// What would have to be asked to get its story.
  public var exercise: TraceExercise {
    TraceExercise(
      id: id, was: [], revision: 1, concepts: [], listing: listing, root: root, events: events,
      subject: .bodies, stem: [], options: [], hints: [], explanation: Prose(""),
      position: position)
  }
}
