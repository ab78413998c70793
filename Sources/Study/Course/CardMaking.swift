import CardStore
import Curriculum

extension CourseCard {
  /// The cards of a lesson, in the order of its pages.
  static func cards(of lesson: CourseLesson, pack: String) -> [CourseCard] {
    lesson.lesson.items.flatMap { item in
      item.deletions.map { CourseCard(item: item, deletion: $0, lesson: lesson, pack: pack) }
    }
  }

  private init(item: Item, deletion: Int?, lesson: CourseLesson, pack: String) {
    let suffix = deletion.map { "#\($0)" } ?? ""
    let fingerprint = Fingerprint(item, in: lesson.lesson)
    let id = "\(pack)/\(item.id)\(suffix)"
    self.id = id
    self.item = item
    self.deletion = deletion
    self.lesson = lesson
    definition = CardDefinition(
      id: id, was: item.was.map { "\(pack)/\($0)\(suffix)" }, lesson: lesson.id,
      concepts: item.concepts.isEmpty ? lesson.lesson.concepts : item.concepts,
      fingerprint: fingerprint.text, revision: item.revision)
  }
}

extension Item {
  var was: [String] {
    switch self {
    case .quiz(let quiz): quiz.was
    case .trace(let trace): trace.was
    }
  }

  var concepts: [String] {
    switch self {
    case .quiz(let quiz): quiz.concepts
    case .trace(let trace): trace.concepts
    }
  }

  var revision: Int {
    switch self {
    case .quiz(let quiz): quiz.revision
    case .trace(let trace): trace.revision
    }
  }

  /// The numbers of a cloze's deletions; one nil for an item that is one card.
  fileprivate var deletions: [Int?] {
    guard case .quiz(let quiz) = self, quiz.kind == .cloze else { return [nil] }
    return quiz.cloze.compactMap {
      if case .deletion(let number, _) = $0 { number } else { nil }
    }
  }
}

/// A short text that changes when the wording of a question does. Not for secrets: it is FNV-1a, 64 bits.
struct Fingerprint {
  private var hash: UInt64 = 0xcbf2_9ce4_8422_2325

  var text: String { String(hash, radix: 16) }

  init(_ item: Item, in lesson: Lesson) {
    switch item {
    case .quiz(let quiz):
      add(quiz.kind.rawValue)
      add(blocks: quiz.stem)
      for option in quiz.options { add(option) }
      for piece in quiz.cloze {
        switch piece {
        case .text(let prose): add(prose.text)
        case .deletion(let number, let accepted):
          add("\(number)=\(accepted.joined(separator: "|"))")
        }
      }
    case .trace(let trace):
      add(trace.subject.rawValue)
      add(trace.root)
      for event in trace.events { add(event) }
      add(lesson.listing(named: trace.listing)?.source ?? "")
      add(blocks: trace.stem)
      for option in trace.options { add(option) }
    }
  }

  private mutating func add(_ option: Option) {
    add((option.isKey ? "x " : "  ") + option.text.text)
  }

  private mutating func add(blocks: [Block]) {
    for block in blocks { add(block.words) }
  }

  /// The end of each part counts, so that moving a word from one to the next is a change.
  private mutating func add(_ text: String) {
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3 }
    hash = (hash ^ 0xff) &* 0x100_0000_01b3
  }
}

extension Block {
  /// The words of the block, for counting and comparing.
  var words: String {
    switch self {
    case .heading(_, let prose, _), .paragraph(let prose, _): prose.text
    case .list(_, let items, _):
      items.map { $0.map(\.words).joined(separator: "\n") }.joined(separator: "\n")
    case .quote(let blocks, _): blocks.map(\.words).joined(separator: "\n")
    case .table(let rows, _):
      rows.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
    case .verbatim(_, let text, _): text
    case .listing(let listing): listing.source
    case .mockup(let mockup): mockup.alt
    case .rule, .quiz, .trace: ""
    }
  }
}
