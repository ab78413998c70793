import Simulation
import Testing

/// What was found wrong when apps of others were played, each by what it rests on.
struct PublicAppTests {
  private func shown(_ source: String, after events: [String] = []) throws -> Screen {
    let screen = try Simulator(files: [SourceFile(path: "Shown.swift", text: source)])
      .mount("Shown")
    for event in events { try screen.perform(Event(event)) }
    #expect(screen.crash == nil)
    return screen
  }

  @Test("What a library lets a binding do, it does to what the binding leads to")
  func projectionOfALibrary() throws {
    let screen = try shown(
      """
      import Storage
      final class Shelf { var names = ["a"] }
      struct Shown: View {
        @Stored var shelf = Shelf()
        var body: some View {
          ForEach(shelf.names, id: \\.self) { Text($0) }
          Button("Add") { $shelf.names.append("b"); shelf = shelf }
        }
      }
      """, after: ["tap \"Add\"", "tap \"Add\""])
    #expect(screen.elements.map(\.label).contains("a"))
  }

  @Test("The default of a parameter names a static of its type without the type")
  func defaultThatIsStatic() throws {
    let screen = try shown(
      """
      final class Shelf {
        var names: [String]
        init(names: [String] = known) { self.names = names }
      }
      extension Shelf { static let known = ["Aria"] }
      struct Shown: View {
        @State private var shelf = Shelf()
        var body: some View { Text(shelf.names.sorted()[0]) }
      }
      """)
    #expect(screen.elements.map(\.label).contains("Aria"))
  }

  @Test(
    "A number is a number of Foundation's wherever one is asked for",
    arguments: ["hours as! NSNumber", "(hours as Any) as! NSNumber", "hours as NSNumber"])
  func bridging(number: String) throws {
    let screen = try shown(
      """
      import Foundation
      struct Shown: View {
        @State private var hours = 7.5
        var body: some View { Text(text) }
        var text: String { NumberFormatter().string(from: \(number)) == nil ? "none" : "some" }
      }
      """)
    #expect(screen.elements.map(\.label).contains("some"))
  }

  @Test("A function that is called like one of the library calls the library's by its module")
  func wrappedPrint() throws {
    let screen = try shown(
      """
      import Elsewhere
      func print(_ items: Any...) { Swift.print(items.count) }
      struct Shown: View {
        var body: some View { Text("a").onAppear { print("b", Thing().value) } }
      }
      """)
    #expect(
      screen.trace.events.flatMap(\.steps).contains { $0.kind == .print && $0.message == "2" })
  }

  @Test("A file that nobody gave is taken to be in the app, and a note says so")
  func unknownFile() throws {
    let screen = try shown(
      """
      struct Shown: View {
        var body: some View {
          Text("Before")
          VideoPlayer(player: AVPlayer(url: Bundle.main.url(forResource: "tour", withExtension: "mp4")!))
        }
      }
      """)
    #expect(screen.elements.map(\.label).contains("Before"))
    let notes = screen.trace.events.flatMap(\.diagnostics).map(\.message)
    #expect(notes.contains { $0.contains("tour.mp4 is not among the files that were given") })
  }
}
