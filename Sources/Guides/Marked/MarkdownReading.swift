/// Markdown, with DocC's directives, read into blocks.
public enum MarkdownReading {
  /// - Parameter beside: The lines of a file beside the guide, by its name; nil if there is none.
  /// - Returns: Blocks in order; every line is in exactly one. Their lines are Markdown.
  public static func blocks(
    of source: [String], beside: (String) -> [String]? = { _ in nil }
  ) -> [GuideBlock] {
    let opening = FrontLines.count(in: source)
    let tags = LiquidLines(Array(source.dropFirst(opening)))
    var directives = DirectiveLines(tags.lines)
    directives.shift(by: opening)
    let shown = directives.files.compactMap { line, file in
      beside(file.file).map { listing(file, $0, at: line + 1) }
    }
    let questions = directives.questions.map { asked($0.question, $0.lines) }
    return blocks(
      of: source, as: Array(repeating: "", count: opening) + directives.lines, opening: opening,
      besides: shown + questions)
  }

  /// A question as a list of what there is to choose from.
  private static func asked(_ question: GuideQuestion, _ lines: ClosedRange<Int>) -> GuideBlock {
    var block = GuideBlock(
      kind: .list, first: lines.lowerBound + 1, last: lines.upperBound + 1,
      lines: question.lines)
    block.question = question
    return block
  }

  /// - Parameters:
  ///   - markdown: The same lines as Markdown; empty where they say nothing to a reader.
  ///   - opening: How many of them are front matter.
  ///   - shown: Blocks that stand in the place of empty ones.
  static func blocks(
    of source: [String], as markdown: [String], opening: Int = 0, besides shown: [GuideBlock] = []
  ) -> [GuideBlock] {
    let lines = Array(source.prefix(opening)) + markdown.dropFirst(opening)
    var blocks: [GuideBlock] = []
    if opening > 0 {
      blocks.append(
        GuideBlock(kind: .remains, first: 1, last: opening, lines: Array(source.prefix(opening))))
    }
    for leaf in CommonMarkTree.leaves(of: markdown.joined(separator: "\n")) {
      guard leaf.first > (blocks.last?.last ?? 0), leaf.last <= lines.count else { continue }
      blocks.append(block(leaf, in: lines))
    }
    let all = (blocks + shown).sorted { $0.first < $1.first }
    return LinkedContents.marked(filled(all, source))
  }

  private static func listing(_ shown: ShownFile, _ lines: [String], at line: Int) -> GuideBlock {
    let ending = shown.file.split(separator: ".").last.map { $0.lowercased() } ?? ""
    var block = FencedText.block(
      lines.joined(separator: "\n"), language: ending, first: line, last: line)
    block.shownFile = shown.name
    return block
  }

  private static func block(_ leaf: CommonMarkTree.Leaf, in lines: [String]) -> GuideBlock {
    var text = Array(lines[(leaf.first - 1)..<leaf.last])
    if leaf.kind == .paragraph { text = SpanningTags.removed(from: text) }
    func made(_ kind: BlockKind, isMarked: Bool = false) -> GuideBlock {
      GuideBlock(kind: kind, first: leaf.first, last: leaf.last, lines: text, isMarked: isMarked)
    }
    switch leaf.kind {
    case .heading(let level, let title):
      var heading = made(.heading)
      // An entity may name what a terminal would obey: `&#27;`.
      heading.lines = [HarmlessText.of(title)]
      heading.level = level
      return heading
    case .code(let info, let source):
      return FencedText.block(
        source, language: info.split { " ,{".contains($0) }.first.map { $0.lowercased() } ?? "",
        first: leaf.first, last: leaf.last)
    case .paragraph:
      if text.allSatisfy({ Substring(NamelessPictures.removed(from: $0)).trimmedSpaces.isEmpty }) {
        return made(.remains)
      }
      return LooseDrawing.isOne(text) ? made(.drawing) : made(.prose)
    case .list(let isCounted): return made(.list, isMarked: isCounted)
    case .quote: return made(.prose)
    case .table: return made(.table, isMarked: true)
    case .rule: return made(.remains)
    case .html:
      var block = made(.prose)
      block.lines = MarkupText.words(in: text)
      if block.lines.allSatisfy({ $0.isEmpty }) { block.kind = .remains }
      return block
    }
  }

  /// The blocks with those between them: blank lines, and what directives left.
  private static func filled(_ blocks: [GuideBlock], _ source: [String]) -> [GuideBlock] {
    var result: [GuideBlock] = []
    var next = 1
    func fill(to end: Int) {
      while next < end {
        let isBlank = Substring(source[next - 1]).trimmedSpaces.isEmpty
        var last = next
        while last + 1 < end, Substring(source[last]).trimmedSpaces.isEmpty == isBlank { last += 1 }
        result.append(
          GuideBlock(
            kind: isBlank ? .blank : .remains, first: next, last: last,
            lines: Array(source[(next - 1)..<last])))
        next = last + 1
      }
    }
    for block in blocks {
      fill(to: block.first)
      result.append(block)
      next = block.last + 1
    }
    fill(to: source.count + 1)
    return result
  }
}

/// The front matter of a page: YAML between two lines `---` at its beginning.
enum FrontLines {
  /// How many lines it has; none if there is none.
  static func count(in lines: [String]) -> Int {
    guard lines.first == "---", let end = lines.dropFirst().prefix(200).firstIndex(of: "---") else {
      return 0
    }
    return end + 1
  }

  /// The title that it gives.
  static func title(in lines: [String]) -> String? {
    for line in lines.prefix(count(in: lines)) {
      guard line.hasPrefix("title:") else { continue }
      let title = Substring(line.dropFirst(6)).trimmedSpaces
      let marks: Set<Character> = ["\"", "'"]
      return String(title.drop { marks.contains($0) }.prefix { !marks.contains($0) })
    }
    return nil
  }
}

/// What stands in a fence: a listing of the language that it names, or of the one that it looks
/// like; or a drawing.
enum FencedText {
  static func block(_ source: String, language: String, first: Int, last: Int) -> GuideBlock {
    var lines = source.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    while lines.last?.isEmpty == true { lines.removeLast() }
    let isOpen = ["", "text", "txt", "plain", "plaintext", "ascii", "none", "diagram"]
      .contains(language)
    if isOpen, looksDrawn(lines) {
      return GuideBlock(kind: .drawing, first: first, last: last, lines: lines)
    }
    let isSwift = language == "swift" || (language.isEmpty && SwiftParse.isSound(source))
    return GuideBlock(
      kind: .code, first: first, last: last, lines: lines, language: isSwift ? "swift" : language)
  }

  private static func looksDrawn(_ lines: [String]) -> Bool {
    let shapes = lines.map(LineShape.init).filter { !$0.isBlank }
    let drawn = shapes.count { $0.marks.strokes > 0 || $0.marks.arrows > 0 }
    let code = shapes.count { CodeScore.of($0) >= CodeScore.begins }
    return drawn > 0 && drawn * 4 >= shapes.count && drawn >= code
  }
}

/// Pictures without a word that could stand for them: `![](lamp.png)`.
enum NamelessPictures {
  static func removed(from line: String) -> String {
    var text = line
    while let start = text.firstRange(of: "![]("),
      let end = text[start.upperBound...].firstIndex(of: ")")
    {
      text.removeSubrange(start.lowerBound...end)
    }
    return text
  }
}

/// Tags that begin on one line of a paragraph and end on another: `<img alt="a lamp"`, `src="…">`.
enum SpanningTags {
  private static let mostLines = 12

  /// As many lines as before.
  static func removed(from lines: [String]) -> [String] {
    var lines = lines
    for index in lines.indices {
      guard let start = opening(in: lines[index]),
        let end = lines[(index + 1)...].prefix(mostLines).firstIndex(where: { $0.contains(">") }),
        !lines[(index + 1)..<end].contains(where: { $0.contains("<") }),
        let mark = lines[end].firstIndex(of: ">"), !lines[end][..<mark].contains("<")
      else { continue }
      lines[index] = String(lines[index][..<start])
      for inside in (index + 1)..<end { lines[inside] = "" }
      lines[end] = String(lines[end][lines[end].index(after: mark)...])
    }
    return lines
  }

  /// Where a tag with an attribute opens that this line does not close; none inside of code.
  private static func opening(in line: String) -> String.Index? {
    guard let start = line.lastIndex(of: "<"), !line[start...].contains(">") else { return nil }
    let rest = line[start...].dropFirst()
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber) }
    let behind = rest.dropFirst(name.count)
    let isTag = name.first?.isLowercase == true && (behind.isEmpty || behind.first == " ")
    let isCode = line[..<start].count { $0 == "`" } % 2 == 1
    let isSaid = behind.contains { $0.isLetter } && !behind.contains("=")
    return isTag && !isCode && !isSaid ? start : nil
  }
}

/// A drawing that nobody fenced, read as a paragraph.
enum LooseDrawing {
  static func isOne(_ lines: [String]) -> Bool {
    lines.count >= 2 && lines.count { LineShape($0).marks.strokes > 0 } * 2 >= lines.count
  }
}

/// Lists that only link to places of the same page.
enum LinkedContents {
  static func marked(_ blocks: [GuideBlock]) -> [GuideBlock] {
    var blocks = blocks
    for index in blocks.indices where blocks[index].kind == .list {
      let entries = blocks[index].lines.filter { !Substring($0).trimmedSpaces.isEmpty }
      let links = entries.count { $0.contains("](#") || $0.contains("(<#") }
      guard entries.count >= 3, links * 5 >= entries.count * 4 else { continue }
      blocks[index].kind = .remains
      let above = blocks[..<index].lastIndex { $0.kind != .blank }
      let isTitle = above.map { blocks[$0].level == 1 } ?? true
      if let above, !isTitle, blocks[above].kind == .heading { blocks[above].kind = .remains }
    }
    return blocks
  }
}
