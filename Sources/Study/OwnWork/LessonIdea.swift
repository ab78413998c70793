import CardStore
import Curriculum

/// A part of a lesson that says something: what somebody may remember of it.
public struct LessonIdea: Sendable {
  /// The heading.
  public let title: String
  /// What its author says that it is about, and what is said under the heading, without questions:
  /// as much as is read in half a minute.
  public let blocks: [Block]
  /// What its author says that it is about; else the first sentence of it that states something by
  /// itself, as far as that can be seen.
  public let gist: String

  /// Words of ``blocks``, or the first block if that is longer.
  private static let words = 100

  init?(_ section: Section) {
    // What leads to an exercise is a task, and nothing to be remembered.
    guard !section.blocks.contains(where: \.isExercise) else { return nil }
    let told = section.blocks.filter(\.isTold)
    let sentences = told.compactMap(\.prose).flatMap(\.text.sentences)
    guard !section.title.isEmpty, let first = sentences.first else { return nil }
    title = section.title
    gist = section.idea?.text ?? sentences.first(where: \.isStatement) ?? first
    var (blocks, count): ([Block], Int) = ([], 0)
    for block in told {
      count += block.prose.map { $0.text.split(whereSeparator: \.isWhitespace).count } ?? 0
      guard blocks.isEmpty || count <= Self.words else { break }
      blocks.append(block)
    }
    self.blocks = (section.idea.map { [.paragraph($0, section.position)] } ?? []) + blocks
  }

  /// As what is kept of it, which is the same on every machine.
  func writing(in lesson: CourseLesson) -> Writing {
    var mark = Fingerprint()
    mark.add(title)
    return Writing(
      id: "\(Writing.prefix)idea-\(lesson.id)-\(mark.text.suffix(6))", form: .idea, text: title,
      lesson: lesson.id, concepts: lesson.concepts)
  }
}

extension CourseLesson {
  /// The parts of its text, in their order.
  public var ideas: [LessonIdea] {
    // What stands before the first heading only leads to the ideas.
    lesson.sections.filter { $0.title != title }.compactMap(LessonIdea.init)
  }
}

extension Block {
  /// Whether it tells something, and neither asks nor separates.
  fileprivate var isTold: Bool {
    switch self {
    case .paragraph, .list, .table, .quote, .verbatim, .heading, .listing: true
    case .mockup, .rule, .quiz, .trace, .shownTrace, .exercise: false
    }
  }

  fileprivate var isExercise: Bool {
    if case .exercise = self { true } else { false }
  }

  fileprivate var prose: Prose? {
    if case .paragraph(let prose, _) = self { prose } else { nil }
  }
}

extension String {
  /// Each up to the mark that ends it.
  fileprivate var sentences: [String] {
    var sentences: [[Substring]] = [[]]
    for word in split(whereSeparator: \.isWhitespace) {
      sentences[sentences.count - 1].append(word)
      if let last = word.last, ".?!".contains(last) { sentences.append([]) }
    }
    return sentences.filter { !$0.isEmpty }.map { $0.joined(separator: " ") }
  }

  /// Neither a question nor what only leads to something, such as a listing behind a colon or the next
  /// sentence: "Now a flag."
  fileprivate var isStatement: Bool {
    hasSuffix(".") && split(separator: " ").count >= 6
  }
}
