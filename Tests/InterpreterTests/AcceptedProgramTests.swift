import Foundation
import Interpreter
import Testing

/// What the compiler takes is taken: not one false alarm.
@Suite struct AcceptedProgramTests {
  /// The programs that the compiler's answers are known of: all of them compile.
  private static let written: [URL] = ["SimulationTests", "InterpreterTests"].flatMap { tests in
    let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .appending(path: tests).appending(path: "Programs")
    let files = try? FileManager.default.contentsOfDirectory(
      at: folder, includingPropertiesForKeys: nil)
    return (files ?? []).filter { $0.pathExtension == "swift" }.sorted { $0.path < $1.path }
  }

  @Test("there are programs to take")
  func programs() { #expect(Self.written.count > 60) }

  @Test("a program that compiles has no finding", arguments: written)
  func accepted(file: URL) throws {
    let findings = Check.findings(in: try String(contentsOf: file, encoding: .utf8))
    #expect(findings == [])
  }

  @Test(
    "what Foundation bridges, and what only the place of a value says, is taken",
    arguments: [
      "func code(_ error: any Error) -> Int { (error as NSError).code }",
      "func code(_ error: (any Error)?) -> Int? { (error as NSError?)?.code }",
      "let number = 3 as NSNumber",
      "func text(_ text: NSString) -> String { text as String }",
      "let form = DateFormatter()\nform.timeZone = TimeZone(secondsFromGMT: 0)",
      "let numbers = [1, 2]\nlet last = numbers[numbers.reversed()[0]]",
      """
      struct Held<Content> { var content: Content }
      typealias Store<State> = Held<State>
      func store() -> Store<Int> { Store(content: 1) }
      """,
      """
      import Combine
      func found(_ names: AnyPublisher<[String], Never>) -> AnyPublisher<[String]?, Never> {
        names.map { $0.sorted() }.eraseToAnyPublisher()
      }
      """,
    ])
  func taken(program: String) {
    #expect(Check.findings(in: "import Foundation\n" + program) == [])
  }
}

/// Findings as a reader sees them.
enum Check {
  /// What a program prints, and behind it how it ended where that is not its end.
  static func printed(by text: String) -> String {
    var printed = ""
    let outcome = SourceProgram([SourceText(path: "main.swift", text: text)])
      .run(steps: 1_000_000) { printed += $0 }
    if case .finished = outcome { return printed }
    return "\(printed)\(outcome)"
  }

  /// `line:column message`, in the order of the source.
  static func findings(in text: String) -> [String] {
    findings(inFiles: [text]).map { String($0.drop { $0 != " " }.dropFirst()) }
  }

  /// The number of the file, from 0, before each.
  static func findings(inFiles texts: [String]) -> [String] {
    let sources = texts.enumerated().map { SourceText(path: "Test\($0).swift", text: $1) }
    return SourceProgram(sources).findings().map { finding in
      let file = Int(finding.position.file)
      let (line, column) = sources[file].location(of: Int(finding.position.offset))
      return "\(file) \(line):\(column) \(finding.message)"
        + (finding.advice.isEmpty ? "" : " | \(finding.advice)")
    }
  }
}
