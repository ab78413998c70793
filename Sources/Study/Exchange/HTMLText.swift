import Curriculum

/// Pieces of a lesson as simple HTML: what other flashcard programs show.
enum HTMLText {
  /// Text with nothing in it that HTML would take for its own.
  static func escaped(_ text: String) -> String {
    text.reduce(into: "") { html, character in
      switch character {
      case "&": html += "&amp;"
      case "<": html += "&lt;"
      case ">": html += "&gt;"
      case "\"": html += "&quot;"
      default: html.append(character)
      }
    }
  }

  static func prose(_ prose: Prose) -> String {
    prose.runs.map { run in
      let text = escaped(run.text)
      return switch run.style {
      case .plain: text
      case .emphasis: "<i>\(text)</i>"
      case .strong: "<b>\(text)</b>"
      case .code: "<code>\(text)</code>"
      case .link(let target): "<a href=\"\(escaped(target))\">\(text)</a>"
      }
    }.joined()
  }

  static func blocks(_ blocks: [Block]) -> String { blocks.map(block).joined() }

  static func verbatim(_ text: String) -> String { "<pre>\(escaped(text))</pre>" }

  private static func block(_ block: Block) -> String {
    switch block {
    case .heading(_, let text, _): "<p><b>\(prose(text))</b></p>"
    case .paragraph(let text, _): "<p>\(prose(text))</p>"
    case .list(let start?, let items, _): "<ol start=\"\(start)\">\(self.items(items))</ol>"
    case .list(nil, let items, _): "<ul>\(self.items(items))</ul>"
    case .quote(let inner, _): "<blockquote>\(blocks(inner))</blockquote>"
    case .table(let rows, _): table(rows)
    case .verbatim(_, let text, _): verbatim(text)
    case .listing(let listing): verbatim(listing.source)
    case .mockup(let mockup): verbatim((mockup.wide ?? mockup.drawing).joined(separator: "\n"))
    case .rule: "<hr>"
    case .shownTrace(let trace): blocks(trace.words)
    case .quiz, .trace, .exercise: ""
    }
  }

  private static func items(_ items: [[Block]]) -> String {
    items.map { "<li>\(blocks($0))</li>" }.joined()
  }

  /// The first row is the header.
  private static func table(_ rows: [[Prose]]) -> String {
    let lines = rows.enumerated().map { index, cells in
      let name = index == 0 ? "th" : "td"
      return "<tr>" + cells.map { "<\(name)>\(prose($0))</\(name)>" }.joined() + "</tr>"
    }
    return "<table>\(lines.joined())</table>"
  }
}
