@testable import Audit
import Simulation
import Synchronization
import Testing

@Suite("What an audit plays")
struct PlayingTests {
  /// A form with many switches, and below them a button that nobody who looks is told of.
  private func settings(_ toggles: Int) -> String {
    let numbers = 0..<toggles
    let states = numbers.map { "  @State private var t\($0) = false\n" }.joined()
    let controls = numbers.map { "      Toggle(\"T\($0)\", isOn: $t\($0))\n" }.joined()
    return """
      final class Usage: ObservableObject { @Published var megabytes = 120 }
      final class Store: ObservableObject { let usage = Usage() }
      struct Settings: View {
        @StateObject private var store = Store()
      \(states)  var body: some View {
          Form {
      \(controls)      Text("\\(store.usage.megabytes) MB")
            Button("Clear cache") { store.usage.megabytes = 0 }
          }
        }
      }
      """
  }

  @Test("A control counts however many stand before it", arguments: [3, 16, 40])
  func manyControls(toggles: Int) throws {
    let found = try findings(.staleScreen, in: settings(toggles))
    #expect(found.map(\.finding.event) == ["tap \"Clear cache\""])
  }

  @Test("One of each control comes first, and of these one of each kind, then what is tapped")
  func order() {
    func offer(_ event: String, _ control: String) -> OfferedEvent {
      OfferedEvent(event: event, control: control)
    }
    let offers = [
      offer("toggle \"A\"", "1"), offer("toggle \"B\"", "2"), offer("tap \"C\" in Row[0]", "3"),
      offer("tap \"C\" in Row[1]", "3"), offer("tap \"D\"", "4"), offer("toggle \"E\"", "5"),
    ]
    let order = PlayingOrder(offers)
    #expect(
      order.events == [
        "toggle \"A\"", "tap \"C\" in Row[0]", "tap \"D\"", "toggle \"B\"", "toggle \"E\"",
        "tap \"C\" in Row[1]",
      ])
    #expect(order.controls == 5)
  }

  @Test("What rows have is one control, what is written twice is two")
  func controls() throws {
    let text = """
      import SwiftUI
      struct Row: View {
        let name: String
        var body: some View { Button(name) {} }
      }
      struct Page: View {
        var body: some View {
          VStack {
            Row(name: "first")
            Row(name: "second")
            ForEach(0..<3) { n in Row(name: "row \\(n)") }
          }
        }
      }
      """
    let file = SourceFile(path: "App.swift", text: text)
    let offers = try Simulator(SourceTrees([file])).mount("Page").offersInReach
    #expect(offers.count == 5)
    #expect(Set(offers.map(\.control)).count == 3)
  }

  @Test("Where time is over, it says how many events had no turn")
  func timeIsOver() throws {
    let file = SourceFile(path: "App.swift", text: "import SwiftUI\n" + settings(20))
    let asked = Counter()
    // The plays themselves ask, too: so much is enough for some of them.
    let limits = AuditLimits(isOver: { asked.next() > 20 })
    let report = try Auditor(SourceTrees([file]), named: ["App.swift"], limits: limits).report()
    let left = try #require(report.unplayed?.first)
    #expect(report.unfinished == ["Settings"])
    #expect(left.view == "Settings")
    #expect(left.of == 21)
    #expect((1..<21).contains(left.events))
    let told = "Settings (\(left.events) of 21 events were not played)"
    #expect(AuditText(report, width: 200).lines.contains { $0.contains(told) })
    #expect(
      AuditPage(report, of: "App/").text.contains(
        "<code>Settings</code>: \(left.events) of 21 events were not played"))
  }

  @Test("What is typed is submitted where something waits for that, and written over afterwards")
  func submitting() throws {
    let text = """
      final class Session: ObservableObject { @Published var name = "" }
      struct Field: View {
        @State var name: String
        @EnvironmentObject private var session: Session
        var body: some View {
          VStack {
            TextField("Your name", text: $name).onSubmit { session.name = name }
            Button("Clear") { session.name = "" }
          }
        }
      }
      struct Page: View {
        @StateObject private var session = Session()
        var body: some View { Field(name: session.name).environmentObject(session) }
      }
      """
    let found = try findings(.ignoredFirstValue, in: text)
    #expect(found.map(\.line) == ["  @State var name: String"])
    #expect(
      found.first?.finding.trace.hasSuffix(
        "--do 'type \"a\" into \"Your name\"' --do 'submit \"Your name\"' --do 'tap \"Clear\"'")
        == true)
    let followed = text.replacing(
      ".onSubmit", with: ".onChange(of: session.name) { name = session.name }.onSubmit")
    #expect(try findings(.ignoredFirstValue, in: followed).isEmpty)
  }
}

/// Counts from several threads.
private final class Counter: Sendable {
  private let count = Mutex(0)

  func next() -> Int {
    count.withLock {
      $0 += 1
      return $0
    }
  }
}
