/// One Markdown file: front matter and sections.
public struct Lesson: Sendable {
  public var id: String
  public var title: String
  public var summary: String
  /// Reading time in minutes, at least 1.
  public var minutes: Int
  public var requires: [String]
  public var concepts: [String]
  public var platform: String
  /// The day its facts were last checked, `YYYY-MM-DD`.
  public var checked: String
  public var sources: [String]
  /// The path it was read from.
  public var path: String
  public var sections: [Section]

  public init(
    id: String, title: String, summary: String, minutes: Int, requires: [String],
    concepts: [String], platform: String, checked: String, sources: [String], path: String,
    sections: [Section]
  ) {
    self.id = id
    self.title = title
    self.summary = summary
    self.minutes = minutes
    self.requires = requires
    self.concepts = concepts
    self.platform = platform
    self.checked = checked
    self.sources = sources
    self.path = path
    self.sections = sections
  }

  public var blocks: [Block] { sections.flatMap(\.blocks) }

  /// The listings, by name.
  public func listing(named name: String) -> Listing? {
    for case .listing(let listing) in blocks where listing.id == name { return listing }
    return nil
  }

  /// Questions and traces in the order of the page.
  public var items: [Item] {
    blocks.compactMap { block in
      switch block {
      case .quiz(let quiz): .quiz(quiz)
      case .trace(let trace): .trace(trace)
      default: nil
      }
    }
  }
}

/// A heading and what stands below it. The first section holds what precedes the first second-level
/// heading.
public struct Section: Sendable {
  public var title: String
  public var position: Position
  public var blocks: [Block]

  public init(title: String, position: Position, blocks: [Block]) {
    self.title = title
    self.position = position
    self.blocks = blocks
  }
}
