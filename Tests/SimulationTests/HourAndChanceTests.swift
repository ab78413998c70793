import Simulation
import Testing

/// What the hour or chance decides may be otherwise in an app, and is not said to be certain; how
/// far two moments are apart, and that no two identifiers are equal, is.
@Suite struct HourAndChanceTests {
  private func screen(_ condition: String, _ properties: String = "") throws -> Screen {
    let source = """
      import SwiftUI
      struct Yes: View { var body: some View { Text("yes") } }
      struct No: View { var body: some View { Text("no") } }
      struct Always: RandomNumberGenerator { mutating func next() -> UInt64 { 7 } }
      struct Visit { let id = UUID(); var date = Date() }
      @Observable final class Die { var eyes = Int.random(in: 1...6) }

      struct Root: View {
        @State private var opened = Date()
        @State private var luck = Bool.random()
        @State private var die = Die()
        @State private var visit = Visit()
        @State private var eyes = 0
        @State private var rolls = 0
        @State private var seen = Date.distantPast
        @State private var words = ["a", "b", "c", "d"]

        func isLucky() -> Bool {
          var sum = 0
          for _ in 0..<3 { sum += Int.random(in: 1...6) }
          return sum > 9
        }
        func greeting() -> String {
          let hour = Calendar.current.component(.hour, from: Date())
          switch hour {
          case ..<12: return "morning"
          default: return "evening"
          }
        }
        func isPatient() -> Bool { Date().timeIntervalSince(opened) > 60 }
        func own() -> Int {
          var generator = Always()
          return Int.random(in: 0..<10, using: &generator)
        }
        \(properties)
        var body: some View {
          Text("\\(eyes) \\(rolls) \\(words.joined()) \\(seen.timeIntervalSince(opened))")
          if \(condition) { Yes() } else { No() }
          Button("roll") { eyes = Int.random(in: 100...600) }
          Button("count") { rolls += 1; eyes = Int.random(in: 100...600) }
          Button("see") { seen = Date() }
          Button("mix") { words.shuffle() }
        }
      }
      """
    return try Simulator(files: [SourceFile(path: "View.swift", text: source)]).mount("Root")
  }

  private func certainty(_ event: EventTrace?, of instances: String...) -> Certainty? {
    event?.evaluated.filter { instances.contains($0.instance) }.map(\.certainty).max()
  }

  @Test(
    "A branch that chance decides is in doubt, wherever chance was asked",
    arguments: [
      "Bool.random()", "luck", "die.eyes > 3", "isLucky()", "Int.random(in: 0..<9) < 4",
      "Double.random(in: 0...1) < 0.5", "[true, false].randomElement() == true",
      "words.shuffled()[0] == \"a\"", "words.filter { _ in Bool.random() }.isEmpty",
    ])
  func chance(_ condition: String) throws {
    let first = try #require(try screen(condition).trace.events.first)
    #expect(certainty(first, of: "Root") == .certain)
    #expect(certainty(first, of: "Yes", "No") == .depends)
    #expect(first.diagnostics.contains { $0.message.contains("chance is made up") })
  }

  @Test(
    "A branch that the hour or the day decides is in doubt, wherever the clock was read",
    arguments: [
      "Calendar.current.component(.hour, from: Date()) < 12", "greeting() == \"morning\"",
      "Calendar.current.isDateInWeekend(opened)",
      "Calendar.current.dateComponents([.hour], from: visit.date).hour == 9",
      "Calendar.current.isDateInToday(Date(timeIntervalSince1970: 0))",
      "Date.now.formatted(date: .omitted, time: .shortened).hasPrefix(\"9\")",
    ])
  func hour(_ condition: String) throws {
    let first = try #require(try screen(condition).trace.events.first)
    #expect(certainty(first, of: "Root") == .certain)
    #expect(certainty(first, of: "Yes", "No") == .depends)
    #expect(first.diagnostics.contains { $0.message.contains("9:00 in Greenwich") })
  }

  @Test(
    "What is known of time and chance stays certain",
    arguments: [
      "UUID() == UUID()", "isPatient()", "own() > 3", "Date() < Date().addingTimeInterval(60)",
      "Date().timeIntervalSince(opened) > 60", "visit.date > opened",
      "Calendar.current.component(.hour, from: Date(timeIntervalSince1970: 0)) == 0",
    ])
  func certain(_ condition: String) throws {
    let first = try #require(try screen(condition).trace.events.first)
    #expect(certainty(first, of: "Yes", "No") == .certain)
    #expect(!first.diagnostics.contains { $0.message.contains("taken for granted") })
  }

  @Test("A write that chance decides may be an equal one: whether a body runs depends on it")
  func writes() throws {
    let screen = try screen("1 < 2")
    #expect(certainty(try screen.perform(Event("tap \"roll\"")), of: "Root") == .depends)
    #expect(certainty(try screen.perform(Event("tap \"mix\"")), of: "Root") == .depends)
    #expect(certainty(try screen.perform(Event("tap \"count\"")), of: "Root") == .certain)
    #expect(certainty(try screen.perform(Event("tap \"see\"")), of: "Root") == .certain)
  }

  /// Each value is what the next word of the generator gives.
  private struct Steps: RandomNumberGenerator {
    var state: UInt64 = 42
    mutating func next() -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return state
    }
  }

  @Test("A generator of the program's own gives what it gives in Swift, and nothing is open")
  func generators() throws {
    let source = """
      import SwiftUI
      struct Steps: RandomNumberGenerator {
        var state: UInt64 = 42
        mutating func next() -> UInt64 {
          state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
          return state
        }
      }
      final class Cup: ObservableObject {
        @Published private(set) var dice = [1, 1, 1]
        @Published private(set) var words = ["a", "b", "c", "d"]
        private var generator = Steps()
        func roll() {
          for index in dice.indices { dice[index] = Int.random(in: 1...6, using: &generator) }
          words.shuffle(using: &generator)
        }
      }
      struct Root: View {
        @StateObject private var cup = Cup()
        var body: some View {
          Text("\\(cup.dice) \\(cup.words.joined())")
          Button("roll") { cup.roll() }
        }
      }
      """
    let screen = try Simulator(files: [SourceFile(path: "View.swift", text: source)]).mount("Root")
    var generator = Steps()
    var words = ["a", "b", "c", "d"]
    for _ in 0..<3 {
      let dice = (0..<3).map { _ in Int.random(in: 1...6, using: &generator) }
      words.shuffle(using: &generator)
      let event = try screen.perform(Event("tap \"roll\""))
      #expect(certainty(event, of: "Root") == .certain)
      let text = "\(dice) \(words.joined())"
      #expect(screen.elements.contains { $0.kind == "Text" && $0.label == text })
    }
  }
}
