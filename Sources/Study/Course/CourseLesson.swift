import Curriculum
import Synchronization

/// A lesson with its place in the course and the pages it is read in.
public final class CourseLesson: Sendable {
  /// From 1, through all parts.
  public let number: Int
  public let part: CoursePart
  /// Of each page the identifier of the item that it asks; nil for a page to read.
  public let steps: [String?]
  /// Where its cards are among those of the course.
  let places: Range<Int>
  private let front: Lesson
  private let read: @Sendable () -> Lesson
  private let text = Mutex<Text?>(nil)

  private struct Text {
    let lesson: Lesson
    let pages: [LessonPage]
    let items: [String: Item]

    init(_ lesson: Lesson) {
      self.lesson = lesson
      pages = LessonPage.pages(of: lesson)
      items = Dictionary(
        lesson.items.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  init(
    _ outline: LessonOutline, number: Int, places: Range<Int>,
    read: @escaping @Sendable () -> Lesson
  ) {
    self.number = number
    self.places = places
    self.read = read
    part = outline.part
    steps = outline.steps
    front = outline.front
  }

  /// The same lesson at another place of a course.
  init(_ lesson: CourseLesson, number: Int, part: CoursePart, places: Range<Int>) {
    self.number = number
    self.part = part
    self.places = places
    steps = lesson.steps
    front = lesson.front
    read = lesson.read
  }

  public var id: String { front.id }
  public var title: String { front.title }
  public var summary: String { front.summary }
  /// Reading time in minutes, at least 1.
  public var minutes: Int { front.minutes }
  public var requires: [String] { front.requires }
  public var concepts: [String] { front.concepts }

  /// With its text, which is read the first time that somebody asks.
  public var lesson: Lesson { whole.lesson }
  /// As many as there are ``steps``; the text is read the first time that somebody asks.
  public var pages: [LessonPage] { whole.pages }

  /// A question, trace or exercise of its text.
  func item(_ id: String) -> Item? { whole.items[id] }

  /// What `body` makes of its text, which is not kept for it: whoever goes through a whole course has
  /// the text of one lesson at a time.
  func passing<Result>(_ body: () throws -> Result) rethrows -> Result {
    let isKept = text.withLock { $0 != nil }
    defer { if !isKept { text.withLock { $0 = nil } } }
    return try body()
  }

  private var whole: Text {
    text.withLock { text in
      if let text { return text }
      let whole = Text(read())
      text = whole
      return whole
    }
  }
}
