extension LessonDraft {
  /// Reads a lesson as far as it can be read.
  init(_ source: SourceText) {
    var findings: [Finding] = []
    let matter = FrontMatter(source, findings: &findings)
    let lines = source.lines.indices.map { matter.lines.contains($0) ? "" : source.lines[$0] }
    var reader = BodyReader(source: source)
    let document = Markdown.parse(lines.joined(separator: "\n") + "\n")
    reader.read(document, title: matter.text("title"))
    self.init(
      source: source, frontMatter: matter,
      lesson: Lesson(
        id: matter.text("id"), title: matter.text("title"), summary: matter.text("summary"),
        minutes: Int(matter.text("minutes")) ?? 1, requires: matter.texts("requires"),
        concepts: matter.texts("concepts"), platform: matter.text("platform"),
        checked: matter.text("checked"), sources: matter.texts("sources"), path: source.path,
        sections: reader.sections,
        hiddenListings: reader.listings.map(\.listing).filter(\.isHidden)),
      listings: reader.listings, mockups: reader.mockups, printouts: reader.printouts,
      items: reader.items, shownTraces: reader.shownTraces, exercises: reader.exercises,
      findings: findings + reader.findings)
  }
}

/// Walks the blocks of a lesson and sorts them into sections.
private struct BodyReader {
  let source: SourceText
  var sections: [Section] = []
  var listings: [ListingDraft] = []
  var mockups: [MockupDraft] = []
  var printouts: [PrintoutDraft] = []
  var items: [ItemDraft] = []
  var shownTraces: [ShownTraceDraft] = []
  var exercises: [ExerciseDraft] = []
  var findings: [Finding] = []
  /// A drawing that waits for the mockup that is its narrow form.
  private var wide: (lines: [String], fence: Position)?

  init(source: SourceText) { self.source = source }

  mutating func read(_ document: MarkdownNode, title: String) {
    for node in document.children {
      if case .heading(let level) = node.kind, level <= 2 {
        let title = Prose(inlines: node.children).text
        dropWide()
        sections.append(Section(title: title, position: node.position, blocks: []))
        continue
      }
      if let idea = StatedIdea(node) {
        state(idea, at: node.position)
        continue
      }
      guard let block = block(node) else { continue }
      if sections.isEmpty {
        sections.append(Section(title: title, position: node.position, blocks: []))
      }
      sections[sections.count - 1].blocks.append(joinedWithWide(block))
    }
    dropWide()
  }

  private mutating func state(_ idea: StatedIdea, at position: Position) {
    guard !sections.isEmpty, !idea.words.isBlank, sections[sections.count - 1].idea == nil else {
      let problem =
        idea.words.isBlank
        ? "this idea says nothing"
        : sections.isEmpty ? "no heading stands above this idea" : "this section has its idea"
      findings.append(
        source.finding(
          .idea, at: position, problem,
          advice: "below each heading write one sentence: <!-- idea: A write marks who read. -->"))
      return
    }
    sections[sections.count - 1].idea = idea.words
  }

  /// A mockup with the wide form that stands right before it.
  private mutating func joinedWithWide(_ block: Block) -> Block {
    guard let (lines, _) = wide, case .mockup(var mockup) = block else {
      dropWide()
      return block
    }
    wide = nil
    mockup.wide = lines
    return .mockup(mockup)
  }

  /// Of a wide form without a mockup a narrow terminal would show nothing.
  private mutating func dropWide() {
    guard let fence = wide?.fence else { return }
    wide = nil
    findings.append(
      source.finding(
        .mockupWide, at: fence, "this wide drawing has no mockup behind it",
        advice: "let the mockup follow that is its narrow form, or leave wide out"))
  }

  private mutating func block(_ node: MarkdownNode) -> Block? {
    switch node.kind {
    case .code(let info, let text, let fence):
      if let fence { checkClosed(node, fence: fence) }
      return fenced(node, info: info, text: text)
    case .html(let text):
      checkHTML(text, at: node.position)
      return nil
    default:
      for child in node.children { checkNested(child) }
      return Block(node)
    }
  }

  /// Nil for what is in the file and not to be shown.
  private mutating func fenced(_ node: MarkdownNode, info: String, text: String) -> Block? {
    let words = info.split(separator: " ")
    guard let word = words.first.map(String.init) else { return Block(node) }
    if word == "swift" {
      let listing = listing(node, words: words.dropFirst(), text: text)
      return listing.isHidden ? nil : .listing(listing)
    }
    if word == "text", words.dropFirst() == ["wide"] {
      dropWide()
      let lines = withoutLastLineEnd(text).split(separator: "\n", omittingEmptySubsequences: false)
      wide = (lines.map(String.init), node.position)
      return nil
    }
    guard HeaderedBlock.words.contains(word) else { return Block(node) }
    let block = HeaderedBlock(
      word: word, text: text, node: node, source: source, findings: &findings)
    switch word {
    case "mockup":
      let draft = MockupDraft(block)
      mockups.append(draft)
      return .mockup(draft.mockup)
    case "prints":
      let draft = PrintoutDraft(block)
      printouts.append(draft)
      return .verbatim(
        language: word, text: draft.lines.joined(separator: "\n"), node.position)
    case "exercise":
      let draft = ExerciseDraft(block)
      exercises.append(draft)
      return draft.exercise.draft == .dropped ? nil : .exercise(draft.exercise)
    default: return asked(block)
    }
  }

  /// A quiz or a trace. What somebody did not want stays in the file, so that it is not made again.
  private mutating func asked(_ block: HeaderedBlock) -> Block? {
    if ShownTraceDraft.isMeant(by: block) {
      let draft = ShownTraceDraft(block, source: source, findings: &findings)
      shownTraces.append(draft)
      return draft.trace.draft == .dropped ? nil : .shownTrace(draft.trace)
    }
    let draft =
      block.word == "quiz"
      ? ItemDraft(quiz: block, source: source, findings: &findings)
      : ItemDraft(trace: block, source: source, findings: &findings)
    items.append(draft)
    if draft.item.draft == .dropped { return nil }
    return switch draft.item {
    case .quiz(let quiz): .quiz(quiz)
    case .trace(let trace): .trace(trace)
    case .exercise(let exercise): .exercise(exercise)
    }
  }

  private mutating func listing(
    _ node: MarkdownNode, words: ArraySlice<Substring>, text: String
  ) -> Listing {
    let name = words.first { $0.hasPrefix("id=") }.map { String($0.dropFirst(3)) }
    for word in words where !word.hasPrefix("id=") && !["norun", "hidden"].contains(word) {
      findings.append(
        source.finding(
          .listingWord, at: node.position, "a listing knows no \"\(word)\"",
          advice: "write id=NAME, norun if it is no whole program, hidden if an exercise hides it"))
    }
    let start = Position(line: node.position.line + 1, column: node.position.column)
    let listing = Listing(
      id: name, source: withoutLastLineEnd(text), position: start,
      isProgram: !words.contains("norun"), isHidden: words.contains("hidden"))
    let fence = Place(node.position, length: source.lengthToLineEnd(node.position))
    listings.append(ListingDraft(listing: listing, fence: fence))
    return listing
  }

  /// CommonMark accepts a fence without an end; for us everything behind it would be lost without a
  /// word.
  private mutating func checkClosed(_ node: MarkdownNode, fence: Int) {
    let last = trimmed(source.line(node.lastLine).drop { $0 == ">" || $0 == " " })
    let mark = last.first
    let isClosed =
      node.lastLine > node.position.line && last.count >= fence && (mark == "`" || mark == "~")
      && last.allSatisfy { $0 == mark }
    guard !isClosed else { return }
    findings.append(
      source.finding(
        .unclosedFence, at: node.position, "this fence is never closed",
        advice: "close it with as many marks; a fence around a fence takes four"))
  }

  private mutating func checkNested(_ node: MarkdownNode) {
    if case .code(let info, _, let fence) = node.kind {
      if let fence { checkClosed(node, fence: fence) }
      let words = info.split(separator: " ").map(String.init)
      if let word = words.first,
        HeaderedBlock.words.contains(word) || (word == "swift" && words.count > 1)
      {
        findings.append(
          source.finding(
            .nestedBlock, at: node.position, "a \(word) block stands inside a list or a quote",
            advice: "move it to the left margin"))
      }
    }
    if case .html(let text) = node.kind { checkHTML(text, at: node.position) }
    for child in node.children { checkNested(child) }
  }

  private mutating func checkHTML(_ text: String, at position: Position) {
    guard !text.hasPrefix("<!--"), !text.hasPrefix("</"),
      source.lines.indices.contains(position.line - 1)
    else { return }
    findings.append(
      source.finding(
        .html, .warning, at: position, "a terminal shows no HTML",
        advice: "write Markdown, or put code between backticks"))
  }
}

extension HeaderedBlock {
  /// First info words of fenced blocks that have headers.
  static let words: Set<String> = ["exercise", "mockup", "prints", "quiz", "trace"]
}
