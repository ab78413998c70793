import Curriculum
import Terminal

/// Something looked at for itself, until a key goes back: a listing, a mockup, the keys, a text.
struct DetailPage: Page {
  enum Action: Equatable { case back }

  /// Where the page leads when it is left.
  enum Direction: Sendable {
    case back, onwards

    fileprivate var word: String { self == .back ? "back" : "go on" }
    fileprivate var explanation: String {
      self == .back ? "back to where you were" : "on to what comes next"
    }
  }

  enum Matter: Sendable {
    case listings([Listing])
    case mockup(Mockup)
    case text([StyledLine])
    /// Lines that stay as they are.
    case drawing([StyledLine])
    /// Files that were coloured already; in one of them a line may be marked.
    case code([Excerpt])
  }

  /// A file with the line that is looked at.
  struct Excerpt: Sendable {
    /// Empty for a listing without a name.
    var name: String
    var code: CodeBlock
    var mark: Int?
  }

  var title: String
  var matter: Matter
  var direction = Direction.back

  var keys: KeyTable<Action> {
    KeyTable([
      KeyBinding(
        .enter, or: direction == .onwards ? .goingOn : nil,
        also: [.character("b"), .character("q"), .escape, .left, .space], direction.word,
        direction.explanation, .back)
    ])
  }

  func content(on canvas: Canvas) -> PageContent {
    var content = PageContent(
      title: StyledLine(title, Look.title), body: body(canvas), isRead: true)
    if case .code(let excerpts) = matter, let mark = excerpts.first?.mark {
      let above = excerpts[0].code.window(1...max(1, mark), width: canvas.width, canvas.glyphs)
      content.focusRow = above.count + canvas.bodyHeight / 2 - 3
    }
    return content
  }

  private func body(_ canvas: Canvas) -> [StyledLine] {
    switch matter {
    case .listings(let listings):
      listings.enumerated().map { index, listing in
        let heading = listings.count < 2 ? [] : canvas.paragraph(listing.name(index), Look.heading)
        return heading
          + listing.code.window(width: canvas.width, wraps: true, canvas.glyphs)
      }.separated()
    case .mockup(let mockup):
      mockupLines(mockup, on: canvas).map { .spaces(canvas.margin) + $0 }
    case .text(let lines):
      lines.flatMap { canvas.paragraph($0, hanging: 2) }
    case .drawing(let lines): lines
    case .code(let excerpts):
      excerpts.map { excerpt in
        let heading = excerpt.name.isEmpty ? [] : canvas.paragraph(excerpt.name, Look.heading)
        return heading
          + excerpt.code.window(
            width: canvas.width, mark: excerpt.mark, wraps: true, canvas.glyphs)
      }.separated()
    }
  }
}

extension DetailPage {
  /// Listings, numbered if there are several.
  init(_ listings: [Listing]) {
    let name = listings.count == 1 ? listings[0].id ?? "" : ""
    self.init(title: "LISTING \(name)".trimmed, matter: .listings(listings))
  }
}

extension Listing {
  /// How many lines it has.
  var lines: Int { source.sourceLines.count }

  /// `Listing 2, tip`, for the second, whose place from 0 is 1.
  fileprivate func name(_ index: Int) -> String {
    "Listing \(index + 1)" + (id.map { ", \($0)" } ?? "")
  }
}

extension Block {
  var listing: Listing? { if case .listing(let listing) = self { listing } else { nil } }
  var mockup: Mockup? { if case .mockup(let mockup) = self { mockup } else { nil } }
}
