import CardStore
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

  private func recorded(_ deletion: Int, right: Bool, step: LessonStep?) -> Recorded {
    let question = question(asking: deletion)
    let judgement = question.judge(.typed("place")).settled(asRight: right)
    let answer = Answer(
      card: question.card, time: 0, kind: .review, grade: .good, isRight: right, text: "place",
      fingerprint: "f", completes: step)
    return Recorded(
      answer: answer, judgement: judgement, grade: .good, comesBack: nil, isPutOff: false,
      timesPicked: [:])
  }

  @Test("Why is told with the last gap, since it may give the others away, or to who was wrong")
  func explanation() {
    let canvas = Canvas(width: 80, height: 24, glyphs: .unicode)
    let step = LessonStep(lesson: "l", step: 1)
    for (deletion, right, isTold) in [
      (1, true, false), (2, true, false), (3, true, true), (1, false, true), (3, false, true),
    ] {
      let recorded = recorded(deletion, right: right, step: step)
      let shown = explanationLines(recorded, on: canvas).map(\.text).joined(separator: "\n")
      #expect(shown.contains("WHY") == isTold)
      #expect(recorded.spokenExplanation.contains { $0.hasPrefix("Why:") } == isTold)
      #expect(shown.contains("another day") == (deletion < 3))
    }
    func later(_ deletion: Int, _ right: Bool, _ step: LessonStep?) -> String? {
      recorded(deletion, right: right, step: step).spokenExplanation.last
    }
    #expect(
      later(1, true, step)
        == "2 more gaps of this text come another day, and the reason is told with the last.")
    #expect(later(2, false, step) == "1 more gap of this text comes another day.")
    #expect(
      later(2, true, nil)
        == "1 more gap of this text comes another time, and the reason is told with it.",
      "a quiz may ask for both")
  }
}
