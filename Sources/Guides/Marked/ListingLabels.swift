/// What a page says above each of its listings: in which language it is, that a declaration follows. It
/// is no title, and no sentence of the article.
enum ListingLabels {
  private static let longest = 24
  /// Said less often, it may be said of the listing.
  private static let fewest = 3

  static func marked(_ blocks: [GuideBlock]) -> [GuideBlock] {
    var blocks = blocks
    for place in blocks.indices.dropLast() where isShort(blocks[place]) {
      let next = blocks[place + 1]
      if next.kind == .code, next.language == blocks[place].text.lowercased() {
        blocks[place].kind = .remains
      }
    }
    let above = Set(blocks.indices.filter { isShort(blocks[$0]) && isAboveCode($0, blocks) })
    var counts: [String: (above: Int, all: Int)] = [:]
    for place in blocks.indices where isShort(blocks[place]) {
      let isAbove = above.contains(place) ? 1 : 0
      let count = counts[blocks[place].text] ?? (0, 0)
      counts[blocks[place].text] = (count.above + isAbove, count.all + 1)
    }
    for place in above {
      guard let count = counts[blocks[place].text], count.above >= fewest,
        count.above * 3 >= count.all * 2
      else { continue }
      blocks[place].kind = .remains
    }
    return blocks
  }

  private static func isShort(_ block: GuideBlock) -> Bool {
    (block.kind == .prose || block.kind == .heading) && block.lines.count == 1
      && block.text.count <= longest && !Substring(block.text).endsSentence
  }

  /// Whether a listing is what comes next that is no label.
  private static func isAboveCode(_ place: Int, _ blocks: [GuideBlock]) -> Bool {
    let next = blocks[(place + 1)...].first { $0.kind != .remains && $0.kind != .blank }
    return next?.kind == .code
  }
}
