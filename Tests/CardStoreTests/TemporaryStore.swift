import CardStore
import Foundation
import GRDB
import Recall

/// A file for one test, removed with it.
final class TemporaryStore {
  let path: String
  private let folder: URL

  init() throws {
    folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("card-store-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    path = folder.appendingPathComponent("cards.sqlite").path
  }

  deinit { try? FileManager.default.removeItem(at: folder) }

  func open(busyTimeout: Double = 5) throws(CardStoreError) -> CardStore {
    try CardStore(path: path, busyTimeout: busyTimeout)
  }

  /// The file as another program sees it.
  func inspect<Value>(_ body: (Database) throws -> Value) throws -> Value {
    try DatabaseQueue(path: path).writeWithoutTransaction(body)
  }

  func names(in subfolder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: folder.appendingPathComponent(subfolder).path
    ).sorted()
  }
}

/// 12:00 UTC on some day, in milliseconds.
let noon = (20_000 * 86_400 + 12 * 3600) * 1000
let day = 86_400_000
let calendar = StudyCalendar { _ in 0 }

func definition(
  _ id: String, was: [String] = [], fingerprint: String = "f", revision: Int = 1
) -> CardDefinition {
  CardDefinition(
    id: id, was: was, lesson: "state", concepts: ["state", id], fingerprint: fingerprint,
    revision: revision)
}

func answer(
  _ card: String, at time: Int = noon, _ grade: Grade? = .good, step: Int? = nil,
  kind: Answer.Kind = .review
) -> Answer {
  Answer(
    card: card, time: time, kind: kind, grade: grade, isRight: grade != .again, text: "2",
    sureness: .sure, hints: 1, duration: 4200, fingerprint: "f",
    shownMisconceptions: ["parent-rebuilds", "needs-a-wrapper"],
    pickedMisconceptions: grade == .again ? ["parent-rebuilds"] : [],
    completes: step.map { LessonStep(lesson: "state", step: $0) })
}

/// What a tutor of the future would do to a file.
enum Future {
  static let version = "PRAGMA user_version = 99; INSERT INTO grdb_migrations VALUES ('99')"
}

extension CardStore {
  /// Takes in a document that is no file yet.
  @discardableResult
  func importDocument(
    _ text: String, named name: String, at time: Int, calendar: StudyCalendar
  ) throws -> ImportReport {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("document-\(UUID().uuidString).json")
    defer { try? FileManager.default.removeItem(at: file) }
    try Data(text.utf8).write(to: file)
    return try importDocument(at: file.path, named: name, at: time, calendar: calendar)
  }
}
