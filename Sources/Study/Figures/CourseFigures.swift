import CardStore
import Curriculum

/// How the parts of a course and their lessons are doing. The names of the fields are those of
/// `tutor stats --by-lesson --json`, and a contract.
public struct CourseFigures: Codable, Sendable, Equatable {
  public struct Figures: Codable, Sendable, Equatable {
    public var cards = 0
    /// Cards that were answered at least once.
    public var seen = 0
    /// Answered cards whose day has come.
    public var due = 0
    /// Of the days that were looked back over: answers to cards in review, and how many recalled.
    public var recalled = CountOfTotal(count: 0, total: 0)
    /// Predictions of traces in those days, and how many came true.
    public var predictions = CountOfTotal(count: 0, total: 0)
  }

  public struct Lesson: Codable, Sendable, Equatable {
    public var lesson: String
    public var number: Int
    public var title: String
    public var figures: Figures
  }

  public struct Part: Codable, Sendable, Equatable {
    public var number: Int
    public var title: String
    public var figures: Figures
    public var lessons: [Lesson]
  }

  public var format = 1
  public var pack: String
  public var days: Int
  public var figures: Figures
  public var parts: [Part]
}

extension CourseFigures.Figures {
  static func + (left: Self, right: Self) -> Self {
    func sum(_ part: KeyPath<Self, CountOfTotal>) -> CountOfTotal {
      let (one, other) = (left[keyPath: part], right[keyPath: part])
      return CountOfTotal(
        count: one.count + other.count, total: one.total + other.total)
    }
    return Self(
      cards: left.cards + right.cards, seen: left.seen + right.seen, due: left.due + right.due,
      recalled: sum(\.recalled), predictions: sum(\.predictions))
  }

  /// `12 of 20 cards seen, 3 due, recalled 9 of 10, predictions right 2 of 3`; what was not asked is
  /// left out.
  public var phrase: String {
    func share(_ name: String, _ part: CountOfTotal) -> String {
      part.total == 0 ? "" : ", \(name) \(part.count) of \(part.total)"
    }
    return "\(seen) of \(cards) cards seen, \(due) due" + share("recalled", recalled)
      + share("predictions right", predictions)
  }
}

extension CourseFigures {
  /// The table in words: the pack, then each part and its lessons.
  public var sentences: [String] {
    ["Last \(days) days, \(pack): \(figures.phrase)."]
      + parts.flatMap { part in
        ["Part \(part.number), \(part.title): \(part.figures.phrase)."]
          + part.lessons.map { "Lesson \($0.number), \($0.title): \($0.figures.phrase)." }
      }
  }
}

extension StudySession {
  /// Counts by part and by lesson, over the last `days` days, at least 1, today included.
  public func courseFigures(days: Int = 30) throws -> CourseFigures {
    let days = max(1, days)
    let answers = try store.answerShares(since: clock.start(daysAgo: days - 1))
    let stored = Dictionary(try store.cards().map { ($0.id, $0) }) { first, _ in first }
    var ofLessons: [String: CourseFigures.Figures] = [:]
    for card in course.cards {
      let figures = figures(stored[card.id], answers[card.id])
      ofLessons[card.lesson.id] = (ofLessons[card.lesson.id] ?? CourseFigures.Figures()) + figures
    }
    let parts = course.parts.map { part, lessons in
      let lessons = lessons.map {
        CourseFigures.Lesson(
          lesson: $0.id, number: $0.number, title: $0.title,
          figures: ofLessons[$0.id] ?? CourseFigures.Figures())
      }
      return CourseFigures.Part(
        number: part.number, title: part.title, figures: lessons.map(\.figures).sum,
        lessons: lessons)
    }
    return CourseFigures(
      pack: course.name, days: days, figures: parts.map(\.figures).sum, parts: parts)
  }

  private func figures(_ card: StoredCard?, _ answers: AnswerShares?) -> CourseFigures.Figures {
    let memory = card?.memory
    let isDue =
      card?.isSuspended == false
      && memory.map { clock.calendar.day(of: $0.due) <= clock.today } ?? false
    return CourseFigures.Figures(
      cards: 1, seen: memory == nil ? 0 : 1, due: isDue ? 1 : 0,
      recalled: CountOfTotal(answers?.recalled ?? Share(count: 0, total: 0)),
      predictions: CountOfTotal(answers?.predictions ?? Share(count: 0, total: 0)))
  }
}

extension [CourseFigures.Figures] {
  fileprivate var sum: CourseFigures.Figures { reduce(CourseFigures.Figures(), +) }
}
