import Foundation
import Interpreter
import Testing

/// Programs with one line changed, and what swiftc said of each: `scripts/mutants` made them. Every
/// third is looked at; with `TUTOR_MUTANTS=all` all of them.
@Suite struct MutantTests {
  struct Mutant: Sendable, CustomTestStringConvertible {
    var program: String
    var line: Int
    var text: String
    /// Where swiftc refuses it; empty where it does not.
    var refused: Set<Int>
    var testDescription: String { "\(program):\(line): \(text)" }
  }

  private static let tests = URL(filePath: #filePath).deletingLastPathComponent()

  /// Lines of four parts with tabs between them.
  private static let recorded: [Mutant] = {
    let text = try? String(contentsOf: tests.appending(path: "Mutants.txt"), encoding: .utf8)
    return (text ?? "").split(separator: "\n").compactMap { row in
      let parts = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard parts.count == 4, let line = Int(parts[1]) else { return nil }
      return Mutant(
        program: String(parts[0]), line: line, text: String(parts[3]),
        refused: Set(parts[2].split(separator: " ").compactMap { Int($0) }))
    }
  }()

  private static let chosen: [Mutant] = {
    let isAll = ProcessInfo.processInfo.environment["TUTOR_MUTANTS"] == "all"
    return recorded.enumerated().filter { isAll || $0.offset.isMultiple(of: 3) }.map(\.element)
  }()

  @Test("there are mutants of both kinds")
  func mutants() {
    #expect(Self.recorded.count { !$0.refused.isEmpty } >= 40)
    #expect(Self.recorded.count { $0.refused.isEmpty } >= 10)
  }

  @Test("what swiftc refuses is refused at its line, what it takes is taken", arguments: chosen)
  func judged(mutant: Mutant) throws {
    let folder = Self.tests.deletingLastPathComponent().appending(path: "SimulationTests/Programs")
    let text = try String(contentsOf: folder.appending(path: mutant.program), encoding: .utf8)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    lines[mutant.line - 1] = mutant.text
    let found = Check.findings(in: lines.joined(separator: "\n"))
      .compactMap { $0.split(separator: ":").first.flatMap { Int($0) } }
    if mutant.refused.isEmpty {
      #expect(found.isEmpty)
    } else {
      #expect(!mutant.refused.isDisjoint(with: found))
    }
  }
}
