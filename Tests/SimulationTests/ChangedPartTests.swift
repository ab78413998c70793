import Simulation
import Testing

/// What is told of a value with parts that got another one.
@Suite struct ChangedPartTests {
  @Test(
    "the part that differs is named, as deep down as there is one",
    arguments: [
      (
        #"Trip(to: "Rome, by sea", nights: 3)"#, #"Trip(to: "Rome, by sea", nights: 4)"#,
        "nights: 3 -> 4"
      ),
      (#"Trip(to: "Rome", nights: 3)"#, #"Trip(to: "", nights: 3)"#, #"to: "Rome" -> """#),
      (
        "Score(flute: Part(bars: 12), horn: 2)", "Score(flute: Part(bars: 13), horn: 2)",
        "flute.bars: 12 -> 13"
      ),
      ("oven(celsius: 180)", "oven(celsius: 200)", "celsius: 180 -> 200"),
      ("[1, 2]", "[1, 3]", "[1]: 2 -> 3"),
      (#"["Leek"]"#, #"["Leek", "Kale"]"#, #"1 -> 2 elements, new: "Kale""#),
      (#"["Leek", "Kale"]"#, #"["Kale"]"#, #"2 -> 1 element, gone: "Leek""#),
      ("[]", "[1, 2]", "0 -> 2 elements, new: 1, 2"),
      (#"[:]"#, #"["Leek": 1]"#, #"0 -> 1 element, new: "Leek": 1"#),
      ("[Stop(id: 1, time: 9)]", "[Stop(id: 1, time: 10)]", "[0].time: 9 -> 10"),
      ("Plan(stops: [1])", "Plan(stops: [1, 2])", "stops 1 -> 2 elements, new: 2"),
      ("Plan(stops: [1])", "Plan(stops: [4])", "stops[0]: 1 -> 4"),
    ])
  func named(old: String, new: String, text: String) {
    #expect(ChangedPart(of: old, new)?.text == text)
  }

  @Test(
    "where several parts differ, or there are none, the whole is told",
    arguments: [
      (#"Trip(to: "Rome", nights: 3)"#, #"Trip(to: "", nights: 4)"#), ("3", "4"), ("(1)", "(2)"),
      ("[1, 2, 3]", "[3, 2, 1]"), ("oven(180)", "oven(200)"), ("oven(celsius: 180)", "off"),
      ("[1, …]", "[2, …]"), ("a (b)", "a (c)"), ("", "[]"),
    ])
  func whole(old: String, new: String) {
    #expect(ChangedPart(of: old, new) == nil)
  }

  @Test("a write of an enum tells its payload, one of an array what came")
  func writes() throws {
    let source = """
      enum Heat { case off, oven(celsius: Int) }
      struct Kitchen: View {
        @State private var heat = Heat.oven(celsius: 180)
        @State private var names = ["Leek"]
        var body: some View {
          Button("Go") {
            heat = .oven(celsius: 200)
            names.append("Kale")
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "K.swift", text: source)]).mount()
    let event = try screen.perform(Event("tap \"Go\""))
    #expect(event.writes.map(\.new) == ["oven(celsius: 200)", #"["Leek", "Kale"]"#])
    #expect(
      event.steps.filter { $0.kind == .write }.map(\.message) == [
        "Kitchen._heat celsius: 180 -> 200", #"Kitchen._names 1 -> 2 elements, new: "Kale""#,
      ])
  }

  @Test("a string that begins with a bracket is told whole, and moments of one second apart")
  func wholeWrites() throws {
    let source = """
      struct Log: View {
        @State private var lines = "[a]"
        @State private var due = Date(timeIntervalSince1970: 0)
        var body: some View {
          Text("\\(due)")
            .onChange(of: due) { lines += "!" }
          Button("Go") {
            lines += "[b]"
            due += 0.25
          }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "L.swift", text: source)]).mount()
    let event = try screen.perform(Event("tap \"Go\""))
    let later = "1970-01-01 00:00:00.000000 +0000 -> 1970-01-01 00:00:00.250000 +0000"
    #expect(
      event.steps.filter { $0.kind == .write }.map(\.message).prefix(2) == [
        #"Log._lines "[a]" -> "[a][b]""#, "Log._due \(later)",
      ])
    #expect(event.steps.contains { $0.kind == .effect && $0.message.hasSuffix(later) })
  }

  @Test("a moment that is hardly before a whole second is told as that second")
  func hardlyBefore() throws {
    let source = """
      struct Log: View {
        @State private var due = Date(timeIntervalSinceReferenceDate: -1e-20)
        var body: some View { Button("Go") { due = Date(timeIntervalSinceReferenceDate: 0.25) } }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "L.swift", text: source)]).mount()
    let write = try screen.perform(Event("tap \"Go\"")).writes.first
    #expect(write?.old == "2001-01-01 00:00:00.000000 +0000")
    #expect(write?.new == "2001-01-01 00:00:00.250000 +0000")
  }
}
