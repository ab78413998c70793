import Simulation
import Testing

/// Who could have been expected to be told of a write, and is not.
@Suite struct SilenceTests {
  private static let source = """
    @Observable final class Trip {
      var city = "Rome"
      var days = 3
    }

    struct Planner: View {
      @State private var trip = Trip()
      @State private var copies = 1
      var body: some View {
        VStack {
          ForEach(0..<copies, id: \\.self) { _ in City(trip: trip) }
          Days(trip: trip)
          Frame(trip: trip)
          Button("Longer") { trip.days += 1 }
          Button("Other") { trip.days += 1; trip.city = "Bari" }
          Button("Copy") { copies = 20 }
        }
      }
    }

    struct City: View {
      let trip: Trip
      var body: some View { Text(trip.city) }
    }

    struct Days: View {
      let trip: Trip
      var body: some View { Text("\\(trip.days)") }
    }

    struct Frame: View {
      let trip: Trip
      var body: some View { Button("Frame") { trip.days = 0 } }
    }
    """

  private func skips(after events: String...) throws -> [Step] {
    let screen = try Simulator(files: [SourceFile(path: "Trip.swift", text: Self.source)])
      .mount("Planner")
    for event in events { try screen.perform(Event(event)) }
    return try #require(screen.trace.events.last).steps.filter { $0.kind == .skip }
  }

  @Test("A body that read another property of the object is told of in the story, with the rule")
  func otherProperty() throws {
    let skips = try skips(after: "tap \"Longer\"")
    #expect(skips.map(\.instance) == ["City"])
    #expect(skips[0].message == "City.body is not told: it read Trip.city, not Trip.days")
    #expect(skips[0].rule == "B1" && skips[0].because == 2)
  }

  @Test("Nobody is said not to be told of one write who is told of another")
  func severalWrites() throws {
    #expect(try skips(after: "tap \"Other\"").isEmpty)
  }

  @Test("Of many a sentence is said")
  func many() throws {
    let skips = try skips(after: "tap \"Copy\"", "tap \"Longer\"")
    #expect(skips.map(\.instance) == [nil])
    #expect(skips[0].message.hasPrefix("of 20 bodies that read Trip.city"))
  }

  @Test(
    "The same .id in both branches does not join them, which is usual and not promised; another one could not",
    arguments: [("\"seat\"", Certainty.usual), ("\"guest\"", .certain)])
  func sameNameInBranches(name: String, certainty: Certainty) throws {
    let source = """
      struct Table: View {
        @State private var isLate = false
        var body: some View {
          VStack {
            if isLate { Guest().id(\(name)) } else { Guest().id("seat") }
            Button("Wait") { isLate = true }
          }
        }
      }

      struct Guest: View {
        @State private var drinks = 0
        var body: some View { Text("\\(drinks)") }
      }
      """
    let prediction = try Prediction.compute(
      .state, files: [SourceFile(path: "Table.swift", text: source)], root: "Table",
      events: ["tap \"Wait\""])
    #expect(prediction.key == ["Table.isLate"])
    #expect(prediction.certainty == certainty)
    let told = prediction.trace.events[1].steps.filter { $0.rule == "I11" }
    #expect(told.map(\.view) == (certainty == .usual ? ["Table"] : []))
  }
}
