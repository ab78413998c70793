import Testing

@testable import Interpreter

/// What the interface files declare, somebody has to do: a body in them, or the machine.
@Suite struct LibraryCoverageTests {
  private let program = SourceProgram([SourceText(path: "Nothing.swift", text: "")])
  private let modules: Set<String> = ["Swift", "Foundation"]

  /// A number that only shrinks.
  @Test("declarations that nobody does become fewer")
  func missing() {
    let missing = LibraryCoverage.missing(in: program.resolver, modules: modules)
    #expect(missing.count <= 36, "\(missing)")
  }

  @Test("the bodies in interface files compile")
  func bodies() {
    let findings = LibraryCoverage.findings(in: program, modules: modules)
    #expect(findings.isEmpty, "\(findings)")
  }
}
