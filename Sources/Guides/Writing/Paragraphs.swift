/// Prose and lists of plain text in the lines of Markdown.
enum Paragraphs {
  /// A paragraph of plain text.
  struct Paragraph: Equatable {
    var text: String
    /// Whether it names what follows: it stood alone behind the mark of an entry.
    var isCaption = false
  }

  /// Longer lines are no captions.
  private static let longestCaption = 60

  /// Lines as paragraphs: a line that ends no sentence goes on in the next, and the mark of an entry
  /// that stands alone, or at the end of the line before, begins another one.
  static func joined(_ lines: [String]) -> [Paragraph] {
    var paragraphs: [Paragraph] = []
    var isOpen = false
    var isEntry = false
    for (place, line) in lines.enumerated() {
      var text = Substring(line).trimmedSpaces
      let endsEntry = isMark(text) || endsInMark(text)
      if endsEntry { text = Substring(String(text.dropLast())).trimmedSpaces }
      if text.isEmpty {
        isOpen = false
        isEntry = isEntry || endsEntry
        continue
      }
      let goesOn = !text.endsSentence && !text.endsInColon && !text.hasSuffix("?")
      let isCaption =
        isEntry && goesOn && isName(text) && begins(lines[(place + 1)...])
      if isOpen, !isEntry, !paragraphs.isEmpty {
        paragraphs[paragraphs.count - 1].text.goOn(with: text)
      } else {
        paragraphs.append(Paragraph(text: String(text), isCaption: isCaption))
      }
      isOpen = goesOn && !isCaption
      isEntry = endsEntry
    }
    // What nothing follows names nothing.
    if let last = paragraphs.indices.last { paragraphs[last].isCaption = false }
    return paragraphs
  }

  /// Whether a line could name what follows: short, and with all that it opens.
  private static func isName(_ text: Substring) -> Bool {
    text.count <= longestCaption && text.first?.isUppercase == true
      && text.count { $0 == "(" } == text.count { $0 == ")" }
  }

  /// Whether a sentence begins in the next line that says anything.
  private static func begins(_ lines: ArraySlice<String>) -> Bool {
    let next = lines.lazy.map { Substring($0).trimmedSpaces }.first { !$0.isEmpty }
    return next?.first?.isUppercase == true
  }

  /// Whether the mark of the next entry stands behind the end of a sentence: elsewhere a dash is one
  /// of the sentence.
  private static func endsInMark(_ text: Substring) -> Bool {
    let before = text.dropLast()
    return isMark(text.suffix(1)) && before.last == " "
      && (before.last { $0 != " " }.map { ".!?:)”\"".contains($0) } ?? false)
  }

  private static func isMark(_ text: Substring) -> Bool {
    text.count == 1 && "-•".contains(text.first ?? " ")
  }

  /// The entries of a list with how deep they are and their numbers.
  static func entries(_ lines: [String]) -> [(depth: Int, number: Int?, text: String)] {
    var entries: [(indent: Int, number: Int?, text: String)] = []
    var isEntry = false
    for line in lines {
      let whole = Substring(line).trimmedSpaces
      let endsEntry = endsInMark(whole)
      let text = endsEntry ? whole.dropLast().trimmedSpaces : whole
      defer { isEntry = endsEntry || isEntry && text.isEmpty }
      guard !text.isEmpty else { continue }
      if let bullet = Bullet(text) {
        entries.append((LineShape.indent(of: line), bullet.number, String(bullet.rest)))
      } else if isEntry, let indent = entries.last?.indent {
        entries.append((indent, nil, String(text)))
      } else if !entries.isEmpty {
        let last = entries.count - 1
        entries[last].text += (entries[last].text.isEmpty ? "" : " ") + text
      }
    }
    let indents = Set(entries.map(\.indent)).sorted()
    return entries.filter { !$0.text.isEmpty }.map { entry in
      (min(indents.firstIndex(of: entry.indent) ?? 0, 3), entry.number, entry.text)
    }
  }
}

extension String {
  /// Goes on in another line. A hyphen with which a word was divided is none of the word; another one
  /// holds its two words together.
  fileprivate mutating func goOn(with line: Substring) {
    let isDivided = line.first?.isLowercase == true && dropLast().last?.isLetter == true
    if isDivided, last == "\u{2010}" {
      removeLast()
      self += line
    } else if isDivided, last == "-" {
      self += line
    } else {
      self += " " + line
    }
  }
}
