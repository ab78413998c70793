import Curriculum
import Terminal
import Testing

@testable import Screens
@testable import Study

@Suite("A text with blanks")
struct ClozeLineTests {
  private func question(asking deletion: Int) -> Question {
    Question(
      card: "swiftui/item#\(deletion)", form: .typed(accepted: ["place"]), stem: [],
      cloze: [
        .text(Prose("A ")), .deletion(number: 1, accepted: ["view"]), .text(Prose(" has a ")),
        .deletion(number: 2, accepted: ["place", "position"]), .text(Prose(" in the ")),
        .deletion(number: 3, accepted: ["tree"]), .text(Prose(".")),
      ], deletion: deletion, options: [], hints: [], explanation: Prose(""), stimulus: nil,
      lesson: "l", lessonTitle: "L", lessonNumber: 1, concepts: [], fingerprint: "f")
  }

  @Test("Blanks before the one that is asked are filled in, and those after it are not given away")
  func gaps() {
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    func line(_ deletion: Int, isFilled: Bool) -> String {
      clozeLine(question(asking: deletion), on: canvas, isFilled: isFilled).text
    }
    #expect(line(1, isFilled: false) == "A ______________ has a […] in the […].")
    #expect(line(2, isFilled: false) == "A view has a ______________ in the […].")
    #expect(line(2, isFilled: true) == "A view has a place in the […].")
    #expect(line(3, isFilled: true) == "A view has a place in the tree.")
  }

  @Test("Why is told with the last gap only, since it may give the others away")
  func explanation() {
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    for (deletion, isTold) in [(1, false), (2, false), (3, true)] {
      let question = question(asking: deletion)
      #expect(question.hidesGaps != isTold)
      let shown = explanationLines(question, on: canvas).map(\.text).joined()
      #expect(shown.hasPrefix("WHY") == isTold || shown.trimmed.hasPrefix("WHY") == isTold)
      #expect(question.spokenExplanation.hasPrefix("Why:") == isTold)
    }
  }
}
