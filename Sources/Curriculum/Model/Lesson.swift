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
  /// Those that are not shown where they stand.
  public var hiddenListings: [Listing]

  public init(
    id: String, title: String, summary: String, minutes: Int, requires: [String],
    concepts: [String], platform: String, checked: String, sources: [String], path: String,
    sections: [Section], hiddenListings: [Listing] = []
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
    self.hiddenListings = hiddenListings
  }

  public var blocks: [Block] { sections.flatMap(\.blocks) }

  /// A listing by name, hidden or not.
  public func listing(named name: String) -> Listing? {
    for case .listing(let listing) in blocks where listing.id == name { return listing }
    return hiddenListings.first { $0.id == name }
  }

  /// What there is to be done in it, in the order of the page.
  public var exercises: [Exercise] {
    blocks.compactMap { if case .exercise(let exercise) = $0 { exercise } else { nil } }
  }

  /// Questions, traces and exercises in the order of the page.
  public var items: [Item] {
    blocks.compactMap { block in
      switch block {
      case .quiz(let quiz): .quiz(quiz)
      case .trace(let trace): .trace(trace)
      case .exercise(let exercise): .exercise(exercise)
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
  /// What somebody should be able to say of it later, in a sentence; nil if its author did not say.
  public var idea: Prose?

  public init(title: String, position: Position, blocks: [Block], idea: Prose? = nil) {
    self.title = title
    self.position = position
    self.blocks = blocks
    self.idea = idea
  }
}
