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

@Suite("Claims about runs")
struct RunClaimTests {
  private static let cart = """
    struct Counter: View {
      @Binding var count: Int
      var body: some View { Button("+1") { count += 1 } ; Text("\\(count) of 5") }
    }
    struct Total: View {
      let count: Int
      var body: some View { Text("Total \\(count * 2)") }
    }
    struct Header: View { var body: some View { Text("Cart") } }
    struct Detail: View { var body: some View { Text("Detail") } }
    struct Row: View {
      let id: Int
      let count: Int
      var body: some View { Text("Row \\(id)") }
    }
    struct Cart: View {
      @State private var count = 3
      @State private var isOpen = false
      @State private var note = ""
      var body: some View {
        Header()
        Counter(count: $count)
        Total(count: count)
        VStack { ForEach(1..<4) { Row(id: $0, count: $0 == 2 ? count : 0) } }
        if isOpen { Detail() }
        Button("Open") { isOpen = true }
        Field(text: $note)
      }
    }
    struct Field: View {
      @Binding var text: String
      var body: some View { TextField("Note", text: $text) ; Text(text) }
    }
    """

  @Test("Runs says exactly which bodies run again, by type or by instance")
  func exactly() throws {
    try Court(Self.cart, root: "Cart").expect(
      """
      kept after tap "+1": runs Cart, Counter, Total, Row
      kept after tap "+1": runs Cart, Counter, Total, Row[2]
      broken after tap "+1": runs Cart, Counter, Total
      broken after tap "+1": runs Cart, Counter, Total, Row, Header
      broken after tap "+1": runs Cart, Counter, Total, Row[1]
      kept after tap "Open" then tap "+1": runs Cart, Counter, Total, Row[2]
      """)
  }

  @Test("First runs are not counted by runs, those of views that enter neither; elsewhere they are")
  func firstRuns() throws {
    try Court(Self.cart, root: "Cart").expect(
      """
      kept after tap "Open": runs Cart
      kept after tap "Open": runs only Cart
      broken after tap "Open": runs Cart, Detail
      broken after tap "Open": does not run Detail
      broken after tap "Open": runs at most 1 body
      kept after tap "Open": runs at most 2 bodies
      kept at first: runs at most 8 bodies
      broken at first: runs at most 7 bodies
      """)
  }

  @Test("Only, not, and at most hold or not")
  func limits() throws {
    try Court(Self.cart, root: "Cart").expect(
      """
      kept after tap "+1": runs only Cart, Counter, Total, Row, Header
      broken after tap "+1": runs only Cart, Counter
      kept after tap "+1": does not run Header, Row[1]
      broken after tap "+1": does not run Header, Total
      kept after tap "+1": runs at most 4 bodies
      broken after tap "+1": runs at most 3 bodies
      kept after tap "+1": runs Row at most 1 time
      broken after tap "+1": runs Row at most 0 times
      kept after tap "+1": runs Row[3] at most 0 times
      """)
  }

  @Test(
    "Where it is measured and not promised who runs, a claim about it is open, and says the rule")
  func open() throws {
    let court = try Court(Self.cart, root: "Cart")
    // D1: the owner of a state that it lends and does not read.
    try court.expect(
      """
      open after type "ab" into "Note": runs Field
      open after type "ab" into "Note": does not run Cart
      open after type "ab" into "Note": runs only Field
      open after type "ab" into "Note": runs at most 1 body
      open after type "ab" into "Note": runs Cart at most 0 times
      open after type "ab" into "Note": no preventable run
      kept after type "ab" into "Note": runs only Field, Cart
      kept after type "ab" into "Note": runs at most 2 bodies
      broken after type "ab" into "Note": runs Header
      broken after type "ab" into "Note": does not run Field
      kept after type "ab" into "Note": does not run Header
      """)
    let verdict = try court.verdict("after type \"ab\" into \"Note\": does not run Cart")
    #expect(verdict.rule == "D1" && verdict.cause.contains("handed out $note"))
  }

  @Test("What happened instead is told with its line, its cause and its rule")
  func instead() throws {
    let verdict = try Court(Self.cart, root: "Cart").verdict(
      "after tap \"+1\": runs Cart, Counter, Row")
    #expect(verdict.outcome == .broken)
    #expect(verdict.instead == "runs Cart, Counter, Total, Row[2]")
    #expect(verdict.sourceLine == 4 && verdict.rule != nil)
    #expect(verdict.cause.hasPrefix("Total.body runs: self, because "))
    #expect(verdict.events == ["tap \"+1\""])
  }

  @Test("A name that means nothing any more breaks its claim, be it said to run or not")
  func vanished() throws {
    let court = try Court(Self.cart, root: "Cart")
    try court.expect(
      """
      broken after tap "+1": does not run Footer
      broken after tap "+1": runs Footer at most 3 times
      broken after tap "+1": does not run Row[9]
      broken after tap "+1": keeps Counter.amount
      broken after tap "+1": loses Footer.text
      """)
    let row = try court.verdict("after tap \"+1\": does not run Row[9]")
    #expect(row.instead.contains("Row[1], Row[2], Row[3]"))
  }

  @Test("A run that changes nothing breaks the claim that there is none")
  func preventable() throws {
    let court = try Court(
      """
      struct Badge: View {
        let names: [String]
        var body: some View { Text("\\(names.count)") }
      }
      struct Team: View {
        @State private var names = ["Ada"]
        var body: some View {
          Badge(names: names)
          Button("Swap") { names = ["Bob"] }
          Button("Join") { names.append("Bob") }
        }
      }
      """, root: "Team")
    try court.expect(
      """
      broken after tap "Swap": no preventable run
      kept after tap "Join": shows "2"
      """)
  }
}

@Suite("Claims about lifetimes")
struct LifetimeClaimTests {
  private static let notes = """
    @Observable class Model { var text = "" }
    struct Lost: View {
      @State private var draft = ""
      var body: some View { TextField("Lost", text: $draft) }
    }
    struct Kept: View {
      @Binding var draft: String
      var body: some View { TextField("Kept", text: $draft) }
    }
    struct Owner: View {
      @State private var model = Model()
      var body: some View { Reader(model: model) }
    }
    struct Reader: View {
      let model: Model
      var body: some View { Text(model.text) }
    }
    struct Label: View {
      let text: String
      @AppStorage("size") private var size = 1
      var body: some View { Text(text) }
    }
    struct Odd: View {
      @Binding var text: String
      var body: some View { Text(text) }
    }
    struct Notes: View {
      @State private var draft = ""
      @State private var isShown = true
      @State private var other = Model()
      @State private var ids = [1, 2]
      var body: some View {
        if isShown {
          Lost()
          Kept(draft: $draft)
          Owner()
          Other(model: other)
          Label(text: "Hi")
          Odd(text: Binding(get: { draft }, set: { draft = $0 }))
        }
        ForEach(ids, id: \\.self) { Cell(id: $0) }
        Button("Drop") { ids.removeLast() }
        Button(isShown ? "Hide" : "Show") { isShown.toggle() }
        Button("Renew") { other = Model() }
      }
    }
    struct Other: View {
      let model: Model
      var body: some View { Text(model.text) }
    }
    struct Cell: View {
      let id: Int
      @State private var stars = 0
      var body: some View { Text("\\(id): \\(stars)") }
    }
    """

  @Test("Storage behind a name is followed through bindings and references, over all events")
  func storage() throws {
    try Court(Self.notes, root: "Notes").expect(
      """
      broken after tap "Hide" then tap "Show": keeps Lost.draft
      kept after tap "Hide" then tap "Show": loses Lost.draft
      kept after tap "Hide" then tap "Show": keeps Kept.draft
      broken after tap "Hide" then tap "Show": loses Kept.draft
      kept after tap "Hide": keeps Kept.draft
      broken after tap "Hide": keeps Lost.draft
      kept after tap "Renew": keeps Lost.draft, Kept.draft, Owner.model
      kept after tap "Hide": loses Reader.model and loses Owner.model
      kept after tap "Hide": keeps Other.model
      kept after tap "Renew": loses Other.model
      kept after tap "Hide": keeps Label.size
      """)
  }

  @Test("A type stands for any of its instances, an instance for itself")
  func instances() throws {
    try Court(Self.notes, root: "Notes").expect(
      """
      broken after tap "Drop": keeps Cell.stars
      kept after tap "Drop": loses Cell.stars
      kept after tap "Drop": keeps Cell[1].stars
      kept after tap "Drop": loses Cell[2].stars
      broken after tap "Drop": loses Cell[1].stars
      """)
  }

  @Test("What came and went on the way counts; what nobody keeps or knows is told")
  func others() throws {
    let court = try Court(Self.notes, root: "Notes")
    try court.expect(
      """
      broken after tap "Hide" then tap "Show" then tap "Hide": keeps Lost.draft
      broken after tap "Renew": keeps Label.text
      broken after tap "Renew": loses Label.text
      open after tap "Renew": keeps Odd.text
      """)
    let lost = try court.verdict("after tap \"Hide\" then tap \"Show\": keeps Lost.draft")
    #expect(lost.instead == "loses Lost.draft" && lost.rule == "I4" && lost.sourceLine == 44)
    let plain = try court.verdict("after tap \"Renew\": keeps Label.text")
    #expect(plain.instead.contains("handed down"))
  }
}

@Suite("Claims about the screen")
struct ScreenClaimTests {
  private static let screen = """
    struct Steps: View {
      @State private var step = 3
      @State private var isOn = false
      @State private var name = ""
      @State private var width: CGFloat = 20
      var body: some View {
        VStack {
          Text("\\(step) of 5")
          if step > 4 { Text("Done") }
          Toggle("Sound", isOn: $isOn)
          TextField("Name", text: $name)
          Color.red.frame(width: width, height: 20).accessibilityIdentifier("badge")
          Text("letters").accessibilityIdentifier("letters")
          Button("+1") { step += 1 }
          Button("Wide") { width = 40 }
          Button("Say") { print("said"); Task { try? await Task.sleep(for: .seconds(1)); print("saved") } }
          Button("Trap") { let none: [Int] = []; print(none[3]) }
          Inner(step: step)
        }
      }
    }
    struct Inner: View {
      let step: Int
      @State private var count = 0
      var body: some View {
        if step > 5 { let _ = count = 1; Text("late") }
      }
    }
    """

  @Test("A text is a whole text, or what a control shows")
  func texts() throws {
    try Court(Self.screen, root: "Steps").expect(
      """
      kept at first: shows "3 of 5" and does not show "Done"
      broken at first: shows "3 of"
      broken at first: shows "Done"
      kept after tap "+1": shows "4 of 5" and does not show "3 of 5"
      broken after tap "+1": shows "3 of 5"
      broken after tap "+1": does not show "4 of 5"
      kept after tap "+1" then tap "+1": shows "Done"
      kept after toggle "Sound": shows "on"
      kept after type "Ada" into "Name": shows "Ada"
      """)
    let verdict = try Court(Self.screen, root: "Steps").verdict(
      "after tap \"+1\": shows \"3 of 5\"")
    #expect(verdict.instead == "shows \"4 of 5\" in the place of \"3 of 5\"")
    #expect(verdict.sourceLine == 15)
  }

  @Test("Lines that are printed count for the last event")
  func prints() throws {
    try Court(Self.screen, root: "Steps").expect(
      """
      kept after tap "Say": prints "said"
      broken after tap "Say": prints "saved"
      kept after tap "Say" then wait 2s: prints "saved"
      broken after tap "Say" then wait 2s: prints "said"
      """)
  }

  @Test("A warning breaks the claim that there is none, always after any event of the file")
  func warnings() throws {
    let court = try Court(Self.screen, root: "Steps")
    try court.expect(
      """
      kept after tap "+1": no warning
      broken after tap "+1" then tap "+1" then tap "+1": no warning
      broken always: no warning
      """)
    let judged = try Judge(court.simulator, root: court.root).verdicts(
      on: [Claim("always: no warning"), Claim("after tap \"+1\": no warning")])
    #expect(judged.map(\.verdict.outcome) == [.kept, .kept])
    let always = try Judge(court.simulator, root: court.root).verdicts(
      on: [
        Claim("always: does not show \"Done\""),
        Claim("after tap \"+1\" then tap \"+1\": no warning"),
      ])
    #expect(always[0].verdict.events == ["tap \"+1\"", "tap \"+1\""])
  }

  @Test("Frames are those of the layout, and open where a font decides")
  func frames() throws {
    try Court(Self.screen, root: "Steps").expect(
      """
      kept at first: the frame of "badge" is 20 x 20
      broken at first: the frame of "badge" is 21 x 20
      kept after tap "Wide": the frame of "badge" is 40 x 20
      open at first: the frame of "letters" is 1 x 1
      broken at first: the frame of "nobody" is 1 x 1
      """)
  }

  @Test("An impossible event breaks its claim, and so does the end of the program")
  func impossible() throws {
    let court = try Court(Self.screen, root: "Steps")
    try court.expect(
      """
      broken after tap "-1": no warning
      broken after tap "-1" then tap "+1": shows "4 of 5"
      broken after tap "+1" then tap "-1": shows "4 of 5"
      kept after tap "+1": shows "4 of 5"
      broken after tap "Trap": shows "3 of 5"
      broken after tap "Trap" then tap "+1": shows "4 of 5"
      """)
    let verdict = try court.verdict("after tap \"-1\" then tap \"+1\": shows \"4 of 5\"")
    #expect(
      verdict.instead.contains("'tap \"-1\"' is impossible") && verdict.instead.contains("\"+1\""))
  }

  @Test("What rests on something that nobody knows is open: what is there, and what is not")
  func unknown() throws {
    let court = try Court(
      """
      struct Flags: View {
        @State private var count = 0
        var body: some View {
          Text("sure \\(count)")
          if Remote.isOn { Text("on") } else { Text("off") }
          Button("+1") { count += 1 }
        }
      }
      """, root: "Flags")
    try court.expect(
      """
      kept at first: shows "sure 0"
      open at first: shows "off"
      open at first: shows "on"
      open after tap "+1": does not show "sure 0"
      """)
  }
}

@Suite("A view compared with the one it began from")
struct ComparisonTests {
  private func screen(_ label: String, _ action: String) throws -> Court {
    try Court(
      """
      struct Steps: View {
        @State private var step = 3
        var body: some View {
          Text("\\(step) of 5")
          Button("\(label)") { \(action) }
          Button("Reset") { step = 3 }
        }
      }
      """, root: "Steps")
  }

  private func outcome(of now: Court, _ lines: String...) throws -> [JudgedClaim] {
    let before = try screen("+1", "step += 1")
    return try Judge(
      now.simulator, root: now.root, original: (before.simulator, before.root)
    ).verdicts(on: lines.map { try Claim($0) })
  }

  @Test("As before holds while the screens are alike after each event, and only then")
  func alike() throws {
    let claim = "after tap \"+1\" then tap \"Reset\": shows \"3 of 5\""
    let same = try outcome(of: screen("+1", "step = step + 1"), claim, "as before")
    #expect(same.map(\.verdict.outcome) == [.kept, .kept])
    // It differs only between the events.
    let other = try outcome(of: screen("+1", "step += 2"), claim, "as before")
    #expect(other.map(\.verdict.outcome) == [.kept, .broken])
    #expect(other[1].verdict.events == ["tap \"+1\""])
    #expect(other[1].verdict.instead.contains("\"5 of 5\" where it showed Text \"4 of 5\""))
    let gone = try outcome(of: screen("plus", "step += 1"), claim, "as before")
    #expect(gone.map(\.verdict.outcome) == [.broken, .broken])
  }
}
