import Foundation
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

  private static let lessons = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Lessons").path

  /// Its lines without their places in the line, how often each occurs.
  private func lines(of listing: Listing) -> [String: Int] {
    let trimmed = listing.source.split(separator: "\n").map {
      $0.trimmingCharacters(in: .whitespaces)
    }
    return Dictionary(trimmed.map { ($0, 1) }, uniquingKeysWith: +)
  }

  @Test("It has a stage in every few lessons, and each of them is put on the screen")
  func stages() {
    #expect(Self.stages.count >= 12)
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

  @Test("The whole app, at the end of the course, is what the last stage ended with")
  func whole() throws {
    let pack = try Pack(PackFolder(at: Self.lessons))
    let finished = try #require(
      pack.lessons.compactMap { $0.listing(named: "finished-shelf") }.first)
    let last = try #require(Self.stages.last).end
    func code(_ listing: Listing) -> String { listing.source.filter { !$0.isWhitespace } }
    #expect(code(finished) == code(last))
  }
}
