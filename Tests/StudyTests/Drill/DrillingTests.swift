import CardStore
import Curriculum
import Recall
import Testing

@testable import Study

extension MemoryState {
  static func stable(days: Double, lapses: Int = 0) -> MemoryState {
    MemoryState(
      stability: days, difficulty: 5, phase: .review, step: nil, lastReview: 0, due: 0,
      lapses: lapses, reviews: 5)
  }
}

@Suite("Drills in the schedule")
struct DrillingTests {
  let bench = Bench()

  private func ask(_ round: ReviewRound) throws -> Attempt {
    guard case .ask(let attempt, _, _) = try round.next() else {
      throw StudyError.noDrill("nothing was asked")
    }
    return attempt
  }

  @discardableResult
  private func answer(
    _ attempt: Attempt, right: Bool, in session: StudySession, _ round: ReviewRound? = nil
  ) throws -> Recorded {
    let key = Set(attempt.question.key)
    let all = Set(attempt.question.options.indices)
    let response = Response.picked(right ? key : all.symmetricDifference(key))
    let recorded = try session.record(attempt, attempt.question.judge(response))
    round?.answered(recorded)
    return recorded
  }

  @Test("a family is no new card until the learner drills; then it comes back like any card")
  func comesBack() throws {
    let session = try bench.session()
    #expect(try session.queue().entries.isEmpty)
    let round = try session.drill("identity")
    let first = try ask(round)
    #expect(first.question.card == "swiftui/drill-identity")
    let recorded = try answer(first, right: true, in: session, round)
    #expect(recorded.grade != nil)
    #expect(try session.queue().waiting.map(\.id) == ["swiftui/drill-identity"])

    bench.time.seconds += 3 * 86_400
    let later = try bench.session()
    #expect(try later.queue().entries.map(\.card.id) == ["swiftui/drill-identity"])
    let review = try ask(later.review())
    #expect(review.question.card == "swiftui/drill-identity")
    #expect(!review.isPractice)
    #expect(review.question.fingerprint != first.question.fingerprint)
    #expect(
      review.question.stimulus?.listing.source != first.question.stimulus?.listing.source)
    let due = try session.store.card("swiftui/drill-identity")?.memory?.due
    try answer(review, right: true, in: later)
    #expect(try later.store.card("swiftui/drill-identity")?.memory?.due != due)
  }

  @Test("a question stays the same until it is answered, and is another one then")
  func isStable() throws {
    let session = try bench.session()
    let round = try session.drill("who-runs")
    let first = try ask(round)
    #expect(try ask(round).question.fingerprint == first.question.fingerprint)
    var seen: Set<String> = []
    for _ in 0..<4 {
      let attempt = try ask(round)
      #expect(seen.insert(attempt.question.fingerprint).inserted)
      try answer(attempt, right: true, in: session, round)
    }
    // What is taken back is asked again.
    let last = try #require(try session.store.lastAnswer())
    try round.undo()
    #expect(try ask(round).question.fingerprint == last.fingerprint)
  }

  @Test("without a topic families come by turns, what is due before the others")
  func turns() throws {
    let session = try bench.session()
    try answer(
      try ask(session.drill("environment")), right: true, in: session)
    bench.time.seconds += 5 * 86_400
    let round = try session.drill(nil)
    var cards: [String] = []
    let count = DrillFamily.allCases.count
    for _ in 0...count {
      let attempt = try ask(round)
      cards.append(attempt.question.card)
      try answer(attempt, right: true, in: session, round)
    }
    #expect(cards.first == "swiftui/drill-environment")
    #expect(Set(cards.prefix(count)).count == count)
    #expect(Set(cards).count == count)
  }

  @Test("what is answered before its day is practice and leaves the schedule alone")
  func practice() throws {
    let session = try bench.session()
    let round = try session.drill("observation")
    for _ in 0..<3 { try answer(try ask(round), right: true, in: session, round) }
    var memory = try session.store.card("swiftui/drill-observation")?.memory
    while memory.map({ $0.due <= bench.time.seconds + 86_400 }) == true {
      bench.time.seconds += 86_400
      try answer(try ask(session.review()), right: true, in: session)
      memory = try session.store.card("swiftui/drill-observation")?.memory
    }
    let attempt = try ask(session.drill("observation"))
    #expect(attempt.isPractice)
    #expect(try answer(attempt, right: false, in: session).grade == nil)
    #expect(try session.store.card("swiftui/drill-observation")?.memory == memory)
  }

  @Test("a count ends the round, and no count does not")
  func count() throws {
    let session = try bench.session()
    let round = try session.drill("environment", limit: 1)
    guard case .ask(let attempt, 1, 1) = try round.next() else {
      Issue.record("one of one is asked")
      return
    }
    try answer(attempt, right: true, in: session, round)
    guard case .finished(let summary) = try round.next() else {
      Issue.record("the round is over")
      return
    }
    #expect(summary.answered == 1)
    guard case .ask(_, 1, nil) = try session.drill("environment").next() else {
      Issue.record("there is no end")
      return
    }
  }

  @Test("a topic is a family, and what is none is told with one that is near")
  func topics() throws {
    let session = try bench.session()
    #expect(try session.families(about: nil) == DrillFamily.allCases)
    #expect(try session.families(about: "Identity") == [.identity])
    #expect(try session.families(about: "swiftui/drill-who-runs") == [.whoRuns])
    #expect(throws: StudyError.unknownTopic("identiti", near: "identity")) {
      try session.drill("identiti")
    }
    #expect(
      throws: StudyError.noDrillAbout(
        "first", families: DrillFamily.allCases.map(\.rawValue))
    ) {
      try session.drill("first")
    }
  }

  @Test("a family takes the concepts of the lessons that it practises, and is found by them")
  func concepts() throws {
    let course = Course(
      Pack(
        name: "mine",
        parts: [
          Part(
            number: 1, title: "Part",
            lessons: [
              Fixture.lesson("structural-identity", [("", [Fixture.paragraph("Places.")])])
            ])
        ], misconceptions: []))
    let session = try StudySession(
      course: course, store: CardStore(path: bench.path), clock: bench.time.clock, seed: 1)
    #expect(try session.families(about: "structural-identity") == [.identity])
    #expect(try session.families(about: "structural-identity-concept") == [.identity])
    let card = try #require(try session.store.card("mine/drill-identity"))
    #expect(card.concepts == ["structural-identity-concept"])
    let attempt = try session.attempt(.identity)
    #expect(attempt.question.lesson == "structural-identity")
  }

  @Test("cards that stand in no lesson are no cards for Anki, the map or the lessons' figures")
  func elsewhere() throws {
    let session = try bench.session()
    let cards = try session.conceptMap().concepts.map(\.cards)
    let figures = try session.courseFigures()
    let attempt = try ask(session.drill("identity"))
    try answer(attempt, right: true, in: session)
    #expect(try session.conceptMap().concepts.map(\.cards) == cards)
    #expect(try session.courseFigures().figures.cards == figures.figures.cards)
    #expect(try session.ankiNotes.allSatisfy { DrillFamily(card: $0.card) == nil })
    try session.flag(attempt.question, note: "odd")
    let flag = try #require(try session.flagReport().flags.first)
    #expect(flag.place == "The view was made up by a drill.")
    #expect(!flag.hasChanged)
  }
}
