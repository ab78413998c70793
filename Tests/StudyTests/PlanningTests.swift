import CardStore
import Curriculum
import Recall
import Simulation
import Testing

@testable import Study

@Suite("Today")
struct PlanningTests {
  @Test("An empty store is a first run, with the first lesson to go to")
  func empty() throws {
    let today = try Bench().session().today()
    #expect(today.isFirstRun)
    #expect(today.dayNumber == 1)
    #expect(today.review == Today.Review(due: 0, new: 0, minutes: 0))
    #expect(
      today.next
        == Today.Continue(
          lesson: "first", title: "About first", number: 1, total: 2, step: 1, steps: 5,
          isBegun: false, minutes: 9))
    #expect(today.predict == nil, "its lesson asks it")
    let nothing = CountOfTotal(count: 0, total: 0)
    #expect(
      today.memory == Today.Memory(recalled: nothing, goal: 0.9, waiting: 0, dueTomorrow: 0))
    #expect(today.weaknesses.isEmpty)
  }

  @Test("A greeting is given once")
  func greeting() throws {
    let bench = Bench()
    try bench.session().noteGreeting()
    #expect(try !bench.session().today().isFirstRun)
  }

  @Test("A begun lesson is gone on with where it was left, and a finished one never offered")
  func lessons() throws {
    let bench = Bench()
    let session = try bench.session()
    let lesson = try #require(Fixture.course.lesson("first"))
    for page in lesson.pages.prefix(3) { try session.finish(page, of: lesson) }
    let next = try #require(try bench.session().today().next)
    #expect(next.isBegun && next.step == 4 && next.steps == 5)
    #expect(next.minutes == 4)
    for page in lesson.pages { try session.finish(page, of: lesson) }
    let today = try session.today()
    #expect(today.next?.lesson == "second" && today.next?.isBegun == false)
    #expect(today.finishedLessons == 1 && today.totalLessons == 2)
  }

  @Test(
    "A look into a lesson further on leaves the way as it was; who reads on there goes on there")
  func looking() throws {
    let lessons = ["near", "far"].map { id in
      Fixture.lesson(id, ["a", "b", "c"].map { ($0, [Fixture.paragraph($0)]) })
    }
    let course = Course(
      Pack(
        name: "swiftui", parts: [Part(number: 1, title: "Part", lessons: lessons)],
        misconceptions: []))
    func next(_ done: [String: Set<Int>]) -> String? {
      StudySession.next(of: course.lessons.map { LessonProgress($0, done: done) })?.lesson.id
    }
    #expect(next([:]) == "near")
    #expect(next(["far": [0]]) == "near")
    #expect(next(["far": [0, 1]]) == "far")
    #expect(next(["near": [0], "far": [0]]) == "near")
    #expect(next(["near": [0, 1, 2], "far": [0]]) == "far")
    #expect(next(["near": [0, 1, 2], "far": [0, 1, 2]]) == nil)
  }

  @Test("What was learned today is due on the day that was promised, and the week shows it")
  func due() throws {
    let bench = Bench()
    let session = try bench.session()
    try bench.answer("who-tells", right: true, in: session, grade: .easy)
    try bench.answer("two-blanks#1", right: false, in: session)
    #expect(try session.today().review.due == 0)
    bench.time.seconds += 60
    #expect(try session.today().review.due == 1)
    let today = try session.today()
    #expect(today.week.map(\.reviews) == [2, 0, 0, 0, 0, 0, 0])
    #expect(today.week.map(\.isToday) == [true, false, false, false, false, false, false])
    #expect(today.day.weekday == 0 && CivilDate(today.day).text == "2026-09-21")
    bench.time.seconds += 86_400
    #expect(try session.today().dayNumber == 2)
    #expect(try session.today().week.map(\.isFuture).prefix(3) == [false, false, true])
  }

  @Test("A trace that was passed over is offered until it is tried")
  func tried() throws {
    let bench = Bench()
    let session = try bench.session()
    let lesson = try #require(Fixture.course.lesson("first"))
    try session.setMinutesToday(30)
    for page in lesson.pages { try session.finish(page, of: lesson) }
    let offered = try session.today().predict
    #expect(offered?.item == "tap-once" && offered?.events == "rename, then +1")
    let recorded = try bench.answer("tap-once", right: true, in: session, sureness: .guess)
    #expect(recorded.answer.kind == .prediction && recorded.grade == .hard)
    #expect(try session.today().predict == nil)
  }

  @Test("Passed over is what was gone through without an answer, and no gap that comes another day")
  func outlook() throws {
    let bench = Bench()
    let session = try bench.session()
    let lesson = try #require(Fixture.course.lesson("first"))
    #expect(try session.outlook(on: lesson) == LessonOutlook(), "nobody was there yet")
    for page in lesson.pages { try session.finish(page, of: lesson) }
    #expect(
      try session.outlook(on: lesson) == LessonOutlook(passedOver: 2, predictions: 1),
      "a text is one question")
    for id in ["who-tells", "tap-once", "two-blanks#1"] {
      try bench.answer(id, right: true, in: session)
    }
    #expect(try session.outlook(on: lesson) == LessonOutlook(coming: 3, furtherGaps: 1))
    bench.time.seconds += 86_400
    try bench.answer("two-blanks#2", right: true, in: session)
    #expect(try session.outlook(on: lesson) == LessonOutlook(coming: 4))
  }

  @Test("Today can be made longer or shorter, and tomorrow is as long as the setting says")
  func minutes() throws {
    let bench = Bench()
    let session = try bench.session()
    #expect(try session.today().minutesPerDay == 10)
    try session.setMinutesToday(30)
    #expect(try bench.session().today().minutesPerDay == 30, "another start knows it, too")
    bench.time.seconds += 86_400
    #expect(try session.today().minutesPerDay == 10)
  }

  @Test("A lesson that is longer than the day comes in parts, and waits once the day is over")
  func parts() throws {
    let bench = Bench()
    let session = try bench.session()
    try session.setMinutesToday(5)
    let lesson = try #require(session.course.lesson("first"))
    let part = try #require(try session.today().next)
    // Nine minutes for five pages.
    #expect(part.lastStep == 2 && part.minutes == 4 && !part.isHeldBack)
    for page in lesson.pages.prefix(2) { try session.finish(page, of: lesson) }
    let after = try session.today()
    #expect(after.minutesSpent == 3)
    #expect(after.review.new == 1, "its question was passed over")
    #expect(after.next?.isHeldBack == true && after.next?.step == 3)
    bench.time.seconds += 86_400
    #expect(try session.today().next?.isHeldBack == false)
  }

  @Test("How long an answer takes is learned from the answers, pauses and lessons left out")
  func pace() throws {
    let bench = Bench()
    let session = try bench.session()
    let seconds = try session.budget().pace.seconds
    #expect(seconds == Pace.habitual.seconds)
    for number in 0..<40 {
      let attempt = try session.attempt(try bench.card("who-tells"))
      bench.time.seconds += number == 20 ? 4000 : 5
      try session.record(attempt, attempt.question.judge(.revealed))
      bench.time.seconds += number == 30 ? 8000 : 2
    }
    // 5 to think and 2 to read; once an hour away, which counts as three minutes.
    let spent = try session.budget().spent
    #expect((39 * 7 + 180...39 * 7 + 200).contains(Int(spent)))
    bench.time.seconds += 86_400
    #expect(try session.budget().pace.seconds < seconds)
    #expect(try session.budget().pace.missed > Pace.habitual.missed)
    #expect(try session.budget().spent == 0)
    bench.time.seconds -= 2 * 86_400
    #expect(try session.budget().spent == 0, "a clock that was set back: that day is yet to come")
  }

  @Test("Wrong ideas are listed with how often they were picked of how often offered")
  func weaknesses() throws {
    let bench = Bench()
    let session = try bench.session()
    for pick in ["parent-rebuilds", "parent-rebuilds", "needs-a-wrapper"] {
      let attempt = try session.attempt(try bench.card("who-tells"))
      let place = attempt.question.options.firstIndex { $0.misconception == pick }
      try session.record(attempt, attempt.question.judge(.picked([try #require(place)])))
    }
    let weaknesses = try session.today().weaknesses
    #expect(weaknesses.map(\.misconception.slug) == ["parent-rebuilds", "needs-a-wrapper"])
    #expect(weaknesses.map(\.missed) == [2, 1] && weaknesses.map(\.asked) == [3, 3])
  }

  @Test("The first question's key is the number of runs that the simulator counts")
  func firstRun() throws {
    #expect(try FirstRun().choices.map(\.isKey) == [false, true, false])
    let once = try FirstRun { files, root, _ in try Simulator(files: files).mount(root).trace }
    #expect(once.choices.map(\.isKey) == [true, false, false])
  }

  @Test("A prediction is judged by the simulator when nobody says otherwise")
  func simulated() throws {
    let listing = Listing(
      id: "counter",
      source: """
        struct Counter: View {
          @State private var n = 0
          var body: some View {
            VStack {
              Row()
              Button("+1 to \\(n)") { n += 1 }
            }
          }
        }

        struct Row: View { var body: some View { Text("row") } }
        """, position: Fixture.nowhere)
    var exercise = Fixture.trace
    exercise.events = ["tap \"+1 to 0\""]
    let prediction = try Oracle.simulator.predict(exercise, listing)
    let question = try #require(Fixture.course.card("swiftui/tap-once"))
      .question(seed: 1) { _, _ in prediction }
    #expect(question.key == [0])
  }
}
