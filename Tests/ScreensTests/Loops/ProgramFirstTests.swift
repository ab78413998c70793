import Curriculum
import Study
import Terminal
import Testing

@testable import Screens

@Suite("The program before the question, in every trace of the lessons")
struct ProgramFirstTests {
  private static let usual = Size(columns: 80, rows: 24)

  @Test("In a lesson no line that names an offered view is hidden")
  func lessons() throws {
    // One session for both windows: it mounts each program once.
    let session = try Bench().session(course: BuiltInCourse.course())
    for lesson in session.course.lessons {
      for page in lesson.pages {
        guard case .trace = page.item,
          let question = try session.attempt(page, of: lesson)?.question
        else { continue }
        let isRead = page.index > 0 && lesson.pages[page.index - 1].item == nil
        for window in [Self.usual, Size(columns: 120, rows: 40)] {
          let console = read(window)
          let loop = LessonLoop(stage: Stage(console: console), session: session)
          #expect(throws: Departure.end) {
            try loop.run(lesson, from: isRead ? page.index - 1 : page.index)
          }
          check(question, in: console)
        }
      }
    }
  }

  @Test(
    "In a review no line that names an offered view is hidden",
    arguments: [usual, Size(columns: 40, rows: 24)])
  func reviews(window: Size) throws {
    let session = try Bench().session(course: BuiltInCourse.course())
    for card in session.course.traces {
      let console = read(window)
      let loop = RoundLoop(stage: Stage(console: console), session: session, name: "TRACE")
      #expect(throws: Departure.end) { try loop.run(session.ask(card)) }
      check(try session.attempt(card).question, in: console)
    }
  }

  @Test("A program that was just read is not shown again before the next question about it")
  func readOnce() throws {
    let session = try Bench().session(course: BuiltInCourse.course())
    let spaces = [FakeConsole.Input](repeating: .key(.space), count: 12)
    /// The title of the page where somebody ends who begins at one.
    func end(_ lesson: CourseLesson, from start: Int, _ keys: [FakeConsole.Input]) -> String {
      let console = FakeConsole(keys)
      let loop = LessonLoop(stage: Stage(console: console), session: session)
      #expect(throws: Departure.end) { try loop.run(lesson, from: start) }
      return console.frames.last?[0] ?? ""
    }
    var count = (together: 0, apart: 0)
    for lesson in session.course.lessons {
      for page in lesson.pages {
        // Prose without a listing may stand between both.
        let before = lesson.pages.prefix(page.index).last {
          $0.item != nil || $0.blocks.contains { $0.listing != nil }
        }
        guard let before, case .trace(let first) = before.item, case .trace(let second) = page.item,
          first.listing == second.listing, end(lesson, from: page.index, []).contains("READ")
        else { continue }
        if before.index == page.index - 1 { count.together += 1 } else { count.apart += 1 }
        let title = end(lesson, from: before.index, spaces + FakeConsole.keys("s") + spaces)
        #expect(title.contains("PREDICT"), "\(second.id): \(title)")
      }
    }
    #expect(count.together > 0, "some program is too long for the page of its question")
    #expect(count.apart > 0, "and some prose stands between two questions about one")
  }

  @Test("With the question the program moves behind its window, from its first line to its last")
  func moving() throws {
    let session = try Bench().session(course: BuiltInCourse.course())
    let card = try #require(session.course.traces.first { $0.itemID == "three-copies-to-two" })
    let reading = [FakeConsole.Input](repeating: .key(.space), count: 2)
    let console = FakeConsole(
      reading + [.key(.home), .key(.end)] + [.key(.up), .key(.character("j")), .key(.down)])
    let loop = RoundLoop(stage: Stage(console: console), session: session, name: "TRACE")
    #expect(throws: Departure.end) { try loop.run(session.ask(card)) }
    let frames = console.frames.filter { $0[0].contains("PREDICT") }
    let first = frames.map { $0[2].trimmed }
    let total = try #require(session.attempt(card).question.stimulus).listing.lines
    #expect(frames[0].contains { $0.contains("lines, Up and Down move") })
    #expect(first[1] == "1 @Observable")
    #expect(frames[2].contains { $0.hasPrefix("  \(total) ") })
    #expect(first[4] == first[2] && first[5] == first[2] && first[3] != first[2])
  }

  /// Somebody who presses Space until something else is asked for.
  private func read(_ window: Size) -> FakeConsole {
    let console = FakeConsole(
      [FakeConsole.Input](repeating: .key(.space), count: 40), width: window.columns,
      height: window.rows)
    console.stopsAt = "PREDICT"
    return console
  }

  private func check(_ question: Question, in console: FakeConsole) {
    let asking = console.frames.filter { $0[0].contains("PREDICT") }
    #expect(!asking.isEmpty, "\(question.card)")
    for frame in asking {
      #expect(frame.last?.contains("l listing") == true, "\(question.card): \(frame.last ?? "")")
    }
    let seen = console.frames.joined().joined().filter { !$0.isWhitespace }
    for (number, line) in naming(question) + printing(question) {
      let wanted = "\(number)" + line.filter { !$0.isWhitespace }
      if !seen.contains(wanted) { Issue.record("\(question.card) hides \(number): \(line)") }
    }
  }

  /// Where lines are asked for that are printed, the lines that print.
  private func printing(_ question: Question) -> [(Int, String)] {
    guard let stimulus = question.stimulus, stimulus.prediction.subject == .prints else {
      return []
    }
    return stimulus.listing.source.sourceLines.enumerated()
      .filter { $0.element.contains("print(") }.map { ($0.offset + 1, $0.element) }
  }

  /// The lines with the name of a view that is offered.
  private func naming(_ question: Question) -> [(Int, String)] {
    let lines = question.stimulus?.listing.source.sourceLines ?? []
    let offered = question.options.flatMap { $0.text.line.matches(of: #/[A-Z]\w*/#) }
      .map { String($0.output) }
    let views = offered.filter { name in lines.contains { $0.contains("struct \(name)") } }
    return lines.enumerated().filter { entry in
      views.contains { name in entry.element.split { !$0.isLetter }.contains(name[...]) }
    }.map { ($0.offset + 1, $0.element) }
  }
}
