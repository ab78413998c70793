import Curriculum

/// What is known of a lesson before its text is read.
struct LessonOutline: Sendable {
  var part: CoursePart
  /// What its front matter says; the sections are missing.
  var front: Lesson
  /// Of each page the identifier of the item that it asks; nil for a page to read.
  var steps: [String?]
  var cards: [CardOutline]

  init(part: CoursePart, front: Lesson, steps: [String?], cards: [CardOutline]) {
    self.part = part
    self.front = front
    self.steps = steps
    self.cards = cards
  }

  init(_ lesson: Lesson, part: CoursePart, pack: String) {
    self.part = part
    front = lesson
    front.sections = []
    steps = LessonPage.pages(of: lesson).map { $0.item?.id }
    let events = Dictionary(
      lesson.items.compactMap { item in
        if case .trace(let trace) = item { (trace.id, trace.eventWords) } else { nil }
      }, uniquingKeysWith: { first, _ in first })
    cards = lesson.cards(pack: pack).map { CardOutline($0, events: events[$0.item]) }
  }
}
