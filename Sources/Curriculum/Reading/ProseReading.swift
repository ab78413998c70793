extension Prose {
  /// The inline content of a paragraph, heading or table cell.
  init(inlines nodes: [MarkdownNode]) {
    self.init([])
    for node in nodes { append(node, style: .plain) }
  }

  /// A single line of Markdown, as a header holds it: only inline marks count.
  public init(inline text: String) {
    let blocks = Markdown.parse(text).children
    if blocks.count == 1, blocks[0].kind == .paragraph {
      self.init(inlines: blocks[0].children)
    } else {
      self.init(text)
    }
  }

  var isBlank: Bool { runs.allSatisfy { $0.text.allSatisfy(\.isWhitespace) } }

  mutating func append(_ text: String, style: Style) {
    guard !text.isEmpty else { return }
    if let last = runs.last, last.style == style {
      runs[runs.count - 1].text += text
    } else {
      runs.append(Run(text, style))
    }
  }

  mutating func append(_ other: Prose) {
    for run in other.runs { append(run.text, style: run.style) }
  }

  private mutating func append(_ node: MarkdownNode, style: Style) {
    switch node.kind {
    case .text(let text): append(text, style: style)
    case .html(let text): append(text, style: style)
    case .inlineCode(let text): append(text, style: .code)
    case .softBreak: append(" ", style: style)
    case .lineBreak: append("\n", style: style)
    case .emphasis: append(node.children, style: style == .plain ? .emphasis : style)
    case .strong: append(node.children, style: style == .plain ? .strong : style)
    case .link(let target), .image(let target): append(node.children, style: .link(target))
    default: append(node.children, style: style)
    }
  }

  private mutating func append(_ nodes: [MarkdownNode], style: Style) {
    for node in nodes { append(node, style: style) }
  }
}
