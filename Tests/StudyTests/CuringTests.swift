import Curriculum
import Testing

@testable import Study

@Suite("The trace that shows how an idea errs")
struct CuringTests {
  private let bench = Bench()
  private let ideas = ["not-a-trace", "tap-once"].map {
    Misconception(slug: $0, belief: "wrong", truth: "right", lesson: nil, trace: $0)
  }

  private func cure(_ session: StudySession, after item: String = "who-tells") throws -> String? {
    try session.cure(of: ideas, besides: session.attempt(bench.card(item)).question)
  }

  @Test("What is still to be predicted is not given away; what was answered is offered")
  func answered() throws {
    let session = try bench.session()
    #expect(try cure(session) == nil)
    try bench.answer("tap-once", right: false, in: session)
    #expect(try cure(session) == "tap-once")
    #expect(try cure(session, after: "tap-once") == nil, "its own trace is shown with it")
  }

  @Test("A prediction that was passed over waits on the plan until its lesson was gone through")
  func passedOver() throws {
    let session = try bench.session()
    let lesson = try #require(session.course.lessons.first)
    for page in lesson.pages {
      #expect(try cure(session) == nil, "page \(page.index)")
      try session.finish(page, of: lesson)
    }
    #expect(try cure(session) == "tap-once")
  }
}
