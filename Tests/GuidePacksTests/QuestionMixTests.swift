import Testing

@testable import GuidePacks

@Suite("Questions of one guide")
struct QuestionMixTests {
  private func program(_ name: String) -> String {
    """
    struct \(name): View {
      @State private var isOpen = false
      var body: some View {
        Button("Open") { withAnimation { isOpen.toggle() } }.opacity(isOpen ? 1 : 0.5)
      }
    }
    """
  }

  private func asked(_ name: String, _ mix: QuestionMix) -> [FoundTrace] {
    TraceSearch(mix: mix).traces(of: program(name), root: name)
  }

  @Test("What runs while something moves is asked once, and the next program is asked otherwise")
  func inFlightOnce() throws {
    let mix = QuestionMix()
    let first = try #require(asked("Door", mix).first)
    #expect(first.isInFlight)
    let second = try #require(asked("Gate", mix).first)
    #expect(!second.isInFlight)
  }

  @Test("A program is asked about, however often the guide has asked the same")
  func neverNothing() {
    let mix = QuestionMix()
    for number in 1...8 { #expect(!asked("Door\(number)", mix).isEmpty) }
  }

  @Test("Of what was asked too often, what was asked least is asked next")
  func leastAsked() throws {
    let mix = QuestionMix()
    let inFlight = (1...8).compactMap { asked("Door\($0)", mix).first }.filter(\.isInFlight)
    #expect(inFlight.count <= 3)
  }
}
