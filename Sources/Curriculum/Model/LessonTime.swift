/// How long it takes to go through a lesson for the first time: to read it, and to answer what it asks.
///
/// What is read is measured in words and lines of code; what is answered takes a time by its kind on top of
/// its words. An exercise is read, tried and seen to hold.
public struct LessonTime: Sendable, Equatable {
  /// In seconds.
  public private(set) var seconds = 0.0

  /// A lesson that takes longer is two.
  public static let mostMinutes = 15

  /// Of technical prose, read with attention: 200 words a minute.
  private static let secondsOfWord = 60.0 / 200
  /// Of a line of code, once the listing around it is known.
  private static let secondsOfLine = 1.2
  /// To change some lines of code and to see that they hold, right behind the text that tells how. An
  /// exercise that comes back weeks later takes longer: `CourseExercise.usualSeconds`.
  private static let secondsOfExercise = 180.0
  /// To look at a drawing; its words are counted.
  private static let secondsOfDrawing = 8.0
  /// To walk through an event in one's head.
  private static let secondsOfTrace = 25.0

  public init(of lesson: Lesson) { add(lesson.blocks) }

  /// Whole minutes, at least 1.
  public var minutes: Int { max(1, Int((seconds / 60).rounded())) }

  private mutating func add(_ blocks: [Block]) { for block in blocks { add(block) } }

  private mutating func add(_ block: Block) {
    switch block {
    case .heading(_, let text, _), .paragraph(let text, _): add(text)
    case .list(_, let items, _): for item in items { add(item) }
    case .quote(let blocks, _): add(blocks)
    case .table(let rows, _): for cell in rows.joined() { add(cell) }
    case .verbatim(_, let text, _): addLines(text)
    case .rule: break
    case .listing(let listing): addLines(listing.source)
    case .mockup(let mockup):
      seconds += Self.secondsOfDrawing
      for callout in mockup.callouts { add(callout.text) }
    case .quiz(let quiz): add(quiz)
    case .trace(let trace):
      seconds += Self.secondsOfTrace
      addQuestion(trace.stem, trace.options, trace.explanation)
    // Who wants to steps through it: what everybody reads are its words.
    case .shownTrace(let trace): add(trace.words)
    case .exercise(let exercise):
      seconds += Self.secondsOfExercise
      addQuestion(exercise.task, [], exercise.explanation)
    }
  }

  private mutating func add(_ quiz: Quiz) {
    seconds += Self.seconds(toAnswer: quiz.kind)
    // A cloze stands in its stem, with blanks; a typed answer is one gap and no words.
    addQuestion(quiz.stem, quiz.options, quiz.explanation)
    for case .text(let text) in quiz.cloze { add(text) }
  }

  /// Of what is said to an answer, the part that everybody reads.
  private mutating func addQuestion(_ stem: [Block], _ options: [Option], _ explanation: Prose) {
    add(stem)
    for option in options {
      add(option.text)
      if option.isKey { add(option.rationale) }
    }
    add(explanation)
  }

  private static func seconds(toAnswer kind: Quiz.Kind) -> Double {
    switch kind {
    case .choice, .cloze: 15
    case .several, .typed, .order: 20
    case .explain: 60
    }
  }

  private mutating func add(_ text: Prose) {
    seconds += Double(text.text.split(whereSeparator: \.isWhitespace).count) * Self.secondsOfWord
  }

  private mutating func addLines(_ source: String) {
    let lines = source.split(separator: "\n").count { !$0.allSatisfy(\.isWhitespace) }
    seconds += Double(lines) * Self.secondsOfLine
  }
}
