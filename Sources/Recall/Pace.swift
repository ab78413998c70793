/// How long a learner takes to answer, what is said after the answer included.
public struct Pace: Sendable, Hashable {
  /// Seconds of one answer, on average.
  public let seconds: Double
  /// The share of answers that are wrong: their cards are asked once more on the same day.
  public let missed: Double
  /// Seconds of one answer to cards that take much longer than most, by identifier. Such a card is
  /// asked once on a day, right or wrong: it must not take the day from all others.
  public var others: [String: Double] = [:]

  /// Of somebody of whom nothing is known.
  public static let habitual = Pace(seconds: 30, missed: 0.15)
  /// How many answers of the learner's own count as much as what is habitual.
  private static let habit = 20.0
  /// Nobody is believed to be slower or worse than this: a day must bring some cards to everybody.
  private static let slowest = (seconds: 90.0, missed: 0.5)

  public init(seconds: Double, missed: Double) {
    self.seconds = min(max(1, seconds), Self.slowest.seconds)
    self.missed = min(max(0, missed), Self.slowest.missed)
  }

  /// What some answers say, and what is habitual as far as they are few.
  ///
  /// - Parameters:
  ///   - spans: Seconds of each answer.
  ///   - answers: Of those that asked for a memory, how many there were and how many were wrong.
  public init(spans: [Double], answers: Int, wrong: Int) {
    let habitual = Pace.habitual
    self.init(
      seconds: (habitual.seconds * Self.habit + spans.reduce(0, +))
        / (Self.habit + Double(spans.count)),
      missed: (habitual.missed * Self.habit + Double(wrong)) / (Self.habit + Double(answers)))
  }

  /// How many seconds a card is expected to take on the day on which it is asked: it comes back
  /// within it after a wrong answer, and until its short steps are over.
  public func seconds(for card: QueueCard, _ scheduler: Scheduler) -> Double {
    others[card.id] ?? seconds * expectedAnswers(card.memory, scheduler)
  }

  private func expectedAnswers(_ memory: MemoryState?, _ scheduler: Scheduler) -> Double {
    let steps: Int
    switch memory?.phase {
    case nil: steps = scheduler.learningSteps.count
    case .learning: steps = scheduler.learningSteps.count - (memory?.step ?? 0)
    case .relearning: steps = scheduler.relearningSteps.count - (memory?.step ?? 0)
    case .review: return 1 + (scheduler.relearningSteps.isEmpty ? 0 : missed / (1 - missed))
    }
    return Double(max(1, steps)) / (1 - missed)
  }
}

/// What waits beyond today, and how it comes down.
public enum Backlog {
  /// A backlog that takes longer is not foretold.
  public static let horizon = 60

  /// How many days it takes until no card waits for longer than its day.
  ///
  /// - Parameters:
  ///   - waiting: Cards that are due and not of today.
  ///   - coming: How many come due on each day from tomorrow on.
  ///   - perDay: How many can be asked on a day.
  ///   - missed: The share of them that comes back on the next day.
  /// - Returns: nil if it is more than ``horizon`` days.
  public static func days(
    _ waiting: Int, coming: [Int], perDay: Double, missed: Double
  ) -> Int? {
    guard waiting > 0 else { return 0 }
    var left = Double(waiting)
    for day in 0..<horizon {
      left += (coming.indices.contains(day) ? Double(coming[day]) : 0) - perDay * (1 - missed)
      if left <= 0 { return day + 1 }
    }
    return nil
  }
}
