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
}

/// Findings as a reader sees them.
enum Check {
  /// `line:column message`, in the order of the source.
  static func findings(in text: String) -> [String] {
    let source = SourceText(path: "Test.swift", text: text)
    return SourceProgram([source]).findings().map { finding in
      let (line, column) = source.location(of: Int(finding.position.offset))
      return "\(line):\(column) \(finding.message)"
        + (finding.advice.isEmpty ? "" : " | \(finding.advice)")
    }
  }
}
