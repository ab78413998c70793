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
}
