import Curriculum
import Foundation
import Testing

@testable import Study

@Suite("Traces of the lessons that come with the program")
struct LessonTraceTests {
  @Test(
    "Every one can be answered wrongly: where SwiftUI promises nothing, something is left to know")
  func answerable() throws {
    let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let folder = try PackFolder(at: root.appendingPathComponent("Lessons").path)
    let course = Course(try Pack(folder))
    #expect(!course.traces.isEmpty)
    for card in course.traces {
      let question = try card.question(seed: 1, predict: Oracle.simulator.predict)
      let settled = question.options.filter { !$0.isOpen }
      #expect(!settled.isEmpty, "\(card.id): \(question.options.map(\.isOpen))")
    }
  }
}
