import Guides

/// Terms that a guide sets apart where it says what they are: `A *capture list* names what …`. Each
/// is asked for with others of its guide to choose from.
struct IntroducedTerms {
  private static let mostWords = 3
  private static let mostWrong = 3
  /// In one paragraph.
  private static let mostItems = 1

  private let writing: BlockWriting
  /// In the order of the guide, each once.
  private let family: [String]
  /// What is said of each.
  private let sentences: [String: String]

  init(in guide: Guide, _ writing: BlockWriting) {
    self.writing = writing
    let introductions =
      guide.isMarkdown
      ? guide.blocks.filter { $0.kind == .prose }.flatMap { block in
        writing.paragraphLines(of: block).flatMap(Sentences.of).compactMap { Introduction($0) }
      } : []
    var sentences: [String: String] = [:]
    family = introductions.map(\.term).filter { sentences.updateValue("", forKey: $0) == nil }
    for found in introductions.reversed() { sentences[found.term] = found.sentence }
    self.sentences = sentences
  }

  func items(of block: GuideBlock, _ title: String, _ identifiers: inout Identifiers)
    -> [GuideItem]
  {
    guard family.count > 2 else { return [] }
    let sentences = writing.paragraphLines(of: block).flatMap(Sentences.of)
    return sentences.compactMap { sentence in
      Introduction(sentence).flatMap { item($0, block, title, &identifiers) }
    }.prefix(Self.mostItems).map(\.self)
  }

  private func item(
    _ found: Introduction, _ block: GuideBlock, _ title: String, _ identifiers: inout Identifiers
  ) -> GuideItem? {
    let others = distractors(for: found.term)
    guard others.count >= 2 else { return nil }
    let id = identifiers.name(for: found.term + " introduced", or: title + " term")
    let options = ([found.term] + others).map { term in
      let isKey = term == found.term
      let said = sentences[term].map { "Of it the guide says: " + headerLine(writing.line($0)) }
      let reason =
        isKey ? "So the guide calls it." : said ?? "The guide uses it for something else."
      return "- [\(isKey ? "x" : " ")] \(MarkdownEscapes.escaped(term))\n  > \(reason)"
    }
    let lines =
      [
        "```quiz", "id: \(id)", "kind: choice", "draft: yes",
        "hint: Say what it is in your own words first.",
        "why: The guide says: \(headerLine(writing.line(found.sentence)))", "",
        "Which term is left out here? \"\(writing.line(found.gapped))\"", "",
      ] + mixed(options, by: id) + ["```"]
    return GuideItem(
      id: id, kind: .choice, first: block.first, last: block.last, lines: lines)
  }

  /// Others, the nearest in the guide first.
  private func distractors(for term: String) -> [String] {
    guard let place = family.firstIndex(where: { $0.lowercased() == term.lowercased() }) else {
      return []
    }
    let others = family.indices.filter { other in
      // One that is part of the other might be right, too.
      other != place && !family[other].lowercased().contains(term.lowercased().prefix(5))
        || other != place && family[other].split(separator: " ").count > 1
          && !family[other].lowercased().hasSuffix(term.lowercased())
    }
    return others.sorted { abs($0 - place) < abs($1 - place) }.prefix(Self.mostWrong)
      .map { family[$0] }
  }
}

/// A sentence that says what one term is that it sets apart.
struct Introduction {
  var term: String
  var sentence: String
  /// With `…` in the place of the term.
  var gapped: String

  init?(_ sentence: String) {
    guard (40...240).contains(sentence.count), sentence.hasSuffix("."), !sentence.contains("](")
    else { return nil }
    let marked = Self.emphasised(sentence)
    guard marked.count == 1, let found = marked.first else { return nil }
    let term = String(sentence[found.inner])
    let before = sentence[..<found.whole.lowerBound]
    let after = sentence[found.whole.upperBound...]
    guard (3...32).contains(term.count), term.split(separator: " ").count <= 3,
      term.allSatisfy({ $0.isLetter || $0 == " " || $0 == "-" }),
      !(before + after).lowercased().contains(term.lowercased()),
      Self.says(String(before), String(after))
    else { return nil }
    let first = before.split(separator: " ").first ?? after.split(separator: " ").first ?? ""
    let pointing = ["this", "these", "that", "it", "they", "here", "such"]
    guard !pointing.contains(first.lowercased()) else { return nil }
    self.term = term
    self.sentence = sentence
    gapped = before + "…" + after
  }

  /// `An *x* is …`, `… is called an *x*`: a word at the term says that it is introduced.
  private static func says(_ before: String, _ after: String) -> Bool {
    let left = before.lowercased().split { !$0.isLetter }.suffix(4)
    let right = after.lowercased().split { !$0.isLetter }.prefix(1)
    let naming: Set<Substring> = ["called", "known", "named", "means"]
    let copulas: Set<Substring> = ["is", "are", "means", "refers", "describes", "defines"]
    let opens = before.split(separator: " ").count <= 1
    return left.contains(where: naming.contains)
      || (opens && right.contains(where: copulas.contains))
  }

  private struct Emphasis {
    var whole: Range<String.Index>
    var inner: Range<String.Index>
  }

  /// What stands between one or two marks `*` or `_`.
  private static func emphasised(_ text: String) -> [Emphasis] {
    var found: [Emphasis] = []
    var rest = Substring(text)
    while let start = rest.firstIndex(where: { $0 == "*" }) {
      let mark = rest[start...].prefix { $0 == "*" }
      let inner = rest[mark.endIndex...]
      guard let end = inner.firstRange(of: mark), !inner[..<end.lowerBound].isEmpty else { break }
      found.append(
        Emphasis(
          whole: start..<end.upperBound, inner: inner.startIndex..<end.lowerBound))
      rest = inner[end.upperBound...]
    }
    return found
  }
}
