import CardStore
import Foundation
import Recall
import Testing

@Suite("Cards follow the lessons")
struct SyncTests {
  let file: TemporaryStore
  let store: CardStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
  }

  @Test("a former name that another card takes keeps what was answered under it")
  func reusedName() throws {
    try store.sync([definition("p/old")], at: noon)
    try store.record(answer("p/old"))
    try store.sync([definition("p/new", was: ["p/old"])], at: noon)
    try store.record(answer("p/new", at: noon + day))
    try store.sync([definition("p/new"), definition("p/old")], at: noon + 2 * day)
    #expect(try store.card("p/old")?.memory?.reviews == 1)
    #expect(try store.card("p/new")?.memory?.reviews == 1)
    #expect(try store.inconsistencies().isEmpty)
  }

  @Test("new cards come in, in the order of the lessons, and a second time nothing changes")
  func adding() throws {
    let definitions = ["p/z", "p/a#1", "p/a#2"].map { definition($0) }
    #expect(try store.sync(definitions, at: noon).added == ["p/z", "p/a#1", "p/a#2"])
    #expect(try store.sync(definitions, at: noon).isEmpty)
    #expect(try store.cards().map(\.id) == ["p/z", "p/a#1", "p/a#2"])
    #expect(try store.cards(ofItem: "p/a").map(\.id) == ["p/a#1", "p/a#2"])
    #expect(try store.card("p/z")?.concepts == ["state", "p/z"])
  }

  @Test("a renamed card keeps its memory, twice renamed too, and old names still find it")
  func renaming() throws {
    try store.sync([definition("p/a")], at: noon)
    let memory = try store.record(answer("p/a")).memory
    #expect(
      try store.sync([definition("p/b", was: ["p/a"])], at: noon)
        == report { $0.renamed = ["p/b"] })
    try store.sync([definition("p/c", was: ["p/b", "p/a"])], at: noon)
    #expect(try store.cards(includingRetired: true).map(\.id) == ["p/c"])
    for name in ["p/a", "p/b", "p/c"] { #expect(try store.card(name)?.memory == memory) }
    #expect(try store.record(answer("p/a", at: noon + 1)).id == "p/c")
    #expect(try store.answers(ofCard: "p/c").map(\.card) == ["p/c", "p/c"])
    #expect(try store.rebuild().isEmpty)
  }

  @Test("a rename that is taken back gives the memory back")
  func renamingBack() throws {
    try store.sync([definition("p/a")], at: noon)
    let memory = try store.record(answer("p/a")).memory
    try store.sync([definition("p/b", was: ["p/a"])], at: noon)
    try store.sync([definition("p/a")], at: noon)
    #expect(try store.cards(includingRetired: true).map(\.id) == ["p/a"])
    #expect(try store.card("p/b")?.memory == memory)
    #expect(try store.rebuild().isEmpty)
  }

  @Test("histories under the old and the new name become one")
  func joining() throws {
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    try store.record(answer("p/a"))
    try store.record(answer("p/b", at: noon + day))
    try store.sync([definition("p/b", was: ["p/a"])], at: noon + day)
    #expect(try store.card("p/a")?.memory?.reviews == 2)
    #expect(try store.cards(includingRetired: true).map(\.id) == ["p/b"])
    #expect(try store.rebuild().isEmpty)
  }

  @Test("a rename that the lessons tell of only later joins the histories then")
  func renamedLater() throws {
    try store.sync([definition("p/a")], at: noon)
    let memory = try store.record(answer("p/a")).memory
    try store.sync([definition("p/b")], at: noon)
    #expect(try store.card("p/b")?.memory == nil)
    let told = try store.sync([definition("p/b", was: ["p/a"])], at: noon)
    #expect(told == report { $0.renamed = ["p/b"] })
    #expect(try store.card("p/b")?.memory == memory)
  }

  @Test("a card that comes in later under a former name is renamed by the same lessons")
  func cameInLater() throws {
    let definitions = [definition("p/b", was: ["p/a"])]
    try store.sync(definitions, at: noon)
    let memory = try store.record(answer("p/a")).memory
    #expect(try store.sync(definitions, at: noon).renamed == ["p/b"])
    #expect(try store.card("p/b")?.memory == memory)
    #expect(try store.sync(definitions, at: noon).isEmpty)
  }

  @Test("a card gone from the lessons retires, is not asked, and returns with its memory")
  func retiring() throws {
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    let memory = try store.record(answer("p/a")).memory
    #expect(try store.sync([definition("p/b")], at: noon).retired == ["p/a"])
    #expect(try store.cards().map(\.id) == ["p/b"])
    #expect(try store.card("p/a")?.isRetired == true)
    #expect(try store.queue(at: noon + day, calendar: calendar).entries.map(\.card.id) == ["p/b"])
    let back = try store.sync([definition("p/a"), definition("p/b")], at: noon)
    #expect(back == report { $0.restored = ["p/a"] })
    #expect(try store.card("p/a")?.memory == memory)
  }

  @Test("a raised revision is asked again at once and keeps the history; new words alone do not")
  func revising() throws {
    try store.sync([definition("p/a")], at: noon)
    try store.record(answer("p/a", .easy))
    let before = try #require(try store.card("p/a")?.memory)
    let reworded = try store.sync([definition("p/a", fingerprint: "g")], at: noon + day)
    #expect(reworded == report { $0.reworded = ["p/a"] })
    #expect(try store.card("p/a")?.memory == before)

    let revised = [definition("p/a", fingerprint: "h", revision: 2)]
    #expect(try store.sync(revised, at: noon + day).revised == ["p/a"])
    var after = try #require(try store.card("p/a")?.memory)
    #expect(after.due == (noon + day) / 1000)
    after.due = before.due
    #expect(after == before)
    #expect(try store.sync(revised, at: noon + day).isEmpty)
    #expect(try store.rebuild().isEmpty)
  }

  @Test("a tutor with older lessons does not lower a revision")
  func olderLessons() throws {
    try store.sync([definition("p/a", revision: 2)], at: noon)
    try store.record(answer("p/a"))
    try store.sync([definition("p/a", fingerprint: "old")], at: noon)
    #expect(try store.sync([definition("p/a", revision: 2)], at: noon).revised.isEmpty)
  }

  private func report(_ change: (inout SyncReport) -> Void) -> SyncReport {
    var report = SyncReport()
    change(&report)
    return report
  }
}
