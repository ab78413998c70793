import Curriculum

/// Blocks of a lesson as plain mode says them: a paragraph, an item, a row, a line of code a line.
func facts(of blocks: [Block]) -> [String] { blocks.flatMap { facts(of: $0) } }

private func facts(of block: Block) -> [String] {
  switch block {
  case .heading(_, let prose, _): [prose.sentence]
  case .paragraph(let prose, _): [prose.line]
  case .list(let start, let items, _):
    items.enumerated().flatMap { index, blocks in
      let lines = facts(of: blocks)
      let mark = start.map { "\($0 + index). " } ?? "- "
      return lines.prefix(1).map { mark + $0 } + lines.dropFirst()
    }
  case .quote(let blocks, _): facts(of: blocks)
  case .table(let rows, _): tableFacts(rows)
  case .verbatim(_, let text, _): text.sourceLines
  case .rule: []
  case .listing(let listing): listingFacts(listing)
  case .mockup(let mockup): mockupFacts(mockup)
  case .quiz, .trace: []
  }
}

/// A cell with the name of its column.
private func tableFacts(_ rows: [[Prose]]) -> [String] {
  guard let names = rows.first else { return [] }
  return rows.dropFirst().map { row in
    row.enumerated().map { index, cell in
      index == 0 || index >= names.count ? cell.line : "\(names[index].line): \(cell.line)"
    }.joined(separator: "; ")
  }
}

func listingFacts(_ listing: Listing) -> [String] {
  let name = listing.id.map { ", \($0)" } ?? ""
  let lines = listing.source.sourceLines
  return ["Listing\(name). \(counted(lines.count, "line"))."]
    + lines.enumerated().map { "\($0 + 1) \($1)" }
}

func mockupFacts(_ mockup: Mockup) -> [String] {
  ["Mockup, \(mockup.id). \(mockup.alt)"]
    + mockup.callouts.map { "Callout \($0.number): \($0.text.line)" }
}

extension Prose {
  /// The words in one line; code keeps its back quotes, so that it can be told from words.
  var line: String {
    runs.map { $0.style == .code ? "`\($0.text)`" : $0.text }.joined()
      .split(whereSeparator: \.isNewline).joined(separator: " ")
  }

  var sentence: String { line.sentence }
}
