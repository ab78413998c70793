import CardStore
import Foundation
import GRDB
import TemporaryVolume
import Testing

@Suite("Places where files are hard to keep")
struct PlaceTests {
  @Test("A folder that may only be read: reading goes on, writing says why not")
  func readOnly() throws {
    try TemporaryVolume.with(megabytes: 1) { volume in
      let path = volume.path + "/cards.sqlite"
      let store = try CardStore(path: path)
      try store.sync([definition("p/a")], at: noon)
      let memory = try store.record(answer("p/a")).memory
      try store.close()
      try volume.seal()
      try expectReadable(path, memory: memory)
      try volume.unseal()
      #expect(try CardStore(path: path).record(answer("p/a", at: noon + 1)).memory?.reviews == 2)
    }
  }

  @Test("A folder that may only be read, left behind by a killed tutor, has all answers")
  func readOnlyAndUnfinished() throws {
    try TemporaryVolume.with(megabytes: 1) { volume in
      let path = volume.path + "/cards.sqlite"
      let store = try CardStore(path: path)
      let memory = try store.record(answer("p/a")).memory
      let killed = volume.path + "/killed.sqlite"
      for suffix in ["", "-wal"] {
        try FileManager.default.copyItem(atPath: path + suffix, toPath: killed + suffix)
      }
      try store.close()
      try volume.seal()
      try expectReadable(killed, memory: memory)
      try volume.unseal()
    }
  }

  @Test("A folder that may only be read and has no file yet cannot be used")
  func readOnlyAndEmpty() throws {
    try TemporaryVolume.with(megabytes: 1) { volume in
      try volume.seal()
      let error = #expect(throws: CardStoreError.self) {
        try CardStore(path: volume.path + "/cards.sqlite")
      }
      #expect(error?.kind == .inputOutput)
      try volume.unseal()
    }
  }

  @Test("A disk that fills up: what was confirmed stays, and goes on when there is room again")
  func full() throws {
    try TemporaryVolume.with(megabytes: 1) { volume in
      let path = volume.path + "/cards.sqlite"
      let store = try CardStore(path: path)
      try store.sync([definition("p/a")], at: noon)
      var confirmed: [UUID] = []
      func answerUntilFull() throws -> CardStoreError? {
        for number in 0..<20_000 {
          var given = answer("p/\(number % 9)", at: noon + confirmed.count * 1000)
          given.text = String(repeating: "many words ", count: 20)
          do throws(CardStoreError) { try store.record(given) } catch { return error }
          confirmed.append(given.id)
        }
        return nil
      }
      let padding = volume.path + "/padding"
      try Data(repeating: 1, count: 150_000).write(to: URL(fileURLWithPath: padding))
      let error = try answerUntilFull()
      #expect(error?.kind == .inputOutput, "\(error?.description ?? "never full")")
      #expect(confirmed.count > 5)
      #expect(try store.answers(since: 0).map(\.id) == confirmed)
      // Another tutor, on the full disk.
      let other = try CardStore(path: path)
      #expect(try other.answers(since: 0).map(\.id) == confirmed)
      try other.close()
      try FileManager.default.removeItem(atPath: padding)
      try store.record(answer("p/z", at: noon + 100 * day))
      try store.close()
      let reopened = try CardStore(path: path)
      #expect(try reopened.answers(since: 0).dropLast().map(\.id) == confirmed)
      #expect(try reopened.inconsistencies().isEmpty)
      #expect(try reopened.health(at: noon + 200 * day).damages.isEmpty)
    }
  }

  @Test("A folder in the place of the file is not used, an empty file is a new one")
  func strangeFiles() throws {
    let file = try TemporaryStore()
    let folder = URL(fileURLWithPath: file.path).deletingLastPathComponent().path
    let error = #expect(throws: CardStoreError.self) { try CardStore(path: folder) }
    #expect(error?.kind == .unusable && error?.description.contains("it is a folder") == true)
    try Data().write(to: URL(fileURLWithPath: file.path))
    #expect(try file.open().record(answer("p/a")).memory?.reviews == 1)
  }

  private func expectReadable(_ path: String, memory: Any?) throws {
    let before = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    let store = try CardStore(path: path)
    #expect(store.isReadOnly)
    #expect("\(try store.card("p/a")?.memory as Any)" == "\(memory as Any)")
    #expect(try store.queue(at: noon + 9 * day, calendar: calendar).entries.count <= 1)
    #expect(try store.sync([definition("p/new")], at: noon).isEmpty)
    #expect(try store.health(at: noon + day).isReadOnly)
    let error = #expect(throws: CardStoreError.self) { try store.record(answer("p/a")) }
    #expect(error?.kind == .inputOutput)
    #expect(error?.description.contains("may not be written to") == true)
    #expect(error?.description.contains(path) == true)
    let after = try FileManager.default.contentsOfDirectory(
      atPath: URL(fileURLWithPath: path).deletingLastPathComponent().path)
    #expect(before == after)
  }
}
