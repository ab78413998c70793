import Testing

@testable import Claims

@Suite("The grammar of claims")
struct GrammarTests {
  private func statements(_ text: String) throws -> [Statement] { try Claim(text).statements }

  private func row(_ label: String = "") -> ViewName { ViewName(type: "Row", label: label) }

  @Test("Every form is read as what it says")
  func forms() throws {
    let counter = ViewName(type: "Counter", label: "")
    let total = ViewName(type: "Total", label: "")
    let draft = PropertyName(view: ViewName(type: "NoteField", label: ""), property: "draft")
    let tap = "after tap \"+1\": "
    let expected: [(String, Statement)] = [
      ("runs Counter, Total", .runs([counter, total])),
      ("runs only Counter, Total", .runsOnly([counter, total])),
      ("does not run Row[2]", .doesNotRun([row("[2]")])),
      ("runs at most 3 bodies", .runsBodiesAtMost(3)),
      ("runs at most 1 body", .runsBodiesAtMost(1)),
      ("runs Row at most 4 times", .runsAtMost(row(), times: 4)),
      ("runs Row[a, b] at most 1 time", .runsAtMost(row("[a, b]"), times: 1)),
      ("keeps NoteField.draft", .keeps([draft])), ("loses NoteField.draft", .loses([draft])),
      ("shows \"3 of 5\"", .shows("3 of 5")),
      ("does not show \"a \\\"b\\\" and: # c\\nd\"", .doesNotShow("a \"b\" and: # c\nd")),
      ("shows \"a\" before \"b\" before \"c\"", .showsInOrder(["a", "b", "c"])),
      ("shows \"a before b\"", .shows("a before b")),
      ("prints \"saved\"", .prints("saved")),
      ("does not print \"saved\"", .doesNotPrint("saved")),
      ("no preventable run", .noPreventableRun),
      ("no warning", .noWarning),
    ]
    for (text, statement) in expected {
      #expect(try statements(tap + text) == [statement], "\(text)")
    }
    guard
      case .frame("badge", let measure)? = try statements(
        tap + "the frame of \"badge\" is 20 x 20.5 at 1, 2"
      ).first
    else { return #expect(Bool(false), "a frame is read") }
    #expect(measure.text == "20 x 20.5 at 1, 2")
  }

  @Test("Events, colons and joining words inside of texts and brackets part nothing")
  func nesting() throws {
    let claim = try Claim(
      "after tap \"a then b: and\" then set Row[1].trip = Trip(title: \"x: y\", and: [1: 2]) "
        + "then environment colorScheme = .dark: runs Row and shows \"1 and 2: #3\"  # why: not")
    guard case .after(let events) = claim.occasion else {
      return #expect(Bool(false), "it is about events")
    }
    #expect(
      events.map(\.text) == [
        "tap \"a then b: and\"", "set Row[1].trip = Trip(title: \"x: y\", and: [1: 2])",
        "environment colorScheme = .dark",
      ])
    #expect(claim.statements == [.runs([row()]), .shows("1 and 2: #3")])
    #expect(claim.text.hasSuffix("#3\""))
  }

  @Test("A ternary in an event does not end it")
  func ternary() throws {
    let claim = try Claim("after set Row.size = big ? 1 : 2: does not run Row")
    #expect(claim.statements == [.doesNotRun([row()])])
  }

  @Test("At first, always and as before are occasions of their own")
  func occasions() throws {
    #expect(try Claim("at first: no warning").occasion == .after([]))
    #expect(try Claim("always: no warning").occasion == .always)
    #expect(try Claim("  as before  # remark").occasion == .asBefore)
  }

  @Test(
    "What cannot be read is told with its column and what to write instead",
    arguments: [
      ("runs Counter", 1, "a claim begins with"),
      ("after tap \"+1\" runs Counter", 28, "a colon stands between"),
      ("after tap +1: runs Counter", 7, "tap \"Label\""),
      ("after tap \"+1\" then jump: runs Counter", 21, "is no event"),
      ("after : runs Counter", 6, "an event is missing"),
      ("after tap \"+1\":", 16, "nothing is claimed"),
      ("after tap \"+1\": run Counter", 17, "runs Counter, Total"),
      ("after tap \"+1\": runs A and B", 28, "names are joined with a comma"),
      ("after tap \"+1\": runs Counter.body", 22, "by their view alone: Counter"),
      ("after tap \"+1\": runs A,, B", 24, "a view is missing"),
      ("after tap \"+1\": runs at most many bodies", 30, "a number is wanted"),
      ("after tap \"+1\": runs at most 3", 31, "say what is counted"),
      ("after tap \"+1\": runs A, B at most 3 times", 22, "one view is counted"),
      ("after tap \"+1\": shows 3 of 5", 23, "a text in quotation marks"),
      ("after tap \"+1\": shows \"3 of 5", 23, "never closed"),
      ("after tap \"+1\": shows “3 of 5”", 23, "straight quotation marks"),
      ("after tap \"+1\": shows \"3\" twice", 27, "left over"),
      ("after tap \"+1\": shows \"a\" above \"b\"", 27, "stand before the other"),
      ("after tap \"+1\": shows \"a\" before \"a\"", 34, "before itself"),
      ("after tap \"+1\": keeps draft", 23, "keeps NoteField.draft"),
      ("after tap \"+1\": the frame of \"a\" is large", 37, "is no measure"),
      ("always: keeps Row.stars", 9, "look at events that are named"),
      ("as it was", 1, "as before"),
    ])
  func findings(text: String, column: Int, words: String) {
    do {
      _ = try Claim(text, line: 4)
      #expect(Bool(false), "\(text) is refused")
    } catch {
      #expect(error.line == 4 && error.column == column, "\(text): \(error)")
      #expect(error.message.contains(words), "\(text): \(error.message)")
    }
  }

  @Test("Whatever a line holds, it is a claim or a finding that lies in it")
  func anyString() {
    let pieces = [
      "after ", "tap \"+1\"", " then ", ": ", ":", "runs ", "only ", "at most ", "4 times",
      "3 bodies",
      "Row", "[2]", "[", "]", "(", ")", ", ", "\"", "\\", "does not ", "run ", "show ", "keeps ",
      "loses ", "a.b", ".", "and", " and ", "at first", "always", "as before", "#", " # ",
      "the frame of ",
      " is ", "20 x 20", "no ", "warning", "preventable run", "\u{0}", "é", "👩‍👩‍👧", "\u{301}", "\t",
      " ",
      "99999999999999999999", "-1", "view ", "preview ", " in ", "App/", "set A.b = ", "{", "}",
      "“",
      "\u{FEFF}", "\r", "wait 2s", "environment x = ",
    ]
    var generator = Generator(state: 17)
    for _ in 0..<5_000 {
      let text = (0..<Int.random(in: 0...12, using: &generator)).map { _ in
        pieces.randomElement(using: &generator) ?? ""
      }.joined()
      do {
        let claim = try Claim(text)
        #expect(claim.occasion == .asBefore || !claim.statements.isEmpty)
      } catch {
        #expect(error.column >= 1 && error.column <= text.count + 1, "\(text)")
        #expect(!error.message.isEmpty)
      }
      _ = try? ClaimFile("view A in B\n" + text + "\n" + text)
      _ = try? ClaimFile(text)
    }
  }

  /// The same numbers in each run.
  private struct Generator: RandomNumberGenerator {
    var state: UInt64

    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) | (state << 31)
    }
  }
}

@Suite("A file of claims")
struct ClaimFileTests {
  private func findings(_ text: String) -> [ClaimFinding] {
    do {
      _ = try ClaimFile(text)
      return []
    } catch { return error.findings }
  }

  @Test("It names its view and its source, then says what holds")
  func whole() throws {
    let file = try ClaimFile(
      "\u{FEFF}# cart\r\n\r\nview CartScreen(order: .sample, at: [1 in 2]) in My App/ # here\r\n"
        + "at first: no warning\r\n   \r\nalways: no warning\r\n")
    #expect(file.root == "CartScreen(order: .sample, at: [1 in 2])" && file.source == "My App/")
    #expect(file.line == 3 && file.claims.map(\.line) == [4, 6])
    let preview = try ClaimFile("preview \"Full cart\" in \"App\"\nalways: no warning")
    #expect(preview.root == "preview \"Full cart\"" && preview.source == "App")
  }

  @Test("Everything that is wrong is told, each with its place")
  func findings() {
    let found = findings("view Cart in App\nat first: shows 3\n\nruns A\nview B in C\nas before\n")
    #expect(found.map(\.line) == [2, 4, 5, 6])
    #expect(found.last?.message.contains("exercises") == true)
  }

  @Test(
    "A file that says nothing, or not where the source is, is refused",
    arguments: [
      ("", 1, 1, "begins with view"), ("# only a remark\n", 1, 1, "begins with view"),
      ("at first: no warning", 1, 1, "begins with view"),
      ("view Cart", 1, 1, "where the source is"),
      ("view in App", 1, 6, "a name is missing"), ("view Cart in ", 1, 13, "a folder or a file"),
      ("\nview Cart in App\n", 2, 1, "no claim follows"),
      ("preview \"Full in App", 1, 9, "never closed"),
    ])
  func refusals(text: String, line: Int, column: Int, words: String) throws {
    let first = try #require(findings(text).first)
    #expect(first.line == line && first.column == column, "\(text): \(first)")
    #expect(first.message.contains(words), "\(first.message)")
  }
}
