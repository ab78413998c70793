import CardStore

/// What the learner wrote. The names of the fields are those of `tutor own --json`, and a contract.
public struct WritingReport: Codable, Sendable, Equatable {
  public struct Entry: Codable, Sendable, Equatable {
    public var id: String
    public var form: Writing.Form
    public var text: String
    public var answer: String?
    public var lesson: String?
    public var concepts: [String]
    /// Milliseconds since 1970 at which it was written or changed last.
    public var changed: Int
    /// Seconds since 1970 at which its card comes back; missing for what was never asked.
    public var due: Int?

    /// `card-3f2a9c1d  Who owns it?`
    public var heading: String { "\(id)  \(lines.first ?? "")" }

    /// What there is besides the first line.
    public var details: [String] {
      var details = Array(lines.dropFirst())
      if let answer {
        details.append("Answer: \(answer.split(separator: "\n").joined(separator: " / "))")
      }
      if let lesson { details.append("Lesson: \(lesson)") }
      if !concepts.isEmpty, form != .link {
        details.append("About: \(concepts.joined(separator: ", "))")
      }
      return details
    }

    private var lines: [String] {
      let text = text.split(separator: "\n").map(String.init)
      guard form == .link else { return text }
      return ["\(concepts.joined(separator: " and ")), because \(text.joined(separator: " "))"]
    }
  }

  public var format = 1
  /// In the order in which they were begun.
  public var writings: [Entry]
}

extension StudySession {
  /// Lists what the learner wrote.
  public func writingReport() throws -> WritingReport {
    let memories = try store.memories()
    return WritingReport(
      writings: try store.writings().map { writing in
        WritingReport.Entry(
          id: writing.shortID, form: writing.form, text: writing.text, answer: writing.answer,
          lesson: writing.lesson, concepts: writing.concepts, changed: writing.time,
          due: memories[writing.id]?.due)
      })
  }
}
