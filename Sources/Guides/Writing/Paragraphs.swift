/// Prose and lists of plain text in the lines of Markdown.
enum Paragraphs {
  /// Lines as paragraphs: a line that ends no sentence goes on in the next.
  static func joined(_ lines: [String]) -> [String] {
    var paragraphs: [String] = []
    var isOpen = false
    for line in lines {
      let text = Substring(line).trimmedSpaces
      guard !text.isEmpty else {
        isOpen = false
        continue
      }
      if isOpen, !paragraphs.isEmpty {
        paragraphs[paragraphs.count - 1] += " " + text
      } else {
        paragraphs.append(String(text))
      }
      let shape = LineShape(String(text))
      isOpen = !shape.endsSentence && !shape.endsInColon && !text.hasSuffix("?")
    }
    return paragraphs
  }

  /// The entries of a list with how deep they are and their numbers.
  static func entries(_ lines: [String]) -> [(depth: Int, number: Int?, text: String)] {
    var entries: [(indent: Int, number: Int?, text: String)] = []
    for line in lines {
      let shape = LineShape(line)
      guard !shape.isBlank else { continue }
      if let bullet = shape.bullet {
        entries.append((shape.indent, bullet.number, String(bullet.rest)))
      } else if !entries.isEmpty {
        let last = entries.count - 1
        entries[last].text += (entries[last].text.isEmpty ? "" : " ") + shape.trimmed
      }
    }
    let indents = Set(entries.map(\.indent)).sorted()
    return entries.filter { !$0.text.isEmpty }.map { entry in
      (min(indents.firstIndex(of: entry.indent) ?? 0, 3), entry.number, entry.text)
    }
  }
}
