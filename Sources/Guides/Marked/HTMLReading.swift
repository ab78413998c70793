/// A web page read into blocks, its words as Markdown.
public enum HTMLReading {
  /// - Returns: Blocks in order, and the title as the head of the page gives it. Lines that show nothing
  ///   are remains. Where several blocks stand on one line, they have the same lines. nil for a page
  ///   that could not be read to its end, for its elements lie too deep in each other.
  static func read(_ source: [String]) -> (blocks: [GuideBlock], title: String?)? {
    let (page, isCut) = MarkupTree.read(source.joined(separator: "\n"))
    guard !isCut else { return nil }
    guard let page else { return ([], nil) }
    return (blocks(of: page, source), title(of: page))
  }

  private static func blocks(of page: MarkupNode, _ source: [String]) -> [GuideBlock] {
    let content = PageFrame.content(of: page)
    var reading = PageReading(lineCount: source.count, letters: content.letters)
    reading.read(content)
    return LineCover(source).covering(ListingLabels.marked(reading.blocks))
  }

  private static func title(of page: MarkupNode) -> String? {
    guard let title = first("title", in: page) else { return nil }
    let words = MarkupText.plain(title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  private static func first(_ name: String, in node: MarkupNode) -> MarkupNode? {
    if node.name == name { return node }
    for child in node.children {
      if let found = first(name, in: child) { return found }
    }
    return nil
  }
}

/// Every line in one block: what the blocks of a page leave is remains or blank.
struct LineCover {
  private let source: [String]

  init(_ source: [String]) { self.source = source }

  func covering(_ blocks: [GuideBlock]) -> [GuideBlock] {
    var result: [GuideBlock] = []
    var next = 1
    for var block in blocks {
      // A line that two blocks share is told with the first; what goes on behind it begins there.
      if block.first < next, block.last >= next { block.first = next }
      block.last = max(block.last, block.first)
      result += gap(from: next, to: block.first)
      result.append(block)
      next = max(next, block.last + 1)
    }
    return result + gap(from: next, to: source.count + 1)
  }

  private func gap(from first: Int, to end: Int) -> [GuideBlock] {
    var blocks: [GuideBlock] = []
    var next = first
    while next < end {
      let isBlank = Substring(source[next - 1]).trimmedSpaces.isEmpty
      var last = next
      while last + 1 < end, Substring(source[last]).trimmedSpaces.isEmpty == isBlank { last += 1 }
      blocks.append(
        GuideBlock(
          kind: isBlank ? .blank : .remains, first: next, last: last,
          lines: Array(source[(next - 1)..<last])))
      next = last + 1
    }
    return blocks
  }
}
