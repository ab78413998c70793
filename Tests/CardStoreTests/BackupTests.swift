import Foundation
import GRDB
import Recall
import Testing

@testable import CardStore

@Suite("Backups")
struct BackupTests {
  let file: TemporaryStore
  let store: CardStore

  init() throws {
    file = try TemporaryStore()
    store = try file.open()
    try store.record(answer("p/a"))
  }

  @Test("before a change are whole, named by the learner's clock, and never overwrite another")
  func beforeChanges() throws {
    let east = StudyCalendarInEast.calendar
    let first = try store.backUp(before: .merge, at: noon, calendar: east)
    try store.record(answer("p/b"))
    let second = try store.backUp(before: .merge, at: noon, calendar: east)
    let third = try store.backUp(before: .optimization, at: noon + 1000, calendar: east)
    #expect(first.name == "2024-10-04T14-00-00-before-merge")
    #expect(second.name == "2024-10-04T14-00-00-2-before-merge")
    #expect(Backup(ofStoreAt: file.path).copies() == [third, second, first])
    #expect([first, second].map { $0.inspected().answers } == [1, 2])
    #expect(first.inspected().isSound && first.inspected().lastAnswer == noon)
  }

  @Test("of each occasion thin out by themselves; of a day the first and the last stay")
  func thinningOut() throws {
    try store.backUpDaily(at: noon, calendar: calendar)
    for number in 0..<5 {
      try store.backUp(before: .import, at: noon + number * 60_000, calendar: calendar)
    }
    for number in 1..<12 {
      try store.backUp(before: .import, at: noon + number * day, calendar: calendar)
    }
    let names = Backup(ofStoreAt: file.path).copies().map(\.name)
    #expect(names.contains("2024-10-04"))
    let days = names.filter { $0.hasSuffix("import") }.map { String($0.prefix(10)) }
    #expect(Set(days).count == days.count && days.count < 12, "\(days)")
    #expect(days.prefix(7).sorted() == (9...15).map { "2024-10-\($0 < 10 ? "0" : "")\($0)" })
  }

  @Test("go back: what was there becomes a backup, others who have it open see it at once")
  func restoring() throws {
    try store.sync([definition("p/a"), definition("p/b")], at: noon)
    let copy = try store.backUp(before: .merge, at: noon, calendar: calendar)
    let before = try store.cards(includingRetired: true)
    try store.record(answer("p/b"))
    let kept = try CardStore.restore(copy, to: file.path, at: noon + day, calendar: calendar)
    #expect(try store.cards(includingRetired: true) == before)
    #expect(try store.answers(since: 0).count == 1)
    let undo = try #require(Backup(ofStoreAt: file.path).copies().first { $0.path == kept })
    #expect(undo.occasion == .restore && undo.inspected().answers == 2)
    _ = try CardStore.restore(undo, to: file.path, at: noon + day, calendar: calendar)
    #expect(try store.answers(since: 0).count == 2)
    #expect(try store.inconsistencies().isEmpty)
  }

  @Test("go back when the file is gone or damaged; then the damaged one is set aside")
  func restoringWithoutFile() throws {
    let copy = try store.backUp(before: .merge, at: noon, calendar: calendar)
    try store.close()
    try FileManager.default.removeItem(atPath: file.path)
    #expect(try CardStore.restore(copy, to: file.path, at: noon, calendar: calendar) == nil)
    #expect(try file.open().answers(since: 0).count == 1)
    let torn = try Data(contentsOf: URL(fileURLWithPath: file.path)).prefix(9000)
    try torn.write(to: URL(fileURLWithPath: file.path))
    let aside = try CardStore.restore(copy, to: file.path, at: noon, calendar: calendar)
    #expect(try Data(contentsOf: URL(fileURLWithPath: try #require(aside))) == torn)
    #expect(try file.open().answers(since: 0).count == 1)
  }

  @Test("that a killed process left half made go away, those in the making stay")
  func abandoned() throws {
    try store.backUpDaily(at: noon, calendar: calendar)
    let folder = URL(fileURLWithPath: Backup(ofStoreAt: file.path).folder)
    // The numbers of processes end long before this one; the first one never ends.
    for name in [".cards-999999999.draft", ".cards-1.draft", ".cards-1.draft-journal"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }
    try store.backUpDaily(at: noon + day, calendar: calendar)
    let left = try file.names(in: "backups").filter { $0.hasPrefix(".") }
    #expect(left == [".cards-1.draft", ".cards-1.draft-journal"])
  }

  @Test("that are broken are not restored, and nothing changes")
  func brokenBackup() throws {
    let copy = try store.backUp(before: .merge, at: noon, calendar: calendar)
    try Data("no database".utf8).write(to: URL(fileURLWithPath: copy.path))
    #expect(!copy.inspected().isSound)
    let error = #expect(throws: CardStoreError.self) {
      try CardStore.restore(copy, to: file.path, at: noon, calendar: calendar)
    }
    #expect(error.map { [.damaged, .unusable].contains($0.kind) } == true)
    #expect(try store.answers(since: 0).count == 1)
    #expect(Backup(ofStoreAt: file.path).newestWhole() == nil)
  }

  @Test("names are dates, and nothing else in the folder is taken for a copy")
  func names() throws {
    for name in ["2024-10-04", "2024-10-04T14-00-00-before-merge", "0999-01-01"] {
      #expect(BackupCopy(name: name, path: "") != nil, "\(name)")
    }
    for name in ["", "x", "2024-10", "2024-10-04T14", "2024-10-04-before-lunch", "day-20000"] {
      #expect(BackupCopy(name: name, path: "") == nil, "\(name)")
    }
    #expect(BackupName.moment(of: BackupName.moment(1_728_050_401)) == 1_728_050_401)
  }
}

private enum StudyCalendarInEast {
  static let calendar = StudyCalendar { _ in 7200 }
}
