import Testing

@testable import Simulation

/// A program about which somebody who misreads one rule is wrong.
struct MisreadProgram: Sendable, CustomTestStringConvertible {
  let misreading: Misreading
  var subject = Prediction.Subject.bodies
  let source: String
  let events: [String]
  let rule: [String]
  let mistake: [String]

  var testDescription: String { misreading.rawValue }

  /// It is read once, whoever looks at it.
  func simulator() throws -> Simulator {
    try Simulator(files: [SourceFile(path: "Misread.swift", text: source)])
  }

  func prediction(
    _ misreading: Misreading? = nil, on simulator: Simulator
  ) throws -> Prediction {
    try Prediction.compute(
      subject, on: simulator.misreading(misreading), root: "Room", events: events)
  }
}

@Suite("A machine with one rule replaced answers as somebody who believes it")
struct MisreadingTests {
  @Test("it differs from SwiftUI where the rule decides", arguments: misreadPrograms)
  func differs(_ program: MisreadProgram) throws {
    let simulator = try program.simulator()
    #expect(try program.prediction(on: simulator).key == program.rule)
    #expect(try program.prediction(program.misreading, on: simulator).key == program.mistake)
  }

  @Test("every misreading has such a program")
  func isComplete() {
    #expect(Set(misreadPrograms.map(\.misreading)) == Set(Misreading.ofUpdates))
  }

  @Test("who has no occasion to decide otherwise answers alike", arguments: misreadPrograms)
  func occasions(_ program: MisreadProgram) throws {
    let simulator = try program.simulator()
    let rule = try program.prediction(on: simulator)
    #expect(rule.occasions.contains(program.misreading))
    for misreading in Misreading.ofUpdates where !rule.occasions.contains(misreading) {
      let other = try program.prediction(misreading, on: simulator)
      #expect(other.key == rule.key)
      #expect(other.candidates == rule.candidates)
    }
  }

  @Test("not everybody has an occasion everywhere")
  func fewOccasions() throws {
    let counts = try misreadPrograms.map { program in
      try program.prediction(on: program.simulator()).occasions.count
    }
    #expect(counts.reduce(0, +) < counts.count * 10)
  }

  @Test("the first frame is the same whatever anybody believes", arguments: misreadPrograms)
  func firstFrame(_ program: MisreadProgram) throws {
    let simulator = try program.simulator()
    let rule = try program.prediction(on: simulator).trace.events[0]
    for misreading in Misreading.allCases {
      let mistaken = try program.prediction(misreading, on: simulator).trace.events[0]
      #expect(mistaken.passes.map(\.evaluated) == rule.passes.map(\.evaluated))
      #expect(mistaken.inserted == rule.inserted)
      #expect(mistaken.discarded.isEmpty)
    }
  }
}

/// One state that is read, a child with equal inputs, a state that nobody reads.
private let lamps = """
  struct Room: View {
    @State private var lamps = 1
    @State private var visits = 0
    var body: some View {
      VStack {
        Ceiling()
        Shelf(lamps: lamps)
        Button("More") { lamps += 1 }
        Button("Same") { lamps = 1 }
        Button("Visit") { visits += 1 }
      }
    }
  }
  struct Ceiling: View {
    var body: some View { Text("high") }
  }
  struct Shelf: View {
    let lamps: Int
    var body: some View { Text("\\(lamps)") }
  }
  """

/// A binding through three views, of which the middle one only hands it on.
private let binding = """
  struct Room: View {
    @State private var level = 1
    var body: some View { Wall(level: $level) }
  }
  struct Wall: View {
    @Binding var level: Int
    var body: some View { VStack { Dial(level: $level); Button("Up") { level += 1 } } }
  }
  struct Dial: View {
    @Binding var level: Int
    var body: some View { Text("\\(level)") }
  }
  """

/// Two instances of one type, each with state.
private let lanes = """
  struct Room: View {
    var body: some View { VStack { Lane(name: "A"); Lane(name: "B") } }
  }
  struct Lane: View {
    let name: String
    @State private var count = 0
    var body: some View { Button("\\(name) \\(count)") { count += 1 } }
  }
  """

private let observed = """
  @Observable final class Lamp {
    var name = "Floor"
    var watts = 40
  }
  struct Room: View {
    @State private var lamp = Lamp()
    var body: some View {
      VStack { Title(lamp: lamp); Power(lamp: lamp); Button("+1") { lamp.watts += 1 } }
    }
  }
  struct Title: View {
    let lamp: Lamp
    var body: some View { Text(lamp.name) }
  }
  struct Power: View {
    let lamp: Lamp
    var body: some View { Text("\\(lamp.watts)") }
  }
  """

private let environment = """
  extension EnvironmentValues { @Entry var warmth = 1 }
  struct Room: View {
    @State private var warmth = 1
    var body: some View {
      VStack { Sill(); Button("Warmer") { warmth += 1 } }.environment(\\.warmth, warmth)
    }
  }
  struct Sill: View {
    @Environment(\\.warmth) private var warmth
    var body: some View { Text("sill") }
  }
  """

/// A counter with state in the branches of an `if`, behind an argument, and below an `.id`.
private func identity(_ content: String) -> String {
  """
  struct Room: View {
    @State private var isOpen = true
    @State private var visits = 0
    var body: some View {
      VStack {
        \(content)
        Button("Toggle") { isOpen.toggle() }
        Button("Visit") { visits += 1 }
      }
    }
  }
  struct Tally: View {
    let label: String
    @State private var count = 0
    var body: some View { Button("\\(label) \\(count)") { count += 1 } }
  }
  """
}

private let own = ["Room.isOpen", "Room.visits"]

private let misreadPrograms = [
  MisreadProgram(
    misreading: .wholeScreenRebuilds, source: binding, events: ["tap \"Up\""], rule: ["Dial"],
    mistake: ["Room", "Wall", "Dial"]),
  MisreadProgram(
    misreading: .parentRebuilds, source: lamps, events: ["tap \"More\""],
    rule: ["Room", "Shelf"], mistake: ["Room", "Ceiling", "Shelf"]),
  MisreadProgram(
    misreading: .changeTravelsDown, source: binding, events: ["tap \"Up\""], rule: ["Dial"],
    mistake: ["Wall", "Dial"]),
  MisreadProgram(
    misreading: .everyWriteRuns, source: lamps, events: ["tap \"Visit\""], rule: [],
    mistake: ["Room"]),
  MisreadProgram(
    misreading: .equalWriteRuns, source: lamps, events: ["tap \"Same\""], rule: [],
    mistake: ["Room"]),
  MisreadProgram(
    misreading: .handingOutReads, source: binding, events: ["tap \"Up\""], rule: ["Dial"],
    mistake: ["Room", "Wall", "Dial"]),
  MisreadProgram(
    misreading: .declaredMeansTold, source: binding, events: ["tap \"Up\"", "tap \"Up\""],
    rule: ["Dial"], mistake: ["Wall", "Dial"]),
  MisreadProgram(
    misreading: .needsAWrapper, source: observed, events: ["tap \"+1\""], rule: ["Power"],
    mistake: []),
  MisreadProgram(
    misreading: .needsAWrapper, source: lamps, events: ["tap \"More\""],
    rule: ["Room", "Shelf"], mistake: ["Room"]),
  MisreadProgram(
    misreading: .stateIsPerType, source: lanes, events: ["tap \"A 0\""], rule: ["Lane[A]"],
    mistake: ["Lane[A]", "Lane[B]"]),
  MisreadProgram(
    misreading: .wholeObject, source: observed, events: ["tap \"+1\""], rule: ["Power"],
    mistake: ["Title", "Power"]),
  MisreadProgram(
    misreading: .stateWatchesObject, source: observed, events: ["tap \"+1\""], rule: ["Power"],
    mistake: ["Room", "Power"]),
  MisreadProgram(
    misreading: .unusedEnvironmentIsFree, source: environment, events: ["tap \"Warmer\""],
    rule: ["Room", "Sill"], mistake: ["Room"]),
  MisreadProgram(
    misreading: .stateInStruct, subject: .state,
    source: identity("Tally(label: isOpen ? \"in\" : \"out\")"), events: ["tap \"Toggle\""],
    rule: own + ["Tally.count"], mistake: own),
  MisreadProgram(
    misreading: .stateOutlivesView, subject: .state,
    source: identity("if isOpen { Tally(label: \"in\") }"), events: ["tap \"Toggle\""],
    rule: own, mistake: own + ["Tally.count"]),
  MisreadProgram(
    misreading: .sameTypeSameView, subject: .state,
    source: identity("if isOpen { Tally(label: \"in\") } else { Tally(label: \"out\") }"),
    events: ["tap \"Toggle\""], rule: own, mistake: own + ["Tally.count"]),
  MisreadProgram(
    misreading: .idIsALabel, subject: .state,
    source: identity("Tally(label: \"in\").id(visits)"), events: ["tap \"Visit\""],
    rule: own, mistake: own + ["Tally.count"]),
]
