import CardStore
import Curriculum
import Recall
import Simulation
import Testing

@testable import Study

/// Somebody who does what the plan says, day after day, and knows most answers.
private final class Life {
  /// What a day was like.
  struct Day {
    var plan: Today
    /// Cards that were due in the morning, as the store has them.
    var due: Int
    /// Minutes of the clock from the first question to the last.
    var minutes: Int
  }

  let bench = Bench()
  let session: StudySession
  private(set) var days: [Day] = []
  /// Whether a whole lesson is taken every day, whatever the plan says.
  var insists = false
  /// The most minutes that any day kept for a lesson.
  private(set) var mostKept = 0
  private let share: Double
  private var randomness: SplitMix64

  static let lessons = 8

  init(share: Double, seed: UInt64, minutesPerDay: Int = 10, lessons: Int = lessons) throws {
    self.share = share
    randomness = SplitMix64(seed: seed)
    session = try StudySession(
      course: Self.course(lessons), store: CardStore(path: bench.path), clock: bench.time.clock,
      seed: 7,
      minutesPerDay: minutesPerDay, predict: { _, _ in Fixture.prediction(["Counter"]) })
  }

  /// Lessons of ten pages, seven of which ask.
  private static func course(_ lessons: Int) -> Course {
    Course(
      Pack(
        name: "swiftui",
        parts: [
          Part(
            number: 1, title: "Part",
            lessons: (1...lessons).map { number in
              Fixture.lesson(
                "lesson-\(number)",
                [
                  ("", [Fixture.paragraph("Welcome.")]), ("Code", [Fixture.listing]),
                  ("More", [Fixture.paragraph("More.")]),
                ]
                  + (1...7).map { question in
                    var quiz = Fixture.choice
                    quiz.id = "question-\(number)-\(question)"
                    return ("Check", [.quiz(quiz)])
                  })
            })
        ],
        misconceptions: []))
  }

  func live(_ count: Int) throws {
    for _ in 0..<count {
      try liveToday()
      rest(1)
    }
  }

  /// Does nothing for some days.
  func rest(_ days: Int) {
    let calendar = bench.time.clock.calendar
    let next = calendar.day(of: bench.time.seconds).advanced(by: days)
    bench.time.seconds = calendar.start(of: next) + 15 * 3600
  }

  private func liveToday() throws {
    let start = bench.time.seconds
    let plan = try session.today()
    // What is kept for a lesson is no longer than what is left of it.
    let left = try session.nextLesson()?.minutesLeft ?? 0
    let kept = try session.budget().keptForLesson
    #expect(kept <= left)
    mostKept = max(mostKept, kept)
    let today = bench.time.clock.today
    let due = try session.store.cards().compactMap(\.memory).count {
      bench.time.clock.calendar.day(of: $0.due) <= today
    }
    if plan.review.due + plan.review.new > 0 { try review() }
    if let next = try session.today().next, insists || !next.isHeldBack {
      try learn(next, until: insists ? nil : next.lastStep)
    }
    days.append(Day(plan: plan, due: due, minutes: (bench.time.seconds - start + 59) / 60))
  }

  private func review() throws {
    let round = session.review()
    var last: Int?
    while case .ask(let attempt, _, let total) = try round.next() {
      #expect((total ?? 0) <= last ?? .max, "a round does not grow")
      last = total
      round.answered(try answer(attempt, seconds: 22))
    }
  }

  private func learn(_ next: Today.Continue, until end: Int?) throws {
    let lesson = try #require(session.course.lesson(next.lesson))
    for page in lesson.pages[(next.step - 1)..<(end ?? lesson.pages.count)] {
      if let attempt = try session.attempt(page, of: lesson) {
        try answer(attempt, seconds: 46)
      } else {
        bench.time.seconds += 54
        try session.finish(page, of: lesson)
      }
    }
  }

  @discardableResult
  private func answer(_ attempt: Attempt, seconds: Int) throws -> Recorded {
    let isRight = Double.random(in: 0..<1, using: &randomness) < share
    bench.time.seconds += seconds
    let judgement = attempt.question.judge(
      try bench.response(to: attempt.question, right: isRight))
    defer { bench.time.seconds += 8 }
    return try session.record(attempt, judgement)
  }
}

@Suite("Weeks by the plan")
struct LivedDaysTests {
  @Test(
    "Eight days, a holiday of two weeks and eight days more stay within the minutes, and all is done",
    arguments: zip([false, true], [UInt64(1), 2]))
  func holiday(insists: Bool, seed: UInt64) throws {
    let life = try Life(share: 0.85, seed: seed)
    life.insists = insists
    try life.live(8)
    life.insists = false
    life.rest(14)
    try life.live(8)
    for (number, day) in life.days.enumerated() {
      let plan = day.plan
      #expect(plan.minutes * 3 <= plan.minutesPerDay * 4, "day \(number): \(plan)")
      if !insists || number >= 8 { #expect(day.minutes <= 15, "day \(number): \(day.minutes)") }
      #expect(plan.review.due + plan.review.later == day.due, "day \(number): \(plan.review)")
      #expect(plan.dayNumber == number + 1)
      #expect(plan.restDays == (number < 8 ? 0 : 14))
    }
    let back = life.days[8].plan.review
    #expect(back.later > 0, "there is a backlog to spread")
    let clear = life.days.dropFirst(9).firstIndex { $0.plan.review.later == 0 }.map { $0 - 8 }
    let foretold = try #require(back.days)
    #expect(abs((clear ?? 99) - foretold) <= 2, "foretold \(foretold), was \(clear ?? 99)")
    try finish(life)
  }

  /// Goes on until nothing is left: nothing waits for ever.
  private func finish(_ life: Life) throws {
    try life.live(22)
    #expect(try life.session.today().finishedLessons == Life.lessons)
    let calendar = life.bench.time.clock.calendar
    let overdue = try life.session.store.cards().compactMap(\.memory).map {
      calendar.day(of: life.bench.time.seconds).number - calendar.day(of: $0.due).number
    }
    #expect(overdue.count == 7 * Life.lessons && overdue.allSatisfy { $0 <= 3 })
    // What waits is never more than a day takes.
    #expect(life.days.suffix(8).allSatisfy { $0.plan.review.later <= $0.plan.review.due })
  }

  @Test("Whatever the wish, a day is filled and not overfilled", arguments: [5, 10, 15, 30, 60])
  func wishes(minutes: Int) throws {
    let life = try Life(share: 0.7, seed: 4, minutesPerDay: minutes)
    life.insists = true
    try life.live(6)
    life.insists = false
    life.rest(10)
    try life.live(4)
    for day in life.days {
      let plan = day.plan
      #expect(plan.minutes * 3 <= minutes * 4, "\(plan)")
      // Something waits only where there is no time for it.
      if plan.review.later > 0 { #expect(plan.minutes >= minutes - 2, "\(plan)") }
      if plan.next?.isHeldBack == true { #expect(plan.minutes >= minutes - 2, "\(plan)") }
    }
  }

  @Test(
    "Whoever is wrong nearly as often as right gets on with the course", arguments: [5, 10, 20])
  func weak(minutes: Int) throws {
    let life = try Life(share: 0.55, seed: 3, minutesPerDay: minutes, lessons: 30)
    try life.live(30)
    #expect(life.mostKept > 0, "no lesson had its turn")
    var without = 0
    for (day, next) in zip(life.days, life.days.dropFirst()) {
      #expect(day.plan.minutes * 3 <= minutes * 4 + 3, "\(day.plan)")
      let isSame = day.plan.next?.lesson == next.plan.next?.lesson
      without = isSame && day.plan.next?.step == next.plan.next?.step ? without + 1 : 0
      #expect(without <= 6, "\(day.plan) is the seventh day without a lesson")
      // What waits comes down, and does not grow without an end.
      #expect(day.plan.review.later <= 3 * minutes, "\(day.plan.review)")
    }
  }
}
