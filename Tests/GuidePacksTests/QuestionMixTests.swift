import Guides
import Simulation
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
    #expect(asked("Gate", mix).allSatisfy { !$0.isInFlight })
  }

  @Test("Two questions that are nearly one are asked once: who is told and who is not is the same")
  func nearlyEqual() {
    func program(_ child: String) -> String {
      """
      struct House: View {
        @State private var guests = 0
        var body: some View { VStack { Button("\\(guests)") { guests += 1 }; \(child)() } }
      }
      struct \(child): View { var body: some View { Text("\(child)") } }
      """
    }
    let mix = QuestionMix()
    let search = TraceSearch(mix: mix)
    #expect(search.traces(of: program("Door"), root: "House").first?.prediction.subject == .bodies)
    let second = search.traces(of: program("Gate"), root: "House")
    #expect(second.allSatisfy { $0.prediction.subject != .bodies })
  }

  @Test("The next guide of a pack may ask again, but what is answered alike each time")
  func guides() throws {
    let mix = QuestionMix()
    #expect(try #require(asked("Door", mix).first).isInFlight)
    mix.beginGuide()
    #expect(asked("Gate", mix).allSatisfy { !$0.isInFlight })
  }

  @Test("What has been asked often enough is not asked again, even if nothing else is left")
  func ratherNothing() {
    let mix = QuestionMix()
    let counts = (1...8).map { asked("Door\($0)", mix).count }
    #expect(counts.first == 1)
    #expect(counts.last == 0)
  }

  @Test("What everybody answers the same, or nobody would ask, is not asked")
  func worthless() {
    let sources = [
      // The answer is everything.
      "struct Plain: View { @State var n = 0; var body: some View { Button(\"\\(n)\") { n += 1 } } }",
      // Nothing happens.
      "struct Plain: View { var body: some View { List { Text(\"a\") }.refreshable {} } }",
    ]
    for source in sources {
      let found = TraceSearch(mix: QuestionMix()).traces(of: source, root: "Plain")
      #expect(found.allSatisfy { $0.prediction.subject != .bodies })
    }
  }

  @Test("The same once more is asked of a tap that writes an equal value")
  func onceMore() throws {
    let source = """
      struct Door: View {
        @State private var isOpen = false
        var body: some View { Button(isOpen ? "open" : "shut") { isOpen = true } }
      }
      struct Hall: View {
        @State private var place = "here"
        var body: some View { Button("There") { place = "there" }.help(place) }
      }
      """
    let found = TraceSearch(mix: QuestionMix()).traces(of: source, root: "Hall")
    let again = try #require(found.first)
    #expect(again.events == ["tap \"There\"", "tap \"There\""])
    #expect(again.prediction.key.isEmpty)
    let item = try #require(written(again, source))
    #expect(item.contains("the same once more"))
    #expect(item.contains("A write of an equal value is dropped"))
  }

  private func written(_ found: FoundTrace, _ source: String) -> String? {
    var names = Identifiers()
    let listing = GuideListing(
      id: "listing", first: 1, last: 9, source: source, names: ListingNames(source),
      language: "swift", verdict: .runs(root: found.root))
    return TraceItem(listing: listing, found: found).item(&names)?.lines.joined(separator: "\n")
  }

  @Test("A wrong option says which rule is misread by who ticks it")
  func beliefs() throws {
    let source = """
      struct Lid: View { var body: some View { Text("lid") } }
      struct Pot: View {
        @State private var cups = 0
        var body: some View { VStack { Lid(); Button("\\(cups)") { cups += 1 } } }
      }
      """
    let found = try #require(TraceSearch(mix: QuestionMix()).traces(of: source, root: "Pot").first)
    #expect(found.prediction.key == ["Pot"])
    #expect(found.beliefs["Lid"] == .parentRebuilds)
    #expect(try #require(written(found, source)).contains("That its parent runs is no reason"))
  }

  @Test("The why of a size names the numbers, and its wrong sizes what was forgotten")
  func numbers() throws {
    let source = """
      struct Card: View {
        var body: some View {
          VStack(spacing: 10) {
            Color.blue.frame(width: 40, height: 20).padding(16).background(.red)
            Color.green.frame(width: 30, height: 20)
          }
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "listing", text: source)])
    let search = LayoutSearch(simulator: simulator, root: "Card")
    let size = try #require(search.size())
    #expect(size.why?.contains("`.padding` adds 16 on each side: 40 x 20 becomes 72 x 52.") == true)
    #expect(size.why?.contains("52 + 20, with 10 of gaps: 82 high") == true)
    #expect(size.wrongMeasures.contains { $0.reason.contains("without the gaps") })
  }

  @Test("So does the why of a drawing")
  func numbersOfDrawing() throws {
    let source = """
      struct Card: View {
        var body: some View {
          VStack(spacing: 8) {
            Text("Emma").padding(10).background(.yellow)
            Text("Emma").background(.yellow).padding(10)
          }
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "listing", text: source)])
    let search = LayoutSearch(simulator: simulator, root: "Card")
    let drawing = try #require(search.drawing(fewest: 2, after: nil))
    #expect(drawing.why?.contains("their order counts (Y1)") == true)
    #expect(drawing.why?.contains("adds 10 on each side: 40 x 20 becomes 60 x 40.") == true)
  }

  @Test("Who declares a view that SwiftUI has sketches it, and shows no program")
  func sketch() {
    let source = """
      struct VStack<Content: View>: View {
        let content: Content
        var body: some View { content }
      }
      """
    guard case .fragment(let reason) = ListingMachine().verdict(source) else {
      Issue.record("it runs")
      return
    }
    #expect(reason.contains("VStack"))
  }

  @Test("Of views that could be the root, the one that shows the others is asked about")
  func root() {
    let source = """
      struct Hall: View { var body: some View { VStack { Lamp(); Door() } } }
      struct Lamp: View { var body: some View { Text("on") } }
      struct Door: View { var body: some View { Text("shut") } }
      struct Badge: View { var body: some View { Text("new") } }
      """
    #expect(ListingMachine().verdict(source) == .runs(root: "Hall"))
    // Who shows one by a preview means that one.
    let shown = source + "\n#Preview { Badge() }"
    #expect(ListingMachine().verdict(shown) != .runs(root: "Hall"))
  }

  @Test("What SwiftUI does not promise is asked beside what is sure, and either answer is taken")
  func open() throws {
    let source = """
      struct Hall: View {
        @State private var isOn = false
        var body: some View { VStack { Lamp(isOn: $isOn); Door() } }
      }
      struct Lamp: View {
        @Binding var isOn: Bool
        var body: some View { Button(isOn ? "on" : "off") { isOn.toggle() } }
      }
      struct Door: View { var body: some View { Text("shut") } }
      """
    let found = try #require(TraceSearch(mix: QuestionMix()).traces(of: source, root: "Hall").first)
    #expect(found.prediction.key == ["Lamp"])
    #expect(found.open == ["Hall"])
    #expect(try #require(written(found, source)).contains("either answer is taken"))
    // Beside what is open there is nothing but what runs: who ticks all is right.
    let alone = source.replacing("; Door()", with: "")
    #expect(
      TraceSearch(mix: QuestionMix()).traces(of: alone, root: "Hall")
        .allSatisfy { $0.prediction.subject != .bodies })
  }

  @Test("A program that shows a view which nobody has declared is not asked about")
  func unknown() {
    let known = """
      struct Lid: View { var body: some View { Text("lid") } }
      struct Pot: View {
        @State private var cups = 0
        var body: some View { VStack { Lid(); Button("\\(cups)") { cups += 1 } } }
      }
      """
    #expect(!TraceSearch(mix: QuestionMix()).traces(of: known, root: "Pot").isEmpty)
    let unknown = known.replacing("Lid();", with: "Lid(); Spout(cups: cups);")
    #expect(TraceSearch(mix: QuestionMix()).traces(of: unknown, root: "Pot").isEmpty)
  }

  @Test("What a control shows already, nobody writes with it")
  func alreadyShown() {
    let source = """
      struct Cups: View {
        @State private var cups = 1
        var body: some View { Stepper("Cups", value: $cups, in: 1...9) }
      }
      """
    let found = TraceSearch(mix: QuestionMix()).traces(of: source, root: "Cups")
    #expect(found.allSatisfy { $0.prediction.subject != .bodies })
  }
}
