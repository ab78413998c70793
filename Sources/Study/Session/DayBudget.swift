import CardStore
import Curriculum
import Recall

/// How long a day may be, and what of it is over.
public struct DayBudget: Sendable, Equatable {
  /// What the learner wants of today.
  public var minutes: Int
  /// Seconds that lessons and questions took today.
  public var spent: Double
  public var pace: Pace
  /// Minutes that are kept for the next lesson, whatever is due.
  var keptForLesson = 0
  /// Cards that had enough of today: whatever their next step, they wait until tomorrow.
  public var hadEnough: Set<String> = []

  /// How long a day can be, in minutes.
  public static let range = 5...600
  /// What a key offers for a single day.
  public static let choices = [5, 10, 15, 30, 60]
  /// A card that was missed so often on a day is put off. An exercise takes minutes, and is put off
  /// when it was answered once, right or wrong.
  public static let mostMisses = 3

  public var minutesSpent: Int { Int(spent / 60) }

  /// Whole minutes that are left.
  var minutesLeft: Int { max(0, minutes - Int((spent / 60).rounded(.up))) }

  /// A plan may be longer by so many minutes than was wished for, rather than break off what is
  /// nearly done.
  var leeway: Int { minutes / 3 }

  /// For the cards of a day of which so much is over.
  func timeLimit(spent: Double) -> TimeLimit {
    TimeLimit(
      seconds: max(0, Double(minutes - keptForLesson) * 60 - spent), leeway: Double(leeway * 60),
      pace: pace)
  }
}

extension StudySession {
  private static let minutesKey = "plan.minutes"

  /// How long today may be, and what of it is over.
  public func budget() throws -> DayBudget {
    let start = clock.start(daysAgo: 0)
    // A clock that was set back has answers before it of days that are not over.
    let today = start..<clock.start(daysAgo: -1)
    let answers = try store.answers(since: start, hasMisconceptions: false)
      .filter { today.contains($0.time) }
    let steps = try store.progress()
    let read = secondsOfLessons(steps.filter { today.contains($0.value) }.map(\.key))
    let spent = PastAnswers(answers).spans.reduce(0, +) + read
    let pace = try pace()
    let minutes = try minutesToday()
    let turn = try lessonTurn(lastStep: steps.values.filter { $0 < start }.max()) {
      try load(minutes, pace)
    }
    // A lesson that is shorter than half of the day leaves the rest of that to what is due.
    let kept = turn.map { max(0, min($0, minutes / 2 - Int(read / 60))) } ?? 0
    return DayBudget(
      minutes: minutes, spent: spent, pace: pace, keptForLesson: kept,
      hadEnough: Self.hadEnough(answers, exercises: Set(pace.others.keys)))
  }

  /// The cards that wait until tomorrow.
  ///
  /// - Parameter answers: Those of today.
  static func hadEnough(_ answers: [Answer], exercises: Set<String>) -> Set<String> {
    let counted = answers.filter {
      $0.grade == .again || ($0.grade != nil && exercises.contains($0.card))
    }
    return Set(
      Dictionary(grouping: counted, by: \.card)
        .filter { card, times in
          exercises.contains(card) || times.count >= DayBudget.mostMisses
        }.keys)
  }

  /// Makes today longer or shorter. Tomorrow is as long as the settings say.
  public func setMinutesToday(_ minutes: Int) throws {
    try store.setSetting(
      Self.minutesKey, to: "\(clock.today.number) \(minutesPerDay) \(minutes)")
  }

  /// A choice for today holds for the day, unless the setting was changed since.
  private func minutesToday() throws -> Int {
    let words = try store.setting(Self.minutesKey)?.split(separator: " ").compactMap { Int($0) }
    guard let words, words.count == 3, words[0] == clock.today.number, words[1] == minutesPerDay
    else { return minutesPerDay }
    return words[2]
  }

  /// The minutes that are left of the next lesson, if it has its turn although reviews would fill the
  /// day: some days were learned on, and brought none of it. Whoever left the lessons alone for longer
  /// wants reviews.
  ///
  /// - Parameters:
  ///   - lastStep: When a step of a lesson was done last before today.
  ///   - load: How many days what is due would fill.
  private func lessonTurn(lastStep: Int?, load: () throws -> Double) throws -> Int? {
    guard let lastStep else { return nil }
    let today = clock.today
    let day = clock.calendar.day(of: lastStep / 1000)
    let least = Self.daysOfReviews.lowerBound
    guard (least + 1...Self.longestBreak).contains(today.number - day.number) else { return nil }
    let between = day.advanced(by: 1)...today.advanced(by: -1)
    let learned = try store.answersPerDay(between, calendar: clock.calendar).count { $0 > 0 }
    guard learned >= least, learned >= min(Self.daysOfReviews.upperBound, Int(try 2 * load()))
    else { return nil }
    return try Self.next(of: progress(store.completedSteps()))?.minutesLeft
  }

  /// So many days of reviews alone, and the next one brings something of a lesson: twice as many as
  /// what is due would fill, because a lesson makes it more; but no week is without one.
  private static let daysOfReviews = 2...6
  private static let longestBreak = 14

  /// How many days what is due would fill.
  private func load(_ minutes: Int, _ pace: Pace) throws -> Double {
    let due =
      try store.dueForecast(
        days: 1, from: clock.milliseconds(), calendar: clock.calendar
      ).first ?? 0
    return Double(due) * pace.seconds / (1 - pace.missed) / Double(minutes * 60)
  }

  /// The time that steps of lessons are said to take.
  private func secondsOfLessons(_ steps: [LessonStep]) -> Double {
    steps.reduce(0) { sum, step in
      guard let lesson = course.lesson(step.lesson) else { return sum }
      return sum + Double(lesson.minutes * 60) / Double(max(1, lesson.steps.count))
    }
  }

  /// As the latest answers have it; the same all day, so that a plan does not change by itself.
  private func pace() throws -> Pace {
    if let known = paceOfDay, known.day == clock.today { return known.pace }
    var pace = try latestAnswers().pace
    pace.others = Dictionary(
      course.cards.lazy.filter(\.isExercise).map {
        ($0.id, Double(CourseExercise.usualSeconds))
      }, uniquingKeysWith: { first, _ in first })
    paceOfDay = (clock.today, pace)
    return pace
  }

  /// Those of as many days before today as it takes to have enough.
  private func latestAnswers() throws -> PastAnswers {
    let end = clock.start(daysAgo: 0)
    var latest = PastAnswers([])
    for days in [1, 4, 14, 45] {
      latest = PastAnswers(
        try store.answers(since: clock.start(daysAgo: days), hasMisconceptions: false)
          .filter { $0.time < end })
      if latest.spans.count >= PastAnswers.enough { break }
    }
    return latest
  }
}

/// What answers tell of their learner.
struct PastAnswers {
  /// More of them would not tell much more.
  static let enough = 60
  /// Who takes longer than these seconds to answer, or to read what is said, was away meanwhile.
  private static let longest = (answer: 180.0, reading: 60.0)
  /// To read what is said after an answer that was the last one.
  private static let habitualReading = 8.0

  /// Seconds of each answer outside of lessons, until the next question was asked.
  let spans: [Double]
  private let answers: [Answer]

  /// - Parameter answers: the earliest first.
  init(_ answers: [Answer]) {
    self.answers = answers.filter { $0.completes == nil }
    let nexts = answers.dropFirst().map(Optional.some) + [nil]
    spans = zip(answers, nexts).filter { $0.0.completes == nil }.map { answer, next in
      min(Double(answer.duration) / 1000, Self.longest.answer) + Self.reading(answer, next)
    }
  }

  private static func reading(_ answer: Answer, _ next: Answer?) -> Double {
    guard let next, next.completes == nil else { return habitualReading }
    let pause = Double(next.time - next.duration - answer.time) / 1000
    return (0...longest.reading).contains(pause) ? pause : habitualReading
  }

  var pace: Pace {
    let reviews = answers.filter { $0.grade != nil && $0.kind != .early }
    return Pace(
      spans: spans, answers: reviews.count, wrong: reviews.count { $0.grade == .again })
  }
}
