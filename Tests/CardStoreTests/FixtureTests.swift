import CardStore
import Foundation
import GRDB
import Recall
import Testing

/// Files that each version of the format has left behind: `version-N.sqlite`, with what is in it
/// beside it in `version-N.json`. They are never written again.
///
/// When the format changes, and before the change, write those of the present version with
///
///     TUTOR_WRITE_FIXTURE=Tests/CardStoreTests/Fixtures swift test --filter FixtureTests
///
/// and commit both files with the change.
@Suite("Files of earlier versions")
struct FixtureTests {
  @Test("open, with everything that was in them", arguments: try Fixture.names())
  func opening(name: String) throws {
    let fixture = try Fixture(name)
    let file = try TemporaryStore()
    try FileManager.default.copyItem(atPath: fixture.path, toPath: file.path)
    let store = try file.open()
    #expect(try FixtureContents(store, format: fixture.contents.format) == fixture.contents)
    #expect(try store.rebuild().isEmpty)
    #expect(try store.health(at: noon + 1000 * day).damages == [])
    // What was true when the file was written can go on.
    let before = try store.card("p/c2")?.memory?.reviews ?? 0
    #expect(try store.record(answer("p/c2", at: noon + 900 * day)).memory?.reviews == before + 1)
  }

  @Test("are backed up before they are changed", arguments: try Fixture.names())
  func backup(name: String) throws {
    let fixture = try Fixture(name)
    let file = try TemporaryStore()
    try FileManager.default.copyItem(atPath: fixture.path, toPath: file.path)
    try file.open().close()
    let copies = Backup(ofStoreAt: file.path).copies()
    let isCurrent =
      try file.inspect { try Int.fetchOne($0, sql: "PRAGMA user_version") }
      == fixture.contents.format
    #expect(copies.map(\.occasion) == (isCurrent ? [] : [.migration]))
    for copy in copies {
      #expect(copy.inspected().format == fixture.contents.format)
      #expect(copy.inspected().answers == fixture.contents.answers.count)
    }
  }

  @Test("can be merged and are left as they are", arguments: try Fixture.names())
  func merging(name: String) throws {
    let fixture = try Fixture(name)
    let file = try TemporaryStore()
    let store = try file.open()
    let before = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
    let report = try store.merge(fixture.path, at: noon, calendar: calendar)
    #expect(report.rows > 0)
    #expect(try store.answers(since: 0).count == fixture.contents.answers.count)
    #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.path)) == before)
  }

  @Test(
    "of this version are written on demand",
    .enabled(if: ProcessInfo.processInfo.environment["TUTOR_WRITE_FIXTURE"] != nil))
  func writing() throws {
    let folder = try #require(ProcessInfo.processInfo.environment["TUTOR_WRITE_FIXTURE"])
    let file = try TemporaryStore()
    try Fixture.fill(file.path)
    let format = try file.inspect { try Int.fetchOne($0, sql: "PRAGMA user_version") } ?? 0
    let target = URL(fileURLWithPath: folder).appendingPathComponent("version-\(format).sqlite")
    try FileManager.default.copyItem(atPath: file.path, toPath: target.path)
    let contents = try FixtureContents(file.open(), format: format)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .prettyPrinted, .withoutEscapingSlashes]
    try encoder.encode(contents)
      .write(to: target.deletingPathExtension().appendingPathExtension("json"))
  }
}

/// A file that some version has written.
private struct Fixture {
  let path: String
  let contents: FixtureContents

  init(_ name: String) throws {
    let folder = try Self.folder()
    path = folder.appendingPathComponent(name + ".sqlite").path
    contents = try JSONDecoder().decode(
      FixtureContents.self,
      from: Data(contentsOf: folder.appendingPathComponent(name + ".json")))
  }

  static func names() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder().path)
      .filter { $0.hasSuffix(".sqlite") }.map { String($0.dropLast(".sqlite".count)) }.sorted()
  }

  private static func folder() throws -> URL {
    try #require(Bundle.module.resourceURL).appendingPathComponent("Fixtures")
  }

  /// A few months of somebody's life.
  static func fill(_ path: String) throws {
    let store = try CardStore(path: path)
    var history = RandomHistory(seed: 42)
    for step in 0..<160 {
      if step % 60 == 0 { try store.sync(history.lessons(edition: step / 60), at: history.time) }
      try history.act(in: store, step: step)
    }
    try store.setScheduler(Scheduler(desiredRetention: 0.92, isFuzzed: true))
    try store.setSetting("first-run.done", to: "yes")
    try store.write(
      [
        Writing(id: "own/a", form: .card, text: "What is kept?", answer: "A box", concepts: ["c1"]),
        Writing(id: "own/b", form: .link, text: "both are places", concepts: ["c1", "c2"]),
        Writing(id: "own/c", form: .note, text: "read again", lesson: "l1"),
      ], at: history.time)
    try store.erase(writing: "own/c", at: history.time + 1)
    try store.close()
  }
}

/// What must be found in a file, whatever version finds it.
private struct FixtureContents: Codable, Equatable {
  struct Card: Codable, Equatable {
    var id: String
    var lesson: String?
    var revision: Int
    var isRetired: Bool
    var isSuspended: Bool
    var reviews: Int?
    var lapses: Int?
    var due: Int?
    /// Days, to six digits.
    var stability: String?
  }

  struct Given: Codable, Equatable {
    var id: String
    var card: String
    var time: Int
    var grade: Int?
    var text: String
    var picked: [String]
  }

  var format: Int
  var cards: [Card]
  var answers: [Given]
  var steps: [String: Int]
  var retention: Double
  var setting: String?
  /// Missing where there are none, as in files of the first versions.
  var flags: [String]?
  /// Likewise.
  var writings: [String]?

  init(_ store: CardStore, format: Int) throws {
    self.format = format
    cards = try store.cards(includingRetired: true).map {
      Card(
        id: $0.id, lesson: $0.lesson, revision: $0.revision, isRetired: $0.isRetired,
        isSuspended: $0.isSuspended, reviews: $0.memory?.reviews, lapses: $0.memory?.lapses,
        due: $0.memory?.due,
        stability: $0.memory.map { String(format: "%.6g", $0.stability) })
    }.sorted { $0.id < $1.id }
    answers = try store.answers(since: 0).map {
      Given(
        id: $0.id.uuidString, card: $0.card, time: $0.time, grade: $0.grade?.rawValue,
        text: $0.text, picked: $0.pickedMisconceptions)
    }
    steps = try store.progress().reduce(into: [:]) {
      $0["\($1.key.lesson) \($1.key.step)"] = $1.value
    }
    retention = try store.scheduler().desiredRetention
    setting = try store.setting("first-run.done")
    let all = try store.flags(includingClosed: true).map {
      "\($0.id) \($0.card) \($0.time) \($0.note) \($0.closedAt ?? 0)"
    }
    flags = all.isEmpty ? nil : all
    let own = try store.writings().map {
      "\($0.id) \($0.form) \($0.text) \($0.answer ?? "") \($0.lesson ?? "") \($0.concepts) \($0.time)"
    }
    writings = own.isEmpty ? nil : own
  }
}
