import CardStore
import Curriculum
import Recall

/// How far a lesson got.
public struct LessonProgress: Sendable {
  public let lesson: CourseLesson
  /// Pages that are done, from 0.
  public let done: Set<Int>

  public var isFinished: Bool { lesson.pages.allSatisfy { done.contains($0.index) } }
  public var isBegun: Bool { !done.isEmpty }

  /// The page to go on with: the first that is not done; of a finished lesson the first of all.
  public var current: Int { lesson.pages.first { !done.contains($0.index) }?.index ?? 0 }

  /// Minutes that the rest takes, at least 1.
  public var minutesLeft: Int {
    let total = max(1, lesson.pages.count)
    let left = isFinished ? total : total - current
    return max(1, (lesson.lesson.minutes * left + total - 1) / total)
  }
}

extension StudySession {
  public func progress(of lesson: CourseLesson) throws -> LessonProgress {
    Self.progress(of: lesson, in: Set(try store.progress().keys))
  }

  /// The progress of every lesson, in teaching order.
  public func progress() throws -> [LessonProgress] {
    let done = Set(try store.progress().keys)
    return course.lessons.map { Self.progress(of: $0, in: done) }
  }

  /// The lesson to go on with: the first that was begun and not finished, else the first not begun;
  /// nil after the last.
  public func nextLesson() throws -> LessonProgress? {
    let open = try progress().filter { !$0.isFinished }
    return open.first(where: \.isBegun) ?? open.first
  }

  /// Notes that a page was read, or its question skipped. A skipped question enters the queue as a
  /// new card.
  public func finish(_ page: LessonPage, of lesson: CourseLesson) throws {
    try store.complete(
      LessonStep(lesson: lesson.id, step: page.index), at: clock.milliseconds())
  }

  /// Begins to ask the question of a page; its answer completes the page. nil for a page to read.
  ///
  /// Of a cloze with several deletions the first is asked; the others come up in reviews.
  public func attempt(_ page: LessonPage, of lesson: CourseLesson) throws -> Attempt? {
    guard let item = page.item else { return nil }
    let card = course.cards.first { $0.item.id == item.id && $0.lesson.id == lesson.id }
    return try card.map {
      try attempt($0, completes: LessonStep(lesson: lesson.id, step: page.index))
    }
  }

  private static func progress(
    of lesson: CourseLesson, in done: Set<LessonStep>
  ) -> LessonProgress {
    let pages = lesson.pages.map(\.index).filter {
      done.contains(LessonStep(lesson: lesson.id, step: $0))
    }
    return LessonProgress(lesson: lesson, done: Set(pages))
  }

  /// The cards that were seen: answered once, or on a page that is done. Only these are asked in
  /// reviews.
  func seenCards() throws -> Set<String> {
    let done = Set(try store.progress().keys)
    var seen: Set<String> = []
    for lesson in course.lessons {
      let items = lesson.pages.filter {
        done.contains(LessonStep(lesson: lesson.id, step: $0.index))
      }.compactMap { $0.item?.id }
      seen.formUnion(
        course.cards.filter { $0.lesson.id == lesson.id && items.contains($0.item.id) }.map(\.id))
    }
    return seen
  }

  /// What is left to do today, of the cards that were seen.
  func queue() throws -> Queue {
    let seen = try seenCards()
    return try store.queue(
      at: clock.milliseconds(), limits: limits, calendar: clock.calendar,
      isIncluded: { $0.memory != nil || seen.contains($0.id) })
  }
}
