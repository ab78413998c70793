import GRDB
import Recall

extension CardStore {
  /// All cards, in the order of the lessons; retired ones too if asked for.
  public func cards(includingRetired: Bool = false) throws(CardStoreError) -> [StoredCard] {
    try read { try CardRow.fetch($0, where: includingRetired ? "TRUE" : "NOT is_retired") }
  }

  /// What is remembered of the cards of the lessons that were answered.
  public func memories() throws(CardStoreError) -> [String: MemoryState] {
    try read(CardRow.memories)
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
  ///   - mixesConcepts: whether neighbours are to share none, if possible. Whoever only counts the
  ///     cards has the same ones sooner without, and without their concepts.
  ///   - chosen: all that it may be made of, besides what was answered today, by identifier; nil for
  ///     whatever is due. A few cards are found at once, however many are due.
  ///   - isIntroduced: which cards to offer of those that were never answered, by identifier: for
  ///     instance only those of lessons that were reached. Of cards that are chosen it is not asked.
  public func queue(
    at time: Int, limits: QueueLimits = QueueLimits(), calendar: StudyCalendar,
    mixesConcepts: Bool = true, of chosen: Set<String>? = nil,
    isIntroduced: (String) -> Bool = { _ in true }
  ) throws(CardStoreError) -> Queue {
    let today = calendar.day(of: time.secondsFromMilliseconds)
    let (cards, done, scheduler) = try read { database in
      let start = calendar.start(of: today)
      let cards =
        if let chosen {
          try CardRow.queueCards(database, chosen, andReviewedSince: start)
        } else {
          try CardRow.answered(
            database, where: Self.mayBeAsked,
            arguments: [
              "start": start, "end": calendar.start(of: today.advanced(by: 1)),
              "leech": limits.leechLapses,
            ]) + CardRow.neverAnswered(database, where: isIntroduced)
        }
      return (
        cards, try Counting(database, day: today, calendar: calendar).recallRate(),
        try SettingRow.scheduler(database)
      )
    }
    var limits = limits
    limits.newDoneToday += done.new.total
    limits.reviewsDoneToday += done.known.total
    let queue = Queue(
      cards: cards, at: time.secondsFromMilliseconds,
      limits: limits, scheduler: scheduler, calendar: calendar)
    guard mixesConcepts else { return queue }
    return try read { database in
      try queue.mixed { try CardRow.concepts(database, ofCard: $0.id) }
    }
  }

  /// Cards that a queue cares about, of those that were answered: due before the day ends, answered
  /// today (their siblings wait until tomorrow) or set aside as leeches. Each condition has its index;
  /// a plus keeps SQLite from taking one of the others.
  private static let mayBeAsked = [
    "due < :end", "last_review >= :start AND +due >= :end",
    "lapses - forgiven_lapses >= :leech AND +due >= :end AND +last_review < :start",
  ]

  /// The cards in the review phase that come due before a time (seconds since 1970).
  public func reviews(dueBefore time: Int) throws(CardStoreError) -> [QueueCard] {
    try read {
      try CardRow.answered(
        $0, where: ["due < :end AND phase = 'review'"], arguments: ["end": time])
    }
  }

  /// The answers since a time that were not taken back, the earliest first.
  ///
  /// - Parameter hasMisconceptions: whether to read those that they offered, too.
  public func answers(
    since time: Int, hasMisconceptions: Bool = true
  ) throws(CardStoreError) -> [Answer] {
    try read {
      try LogRow.answers(
        $0, where: "log.time >= ?", arguments: [time], hasMisconceptions: hasMisconceptions)
    }
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

  /// The steps that are done, by lesson.
  public func completedSteps() throws(CardStoreError) -> [String: Set<Int>] {
    try read { database in
      let rows = try Row.fetchCursor(database, sql: "SELECT lesson, step FROM lesson_progress")
      var steps: [String: Set<Int>] = [:]
      while let row = try rows.next() { steps[try row.get(0), default: []].insert(try row.get(1)) }
      return steps
    }
  }
}

extension CardStore {
  /// How many answers each of `days` brought, predictions included, in their order.
  public func answersPerDay(
    _ days: ClosedRange<StudyDay>, calendar: StudyCalendar
  ) throws(CardStoreError) -> [Int] {
    try read { database in
      try (days.lowerBound.number...days.upperBound.number).map {
        try Counting(database, day: StudyDay(number: $0), calendar: calendar).answers()
      }
    }
  }

  /// Days in a row, up to the day of `time`.
  public func streak(at time: Int, calendar: StudyCalendar) throws(CardStoreError) -> Streak {
    try read { database in
      try Counting.streak(
        database, to: calendar.day(of: time.secondsFromMilliseconds), calendar: calendar)
    }
  }

  /// How much was recalled since a time.
  public func recallRate(since time: Int) throws(CardStoreError) -> RecallRate {
    try read { try Counting(database: $0, since: time).recallRate() }
  }

  /// How many cards come due on each of so many days from that of `time`; what is overdue counts
  /// for the first one.
  public func dueForecast(
    days: Int, from time: Int, calendar: StudyCalendar
  ) throws(CardStoreError) -> [Int] {
    let today = calendar.day(of: time.secondsFromMilliseconds)
    let ends = (0..<max(0, days)).map { calendar.start(of: today.advanced(by: $0 + 1)) }
    guard let last = ends.last else { return [] }
    let dues = try read {
      try Int.fetchAll(
        $0,
        sql: """
          SELECT due FROM card WHERE NOT is_retired AND stability IS NOT NULL
            AND NOT is_suspended AND due < ?
          """, arguments: [last])
    }
    return dues.reduce(into: ends.map { _ in 0 }) { counts, due in
      if let day = ends.firstIndex(where: { due < $0 }) { counts[day] += 1 }
    }
  }

  /// When the next card comes due after `time`, both in seconds since 1970.
  public func nextDue(after time: Int) throws(CardStoreError) -> Int? {
    try read {
      try Int.fetchOne(
        $0,
        sql: "SELECT MIN(due) FROM card WHERE NOT is_retired AND NOT is_suspended AND due > ?",
        arguments: [time])
    }
  }

  /// Of each misconception that could be picked since a time, how often it was.
  public func misconceptions(since time: Int) throws(CardStoreError) -> [String: Share] {
    try read { try Counting(database: $0, since: time).misconceptions() }
  }

  /// How often misconceptions were picked, ever.
  public func timesPicked(_ slugs: [String]) throws(CardStoreError) -> [String: Int] {
    try read { database in
      try slugs.reduce(into: [:]) { counts, slug in
        counts[slug] = try Int.fetchOne(
          database,
          sql: """
            SELECT COUNT(*) FROM log_misconception AS picked WHERE slug = ? AND is_picked
              AND NOT EXISTS (SELECT 1 FROM log WHERE target = picked.log)
            """, arguments: [slug])
      }
    }
  }

  /// How predictions since a time went.
  public func predictions(since time: Int) throws(CardStoreError) -> PredictionRate {
    let all = try read {
      try LogEntry.effective(
        $0, where: "kind = 'prediction' AND time >= ?", arguments: [time]
      ).compactMap(\.answer)
    }
    return PredictionRate(
      right: Share(count: all.filter(\.isRight).count, total: all.count),
      certainAndWrong: all.filter { $0.sureness == .certain && !$0.isRight }.count)
  }

  /// How many answers were given since a time, predictions included.
  public func answerCount(since time: Int) throws(CardStoreError) -> Int {
    try read { try Counting(database: $0, since: time).answers() }
  }

  /// Whether a card was ever answered, by its present identifier; whether any was, for nil.
  public func isAnswered(_ card: String?) throws(CardStoreError) -> Bool {
    let condition = card == nil ? "NOT is_retired" : "id = ?"
    return try read {
      try Bool.fetchOne(
        $0,
        sql: "SELECT EXISTS (SELECT 1 FROM card WHERE stability IS NOT NULL AND \(condition))",
        arguments: card.map { [$0] } ?? StatementArguments()) ?? false
    }
  }

  /// The first of some cards, by their present identifiers, that was never answered.
  public func firstUnanswered(_ cards: [String]) throws(CardStoreError) -> String? {
    try read { database in
      let statement = try database.makeStatement(
        sql: "SELECT EXISTS (SELECT 1 FROM card WHERE stability IS NOT NULL AND id = ?)")
      return try cards.first {
        try Bool.fetchOne(statement, arguments: [$0]) == false
      }
    }
  }
}
