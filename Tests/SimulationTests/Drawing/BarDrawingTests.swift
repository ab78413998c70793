import Drawing
import Simulation
import Testing

/// What stands in bars, and what choices without words look like.
@Suite("Bars and choices, drawn") struct BarDrawingTests {
  private func screen(_ source: String, _ events: [String] = []) throws -> Screen {
    let files = [SourceFile(path: "Shown.swift", text: "import SwiftUI\n" + source)]
    let screen = try Simulator(files: files).mount(
      "Shown", on: PreviewArea(width: 300, height: 200))
    for event in events { try screen.perform(Event(event)) }
    return screen
  }

  private func lines(_ screen: Screen) throws -> [String] {
    CellDrawing(of: try screen.drawn()).lines().map {
      String($0.dropFirst().dropLast()).trimmedEnd
    }
  }

  @Test(
    "The way back is called like the level that a destination covers",
    arguments: [
      ["tap \"Link\""], ["tap \"Destination\""], ["scroll to \"Older\"", "tap \"Older\""],
    ])
  func back(events: [String]) throws {
    let screen = try screen(
      """
      struct Shown: View {
        @State private var isShown = false
        @State private var isActive = false
        var body: some View {
          NavigationStack {
            List {
              NavigationLink("Link") { Detail() }
              Button("Destination") { isShown = true }
              Button("Older") { isActive = true }
                .overlay(
                  NavigationLink(isActive: $isActive, destination: { Detail() }, label: { EmptyView() })
                    .opacity(0))
            }
            .navigationDestination(isPresented: $isShown) { Detail() }
            .navigationTitle("Home")
          }
        }
      }
      struct Detail: View {
        var body: some View {
          Text("Here").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
        }
      }
      """, events)
    #expect(try lines(screen).contains { $0.hasPrefix("‹ Home") && $0.contains("Detail") })
    try screen.perform(Event("back"))
    #expect(try !lines(screen).contains { $0.contains("‹") })
  }

  @Test("A tab without words is called like its picture, and drawn as its sign")
  func tabs() throws {
    let screen = try screen(
      """
      struct Shown: View {
        var body: some View {
          TabView {
            Text("One").tabItem { Image(systemName: "house") }
            Text("Two").tabItem { Image(systemName: "chart.pie") }.badge(3)
            Text("Three").tabItem { Label("Me", systemImage: "person") }
          }
        }
      }
      """)
    #expect(try lines(screen).contains { $0.contains("(⌂) │ ◆ 3 │ Me") })
    #expect(try screen.perform(Event("tap \"chart.pie\"")).changes.map(\.new).contains("Two"))
  }

  @Test("A choice without words is called like its picture, and drawn as its sign")
  func segments() throws {
    let screen = try screen(
      """
      struct Shown: View {
        @State private var sign = "heart"
        var body: some View {
          Picker("Sign", selection: $sign) {
            Image(systemName: "heart").tag("heart")
            Image(systemName: "bolt").tag("bolt")
          }
          .pickerStyle(.segmented)
        }
      }
      """)
    #expect(try lines(screen).contains { $0.contains("(♡)") && $0.contains("◆") })
    #expect(screen.availableEvents.contains("select \"bolt\" in \"Sign\""))
    #expect(
      try screen.perform(Event("select \"bolt\" in \"Sign\"")).changes.map(\.new) == ["Sign: bolt"])
  }
}
