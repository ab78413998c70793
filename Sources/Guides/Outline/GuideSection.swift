/// A heading with what stands below it, and the sections inside of it.
public struct GuideSection: Sendable {
  /// Empty for what stands above the first heading.
  public var title: String
  /// 1 is the outermost.
  public var level: Int
  /// Everything up to the next heading, without blank lines and remains.
  public var blocks: [GuideBlock]
  public var sections: [GuideSection]
  /// The line of the heading, or the first line of what has none.
  public var line: Int

  /// All blocks in order, with the headings of the sections inside.
  public var allBlocks: [GuideBlock] {
    blocks + sections.flatMap { [$0.heading] + $0.allBlocks }
  }

  /// The heading as a block.
  public var heading: GuideBlock {
    GuideBlock(kind: BlockKind.heading, first: line, last: line, lines: [title], level: level)
  }

  /// How many words there are to read, in listings and drawings, too.
  public var wordCount: Int { allBlocks.reduce(0) { $0 + $1.wordCount } }
}

extension GuideBlock {
  /// Words that have a letter.
  public var wordCount: Int {
    lines.reduce(Self.words(lead) + Self.words(tail)) { $0 + Self.words($1) }
  }

  /// Lessons are cut and joined by these counts, so every line is counted many times.
  private static func words(_ text: String) -> Int {
    var count = 0
    var isCounted = false
    for scalar in text.unicodeScalars {
      let isASCII = scalar.isASCII
      let isSpace =
        isASCII ? scalar == " " || (9...13).contains(scalar.value) : scalar.properties.isWhitespace
      if isSpace {
        isCounted = false
      } else if !isCounted {
        isCounted =
          isASCII
          ? (65...90).contains(scalar.value & ~32) : scalar.properties.isAlphabetic
        count += isCounted ? 1 : 0
      }
    }
    return count
  }
}

/// Blocks as sections in sections.
public enum Outlining {
  public static func sections(of blocks: [GuideBlock]) -> [GuideSection] {
    var open = [GuideSection(title: "", level: 0, blocks: [], sections: [], line: 1)]
    func close(to level: Int) {
      while open.count > 1, let last = open.last, last.level >= level {
        open.removeLast()
        open[open.count - 1].sections.append(last)
      }
    }
    for block in blocks {
      switch block.kind {
      case .blank, .remains, .gutter: continue
      case .heading:
        let level = max(1, block.level ?? 2)
        close(to: level)
        open.append(
          GuideSection(
            title: block.text, level: level, blocks: [], sections: [], line: block.first))
      default:
        if open.count == 1, open[0].blocks.isEmpty { open[0].line = block.first }
        open[open.count - 1].blocks.append(block)
      }
    }
    close(to: 1)
    let opening = open[0]
    guard !opening.blocks.isEmpty else { return opening.sections }
    var first = opening
    first.sections = []
    return [first] + opening.sections
  }
}
