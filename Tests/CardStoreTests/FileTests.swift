import Foundation
import GRDB
import Recall
import Synchronization
import Testing

@testable import CardStore

@Suite("The file")
struct FileTests {
  let file: TemporaryStore

  init() throws { file = try TemporaryStore() }

  @Test("is durable: write-ahead log, full synchronisation, foreign keys, strict tables")
  func durability() throws {
    let store = try file.open()
    try store.database.read {
      #expect(try String.fetchOne($0, sql: "PRAGMA journal_mode") == "wal")
      #expect(try Int.fetchOne($0, sql: "PRAGMA synchronous") == 2)
      #expect(try Int.fetchOne($0, sql: "PRAGMA foreign_keys") == 1)
      let loose = try String.fetchAll(
        $0,
        sql: """
          SELECT name FROM pragma_table_list WHERE schema = 'main' AND type = 'table'
            AND NOT strict AND name NOT LIKE 'sqlite%' AND name NOT LIKE 'grdb%'
          """)
      #expect(loose.isEmpty)
    }
  }

  @Test("of a newer version is refused with a sentence, and not one byte of it changes")
  func newerVersion() throws {
    let store = try file.open()
    try store.record(answer("p/a"))
    try store.close()
    try file.inspect { try $0.execute(sql: Future.version) }
    let before = try Data(contentsOf: URL(fileURLWithPath: file.path))
    let expected = CardStoreError.newerVersion(path: file.path, found: 99, known: Schema.version)
    #expect(throws: expected) { try file.open() }
    #expect("\(expected)".contains("newer tutor (format 99; this one knows \(Schema.version))"))
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == before)
  }

  @Test("that is no database, or another program's, is refused and left as it is")
  func foreignFiles() throws {
    let text = Data(String(repeating: "These are my notes.\n", count: 100).utf8)
    try text.write(to: URL(fileURLWithPath: file.path))
    let error = #expect(throws: CardStoreError.self) { try file.open() }
    #expect(error?.kind == .unusable)
    #expect(try Data(contentsOf: URL(fileURLWithPath: file.path)) == text)

    let other = try TemporaryStore()
    try other.inspect { try $0.execute(sql: "CREATE TABLE track (title TEXT)") }
    let reason = "it is the database of another program"
    #expect(throws: CardStoreError.unusable(path: other.path, reason: reason)) {
      try other.open()
    }
    #expect(try other.inspect { try $0.tableExists("log") } == false)
  }

  @Test("in a place where no file can be is an input/output error")
  func impossiblePlace() {
    let error = #expect(throws: CardStoreError.self) {
      try CardStore(path: "/dev/null/folder/cards.sqlite")
    }
    #expect(error?.kind == .inputOutput)
  }

  @Test("held too long by another process is busy, and nothing is lost")
  func busy() throws {
    let store = try file.open(busyTimeout: 0.05)
    try store.record(answer("p/a"))
    let other = try DatabaseQueue(path: file.path)
    try other.inDatabase { database in
      try database.beginTransaction(.immediate)
      #expect(throws: CardStoreError.busy(path: file.path)) {
        try store.record(answer("p/a", at: noon + 1))
      }
      #expect(try store.answers(since: 0).count == 1)
      try database.rollback()
    }
    #expect(try store.record(answer("p/a", at: noon + 1)).memory?.reviews == 2)
  }

  @Test("can be opened for the first time by several at once, and all see all answers")
  func severalAtOnce() async throws {
    let path = file.path
    try await withThrowingTaskGroup(of: Void.self) { group in
      for tutor in 0..<4 {
        group.addTask {
          let store = try CardStore(path: path)
          for number in 0..<10 { try store.record(answer("p/\(tutor)", at: noon + number)) }
          try store.record(answer("p/shared", at: noon + tutor))
        }
      }
      try await group.waitForAll()
    }
    let store = try file.open()
    #expect(try store.answers(since: 0).count == 44)
    #expect(try store.card("p/shared")?.memory?.reviews == 4)
    #expect(try store.rebuild().isEmpty)
  }

  @Test("can be made by two tutors in the same instant")
  func madeTwice() throws {
    for round in 0..<20 {
      let path = file.path + "-\(round)"
      let failures = Mutex<[CardStoreError]>([])
      DispatchQueue.concurrentPerform(iterations: 4) { number in
        do throws(CardStoreError) {
          try CardStore(path: path).record(answer("p/\(number)"))
        } catch {
          failures.withLock { $0.append(error) }
        }
      }
      #expect(failures.withLock { $0 } == [])
      #expect(try CardStore(path: path).answers(since: 0).count == 4)
    }
  }

  @Test("open in two tutors shows each the other's answers and undoes the last of either")
  func twoTutors() throws {
    let (left, right) = (try file.open(), try file.open())
    try left.sync([definition("p/a")], at: noon)
    let first = try left.record(answer("p/a"))
    #expect(try right.card("p/a") == first)
    try right.record(answer("p/a", at: noon + 600_000))
    #expect(try left.undo(at: noon + 600_001) != nil)
    #expect(try right.card("p/a") == first)
  }

  @Test("left behind by a killed tutor has every answer that was confirmed")
  func killed() throws {
    let store = try file.open()
    for number in 0..<5 { try store.record(answer("p/a", at: noon + number * day)) }
    // What a kill leaves: the file and its write-ahead log, as they are while the tutor has it
    // open.
    for suffix in ["", "-wal"] {
      try FileManager.default.copyItem(
        atPath: file.path + suffix, toPath: file.path + "-killed" + suffix)
    }
    let recovered = try CardStore(path: file.path + "-killed")
    #expect(try recovered.answers(since: 0) == store.answers(since: 0))
    #expect(try recovered.rebuild().isEmpty)
  }

  @Test("that is damaged is refused after a crash, and left as it is")
  func damaged() throws {
    let store = try file.open()
    for number in 0..<200 { try store.record(answer("p/\(number)")) }
    try store.close()
    let url = URL(fileURLWithPath: file.path)
    var bytes = try Data(contentsOf: url)
    bytes.replaceSubrange(20_480..<40_960, with: Data(repeating: 0xA5, count: 20_480))
    try bytes.write(to: url)
    try Data("torn".utf8).write(to: URL(fileURLWithPath: file.path + "-wal"))
    let error = #expect(throws: CardStoreError.self) { try file.open() }
    #expect(error?.kind == .damaged)
    #expect(try Data(contentsOf: url) == bytes)
  }

  @Test("is copied once a day, whole; old copies thin out")
  func backups() throws {
    let store = try file.open()
    try store.record(answer("p/a"))
    #expect(try store.backUpDaily(at: noon, calendar: calendar))
    #expect(try !store.backUpDaily(at: noon + 3_600_000, calendar: calendar))
    let backup = Backup(ofStoreAt: file.path)
    let copy = try CardStore(path: #require(backup.copies().first).path)
    #expect(try copy.cards(includingRetired: true) == store.cards(includingRetired: true))
    try copy.close()
    for number in 1..<9 { try store.backUpDaily(at: noon + number * day, calendar: calendar) }
    #expect(backup.copies().map(\.name) == (6...12).reversed().map { BackupName.day(19_996 + $0) })
    #expect(try file.names(in: "backups").allSatisfy { !$0.hasSuffix(".draft") })
  }

  @Test("keeps seven daily copies, four weekly and twelve monthly ones")
  func keptBackups() {
    let weekly = [979, 986, 993, 999]
    let monthly = [689, 719, 749, 779, 809, 839, 869, 899, 929, 959, 989, 999]
    let expected = Set(Array(993...999) + weekly + monthly)
    #expect(Backup.kept(of: Array(0..<1000)) == expected)
    #expect(Backup.kept(of: [3]) == [3])
  }
}
