/// What `tutor search` finds. The names of the fields are those of `--json`, and a contract.
public struct SearchResults: Codable, Sendable, Equatable {
  /// What a place is.
  public enum Kind: String, Codable, Sendable {
    case title, heading, concept, prose, code, question, trace, explanation, misconception
  }

  /// Where a word that was searched for stands in a text, in characters from 0.
  public struct MarkedRange: Codable, Sendable, Equatable {
    public var start: Int
    public var length: Int
  }

  public struct Place: Codable, Sendable, Equatable {
    public var kind: Kind
    /// The step of the lesson, from 1.
    public var step: Int
    /// The line of the lesson's file; missing for what stands elsewhere.
    public var line: Int?
    /// The question or trace that it belongs to, by its identifier.
    public var item: String?
    public var text: String
    /// In the order of the text, none empty.
    public var marks: [MarkedRange]
  }

  public struct Lesson: Codable, Sendable, Equatable {
    public var lesson: String
    public var number: Int
    public var title: String
    public var steps: Int
    /// The file.
    public var path: String
    /// The best first.
    public var places: [Place]
    /// How many were found and are not listed, where fewer were asked for.
    var others = 0

    var count: Int { places.count + others }

    private enum CodingKeys: String, CodingKey { case lesson, number, title, steps, path, places }
  }

  public var format = 1
  public var query: String
  /// Those in which every word occurs, the best first.
  public var lessons: [Lesson]
  /// What may have been meant, where a word occurs nowhere and is one letter away from one that
  /// does.
  public var suggestion: String?

  public var isEmpty: Bool { lessons.isEmpty }

  /// Why there is nothing, and what to do; nil if there is something.
  public var emptySentence: String? {
    guard isEmpty else { return nil }
    let meant = suggestion.map { " Did you mean: \($0)" } ?? " Fewer or shorter words find more."
    return "Nothing in the lessons has \(query.contains(" ") ? "all of " : "")\"\(query)\".\(meant)"
  }
}
