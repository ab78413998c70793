/// Changes the line `draft:` of one question in the text of a lesson, and nothing else.
public enum DraftMarking {
  /// The text with the mark of a question changed.
  ///
  /// - Parameters:
  ///   - mark: Nil accepts the question: the line goes.
  ///   - id: The identifier of the question.
  /// - Returns: The text, and the line of the question's fence, from 1; nil if no draft has that
  ///   identifier.
  public static func marked(
    _ mark: DraftMark?, _ id: String, in text: String
  ) -> (text: String, line: Int)? {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    guard let place = draft(id, in: lines) else { return nil }
    if let mark {
      lines[place.draft] = "draft: \(mark.rawValue)"
    } else {
      lines.remove(at: place.draft)
    }
    return (lines.joined(separator: "\n"), place.fence + 1)
  }

  /// The lines of the fence and of the header `draft:` of a question, from 0.
  private static func draft(_ id: String, in lines: [String]) -> (fence: Int, draft: Int)? {
    for (index, line) in lines.enumerated() where line == "id: \(id)" {
      let above = lines[..<index].lastIndex { $0.isEmpty || $0.hasPrefix("`") }
      guard let above, lines[above].hasPrefix("```") else { continue }
      let headers = (above + 1)..<(lines[index...].firstIndex { $0.isEmpty } ?? lines.endIndex)
      if let draft = headers.first(where: { lines[$0].hasPrefix("draft: ") }) {
        return (above, draft)
      }
    }
    return nil
  }
}
