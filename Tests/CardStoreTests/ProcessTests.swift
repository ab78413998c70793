import Foundation
import Testing

@testable import CardStore

@Suite("Two processes")
struct ProcessTests {
  let file: TemporaryStore

  init() throws {
    file = try TemporaryStore()
    try file.open().close()
  }

  @Test("that answer at once lose nothing, and each has its turn")
  func writing() throws {
    let writers = try (0..<3).map { try Writer(file.path, "answer", "w\($0)", "150") }
    let confirmed = try writers.map { try $0.finish() }
    #expect(confirmed.allSatisfy { $0.status == 0 && $0.lines.count == 150 })
    let store = try file.open()
    let stored = Set(try store.answers(since: 0).map { $0.id.uuidString.lowercased() })
    #expect(Set(confirmed.flatMap(\.lines)) == stored)
    #expect(try store.inconsistencies().isEmpty)
    #expect(Set(try store.progress().keys.map(\.lesson)) == ["w0", "w1", "w2"])
  }

  @Test("of which one never finishes: the other says so after its time, and nothing is lost")
  func holding() throws {
    let store = try file.open(busyTimeout: 0.2)
    try store.record(answer("p/a"))
    let holder = try Writer(file.path, "hold")
    try holder.wait(for: "holding")
    let error = #expect(throws: CardStoreError.self) {
      try store.record(answer("p/a", at: noon + 1))
    }
    #expect(error?.kind == .busy && error?.description.contains("Nothing was lost") == true)
    // Reading goes on, also for a tutor that comes new.
    #expect(try file.open(busyTimeout: 0.2).answers(since: 0).count == 1)
    _ = try holder.finish()
    #expect(try store.record(answer("p/a", at: noon + 1)).memory?.reviews == 2)
  }

  @Test(
    "of which one is killed at any instant: what it confirmed is there, whole", arguments: 1...12)
  func killing(seed: UInt64) throws {
    var random = Seeded(state: seed)
    let writer = try Writer(file.path, "answer", "w", "100000")
    try writer.wait(for: "\n")
    usleep(UInt32.random(in: 0...60_000, using: &random))
    writer.kill()
    let confirmed = try writer.finish().lines
    let store = try file.open()
    let stored = Set(try store.answers(since: 0).map { $0.id.uuidString.lowercased() })
    #expect(!confirmed.isEmpty && confirmed.allSatisfy { stored.contains($0) })
    #expect(stored.count <= confirmed.count + 1)
    let health = try store.health(at: .max - 100_000)
    #expect(health.damages.isEmpty && health.inconsistencies == [])
    #expect(health.brokenReferences == 0)
    #expect(try store.progress().count == stored.count)
  }

  @Test("are told apart: a file is in use only while another process has it open")
  func use() throws {
    #expect(!isOpenElsewhere())
    let holder = try Writer(file.path, "hold")
    try holder.wait(for: "holding")
    #expect(isOpenElsewhere())
    let error = #expect(throws: CardStoreError.self) {
      try CardStore.recover(path: file.path, at: noon, calendar: calendar)
    }
    #expect(error?.kind == .busy)
    _ = try holder.finish()
    #expect(!isOpenElsewhere())
  }

  /// Whether recovery would refuse because of others, without recovering.
  private func isOpenElsewhere() -> Bool { FileUse.isOpenElsewhere(file.path) }
}

/// A process that writes into a store: see `StoreWriter`.
private final class Writer {
  private let process = Process()
  private let output = Pipe()
  private let input = Pipe()
  private var text = ""

  init(_ arguments: String...) throws {
    let bundle = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") }
    process.executableURL = URL(fileURLWithPath: try #require(bundle))
      .deletingLastPathComponent().appendingPathComponent("StoreWriter")
    process.arguments = arguments
    process.standardOutput = output
    process.standardInput = input
    try process.run()
  }

  func wait(for word: String) throws {
    while !text.contains(word) {
      let data = output.fileHandleForReading.availableData
      try #require(!data.isEmpty, "the writer ended")
      text += String(decoding: data, as: UTF8.self)
    }
  }

  func kill() { Foundation.kill(process.processIdentifier, SIGKILL) }

  /// Lets it end, and gives the whole lines that it wrote.
  func finish() throws -> (status: Int32, lines: [String]) {
    try input.fileHandleForWriting.close()
    text += String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    return (process.terminationStatus, lines.map(String.init))
  }
}
