import Simulation
import Testing

@testable import Claims

/// A program, read once, of which claims are judged.
struct Court {
  let simulator: Simulator
  let root: String

  init(_ source: String, root: String) throws {
    let sources = try SourceTrees([
      SourceFile(path: "Views.swift", text: "import SwiftUI\n" + source)
    ])
    let errors = CompilerFindings(in: sources).diagnostics.filter { $0.severity == .error }
    #expect(errors.isEmpty, "the program compiles: \(errors)")
    simulator = Simulator(sources)
    self.root = root
  }

  func verdict(_ text: String) throws -> Verdict {
    try Judge(simulator, root: root).verdicts(on: [Claim(text)])[0].verdict
  }

  /// Judges lines that begin with the outcome that they should have.
  func expect(_ lines: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    let rows = lines.split(separator: "\n").map { $0.split(separator: " ", maxSplits: 1) }
    let claims = try rows.map { try Claim($0[1]) }
    let judged = try Judge(simulator, root: root).verdicts(on: claims)
    for (row, judged) in zip(rows, judged) {
      #expect(
        judged.verdict.outcome.rawValue == row[0], "\(row[1]): \(judged.verdict)",
        sourceLocation: sourceLocation)
    }
  }
}
