import CardStore

/// What becomes of the questions of a lesson that was gone through.
public struct LessonOutlook: Sendable, Equatable {
  /// Cards that were answered, and come back.
  public var coming = 0
  /// Gaps of texts of which another gap was answered: these are asked one by one, on different days.
  public var furtherGaps = 0
  /// Questions of pages that were gone through without an answer: a review asks them as new.
  public var passedOver = 0
  /// Predictions that were: they wait on the plan.
  public var predictions = 0
  /// Exercises that were: they wait until somebody opens them.
  public var exercises: [String] = []
  /// Drafts that nobody has accepted or dropped.
  public var drafts = 0
}

extension StudySession {
  /// What becomes of the questions of a lesson, as far as it was gone through.
  public func outlook(on lesson: CourseLesson) throws -> LessonOutlook {
    let cards = course.cards(of: lesson)
    var stored: [String: StoredCard] = [:]
    for card in cards { stored[card.id] = try store.card(card.id) }
    let seen = seenCards(try store.completedSteps())
    func isAnswered(_ card: CourseCard) -> Bool { stored[card.id]?.memory != nil }
    let answered = Set(cards.filter(isAnswered).map(\.itemID))
    var passedOver: Set<String> = []
    var outlook = LessonOutlook()
    for card in cards {
      if isAnswered(card) {
        outlook.coming += 1
      } else if card.isDraft, !asksDrafts {
        outlook.drafts += stored[card.id]?.isSuspended == true ? 0 : 1
      } else if answered.contains(card.itemID) {
        outlook.furtherGaps += 1
      } else if !seen.contains(card.id) {
        continue
      } else if card.isTrace {
        outlook.predictions += 1
      } else if card.isExercise {
        outlook.exercises.append(card.itemID)
      } else {
        // The gaps of a text are one question to whoever passes it over.
        passedOver.insert(card.itemID)
      }
    }
    outlook.passedOver = passedOver.count
    return outlook
  }
}
