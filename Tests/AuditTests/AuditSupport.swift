import Audit
import Simulation

/// What an audit says of a program of one file.
func audit(_ text: String, named names: [String] = ["App.swift"]) throws -> AuditReport {
  let file = SourceFile(path: "App.swift", text: "import SwiftUI\n" + text)
  return try Auditor(SourceTrees([file]), named: names).report()
}

/// The findings of a kind, with the texts of their lines.
func findings(_ kind: FindingKind, in text: String) throws -> [(finding: Finding, line: String)] {
  let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
  return try audit(text).findings.filter { $0.kind == kind }.map { finding in
    // The import is the first line.
    (finding, String(lines[finding.line - 2]))
  }
}

/// A view with a button that has it described again.
func ticking(_ content: String) -> String {
  """
  struct Outer: View {
    @State private var tick = 0
    var body: some View {
      VStack { Button("tick \\(tick)") { tick += 1 }; \(content) }
    }
  }
  """ + "\n"
}
