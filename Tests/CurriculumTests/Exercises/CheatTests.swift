import Foundation
import Simulation
import Testing

@testable import Curriculum

/// What somebody writes who wants an exercise to be over: the same thing put around every body, whatever
/// the exercise is about.
private enum Cheat: String, CaseIterable {
  case timeline, geometry, erased

  private var wrap: (before: String, after: String) {
    switch self {
    case .timeline: ("TimelineView(.animation) { _ in", "}")
    case .geometry: ("GeometryReader { _ in", "}")
    case .erased: ("AnyView(Group {", "})")
    }
  }

  func applied(to source: String) -> String {
    var text = source
    for place in Self.bodies(in: source).reversed() {
      text.replaceSubrange(place, with: wrap.before + source[place] + wrap.after)
    }
    return text
  }

  private static func bodies(in source: String) -> [Range<String.Index>] {
    source.ranges(of: "var body: some View {").compactMap { head in
      var depth = 1
      let end = source[head.upperBound...].firstIndex { character in
        if character == "{" { depth += 1 }
        if character == "}" { depth -= 1 }
        return depth == 0
      }
      return end.map { head.upperBound..<$0 }
    }
  }
}

@Suite("Cheats") struct CheatTests {
  private static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appending(path: "Lessons").path

  @Test("No exercise is solved by the same thing put around everything, each ninth tried")
  func wrapped() throws {
    let pack = try Pack(PackFolder(at: Self.lessons))
    let exercises = pack.lessons.flatMap { lesson in lesson.exercises.map { (lesson, $0) } }
    #expect(!exercises.isEmpty)
    let isWhole = ProcessInfo.processInfo.environment["TUTOR_CHEATS"] == "all"
    for (number, (lesson, exercise)) in exercises.enumerated() {
      guard isWhole || number.isMultiple(of: 9) else { continue }
      let start = try #require(lesson.listing(named: exercise.listing))
      let judge = try ExerciseJudge(exercise, of: lesson)
      // A closure of its own that reads an observed object really spares the body around it.
      let isObserved = start.source.contains("@Observable")
      for cheat in Cheat.allCases where cheat == .erased || !isObserved {
        let text = cheat.applied(to: start.source)
        #expect(text != start.source)
        let attempt = judge.judged(SourceFile(path: "cheat.swift", text: text))
        #expect(!attempt.isSolved, "\(exercise.id): \(cheat)")
      }
    }
  }
}
