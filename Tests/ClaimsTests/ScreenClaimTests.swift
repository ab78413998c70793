import Testing

@testable import Claims

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

  @Test("In the place of a text that is missing, the one is told that says nearly the same")
  func nearestText() throws {
    let court = try Court(Self.screen, root: "Steps")
    func instead(_ text: String) throws -> String {
      try court.verdict("at first: shows \"\(text)\"").instead
    }
    #expect(try instead("4 of 6") == "shows \"3 of 5\"")
    #expect(try instead("3 OF 5") == "shows \"3 of 5\"")
    #expect(try instead("the letters") == "shows \"letters\"")
    #expect(try instead("nothing like it").contains(" more"))
    #expect(try instead("the steps").contains(" more"), "half of its words are no more than chance")
  }

  @Test("Two forms of a word are one; what stands there several times is told once, with how often")
  func nearestForm() throws {
    let court = try Court(
      """
      struct Feed: View {
        var body: some View {
          ForEach(["Ada", "Ben"], id: \\.self) { name in
            Text("\\(name) has read Emma")
            Text("Likes: 0")
            Button(name == "Ben" ? "Liked Ben" : "Like \\(name)") {}
            Button(name) {}
            Button("Unstar \\(name)") {}
          }
        }
      }
      """, root: "Feed")
    #expect(
      try court.verdict("at first: shows \"Like Ben\"").instead == "shows \"Liked Ben\"")
    #expect(
      try court.verdict("at first: shows \"Star Ben\"").instead == "shows \"Unstar Ben\"")
    #expect(
      try court.verdict("at first: shows \"Likes: 1\"").instead
        == "shows \"Likes: 0\" (2 times)")
  }

  @Test(
    "Of texts with other numbers the one is told that has most of the same, also of one that is gone"
  )
  func nearestNumber() throws {
    let court = try Court(
      """
      struct Lanes: View {
        @State private var isOver = false
        var body: some View {
          Text("Lane 1: 0")
          Text("Lane 2: 0")
          Button("End") { isOver = true }
          if isOver { VStack { Text("Laps: 0") } } else { Text("Laps: 1") }
        }
      }
      """, root: "Lanes")
    #expect(try court.verdict("at first: shows \"Lane 2: 2\"").instead == "shows \"Lane 2: 0\"")
    #expect(
      try court.verdict("after tap \"End\": shows \"Laps: 1\"").instead
        == "\"Laps: 1\" is gone, and there is \"Laps: 0\"")
  }

  @Test("A title that shares a word is not taken for the text that should have changed")
  func nearestKind() throws {
    let court = try Court(
      """
      struct OrderPage: View {
        @State private var city = "Bern"
        var body: some View {
          Text("1 to \\(city)")
          Button("Move to Basel") {}
          Button("One more") {}
        }
      }
      """, root: "OrderPage")
    let verdict = try court.verdict("after tap \"Move to Basel\": shows \"1 to Basel\"")
    #expect(verdict.instead == "shows \"1 to Bern\"")
  }

  @Test(
    "Of a claim of several parts it is told which of them fails, and what is there in its place")
  func failingPart() throws {
    let court = try Court(
      """
      struct Planner: View {
        @State private var target = 5
        @State private var lamp = 5
        var body: some View {
          Text("Plan: \\(target) l")
          Can(litres: target)
          Text("Closed")
          Button("Hot day") { target = 8 }
          Button("Say") { print("said") }
        }
      }
      struct Can: View {
        @State var litres: Int
        var body: some View { Text("Can: \\(litres) l") }
      }
      """, root: "Planner")
    func instead(_ claim: String) throws -> String { try court.verdict(claim).instead }
    let hot = "after tap \"Hot day\": shows"
    #expect(
      try instead("\(hot) \"Plan: 8 l\" and shows \"Can: 8 l\"")
        == "shows \"Can: 5 l\", not \"Can: 8 l\"")
    #expect(try instead("\(hot) \"Can: 8 l\"") == "shows \"Can: 5 l\"", "it can be no other")
    #expect(
      try instead("\(hot) \"Open\" and does not show \"Closed\"")
        == "does not show \"Open\"; shows \"Closed\" in Planner")
    #expect(
      try instead("\(hot) \"Plan: 8 l\" before \"Open\"")
        == "does not show \"Open\" (there is \"Can: 5 l\", \"Closed\", \"Hot day\", \"Say\")")
    #expect(
      try instead("after tap \"Say\": prints \"said\" and prints \"done\"")
        == "does not print \"done\"")
    #expect(
      try instead("after tap \"Say\": prints \"done\" and shows \"Closed\"")
        == "prints \"said\", not \"done\"")
  }

  @Test("Texts are claimed to stand in an order, whatever stands between, and at every place")
  func order() throws {
    let shelf = """
      struct Shelf: View {
        @State private var books = ["Emma", "Dune", "Ulysses"]
        @State private var title = "Books"
        var body: some View {
          Text(title)
          List {
            ForEach(books, id: \\.self) { book in
              Text(book)
              Text("a book")
            }
          }
          Toggle("Sorted", isOn: .constant(true))
          Button("Sort") { books.sort() }
          Button("Name it") { title = "Ulysses" }
        }
      }
      """
    let court = try Court(shelf, root: "Shelf")
    try court.expect(
      """
      kept at first: shows "Emma" before "Dune" before "Ulysses"
      broken at first: shows "Dune" before "Emma"
      broken at first: shows "Emma" before "Ulysses" before "Dune"
      broken at first: shows "Emma" before "Heidi"
      kept at first: shows "Sorted" before "on"
      kept after tap "Sort": shows "Dune" before "Emma" and shows "Books" before "Dune"
      broken after tap "Sort": shows "Emma" before "Dune"
      broken after tap "Name it": shows "Emma" before "Ulysses"
      """)
    #expect(
      try court.verdict("after tap \"Sort\": shows \"Emma\" before \"Dune\"").instead
        == "shows \"Dune\" before \"Emma\"")
    #expect(
      try court.verdict("after tap \"Name it\": shows \"Ulysses\" before \"Emma\"").instead
        == "shows \"Emma\" before \"Ulysses\", too")
  }

  @Test("An order of texts that are perhaps not there is open, whichever it is here")
  func openOrder() throws {
    let court = try Court(
      """
      struct Flags: View {
        var body: some View {
          Text("sure")
          if Remote.isOn { Text("on") } else { Text("off") }
        }
      }
      """, root: "Flags")
    try court.expect(
      """
      open at first: shows "sure" before "off"
      open at first: shows "off" before "sure"
      """)
  }

  @Test("What a path pushes is shown whether or not the body of the path's owner runs")
  func pushed() throws {
    let rooms = """
      struct Rooms: View {
        @State private var path: [String] = []
        var body: some View {
          NavigationStack(path: $path) {
            Button("Ada") { path.append("Ada") }
              .navigationDestination(for: String.self) { Text("Chat with \\($0)") }
          }
        }
      }
      """
    try Court(rooms, root: "Rooms").expect(
      """
      kept after tap "Ada": shows "Chat with Ada"
      broken after tap "Ada": does not show "Chat with Ada"
      """)
  }

  @Test("Lines that are printed count for the last event")
  func prints() throws {
    try Court(Self.screen, root: "Steps").expect(
      """
      kept after tap "Say": prints "said"
      broken after tap "Say": prints "saved"
      kept after tap "Say" then wait 2s: prints "saved"
      broken after tap "Say" then wait 2s: prints "said"
      broken after tap "Say": does not print "said"
      kept after tap "Say": does not print "saved"
      broken after tap "Say" then wait 2s: does not print "saved"
      kept after tap "Say" then wait 2s: does not print "said"
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
    let court = try Court(Self.screen, root: "Steps")
    try court.expect(
      """
      kept at first: the frame of "badge" is 20 x 20
      broken at first: the frame of "badge" is 21 x 20
      kept after tap "Wide": the frame of "badge" is 40 x 20
      open at first: the frame of "letters" is 1 x 1
      broken at first: the frame of "nobody" is 1 x 1
      """)
    let open = try court.verdict("at first: the frame of \"letters\" is 1 x 1")
    #expect(open.cause.contains("font"), "\(open)")
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
