import Foundation
import Interpreter
import Testing

/// Programs whose output was recorded from the compiler's own (`scripts/record-programs`): the engine
/// prints the same, line for line.
@Suite struct RunningProgramTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent()
    .appending(path: "Programs")

  private static let programs: [String] = {
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }
      .map { $0.deletingPathExtension().lastPathComponent }.sorted()
  }()

  /// Programs that the engine does not run to their end yet, or not as the compiler's does. Whoever
  /// makes one of them agree takes it from the list.
  private static let unfinished: Set<String> = [
    "ExistentialsOpened", "KeyPathsComposedAndStored", "NumbersOverflowAndConversion",
    "SmallArrayOfClosures",
  ]

  @Test(
    "a program prints what the compiler's prints",
    arguments: programs.filter { !unfinished.contains($0) })
  func prints(name: String) throws {
    let (printed, expected, outcome) = try Self.run(name)
    #expect(printed == expected, "\(outcome)")
  }

  /// `TUTOR_UNFINISHED=1 swift test --filter unfinishedPrograms`: which of them agree by now. Not part
  /// of a usual run, because some still take the process along.
  @Test(
    "no program that agrees is called unfinished",
    .enabled(if: ProcessInfo.processInfo.environment["TUTOR_UNFINISHED"] != nil),
    arguments: unfinished.sorted())
  func unfinishedPrograms(name: String) throws {
    let (printed, expected, _) = try Self.run(name)
    #expect(printed != expected, "\(name) agrees: take it from the list")
  }

  private static func run(
    _ name: String
  ) throws -> (printed: String, expected: String, outcome: SourceProgram.Outcome) {
    let source = try String(contentsOf: folder.appending(path: name + ".swift"), encoding: .utf8)
    let expected = try String(
      contentsOf: folder.appending(path: name + ".printed"), encoding: .utf8)
    var printed = ""
    let outcome = SourceProgram([SourceText(path: name + ".swift", text: source)])
      .run(steps: 50_000_000) { printed += $0 }
    return (printed, expected, outcome)
  }

  @Test(
    "a trap says what went wrong",
    arguments: [
      (
        "let n = [1, 2]\nprint(n[2])",
        "Index out of range: there is no element 2 among 2, counted from 0"
      ),
      (
        "var n = Int.max\nn += 1\nprint(n)",
        "arithmetic overflow: the result of `+` does not fit into its type"
      ),
      ("func f(_ n: Int) -> Int { 1 + f(n) }\nprint(f(1))", "functions call each other"),
      ("let n: Int? = nil\nprint(n!)", "nil was found where a value has to be"),
    ])
  func traps(source: String, message: String) {
    let outcome = SourceProgram([SourceText(path: "main.swift", text: source)]).run { _ in }
    guard case .trapped(let said, _) = outcome else {
      Issue.record("\(outcome)")
      return
    }
    #expect(said.hasPrefix(message))
  }

  @Test("an endless program is stopped")
  func endless() {
    let outcome = SourceProgram([SourceText(path: "main.swift", text: "while true {}")])
      .run(steps: 100_000) { _ in }
    guard case .tooManySteps = outcome else {
      Issue.record("\(outcome)")
      return
    }
  }
}
