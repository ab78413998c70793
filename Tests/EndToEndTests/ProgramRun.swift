import Foundation
import Testing

/// One run of the program in a pipe, as a script starts it.
struct ProgramRun {
  let status: Int32
  let output: String
  let errors: String

  /// The program stands beside the bundle of tests that the test runner was given.
  static func program() throws -> String {
    let bundle = ProcessInfo.processInfo.arguments.first { $0.contains(".xctest") }
    let folder = URL(fileURLWithPath: try #require(bundle)).deletingLastPathComponent()
    return folder.appendingPathComponent("tutor").path
  }

  /// Runs the program to its end.
  ///
  /// - Parameters:
  ///   - environment: All that it gets, besides what a program needs to start.
  ///   - input: What comes through the pipe that it reads.
  ///   - folder: Where it is started; nil is where the tests are.
  init(
    _ arguments: [String], environment: [String: String], input: String = "",
    in folder: String? = nil
  ) throws {
    let process = Process()
    if let folder { process.currentDirectoryURL = URL(fileURLWithPath: folder) }
    process.executableURL = URL(fileURLWithPath: try Self.program())
    process.arguments = arguments
    process.environment = ["PATH": "/usr/bin:/bin", "TZ": "UTC"].merging(environment) { $1 }
    let output = Pipe()
    let errors = Pipe()
    let typed = Pipe()
    process.standardInput = typed
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    // A program that asks nobody may have ended before it is told anything.
    try? typed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try typed.fileHandleForWriting.close()
    self.output = String(
      decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    self.errors = String(
      decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    status = process.terminationStatus
  }

  /// What it printed, as JSON.
  func object() throws -> [String: Any] {
    let object = try JSONSerialization.jsonObject(with: Data(output.utf8))
    return try #require(object as? [String: Any])
  }
}

/// A folder of lessons and a place for a store, gone at the end of the test.
final class ScriptBench {
  let folder = NSTemporaryDirectory() + "tutor-\(UUID().uuidString)"

  static let oneLesson = [
    "Lessons/pack.yml": "name: test\n",
    "Lessons/misconceptions.yml": "[]\n",
    "Lessons/01-start/first.md": """
    ---
    id: first
    title: "First"
    summary: "A lesson to test with."
    minutes: 3
    requires: []
    concepts: ["testing"]
    platform: "any"
    checked: "2026-09-20"
    sources: ["none"]
    ---

    # First

    Some words.
    """,
  ]

  /// - Parameter files: What the folder holds, by names within it.
  init(_ files: [String: String] = ScriptBench.oneLesson) throws {
    for (name, text) in files { try write(name, text) }
  }

  deinit { try? FileManager.default.removeItem(atPath: folder) }

  func write(_ name: String, _ text: String) throws {
    let url = URL(fileURLWithPath: folder + "/" + name)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }

  /// The variables that lead the program to this bench, at a time.
  func environment(at time: String) -> [String: String] {
    [
      "TUTOR_STORE": folder + "/cards.sqlite", "TUTOR_LESSONS": folder + "/Lessons",
      "TUTOR_NOW": time, "HOME": folder,
    ]
  }

  func run(_ arguments: [String]) throws -> ProgramRun {
    try ProgramRun(arguments, environment: environment(at: "2026-09-21T10:00:00"))
  }

  func run(
    _ arguments: String..., with environment: [String: String] = [:], input: String = "",
    in folder: String? = nil
  ) throws -> ProgramRun {
    try ProgramRun(
      arguments,
      environment: self.environment(at: "2026-09-21T10:00:00").merging(environment) { $1 },
      input: input, in: folder)
  }
}
