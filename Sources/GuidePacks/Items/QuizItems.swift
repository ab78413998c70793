import Guides

/// Questions whose key a text itself bears: it stands in the guide, in the sentence, table or list
/// that the question names as its reason.
struct QuizItems {
  /// More of one kind in a lesson is drill.
  private static let mostOfKind = 2

  let writing: BlockWriting
  /// Names of code that the guide uses.
  let terms: Set<String>
  /// Types of the guide's own listings: what they are is nothing to remember.
  let declared: Set<String>

  /// Terms that the guide introduces by setting them apart.
  let introductions: IntroducedTerms
  /// What several tables or lists of the guide call their rows.
  let fields: Set<String>

  private var tables: TableItems { TableItems(writing: writing, fields: fields) }
  private var rules: RuleItems { RuleItems(writing: writing, terms: terms.subtracting(declared)) }

  /// What a section says of two things, if it is called after both.
  func versus(
    _ title: String, _ blocks: [GuideBlock], _ identifiers: inout Identifiers
  ) -> [GuideItem] {
    rules.versus(title, blocks, &identifiers).map { [$0] } ?? []
  }

  func items(of block: GuideBlock, under title: String, _ identifiers: inout Identifiers)
    -> [GuideItem]
  {
    switch block.kind {
    case .table, .list:
      [tables.item(of: block, title, &identifiers), rules.rule(of: block, title, &identifiers)]
        .compactMap(\.self)
    case .prose:
      definitions(block, title, &identifiers)
        + introductions.items(of: block, title, &identifiers)
        + [rules.rule(of: block, title, &identifiers)].compactMap(\.self)
    default: []
    }
  }

  // MARK: Order

  /// A list that counts, behind a sentence that says what it counts.
  func order(
    _ block: GuideBlock, after lead: GuideBlock?, _ title: String,
    _ identifiers: inout Identifiers
  ) -> GuideItem? {
    guard block.kind == .list, block.isMarked, let lead,
      let said = lead.lines.last(where: { !$0.isEmpty }), said.hasSuffix(":"), said.count <= 160
    else { return nil }
    let entries = ListEntries.numbered(block.lines)
    guard (3...6).contains(entries.count), entries.allSatisfy({ (8...110).contains($0.count) })
    else { return nil }
    let id = identifiers.name(for: title + " order", or: "order")
    let words = writing.line(String(said.dropLast()))
    var lines = ["```quiz", "id: \(id)", "kind: order", "draft: yes"]
    lines += ["hint: Which of them can only happen when another has?"]
    lines += ["why: The guide counts them in this order.", ""]
    lines += ["\(words): in which order?", ""]
    lines += entries.map { "- " + writing.line($0) } + ["```"]
    return GuideItem(id: id, kind: .order, first: lead.first, last: block.last, lines: lines)
  }

  // MARK: Definitions

  /// Sentences that say what a name of code is or does, with the name left out.
  private func definitions(
    _ block: GuideBlock, _ title: String, _ identifiers: inout Identifiers
  ) -> [GuideItem] {
    var items: [GuideItem] = []
    for line in writing.paragraphLines(of: block) where items.count < Self.mostOfKind {
      for sentence in Sentences.of(line) {
        guard let found = Definition(sentence, terms: terms.subtracting(declared)),
          !declared.contains(found.term), !ToldByItself.isOne(found.term, in: sentence)
        else { continue }
        let id = identifiers.name(for: "\(found.term) means", or: "\(title) means")
        let blank = "{{1: \(found.accepted.joined(separator: " | "))}}"
        let rest = writing.line(found.rest)
        var lines = ["```quiz", "id: \(id)", "kind: cloze", "draft: yes"]
        lines += [
          "hint: \(NamesOfCode.family(of: found.term))",
          "why: The guide says so: \(headerLine(writing.line(sentence)))", "",
        ]
        lines += ["\(blank) \(rest)", "```"]
        items.append(
          GuideItem(id: id, kind: .cloze, first: block.first, last: block.last, lines: lines))
        break
      }
    }
    return items
  }
}

/// `@State is for values that only one view needs.`: a name, and what is said of it.
struct Definition {
  var term: String
  var accepted: [String]
  var rest: String

  init?(_ sentence: String, terms: Set<String>) {
    guard (40...220).contains(sentence.count), sentence.hasSuffix(".") else { return nil }
    var words = sentence.split(separator: " ").map(String.init)
    guard words.count >= 7, words.count <= 32 else { return nil }
    var term = words.removeFirst()
    while let mark = term.first, "`*_".contains(mark) { term.removeFirst() }
    while let mark = term.last, "`*_".contains(mark) { term.removeLast() }
    let verbs = [
      "is", "creates", "attaches", "wraps", "adds", "lets", "gives", "tracks", "defers", "keeps",
      "stores", "launches", "provides", "injects", "sets", "reads",
    ]
    guard verbs.contains(words[0]), Self.isName(term, terms) else { return nil }
    // Words that point at another sentence make no sense alone.
    let pointing = ["this", "these", "that", "it", "above", "below", "here", "also", "still"]
    guard !pointing.contains(words[1].lowercased()), !Self.pointsBack(words) else { return nil }
    let rest = words.joined(separator: " ")
    let bare = term.filter { $0.isLetter || $0.isNumber }
    guard !rest.lowercased().contains(bare.lowercased()), !rest.contains("{{") else { return nil }
    if words[0] == "is", !["a", "an", "the", "for"].contains(words[1]) { return nil }
    // What is praised is not told apart from what is not.
    guard !words.contains(where: Self.isPraise) else { return nil }
    self.term = term
    self.rest = rest
    var accepted = [term]
    if bare != term { accepted.append(bare) }
    let uncalled = term.hasSuffix("()") ? String(term.dropLast(2)) : bare
    if !accepted.contains(uncalled) { accepted.append(uncalled) }
    self.accepted = accepted
  }

  /// `… for that feature.`: behind a preposition such a word points at what was said before.
  private static func pointsBack(_ words: [String]) -> Bool {
    let prepositions: Set<String> = ["for", "of", "in", "to", "by", "with", "on", "from", "at"]
    let pointing: Set<String> = ["this", "these", "that", "those", "such"]
    return zip(words, words.dropFirst()).contains {
      prepositions.contains($0) && pointing.contains($1.lowercased())
    }
  }

  private static func isPraise(_ word: String) -> Bool {
    let bare = word.lowercased().filter(\.isLetter)
    return ["most", "best", "great", "powerful", "popular", "perfect", "easiest"].contains(bare)
  }

  private static func isName(_ term: String, _ terms: Set<String>) -> Bool {
    guard term.count >= 4, !term.contains("|"), !term.contains("}"), !term.contains("{"),
      term.allSatisfy(\.isASCII)
    else { return false }
    if term.hasPrefix("@"), term.dropFirst().first?.isUppercase != true { return false }
    if term.hasPrefix("@") || (term.hasPrefix(".") && term.count > 3) { return true }
    let bare = term.filter { $0.isLetter }
    // What a library is called explains nothing.
    if bare.hasSuffix("UI") || bare.hasSuffix("Kit") { return false }
    return bare == term && terms.contains(term) && term.first?.isUppercase == true
  }
}

/// Sentences of a paragraph.
enum Sentences {
  static func of(_ text: String) -> [String] {
    var sentences: [String] = []
    var sentence = ""
    var last: Character = " "
    for character in text {
      if character == " ", ".!?".contains(last), sentence.count > 1 {
        sentences.append(sentence)
        sentence = ""
      } else {
        sentence.append(character)
      }
      last = character
    }
    return sentences + (sentence.isEmpty ? [] : [sentence])
  }
}

/// The entries of a list that counts from 1, without what is nested in them.
enum ListEntries {
  static func numbered(_ lines: [String]) -> [String] {
    var entries: [String] = []
    for line in lines {
      let text = line.drop { $0 == " " }
      let digits = text.prefix { $0.isASCII && $0.isNumber }
      guard !digits.isEmpty else {
        if text.isEmpty { continue }
        return []
      }
      guard Int(digits) == entries.count + 1 else { return [] }
      let rest = text.dropFirst(digits.count + 1).drop { $0 == " " }
      entries.append(String(rest))
    }
    return entries
  }
}
