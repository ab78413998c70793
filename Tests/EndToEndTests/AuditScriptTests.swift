import Foundation
import Testing

@Suite("tutor audit and tutor compare, as scripts call them")
struct AuditScriptTests {
  private static let closure = """
    import SwiftUI
    struct Outer: View {
      @State private var n = 0
      var body: some View { VStack { Button("+1") { n += 1 }; Inner(act: { n += 1 }) } }
    }
    struct Inner: View {
      let act: () -> Void
      var body: some View { Button("in") { act() } }
    }
    """

  private static let binding = closure.replacing("Inner(act: { n += 1 })", with: "Inner(n: $n)")
    .replacing("let act: () -> Void", with: "@Binding var n: Int")
    .replacing("act()", with: "n += 1")

  @Test("Findings exit with 1, those of a baseline with 0, and what is no baseline is left alone")
  func audit() throws {
    let source = Self.closure.replacing("Button(\"+1\")", with: "Button(\"+1 \\(n)\")")
    let bench = try ScriptBench(["App/App.swift": source, "other.json": "{}"])
    let found = try bench.run("audit", bench.folder + "/App", "--json")
    #expect(found.status == 1)
    let findings = try found.object()["findings"] as? [[String: Any]]
    #expect(findings?.map { $0["kind"] as? String } == ["closure-input"])
    #expect(findings?.first?["file"] as? String == "App.swift")
    let file = bench.folder + "/known.json"
    #expect(
      try bench.run("audit", bench.folder + "/App", "--baseline", file, "--write-baseline").status
        == 0)
    #expect(try bench.run("audit", bench.folder + "/App", "--baseline", file).status == 0)
    let other = bench.folder + "/other.json"
    let refused = try bench.run(
      "audit", bench.folder + "/App", "--baseline", other, "--write-baseline")
    #expect(refused.status == 65)
    #expect(try String(contentsOfFile: other, encoding: .utf8) == "{}")
  }

  @Test("What runs more exits with 1, what runs less with 0, what cannot be compared with 65")
  func compare() throws {
    let source = Self.closure.replacing("Button(\"+1\")", with: "Button(\"+1 \\(n)\")")
    let better = Self.binding.replacing("Button(\"+1\")", with: "Button(\"+1 \\(n)\")")
    let bench = try ScriptBench(["Old.swift": source, "New.swift": better])
    let (old, new) = (bench.folder + "/Old.swift", bench.folder + "/New.swift")
    let less = try bench.run("compare", old, new, "--do", "tap \"+1 0\"")
    #expect(less.status == 0)
    #expect(less.output.hasPrefix("### `Outer`: 2 bodies before, 1 now\n"))
    #expect(try bench.run("compare", new, old, "--do", "tap \"+1 0\"").status == 1)
    let impossible = try bench.run("compare", old, new, "--do", "tap \"-1\"")
    #expect(impossible.status == 65 && impossible.errors.contains("Old.swift: tap"))
    #expect(try bench.run("compare", "git:none:App", new).status == 66)
  }

  @Test(
    "What a compiler would refuse is told on standard error, and the rest is looked at all the same"
  )
  func refused() throws {
    let source = Self.binding + "\nfunc count() -> Int { [1].cuont }\n"
    let bench = try ScriptBench(["App/App.swift": source])
    let app = bench.folder + "/App"
    let audit = try bench.run("audit", app)
    #expect(audit.errors.contains("App.swift:10:27: error: ") && audit.errors.contains("`cuont`"))
    #expect(audit.status == 0 && !audit.output.isEmpty)
    let same = try bench.run("compare", app, app, "--do", "tap \"+1\"")
    #expect(same.errors.contains("`cuont`") && same.status == 0)
  }
}
