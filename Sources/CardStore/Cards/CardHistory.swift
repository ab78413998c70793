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

extension CardRow {
  /// Writes down what follows from the log.
  static func update(_ database: Database, id: String, _ history: CardHistory) throws {
    let memory = history.memory
    try database.run(
      sql: """
        UPDATE card SET is_suspended = ?, forgiven_lapses = ?, stability = ?, difficulty = ?,
          phase = ?, step = ?, last_review = ?, due = ?, lapses = ?, reviews = ? WHERE id = ?
        """,
      arguments: [
        history.isSuspended, history.forgivenLapses, memory?.stability, memory?.difficulty,
        memory?.phase.rawValue, memory?.step, memory?.lastReview, memory?.due, memory?.lapses,
        memory?.reviews, id,
      ])
  }
}
