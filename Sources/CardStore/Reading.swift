import GRDB
import Recall

extension CardStore {
  /// All cards, in the order of the lessons; retired ones too if asked for.
  public func cards(includingRetired: Bool = false) throws(CardStoreError) -> [StoredCard] {
    try read { try CardRow.fetch($0, where: includingRetired ? "TRUE" : "NOT is_retired") }
  }

  /// A card, by its present identifier or one that it had before.
  public func card(_ id: String) throws(CardStoreError) -> StoredCard? {
    try read { try CardRow.fetch($0, id: CardRow.present($0, id)) }
  }

  /// The cards of `pack/item`: one, or one for each cloze deletion.
  public func cards(ofItem item: String) throws(CardStoreError) -> [StoredCard] {
    try read { try CardRow.fetch($0, where: "item = ?", arguments: [item]) }
  }

  /// What is left to do of the day of `time` (milliseconds since 1970).
  ///
  /// - Parameters:
  ///   - limits: with nothing done today yet; how much is done is read from the log.
  ///   - isIncluded: which cards to offer, for instance only those of lessons that were reached.
  public func queue(
    at time: Int, limits: QueueLimits = QueueLimits(), calendar: StudyCalendar,
    isIncluded: (StoredCard) -> Bool = { _ in true }
  ) throws(CardStoreError) -> Queue {
    let (cards, done, scheduler) = try read { database in
      (
        try CardRow.fetch(database, where: "NOT is_retired"),
        try Counting(database, calendar: calendar).done(on: time),
        try SettingRow.scheduler(database)
      )
    }
    var limits = limits
    limits.newDoneToday += done.new
    limits.reviewsDoneToday += done.reviews
    return Queue(
      cards: cards.filter(isIncluded).map(\.queueCard), at: time.secondsFromMilliseconds,
      limits: limits, scheduler: scheduler, calendar: calendar)
  }

  /// The answers since a time that were not taken back, the earliest first.
  public func answers(since time: Int) throws(CardStoreError) -> [Answer] {
    try read { try LogRow.answers($0, where: "log.time >= ?", arguments: [time]) }
  }

  /// The answers to one card that were not taken back, the earliest first.
  public func answers(ofCard id: String) throws(CardStoreError) -> [Answer] {
    try read { database in
      try LogRow.answers(
        database,
        where: "log.card = :card OR log.card IN (SELECT former FROM alias WHERE card = :card)",
        arguments: ["card": CardRow.present(database, id)])
    }
  }

  /// The last answer, which ``undo(at:)`` would take back.
  public func lastAnswer() throws(CardStoreError) -> Answer? { try read(LogRow.lastAnswer) }

  /// The steps of lessons that are done, with the milliseconds since 1970 at which they were.
  public func progress() throws(CardStoreError) -> [LessonStep: Int] {
    try read(Derivation.steps)
  }
}

extension CardStore {
  /// How many answers each day brought since a time, predictions included.
  public func answersPerDay(
    since time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> [StudyDay: Int] {
    try read { try Counting($0, calendar: calendar).perDay(since: time) }
  }

  /// Days in a row, up to the day of `time`.
  public func streak(at time: Int, calendar: StudyCalendar) throws(CardStoreError) -> Streak {
    let days = try answersPerDay(since: 0, calendar: calendar)
    return Streak(studied: Set(days.keys), today: calendar.day(of: time.secondsFromMilliseconds))
  }

  /// How much was recalled since a time.
  public func recallRate(
    since time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> RecallRate {
    try read { try Counting($0, calendar: calendar).recallRate(since: time) }
  }

  /// How many cards come due on each of so many days from that of `time`; what is overdue counts
  /// for the first one.
  public func dueForecast(
    days: Int, from time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> [Int] {
    let today = calendar.day(of: time.secondsFromMilliseconds)
    let counts = try cards().filter { !$0.isSuspended }.compactMap(\.memory)
      .reduce(into: [StudyDay: Int]()) { $0[max(today, calendar.day(of: $1.due)), default: 0] += 1 }
    return (0..<max(0, days)).map { counts[today.advanced(by: $0)] ?? 0 }
  }

  /// For each misconception that was to be picked since a time, how often it was.
  public func misconceptions(since time: Int) throws(CardStoreError) -> [String: Share] {
    try read { try Counting.misconceptions($0, since: time) }
  }

  /// How predictions since a time went.
  public func predictions(since time: Int) throws(CardStoreError) -> PredictionRate {
    let all = try answers(since: time).filter { $0.kind == .prediction }
    return PredictionRate(
      right: Share(count: all.filter(\.isRight).count, total: all.count),
      certainAndWrong: all.filter { $0.sureness == .certain && !$0.isRight }.count)
  }
}
