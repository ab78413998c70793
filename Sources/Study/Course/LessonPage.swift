import Curriculum

/// What is shown of a lesson at once: a step.
public struct LessonPage: Sendable {
  public enum Content: Sendable {
    /// Prose, with at most one listing; mockups of that listing follow it.
    case reading([Block])
    /// A question, with the prose that leads to it.
    case item(Item, lead: [Block])
  }

  /// From 0.
  public let index: Int
  /// The heading that it stands under; empty before the first.
  public let title: String
  /// Whether a page before it stands under the same heading.
  public let isContinued: Bool
  /// The last words of the section before, too few for a page; they stand above the heading.
  public let ending: [Block]
  public let content: Content

  public var item: Item? {
    if case .item(let item, _) = content { item } else { nil }
  }

  public var blocks: [Block] {
    switch content {
    case .reading(let blocks): ending + blocks
    case .item(_, let lead): lead
    }
  }
}

extension LessonPage {
  /// Words that may lead to a question on the question's own page.
  static let leadWords = 45

  /// Words that end a section and are too few for a page of their own.
  static let endingWords = 60

  /// Divides a lesson: every question or exercise is a page, every section begins one, and so does every
  /// further listing. A few words behind a question that end a section go with what is read next.
  static func pages(of lesson: Lesson) -> [LessonPage] {
    var pages: [LessonPage] = []
    func add(_ title: String, _ content: Content) {
      var ending: [Block] = []
      if case .reading = content, let last = pages.last, last.title != title, last.isContinued,
        case .reading(let words) = last.content, isFew(words, endingWords)
      {
        ending = words
        pages.removeLast()
      }
      pages.append(
        LessonPage(
          index: pages.count, title: title, isContinued: pages.last?.title == title, ending: ending,
          content: content))
    }
    for section in lesson.sections {
      var reading: [Block] = []
      func finishReading() {
        if !reading.isEmpty { add(section.title, .reading(reading)) }
        reading = []
      }
      for block in section.blocks {
        if let item = block.item {
          if !isFew(reading, leadWords) { finishReading() }
          add(section.title, .item(item, lead: reading))
          reading = []
        } else {
          if block.isListing, reading.contains(where: \.isListing) { finishReading() }
          reading.append(block)
        }
      }
      finishReading()
    }
    return pages
  }

  /// Whether blocks are paragraphs with so many words at most.
  private static func isFew(_ blocks: [Block], _ limit: Int) -> Bool {
    var words = 0
    for block in blocks {
      guard case .paragraph(let prose, _) = block else { return false }
      words += prose.text.split(whereSeparator: \.isWhitespace).count
    }
    return words <= limit
  }
}

extension Block {
  var item: Item? {
    switch self {
    case .quiz(let quiz): .quiz(quiz)
    case .trace(let trace): .trace(trace)
    case .exercise(let exercise): .exercise(exercise)
    default: nil
    }
  }

  var isListing: Bool {
    if case .listing = self { true } else { false }
  }
}
