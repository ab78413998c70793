extension Block {
  /// A block of plain Markdown. Nil for what is not shown: HTML.
  init?(_ node: MarkdownNode) {
    let position = node.position
    switch node.kind {
    case .heading(let level): self = .heading(level: level, Prose(inlines: node.children), position)
    case .paragraph: self = .paragraph(Prose(inlines: node.children), position)
    case .list(let start):
      self = .list(start: start, items: node.children.map { Block.all($0.children) }, position)
    case .quote: self = .quote(Block.all(node.children), position)
    case .table:
      let rows = node.children.map { $0.children.map { Prose(inlines: $0.children) } }
      self = .table(rows: rows, position)
    case .code(let info, let text, _):
      let language = info.split(separator: " ").first.map(String.init) ?? ""
      self = .verbatim(language: language, text: withoutLastLineEnd(text), position)
    case .rule: self = .rule(position)
    default: return nil
    }
  }

  static func all(_ nodes: [MarkdownNode]) -> [Block] { nodes.compactMap { Block($0) } }

  /// The words of the block without marks, for comparing and searching.
  public var plainText: String {
    switch self {
    case .heading(_, let prose, _), .paragraph(let prose, _): prose.text
    case .list(_, let items, _): items.joined().map(\.plainText).joined(separator: "\n")
    case .quote(let blocks, _): blocks.map(\.plainText).joined(separator: "\n")
    case .table(let rows, _):
      rows.map { $0.map(\.text).joined(separator: " ") }.joined(separator: "\n")
    case .verbatim(_, let text, _): text
    case .listing(let listing): listing.source
    case .shownTrace(let trace): trace.words.map(\.plainText).joined(separator: "\n")
    case .rule, .mockup, .quiz, .trace, .exercise: ""
    }
  }
}

func withoutLastLineEnd(_ text: String) -> String {
  text.last == "\n" ? String(text.dropLast()) : text
}
