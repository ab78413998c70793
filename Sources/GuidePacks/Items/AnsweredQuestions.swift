import Guides

/// What a guide says that something is: behind a question that it asks itself, `What is a view?`, as a
/// title or as a paragraph, and in the first sentence below a title that names it.
struct AnsweredQuestions {
  private static let fewest = 3

  let writing: BlockWriting

  /// Terms, each with what the guide says that it is; empty if there are too few to choose from.
  func rows(in blocks: [GuideBlock]) -> (rows: [[String]], first: Int, last: Int)? {
    var rows: [[String]] = []
    var asked: (term: String, line: Int, isTitle: Bool)?
    var lines: [Int] = []
    for block in blocks where block.kind != .blank {
      guard block.kind == .heading || block.kind == .prose else {
        asked = nil
        continue
      }
      let paragraphs = block.kind == .heading ? [block.text] : writing.paragraphLines(of: block)
      for paragraph in paragraphs {
        if let term = Self.term(ofQuestion: HeadingNumber.shown(paragraph)) {
          asked = (term, block.first, false)
        } else if block.kind == .heading {
          asked = Self.term(ofTitle: HeadingNumber.shown(paragraph)).map { ($0, block.first, true) }
        } else if let (term, line, isTitle) = asked {
          if let said = Self.definition(in: paragraph, of: term, isTitle: isTitle) {
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

  /// A title that may name what is said below it, without what stands in parentheses.
  private static func term(ofTitle title: String) -> String? {
    let words = title.prefix { $0 != "(" }.split(separator: " ").map(String.init)
    let term = words.joined(separator: " ")
    guard (1...4).contains(words.count), term.count >= 3,
      !term.contains(where: { "&:—–/?!".contains($0) }),
      Set(words.map { $0.lowercased() }).isDisjoint(with: ["and", "or", "vs", "versus"])
    else { return nil }
    return term
  }

  /// What the first sentence says of the term, without the term.
  ///
  /// - Parameter isTitle: Whether the term is a title, of which the first sentence need not speak.
  private static func definition(
    in paragraph: String, of term: String, isTitle: Bool
  ) -> String? {
    guard let sentence = Sentences.of(paragraph).first, (20...180).contains(sentence.count) else {
      return nil
    }
    var words = sentence.split(separator: " ").map(String.init)
    if let first = words.first, articles.contains(first.lowercased()) { words.removeFirst() }
    let bare = bare(term)
    for subject in isTitle ? [bare] : [bare, "it", "they"] {
      let length = subject.split(separator: " ").count
      guard self.bare(words.prefix(length).joined(separator: " ")) == subject else { continue }
      let rest = words.dropFirst(length).joined(separator: " ")
      guard !rest.isEmpty, !rest.lowercased().contains(bare), !isTitle || opensWithVerb(rest)
      else { return nil }
      return rest.last == ":" ? rest.dropLast() + "." : rest
    }
    return nil
  }

  private static let articles: Set<String> = ["a", "an", "the"]

  private static func bare(_ text: String) -> String {
    text.lowercased().filter { !"`*_".contains($0) }
  }

  /// Whether something is said, of which the title is the subject.
  private static func opensWithVerb(_ text: String) -> Bool {
    guard let word = text.split(separator: " ").first, word.allSatisfy(\.isLowercase) else {
      return false
    }
    return word.hasSuffix("s") ? !notVerbs.contains(String(word)) : verbs.contains(String(word))
  }

  private static let verbs: Set<String> = [
    "are", "can", "define", "let", "give", "allow", "make", "keep", "describe", "have", "tell",
  ]
  private static let notVerbs: Set<String> = ["as", "its", "this", "was", "always", "views"]
}
