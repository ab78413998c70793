/// The text of a cloze with its deletions cut out.
///
/// Deletions are found in the raw text, because Markdown would split `{{1: a | b}}` at every mark
/// inside it. In the text that Markdown reads, each stands as one private-use character.
struct ClozeText: Sendable {
  struct Deletion: Sendable {
    /// The text before the colon.
    var label: String
    var accepted: [String]
    var place: Place

    /// Nil if the label is no number from 1.
    var number: Int? { Int(label).flatMap { $0 >= 1 ? $0 : nil } }
  }

  var deletions: [Deletion] = []
  /// The body with stand-ins.
  var lines: [String] = []

  private static let firstStandIn: UInt32 = 0xE000
  private static let mostStandIns = 1000

  init(body: [String], start: Position, source: SourceText, findings: inout [Finding]) {
    for (offset, line) in body.enumerated() {
      var read = ""
      var rest = Substring(line)
      while let opening = ClozeText.range(of: "{{", in: rest) {
        let column = start.column + line.utf8.count - rest.utf8.count + rest[..<opening].utf8.count
        let inside = rest[rest.index(opening, offsetBy: 2)...]
        guard var closing = ClozeText.range(of: "}}", in: inside) else {
          let place = Position(line: start.line + offset, column: column)
          findings.append(
            source.finding(
              .clozeDeletion, at: place, "this deletion has no }} on its line",
              advice: "write {{1: answer | other answer}} on one line"))
          break
        }
        while inside.index(closing, offsetBy: 2) < inside.endIndex,
          inside[inside.index(closing, offsetBy: 2)] == "}"
        {
          closing = inside.index(after: closing)
        }
        let content = inside[..<closing]
        let end = inside.index(closing, offsetBy: 2)
        let colon = content.firstIndex(of: ":") ?? content.startIndex
        deletions.append(
          Deletion(
            label: trimmed(content[..<colon]),
            accepted: alternatives(content[colon...].drop { $0 == ":" }),
            place: Place(
              line: start.line + offset, column: column, length: content.utf8.count + 4)))
        read += rest[..<opening] + ClozeText.standIn(deletions.count - 1)
        rest = inside[end...]
      }
      lines.append(read + rest)
    }
  }

  /// The pieces of all blocks in order, blocks apart by an empty line.
  func pieces(of nodes: [MarkdownNode]) -> [ClozePiece] {
    var pieces: [ClozePiece] = []
    for prose in nodes.flatMap(ClozeText.proses) {
      if !pieces.isEmpty { ClozeText.append(Prose("\n\n"), to: &pieces) }
      for run in prose.runs { append(run, to: &pieces) }
    }
    return pieces
  }

  /// The same text with `[...]` in place of each deletion.
  func blanked() -> [String] {
    lines.map { line in
      var result = ""
      for character in line {
        result += deletion(for: character) == nil ? String(character) : "[...]"
      }
      return result
    }
  }

  private func append(_ run: Prose.Run, to pieces: inout [ClozePiece]) {
    var text = ""
    for character in run.text {
      guard let deletion = deletion(for: character) else {
        text.append(character)
        continue
      }
      ClozeText.append(Prose([Prose.Run(text, run.style)]), to: &pieces)
      text = ""
      pieces.append(.deletion(number: deletion.number ?? 0, accepted: deletion.accepted))
    }
    ClozeText.append(Prose([Prose.Run(text, run.style)]), to: &pieces)
  }

  private static func append(_ prose: Prose, to pieces: inout [ClozePiece]) {
    guard !prose.text.isEmpty else { return }
    if case .text(var last)? = pieces.last {
      last.append(prose)
      pieces[pieces.count - 1] = .text(last)
    } else {
      pieces.append(.text(prose))
    }
  }

  private static func proses(in node: MarkdownNode) -> [Prose] {
    switch node.kind {
    case .paragraph, .heading, .tableCell: [Prose(inlines: node.children)]
    case .code(_, let text, _): [Prose([Prose.Run(withoutLastLineEnd(text), .code)])]
    default: node.children.flatMap(proses)
    }
  }

  private static func standIn(_ index: Int) -> String {
    guard index < mostStandIns, let scalar = Unicode.Scalar(firstStandIn + UInt32(index)) else {
      return ""
    }
    return String(Character(scalar))
  }

  private func deletion(for character: Character) -> Deletion? {
    guard let value = character.unicodeScalars.first?.value, value >= ClozeText.firstStandIn else {
      return nil
    }
    let index = Int(value - ClozeText.firstStandIn)
    return deletions.indices.contains(index) ? deletions[index] : nil
  }

  private static func range(of pair: String, in text: Substring) -> Substring.Index? {
    var index = text.startIndex
    while index < text.endIndex {
      if text[index...].hasPrefix(pair) { return index }
      index = text.index(after: index)
    }
    return nil
  }
}
