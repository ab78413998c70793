import Curriculum
import Terminal

/// Blocks of a lesson as plain mode says them: a paragraph, an item, a row, a line of code a line.
func facts(of blocks: [Block]) -> [String] { blocks.flatMap { facts(of: $0) } }

private func facts(of block: Block) -> [String] {
  switch block {
  case .heading(_, let prose, _): [prose.sentence]
  case .paragraph(let prose, _): [prose.line]
  case .list(let start, let items, _):
    items.enumerated().flatMap { index, blocks in
      let lines = facts(of: blocks)
      let mark = start.map { "\($0 + index). " } ?? "Item: "
      return lines.prefix(1).map { mark + $0 } + lines.dropFirst()
    }
  case .quote(let blocks, _): facts(of: blocks)
  case .table(let rows, _): tableFacts(rows)
  case .verbatim(_, let text, _): text.sourceLines
  case .rule: []
  case .listing(let listing): listingFacts(listing)
  case .mockup(let mockup): mockupFacts(mockup)
  case .shownTrace(let trace): shownTraceFacts(trace)
  case .quiz, .trace, .exercise: []
  }
}

/// A cell with the name of its column, if that has one.
private func tableFacts(_ rows: [[Prose]]) -> [String] {
  guard let names = rows.first else { return [] }
  return rows.dropFirst().map { row in
    row.enumerated().map { index, cell in
      let name = index > 0 && index < names.count ? names[index].line : ""
      return name.isEmpty ? cell.line : "\(name): \(cell.line)"
    }.joined(separator: "; ")
  }
}

func listingFacts(_ listing: Listing) -> [String] {
  let name = listing.id.map { ", \($0)" } ?? ""
  let lines = listing.source.sourceLines
  return ["Listing\(name). \(counted(lines.count, "line"))."]
    // Blank lines are not said: the numbers tell of them.
    + lines.enumerated().filter { !$0.element.trimmed.isEmpty }
    .map { "\($0.offset + 1) \($0.element.expandingTabs())" }
}

func mockupFacts(_ mockup: Mockup) -> [String] {
  ["Mockup, \(mockup.id). \(mockup.alt.sentence)"]
    + mockup.callouts.map { "Callout \($0.number): \($0.text.line)" }
}

extension Prose {
  /// The words in one line, with the addresses of links. Code has no quotes around it: they would
  /// be read aloud. What is bold has them, or nobody would hear where the name of a button ends; a
  /// sentence ends by itself.
  var line: String {
    runs.map { run in
      switch run.style {
      case .link(let address) where !address.isEmpty && address != run.text:
        "\(run.text) (\(address))"
      case .strong where run.text.isName: "\"\(run.text)\""
      case .plain, .emphasis, .strong, .code, .link: run.text
      }
    }.joined()
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  var sentence: String { line.sentence }
}

extension String {
  /// Whether it stands for itself: neither a sentence, nor what leads to one, nor a piece beside code.
  fileprivate var isName: Bool {
    guard let first, let last else { return false }
    return !first.isWhitespace && !last.isWhitespace && !".:?!".contains(last)
  }
}
