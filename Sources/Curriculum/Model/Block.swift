/// A block of a lesson.
public enum Block: Sendable {
  /// A heading below the section's own.
  case heading(level: Int, Prose, Position)
  case paragraph(Prose, Position)
  /// Items of blocks; `start` is nil for bullets, else the first number.
  case list(start: Int?, items: [[Block]], Position)
  case quote([Block], Position)
  /// Rows of cells; the first row is the header.
  case table(rows: [[Prose]], Position)
  /// A fenced block in another language, shown as it is.
  case verbatim(language: String, text: String, Position)
  case rule(Position)
  case listing(Listing)
  case mockup(Mockup)
  case quiz(Quiz)
  case trace(TraceExercise)
}

/// Running text with emphasis, as Markdown has it.
public struct Prose: Sendable, Hashable {
  public enum Style: Sendable, Hashable { case plain, emphasis, strong, code, link(String) }

  public struct Run: Sendable, Hashable {
    public var text: String
    public var style: Style

    public init(_ text: String, _ style: Style = .plain) {
      self.text = text
      self.style = style
    }
  }

  public var runs: [Run]

  public init(_ runs: [Run]) { self.runs = runs }
  public init(_ text: String) { runs = [Run(text)] }

  /// The words alone.
  public var text: String { runs.map(\.text).joined() }
}

/// A Swift listing. `swift id=NAME`.
public struct Listing: Sendable {
  public var id: String?
  public var source: String
  /// The place of its first line of code; line numbers of the listing itself start at 1.
  public var position: Position

  public init(id: String?, source: String, position: Position) {
    self.id = id
    self.source = source
    self.position = position
  }
}

/// A drawn screen with callouts.
public struct Mockup: Sendable {
  public struct Callout: Sendable {
    public var number: Int
    public var text: Prose
    public var position: Position

    public init(number: Int, text: Prose, position: Position) {
      self.number = number
      self.text = text
      self.position = position
    }
  }

  public var id: String
  public var listing: String?
  /// What a person who does not see the drawing is told.
  public var alt: String
  public var callouts: [Callout]
  public var drawing: [String]
  public var position: Position

  public init(
    id: String, listing: String?, alt: String, callouts: [Callout], drawing: [String],
    position: Position
  ) {
    self.id = id
    self.listing = listing
    self.alt = alt
    self.callouts = callouts
    self.drawing = drawing
    self.position = position
  }
}
