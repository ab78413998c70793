import Foundation
import GRDB
import Recall

/// One row of the log.
struct LogEntry: Sendable, Hashable {
  enum Event: Sendable, Hashable {
    case answer(Answer, Circumstances)
    /// Takes back the answer with this identifier, or closes the flag.
    case undo(UUID)
    case suspend(card: String)
    case resume(card: String)
    /// A step of a lesson that asks nothing was read.
    case step(LessonStep)
    /// The card's meaning changed.
    case revise(card: String, revision: Int)
    /// Something is wrong with the question, whose text had this fingerprint.
    case flag(card: String, note: String, fingerprint: String)
    /// The learner wrote something, or wrote it anew.
    case write(Writing)
    /// The learner wants a writing with this identifier no more.
    case erase(String)
  }

  var id: UUID
  var stamp: Int
  /// Milliseconds since 1970.
  var time: Int
  var event: Event
}

extension LogEntry {
  /// Appends an event, stamped after all others.
  @discardableResult
  static func append(
    _ event: Event, id: UUID, time: Int, to database: Database
  ) throws -> LogEntry {
    let latest = try Int.fetchOne(
      database.cachedStatement(sql: "SELECT MAX(stamp) FROM log"))
    let stamp = max(time, latest.map { $0 + 1 } ?? time)
    let entry = LogEntry(id: id, stamp: stamp, time: time, event: event)
    try entry.insert(into: database)
    return entry
  }

  func insert(into database: Database) throws {
    var columns: [String: (any DatabaseValueConvertible)?] = [
      "id": id.text, "stamp": stamp, "time": time, "kind": kind,
    ]
    switch event {
    case .answer(let answer, let circumstances):
      columns.merge(Self.columns(of: answer)) { $1 }
      columns["revision"] = circumstances.revision
      columns["phase"] = circumstances.phase?.rawValue
      columns["interval"] = circumstances.interval
    case .undo(let target): columns["target"] = target.text
    case .suspend(let card), .resume(let card): columns["card"] = card
    case .step(let step):
      columns["lesson"] = step.lesson
      columns["step"] = step.step
    case .revise(let card, let revision):
      columns["card"] = card
      columns["revision"] = revision
    case .flag(let card, let note, let fingerprint):
      columns["card"] = card
      columns["note"] = note
      columns["fingerprint"] = fingerprint
    case .write(let writing): columns.merge(writing.columns) { $1 }
    case .erase(let writing): columns["card"] = writing
    }
    let names = columns.keys.sorted()
    try database.run(
      sql: """
        INSERT INTO log (\(names.joined(separator: ", ")))
        VALUES (\(names.map { ":" + $0 }.joined(separator: ", ")))
        """,
      arguments: StatementArguments(columns))
    if case .answer(let answer, _) = event { try insertMisconceptions(of: answer, database) }
    try LogChain.extend(database)
  }

  private static func columns(of answer: Answer) -> [String: (any DatabaseValueConvertible)?] {
    [
      "card": answer.card, "grade": answer.grade?.rawValue, "is_right": answer.isRight,
      "answer": answer.text, "sureness": answer.sureness?.rawValue, "hints": answer.hints,
      "duration": answer.duration, "fingerprint": answer.fingerprint,
      "lesson": answer.completes?.lesson, "step": answer.completes?.step,
    ]
  }

  private func insertMisconceptions(of answer: Answer, _ database: Database) throws {
    let picked = Set(answer.pickedMisconceptions)
    for slug in picked.union(answer.shownMisconceptions).sorted() {
      try database.run(
        sql: "INSERT INTO log_misconception (log, slug, is_picked, time) VALUES (?, ?, ?, ?)",
        arguments: [id.text, slug, picked.contains(slug), time])
    }
  }

  private var kind: String {
    switch event {
    case .answer(let answer, _): answer.kind.rawValue
    case .undo: "undo"
    case .suspend: "suspend"
    case .resume: "resume"
    case .step: "step"
    case .revise: "revise"
    case .flag: "flag"
    case .write: "write"
    case .erase: "erase"
    }
  }
}

extension LogEntry {
  /// Rows that no undo took back, in their order. An undo row itself is none of them.
  ///
  /// - Parameters:
  ///   - condition: on columns of `log`, that few rows meet.
  ///   - missing: see ``LogColumn/selection(without:)``.
  static func effective(
    _ database: Database, where condition: String,
    arguments: StatementArguments = StatementArguments(), without missing: [LogColumn] = []
  ) throws -> [LogEntry] {
    var entries: [LogEntry] = []
    // By the index of the condition, and then sorted: SQLite would rather go through the whole log in
    // its order, for which the plus gives it no reason.
    let columns = missing.isEmpty ? columns : LogColumn.selection(without: missing)
    let statement = try database.cachedStatement(
      sql: """
        SELECT \(columns) FROM log WHERE (\(condition)) AND kind <> 'undo' AND \(stands)
        ORDER BY +stamp, id
        """)
    let rows = try Row.fetchCursor(statement, arguments: arguments)
    while try rows.next() != nil { entries.append(try LogEntry(RowBytes(statement))) }
    return entries
  }

  private static let columns = LogColumn.selection()

  /// Whether a row of `log` was not taken back, as SQL. There are few rows that take others back, and
  /// an index of them: to look for one costs next to nothing.
  static let stands = "NOT EXISTS (SELECT 1 FROM log AS later WHERE later.target = log.id)"

  /// The kinds of row that are answers, as SQL.
  static let answerKinds = Answer.Kind.allCases.map { "'\($0.rawValue)'" }.joined(separator: ", ")

  /// Reads a row; the misconceptions stay in their own table.
  init(_ row: some LogValues) throws {
    guard let stamp = try row.integer(.stamp), let time = try row.integer(.time),
      let id = try row.identifier(.id), let event = try Self.event(of: row, id: id, time: time),
      StoredLog.possibleTimes.contains(stamp), StoredLog.possibleTimes.contains(time)
    else {
      let number = (try? row.integer(.sequence)).flatMap { $0 }.map { " \($0)" } ?? ""
      throw DatabaseError(
        resultCode: .SQLITE_CORRUPT, message: "row\(number) of the log is broken")
    }
    self.init(id: id, stamp: stamp, time: time, event: event)
  }

  private static func event(of row: some LogValues, id: UUID, time: Int) throws -> Event? {
    let kind = try row.string(.kind) ?? ""
    let card = try row.string(.card) ?? ""
    let lesson = try row.string(.lesson)
    let step = try lesson.map { LessonStep(lesson: $0, step: try row.integer(.step) ?? 0) }
    if let kind = Answer.Kind(rawValue: kind) {
      let answer = try Answer(
        id: id, card: card, time: time, kind: kind,
        grade: row.integer(.grade).flatMap(Grade.init), isRight: row.integer(.isRight) == 1,
        text: row.string(.answer) ?? "",
        sureness: row.string(.sureness).flatMap(Answer.Sureness.init),
        hints: row.integer(.hints) ?? 0, duration: row.integer(.duration) ?? 0,
        fingerprint: row.string(.fingerprint) ?? "", completes: step)
      return .answer(answer, try circumstances(of: row))
    }
    switch kind {
    case "undo": return try row.identifier(.target).map(Event.undo)
    case "suspend": return .suspend(card: card)
    case "resume": return .resume(card: card)
    case "step": return step.map(Event.step)
    case "revise": return .revise(card: card, revision: try row.integer(.revision) ?? 1)
    case "flag":
      return .flag(
        card: card, note: try row.string(.note) ?? "",
        fingerprint: try row.string(.fingerprint) ?? ""
      )
    case "write": return try Writing(row, id: card, time: time).map(Event.write)
    case "erase": return .erase(card)
    default: return nil
    }
  }

  private static func circumstances(of row: some LogValues) throws -> Circumstances {
    try Circumstances(
      revision: row.integer(.revision) ?? 1,
      phase: row.string(.phase).flatMap(MemoryState.Phase.init), interval: row.integer(.interval))
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
