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
        memory, grade, at: turn.seconds, seed: Fuzz.seed(card: turn.card))
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

/// What a row of the log means for its card: all that a replay of millions of rows has to read.
struct Turn {
  enum Event {
    case answer(Grade?, revision: Int)
    case suspend, resume, flag
    case revise(Int)
  }

  /// By the identifier that it had then.
  let card: String
  /// Milliseconds since 1970.
  let time: Int
  /// Milliseconds that an answer took.
  let duration: Int
  let event: Event

  var seconds: Int { time.secondsFromMilliseconds }

  /// nil for a row that is about no card.
  init?(_ entry: LogEntry) {
    guard let card = entry.card else { return nil }
    self.card = card
    time = entry.time
    duration = entry.answer?.duration ?? 0
    switch entry.event {
    case .answer(let answer, let circumstances):
      event = .answer(answer.grade, revision: circumstances.revision)
    case .suspend: event = .suspend
    case .resume: event = .resume
    case .revise(_, let revision): event = .revise(revision)
    case .flag: event = .flag
    case .undo, .step: return nil
    }
  }

  /// Reads a row of ``rows``.
  private init(_ row: Row) throws {
    card = try row.get(0)
    time = try row.get(1, in: StoredLog.possibleTimes)
    duration = try row.get(5) ?? 0
    let kind: String = try row.get(2)
    switch kind {
    case "suspend": event = .suspend
    case "resume": event = .resume
    case "flag": event = .flag
    case "revise": event = .revise(try row.get(4) ?? 1)
    default:
      let grade: Int? = try row.get(3)
      event = .answer(grade.flatMap(Grade.init), revision: try row.get(4) ?? 1)
    }
  }

  private static let rows = """
    SELECT card, time, kind, grade, revision, duration FROM log
    WHERE kind NOT IN ('undo', 'step') AND \(LogEntry.stands) ORDER BY stamp, id
    """

  /// Visits the turns of all cards that were not taken back, in their order.
  static func forEach(
    _ database: Database, progress: Progress, _ visit: (Turn) throws -> Void
  ) throws {
    let count = Double(try Int.fetchOne(database, sql: "SELECT MAX(sequence) FROM log") ?? 1)
    var done = 0.0
    let rows = try Row.fetchCursor(database, sql: rows)
    while let row = try rows.next() {
      done += 1
      try progress(min(1, done / count))
      try visit(Turn(row))
    }
  }
}

extension LogEntry {
  /// The card that the row is about, by the identifier it had then.
  var card: String? {
    switch event {
    case .answer(let answer, _): answer.card
    case .suspend(let card), .resume(let card), .revise(let card, _), .flag(let card, _, _): card
    case .undo, .step: nil
    }
  }

  /// The step of a lesson that is done with this row.
  var completes: LessonStep? {
    switch event {
    case .answer(let answer, _): answer.completes
    case .step(let step): step
    case .undo, .suspend, .resume, .revise, .flag: nil
    }
  }
}

extension Int {
  /// Whole seconds, rounded down before 1970 too.
  var secondsFromMilliseconds: Int { self >= 0 ? self / 1000 : (self - 999) / 1000 }
}
