import CardStore
import Curriculum
import Recall

extension StudySession {
  /// Keeps what was written from memory after a lesson, before anything is compared.
  @discardableResult
  public func recollect(_ text: String, of lesson: CourseLesson) throws -> Writing {
    let writing = Writing(
      id: "\(Writing.prefix)recollection-\(lesson.id)", form: .recollection, text: text,
      lesson: lesson.id)
    return try store.write([writing], at: clock.milliseconds())[0]
  }

  /// What was written from memory of a lesson the last time; nil if nothing was.
  public func recollection(of lesson: CourseLesson) throws -> Writing? {
    try store.writings().first { $0.form == .recollection && $0.lesson == lesson.id }
  }

  /// The lesson of which the last page was gone through last; nil if none is finished.
  public func latestLesson() throws -> CourseLesson? {
    let times = try store.progress().reduce(into: [String: Int]()) {
      $0[$1.key.lesson] = max($0[$1.key.lesson] ?? .min, $1.value)
    }
    return try progress().filter(\.isFinished).map(\.lesson).max {
      (times[$0.id] ?? .min) < (times[$1.id] ?? .min)
    }
  }

  /// Makes cards of the ideas of a lesson, each graded by whether it was remembered: what was not comes
  /// back sooner. All of it is one transaction.
  ///
  /// - Parameter remembered: The places of those that were, from 0.
  /// - Returns: When each comes back.
  @discardableResult
  public func tick(
    _ remembered: Set<Int>, of ideas: [LessonIdea], in lesson: CourseLesson
  ) throws -> [Return?] {
    let now = clock.milliseconds()
    let writings = ideas.map { $0.writing(in: lesson) }
    let answers = try writings.enumerated().map { place, writing in
      let memory = try store.card(writing.id)?.memory
      let isEarly = memory.map { clock.calendar.day(of: $0.due) > clock.today } ?? false
      let isRemembered = remembered.contains(place)
      return Answer(
        card: writing.id, time: now, kind: isEarly ? .early : .review,
        grade: isRemembered ? .good : .again, isRight: isRemembered, text: "",
        sureness: nil, hints: 0, duration: 0, fingerprint: writing.fingerprint)
    }
    try store.write(writings, answers: answers, at: now)
    try synchronise()
    return try writings.map { try store.card($0.id)?.memory.map { comesBack(due: $0.due) } }
  }
}
