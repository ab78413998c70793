import Simulation
import Testing

/// An optional object of the environment is nil where nobody above provides one.
@Suite struct AbsentObjectTests {
  private static let source = """
    @Observable final class AudioGuide { var stop = 7 }

    struct Museum: View {
      @State private var guide = AudioGuide()
      var body: some View {
        VStack {
          Lobby()
          Lobby().environment(guide)
          Button("Next") { guide.stop += 1 }
        }
      }
    }

    struct Lobby: View {
      @Environment(AudioGuide.self) private var guide: AudioGuide?
      var body: some View {
        if let guide { Text("Stop \\(guide.stop)") } else { Text("No guide") }
      }
    }
    """

  @Test("Without a provider it is nil, below one it is the object and tells of what was read")
  func optional() throws {
    let screen = try Simulator(files: [SourceFile(path: "Museum.swift", text: Self.source)])
      .mount("Museum")
    let texts = screen.elements.map(\.label)
    #expect(texts.contains("No guide") && texts.contains("Stop 7"))
    let next = try screen.perform(Event("tap \"Next\""))
    #expect(next.changes.map(\.new) == ["Stop 8"])
    #expect(next.evaluated.map(\.instance).count == 1)
  }

  @Test(
    "An object that is provided and not known may be the one that is asked for: none is missing")
  func unknown() throws {
    let source = """
      import SwiftUI
      import Wiring
      final class Tariff: ObservableObject { @Published var price = 2 }
      struct Till: View {
        @EnvironmentObject private var tariff: Tariff
        var body: some View { Text("Price \\(tariff.price)") }
      }
      struct Shop: View { var body: some View { Till().environmentObject(Wires.shared.tariff) } }
      struct Stall: View { var body: some View { Till() } }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Shop.swift", text: source)])
    let shop = try simulator.mount("Shop", findsObjects: false)
    #expect(shop.missingObject == nil && shop.crash == nil)
    #expect(
      shop.trace.events[0].diagnostics.contains { $0.message.contains("taken for the Tariff") })
    #expect(try simulator.mount("Stall", findsObjects: false).missingObject?.type == "Tariff")
  }
}
