/// Sentences that were cut where code stood in the line: a page that is copied begins a new line there,
/// and a listing that was run together may follow on that line.
enum OpenLeads {
  /// The blocks, each sentence whole: its end stands before the listing that follows it no more.
  static func joined(_ blocks: [GuideBlock]) -> [GuideBlock] {
    var blocks = blocks
    for place in blocks.indices.dropFirst() where blocks[place].kind == .code {
      let lead = Substring(blocks[place].lead).trimmedSpaces
      let before = blocks[place - 1]
      guard goesOn(lead), before.kind == .prose || before.kind == .list,
        let last = before.lines.last.map({ Substring($0).trimmedSpaces }), isOpen(last)
      else { continue }
      blocks[place - 1].lines[before.lines.count - 1] += " " + lead
      blocks[place].lead = ""
    }
    return blocks
  }

  /// Whether a line waits for the end of its sentence.
  static func isOpen(_ line: Substring) -> Bool {
    line.contains(" ") && !line.endsSentence && !line.endsInColon && line.last != "?"
  }

  /// Whether a line may be the rest of a sentence: it begins with a small letter, or with code.
  static func goesOn(_ line: Substring) -> Bool {
    guard let first = line.first else { return false }
    return first.isLowercase
      || (first == "@" || first == "`") && line.dropFirst().first?.isLetter == true
  }
}
