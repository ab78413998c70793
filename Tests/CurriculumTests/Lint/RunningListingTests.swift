import Simulation
import Testing

@testable import Curriculum

/// Listings and what they are said to print, held against the simulator.
struct RunningListingTests {
  private static let speaker = """
    ```swift id=speaker
    struct Speaker: View {
      @State private var count = 0
      var body: some View {
        let _ = Self._printChanges()
        Text("\\(count)")
        Button("More") {
          count += 1
          print("now", count)
        }
      }
    }
    ```
    """

  private func findings(_ blocks: String) throws -> [Finding] {
    let (folder, _) = try SamplePack.changing("## Check\n", to: blocks + "\n\n## Check\n")
    return Linter().lint(folder).findings
  }

  private func listing(_ fence: String, _ code: String) -> String {
    "```swift id=\(fence)\n\(code)\n```"
  }

  private func prints(_ lines: String, event: String = "tap \"More\"") -> String {
    "```prints\nlisting: speaker\nroot: Speaker\ndo: \(event)\n\n\(lines)\n```"
  }

  @Test("A listing must show a view, and not stop in it, unless it says norun")
  func mounting() throws {
    let noView = "final class Card { var name = \"Ada\" }"
    let trap = "struct Bad: View { var body: some View { let a = [1]; return Text(\"\\(a[3])\") } }"
    for code in [noView, trap] {
      #expect(try findings(listing("part", code)).map(\.rule) == [.listingScreen])
      #expect(try findings(listing("part norun", code)) == [])
    }
    #expect(try findings(Self.speaker) == [])
    #expect(try findings(listing("part", "struct {")).map(\.rule).contains(.listingSource))
  }

  @Test("A trace that asks for nothing needs no more than a program and its events")
  func shownTrace() throws {
    func trace(_ event: String, _ rest: String = "") -> String {
      Self.speaker + "\n\n```trace\nid: speaks\nlisting: speaker\nroot: Speaker\ndo: \(event)\n"
        + "ask: nothing\n\(rest)```"
    }
    #expect(try findings(trace("tap \"More\"")) == [])
    #expect(try findings(trace("tap \"More\"", "\nWatch the count.\n")) == [])
    #expect(try findings(trace("tap \"Less\"")).map(\.rule) == [.traceEvent])
    #expect(try findings(trace("tap \"More\"", "hint: no\n")).map(\.rule) == [.unknownHeader])
    #expect(
      try findings(trace("tap \"More\"", "\n- [x] `Speaker.body`\n  > It ran.\n")).map(\.rule)
        == [.traceOption])
  }

  @Test("A fence of Swift knows no other words than id and norun")
  func words() throws {
    #expect(
      try findings(listing("part nurun", "struct A: View { var body: some View { Text(\"a\") } }"))
        .map(\.rule) == [.listingWord])
  }

  @Test("What is said to be printed is what the listing prints: its own lines and its changes")
  func printed() throws {
    let right = "now 1\nSpeaker: _count changed."
    #expect(try findings(Self.speaker + "\n\n" + prints(right)) == [])
    let wrong = try findings(Self.speaker + "\n\n" + prints("Speaker: _count changed."))
    #expect(wrong.map(\.rule) == [.printedLines])
    #expect(
      wrong.first?.notes == [
        .init("written", "Speaker: _count changed."),
        .init("simulated", "now 1 / Speaker: _count changed."),
      ])
    #expect(
      try findings(Self.speaker + "\n\n" + prints(right, event: "tap \"Less\"")).map(\.rule)
        == [.traceEvent])
    #expect(try findings(prints(right)).map(\.rule) == [.unknownListing])
  }
}
