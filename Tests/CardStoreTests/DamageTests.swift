import CardStore
import Foundation
import GRDB
import Recall
import Testing

@Suite("A damaged file")
struct DamageTests {
  @Test(
    "whatever is broken: no crash, never overwritten, and all that can be read is there again",
    arguments: 1...Damage.rounds)
  func randomDamage(seed: UInt64) throws {
    let sample = try Sample.shared.get()
    let file = try TemporaryStore()
    var damage = Damage(seed: seed)
    let bytes = damage.applied(to: sample.bytes)
    try bytes.write(to: URL(fileURLWithPath: file.path))
    let readable = try Self.rowByRow(file.path).intersection(sample.rows)

    useEverything(of: file.path)
    let found = try Data(contentsOf: URL(fileURLWithPath: file.path))
    if !damage.isHarmless { try #require(found == bytes, "a look changed the damaged file") }

    let report: RecoveryReport
    do {
      report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    } catch {
      // What bears no sign of a tutor any more stays as it is.
      #expect(readable.isEmpty, "\(error)")
      #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == bytes)
      return
    }
    #expect(try Data(contentsOf: URL(fileURLWithPath: report.setAside)) == bytes)
    let store = try file.open()
    let recovered = Set(try file.rows(of: "log"))
    #expect(recovered.isSuperset(of: readable))
    let health = try store.health(at: noon + 9999 * day)
    #expect(health.damages.isEmpty && health.brokenReferences == 0)
    #expect(health.inconsistencies == [] && !health.hasImpossibleValues)
    #expect(health.rows == report.rowsSalvaged)
    try store.record(answer("p/later", at: noon + 9000 * day))
  }

  @Test(
    "is rebuilt upon the newest sound backup: nothing is lost that either has", arguments: 1...8)
  func withBackup(seed: UInt64) throws {
    let file = try TemporaryStore()
    let store = try file.open()
    var history = RandomHistory(seed: seed)
    try store.sync(history.lessons(edition: 0), at: history.time)
    for step in 0..<120 { try history.act(in: store, step: step) }
    try store.backUp(before: .import, at: noon, calendar: calendar)
    let older = Set(try file.rows(of: "log"))
    for step in 0..<120 { try history.act(in: store, step: step) }
    // A newer backup that is damaged itself is passed over.
    let torn = try store.backUp(before: .import, at: noon + day, calendar: calendar)
    let all = Set(try file.rows(of: "log"))
    try store.close()
    try Data(Data(contentsOf: URL(fileURLWithPath: torn.path)).prefix(6000))
      .write(to: URL(fileURLWithPath: torn.path))
    var damage = Damage(seed: seed)
    let url = URL(fileURLWithPath: file.path)
    try damage.applied(to: Data(contentsOf: url)).write(to: url)
    let readable = try Self.rowByRow(file.path).intersection(all)

    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.backup?.name.contains("before-import") == true)
    #expect(report.backup?.path != torn.path)
    #expect(report.rowsOfBackup == older.count)
    let recovered = Set(try file.rows(of: "log"))
    #expect(recovered.isSuperset(of: older))
    #expect(recovered.isSuperset(of: readable))
    #expect(try file.open().inconsistencies().isEmpty)
  }

  @Test("that was cut off in the middle gives back what lies before the cut")
  func truncated() throws {
    let sample = try Sample.shared.get()
    let file = try TemporaryStore()
    try sample.bytes.prefix(sample.bytes.count / 2).write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: CardStoreError.self) {
      try file.open().health(at: noon).damages.first.map {
        throw CardStoreError.damaged(path: file.path, reason: $0)
      }
    }
    #expect(error?.kind == .damaged)
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.rowsSalvaged > 20)
    let store = try file.open()
    #expect(try store.answers(since: 0).count == report.answers)
    // The lessons bring their cards back, with what is remembered of them.
    let lessons = RandomHistory(seed: 5).lessons(edition: 1)
    try store.sync(lessons, at: noon)
    #expect(try store.cards().map(\.id) == lessons.map(\.id))
    #expect(try store.cards().contains { $0.memory != nil })
  }

  @Test("with its first bytes gone is ours still, if there is a backup, and can be read again")
  func withoutHeader() throws {
    let sample = try Sample.shared.get()
    let file = try TemporaryStore()
    var bytes = sample.bytes
    bytes.replaceSubrange(0..<64, with: Data(repeating: 0, count: 64))
    try bytes.write(to: URL(fileURLWithPath: file.path))
    #expect(throws: CardStoreError.self) { try file.open() }
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.rowsSalvaged == sample.rows.count)
  }

  @Test("that is somebody's text is not taken for a store, nor set aside")
  func foreign() throws {
    let file = try TemporaryStore()
    let text = Data(String(repeating: "These are my notes.\n", count: 1000).utf8)
    try text.write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: CardStoreError.self) {
      try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    }
    #expect(error?.kind == .unusable)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == text)
    #expect(try file.names(in: "") == ["cards.sqlite"])
  }

  @Test("twice in the same second is set aside twice")
  func twice() throws {
    let file = try TemporaryStore()
    var names: Set<String> = []
    for _ in 0..<2 {
      try Sample.shared.get().bytes.prefix(30_000).write(to: URL(fileURLWithPath: file.path))
      names.insert(try CardStore.recover(path: file.path, at: noon, calendar: calendar).setAside)
    }
    #expect(names.count == 2)
    #expect(names.allSatisfy { FileManager.default.fileExists(atPath: $0) })
  }

  @Test("that is empty is not taken for a new one while there are backups")
  func emptied() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    try store.record(answer("p/a"))
    try store.backUpDaily(at: noon, calendar: calendar)
    try store.close()
    try Data().write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: CardStoreError.self) { try file.open() }
    #expect(error?.description.contains("backups") == true)
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.answers == 1)
  }

  /// Reads the log as plainly as can be: each number by itself. A row that takes back an answer
  /// that is gone says nothing.
  private static func rowByRow(_ path: String) throws -> Set<String> {
    let copy = path + "-look"
    try FileManager.default.copyItem(atPath: path, toPath: copy)
    defer {
      for suffix in ["", "-wal", "-shm"] {
        try? FileManager.default.removeItem(atPath: copy + suffix)
      }
    }
    guard let queue = try? DatabaseQueue(path: copy) else { return [] }
    return
      (try? queue.read { database in
        let columns = Sample.columns.map { "quote(\($0))" }.joined(separator: " || ' ' || ")
        let rows = (1...400).compactMap {
          try? Row.fetchOne(
            database, sql: "SELECT \(columns) AS text, target, id FROM log WHERE sequence = \($0)")
        }
        let found = Set(rows.compactMap { $0["id"] as DatabaseValue? })
        return Set(
          rows.filter { row in
            (row["target"] as DatabaseValue?).map { $0.isNull || found.contains($0) } ?? true
          }.compactMap { String.fromDatabaseValue($0["text"]) })
      }) ?? []
  }

  /// Whatever a session or a report does with a store: errors are fine, crashes are not.
  private func useEverything(of path: String) {
    guard let store = try? CardStore(path: path) else { return }
    _ = try? store.cards(includingRetired: true)
    _ = try? store.answers(since: 0)
    _ = try? store.lastAnswer()
    _ = try? store.progress()
    _ = try? store.scheduler()
    _ = try? store.queue(at: noon, calendar: calendar)
    _ = try? store.misconceptions(since: 0)
    _ = try? store.streak(at: noon, calendar: calendar)
    _ = try? store.dueForecast(days: 5, from: noon, calendar: calendar)
    _ = try? store.health(at: noon)
    _ = try? store.card("p/c1")
  }
}

/// A store of some hundred rows, closed as it should be.
private struct Sample {
  let bytes: Data
  let rows: Set<String>

  static let shared = Result { try Sample() }
  static let columns = [
    "id", "stamp", "time", "kind", "card", "target", "lesson", "step", "revision", "grade",
    "is_right", "answer", "sureness", "hints", "duration", "fingerprint",
  ]

  init() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    var history = RandomHistory(seed: 5)
    try store.sync(history.lessons(edition: 1), at: history.time)
    for step in 0..<300 { try history.act(in: store, step: step) }
    try store.close()
    bytes = try Data(contentsOf: URL(fileURLWithPath: file.path))
    rows = Set(try file.rows(of: "log"))
  }
}

/// Something that happens to a file: bytes change, pages vanish, the end is cut off.
private struct Damage {
  /// `TUTOR_DAMAGE_ROUNDS` asks for more.
  static let rounds =
    ProcessInfo.processInfo.environment["TUTOR_DAMAGE_ROUNDS"].flatMap { UInt64($0) } ?? 24

  private var random: Seeded
  /// Whether only bytes changed that need not be noticed.
  private(set) var isHarmless = false

  init(seed: UInt64) { random = Seeded(state: seed &* 0x9e37_79b9) }

  mutating func applied(to bytes: Data) -> Data {
    var bytes = bytes
    switch Int.random(in: 0..<4, using: &random) {
    case 0:
      for _ in 0..<Int.random(in: 1...40, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] ^= UInt8.random(in: 1...255, using: &random)
      }
    case 1:
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let page = Int.random(in: 1..<bytes.count / 4096, using: &random) * 4096
        let fill = UInt8.random(in: 0...255, using: &random)
        bytes.replaceSubrange(page..<page + 4096, with: Data(repeating: fill, count: 4096))
      }
    case 2:
      bytes = bytes.prefix(Int.random(in: 5000..<bytes.count, using: &random))
    default:
      let begin = Int.random(in: 0..<bytes.count - 600, using: &random)
      let length = Int.random(in: 1...600, using: &random)
      let noise = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      bytes.replaceSubrange(begin..<begin + length, with: noise)
    }
    return bytes
  }
}
