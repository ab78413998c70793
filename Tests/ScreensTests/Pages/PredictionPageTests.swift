import Curriculum
import Simulation
import Study
import Testing

@testable import Screens

/// What a learner sees before they commit to a prediction.
struct PredictionPageTests {
  @Test("A write that will be dropped is told with its value, like any other")
  func dropped() throws {
    let lesson = SampleCourse.lesson.replacing(
      "{ club.name = \"Go\" }", with: "{ print(\"tapped\"); club.name = \"Chess\" }")
    let session = try Bench().session(
      lesson: lesson, predict: Oracle.simulator.predict)
    let attempt = try session.attempt(try #require(session.course.traces.first))
    let stimulus = try #require(attempt.question.stimulus)
    let kinds = stimulus.prediction.trace.events.last?.steps.map(\.kind) ?? []
    try #require(kinds.contains(.drop) && kinds.contains(.print))
    let page = PredictionPage(
      place: Gallery.card("rename-club"), attempt: attempt, stimulus: stimulus)
    #expect(page.told.map(\.kind) == [.event, .write])
    #expect(page.told.map { $0.summary() }.last == "Club.name \"Chess\" -> \"Chess\"")
    #expect(page.told.map(\.n) == [1, 2])
    let spoken = page.facts.joined(separator: "\n")
    #expect(!spoken.contains("nobody is told") && !spoken.contains("already"))
  }
}
