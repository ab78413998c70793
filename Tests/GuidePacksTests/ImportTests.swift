import Curriculum
import Guides
import Testing

@testable import GuidePacks

/// A guide of our own in the habits of others.
private let lamps = """
  All About Lamps

  1. Switching

  @State keeps a value for as long as the view keeps its place on the screen.

  When somebody taps:

    1. The action writes the state of the lamp.
    2. The body that read it runs again.
    3. The screen shows what has changed since.

  struct Lamp: View {
      @State private var isOn = false

      var body: some View {
          VStack {
              Text(isOn ? "on" : "off")
              Button("Switch") { isOn.toggle() }
              Shade()
          }
      }
  }

  struct Shade: View {
      var body: some View { Text("shade") }
  }

  The screen:

  ┌────────────────┐
  │  off           │ ← the state
  │  [Switch]      │
  └────────────────┘

  @Binding — Declaration-Based

  @Binding is told of every change, regardless of whether body reads the value.

  Lamp Kind
  Hall Wired
  Desk Battery
  Door Wired
  Bed Battery

  A piece that is nothing alone:

  .padding(4)
  .background(.red)
  """

private func imported(_ text: String, named name: String = "lamps.txt") throws -> ImportedPack {
  let guide = try Guide(GuideText(name: name, text: text))
  return GuideImport(name: "lamps", day: "2026-09-20").pack(of: [guide])
}

private func lint(_ pack: ImportedPack) -> LintReport {
  Linter().lint(PackFolder(path: "lamps", files: pack.files.mapValues { Array($0.utf8) }))
}

@Suite("A guide becomes a pack")
struct ImportTests {
  @Test("Lint accepts the pack, and counts its drafts")
  func lint() throws {
    let pack = try imported(lamps)
    let report = GuidePacksTests.lint(pack)
    #expect(report.findings.filter { $0.severity == .error }.isEmpty)
    #expect(report.waitingDrafts == pack.reports[0].items.count)
    #expect(report.waitingDrafts >= 3)
  }

  @Test("A complete program runs, and is asked about with the key that the machine computes")
  func trace() throws {
    let report = try imported(lamps).reports[0]
    let listing = try #require(report.blocks.first { $0.kind == "code" })
    #expect(listing.runs == true)
    #expect(listing.root == "Lamp")
    #expect(report.items.contains { $0.kind == "trace" && $0.first == listing.first })
  }

  @Test("A program that nothing is asked about has a trace to step through, of what it does")
  func shownTrace() throws {
    let text = """
      # Lamps

      ```swift
      struct Shade: View { var body: some View { Text("shade") } }
      ```

      A lamp that can be lit:

      ```swift
      struct Lamp: View {
          @State private var light = 0
          var body: some View { Button("\\(light)") { light += 1 } }
      }
      ```
      """
    let pack = try imported(text, named: "lamps.md")
    let report = pack.reports[0]
    let traces = report.items.filter { $0.kind == "trace" }
    #expect(traces.map(\.asked) == [false, false])
    #expect(traces.map(\.first) == report.blocks.filter { $0.runs == true }.map(\.first))
    #expect(report.blocks.first { $0.root == "Shade" }?.unasked != nil)
    let lesson = try #require(pack.files.first { $0.key.hasSuffix(".md") }?.value)
    #expect(lesson.contains("root: Shade\nask: nothing\n```"))
    #expect(lesson.contains("root: Lamp\ndo: tap \"0\"\nask: nothing\n```"))
    #expect(GuidePacksTests.lint(pack).findings.filter { $0.severity == .error }.isEmpty)
  }

  @Test("What a listing that is written as a change has anew and no more is told beside it")
  func change() throws {
    let text = """
      # Lamps

      The lamp is owned now:

      ```diff
       struct Lamp: View {
      -  var isOn = false
      +  @State var isOn = false
         var body: some View { Toggle("lamp", isOn: $isOn) }
       }
      ```
      """
    let pack = try imported(text, named: "lamps.md")
    let lesson = try #require(pack.files.first { $0.key.hasSuffix(".md") }?.value)
    #expect(lesson.contains("This is gone:\n\n```text\n  var isOn = false\n```"))
    #expect(lesson.contains("  @State var isOn = false\n"))
    #expect(lesson.contains("Line 2 of it is new."))
    #expect(GuidePacksTests.lint(pack).findings.filter { $0.severity == .error }.isEmpty)
  }

  @Test("A sketch of what the system declares is no part of a program")
  func sketch() throws {
    let text = """
      # Lamps

      ```swift
      public protocol View {
          associatedtype Body: View
          @ViewBuilder var body: Self.Body { get }
      }
      ```

      A lamp is one:

      ```swift
      struct Lamp: View {
          @State private var light = 0
          var body: some View { Text("\\(light)").onAppear { light = 40 } }
      }
      ```
      """
    let pack = try imported(text, named: "lamps.md")
    let report = pack.reports[0]
    #expect(report.blocks.filter { $0.kind == "code" }.map(\.runs) == [false, true])
    let lesson = try #require(pack.files.first { $0.key.hasSuffix(".md") }?.value)
    #expect(!lesson.contains("Here the program is whole."))
    #expect(report.items.map(\.kind) == ["trace", "choice"])
  }

  @Test("Addresses and links of DocC stay as words, and the summary is a whole sentence")
  func words() throws {
    let text = """
      # Lamps

      ## Overview

      All that is to be known of lamps, of which there are
      many. See <doc:Lamps-And-Lights> and <https://example.com>.
      """
    let pack = try imported(text, named: "lamps.md")
    let lesson = try #require(pack.files.first { $0.key.hasSuffix(".md") }?.value)
    #expect(lesson.contains("See Lamps And Lights and https://example.com."))
    #expect(
      lesson.contains("summary: \"All that is to be known of lamps, of which there are many.\""))
    #expect(lesson.contains("title: \"Lamps\""))
  }

  @Test("Steps that are counted and names that are explained become questions")
  func quizzes() throws {
    let kinds = Set(try imported(lamps).reports[0].items.map(\.kind))
    #expect(kinds.isSuperset(of: ["trace", "cloze", "order"]))
  }

  @Test("What cannot be put on the screen alone is a fragment with its reason")
  func fragment() throws {
    let text = try imported(lamps).files.values.joined()
    #expect(text.contains("norun"))
    #expect(text.contains("<!-- norun: it is a piece of a program -->"))
  }

  @Test("What the guide says and the machine contradicts is told with its line and rule")
  func contradictions() throws {
    let pack = try imported(lamps)
    let found = pack.reports[0].contradictions
    #expect(found.map(\.rule) == ["D3", "D3"])
    #expect(pack.files.values.contains { $0.contains("The machine says otherwise") })
  }

  @Test("A rule that the machine bears out is no contradiction")
  func agreement() {
    let block = GuideBlock(
      kind: .prose, first: 4, last: 4,
      lines: ["@ObservedObject is told of every change, regardless of whether body reads it."])
    #expect(Contradictions.found(in: TrackingClaim.claims(in: block)).isEmpty)
    #expect(TrackingClaim.claims(in: block).count == 1)
  }

  @Test("Every line is in one block of the report, and every drawing has a mockup")
  func report() throws {
    let report = try imported(lamps).reports[0]
    var next = 1
    for block in report.blocks {
      #expect(block.first == next)
      next = block.last + 1
    }
    #expect(next == report.lines + 1)
    #expect(report.blocks.filter { $0.kind == "drawing" }.allSatisfy { $0.mockup != nil })
  }

  @Test("The same guide gives the same pack, and a changed sentence leaves identifiers alone")
  func stable() throws {
    let first = try imported(lamps)
    #expect(try imported(lamps).files == first.files)
    let changed = try imported(lamps.replacing("what has changed since", with: "what is new"))
    #expect(changed.reports[0].items.map(\.id) == first.reports[0].items.map(\.id))
    #expect(changed.files.keys.sorted() == first.files.keys.sorted())
  }

  @Test(
    "No file lies outside of the pack, whatever the guide is called",
    arguments: [
      "../../etc/passwd", "/etc/passwd", "..", "a/../b.txt", "状态.txt", "\u{1B}[31m.txt",
    ])
  func inside(_ name: String) throws {
    for path in try imported("../.. Title\n\n" + lamps, named: name).files.keys {
      #expect(!path.hasPrefix("/"))
      #expect(!path.split(separator: "/").contains(".."))
      #expect(path.utf8.allSatisfy { $0 > 0x20 && $0 < 0x7F })
    }
  }

  @Test(
    "A guide that has the syntax of lessons gives a sound pack",
    arguments: [
      "Title of it\n\n```quiz\nid: evil\n\n```\n\n---\nid: x\n---\n\n{{1: a}} are braces in a sentence here.",
      "# T\n\n```trace\nid: x\n```\n\n~~~mockup\nid: y\n~~~\n\n<script>alert(1)</script>\n\n- [x] entry",
      "Title of it\n\nSome prose is here to be read.\n\nlet text = \"\"\"\n```\n---\n\"\"\"\n",
      "---\nid: ../../x\ntitle: \"../../../evil\"\n---\n\n# ../../../evil\n\n:::note\nhello there\n:::\n\n![x](../../../etc/passwd) is seen.",
      "# T\n\n<!-- norun: --> x -->\n\n````\n```quiz\nid: stolen\n```\n````\n\nSome prose is here.",
      String(repeating: "* ", count: 2_000) + "listed deeply\n",
    ])
  func syntax(_ text: String) throws {
    let report = GuidePacksTests.lint(try imported(text))
    #expect(report.findings.filter { $0.severity == .error }.isEmpty)
  }
}

@Suite("A guide imported again")
struct PackKeepingTests {
  private let made = try? imported(lamps).files

  private func again(_ change: (String) -> String) throws -> (PackKeeping.Result, [String: String])
  {
    let made = try #require(made)
    let first = PackKeeping(before: [:], record: nil).joined(made)
    let changed = first.files.mapValues(change)
    return (PackKeeping(before: changed, record: first.record).joined(made), changed)
  }

  @Test("What nobody touched is made anew")
  func untouched() throws {
    let (result, before) = try again { $0 }
    #expect(result.files == before)
    #expect(result.keptItems == 0)
    #expect(result.keptLessons.isEmpty)
  }

  @Test("An accepted, a dropped and an edited question stay as they are")
  func kept() throws {
    for (old, new) in [
      ("draft: yes\n", ""), ("draft: yes", "draft: dropped"), ("hint: ", "hint: My "),
    ] {
      let (result, before) = try again { text in
        guard let range = text.firstRange(of: old) else { return text }
        return text.replacingCharacters(in: range, with: new)
      }
      #expect(result.files == before)
      #expect(result.keptItems == 1)
    }
  }

  @Test("An accepted question that the guide gives no more stays in its lesson")
  func orphan() throws {
    let made = try #require(made)
    let first = PackKeeping(before: [:], record: nil).joined(made)
    let accepted = first.files.mapValues { $0.replacing("draft: yes\n", with: "") }
    let fewer = lamps.replacing("@State keeps a value", with: "Here is kept a value")
    let again = PackKeeping(before: accepted, record: first.record).joined(
      try imported(fewer).files)
    #expect(again.files.values.contains { $0.contains("id: state-means\n") })
  }

  @Test("A pack keeps its name, wherever its folder goes, and no other text is taken for one")
  func name() throws {
    let made = try #require(made)
    #expect(PackKeeping.name(of: made) == "lamps")
    #expect(PackKeeping.name(of: ["pack.yml": "name: ../x\n"]) == nil)
    #expect(PackKeeping.name(of: [:]) == nil)
  }

  @Test("A lesson whose words were edited is left alone")
  func edited() throws {
    let (result, before) = try again { $0.replacing("The screen:", with: "My own words.") }
    #expect(result.keptLessons.count == 1)
    #expect(result.files == before)
  }

  @Test("A lesson that the guide has no more goes, unless something in it was kept")
  func superfluous() throws {
    let made = try #require(made)
    let first = PackKeeping(before: [:], record: nil).joined(made)
    let none = PackKeeping(before: first.files, record: first.record).joined([:])
    #expect(none.superfluous.count == made.keys.count { $0.hasSuffix(".md") })
    let accepted = first.files.mapValues { $0.replacing("draft: yes\n", with: "") }
    #expect(PackKeeping(before: accepted, record: first.record).joined([:]).superfluous.isEmpty)
  }
}

extension String {
  fileprivate func replacingCharacters(in range: Range<Index>, with text: String) -> String {
    self[..<range.lowerBound] + text + self[range.upperBound...]
  }
}
