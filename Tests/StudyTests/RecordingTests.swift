import CardStore
import Recall
import Testing

@testable import Study

@Suite("Recording")
struct RecordingTests {
  @Test("An answer is in the file once it is recorded, with all that belongs to it")
  func reopened() throws {
    let bench = Bench()
    let session = try bench.session()
    let lesson = try #require(Fixture.course.lesson("first"))
    var attempt = try #require(try session.attempt(lesson.pages[1], of: lesson))
    attempt.showHint()
    bench.time.seconds += 5
    let response = try bench.response(to: attempt.question, right: false)
    try session.record(attempt, attempt.question.judge(response), sureness: .certain)

    let again = try bench.session()
    let answer = try #require(try again.store.answers(ofCard: "swiftui/who-tells").last)
    #expect(answer.card == "swiftui/who-tells")
    #expect(answer.kind == .firstLesson)
    #expect(answer.grade == .again && !answer.isRight)
    #expect(answer.hints == 1 && answer.duration == 5000 && answer.sureness == .certain)
    #expect(answer.pickedMisconceptions.count == 1)
    #expect(try again.progress(of: lesson).done == [1])
  }

  @Test("A hint counts though the question was left, and the program, before it was answered")
  func helpKept() throws {
    let bench = Bench()
    let card = try bench.card("who-tells")
    var left = try bench.session().attempt(card)
    left.showHint()
    try bench.session().keepHelp(of: left)

    let session = try bench.session()
    let attempt = try session.attempt(card)
    #expect(attempt.hintsShown == 1 && attempt.help == 1)
    let response = try bench.response(to: attempt.question, right: true)
    #expect(try session.record(attempt, attempt.question.judge(response)).grade == .hard)
    #expect(try bench.session().attempt(card).help == 0)
  }

  @Test("Picking the same wrong idea again is counted, over the days")
  func counted() throws {
    let bench = Bench()
    let session = try bench.session()
    var counts: [Int] = []
    for _ in 0..<3 {
      let attempt = try session.attempt(try bench.card("who-tells"))
      let wrong = attempt.question.options.firstIndex { $0.misconception == "parent-rebuilds" }
      let judgement = attempt.question.judge(.picked([try #require(wrong)]))
      let recorded = try session.record(attempt, judgement)
      counts.append(recorded.timesPicked["parent-rebuilds"] ?? 0)
      bench.time.seconds += 86_400
    }
    #expect(counts == [1, 2, 3])
  }

  @Test("A wrong answer comes back in a minute, a right and easy one after days")
  func comesBack() throws {
    let bench = Bench()
    let session = try bench.session()
    #expect(try bench.answer("who-tells", right: false, in: session).comesBack == .minutes(1))
    let easy = try bench.answer("two-blanks#1", right: true, in: session, grade: .easy)
    let days = try #require(easy.comesBack)
    guard case .days(2...) = days else {
      Issue.record("\(days)")
      return
    }
    #expect(Return.days(1).text == "tomorrow" && Return.days(5).text == "in 5 days")
  }

  @Test("The preview of a grade is what happens after it")
  func preview() throws {
    let bench = Bench()
    let session = try bench.session()
    for grade in Grade.allCases {
      let attempt = try session.attempt(try bench.card("who-tells"))
      let promised = try session.preview(attempt)[grade]
      let recorded = try bench.answer("who-tells", right: true, in: session, grade: grade)
      #expect(recorded.comesBack == promised)
      try session.undo()
    }
  }

  @Test("The answer to a draft counts once the draft is accepted, and only once")
  func acceptedDrafts() throws {
    let bench = Bench()
    let session = try bench.session()
    let asked = try session.attempt(try bench.card("who-tells"))
    var question = asked.question
    question.isDraft = true
    let attempt = try session.attempt(
      question, memory: nil, kind: asked.kind, isPractice: false)
    let response = try bench.response(to: question, right: false)
    let recorded = try session.record(attempt, question.judge(response))
    #expect(recorded.grade == nil)
    #expect(try session.store.card(question.card)?.memory == nil)
    let counted = try session.count(recorded, in: attempt)
    #expect(counted.grade == .again)
    #expect(try session.store.card(question.card)?.memory != nil)
    #expect(try session.count(counted, in: attempt).answer.id == counted.answer.id)
    #expect(try session.store.answers(since: 0).map(\.grade) == [.again])
    #expect(try session.store.answers(since: 0).map(\.isRight) == [false])
  }

  @Test("A wrong answer is Again, whatever is wished for; a slip counts as right and is no belief")
  func slips() throws {
    let bench = Bench()
    let session = try bench.session()
    let attempt = try session.attempt(try bench.card("who-tells"))
    let question = attempt.question
    let place = try #require(question.options.firstIndex { $0.misconception != nil })
    let wrong = try session.record(attempt, question.judge(.picked([place])), grade: .easy)
    #expect(wrong.grade == .again)
    #expect(try session.regrade(wrong, as: .good).grade == .again)
    #expect(try session.store.answers(since: 0).count == 1)
    let forgiven = try session.forgiveSlip(wrong, in: attempt)
    #expect(forgiven.grade == .good && forgiven.judgement.isRight)
    #expect(try session.regrade(forgiven, as: .hard).grade == .hard)
    let answers = try session.store.answers(since: 0)
    #expect(answers.map(\.grade) == [.hard] && answers.map(\.isRight) == [true])
    #expect(answers.map(\.text) == [wrong.answer.text])
    #expect(answers.map(\.pickedMisconceptions) == [[]])
    #expect(try session.store.misconceptions(since: 0).values.allSatisfy { $0.count == 0 })
    // What was right was no slip.
    #expect(try session.forgiveSlip(forgiven, in: attempt).answer.id == forgiven.answer.id)
    // One undo takes back what came of it.
    try session.undo()
    #expect(try session.store.answers(since: 0).isEmpty)
  }

  @Test("A typed answer that was refused is accepted once, and flagged with what was typed")
  func acceptsTyped() throws {
    let bench = Bench()
    let session = try bench.session()
    let typed = try #require(
      Fixture.course.cards.lazy.compactMap { try? session.attempt($0) }.first {
        if case .typed = $0.question.form { true } else { false }
      })
    let wrong = try session.record(typed, typed.question.judge(.typed("an  unforeseen word")))
    #expect(wrong.isRefused && wrong.grade == .again)
    let accepted = try session.acceptTyped(wrong, in: typed)
    #expect(accepted.judgement.isRight && accepted.grade != .again)
    let answers = try session.store.answers(since: 0)
    #expect(answers.map(\.isRight) == [true] && answers.map(\.text) == [wrong.answer.text])
    #expect(try session.store.card(typed.question.card)?.memory?.lapses == 0)
    let flags = try session.store.flags()
    #expect(flags.map(\.card) == [typed.question.card])
    #expect(flags.allSatisfy { $0.note.hasSuffix("an unforeseen word") })
    #expect(flags.map(\.fingerprint) == [typed.question.fingerprint])
    // What is right already is neither counted nor flagged again.
    #expect(try session.acceptTyped(accepted, in: typed).answer.id == accepted.answer.id)
    #expect(try session.store.flags().count == 1)
    try session.undo()
    #expect(try session.store.flags().isEmpty, "with the answer the objection is taken back")
    let revealed = try session.record(typed, typed.question.judge(.revealed))
    #expect(!revealed.isRefused)
  }

  @Test("Undo takes back the answer and its step, across restarts")
  func undo() throws {
    let bench = Bench()
    let session = try bench.session()
    let lesson = try #require(Fixture.course.lesson("first"))
    let attempt = try #require(try session.attempt(lesson.pages[1], of: lesson))
    try session.record(attempt, attempt.question.judge(.revealed))
    let again = try bench.session()
    #expect(try again.undo()?.card?.id == "swiftui/who-tells")
    #expect(try again.progress(of: lesson).done == [])
    #expect(try again.store.card("swiftui/who-tells")?.memory == nil)
    let none = try again.undo()
    #expect(none?.answer == nil)
  }

  @Test("Another grade replaces the first one: the card was answered once")
  func regrade() throws {
    let bench = Bench()
    let session = try bench.session()
    let first = try bench.answer("who-tells", right: true, in: session)
    let second = try session.regrade(first, as: .easy)
    #expect(first.grade == .good && second.grade == .easy)
    #expect(try session.store.answers(ofCard: "swiftui/who-tells").map(\.grade) == [.easy])
    #expect(try session.store.card("swiftui/who-tells")?.memory?.reviews == 1)
  }

  @Test("A question asked again before it was answered looks the same; after it, the key moves")
  func same() throws {
    let bench = Bench()
    let session = try bench.session()
    let card = try bench.card("who-tells")
    let first = try session.attempt(card).question
    for _ in 0..<5 {
      #expect(try session.attempt(card).question.options.map(\.text) == first.options.map(\.text))
    }
    try bench.answer("who-tells", right: true, in: session)
    #expect(try session.attempt(card).question.key != first.key)
  }

  @Test("The grade counts time from the question to the answer")
  func slow() throws {
    let bench = Bench()
    let session = try bench.session()
    let attempt = try session.attempt(try bench.card("who-tells"))
    let judgement = attempt.question.judge(.picked(Set(attempt.question.key)))
    #expect(session.proposal(for: attempt, judgement) == .good)
    bench.time.seconds += 600
    #expect(session.proposal(for: attempt, judgement) == .hard)
  }
}
