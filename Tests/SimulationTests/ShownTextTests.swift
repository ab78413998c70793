import Simulation
import Testing

/// What a person reads of texts and of values that controls show.
@Suite struct ShownTextTests {
  private func mount(_ body: String) throws -> Screen {
    let source = """
      import SwiftUI
      struct Probe: View {
        @State private var n = 3
        @State private var isOn = false
        let name = "*Ada*"
        var body: some View {
          VStack {
            Button("more") { n += 1 }
            \(body)
          }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "Probe.swift", text: source)]).mount("Probe")
  }

  @Test(
    "a literal is read as Markdown, its values and other texts are not",
    arguments: [
      (##"Text("**bold** \(n) by \(name)")"##, "bold 3 by *Ada*"),
      ("Text(name)", "*Ada*"), (#"Text(verbatim: "**a**")"#, "**a**"),
      ("Text(LocalizedStringKey(name))", "Ada"), ("Text(.init(name))", "Ada"),
      (#"Text("~~gone~~ `code` [link](https://a.b)")"#, "gone code link"),
      (#"Text("a_b_c 2 * 3 * 4 [x]")"#, "a_b_c 2 * 3 * 4 [x]"),
      (##"Text("# no heading\n- no list\n    room")"##, "# no heading\n- no list\n    room"),
      (##"Text("\\*star\\*")"##, "*star*"),
    ])
  func markdown(view: String, expected: String) throws {
    let screen = try mount(view)
    #expect(screen.elements.contains { $0.kind == "Text" && $0.label == expected })
  }

  @Test(
    "the value that a view was made with is shown, and its change is told",
    arguments: [
      (#"LabeledContent("Count", value: n, format: .number)"#, "Count: 3", "Count: 4"),
      (#"LabeledContent("Share", value: n, format: .percent)"#, "Share: 3%", "Share: 4%"),
      (#"ProgressView("Load", value: Double(n), total: 10)"#, "Load: 3.0", "Load: 4.0"),
      (##"Text(Duration.seconds(n * 60), format: .time(pattern: .minuteSecond))"##, "3:00", "4:00"),
    ])
  func values(view: String, old: String, new: String) throws {
    let event = try mount(view).perform(Event("tap \"more\""))
    #expect(event.steps.contains { $0.message.contains(old) && $0.message.contains(new) })
  }

  @Test("a tap on a row of a picker chooses it")
  func choice() throws {
    let screen = try mount(
      """
      Picker("Tab", selection: $n) { Text("A").tag(1); Text("B").tag(2) }.pickerStyle(.segmented)
      Text("n \\(n)")
      """)
    try screen.perform(Event("tap \"B\""))
    #expect(screen.elements.contains { $0.label == "n 2" })
  }

  @Test(
    "who taps what a tap does not move is told what does",
    arguments: [
      (#"Toggle("Sw", isOn: $isOn)"#, #""Sw" is a toggle: toggle "Sw""#),
      (#"Stepper("Sw", value: $n)"#, #""Sw" is a stepper: tap "Sw +" or tap "Sw -""#),
      (
        #"Stepper("Sw", value: $n, in: 0...9, step: 2, format: .number)"#,
        #""Sw" is a stepper: tap "Sw +" or tap "Sw -""#
      ),
    ])
  func instead(view: String, sentence: String) throws {
    let screen = try mount(view)
    let error = #expect(throws: EventError.self) { try screen.perform(Event("tap \"Sw\"")) }
    #expect(error?.description == sentence)
  }
}
