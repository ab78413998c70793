import Simulation
import Testing

@Suite("In the background")
struct BackgroundTests {
  private let source = """
    import SwiftUI
    struct Ticker: View {
      @Environment(\\.scenePhase) private var phase
      @State private var n = 0
      var body: some View {
        Text("n \\(n)").task {
          while !Task.isCancelled {
            try? await Task.sleep(for: .seconds(1))
            n += 1
          }
        }
      }
    }
    """

  private func notes(_ events: [String]) throws -> [String] {
    let file = SourceFile(path: "Clock.swift", text: source)
    let screen = try Simulator(files: [file]).mount("Ticker")
    for event in events { try screen.perform(Event(event)) }
    return screen.trace.events.last?.diagnostics.map(\.message) ?? []
  }

  @Test("Time that goes by where a phone would stop the app is told, where anything waits for it")
  func time() throws {
    let leaving = "environment scenePhase = .background"
    #expect(try notes([leaving, "wait 2s"]).first?.hasPrefix("here time goes on") == true)
    #expect(try notes([leaving, "wait 100ms"]).isEmpty)
    #expect(try notes(["wait 2s"]).isEmpty)
    #expect(try notes([leaving, "environment scenePhase = .active", "wait 2s"]).isEmpty)
  }
}
