import Guides
import Simulation
import Testing

@testable import GuidePacks

@Suite("How often a body runs")
struct RunsTests {
  private func question(_ source: String, _ root: String) throws -> FoundTrace? {
    TraceSearch(mix: QuestionMix()).traces(of: source, root: root).first { $0.of != nil }
  }

  @Test("What an effect writes behind the first appearance is counted")
  func effect() throws {
    let source = """
      struct Lamp: View {
        @State private var light = 0
        var body: some View { Text("\\(light)").onAppear { light = 40 } }
      }
      """
    let found = try #require(try question(source, "Lamp"))
    #expect(found.of == "Lamp runs")
    #expect(found.prediction.key == ["2"])
    #expect(found.wrongMeasures.map(\.measure).contains("1"))
    #expect(found.why?.contains("(2) It read the state `_light`, which was written.") == true)
  }

  @Test("What is written together is one update, and who counts writes is told so")
  func together() throws {
    let source = """
      struct Lamp: View {
        @State private var light = 0
        @State private var word = "off"
        var body: some View { Button("\\(word) \\(light)") { light += 1; word = "on" } }
      }
      """
    let found = try #require(try question(source, "Lamp"))
    #expect(found.events == ["tap \"off 0\""])
    #expect(found.prediction.key == ["2"])
    let wrong = try #require(found.wrongMeasures.first)
    #expect(wrong.measure == "3")
    #expect(wrong.reason.contains("S5"))
  }

  @Test("Where each thing that happens is a run, and where a finger moves, nobody is asked")
  func plain() throws {
    for source in [
      "struct Lamp: View { @State var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }",
      """
      struct Lamp: View {
        @State private var offset = CGSize.zero
        @State private var isDragged = false
        var body: some View {
          Circle().offset(offset).opacity(isDragged ? 1 : 0.5)
            .gesture(DragGesture().onChanged { offset = $0.translation; isDragged = true })
        }
      }
      """,
    ] {
      #expect(try question(source, "Lamp") == nil)
    }
  }

  @Test("Of a program that is not asked about it is known why")
  func silence() {
    let sources: [(Silence, String)] = [
      (.still, "struct Lamp: View { var body: some View { List { Text(\"a\") } } }"),
      (.unmoved, "struct Lamp: View { var body: some View { List { Button(\"a\") {} } } }"),
      (
        .oneBody,
        """
        struct Lamp: View {
          @State private var n = 0
          var body: some View { List { Button("\\(n)") { n += 1 } } }
        }
        """
      ),
    ]
    for (silence, source) in sources {
      let asked = TraceSearch(mix: QuestionMix()).asked(of: source, root: "Lamp")
      // The first of a guide may be asked how large it is.
      #expect(asked.traces.isEmpty == (asked.silence != nil))
      if asked.traces.isEmpty { #expect(asked.silence == silence) }
    }
  }
}

@Suite("Terms that their own sentence tells")
struct ToldByItselfTests {
  @Test("Half of the words of a name, or their roots, are enough")
  func told() {
    #expect(ToldByItself.isOne(".refreshable", in: ".refreshable adds pull-to-refresh to lists."))
    #expect(ToldByItself.isOne("safeAreaInset", in: "safeAreaInset keeps the safe area free."))
    #expect(!ToldByItself.isOne("@State", in: "@State keeps a value as long as its view lives."))
    #expect(!ToldByItself.isOne(".padding", in: ".padding adds room on each side."))
  }
}
