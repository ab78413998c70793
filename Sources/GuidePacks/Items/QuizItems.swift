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

  /// What the questions of the guide itself ask for, and which of two things it speaks of.
  func answered(_ blocks: [GuideBlock], _ identifiers: inout Identifiers) -> [GuideItem] {
    var items: [GuideItem] = []
    if let found = AnsweredQuestions(writing: writing).rows(in: blocks) {
      items += tables.choosing(
        found.rows, lines: found.first...found.last, titled: nil, &identifiers)
    }
    if let found = PairedTerms.rows(in: blocks) {
      items += tables.choosing(found.rows, lines: found.lines, titled: nil, &identifiers)
    }
    return items
  }

  func items(of block: GuideBlock, under title: String, _ identifiers: inout Identifiers)
    -> [GuideItem]
  {
    switch block.kind {
    case .table, .list:
      tables.items(of: block, title, &identifiers)
        + [rules.rule(of: block, title, &identifiers)].compactMap(\.self)
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
    guard block.kind == .list, let lead,
      let paragraph = writing.paragraphLines(of: lead).last(where: { !$0.isEmpty }),
      let said = Sentences.of(paragraph).last, said.hasSuffix(":"), said.count <= 240
    else { return nil }
    var entries = ListEntries.numbered(block.lines)
    var areSteps = CountedSteps.areSteps(entries, behind: said)
    if entries.isEmpty {
      entries = ListEntries.bulleted(block.lines)
      areSteps = CountedSteps.tells(of: entries.count, said)
    }
    guard (3...6).contains(entries.count), entries.allSatisfy({ (8...110).contains($0.count) }),
      areSteps
    else { return nil }
    let id = identifiers.name(for: title + " order", or: "order")
    let words = writing.line(Self.withSubject(said, of: paragraph))
    var lines = ["```quiz", "id: \(id)", "kind: order", "draft: yes"]
    lines += ["hint: Which of them can only happen when another has?"]
    lines += ["why: The guide has them in this order.", ""]
    lines += ["In which order does the guide have what follows \"\(words)\"?", ""]
    lines += entries.map { "- " + writing.line($0) } + ["```"]
    return GuideItem(id: id, kind: .order, first: lead.first, last: block.last, lines: lines)
  }

  /// A sentence with the one before it, if it only points there: `It has five steps:`.
  private static func withSubject(_ sentence: String, of paragraph: String) -> String {
    let first = sentence.split(separator: " ").first.map { $0.lowercased() } ?? ""
    guard ["it", "they", "this", "these", "that"].contains(first),
      let before = Sentences.of(paragraph).dropLast().last, before.count <= 240
    else { return sentence }
    return before + " " + sentence
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
