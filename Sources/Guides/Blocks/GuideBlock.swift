/// What a run of lines of a guide is.
public enum BlockKind: String, Sendable, CaseIterable {
  case heading, prose, code, drawing, table, list
  /// Numbers of the lines of a listing that stand on lines of their own.
  case gutter
  /// What is left of the page around the guide: captions of pictures, buttons, its contents.
  case remains
  case blank
}

/// Lines of a guide that belong together. Every line of a guide is in exactly one.
public struct GuideBlock: Sendable, Equatable {
  public var kind: BlockKind
  /// The first line, counted from 1.
  public var first: Int
  /// The last line, counted from 1, included.
  public var last: Int
  /// What it says: the title of a heading, the source of a listing, the rows of a drawing, as they
  /// stand otherwise; without the marks of Markdown or HTML.
  public var lines: [String]
  /// Of a heading, from 1, the outermost; nil of all else, and where the guide does not say.
  public var level: Int?
  /// Of code: the language that the guide names, in small letters; empty if it names none; nil if
  /// code is known by its looks only.
  public var language: String?
  /// Prose that stands in the first line before the listing begins.
  public var lead: String
  /// Prose that stands in the last line behind the end of the listing.
  public var tail: String
  /// Of lists: whether its entries are counted. Of tables: whether cells are told apart by `|`.
  public var isMarked: Bool

  /// Of code that lies in a file beside the guide: the name that is shown for it.
  public var shownFile: String?
  /// Of a listing that was written as a change: what it changes.
  public var change: ListingChange?
  /// Of a list of things to choose from: what is asked.
  public var question: GuideQuestion?

  public init(
    kind: BlockKind, first: Int, last: Int, lines: [String], level: Int? = nil,
    language: String? = nil, lead: String = "", tail: String = "", isMarked: Bool = false
  ) {
    self.kind = kind
    self.first = first
    self.last = last
    self.lines = lines
    self.level = level
    self.language = language
    self.lead = lead
    self.tail = tail
    self.isMarked = isMarked
  }

  /// The lines with their breaks.
  public var text: String { lines.joined(separator: "\n") }
}
