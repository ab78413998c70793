import CardStore
import Curriculum

/// A pack of lessons, numbered and indexed for study.
///
/// It knows from the start what a plan needs; the text of a lesson is read when somebody opens it,
/// from the bytes that there were when the course was.
public struct Course: Sendable {
  /// Of the pack.
  public let name: String
  /// See `CardDefinition.mark`: of all ``cards``.
  let definitionsMark: String
  public let misconceptions: [Misconception]
  /// What cuts across lessons, in the order of its file.
  public let topics: [Topic]
  /// What each concept rests on; empty where nobody says, and the order of lessons tells.
  public let grounds: [ConceptGround]
  /// In the order in which they are taught.
  public let lessons: [CourseLesson]
  /// One for every question, several for a cloze with several deletions; in teaching order.
  public let cards: [CourseCard]
  /// Lessons of the pack that are not among them, because there are errors in them.
  public internal(set) var leftOut: [UnsoundLesson] = []
  private let cardsByID: [String: Int]
  private let lessonsByID: [String: Int]

  /// A pack that is read already.
  public init(_ pack: Pack) {
    let lessons = pack.lessons
    self.init(CourseOutline(pack)) { index, _ in lessons[index] }
  }

  /// The pack of a folder: from what was understood of the same files before, or read and checked
  /// now.
  ///
  /// - Parameters:
  ///   - read: reads the files that were listed.
  ///   - progress: Is told the share that was understood, 0...1, where it has to be.
  /// - Throws: `PackFolderError`, and ``UnsoundPack`` as `Pack.sound(in:)` does.
  public init(
    _ listing: PackListing, cache: OutlineCache,
    read: (PackListing) throws -> PackFolder = { try PackFolder($0) },
    progress: (Double) -> Void = { _ in }
  ) throws {
    let kept = cache.kept()
    if let kept, kept.listing == listing.mark, let outline = kept.outline() {
      self.init(outline) { _, path in Lesson(path: path, bytes: kept.text(ofLessonAt: path)) }
      return
    }
    let folder = try read(listing)
    if let kept, kept.folder == folder.mark, let outline = kept.outline() {
      cache.keep(outline, of: folder, listedAs: listing)
      self.init(outline) { _, path in
        Lesson(path: path, bytes: folder.bytes(ofLessonAt: path) ?? [])
      }
      return
    }
    let (pack, leftOut) = try Pack.sound(in: folder, progress: progress)
    let lessons = pack.lessons
    let outline = CourseOutline(pack)
    // What is left out has to be found, and told, at the next start again.
    if leftOut.isEmpty { cache.keep(outline, of: folder, listedAs: listing) }
    self.init(outline) { index, _ in lessons[index] }
    self.leftOut = leftOut
  }

  /// - Parameter read: gives a lesson by its place in the outline and its path.
  private init(_ outline: CourseOutline, read: @escaping @Sendable (Int, String) -> Lesson) {
    var lessons: [CourseLesson] = []
    var cards: [CourseCard] = []
    lessons.reserveCapacity(outline.lessons.count)
    cards.reserveCapacity(outline.lessons.reduce(0) { $0 + $1.cards.count })
    for (index, outline) in outline.lessons.enumerated() {
      let path = outline.front.path
      let lesson = CourseLesson(
        outline, number: index + 1, places: cards.count..<cards.count + outline.cards.count
      ) { read(index, path) }
      lessons.append(lesson)
      for card in outline.cards { cards.append(CourseCard(card, lesson: lesson)) }
    }
    self.init(
      name: outline.name, definitionsMark: outline.definitionsMark,
      misconceptions: outline.misconceptions, topics: outline.topics, grounds: outline.grounds,
      lessons: lessons,
      cards: cards)
  }

  init(
    name: String, definitionsMark: String, misconceptions: [Misconception], topics: [Topic],
    grounds: [ConceptGround] = [], lessons: [CourseLesson], cards: [CourseCard]
  ) {
    self.name = name
    self.definitionsMark = definitionsMark
    self.misconceptions = misconceptions
    self.topics = topics
    self.grounds = grounds
    self.lessons = lessons
    self.cards = cards
    // A pack that lint lets through has no identifier twice; of any other the first one counts.
    cardsByID = Dictionary(
      cards.indices.map { (cards[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
    lessonsByID = Dictionary(
      lessons.indices.map { (lessons[$0].id, $0) }, uniquingKeysWith: { first, _ in first })
  }

  public func card(_ id: String) -> CourseCard? { cardsByID[id].map { cards[$0] } }

  /// By identifier, or by number as a learner counts, from 1: `who-reruns`, `7`.
  public func lesson(_ name: String) -> CourseLesson? {
    if let index = lessonsByID[name] { return lessons[index] }
    return Int(name).flatMap { number in lessons.first { $0.number == number } }
  }

  public func misconception(_ slug: String) -> Misconception? {
    misconceptions.first { $0.slug == slug }
  }

  /// The parts with their lessons, in teaching order.
  public var parts: [(part: CoursePart, lessons: [CourseLesson])] {
    var parts: [(part: CoursePart, lessons: [CourseLesson])] = []
    for lesson in lessons {
      if parts.last?.part == lesson.part {
        parts[parts.count - 1].lessons.append(lesson)
      } else {
        parts.append((lesson.part, [lesson]))
      }
    }
    return parts
  }

  /// The traces of all lessons, in teaching order.
  public var traces: [CourseCard] { cards.filter(\.isTrace) }

  /// The cards of a lesson of this course, in the order of its pages.
  public func cards(of lesson: CourseLesson) -> ArraySlice<CourseCard> { cards[lesson.places] }

  /// The cards of a topic, in teaching order.
  public func cards(of topic: Topic) -> [CourseCard] {
    cards.filter { card in
      topic.lessons.contains(card.lesson.id)
        || card.concepts.contains(where: topic.concepts.contains)
    }
  }

  /// The cards that somebody names: by a topic, a lesson (identifier or number), a concept, an item
  /// identifier, or that of a card, with its pack or without. A topic that is called like a lesson
  /// has all of it.
  public func cards(about topic: String) -> [CourseCard] {
    if let topic = topics.first(where: { $0.slug == topic.lowercased() }) {
      return cards(of: topic)
    }
    if let lesson = lesson(topic) { return Array(cards(of: lesson)) }
    let wanted = topic.lowercased()
    return cards.filter {
      // One gap of a text is `ui-equals#1`, as the end of a round and the page of an answer call it.
      $0.concepts.contains(wanted) || $0.itemID == wanted || $0.id == wanted
        || $0.id.hasSuffix("/\(wanted)") || $0.id.hasPrefix("\(wanted)#")
    }
  }

  /// The concept of that name, or those of the topic or the lesson; none if nothing is called so.
  public func concepts(named name: String) -> [String] {
    let name = name.lowercased()
    let all = Set(cards.flatMap(\.concepts))
    guard !all.contains(name) else { return [name] }
    let topic = topics.first { $0.slug == name }
    let lessons = (topic?.lessons ?? [name]).compactMap { lesson($0) }
    let named = (topic?.concepts ?? []) + lessons.flatMap { cards(of: $0).flatMap(\.concepts) }
    return all.intersection(named).sorted()
  }
}
