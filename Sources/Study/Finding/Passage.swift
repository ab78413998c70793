import Curriculum

/// A piece of the lessons that can be found: as much as is read in one breath.
struct Passage {
  var kind: SearchResults.Kind
  /// The page of its lesson, from 0.
  var page: Int
  /// Of the lesson's file; nil for what stands elsewhere.
  var line: Int?
  /// The question or trace that it belongs to.
  var item: String?
  /// On one line.
  var text: String

  init(_ kind: SearchResults.Kind, page: Int, line: Int?, item: String? = nil, _ text: String) {
    self.kind = kind
    self.page = page
    self.line = line
    self.item = item
    self.text = text.onOneLine
  }
}

extension String {
  /// With a single blank where there are line ends, tabs and blanks, and none at the ends.
  fileprivate var onOneLine: String {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      let isBlank = byte == 0x20 || (0x09...0x0D).contains(byte)
      if !isBlank { bytes.append(byte) } else if bytes.last ?? 0x20 != 0x20 { bytes.append(0x20) }
    }
    if bytes.last == 0x20 { bytes.removeLast() }
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Gathers what can be found in a course. What would give a question away is left out until the
/// question was answered.
struct PassageReading {
  let course: Course
  private let answered: Set<String>
  /// Questions of which something is hidden still.
  private let hidden: Set<String>

  /// - Parameter answered: The cards that were answered at least once.
  init(course: Course, answered: Set<String>) {
    self.course = course
    self.answered = answered
    hidden = Set(course.cards.filter { !answered.contains($0.id) }.map(\.itemID))
  }

  /// Misconceptions that a question of the lesson offered which was answered.
  func misconceptions(offeredBy lesson: CourseLesson) -> [String] {
    course.cards(of: lesson).filter { answered.contains($0.id) }
      .flatMap(\.item.options).compactMap(\.misconception)
  }

  /// The misconceptions that a lesson clears up: they stand behind its other passages.
  ///
  /// - Parameter offered: Those of which is told what is true instead.
  func misconceptions(of lesson: CourseLesson, offered: Set<String>) -> [Passage] {
    course.misconceptions.filter { $0.lesson == lesson.id }.map { misconception in
      let truth = offered.contains(misconception.slug) ? " \(misconception.truth)" : ""
      return Passage(
        .misconception, page: 0, line: nil,
        "\(misconception.slug): \(misconception.belief)\(truth)")
    }
  }

  /// The passages of the text of a lesson, in the order in which they are read.
  func passages(of lesson: CourseLesson) -> [Passage] {
    let source = lesson.lesson
    var passages = [Passage(.title, page: 0, line: nil, "\(lesson.id): \(lesson.title)")]
    passages.append(Passage(.prose, page: 0, line: nil, source.summary))
    passages += source.concepts.map { Passage(.concept, page: 0, line: nil, $0) }
    var heading = lesson.title
    let lines = Dictionary(
      source.sections.map { ($0.title, $0.position.line) }, uniquingKeysWith: { first, _ in first })
    for page in lesson.pages {
      if page.title != heading, !page.title.isEmpty {
        passages.append(
          Passage(.heading, page: page.index, line: lines[page.title], page.title))
      }
      heading = page.title
      passages += page.blocks.flatMap { self.passages(of: $0, page: page.index) }
      if let item = page.item { passages += self.passages(of: item, page: page.index) }
    }
    return passages.filter { !$0.text.isEmpty }
  }

  private func passages(of block: Block, page: Int) -> [Passage] {
    func prose(_ text: String, _ position: Position) -> [Passage] {
      [Passage(.prose, page: page, line: position.line, text)]
    }
    switch block {
    case .heading(_, let text, let position):
      return [Passage(.heading, page: page, line: position.line, text.text)]
    case .paragraph(let text, let position): return prose(text.text, position)
    case .list(_, let items, _): return items.joined().flatMap { passages(of: $0, page: page) }
    case .quote(let blocks, _): return blocks.flatMap { passages(of: $0, page: page) }
    case .table(let rows, let position):
      // Between the header and the first row stands a line of dashes.
      return rows.enumerated().map { index, row in
        Passage(
          .prose, page: page, line: position.line + index + (index > 0 ? 1 : 0),
          row.map(\.text).joined(separator: " | "))
      }
    case .verbatim(_, let text, let position):
      return code(text, from: position.line + 1, page: page)
    case .listing(let listing):
      return code(listing.source, from: listing.position.line, page: page)
    case .mockup(let mockup):
      return prose(mockup.alt, mockup.position)
        + mockup.callouts.flatMap { prose($0.text.text, $0.position) }
    case .shownTrace(let trace): return trace.words.flatMap { passages(of: $0, page: page) }
    case .rule, .quiz, .trace, .exercise: return []
    }
  }

  private func code(_ text: String, from first: Int, page: Int) -> [Passage] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      Passage(.code, page: page, line: first + $0, String($1))
    }
  }

  private func passages(of item: Item, page: Int) -> [Passage] {
    let isAnswered = !hidden.contains(item.id)
    func passage(_ kind: SearchResults.Kind, _ line: Int, _ text: String) -> Passage {
      Passage(kind, page: page, line: line, item: item.id, text)
    }
    func explained(_ explanation: Prose, _ options: [Option], _ line: Int) -> [Passage] {
      guard isAnswered else { return [] }
      return [passage(.explanation, line, explanation.text)]
        + options.map {
          passage(.explanation, $0.position.line, "\($0.text.text): \($0.rationale.text)")
        }
    }
    switch item {
    case .quiz(let quiz):
      let blanks = quiz.kind == .cloze ? [quiz.clozeText(isFilled: isAnswered)] : []
      let stem = quiz.stem.map(\.plainText) + blanks
      return [passage(.question, quiz.position.line, stem.joined(separator: " "))]
        + explained(quiz.explanation, quiz.options, quiz.position.line)
    case .trace(let trace):
      let story = ["\(trace.id):"] + trace.events.map { "\($0)." } + trace.stem.map(\.plainText)
      return [passage(.trace, trace.position.line, story.joined(separator: " "))]
        + explained(trace.explanation, trace.options, trace.position.line)
    case .exercise(let exercise):
      let task = (["\(exercise.id):"] + exercise.task.map(\.plainText)).joined(separator: " ")
      return [passage(.question, exercise.position.line, task)]
        + explained(exercise.explanation, [], exercise.position.line)
    }
  }
}

extension Item {
  /// What there is to choose from; empty for what is typed.
  var options: [Option] {
    switch self {
    case .quiz(let quiz): quiz.options
    case .trace(let trace): trace.options
    case .exercise: []
    }
  }
}

extension Quiz {
  fileprivate func clozeText(isFilled: Bool) -> String {
    cloze.map { piece in
      switch piece {
      case .text(let prose): prose.text
      case .deletion(_, let accepted): isFilled ? accepted.first ?? "" : "[…]"
      }
    }.joined()
  }
}
