import CardStore
import Foundation
import GRDB
import Testing

@Suite("The checksums of the log")
struct LogChainTests {
  private let file: TemporaryStore
  private let store: CardStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    for number in 0..<6 {
      try store.record(answer(number % 2 == 0 ? "p/a" : "p/b", at: noon + number))
    }
  }

  private func damages() throws -> [LogDamage] {
    try store.health(at: noon + day).logDamages.examples
  }

  /// What nobody may do, done.
  private func tamper(_ sql: String) throws {
    try file.inspect { database in
      let triggers = try String.fetchAll(
        database, sql: "SELECT sql FROM sqlite_master WHERE type = 'trigger'")
      let names = try String.fetchAll(
        database, sql: "SELECT name FROM sqlite_master WHERE type = 'trigger'")
      for name in names { try database.execute(sql: "DROP TRIGGER \(name)") }
      try database.execute(sql: sql)
      for trigger in triggers { try database.execute(sql: trigger) }
    }
  }

  @Test("find misconceptions of answers that there are not, wherever those would stand")
  func strays() throws {
    let answers = [
      "00000000-0000-4000-8000-000000000000", "ffffffff-ffff-4fff-bfff-ffffffffffff",
    ]
    for (count, answer) in answers.enumerated() {
      try tamper(
        """
        PRAGMA foreign_keys = OFF;
        INSERT INTO log_misconception VALUES ('\(answer)', 'nobody-said-so', 0, 0);
        """)
      let health = try store.health(at: noon + day)
      #expect(health.brokenReferences == count + 1 && health.needsRecovery)
      #expect(health.logDamages.count == 0)
    }
  }

  @Test("find misconceptions of answers, where the log is empty")
  func straysAlone() throws {
    let empty = try TemporaryStore()
    let store = try empty.open()
    try empty.inspect {
      try $0.execute(
        sql: """
          PRAGMA foreign_keys = OFF;
          INSERT INTO log_misconception VALUES ('nobody', 'nobody-said-so', 0, 0);
          """)
    }
    #expect(try store.health(at: noon).brokenReferences == 1)
  }

  @Test("fit whatever a learner does")
  func sound() throws {
    try store.undo(at: noon + 10)
    try store.suspend("p/a", at: noon + 11)
    #expect(try damages() == [])
  }

  @Test(
    "name the row of which anything changed",
    arguments: [
      "UPDATE log SET answer = '3' WHERE sequence = 4",
      "UPDATE log SET time = time + 1 WHERE sequence = 4",
      "UPDATE log_misconception SET is_picked = 1 WHERE log = (SELECT id FROM log WHERE sequence = 4)",
      "UPDATE log SET answer = CAST(X'32ff' AS TEXT) WHERE sequence = 4",
      """
      DELETE FROM log_misconception
      WHERE log = (SELECT id FROM log WHERE sequence = 4) AND slug = 'parent-rebuilds'
      """,
    ])
  func changed(sql: String) throws {
    try tamper(sql)
    #expect(try damages() == [LogDamage(row: 4, kind: .changed)])
    #expect(try store.health(at: noon + day).needsRecovery)
  }

  @Test(
    "name the row that is missing: in the middle, the first and the last", arguments: [1, 3, 6])
  func missing(row: Int) throws {
    try tamper(
      """
      DELETE FROM log_misconception WHERE log = (SELECT id FROM log WHERE sequence = \(row));
      DELETE FROM log WHERE sequence = \(row)
      """)
    #expect(try damages() == [LogDamage(row: row, kind: .missing)])
  }

  @Test("are those of this file: a merge goes on from them, in its own order of arrival")
  func merging() throws {
    let other = try TemporaryStore()
    let theirs = try other.open()
    for number in 0..<4 { try theirs.record(answer("p/c", at: noon - day + number)) }
    try theirs.undo(at: noon + 2 * day)
    try theirs.close()
    #expect(try store.merge(other.path, at: noon, calendar: calendar).rows == 5)
    #expect(try damages() == [])
    try store.record(answer("p/a", at: noon + 3 * day))
    #expect(try damages() == [])
    let merged = try other.open()
    #expect(try merged.merge(file.path, at: noon, calendar: calendar).rows == 7)
    #expect(try merged.health(at: noon).logDamages.count == 0)
  }

  @Test("are made anew where another store knows more misconceptions of an answer")
  func completing() throws {
    let other = try TemporaryStore()
    try store.close()
    try FileManager.default.copyItem(atPath: file.path, toPath: other.path)
    try tamper(
      """
      DELETE FROM log_misconception WHERE log = (SELECT id FROM log WHERE sequence = 2);
      DELETE FROM log_chain
      """)
    // The file as a recovery left it that could not read them.
    let poorer = try file.open()
    try file.inspect { try $0.execute(sql: "DELETE FROM log_chain WHERE sequence > 0") }
    try poorer.record(answer("p/b", at: noon + 20))
    #expect(try poorer.health(at: noon).logDamages.count == 0)
    _ = try poorer.merge(other.path, at: noon, calendar: calendar)
    #expect(try file.rows(of: "log_misconception").count == 14)
    #expect(try poorer.health(at: noon).logDamages.count == 0)
  }

  @Test("a store with a changed row is not merged into another one")
  func refusal() throws {
    try tamper("UPDATE log SET answer = '3' WHERE sequence = 4")
    let other = try TemporaryStore()
    let error = #expect(throws: CardStoreError.self) {
      try other.open().merge(file.path, at: noon, calendar: calendar)
    }
    #expect(error?.description.contains("row 4 is not what was written") == true)
  }

  @Test("settings and names that changed by themselves are noticed, and stay so")
  func seals() throws {
    try store.setSetting("mine", to: "1")
    #expect(try store.health(at: noon).brokenSeals == [])
    try tamper("UPDATE setting SET value = '2' WHERE key = 'mine'")
    #expect(try store.health(at: noon).brokenSeals == ["settings"])
    try store.setSetting("another", to: "1")
    #expect(try store.health(at: noon).brokenSeals == ["settings"])
    try tamper("UPDATE card SET fingerprint = 'g' WHERE id = 'p/a'")
    #expect(try store.health(at: noon).brokenSeals == ["settings", "lessons"])
  }

  @Test("a changed row comes back from the newest backup that has it as it was")
  func recovery() throws {
    try store.backUpDaily(at: noon, calendar: calendar)
    try store.record(answer("p/a", at: noon + 20))
    let all = try file.rows(of: "log")
    try tamper("UPDATE log SET card = 'p/x' WHERE sequence = 2")
    // Noticed only after another copy was made.
    try store.backUpDaily(at: noon + 2 * day, calendar: calendar)
    try store.close()
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.rowsReplaced == 1 && report.rowsSalvaged == 1 && report.rowsDoubtful == 0)
    #expect(try file.rows(of: "log") == all)
    #expect(try !file.open().health(at: noon + day).needsRecovery)
  }

  @Test("a row whose checksum is gone is kept, and counted as one that nobody can check")
  func unchecked() throws {
    let all = try file.rows(of: "log")
    try tamper("DELETE FROM log_chain WHERE sequence = 2")
    try store.close()
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(report.rowsUnchecked == 1 && report.rowsDoubtful == 0)
    #expect(report.rowsSalvaged == all.count)
    #expect(try file.rows(of: "log") == all)
  }
}
