import Simulation
import Testing

@testable import Curriculum

struct LinterTests {
  private let linter = Linter(oracle: SamplePack.oracle)

  @Test("A sound pack has no findings")
  func sound() throws {
    let report = try linter.lint(SamplePack.folder())
    #expect(report.findings == [])
    #expect(report.lessons == 3)
  }

  @Test("Ten mistakes give ten findings, each at its place")
  func tenMistakes() throws {
    var folder = try SamplePack.folder("ten-mistakes")
    let marked = MarkedText(
      String(decoding: try #require(folder.files[SamplePack.lesson]), as: UTF8.self))
    folder.files[SamplePack.lesson] = Array(marked.text.utf8)
    let findings = linter.lint(folder).findings
    #expect(
      findings.map(\.rule) == [
        .unknownLesson, .fieldValue, .fieldValue, .mockupCallout, .mockupCallout, .traceKey,
        .duplicateID, .unknownMisconception, .optionRationale, .clozeNumber,
      ])
    #expect(findings.map(\.position) == (1...10).map { marked.places[$0] })
    #expect(findings.allSatisfy { $0.severity == .error })
  }

  /// A change of the sound lesson that one rule, and no other, objects to at the mark ①.
  struct Planted: Sendable, CustomTestStringConvertible {
    var rule: Rule
    var old: String
    var new: String

    var testDescription: String { "\(rule.rawValue): \(new)" }

    init(_ rule: Rule, _ old: String, _ new: String) {
      self.rule = rule
      self.old = old
      self.new = new
    }
  }

  static let planted: [Planted] = [
    // Front matter.
    Planted(.unknownField, "platform: \"iOS 17\"", "platform: \"iOS 17\"\n①authors: me"),
    Planted(
      .missingField, "---\nid: counting\ntitle: \"Counting: a first look\"",
      "①---\nid: counting"),
    Planted(.fieldValue, "minutes: 3", "minutes: ①soon"),
    Planted(.fieldValue, "\"2026-02-28\"", "①\"2025-02-29\""),
    Planted(.fieldValue, "title: \"Counting: a first look\"", "①title: []"),
    Planted(.requiresCircle, "requires: []", "requires: ①[\"counting\"]"),
    // Identifiers.
    Planted(.invalidID, "id: two-blanks", "id: ①Two Blanks"),
    Planted(.missingID, "```quiz\nid: two-blanks\n", "①```quiz\n"),
    Planted(.duplicateID, "id: two-blanks", "id: ①where-it-lives"),
    Planted(.formerID, "was: old-home", "was: ①two-blanks"),
    Planted(.revision, "rev: 2", "rev: ①zero"),
    Planted(.unknownConcept, "concepts: reads", "concepts: ①writes"),
    // Headers.
    Planted(.unknownHeader, "was: old-home", "①hnt: old-home"),
    Planted(.repeatedHeader, "rev: 2", "rev: 2\n①rev: 3"),
    Planted(.headerLine, "rev: 2", "①rev:"),
    Planted(
      .missingHeader, "```quiz\nid: in-order\nkind: order\nwhy: The cause comes first.",
      "①```quiz\nid: in-order\nkind: order"),
    Planted(.unknownKind, "kind: order", "kind: ①sorted"),
    Planted(
      .unknownListing, "id: counter-screen\nlisting: counter",
      "id: counter-screen\nlisting: ①count"),
    // Stems.
    Planted(
      .stemMissing,
      "```quiz\nid: in-order\nkind: order\nwhy: The cause comes first.\n\n"
        + "What happens in which order?\n",
      "①```quiz\nid: in-order\nkind: order\nwhy: The cause comes first.\n"),
    Planted(.stemQuestion, "Where does", "①Well? Where does"),
    Planted(.stemNegation, "Where does the number live?", "①Where does the number not live?"),
    // Options.
    Planted(.optionKey, "- [ ] In the struct", "①- [x] In the struct"),
    Planted(
      .optionCount,
      "- [x] `Counter.body`\n  > It read the number.\n"
        + "- [x] `Caption.body`\n  > Its text differs.\n- [ ] `Footer.body`\n"
        + "  > [child-follows] Nobody built one.\n```\n\n## Check\n\n```quiz",
      "- [x] `Counter.body`\n  > It read the number.\n"
        + "- [x] `Caption.body`\n  > Its text differs.\n- [ ] `Footer.body`\n"
        + "  > [child-follows] Nobody built one.\n```\n\n①```quiz\nid: too-few\nkind: several\nwhy: So.\n\n"
        + "Which?\n\n- [x] One\n  > Yes.\n- [x] Two\n  > Yes.\n```\n\n```quiz"),
    Planted(.optionText, "- [ ] In the struct", "①- In the struct"),
    Planted(
      .optionText, "1. a write\n2. a mark\n3. a body runs",
      "1. a write\n2. a mark\n3. a body runs\n\n①Good luck."),
    Planted(
      .optionRationale, "- [x] In storage that SwiftUI keeps.\n  > Right.\n",
      "①- [x] In storage that SwiftUI keeps.\n"),
    Planted(.allOfTheAbove, "- [ ] In the button that was tapped.", "①- [ ] In none of the above."),
    Planted(
      .optionLength, "- [x] In storage that SwiftUI keeps.",
      "①- [x] In storage that SwiftUI keeps for it as long as the view stays in the tree."),
    Planted(
      .optionParallel, "- [ ] In the struct of the view.",
      "①- [ ] In the struct of the view"),
    Planted(.unknownMisconception, "[stored-in-struct]", "①[in-struct]"),
    // Hints.
    Planted(.hintKey, "Think of what survives.", "①It is: in storage that SwiftUI keeps!"),
    Planted(.hintKey, "Both begin in the source.", "①It is out of date."),
    Planted(.hintKey, "Who read the number?", "①Look at Caption."),
    // Clozes.
    Planted(.clozeNumber, "{{2: dirty", "①{{1: dirty"),
    Planted(.clozeNumber, "{{2: dirty | out of date | a\\|b}}", "①{{dirty}}"),
    Planted(.clozeDeletion, "{{1: reads | has read}}", "①{{1: }}"),
    Planted(.accepted, "rev: 2", "①accept: storage"),
    Planted(.repeatedAnswer, "accept: @State | State", "accept: @State | ①`@State` | State"),
    Planted(.repeatedAnswer, "accept: SwiftUI.State", "accept: ①`State`"),
    Planted(.repeatedAnswer, "{{1: reads | has read}}", "{{1: reads | ①the reads}}"),
    // Mockups.
    Planted(.mockupCallout, "callout: 1 = Caption.", "①callout: one = Caption."),
    Planted(
      .mockupWidth, "+------------------+\n|        0",
      "+------------------------------------+①+\n|        0"),
    Planted(.mockupCharacter, "      [Add]", "①\t     [Add]"),
    Planted(.mockupWide, "Größe zählt", "①```text wide\n+--+\n```\n\nGröße zählt"),
    // Prose.
    Planted(.html, "Größe zählt", "①<b>Größe</b>\n\nzählt"),
    Planted(.idea, "Größe zählt", "①<!-- idea: -->\n\nGröße zählt"),
    // Listings and traces.
    Planted(.listingSource, "Text(\"end\") }\n}", "Text(\"end\") }\n}①}"),
    Planted(.traceEvent, "do: tap \"Add\"", "do: tap \"Add\"\ndo: ①tap \"Remove\""),
    Planted(.traceEvent, "do: tap \"Add\"", "do: ①tap \"Remove\"\ndo: tap \"Remove\""),
    Planted(.traceAsk, "ask: bodies", "ask: ①feelings"),
    Planted(.traceOption, "- [ ] `Footer.body`", "①- [ ] `Header.body`"),
    Planted(
      .traceCertainty, "```trace\nid: count-once\nlisting: counter\nroot: Counter",
      "①```trace\nid: count-once\nlisting: counter\nroot: Shaky"),
  ]

  @Test("Each rule finds its mistake, and nothing else does", arguments: planted)
  func rule(planted: Planted) throws {
    let (folder, places) = try SamplePack.changing(planted.old, to: planted.new)
    let findings = linter.lint(folder).findings
    #expect(findings.map(\.rule) == [planted.rule])
    #expect(findings.map(\.position) == [places[1]])
    #expect(findings.allSatisfy { !$0.excerpt.isEmpty })
  }

  @Test("A fence that is never closed is found")
  func unclosedFence() throws {
    let (folder, places) = try SamplePack.changing(
      "```quiz\nid: in-order\nkind: order\nwhy: The cause comes first.\n\n"
        + "What happens in which order?\n\n1. a write\n2. a mark\n3. a body runs\n```\n",
      to: "①```quiz\nid: in-order\nkind: order\nwhy: The cause comes first.\n\n"
        + "What happens in which order?\n\n1. a write\n2. a mark\n3. a body runs\n")
    let findings = linter.lint(folder).findings
    #expect(findings.map(\.rule) == [.unclosedFence])
    #expect(findings.map(\.position) == [places[1]])
  }

  @Test("A lesson alone is checked in the context of its pack")
  func context() throws {
    let (folder, _) = try SamplePack.changing("id: in-order", to: "id: Wrong")
    let late = linter.lint(folder) { $0 == "02-the-update-cycle/a-late.md" }
    #expect(late.findings == [])
    #expect(late.lessons == 1)
  }

  @Test(
    "An identifier is a duplicate in the lesson that is being checked, also if that comes first")
  func duplicateElsewhere() throws {
    var folder = try SamplePack.folder()
    folder.files["02-the-update-cycle/early.md"]? += Array(
      "\n```mockup\nid: counter-screen\nalt: A line.\n\n---\n```\n".utf8)
    let first = linter.lint(folder) { $0 == SamplePack.lesson }
    #expect(first.findings.map(\.rule) == [.duplicateID])
    let later = linter.lint(folder) { $0 != SamplePack.lesson }
    #expect(later.findings.map(\.path) == ["Lessons/02-the-update-cycle/early.md"])
  }

  @Test("A block that is indented into a list is found, because its cards would be lost")
  func nested() throws {
    let (folder, places) = try SamplePack.changing(
      "## Check\n", to: "## Check\n\n- like this:\n\n  ①```quiz\n  id: lost\n  ```\n")
    let findings = linter.lint(folder).findings
    #expect(findings.map(\.rule) == [.nestedBlock])
    #expect(findings.map(\.position) == [places[1]])
  }

  @Test("A mockup draws something")
  func emptyDrawing() throws {
    let (folder, places) = try SamplePack.changing(
      "## Check\n", to: "## Check\n\n①```mockup\nid: empty\nalt: Nothing.\n\n```\n")
    let findings = linter.lint(folder).findings
    #expect(findings.map(\.rule) == [.mockupDrawing])
    #expect(findings.map(\.position) == [places[1]])
  }

  @Test("The pack has a sound name and each part a number of its own")
  func packFiles() throws {
    var folder = try SamplePack.folder()
    let marked = MarkedText("name: ①My Lessons\n")
    folder.files["pack.yml"] = Array(marked.text.utf8)
    folder.files["01-again/x.md"] = folder.files.removeValue(
      forKey: "02-the-update-cycle/a-late.md")
    let findings = linter.lint(folder).findings
    #expect(findings.prefix(2).map(\.rule) == [.packName, .partNumber])
    #expect(findings.first?.position == marked.places[1])
  }

  @Test("What the simulator cannot read is shown in the lesson, where the listing has it")
  func simulatorError() throws {
    let (folder, places) = try SamplePack.changing("  let text: String", to: "  ①let text: String")
    let oracle = Oracle(
      read: { _ in }, mount: { _ in },
      predict: { _, _ in
        throw SourceError([SourceDiagnostic(path: "", line: 10, column: 3, message: "no value")])
      })
    let findings = Linter(oracle: oracle).lint(folder).findings
    #expect(findings.map(\.rule) == [.traceSource])
    #expect(findings.map(\.position) == [places[1]])
  }

  @Test("A prerequisite that is taught later is worth a warning")
  func later() throws {
    var (folder, places) = try SamplePack.changing("requires: []", to: "requires: [①\"early\"]")
    let early = "02-the-update-cycle/early.md"
    let text = String(decoding: folder.files[early] ?? [], as: UTF8.self)
    folder.files[early] = Array(text.replacing("[\"counting\"]", with: "[]").utf8)
    let findings = linter.lint(folder).findings
    #expect(findings.map(\.rule) == [.requiresLater])
    #expect(findings.map(\.position) == [places[1]])
    #expect(findings.errorCount == 0)
  }

  @Test("A misconception is cured by a lesson and a trace that exist")
  func misconceptions() throws {
    var folder = try SamplePack.folder()
    let marked = MarkedText(
      """
      - slug: child-follows
        belief: "b"
        truth: "t"
        lesson: ①nowhere
        trace: ②nothing
      - slug: stored-in-struct
        belief: "b"
        truth: "t"
      - slug: ③child-follows
        belief: "b"
        truth: "t"
      - ④slug: no-truth
        belief: "b"
      """)
    folder.files["misconceptions.yml"] = Array(marked.text.utf8)
    let places = linter.lint(folder).findings.map(\.position)
    #expect(Set(places) == Set(marked.places.values))
    #expect(places.count == 4)
  }
}
