import Testing

@testable import Curriculum

struct PackLoadingTests {
  @Test("How far the reading is rises, a file at a time, and is never told to be more than all")
  func progress() throws {
    let folder = try SamplePack.folder()
    var shares: [Double] = []
    _ = try Pack(folder) { shares.append($0) }
    #expect(shares.count == folder.files.count && shares == Set(shares).sorted())
    #expect(shares.first == 0 && shares.allSatisfy { (0..<1).contains($0) })
  }

  @Test("A sound pack loads in the order of teaching")
  func order() throws {
    let pack = try Pack(SamplePack.folder())
    #expect(pack.name == "sample")
    #expect(pack.parts.map(\.title) == ["Basics", "The update cycle"])
    #expect(pack.lessons.map(\.id) == ["counting", "early", "a-late"])
    #expect(pack.misconceptions.map(\.slug) == ["child-follows", "stored-in-struct"])
  }

  @Test("Every block knows its place in the file")
  func positions() throws {
    let folder = try SamplePack.folder()
    let lines = String(decoding: folder.files[SamplePack.lesson] ?? [], as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    let lesson = try #require(try Pack(folder).lessons.first)
    #expect(lesson.path == "Lessons/01-basics/counting.md")
    #expect(lesson.sections.map(\.title) == ["Counting", "The code", "Check"])
    let listing = try #require(lesson.listing(named: "counter"))
    #expect(lines[listing.position.line - 1] == "struct Counter: View {")
    for item in lesson.items {
      guard case .quiz(let quiz) = item else { continue }
      #expect(lines[quiz.position.line - 1] == "```quiz")
      for option in quiz.options where quiz.kind == .choice {
        #expect(lines[option.position.line - 1].hasPrefix(option.isKey ? "- [x] " : "- [ ] "))
        #expect(lines[option.position.line - 1].hasSuffix(option.text.text))
      }
      guard case .paragraph(let prose, let position)? = quiz.stem.first else { continue }
      #expect(lines[position.line - 1].hasPrefix(prose.text.prefix(7)))
    }
    for case .mockup(let mockup) in lesson.blocks {
      #expect(mockup.drawing.count == 4)
      #expect(lines[mockup.callouts[0].position.line - 1].hasPrefix("callout: 1"))
    }
  }

  @Test("Items are read with all their parts")
  func items() throws {
    let lesson = try #require(try Pack(SamplePack.folder()).lessons.first)
    #expect(
      lesson.items.map(\.id) == [
        "count-once", "where-it-lives", "two-blanks", "name-the-wrapper", "in-order",
      ])
    guard case .trace(let trace) = lesson.items[0], case .quiz(let choice) = lesson.items[1],
      case .quiz(let cloze) = lesson.items[2], case .quiz(let typed) = lesson.items[3],
      case .quiz(let order) = lesson.items[4]
    else {
      Issue.record("an item is of another family")
      return
    }
    #expect(trace.root == "Counter" && trace.events == ["tap \"Add\""])
    #expect(trace.options.map(\.isKey) == [true, true, false])
    #expect(choice.was == ["old-home"] && choice.revision == 2)
    #expect(choice.options[1].misconception == "stored-in-struct")
    #expect(choice.options[1].rationale.text == "The struct is made anew each time.")
    #expect(
      cloze.cloze == [
        .text(
          Prose([.init("A body "), .init("depends", .emphasis), .init(" on what it ")])),
        .deletion(number: 1, accepted: ["reads", "has read"]),
        .text(Prose([.init(", and a write marks it as ")])),
        .deletion(number: 2, accepted: ["dirty", "out of date", "a|b"]),
        .text(Prose(".")),
      ])
    #expect(
      cloze.stem.map(\.plainText)
        == ["A body depends on what it [...], and a write marks it as [...]."])
    #expect(
      typed.cloze == [.deletion(number: 1, accepted: ["@State", "State", "SwiftUI.State"])])
    #expect(order.options.map(\.text.text) == ["a write", "a mark", "a body runs"])
  }

  @Test("A pack with an error does not load half")
  func refusal() throws {
    let (folder, _) = try SamplePack.changing("why: The cause comes first.\n", to: "")
    do {
      _ = try Pack(folder)
      Issue.record("the pack loaded")
    } catch {
      #expect(error.findings.map(\.rule) == [.missingHeader])
    }
  }

  @Test("Windows line ends and a byte-order mark change no place")
  func lineEnds() throws {
    var (folder, places) = try SamplePack.changing("kind: order", to: "kind: ①sorted")
    let text = folder.files[SamplePack.lesson] ?? []
    folder.files[SamplePack.lesson] =
      [0xEF, 0xBB, 0xBF] + text.flatMap { $0 == 0x0A ? [0x0D, 0x0A] : [$0] }
    let findings = Linter(oracle: nil).lint(folder).findings
    #expect(findings.map(\.rule) == [.unknownKind])
    #expect(findings.map(\.position) == [places[1]])
  }

  @Test(
    "Whatever is no lesson gets a sentence",
    arguments: [
      ("", Rule.frontMatter), ("# No front matter\n", .frontMatter),
      ("---\nid: endless\n", .frontMatter), ("---\nid: [1, 2\n---\n", .yaml),
      ("---\nid: a\nid: b\n---\n", .yaml), ("---\n\"\n---\n", .yaml),
      ("---\n- a list\n---\n", .frontMatter),
    ])
  func malformed(text: String, rule: Rule) {
    let folder = PackFolder(path: "P", files: ["01-a/b.md": Array(text.utf8)])
    let findings = Linter(oracle: nil).lint(folder).findings
    #expect(findings.map(\.rule) == [rule])
    #expect(findings.allSatisfy { !FindingText().lines($0).isEmpty })
  }

  @Test("Bytes that are no text are reported where they stand")
  func binary() {
    let bytes = Array("---\nid: ".utf8)
    for bad: [UInt8] in [[0xFF, 0xFE], [0x00], [0xC3]] {
      let folder = PackFolder(path: "P", files: ["01-a/b.md": bytes + bad])
      let findings = Linter(oracle: nil).lint(folder).findings
      #expect(findings.map(\.rule) == [.unreadable])
      #expect(findings.map(\.position) == [Position(line: 2, column: 5)])
    }
  }

  @Test("No cut and no damaged byte of a lesson traps")
  func damage() throws {
    let folder = try SamplePack.folder()
    let bytes = folder.files[SamplePack.lesson] ?? []
    for step in stride(from: 0, to: bytes.count, by: 61) {
      var damaged = bytes
      damaged[step] = [UInt8(ascii: "`"), 0x0A, UInt8(ascii: "{"), 0xC3][step % 4]
      for text in [Array(bytes[..<step]), damaged] {
        let pack = PackFolder(path: "P", files: ["01-a/b.md": text])
        for finding in Linter(oracle: nil).lint(pack).findings {
          #expect(finding.position.line >= 1 && finding.position.column >= 1)
          #expect(!FindingText().lines(finding).isEmpty)
        }
      }
    }
  }

  @Test("Deep nesting is cut off instead of overflowing the stack")
  func nesting() {
    let text = String(repeating: "> ", count: 20_000) + "deep\n"
    #expect(Markdown.parse(text).kind == .document)
  }
}
