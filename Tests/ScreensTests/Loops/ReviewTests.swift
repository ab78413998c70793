import CardStore
import Foundation
import Recall
import Study
import Terminal
import Testing

@testable import Screens

@Suite("Questions in a round")
struct ReviewTests {
  private let bench = Bench()

  private func ask(_ item: String, _ console: FakeConsole) throws -> StudySession {
    let session = try bench.session()
    try LearnerInterface(session: session, console: console) { _ in throw UnreadableSource("") }
      .run(.quiz(item))
    return session
  }

  @Test("A typed answer is asked for at a prompt of its own and graded")
  func typed() throws {
    let console = FakeConsole(FakeConsole.lines("view identity") + FakeConsole.keys("4\n"))
    let session = try ask("same-view", console)
    #expect(console.prompts == ["answer> "])
    #expect(console.showed("How did it go?"))
    #expect(try session.store.answers(since: 0).map(\.grade) == [.easy])
    #expect(console.showed("1 answer, 1 right"))
  }

  @Test("A slip of one letter is the learner's to judge", arguments: [("y", true), ("n", false)])
  func close(key: String, isRight: Bool) throws {
    let console = FakeConsole(
      FakeConsole.lines("identty") + FakeConsole.keys(key) + FakeConsole.keys("\n\n"))
    let session = try ask("same-view", console)
    #expect(console.showed("1 letter differs"))
    #expect(try session.store.answers(since: 0).map(\.isRight) == [isRight])
  }

  @Test("A hint is shown on demand, and an empty line reveals the answer")
  func hintAndReveal() throws {
    let console = FakeConsole(FakeConsole.lines("?", "") + FakeConsole.keys("\n\n"))
    let session = try ask("same-view", console)
    #expect(console.showed("Hint 1 of 1"))
    let answers = try session.store.answers(since: 0)
    #expect(answers.map(\.isRight) == [false])
    #expect(answers.map(\.hints) == [1])
  }

  @Test(
    "Who says in words that they do not know sees the answer, kindly, and it counts as that",
    arguments: ["idk", "I don't know.", "i don\u{2019}t remember this", "no idea", "???"])
  func notKnowing(words: String) throws {
    let console = FakeConsole(FakeConsole.lines(words) + FakeConsole.keys("\n\n"))
    let session = try ask("same-view", console)
    #expect(console.showed("ANSWER"))
    #expect(console.showed("It counts as Again, and comes back until you know it"))
    #expect(!console.showed("NOT THIS") && !console.showed("Wrong"))
    let answers = try session.store.answers(since: 0)
    #expect(answers.map(\.grade) == [.again])
    #expect(answers.map(\.text) == [""], "it is no wrong answer")
  }

  @Test("In plain mode who does not know may say so to any question, options or not")
  func notKnowingPlainly() throws {
    for item in ["same-view", "who-connects"] {
      let console = FakeConsole(FakeConsole.lines("no idea", "", "leave"), isPlain: true)
      let session = try ask(item, console)
      #expect(console.transcript.contains("Not known yet."), "\(item)")
      #expect(console.transcript.contains("The answer is "), "\(item)")
      #expect(!console.transcript.contains("Wrong"), "\(item)")
      #expect(try session.store.answers(since: 0).last?.isRight == false, "\(item)")
    }
  }

  @Test("A question mark is a hint, and where there is none, all that can be typed")
  func questionMark() throws {
    let console = FakeConsole(
      FakeConsole.lines("?", "?") + FakeConsole.keys("q") + FakeConsole.lines("")
        + FakeConsole.keys("\n\n"))
    _ = try ask("same-view", console)
    #expect(console.showed("Hint 1 of 1"))
    #expect(console.showed("KEYS that work here"))
    #expect(console.showed(":skip: another time."))
    let plain = FakeConsole(FakeConsole.lines("?", "?", ""), isPlain: true)
    _ = try ask("same-view", plain)
    #expect(plain.transcript.contains(":skip: another time."))
    #expect(!plain.transcript.contains("Nothing changed."))
  }

  @Test(
    "After a question with options one key gives another grade, and Enter keeps the one proposed",
    arguments: [("", Grade.good), ("a", .again), ("h", .hard), ("g", .good), ("e", .easy)])
  func oneKey(key: String, grade: Grade) throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "who-connects" })
    let place = try #require(try session.attempt(card).question.key.first)
    let console = FakeConsole(FakeConsole.keys("\(place + 1)" + key + "\n\n"))
    try RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
      .run(session.ask(card))
    let answers = try session.store.answers(since: 0)
    #expect(answers.map(\.grade) == [grade] && answers.map(\.isRight) == [true])
    #expect(console.showed("Instead: a Again (in 1 minute), h Hard"))
    #expect(console.showed("Graded \(grade.name)."))
  }

  @Test("Wrong is Again, whichever key is pressed, until the learner says it was a slip")
  func slip() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "who-connects" })
    let question = try session.attempt(card).question
    let place = try #require(question.options.firstIndex { $0.misconception != nil })
    let console = FakeConsole(FakeConsole.keys("\(place + 1)" + "gesh\n\n"))
    let loop = RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
    try loop.run(session.ask(card))
    let answers = try session.store.answers(since: 0)
    // "g" and "e" did nothing; after "s" it counts as right, and "h" graded it.
    #expect(console.showed("Wrong counts as Again"))
    #expect(answers.map(\.grade) == [.hard] && answers.map(\.isRight) == [true])
    #expect(answers.map(\.pickedMisconceptions) == [[]])
    #expect(console.showed("1 answer, 1 right"))
  }

  @Test("A wrong typed answer can be kept or called a slip, and nothing else")
  func typedSlip() throws {
    func grades(_ keys: String) throws -> [Grade?] {
      let bench = Bench()
      let session = try bench.session()
      let card = try #require(session.course.cards.first { $0.item.id == "same-view" })
      let console = FakeConsole(FakeConsole.lines("a struct") + FakeConsole.keys(keys + "\n\n"))
      try RoundLoop(stage: Stage(console: console), session: session, name: "QUIZ")
        .run(session.ask(card))
      #expect(console.showed("s says that it was a slip"))
      return try session.store.answers(since: 0).map(\.grade)
    }
    #expect(try grades("234") == [.again])
    #expect(try grades("s") == [.good])
    #expect(try grades("s4") == [.easy])
  }

  @Test("Typed practice is asked at the prompt and not graded")
  func typedPractice() throws {
    _ = try ask("same-view", FakeConsole(FakeConsole.lines("identity") + FakeConsole.keys("4\n")))
    let console = FakeConsole(FakeConsole.lines("identity") + FakeConsole.keys("\n\n"))
    let session = try ask("same-view", console)
    #expect(console.prompts == ["answer> "])
    #expect(try session.store.answers(since: 0).map(\.grade) == [.easy, nil])
    #expect(console.showed("Practice leaves the schedule as it is."))
  }

  @Test("Ctrl-C while typing leaves without an answer")
  func interrupted() throws {
    let session = try ask("same-view", FakeConsole([.interruptedLine]))
    #expect(try session.store.answers(since: 0).isEmpty)
  }

  @Test("Several options are toggled and an order is built before Enter sends them")
  func severalAndOrder() throws {
    let session = try bench.session()
    func answer(_ item: String) throws -> Bool? {
      let card = try #require(session.course.cards.first { $0.item.id == item })
      let key = try session.attempt(card).question.key.map { String($0 + 1) }.joined()
      let console = FakeConsole(FakeConsole.keys(key + "\n\n\n"))
      let stage = Stage(console: console)
      try RoundLoop(stage: stage, session: session, name: "QUIZ").run(session.ask(card))
      return try session.store.lastAnswer()?.isRight
    }
    #expect(try answer("who-hears") == true)
    #expect(try answer("order-of-things") == true)
  }

  @Test("How many bodies run is not given away: an order of some options is sent as it is")
  func shortOrder() throws {
    let lesson = SampleCourse.lesson.replacing("ask: bodies", with: "ask: order")
    let session = try bench.session(lesson: lesson)
    let trace = try #require(session.course.traces.first)
    let question = try session.attempt(trace).question
    let other = try #require(question.options.indices.first { !question.key.contains($0) })
    let console = FakeConsole(FakeConsole.keys("   \(other + 1)\n"))
    let loop = RoundLoop(stage: Stage(console: console), session: session, name: "TRACE")
    #expect(throws: Departure.end) { try loop.run(session.ask(trace)) }
    #expect(try session.store.answers(since: 0).map(\.isRight) == [false])
  }

  @Test("After an order its parts stand in the right one, each with where it comes")
  func orderExplained() throws {
    let session = try bench.session()
    let card = try #require(session.course.cards.first { $0.item.id == "order-of-things" })
    let attempt = try session.attempt(card)
    let key = attempt.question.key
    let wrong = [key[0], key[2], key[1]]
    let recorded = try session.record(attempt, attempt.question.judge(.ordered(wrong)))
    let page = AnsweredPage(place: .other(title: "", status: ""), recorded: recorded)
    #expect(page.remarks.map(\.option) == key)
    #expect(page.remarks.map { page.verdict($0).mark } == ["+", "x", "x"])
    #expect(page.remarks.map { page.verdict($0).word } == ["COMES 1ST", "COMES 2ND", "COMES 3RD"])
  }

  @Test("An order with options missing is not sent")
  func incompleteOrder() throws {
    let console = FakeConsole(FakeConsole.keys("1\n"))
    let session = try ask("order-of-things", console)
    #expect(console.screen.contains("2 to go"))
    #expect(try session.store.answers(since: 0).isEmpty)
  }

  @Test("In plain mode each incomplete order is answered, though the answer is the same")
  func incompleteOrderPlainly() throws {
    let console = FakeConsole(FakeConsole.lines("3", "1", "leave"), isPlain: true)
    _ = try ask("order-of-things", console)
    let said = console.transcript.components(
      separatedBy: "Type all 3 numbers in one line; there was 1.")
    #expect(said.count == 3, "\(console.transcript)")
    #expect(!console.transcript.contains("Nothing changed."))
  }

  @Test("What was learned is asked when it is due, and the plan says so")
  func due() throws {
    _ = try ask("same-view", FakeConsole(FakeConsole.lines("identity") + FakeConsole.keys("4\n")))
    let console = FakeConsole(FakeConsole.lines("identity") + FakeConsole.keys("\n\n"))
    let later = try bench.session(daysLater: 60)
    #expect(try later.today().review.due == 1)
    try LearnerInterface(session: later, console: console) { _ in throw UnreadableSource("") }
      .run(.review(days: 0))
    #expect(console.showed("REVIEW"))
    #expect(try later.store.answers(since: 0).count == 2)
  }
}
