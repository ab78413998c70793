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
  case shownTrace(ShownTrace)
  case exercise(Exercise)
}
