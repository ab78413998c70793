import Audit
import Simulation
import Testing

@Suite("Comparing two versions")
struct ComparisonTests {
  private let closure = """
    import SwiftUI
    struct Outer: View {
      @State private var n = 0
      var body: some View { VStack { Button("+1") { n += 1 }; Text("\\(n)"); Inner(act: { n += 1 }) } }
    }
    struct Inner: View {
      let act: () -> Void
      var body: some View { Button("in") { act() } }
    }
    """

  private var binding: String {
    closure.replacing("Inner(act: { n += 1 })", with: "Inner(n: $n)")
      .replacing("let act: () -> Void", with: "@Binding var n: Int")
      .replacing("act()", with: "n += 1")
  }

  private func simulator(_ text: String) throws -> Simulator {
    try Simulator(files: [SourceFile(path: "App.swift", text: text)])
  }

  private func compare(_ old: String, _ new: String, _ events: [String]) throws -> Comparison {
    try Comparison(old: simulator(old), new: simulator(new), root: "Outer", events: events)
  }

  @Test("What no longer runs is told, and is no reason to fail")
  func better() throws {
    let comparison = try compare(closure, binding, ["tap \"+1\""])
    #expect(comparison.events.last?.noLonger == ["Inner"])
    #expect(!comparison.runsMore)
    let lines = ComparisonText(comparison).lines
    #expect(lines.first == "### `Outer`: 2 bodies before, 1 now")
    #expect(lines.contains("- `tap \"+1\"`: no longer runs: Inner"))
  }

  @Test("The other way round something runs more")
  func worse() throws {
    let comparison = try compare(binding, closure, ["tap \"+1\""])
    #expect(comparison.runsMore)
    #expect(comparison.events.last?.more == ["Inner"])
    #expect(ComparisonText(comparison).lines.first == "### `Outer`: 1 body before, 2 now")
  }

  @Test("What a person sees otherwise is told")
  func screen() throws {
    let other = closure.replacing("Text(\"\\(n)\")", with: "Text(\"n \\(n)\")")
    let lines = ComparisonText(try compare(closure, other, ["tap \"+1\""])).lines
    #expect(lines.contains("- `tap \"+1\"`: on the screen, before only: Text \"1\""))
    #expect(lines.contains("- `tap \"+1\"`: on the screen, now only: Text \"n 1\""))
  }

  @Test("An event that one version does not offer is an error of that version")
  func impossible() throws {
    let other = closure.replacing("Button(\"+1\")", with: "Button(\"plus\")")
    #expect {
      try compare(closure, other, ["tap \"+1\""])
    } throws: { error in
      (error as? ComparisonError)?.version == .new
    }
  }
}
