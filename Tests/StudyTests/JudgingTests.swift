import CardStore
import Curriculum
import Recall
import Simulation
import Testing

@testable import Study

@Suite("Judging")
struct JudgingTests {
  func question(_ form: Question.Form, keys: [Int] = [], ranks: [Int?]? = nil) -> Question {
    let options = (0..<4).map { index in
      Question.Option(
        text: Prose("option \(index)"), isKey: keys.contains(index), isOpen: index == 3,
        rationale: Prose("why \(index)"), misconception: "slug-\(index % 2)",
        rank: ranks?[index])
    }
    return Question(
      card: "swiftui/item", form: form, stem: [], cloze: [], deletion: nil, options: options,
      hints: [], explanation: Prose(""), stimulus: nil, lesson: "l", lessonTitle: "L",
      lessonNumber: 1, concepts: [], fingerprint: "f")
  }

  @Test(
    "Only the key is right in a choice, and only one option may be picked",
    arguments: [([1], true), ([0], false), ([1, 2], false), ([], false)] as [([Int], Bool)])
  func choice(picked: [Int], isRight: Bool) {
    #expect(question(.choice, keys: [1]).judge(.picked(Set(picked))).isRight == isRight)
  }

  @Test(
    "Several needs exactly the set; an open option may be picked or not",
    arguments: [
      ([0, 2], true), ([0, 2, 3], true), ([0], false), ([0, 1, 2], false), ([3], false),
      ([0, 2, 9], false),
    ] as [([Int], Bool)])
  func several(picked: [Int], isRight: Bool) {
    #expect(question(.several, keys: [0, 2]).judge(.picked(Set(picked))).isRight == isRight)
  }

  private func drill() -> Question {
    Question(
      card: "swiftui/item", form: .several, stem: [], cloze: [], deletion: nil,
      options: (0..<4).map { index in
        Question.Option(
          text: Prose("option \(index)"), isKey: index < 2, isOpen: false, rationale: Prose(""),
          misconception: nil, rank: nil, isNone: index == 3)
      }, hints: [], explanation: Prose(""), stimulus: nil, lesson: "l", lessonTitle: "L",
      lessonNumber: 1, concepts: [], fingerprint: "f",
      mistakes: [
        Question.Mistake(misconception: "less", options: [0]),
        Question.Mistake(misconception: "more", options: [0, 1, 2]),
        Question.Mistake(misconception: "nothing", options: [3]),
      ])
  }

  @Test(
    "A whole answer stands for who would give it, or nearly it; none is what picking nothing says",
    arguments: [
      ([0, 1], []), ([0], ["less"]), ([0, 1, 2], ["more"]), ([3], ["nothing"]), ([], ["nothing"]),
      ([2], ["nothing"]), ([1], []), ([0, 2], []),
    ] as [([Int], [String])])
  func mistakes(picked: [Int], misconceptions: [String]) {
    let judgement = drill().judge(.picked(Set(picked)))
    #expect(judgement.misconceptions == misconceptions)
    #expect(judgement.isRight == (picked == [0, 1]))
    #expect(judgement.remarks.contains { $0.isPicked }, "what was meant is shown as picked")
  }

  @Test("Where nothing holds, picking nothing and picking the option that says so are both right")
  func none() {
    let options = (0..<3).map { index in
      Question.Option(
        text: Prose("option \(index)"), isKey: index == 2, isOpen: false, rationale: Prose(""),
        misconception: nil, rank: nil, isNone: index == 2)
    }
    let question = Question(
      card: "swiftui/item", form: .several, stem: [], cloze: [], deletion: nil, options: options,
      hints: [], explanation: Prose(""), stimulus: nil, lesson: "l", lessonTitle: "L",
      lessonNumber: 1, concepts: [], fingerprint: "f")
    #expect(question.judge(.picked([])).isRight)
    #expect(question.judge(.picked([2])).isRight)
    #expect(!question.judge(.picked([0, 2])).isRight)
  }

  @Test(
    "An order holds the options that belong into it, and their order counts if one is promised",
    arguments: [
      ([2, 0, 1], true, true), ([0, 2, 1], true, false), ([0, 2, 1], false, true),
      ([2, 0], false, false), ([2, 0, 1, 3], true, false),
    ] as [([Int], Bool, Bool)])
  func order(placed: [Int], isStrict: Bool, isRight: Bool) {
    let question = question(.order(isStrict: isStrict), ranks: [1, 2, 0, nil])
    #expect(question.judge(.ordered(placed)).isRight == isRight)
  }

  @Test(
    "That somebody does not know is understood in many words, and nothing else is taken for it",
    arguments: [
      ("idk", true), ("IDK!", true), ("I don\u{2019}t know", true), ("i do not know this", true),
      ("dunno, sorry", true), ("No idea.", true), ("I give up", true), ("show me", true),
      ("?", false), ("??", true), ("? ?", true), ("", false), (".", false), ("id", false),
      ("identity", false), ("no", false), ("nothing", false), ("it", false), ("the answer", false),
      ("I know", false), ("don't", false), ("pass", false), ("forgotten", false),
      ("I've forgotten it", true), ("forgot", true),
    ])
  func notKnowing(line: String, admits: Bool) {
    #expect(Response.admitsNotKnowing(line) == admits)
  }

  @Test("What is wrongly put into an order counts as the misconception that it stands for")
  func misconceptionInOrder() {
    let options = (0..<3).map { index in
      Question.Option(
        text: Prose("option \(index)"), isKey: index < 2, isOpen: false, rationale: Prose(""),
        misconception: index == 2 ? "runs-too" : nil, rank: index < 2 ? index : nil)
    }
    let question = Question(
      card: "swiftui/item", form: .order(isStrict: true), stem: [], cloze: [], deletion: nil,
      options: options, hints: [], explanation: Prose(""), stimulus: nil, lesson: "l",
      lessonTitle: "L", lessonNumber: 1, concepts: [], fingerprint: "f")
    #expect(question.judge(.ordered([0, 2, 1])).misconceptions == ["runs-too"])
    #expect(question.judge(.ordered([1, 0])).misconceptions.isEmpty)
  }

  @Test(
    "Typing is judged by the word, not by its dress, and one slip is asked about",
    arguments: [
      ("Identity", .right), ("  `view   identity` ", .right), ("\u{201C}identity\u{201D}.", .right),
      ("@identity", .right), ("identty", .close(to: "identity", reason: "1 letter differs")),
      ("idnetity", .close(to: "identity", reason: "2 letters are swapped")),
      ("identityy", .close(to: "identity", reason: "1 letter differs")),
      ("idenity", .close(to: "identity", reason: "1 letter differs")),
      ("idntty", .wrong), ("", .wrong), ("state", .wrong), ("ids", .wrong),
    ] as [(String, Judgement.Outcome)])
  func typed(text: String, outcome: Judgement.Outcome) {
    let question = question(.typed(accepted: ["identity", "View Identity", "id"]))
    #expect(question.judge(.typed(text)).outcome == outcome)
  }

  @Test("Asking to see the answer, or answering in another form, is wrong")
  func revealed() {
    #expect(!question(.choice, keys: [1]).judge(.revealed).isRight)
    #expect(!question(.choice, keys: [1]).judge(.typed("option 1")).isRight)
  }

  @Test("What is left out counts as its misconception, where all that hold are asked for")
  func leftOut() {
    let several = question(.several, keys: [0, 1])
    #expect(several.judge(.picked([0])).misconceptions == ["slug-1"])
    #expect(several.judge(.picked([0])).leftOut("slug-1") == [1])
    #expect(several.judge(.picked([0, 1])).misconceptions.isEmpty)
    // Option 2 stands for the same, and was picked.
    #expect(several.judge(.picked([1, 2])).misconceptions == ["slug-0"])
    #expect(several.judge(.picked([1, 2])).leftOut("slug-0").isEmpty)
    #expect(several.judge(.revealed).misconceptions.isEmpty)
    // Of a choice one option is left out by picking another.
    #expect(question(.choice, keys: [0]).judge(.picked([1])).misconceptions == ["slug-1"])
  }

  @Test("A judgement has a remark for every option, and names each misconception picked once")
  func remarks() {
    let judgement = question(.several, keys: [0]).judge(.picked([0, 1, 3]))
    #expect(judgement.remarks.map(\.isPicked) == [true, true, false, true])
    #expect(judgement.remarks.map(\.rationale.text) == ["why 0", "why 1", "why 2", "why 3"])
    #expect(judgement.misconceptions == ["slug-1"])
    #expect(judgement.key == ["option 0"])
  }

  @Test("A close answer counts as the learner says")
  func settled() {
    let judgement = question(.typed(accepted: ["identity"])).judge(.typed("identty"))
    #expect(!judgement.isRight)
    #expect(judgement.settled(asRight: true).isRight)
    #expect(judgement.settled(asRight: false).outcome == .wrong)
  }

  @Test(
    "Wrong is Again; help, slowness and a guess make a right answer Hard; Easy is never proposed",
    arguments: [
      (false, 0, 0, nil, .again), (true, 0, 0, nil, .good), (true, 1, 0, nil, .hard),
      (true, 0, 70_001, nil, .hard), (true, 0, 70_000, nil, .good), (true, 0, 0, .guess, .hard),
      (true, 0, 0, .certain, .good), (false, 1, 0, .certain, .again),
    ] as [(Bool, Int, Int, Answer.Sureness?, Grade)])
  func proposal(
    isRight: Bool, help: Int, duration: Int, sureness: Answer.Sureness?, grade: Grade
  ) {
    let proposed = GradeProposal.grade(
      isRight: isRight, help: help, duration: duration, words: 100, sureness: sureness)
    #expect(proposed == grade)
  }
}
