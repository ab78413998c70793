import CardStore
import Foundation
import GRDB
import Testing

/// A few bytes of a store change, or its end is cut off. `TUTOR_ATTACK` says how many stores are to
/// suffer that, `TUTOR_ATTACK_SEED` which ones.
@Suite("A store of which a few bytes changed")
struct AttackTests {
  private static let environment = ProcessInfo.processInfo.environment
  private static let count = environment["TUTOR_ATTACK"].flatMap { UInt64($0) } ?? 40
  private static let seed = environment["TUTOR_ATTACK_SEED"].flatMap { UInt64($0) } ?? 1

  @Test(
    "nobody calls it well that is not what was written, nor a bug, and what a backup has is safe",
    arguments: [true, false])
  func attacks(hasBackup: Bool) throws {
    let victim = try Victim()
    for number in 0..<Self.count {
      let attack = Attack(seed: Self.seed &* 1_000_003 &+ number)
      let story = "\(hasBackup ? "with" : "without") a backup: \(attack)"
      try Ordeal(victim: victim, attack: attack, hasBackup: hasBackup, story: story).suffer()
    }
  }
}

/// A store after some months, with a backup from before the last of them.
private struct Victim {
  let bytes: Data
  let tables: [String: Set<String>]
  let backup: Data
  let backupName: String
  let rowsOfBackup: Set<String>
  let cards: Set<String>

  init() throws {
    let file = try TemporaryStore()
    let store = try file.open()
    var history = RandomHistory(seed: 11)
    try store.sync(history.lessons(edition: 1), at: history.time)
    for step in 0..<160 { try history.act(in: store, step: step) }
    try store.setSetting("first-run.done", to: "yes")
    try store.sync(history.lessons(edition: 2), at: history.time)
    let copy = try store.backUp(before: .import, at: noon, calendar: calendar)
    backup = try Data(contentsOf: URL(fileURLWithPath: copy.path))
    backupName = URL(fileURLWithPath: copy.path).lastPathComponent
    rowsOfBackup = Set(try file.rows(of: "log"))
    for step in 0..<80 { try history.act(in: store, step: step) }
    try store.close()
    bytes = try Data(contentsOf: URL(fileURLWithPath: file.path))
    tables = try file.allRows()
    cards = Set(try file.inspect { try String.fetchAll($0, sql: Self.cardsOfLog) })
  }

  static let cardsOfLog = "SELECT card FROM log WHERE card IS NOT NULL"
}

private struct Attack: CustomStringConvertible {
  private let seed: UInt64
  init(seed: UInt64) { self.seed = seed }

  var description: String { "attack \(seed)" }

  func applied(to bytes: Data) -> Data {
    var random = Seeded(state: seed &* 0x9e37_79b9_7f4a_7c15)
    _ = random.next()
    if Int.random(in: 0..<4, using: &random) == 0 {
      return bytes.prefix(Int.random(in: 0..<bytes.count, using: &random))
    }
    var bytes = bytes
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      // Headers of pages hold more of what everything hangs on.
      let page = Int.random(in: 0..<bytes.count / 4096, using: &random) * 4096
      let isAtBegin = Int.random(in: 0..<3, using: &random) == 0
      let place = page + Int.random(in: 0..<(isAtBegin ? 110 : 4096), using: &random)
      bytes[place] ^= UInt8.random(in: 1...255, using: &random)
    }
    return bytes
  }
}

private struct Ordeal {
  let victim: Victim
  let attack: Attack
  let hasBackup: Bool
  let story: String
  private let file: TemporaryStore

  init(victim: Victim, attack: Attack, hasBackup: Bool, story: String) throws {
    (self.victim, self.attack, self.hasBackup, self.story) = (victim, attack, hasBackup, story)
    file = try TemporaryStore()
    try attack.applied(to: victim.bytes).write(to: URL(fileURLWithPath: file.path))
    guard hasBackup else { return }
    let folder = Backup(ofStoreAt: file.path).folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    try victim.backup.write(to: URL(fileURLWithPath: folder + "/" + victim.backupName))
  }

  func suffer() throws {
    let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
    useEverything()
    let found = judgement { try file.open().health(at: noon + 9999 * day) }
    guard let found else {
      return try recover()
    }
    if found.needsRecovery { return try recover() }
    #expect(before.count > 0 || !hasBackup, "\(story)")
    if found.inconsistencies != [] {
      _ = judgement { try file.open().rebuild() }
    }
    for (table, rows) in victim.tables where before.count > 0 {
      let now = (try? Set(file.rows(of: table))) ?? []
      #expect(now == rows, "\(story): \(table) is called well")
    }
  }

  private func recover() throws {
    let recovered = judgement {
      try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    }
    guard let recovered else {
      #expect(!hasBackup, "\(story): a backup was of no use")
      return
    }
    let health = judgement { try file.open().health(at: noon + 9999 * day) }
    #expect(health?.needsRecovery == false && health?.inconsistencies == [], "\(story): \(health)")
    let log = Set(try file.rows(of: "log"))
    if hasBackup { #expect(log.isSuperset(of: victim.rowsOfBackup), "\(story): lost answers") }
    let written = victim.tables["log"] ?? []
    let untold = log.subtracting(written).count - recovered.rowsDoubtful - recovered.rowsUnchecked
    #expect(untold <= 0, "\(story): made-up rows")
    let cards = Set(try file.inspect { try String.fetchAll($0, sql: Victim.cardsOfLog) })
    #expect(cards.isSubset(of: victim.cards), "\(story): another spelling of a card")
  }

  private func useEverything() {
    guard let store = judgement({ try file.open() }) else { return }
    _ = judgement { try store.sync(RandomHistory(seed: 1).lessons(edition: 2), at: noon) }
    _ = judgement { try store.queue(at: noon, calendar: calendar) }
    _ = judgement { try store.answers(since: 0) }
    _ = judgement { try store.misconceptions(since: 0) }
    _ = judgement { try store.flags(includingClosed: true) }
    _ = judgement { try store.timeSpent(since: 0, calendar: calendar) }
    _ = judgement { try store.histories() }
    _ = judgement { try store.lastAnswer() }
  }

  /// nil for an error, which must never be called a bug.
  private func judgement<Answer>(_ body: () throws -> Answer) -> Answer? {
    do { return try body() } catch let error as CardStoreError {
      #expect(error.kind != .bug, "\(story): \(error)")
    } catch {
      Issue.record("\(story): \(error)")
    }
    return nil
  }
}

extension TemporaryStore {
  /// Of each table that says something.
  fileprivate func allRows() throws -> [String: Set<String>] {
    let tables = [
      "log", "log_misconception", "card", "card_concept", "alias", "setting", "lesson_progress",
    ]
    return try tables.reduce(into: [:]) { $0[$1] = Set(try rows(of: $1)) }
  }
}
