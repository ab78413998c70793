import Foundation
import Simulation
import Testing

@testable import Curriculum

/// The app that grows through the course: a shelf of books, which the reader takes one stage further
/// at the end of every few lessons.
@Suite("The shelf that grows through the course") struct ShelfStagesTests {
  private struct Stage {
    var lesson: String
    /// What the reader begins from, and what it is when the lesson is over.
    var start: Listing
    var end: Listing
  }

  private static let stages: [Stage] = {
    guard let pack = try? Pack(PackFolder(at: lessons)) else { return [] }
    return pack.lessons.flatMap { lesson in
      lesson.exercises.compactMap { exercise in
        guard let start = lesson.listing(named: exercise.listing),
          let end = lesson.listing(named: exercise.solution), end.source.contains(" Shelf: View ")
        else { return nil }
        return Stage(lesson: lesson.id, start: start, end: end)
      }
    }
  }()

  private static let project = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
  private static let lessons = project.appending(path: "Lessons").path

  private func code(_ source: String) -> String { source.filter { !$0.isWhitespace } }

  /// Its lines without their places in the line, how often each occurs.
  private func lines(of listing: Listing) -> [String: Int] {
    let trimmed = listing.source.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return Dictionary(trimmed.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test("It has a stage in every few lessons, and each of them is put on the screen")
  func stages() {
    #expect(Self.stages.count >= 13)
    #expect(Set(Self.stages.map(\.lesson)).count == Self.stages.count)
    for stage in Self.stages {
      #expect(stage.start.isProgram && stage.end.isProgram, "\(stage.lesson)")
    }
  }

  @Test("Each stage begins with what the one before ended with, and adds to it")
  func building() {
    for (before, after) in zip(Self.stages, Self.stages.dropFirst()) {
      let (old, new) = (lines(of: before.end), lines(of: after.start))
      let kept = old.reduce(0) { $0 + min($1.value, new[$1.key] ?? 0) }
      let total = old.values.reduce(0, +)
      #expect(kept * 2 > total, "\(after.lesson) keeps \(kept) of \(total) lines")
    }
  }

  @Test("What is shown of it before the last stage is what the stage before ended with")
  func shown() throws {
    let pack = try Pack(PackFolder(at: Self.lessons))
    let shown = try #require(pack.lessons.compactMap { $0.listing(named: "shelf-so-far") }.first)
    let before = try #require(Self.stages.dropLast().last).end
    #expect(code(shown.source) == code(before.source))
  }

  @Test("The whole app, as it lies beside the documentation, is what the last stage ended with")
  func whole() throws {
    let file = Self.project.appending(path: "docs/Shelf.swift")
    let last = try #require(Self.stages.last).end
    #expect(code(try String(contentsOf: file, encoding: .utf8)).hasSuffix(code(last.source)))
  }

  @Test("A stage with properties called like a library's parameters comes back as a program")
  func varied() throws {
    let pack = try Pack(PackFolder(at: Self.lessons))
    let lesson = try #require(pack.lessons.first { $0.id == "routes" })
    let judge = try ExerciseJudge(
      try #require(lesson.exercises.first), of: lesson, variation: 1)
    let attempt = judge.judged(SourceFile(path: "mine.swift", text: judge.solution.source))
    #expect(attempt.errors.isEmpty && attempt.isSolved)
    #expect(judge.start.source.contains("NavigationStack(path: "))
  }

  @Test("Each stage says which one it is")
  func counted() throws {
    let pack = try Pack(PackFolder(at: Self.lessons))
    let grown = pack.lessons.filter { lesson in Self.stages.contains { $0.lesson == lesson.id } }
    for (number, lesson) in grown.enumerated() {
      let said = "Your shelf, step \(number + 1) of \(Self.stages.count)"
      let isSaid = lesson.blocks.contains { block in
        guard case .paragraph(let text, _) = block else { return false }
        return text.text.contains(said)
      }
      #expect(isSaid, "\(lesson.id)")
    }
  }
}
