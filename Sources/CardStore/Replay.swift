import GRDB
import Recall

/// What follows from the log for one card: a fold over its rows, in their order.
struct CardHistory: Hashable {
  var memory: MemoryState?
  var isSuspended = false
  var forgivenLapses = 0
  /// The highest revision that was answered.
  private var answeredRevision = 0

  mutating func apply(_ entry: LogEntry, _ scheduler: Scheduler) {
    if let turn = Turn(entry) { apply(turn, scheduler) }
  }

  mutating func apply(_ turn: Turn, _ scheduler: Scheduler) {
    switch turn.event {
    case .answer(let grade, let revision):
      answeredRevision = max(answeredRevision, revision)
      guard let grade else { return }
      memory = scheduler.review(
        memory, grade, at: turn.seconds, seed: turn.seed)
    case .suspend: isSuspended = true
    case .resume:
      isSuspended = false
      forgivenLapses = memory?.lapses ?? 0
    case .revise(let revision):
      // Another machine may have told of a revision that was answered since.
      guard revision > answeredRevision else { return }
      if let due = memory?.due { memory?.due = min(due, turn.seconds) }
    case .flag: return
    }
  }

  init() {}

  init(_ entries: [LogEntry], _ scheduler: Scheduler) {
    for entry in entries { apply(entry, scheduler) }
  }
}

/// What a row of the log means for its card.
struct Turn {
  enum Event {
    case answer(Grade?, revision: Int)
    case suspend, resume, flag
    case revise(Int)
  }

  /// What the fuzz of the card's intervals depends on: of the identifier that it had then.
  let seed: UInt64
  /// Milliseconds since 1970.
  let time: Int
  /// Milliseconds that an answer took.
  let duration: Int
  let event: Event

  var seconds: Int { time.secondsFromMilliseconds }

  /// nil for a row that is about no card.
  init?(_ entry: LogEntry) {
    guard let card = entry.card else { return nil }
    seed = Fuzz.seed(card: card)
    time = entry.time
    duration = entry.answer?.duration ?? 0
    switch entry.event {
    case .answer(let answer, let circumstances):
      event = .answer(answer.grade, revision: circumstances.revision)
    case .suspend: event = .suspend
    case .resume: event = .resume
    case .revise(_, let revision): event = .revise(revision)
    case .flag: event = .flag
    case .undo, .step, .write, .erase: return nil
    }
  }

  /// The columns that ``init(_:seed:)`` reads, in their order.
  static let columns = "time, kind, grade, revision, duration"

  /// Reads a row of which ``columns`` come first.
  init(_ row: RowBytes, seed: UInt64) throws {
    self.seed = seed
    time = try row.integer(0) ?? 0
    guard StoredLog.possibleTimes.contains(time) else { throw Row.broken("time") }
    duration = try row.integer(4) ?? 0
    let revision = try row.integer(3) ?? 1
    let kind = row.text(1)
    if kind.isText("suspend") {
      event = .suspend
    } else if kind.isText("resume") {
      event = .resume
    } else if kind.isText("revise") {
      event = .revise(revision)
    } else if kind.isText("flag") {
      event = .flag
    } else {
      event = .answer(try row.integer(2).flatMap(Grade.init), revision: revision)
    }
  }
}

/// What follows from the whole log for all cards.
struct Replay {
  private(set) var names: CardNumbers
  /// By the numbers of the cards.
  private(set) var histories: [CardHistory] = []
  private var schedulers: [Scheduler] = []
  private let scheduling: Scheduling

  init(_ database: Database) throws {
    names = CardNumbers(present: try CardRow.presentNames(database))
    scheduling = try Scheduling(database)
  }

  func history(of card: String) -> CardHistory {
    names.number(of: card).map { histories[$0] } ?? CardHistory()
  }

  /// Reads the log from its first row to its last, without what was taken back.
  ///
  /// - Parameter visit: is told of each turn of a card, by its present identifier, and what was
  ///   remembered before it and after it.
  mutating func run(
    _ database: Database, progress: Progress,
    _ visit: (
      _ card: String, Turn, _ before: MemoryState?, _ after: MemoryState?
    ) throws -> Void = { _, _, _, _ in }
  ) throws {
    let count = Double(try Int.fetchOne(database, sql: "SELECT MAX(sequence) FROM log") ?? 1)
    let takenBack = try TakenBack(database)
    let statement = try database.makeStatement(
      sql: """
        SELECT \(Turn.columns), card, sequence FROM log
        WHERE kind NOT IN ('undo', 'step', 'write', 'erase') ORDER BY \(LogOrder.clause(database))
        """)
    let rows = try Row.fetchCursor(statement)
    var done = 0
    while try rows.next() != nil {
      if done % 1024 == 0 { try progress(min(1, Double(done) / count)) }
      done += 1
      let row = RowBytes(statement)
      guard !takenBack.contains(Int64(row.number(6))) else { continue }
      let name = names.name(row.text(5))
      if name.card == histories.count {
        histories.append(CardHistory())
        schedulers.append(scheduling.scheduler(of: names.cards[name.card]))
      }
      let turn = try Turn(row, seed: name.seed)
      let before = histories[name.card].memory
      histories[name.card].apply(turn, schedulers[name.card])
      try visit(names.cards[name.card], turn, before, histories[name.card].memory)
    }
  }
}

extension LogEntry {
  /// The card that the row is about, by the identifier it had then.
  var card: String? {
    switch event {
    case .answer(let answer, _): answer.card
    case .suspend(let card), .resume(let card), .revise(let card, _), .flag(let card, _, _): card
    case .write(let writing): writing.id
    case .erase(let writing): writing
    case .undo, .step: nil
    }
  }

  /// The step of a lesson that is done with this row.
  var completes: LessonStep? {
    switch event {
    case .answer(let answer, _): answer.completes
    case .step(let step): step
    case .undo, .suspend, .resume, .revise, .flag, .write, .erase: nil
    }
  }
}

extension Int {
  /// Whole seconds, rounded down before 1970 too.
  var secondsFromMilliseconds: Int { self >= 0 ? self / 1000 : (self - 999) / 1000 }
}
