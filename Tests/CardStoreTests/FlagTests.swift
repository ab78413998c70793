import CardStore
import Foundation
import GRDB
import Testing

@Suite("Flags")
struct FlagTests {
  @Test("keep what was written, when and of which text; memory and schedule stay as they are")
  func keeping() throws {
    let store = try TemporaryStore().open()
    try store.sync([definition("p/a")], at: noon)
    let before = try store.record(answer("p/a"))
    let flag = try store.flag(
      "p/a", note: "Two keys are \"right\"", fingerprint: "f1", at: noon + 1)
    #expect(try store.flags() == [flag])
    #expect(flag.note == "Two keys are \"right\"" && flag.fingerprint == "f1")
    #expect(flag.time == noon + 1 && flag.closedAt == nil)
    #expect(try store.card("p/a") == before)
    #expect(try store.rebuild().isEmpty)
    #expect(try store.answers(since: 0).count == 1)
  }

  @Test("are closed once and stay in the log; undo takes back answers and no flags")
  func closing() throws {
    let store = try TemporaryStore().open()
    try store.record(answer("p/a"))
    let flag = try store.flag("p/a", note: "odd", fingerprint: "f", at: noon + 1)
    #expect(try store.undo(at: noon + 2)?.card == "p/a")
    #expect(try store.flags() == [flag])
    #expect(try store.close(flag: flag.id, at: noon + 3))
    #expect(try !store.close(flag: flag.id, at: noon + 4))
    #expect(try !store.close(flag: UUID(), at: noon + 4))
    #expect(try store.flags().isEmpty)
    #expect(try store.flags(includingClosed: true).map(\.closedAt) == [noon + 3])
  }

  @Test("follow a card to its new name")
  func renaming() throws {
    let store = try TemporaryStore().open()
    try store.sync([definition("p/old")], at: noon)
    try store.flag("p/old", note: "odd", fingerprint: "f", at: noon)
    try store.sync([definition("p/new", was: ["p/old"])], at: noon + 1)
    #expect(try store.flags().map(\.card) == ["p/new"])
  }

  @Test("survive a merge, an export and an import, and a recovery from a damaged file")
  func surviving() throws {
    let (left, right, third) = (try TemporaryStore(), try TemporaryStore(), try TemporaryStore())
    let (mine, theirs) = (try left.open(), try right.open())
    try mine.record(answer("p/a"))
    let open = try mine.flag("p/a", note: "open", fingerprint: "f", at: noon + 1)
    let closed = try mine.flag("p/a", note: "closed", fingerprint: "f", at: noon + 2)
    _ = try theirs.merge(left.path, at: noon, calendar: calendar)
    // Closed on the other machine, and on this one later.
    try theirs.close(flag: closed.id, at: noon + 3)
    try mine.close(flag: closed.id, at: noon + 9)
    _ = try mine.merge(right.path, at: noon, calendar: calendar)
    #expect(try mine.flags() == [open])
    #expect(try mine.flags(includingClosed: true).map(\.closedAt) == [nil, noon + 3])

    var document = ""
    try mine.exportDocument { document += $0 }
    let imported = try third.open()
    try imported.importDocument(document, named: "all.json", at: noon, calendar: calendar)
    #expect(try imported.flags(includingClosed: true) == mine.flags(includingClosed: true))

    let expected = try mine.flags(includingClosed: true)
    try mine.close()
    _ = try CardStore.recover(path: left.path, at: noon, calendar: calendar)
    #expect(try left.open().flags(includingClosed: true) == expected)
  }

  @Test("Nobody changes or removes one, not even past the program")
  func appendOnly() throws {
    let file = try TemporaryStore()
    try file.open().flag("p/a", note: "odd", fingerprint: "f", at: noon)
    for statement in ["DELETE FROM log", "UPDATE log SET note = 'fine'"] {
      #expect(throws: DatabaseError.self) { try file.inspect { try $0.execute(sql: statement) } }
    }
  }
}
