import Simulation
import Testing

/// By what name a trace calls an instance, and a person means one.
@Suite struct InstanceNameTests {
  private static let harbour = """
    import SwiftUI

    struct Harbour: View {
      @State private var isOpen = true
      @State private var boats = ["Ada"]
      var body: some View {
        VStack {
          Flag(colour: "red")
          Flag(colour: "red")
          Flag(colour: "blue")
          Lamp()
          Lamp()
          if isOpen { Gate(side: "West") } else { Gate(side: "West") }
          Berth(number: isOpen ? 10 : 11)
          Berth(number: 12)
          ForEach(boats, id: \\.self) { _ in
            Mast()
            Mast()
          }
          Button("Turn") { isOpen.toggle() }
          Button("Arrive") { boats.append("Bo") }
        }
      }
    }

    struct Flag: View {
      let colour: String
      @State private var isUp = false
      @State private var note = ""
      @State private var height = 0.0
      @State private var wind = 1
      var body: some View {
        Toggle("Up", isOn: $isUp)
        TextField("Note", text: $note)
        Slider(value: $height) { Text("Height") }
        Picker("Wind", selection: $wind) {
          Text("Calm").tag(1)
          Text("Storm").tag(2)
        }
        Text("\\(isUp) \\(note) \\(height) \\(wind)")
      }
    }

    struct Lamp: View {
      @State private var isLit = false
      var body: some View { Button(isLit ? "Darken" : "Light") { isLit.toggle() } }
    }

    struct Gate: View {
      let side: String
      @State private var count = 0
      var body: some View { Text("\\(side) \\(count)").onAppear { count += 1 } }
    }

    struct Berth: View {
      let number: Int
      var body: some View { Text("Berth \\(number)") }
    }

    struct Mast: View { var body: some View { Text("mast") } }
    """

  private func harbour() throws -> Screen {
    try Simulator(files: [SourceFile(path: "Harbour.swift", text: Self.harbour)]).mount("Harbour")
  }

  @Test("What nothing else tells apart is counted in the order of the screen")
  func counted() throws {
    let screen = try harbour()
    let names = screen.instances
    #expect(
      names.filter { $0.hasPrefix("Flag") } == ["Flag[red][1]", "Flag[red][2]", "Flag[blue]"])
    #expect(names.filter { $0.hasPrefix("Lamp") } == ["Lamp[1]", "Lamp[2]"])
    #expect(names.filter { $0.hasPrefix("Mast") } == ["Mast[Ada][1]", "Mast[Ada][2]"])
    #expect(screen.trace.events[0].inserted == names)
  }

  @Test(
    "Every control inside one of several is reached by the name of the view around it",
    arguments: [
      "toggle \"Up\"", "type \"calm\" into \"Note\"", "select \"Storm\" in \"Wind\"",
      "slide \"Height\" to 0.5",
    ])
  func controls(event: String) throws {
    let screen = try harbour()
    #expect(throws: EventError.self) { try screen.perform(Event(event)) }
    for name in ["Flag[red][2]", "Flag[blue]"] {
      let trace = try screen.perform(Event("\(event) in \(name)"))
      #expect(trace.evaluated.map(\.instance) == [name])
    }
    #expect(throws: EventError.self) { try screen.perform(Event("\(event) in Flag[red]")) }
  }

  @Test(
    "A row is called by no text of a UUID, and a view by nothing that a wrapper of SwiftUI keeps")
  func unspeakable() throws {
    let source = """
      import SwiftUI
      struct Cranes: View {
        @State private var names = [UUID().uuidString, UUID().uuidString]
        var body: some View {
          ForEach(names, id: \\.self) { _ in Crane(side: "West") }
          Hook(side: "East")
          Hook(side: "West")
        }
      }
      struct Crane: View {
        let side: String
        var body: some View { Text(side) }
      }
      struct Hook: View {
        @ScaledMetric private var length = 20.0
        var load: Int? = nil
        let side: String
        var body: some View { Text(side).frame(height: length) }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "Cranes.swift", text: source)])
      .mount("Cranes")
    #expect(
      screen.instances == ["Cranes", "Crane[1]", "Crane[2]", "Hook[East]", "Hook[West]"])
  }

  @Test("A counted name is taken by tap and set")
  func tapped() throws {
    let screen = try harbour()
    let tapped = try screen.perform(Event("tap \"Light\" in Lamp[2]"))
    #expect(tapped.evaluated.map(\.instance) == ["Lamp[2]"])
    let set = try screen.perform(Event("set Flag[red][2].isUp = true"))
    #expect(set.evaluated.map(\.instance) == ["Flag[red][2]"])
    #expect(set.writes.map(\.target) == ["Flag[red][2]._isUp"])
  }

  @Test("Whatever is offered can be done")
  func offered() throws {
    for event in try harbour().availableEvents where !event.contains("…") {
      #expect(throws: Never.self) { try harbour().perform(Event(event)) }
    }
  }

  @Test("An instance whose value changes has one name in the event, and the former one is told")
  func renamed() throws {
    let trace = try harbour().perform(Event("tap \"Turn\""))
    let told = trace.steps.filter { $0.instance?.hasPrefix("Berth") == true }
    #expect(Set(told.compactMap(\.instance)) == ["Berth[11]", "Berth[12]"])
    #expect(
      told.filter { $0.kind == .compare }.map(\.message)
        == ["Berth[11] (Berth[10] until now): another value for number"])
  }

  @Test("The state that is asked about is called as the event calls it")
  func asked() throws {
    let source = """
      import SwiftUI
      struct Pier: View {
        @State private var first = 1
        var body: some View {
          Bollard(number: first).id(first)
          Bollard(number: 3)
          Button("Move") { first = 2 }
        }
      }
      struct Bollard: View {
        let number: Int
        @State private var rope = 0
        var body: some View { Text("\\(number) \\(rope)") }
      }
      """
    let prediction = try Prediction.compute(
      .state, files: [SourceFile(path: "Pier.swift", text: source)], root: "Pier",
      events: ["tap \"Move\""])
    #expect(prediction.candidates == ["Pier.first", "Bollard[1].rope", "Bollard[3].rope"])
    #expect(prediction.key == ["Pier.first", "Bollard[3].rope"])
  }

  @Test("Sentences tell what takes a place from what leaves it")
  func replaced() throws {
    let trace = try harbour().perform(Event("tap \"Turn\""))
    let gate = trace.steps.filter { $0.instance == "Gate" }.map(\.message)
    #expect(gate.contains("new Gate enters the tree"))
    #expect(gate.contains("Gate leaves the tree"))
    #expect(gate.contains("state count of Gate ends"))
    #expect(gate.contains("new Gate.body runs: first time"))
    #expect(trace.inserted == ["Gate"])
    #expect(trace.removed == ["Gate"])
  }

  @Test("A number stays with its instance while others come")
  func kept() throws {
    let screen = try harbour()
    let trace = try screen.perform(Event("tap \"Arrive\""))
    #expect(trace.inserted == ["Mast[Bo][1]", "Mast[Bo][2]"])
    #expect(
      screen.instances.filter { $0.hasPrefix("Mast") }
        == ["Mast[Ada][1]", "Mast[Ada][2]", "Mast[Bo][1]", "Mast[Bo][2]"])
  }
}
