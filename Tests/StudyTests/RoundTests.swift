import Recall
import Testing

@testable import Study

@Suite("Rounds")
struct RoundTests {
  func ask(_ round: ReviewRound) throws -> Attempt? {
    if case .ask(let attempt, _, _) = try round.next() { attempt } else { nil }
  }

  @Test("Only what was seen in a lesson is asked, and a question answered there is not new")
  func seen() throws {
    let bench = Bench()
    let session = try bench.session()
    #expect(try ask(session.review()) == nil)
    let lesson = try #require(Fixture.course.lesson("first"))
    try session.finish(lesson.pages[1], of: lesson)
    #expect(try ask(session.review())?.question.card == "swiftui/who-tells")
    #expect(try session.today().review.new == 1)
  }

  @Test("A card answered wrongly comes back within the round until it is known")
  func again() throws {
    let bench = Bench()
    let session = try bench.session()
    try bench.answer("who-tells", right: true, in: session, grade: .easy)
    bench.time.seconds += 40 * 86_400
    let round = session.review()
    for isRight in [false, true] {
      let attempt = try #require(try ask(round))
      #expect(attempt.question.card == "swiftui/who-tells")
      let judgement = attempt.question.judge(
        try bench.response(to: attempt.question, right: isRight))
      round.answered(try session.record(attempt, judgement))
      bench.time.seconds += 10
    }
    guard case .finished(let summary) = try round.next() else {
      Issue.record("the round goes on")
      return
    }
    #expect(summary.answered == 2 && summary.right == 1)
    #expect(summary.missed == ["swiftui/who-tells"])
  }

  @Test("A card that is missed again and again is put off until tomorrow, and the round ends")
  func putOff() throws {
    let bench = Bench()
    let session = try bench.session()
    try bench.answer("who-tells", right: true, in: session, grade: .easy)
    bench.time.seconds += 40 * 86_400
    let round = session.review()
    var recorded: [Recorded] = []
    while let attempt = try ask(round), recorded.count < 10 {
      let wrong = attempt.question.judge(try bench.response(to: attempt.question, right: false))
      recorded.append(try session.record(attempt, wrong))
      recorded.last.map(round.answered)
      bench.time.seconds += 20
    }
    #expect(recorded.map(\.isPutOff) == [false, false, true])
    #expect(recorded.last?.comesBack == .days(1))
    #expect(try round.summary().putOff == ["swiftui/who-tells"])
    let today = try session.today()
    #expect(today.review.due == 0 && today.review.putOff == 1)
    #expect(today.memory.waiting == 0 && today.memory.dueTomorrow == 1)
    #expect(try session.dueReport().plan.putOff == 1)
    #expect(try session.statistics().due.first?.count == 1, "the table of figures has it, too")
    #expect(try ask(session.review()) == nil, "another round does not ask it either")
    try session.undo()
    #expect(try ask(session.review()) != nil)
    bench.time.seconds += 86_400
    #expect(try ask(session.review())?.question.card == "swiftui/who-tells")
  }

  @Test("What comes back is counted for itself: the number of cards of a round never rises")
  func repeats() throws {
    let bench = Bench()
    let session = try bench.session()
    for item in ["who-tells", "two-blanks#1"] {
      try bench.answer(item, right: true, in: session, grade: .easy)
    }
    bench.time.seconds += 40 * 86_400
    let round = session.review()
    var places: [String] = []
    for isRight in [false, true, true] {
      guard case .ask(let attempt, let number, let total) = try round.next() else { break }
      places.append("\(number) of \(total ?? 0), \(round.repeats.isOne), \(round.repeats.left)")
      let judgement = attempt.question.judge(
        try bench.response(to: attempt.question, right: isRight))
      round.answered(try session.record(attempt, judgement))
      bench.time.seconds += 10
    }
    #expect(places == ["1 of 2, false, 0", "2 of 2, false, 1", "2 of 2, true, 0"])
    #expect(try ask(round) == nil)
  }

  @Test("A skipped card is not asked again in this round, and is in the next")
  func skip() throws {
    let bench = Bench()
    let session = try bench.session()
    let lesson = try #require(Fixture.course.lesson("first"))
    try session.finish(lesson.pages[1], of: lesson)
    let round = session.review()
    round.skip(try #require(try ask(round)))
    #expect(try ask(round) == nil)
    #expect(try ask(session.review()) != nil)
  }

  @Test("Undo in a round asks the card again")
  func undo() throws {
    let bench = Bench()
    let session = try bench.session()
    let round = session.ask(try bench.card("who-tells"))
    let attempt = try #require(try ask(round))
    round.answered(try session.record(attempt, attempt.question.judge(.revealed)))
    #expect(try ask(round) == nil)
    try round.undo()
    #expect(try ask(round)?.question.card == "swiftui/who-tells")
  }

  @Test("A quiz is about a lesson, a concept or an item; anything else is refused by name")
  func quiz() throws {
    let bench = Bench()
    let session = try bench.session()
    let topics = [
      ("first", 4), ("first-concept", 4), ("two-blanks", 2), ("1", 4), ("two-blanks#1", 1),
      ("swiftui/two-blanks#2", 1), ("swiftui/two-blanks", 2), ("swiftui/who-tells", 1),
    ]
    for (topic, count) in topics {
      guard case .ask(_, 1, let total) = try session.quiz(topic).next() else {
        Issue.record("nothing to ask about \(topic as String)")
        continue
      }
      #expect(total == count)
    }
    #expect(throws: StudyError.unknownTopic("cooking")) { try session.quiz("cooking") }
  }

  @Test("A day brings no more new cards than its limit")
  func limits() throws {
    let bench = Bench()
    let session = try bench.session(limits: QueueLimits(newPerDay: 1))
    let lesson = try #require(Fixture.course.lesson("first"))
    for page in lesson.pages { try session.finish(page, of: lesson) }
    #expect(try session.today().review.new == 1)
  }

  @Test("A trace that does not run is left out of a round, and stops one that has nothing else")
  func failing() throws {
    let bench = Bench()
    let session = try bench.session(hasSimulator: false)
    let failure = StudyError.failingTrace("tap-once", reason: "there is no such button.")
    #expect(throws: failure) { try session.ask(try bench.card("tap-once")).next() }
    let round = try session.quiz("first")
    while let attempt = try ask(round) {
      round.answered(try session.record(attempt, attempt.question.judge(.revealed)))
    }
    #expect(try round.summary().failures == [failure])
    #expect(try round.summary().answered == 3)
  }
}

@Suite("Before its time")
struct EarlyTests {
  private func ask(_ round: ReviewRound) throws -> Attempt? {
    if case .ask(let attempt, _, _) = try round.next() { attempt } else { nil }
  }

  @Test("A quiz on what is not due is written down, and the card comes back as it would have")
  func practice() throws {
    let bench = Bench()
    let session = try bench.session()
    try bench.answer("who-tells", right: true, in: session, grade: .easy)
    let before = try session.store.card("swiftui/who-tells")
    bench.time.seconds += 86_400
    let attempt = try #require(try ask(session.quiz("who-tells")))
    #expect(attempt.isPractice)
    let wrong = attempt.question.judge(try bench.response(to: attempt.question, right: false))
    let recorded = try session.record(attempt, wrong)
    #expect(recorded.grade == nil)
    #expect(recorded.comesBack != nil)
    #expect(try session.store.card("swiftui/who-tells") == before)
    #expect(try session.store.lastAnswer()?.isRight == false)
  }

  @Test("A quiz on what is due, or new, counts like a review")
  func due() throws {
    let bench = Bench()
    let session = try bench.session()
    #expect(try ask(session.quiz("who-tells"))?.isPractice == false)
    try bench.answer("who-tells", right: true, in: session, grade: .easy)
    bench.time.seconds += 40 * 86_400
    #expect(try ask(session.quiz("who-tells"))?.isPractice == false)
  }

  @Test("A review ahead of time asks what comes due within the days, once, and schedules it anew")
  func ahead() throws {
    let bench = Bench()
    let session = try bench.session()
    try bench.answer("who-tells", right: true, in: session, grade: .easy)
    let due = try #require(try session.store.card("swiftui/who-tells")?.memory).due
    bench.time.seconds += 86_400
    #expect(try ask(session.review()) == nil)
    #expect(try ask(session.review(ahead: 1)) == nil)
    let round = session.review(ahead: 30)
    let attempt = try #require(try ask(round))
    #expect(attempt.kind == .early && !attempt.isPractice)
    let right = attempt.question.judge(try bench.response(to: attempt.question, right: true))
    round.answered(try session.record(attempt, right))
    #expect(try #require(try session.store.card("swiftui/who-tells")?.memory).due > due)
    #expect(try ask(round) == nil)
  }
}
