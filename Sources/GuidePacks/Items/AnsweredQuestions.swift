import Guides

/// Questions that a guide asks itself and answers: `What is a view?`, as a title or as a paragraph,
/// and what comes behind it.
struct AnsweredQuestions {
  private static let fewest = 3

  let writing: BlockWriting

  /// Terms, each with what the guide says that it is; empty if there are too few to choose from.
  func rows(in blocks: [GuideBlock]) -> (rows: [[String]], first: Int, last: Int)? {
    var rows: [[String]] = []
    var asked: (term: String, line: Int)?
    var lines: [Int] = []
    for block in blocks where block.kind != .blank {
      guard block.kind == .heading || block.kind == .prose else {
        asked = nil
        continue
      }
      let paragraphs = block.kind == .heading ? [block.text] : writing.paragraphLines(of: block)
      for paragraph in paragraphs {
        if let term = Self.term(ofQuestion: HeadingNumber.shown(paragraph)) {
          asked = (term, block.first)
        } else if let (term, line) = asked {
          if let said = Self.definition(in: paragraph, of: term) {
            rows.append([term, said])
            lines += [line, block.last]
          }
          asked = nil
        }
      }
    }
    guard rows.count >= Self.fewest, let first = lines.min(), let last = lines.max() else {
      return nil
    }
    return (rows, first, last)
  }

  /// `` `@State` `` of `` What is `@State`? ``.
  private static func term(ofQuestion text: String) -> String? {
    let words = text.filter { !"*_".contains($0) }.split(separator: " ").map(String.init)
    guard (3...7).contains(words.count), words[0].lowercased() == "what",
      ["is", "are"].contains(words[1].lowercased()), let last = words.last, last.hasSuffix("?")
    else { return nil }
    var term = words.dropFirst(2).joined(separator: " ")
    term.removeLast()
    for article in ["a ", "an ", "the "] where term.lowercased().hasPrefix(article) {
      term = String(term.dropFirst(article.count))
    }
    return term.count >= 2 ? term : nil
  }

  /// What the first sentence says of the term, without the term.
  private static func definition(in paragraph: String, of term: String) -> String? {
    guard var sentence = Sentences.of(paragraph).first, (20...180).contains(sentence.count) else {
      return nil
    }
    let bare = term.filter { !"`*".contains($0) }
    let capital = String(term.prefix(1).uppercased() + term.dropFirst())
    var subjects = ["It", "They"]
    for article in ["", "A ", "An ", "The "] {
      subjects += [term, bare, capital].map { article + $0 }
    }
    for subject in subjects where sentence.hasPrefix(subject + " ") {
      sentence = String(sentence.dropFirst(subject.count + 1))
      guard !sentence.lowercased().contains(bare.lowercased()) else { return nil }
      return sentence
    }
    return nil
  }
}
