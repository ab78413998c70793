/// A place in a file, for findings. Lines and columns count from 1, columns in UTF-8 bytes.
public struct Position: Sendable, Hashable {
  public var line: Int
  public var column: Int

  public init(line: Int, column: Int) {
    self.line = line
    self.column = column
  }
}

/// All lessons of a folder, in the order in which they are taught.
public struct Pack: Sendable {
  /// The name that stands before the slash in a card's identity. For the built-in lessons: `swiftui`.
  public var name: String
  public var parts: [Part]
  public var misconceptions: [Misconception]

  public init(name: String, parts: [Part], misconceptions: [Misconception]) {
    self.name = name
    self.parts = parts
    self.misconceptions = misconceptions
  }

  public var lessons: [Lesson] { parts.flatMap(\.lessons) }
}

/// A folder of lessons: `03-state`.
public struct Part: Sendable {
  /// The folder's number, and its name without it, with spaces: `State`.
  public var number: Int
  public var title: String
  public var lessons: [Lesson]

  public init(number: Int, title: String, lessons: [Lesson]) {
    self.number = number
    self.title = title
    self.lessons = lessons
  }
}

/// A wrong idea that many people hold, with what is true instead.
public struct Misconception: Sendable, Hashable {
  /// `parent-rebuilds`
  public var slug: String
  /// The idea in the words of somebody who holds it: "a child runs because its parent runs".
  public var belief: String
  /// What is true instead.
  public var truth: String
  /// The lesson and the trace that cure it, by identifier.
  public var lesson: String?
  public var trace: String?

  public init(slug: String, belief: String, truth: String, lesson: String?, trace: String?) {
    self.slug = slug
    self.belief = belief
    self.truth = truth
    self.lesson = lesson
    self.trace = trace
  }
}

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

/// A heading and what stands below it. The first section holds what precedes the first second-level heading.
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

/// A question of either family.
public enum Item: Sendable {
  case quiz(Quiz)
  case trace(TraceExercise)

  /// The item identifier.
  public var id: String {
    switch self {
    case .quiz(let quiz): quiz.id
    case .trace(let trace): trace.id
    }
  }
}
