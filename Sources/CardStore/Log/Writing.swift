import GRDB

/// Something that a learner wrote: it is theirs to change and to take away.
///
/// Each change is a row of the log about the same identifier. The latest that was not taken back says
/// what the writing is, or that it is no more.
public struct Writing: Sendable, Hashable {
  public enum Form: String, Sendable, CaseIterable, Codable {
    /// A question, ``Writing/text``, and its ``Writing/answer``.
    case card
    /// A text about a lesson, or about one page of it.
    case note
    /// Two ``Writing/concepts``, and the reason why they belong together.
    case link
    /// What was remembered of a lesson, with nothing to look at.
    case recollection
    /// The heading of a part of a lesson, which is asked for from memory.
    case idea

    /// Whether it is asked like a card of the lessons.
    public var isAsked: Bool { self == .card || self == .link || self == .idea }
  }

  /// ``prefix``, and what tells it from others.
  public var id: String
  public var form: Form
  public var text: String
  /// Of a card; nil for anything else.
  public var answer: String?
  /// The lesson that it is about.
  public var lesson: String?
  /// In the order in which they were named.
  public var concepts: [String]
  /// Milliseconds since 1970 at which it was written, or changed for the last time.
  public var time: Int

  public init(
    id: String, form: Form, text: String, answer: String? = nil, lesson: String? = nil,
    concepts: [String] = [], time: Int = 0
  ) {
    self.id = id
    self.form = form
    self.text = text
    self.answer = answer
    self.lesson = lesson
    self.concepts = concepts
    self.time = time
  }

  /// Of all identifiers; no pack can have this name.
  public static let prefix = "own/"

  /// Whether an identifier is that of a writing.
  public static func isWriting(_ id: String) -> Bool { id.hasPrefix(prefix) }
}

extension Writing {
  /// As the log keeps it.
  var columns: [String: (any DatabaseValueConvertible)?] {
    [
      "card": id, "form": form.rawValue, "note": text, "answer": answer, "about": lesson,
      "concepts": concepts.isEmpty ? nil : concepts.joined(separator: " "),
    ]
  }

  /// - Parameter id: what the row is about.
  init?(_ row: some LogValues, id: String, time: Int) throws {
    guard let form = try row.string(.form).flatMap(Form.init), let text = try row.string(.note)
    else { return nil }
    self.init(
      id: id, form: form, text: text, answer: try row.string(.answer),
      lesson: try row.string(.about),
      concepts: try row.string(.concepts)?.split(separator: " ").map(String.init) ?? [], time: time)
  }
}
