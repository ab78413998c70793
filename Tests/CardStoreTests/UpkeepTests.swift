import Foundation
import GRDB
import Testing

@testable import CardStore

@Suite("A store that is too large to wait for")
struct UpkeepTests {
  private let file: TemporaryStore

  init() throws {
    file = try TemporaryStore()
    let store = try file.open()
    try store.record((0..<2_100).map { answer("p/\($0 % 9)", at: noon + $0 * 60_000) })
    try store.close()
  }

  private func open() throws -> CardStore { try CardStore(path: file.path, bytesAtOnce: 0) }

  /// What a kill leaves.
  private func leaveOpen() throws {
    try Data("torn".utf8).write(to: URL(fileURLWithPath: file.path + "-wal"))
  }

  private func change(row: Int) throws {
    try file.inspect {
      try $0.execute(
        sql: "DROP TRIGGER log_keeps_values; UPDATE log SET answer = 'x' WHERE sequence = \(row)")
    }
  }

  private var isMarked: Bool { UncheckedMark(ofStoreAt: file.path).isSet }

  private func wait(until isOver: () -> Bool) {
    let end = ContinuousClock.now + .seconds(20)
    while !isOver(), .now < end { Thread.sleep(forTimeInterval: 0.01) }
    #expect(isOver())
  }

  @Test(
    "opens after a kill at once; damage deep in it is found meanwhile, and told by the next start")
  func deepDamage() throws {
    try change(row: 50)
    try leaveOpen()
    let store = try open()
    #expect(isMarked)
    try store.record(answer("p/0", at: noon + 300_000_000))
    try store.backUpDaily(at: noon, calendar: calendar)
    wait { UncheckedMark(ofStoreAt: file.path).damage != nil }
    try store.close()
    let error = #expect(throws: CardStoreError.self) { try open() }
    #expect("\(try #require(error))".contains("row 50 is not what was written"))
    #expect(Backup(ofStoreAt: file.path).copies().isEmpty)
    let report = try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    #expect(!isMarked)
    let answers = try open().answers(since: 0)
    #expect(answers.count == 2_101, "\(report)")
  }

  @Test("is refused after a kill if what was written last is damaged")
  func lateDamage() throws {
    try change(row: 2_050)
    try leaveOpen()
    let error = #expect(throws: CardStoreError.self) { try open() }
    #expect("\(try #require(error))".contains("row 2050 is not what was written"))
  }

  @Test("is checked by the doctor, too, and then no more")
  func doctor() throws {
    try leaveOpen()
    let store = try open()
    #expect(isMarked)
    let health = try store.health(at: noon)
    #expect(!health.needsRecovery)
    #expect(!isMarked)
  }

  @Test("is copied as it was before the first answer of the day, while answers come in")
  func copy() throws {
    try leaveOpen()
    let store = try open()
    #expect(try store.backUpDaily(at: noon, calendar: calendar))
    for number in 0..<20 { try store.record(answer("p/1", at: noon + 300_000_000 + number)) }
    wait { !isMarked }
    try store.close()
    let copies = Backup(ofStoreAt: file.path).copies()
    #expect(copies.map { $0.inspected().answers } == [2_100])
    #expect(copies.allSatisfy { $0.isWhole() })
    #expect(try open().answers(since: 0).count == 2_120)
  }
}
