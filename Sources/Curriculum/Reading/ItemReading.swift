import Simulation

extension ItemDraft {
  /// Reads a `quiz` block.
  ///
  /// `kind: typed` takes its accepted responses from `accept: a | b`, which may repeat; the very
  /// first one is shown as the answer.
  init(quiz block: HeaderedBlock, source: SourceText, findings: inout [Finding]) {
    let kind = Quiz.Kind(rawValue: block.value("kind") ?? "")
    var body = block.body
    var pieces: [ClozePiece] = []
    var deletions: [ClozeText.Deletion] = []
    if kind == .cloze {
      let cloze = ClozeText(
        body: body, start: block.bodyStart, source: source, findings: &findings)
      let text = Markdown.parse(cloze.lines.joined(separator: "\n"), from: block.bodyStart)
      pieces = cloze.pieces(of: text.children)
      deletions = cloze.deletions
      body = cloze.blanked()
    } else if kind == .typed {
      let accepted = block.headers("accept").flatMap { alternatives($0.value) }
      pieces = [.deletion(number: 1, accepted: accepted)]
    }
    let choices = Choices(
      block.bodyNodes(body), allowsPlainList: kind == .order, source: source, findings: &findings)
    let stem = Block.all(choices.stem)
    let quiz = Quiz(
      id: block.value("id") ?? "", was: block.list("was"), revision: block.revision,
      kind: kind ?? .choice, concepts: block.list("concepts"), stem: stem,
      options: choices.drafts.map(\.option), cloze: pieces, hints: block.hints,
      explanation: block.explanation, position: block.fence.position, draft: block.draft)
    self.init(block, .quiz(quiz), choices, stem: stem, deletions: deletions, source: source)
  }

  /// Reads a `trace` block.
  init(trace block: HeaderedBlock, source: SourceText, findings: inout [Finding]) {
    let subject = Prediction.Subject(rawValue: block.value("ask") ?? "")
    let choices = Choices(
      block.bodyNodes(block.body), allowsPlainList: subject == .order, source: source,
      findings: &findings)
    let stem = Block.all(choices.stem)
    let trace = TraceExercise(
      id: block.value("id") ?? "", was: block.list("was"), revision: block.revision,
      concepts: block.list("concepts"), listing: block.value("listing") ?? "",
      root: block.value("root") ?? "", events: block.headers("do").map(\.value),
      subject: subject ?? .bodies, layout: block.layoutQuestion(choices.drafts), stem: stem,
      options: choices.drafts.map(\.option), hints: block.hints, explanation: block.explanation,
      position: block.fence.position, draft: block.draft)
    self.init(block, .trace(trace), choices, stem: stem, deletions: [], source: source)
  }

  private init(
    _ block: HeaderedBlock, _ item: Item, _ choices: Choices, stem: [Block],
    deletions: [ClozeText.Deletion], source: SourceText
  ) {
    self.block = block
    self.item = item
    self.stem = stem
    self.deletions = deletions
    options = choices.drafts
    let start = choices.stem.first?.position
    stemPlace = start.map { Place($0, length: source.lengthToLineEnd($0)) } ?? block.fence
  }
}

extension ShownTraceDraft {
  /// Reads a `trace` block that asks for nothing.
  init(_ block: HeaderedBlock, source: SourceText, findings: inout [Finding]) {
    let choices = Choices(
      block.bodyNodes(block.body), allowsPlainList: false, source: source, findings: &findings)
    let trace = ShownTrace(
      id: block.value("id") ?? "", listing: block.value("listing") ?? "",
      root: block.value("root") ?? "", events: block.headers("do").map(\.value),
      words: Block.all(choices.stem), position: block.fence.position, draft: block.draft)
    self.init(block: block, trace: trace, options: choices.drafts)
  }
}

extension HeaderedBlock {
  fileprivate func bodyNodes(_ lines: [String]) -> [MarkdownNode] {
    Markdown.parse(lines.joined(separator: "\n"), from: bodyStart).children
  }

  var draft: DraftMark? { value("draft").flatMap(DraftMark.init) }
  var revision: Int { value("rev").flatMap { Int($0) } ?? 1 }

  /// What a trace asks of the layout; nil where it asks of something else.
  fileprivate func layoutQuestion(_ options: [Choices.Draft]) -> LayoutQuestion? {
    let subject = value("ask").flatMap { Prediction.Subject(rawValue: $0) }
    guard let target = value("of") ?? (subject == .screen ? "" : nil) else { return nil }
    let area = value("size").flatMap { PreviewArea($0) } ?? .phone
    if subject == .value { return LayoutQuestion(value: target, area: area) }
    let measures = options.compactMap { $0.option.code.flatMap { LayoutMeasure($0) } }
    return LayoutQuestion(
      target: target, area: area, asksForPlace: measures.contains(where: \.hasPlace))
  }

  var hints: [Prose] { headers("hint").map { Prose(inline: $0.value) } }

  var explanation: Prose { Prose(inline: value("why") ?? "") }
}
