import Testing

@testable import Simulation

@Suite("Words that agree with a number")
struct GrammarAgreementTests {
  @Test(
    "the last word in the brackets agrees with the number in them",
    arguments: [
      ("^[1 item](inflect: true)", "1 item"), ("^[3 item](inflect: true)", "3 items"),
      ("^[0 person](inflect: true) left", "0 people left"),
      ("^[2 large pizza](inflect: true), please", "2 large pizzas, please"),
      ("^[1,200 city](inflect: true)", "1,200 cities"), ("^[2 day](inflect: true)", "2 days"),
      ("^[2 box](inflect: true)", "2 boxes"), ("^[2 items](inflect: true)", "2 items"),
      ("^[4 Child](inflect: true)", "4 Children"),
      ("^[2 ^[medium](morphology: { partOfSpeech: \"noun\" })](inflect: true)", "2 media"),
      ("**^[2 sheep](inflect: true)**", "2 sheep"), ("^[item](inflect: true)", "item"),
      ("^[2 item](color: 'red')", "2 item"),
    ])
  func agreement(text: String, shown: String) {
    #expect(InlineMarkdown.shown(text) == shown)
  }

  @Test("what is not closed, or no mark at all, is shown as it is written")
  func notMarked() {
    for text in ["2^[3", "^[2 item]", "^[2 item](inflect: true", "a ^ b"] {
      #expect(InlineMarkdown.shown(text) == text)
    }
  }

  @Test("a text on the screen agrees with values of the program")
  func onTheScreen() throws {
    let source = """
      import SwiftUI
      struct Basket: View {
        @State private var count = 1
        let noun = "apple"
        var body: some View {
          Text("You have ^[\\(count) \\(noun)](inflect: true).")
          Button("More") { count += 1 }
          Text(verbatim: "^[2 item](inflect: true)")
        }
      }
      """
    let simulator = try Simulator(files: [SourceFile(path: "Basket.swift", text: source)])
    let screen = try simulator.mount("Basket")
    func texts() throws -> [String] {
      var found: [String] = []
      var open = [try screen.laidOut().tree].compactMap(\.self)
      while let view = open.popLast() {
        if view.view == "Text", let text = view.text { found.append(text) }
        open += view.children
      }
      return found.sorted()
    }
    #expect(try texts() == ["You have 1 apple.", "^[2 item](inflect: true)"])
    try screen.perform(Event("tap \"More\""))
    #expect(try texts() == ["You have 2 apples.", "^[2 item](inflect: true)"])
  }
}
