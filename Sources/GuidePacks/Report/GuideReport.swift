import Guides

/// What became of every line of a guide: the answer of `tutor import --json`, field by field.
public struct GuideReport: Codable, Sendable, Equatable {
  /// The version of this layout. It rises when a field changes its meaning.
  public var format = 1
  /// The name of the file.
  public var guide: String
  /// How many lines it has.
  public var lines: Int
  /// The folder of the pack.
  public var pack: String
  public var lessons: [Lesson]
  public var blocks: [Block]
  public var items: [Item]
  public var contradictions: [Contradiction]
  /// How many bytes stood for no letter; nil if all did.
  public var brokenLetters: Int?

  /// A lesson, with the lines of the guide that it is made of.
  public struct Lesson: Codable, Sendable, Equatable {
    public var id: String
    public var title: String
    /// Inside of the pack.
    public var file: String
    public var first: Int
    public var last: Int
    public var words: Int
  }

  /// Lines of the guide that are one thing.
  public struct Block: Codable, Sendable, Equatable {
    public var kind: String
    public var first: Int
    public var last: Int
    /// Of a heading.
    public var level: Int?
    public var text: String?
    /// Of code: its name, whether it comes on the screen, and which view.
    public var listing: String?
    public var runs: Bool?
    public var root: String?
    /// Of code that comes on the screen and is not asked about: why.
    public var unasked: String?
    /// Of a drawing: its name.
    public var mockup: String?
  }

  /// A question, or a trace to be stepped through, with the lines that it rests on.
  public struct Item: Codable, Sendable, Equatable {
    public var id: String
    public var kind: String
    public var lesson: String
    public var first: Int
    public var last: Int
    /// False for a trace that is stepped through without being asked; nil for a question.
    public var asked: Bool?
  }

  init(
    _ guide: Guide, lessons: [(lesson: WrittenLesson, file: String)], _ time: MachineTime
  ) {
    self.guide = guide.name.split(separator: "/").last.map(String.init) ?? guide.name
    lines = guide.lineCount
    pack = ""
    brokenLetters = guide.brokenLetters > 0 ? guide.brokenLetters : nil
    let claims = guide.blocks.flatMap(TrackingClaim.claims)
    contradictions = time.counted { Contradictions.found(in: claims) }.map {
      var told = $0
      told.line = guide.lines(of: told.line...told.line).lowerBound
      return told
    }
    self.lessons = lessons.map { lesson, file in
      let lines = guide.lines(of: lesson.cut.first...lesson.cut.last)
      return Lesson(
        id: lesson.id, title: lesson.title, file: file, first: lines.lowerBound,
        last: lines.upperBound, words: lesson.cut.wordCount)
    }
    let written = lessons.map(\.lesson)
    items = written.flatMap { lesson in
      lesson.items.map { item in
        let lines = guide.lines(of: item.first...max(item.first, item.last))
        return Item(
          id: item.id, kind: item.kind.rawValue, lesson: lesson.id, first: lines.lowerBound,
          last: lines.upperBound, asked: item.isAsked ? nil : false)
      }
    }
    blocks = Self.blocks(of: guide, in: written)
  }

  private static func blocks(of guide: Guide, in lessons: [WrittenLesson]) -> [Block] {
    let listings = lessons.flatMap(\.listings)
    let silences = lessons.reduce(into: [:]) { all, lesson in
      all.merge(lesson.silences) { first, _ in first }
    }
    let asked = Set(lessons.flatMap { $0.items.filter(\.isAsked).map(\.first) })
    let mockups = lessons.reduce(into: [:]) { all, lesson in
      all.merge(lesson.mockups) { first, _ in first }
    }
    var next = 1
    var blocks: [Block] = []
    for block in guide.blocks {
      let lines = guide.lines(of: block.first...block.last)
      var first = lines.lowerBound
      if first < next, [.prose, .remains, .blank].contains(block.kind) {
        // Of a web page whose blocks share their lines, and of columns, words are told with the block
        // before.
        guard lines.upperBound >= next else { continue }
        first = next
      } else if first > next, !blocks.isEmpty {
        blocks[blocks.count - 1].last = first - 1
      }
      var told = told(block, listings, mockups)
      (told.first, told.last) = (first, lines.upperBound)
      if told.runs == true, !asked.contains(block.first) {
        told.unasked = (silences[block.first] ?? .wornOut).sentence
      }
      blocks.append(told)
      next = max(next, lines.upperBound + 1)
    }
    return blocks
  }

  /// Tells of lessons and questions by the names that they have kept.
  public mutating func rename(_ names: [String: String]) {
    for index in lessons.indices {
      lessons[index].id = names[lessons[index].id] ?? lessons[index].id
    }
    for index in items.indices {
      items[index].id = names[items[index].id] ?? items[index].id
      items[index].lesson = names[items[index].lesson] ?? items[index].lesson
    }
  }

  private static func told(
    _ block: GuideBlock, _ listings: [GuideListing], _ mockups: [Int: [String]]
  ) -> Block {
    var told = Block(kind: block.kind.rawValue, first: block.first, last: block.last)
    switch block.kind {
    case .heading:
      told.level = block.level
      told.text = block.text
    case .code:
      let listing = listings.first { $0.first == block.first }
      told.listing = listing?.id
      told.runs = listing?.root != nil
      told.root = listing?.root
    case .drawing: told.mockup = mockups[block.first]?.first
    default: break
    }
    return told
  }
}
