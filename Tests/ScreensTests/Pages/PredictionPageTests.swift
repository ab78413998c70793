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
    #expect(page.told.map(\.summary).last == "Club.name \"Chess\" -> \"Chess\"")
    #expect(page.told.map(\.n) == [1, 2])
    let spoken = page.facts.joined(separator: "\n")
    #expect(!spoken.contains("nobody is told") && !spoken.contains("already"))
  }

  @Test("Prose that leads to a trace stands above it", arguments: [40, 80, 120])
  func lead(columns: Int) throws {
    var page = try Gallery.prediction()
    page.lead = Gallery.lead
    let canvas = Canvas(width: columns, height: 24, glyphs: .unicode)
    let body = page.content(on: canvas).body.map(\.text)
    let told = try #require(body.firstIndex { $0.contains("nobody has asked") })
    let code = try #require(body.firstIndex { $0.contains("Button(\"Rename\")") })
    #expect(told < code)
  }
}
