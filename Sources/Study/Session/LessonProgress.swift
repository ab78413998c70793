import CardStore
import Curriculum
import Recall

/// How far a lesson got.
public struct LessonProgress: Sendable {
  public let lesson: CourseLesson
  /// Pages that are done, from 0.
  public let done: Set<Int>

  public var isFinished: Bool { lesson.steps.indices.allSatisfy(done.contains) }
  public var isBegun: Bool { !done.isEmpty }

  /// The page to go on with: the first that is not done; of a finished lesson the first of all.
  public var current: Int { lesson.steps.indices.first { !done.contains($0) } ?? 0 }

  /// Minutes that the rest takes, at least 1.
  public var minutesLeft: Int { minutes(ofSteps: isFinished ? lesson.steps.count : stepsLeft) }

  /// Pages from the current one to the last.
  private var stepsLeft: Int { lesson.steps.count - current }

  /// At least 1.
  private func minutes(ofSteps steps: Int) -> Int {
    let total = max(1, lesson.steps.count)
    return max(1, (lesson.minutes * steps + total - 1) / total)
  }

  /// The part of the rest that so many minutes are enough for.
  ///
  /// - Parameter atLeastOne: Whether a page that takes longer is better than none.
  /// - Returns: The page after its last one, from 0, and its minutes; nil if there is none.
  func part(within minutes: Int, atLeastOne: Bool) -> (end: Int, minutes: Int)? {
    let fitting = (1...max(1, stepsLeft)).last { self.minutes(ofSteps: $0) <= minutes }
    let steps = fitting ?? (atLeastOne ? 1 : nil)
    return steps.map { (current + $0, self.minutes(ofSteps: $0)) }
  }
}

extension LessonProgress {
  /// - Parameter done: the steps of all lessons that are done; a lesson may have become shorter.
  init(_ lesson: CourseLesson, done: [String: Set<Int>]) {
    self.init(
      lesson: lesson, done: (done[lesson.id] ?? []).filter(lesson.steps.indices.contains))
  }
}

extension StudySession {
  public func progress(of lesson: CourseLesson) throws -> LessonProgress {
    LessonProgress(lesson, done: try store.completedSteps())
  }

  /// The progress of every lesson, in teaching order.
  public func progress() throws -> [LessonProgress] {
    progress(try store.completedSteps())
  }

  func progress(_ done: [String: Set<Int>]) -> [LessonProgress] {
    course.lessons.map { LessonProgress($0, done: done) }
  }

  /// The lesson to go on with: the first of which more than a page was read and which is not
  /// finished, else the first that is open; nil after the last.
  public func nextLesson() throws -> LessonProgress? {
    Self.next(of: try progress())
  }

  static func next(of lessons: [LessonProgress]) -> LessonProgress? {
    let open = lessons.filter { !$0.isFinished }
    // Who looks into a lesson further on has not left the way for that.
    return open.first { $0.done.count > 1 } ?? open.first
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
    let card = course.cards(of: lesson).first { $0.itemID == item.id }
    return try card.map {
      try attempt($0, completes: LessonStep(lesson: lesson.id, step: page.index))
    }
  }

  /// The cards that were seen: answered once, or on a page that is done. Only these are asked in
  /// reviews.
  ///
  /// - Parameter done: the steps that are done, by lesson.
  func seenCards(_ done: [String: Set<Int>]) -> Set<String> {
    var seen: Set<String> = []
    for progress in progress(done) where progress.isBegun {
      let items = Set(progress.done.compactMap { progress.lesson.steps[$0] })
      for card in course.cards(of: progress.lesson) where items.contains(card.itemID) {
        seen.insert(card.id)
      }
    }
    return seen
  }

  /// What is due now, whatever the time it takes: of the cards that were seen, or of some that were
  /// chosen among them.
  func queue(of chosen: Set<String>? = nil) throws -> Queue {
    guard let chosen else { return try queue(store.completedSteps(), budget()) }
    var limits = limits
    limits.hadEnough = try budget().hadEnough
    return try store.queue(
      at: clock.milliseconds(), limits: limits, calendar: clock.calendar, of: chosen)
  }

  /// - Parameters:
  ///   - time: What there is time for; nil for all that is due.
  ///   - mixesConcepts: see `CardStore.queue`.
  func queue(
    _ done: [String: Set<Int>], _ budget: DayBudget, within time: TimeLimit? = nil,
    mixesConcepts: Bool = true
  ) throws -> Queue {
    let seen = seenCards(done)
    var limits = limits
    limits.time = time
    limits.hadEnough = budget.hadEnough
    return try store.queue(
      at: clock.milliseconds(), limits: limits, calendar: clock.calendar,
      mixesConcepts: mixesConcepts,
      // A trace that was passed over is a prediction of its own, on the plan. An exercise waits until
      // somebody opens it, and a draft until somebody accepts it.
      isIntroduced: { id in
        if Writing.isWriting(id) { return true }
        guard seen.contains(id) else { return false }
        let card = course.card(id)
        return card?.isTrace != true && card?.isExercise != true
          && (asksDrafts || card?.isDraft != true)
      })
  }
}
