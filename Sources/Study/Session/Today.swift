import Curriculum
import Recall

/// The plan of a day, as the first screen shows it.
public struct Today: Sendable {
  /// What is asked today, and what waits for another day.
  public struct Review: Sendable, Equatable {
    public var due: Int
    /// Cards never answered outside or inside a lesson that are to be asked today.
    public var new: Int
    /// At least 1 when there is anything to do.
    public var minutes: Int
    /// Due, but beyond what there is time for today.
    public var later: Int = 0
    /// Days after today that it takes until nothing waits; nil if it cannot be foretold.
    public var days: Int? = 0
    /// New, and beyond what there is time for or what a day may bring.
    public var laterNew: Int = 0
    /// Missed so often today that they wait until tomorrow.
    public var putOff: Int = 0
  }

  /// The lesson to go on with.
  public struct Continue: Sendable, Equatable {
    public var lesson: String
    public var title: String
    /// From 1.
    public var number: Int
    /// Lessons of the course.
    public var total: Int
    /// From 1; 1 for a lesson not begun.
    public var step: Int
    public var steps: Int
    public var isBegun: Bool
    /// Of the part for today; of all that is left where there is none.
    public var minutes: Int
    /// The last step of the part for today, from 1; nil if all that is left is for today.
    public var lastStep: Int?
    /// Whether there is no time for it today.
    public var isHeldBack = false
  }

  /// A trace that was not tried yet.
  public struct Predict: Sendable, Equatable {
    public var card: String
    /// `three-cups-to-four`
    public var item: String
    /// The events, in words: `rename, then +1`.
    public var events: String
    public var lesson: String
    public var minutes: Int
  }

  public struct Memory: Sendable, Equatable {
    /// What was recalled in the last 30 days.
    public var recalled: CountOfTotal
    /// 0 to 1.
    public var goal: Double
    /// Learning steps that end later today, and for which there is time.
    public var waiting: Int
    /// What is put off today is due tomorrow, too.
    public var dueTomorrow: Int
  }

  public struct WeekDay: Sendable, Equatable {
    public var day: StudyDay
    public var reviews: Int
    public var isToday: Bool
    public var isFuture: Bool
  }

  public struct Weakness: Sendable, Equatable {
    public var misconception: Misconception
    public var missed: Int
    public var asked: Int
  }

  public var day: StudyDay
  /// Days studied in a row, today included; at least 1.
  public var dayNumber: Int
  /// Days of rest that the row survived.
  public var restDays: Int
  public var review: Review
  /// nil when every lesson is finished.
  public var next: Continue?
  /// nil when every trace was tried.
  public var predict: Predict?
  public var finishedLessons: Int
  public var totalLessons: Int
  public var memory: Memory
  /// Monday to Sunday of this week.
  public var week: [WeekDay]
  /// The worst first, at most three.
  public var weaknesses: [Weakness]
  /// Nothing was ever answered: greet with the first question.
  public var isFirstRun: Bool
  /// What the learner wants of today.
  public var minutesPerDay = StudySession.habitualMinutes
  /// What was studied today.
  public var minutesSpent = 0

  /// What is left of the plan.
  public var minutes: Int {
    review.minutes + (next.map { $0.isHeldBack ? 0 : $0.minutes } ?? 0) + (predict?.minutes ?? 0)
  }
}
