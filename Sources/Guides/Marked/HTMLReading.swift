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
    var reading = PageReading(lineCount: source.count)
    reading.read(content(of: page) ?? page)
    return LineCover(source).covering(reading.blocks)
  }

  private static func title(of page: MarkupNode) -> String? {
    guard let title = first("title", in: page) else { return nil }
    let words = MarkupText.plain(title).split(whereSeparator: \.isWhitespace).joined(separator: " ")
    return words.isEmpty ? nil : words
  }

  /// The article of a page, if it marks one.
  private static func content(of page: MarkupNode) -> MarkupNode? {
    first("article", in: page) ?? first("main", in: page)
  }

  private static func first(_ name: String, in node: MarkupNode) -> MarkupNode? {
    if node.name == name { return node }
    for child in node.children {
      if let found = first(name, in: child) { return found }
    }
    return nil
  }
}

/// Blocks as a page is gone through.
private struct PageReading {
  private(set) var blocks: [GuideBlock] = []
  private let lineCount: Int
  /// Words that no element holds.
  private var loose = ""
  private var looseLine = 1

  /// The frame of a page, and what shows nothing.
  private static let frames: Set<String> = [
    "script", "style", "nav", "header", "footer", "aside", "form", "button", "svg", "iframe",
    "noscript", "template", "head", "dialog", "select", "input", "label",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "code", "em", "i", "kbd", "mark", "q", "s", "samp", "small", "span", "strong",
    "sub", "sup", "tt", "u", "var", "br", "wbr", "time", "font", "del", "ins", "cite",
  ]

  /// Words that no element holds and that frame a page are no longer than this.
  private static let longestFrame = 40

  init(lineCount: Int) { self.lineCount = lineCount }

  mutating func read(_ node: MarkupNode) {
    for child in node.children { visit(child) }
    endLoose()
  }

  private mutating func visit(_ node: MarkupNode) {
    if case .text = node.kind {
      addLoose(node)
      return
    }
    // A header inside of an article may hold its title.
    if Self.frames.contains(node.name), node.name != "header" { return }
    if Self.inline.contains(node.name) {
      addLoose(node)
      return
    }
    endLoose()
    switch node.name {
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let title = MarkupText.plain(node).split(whereSeparator: \.isWhitespace)
        .joined(separator: " ")
      if !title.isEmpty {
        add(.heading, node, [title], level: node.name.last.flatMap { Int(String($0)) })
      }
    case "p", "dt", "dd", "figcaption", "summary", "address": addWords(node)
    case "pre": addListing(node)
    case "ul", "ol": addList(node)
    case "table" where node.holds("pre"): addFramed(node)
    case "table": addTable(node)
    case "blockquote" where node.holds("pre"): read(node)
    case "blockquote":
      let words = MarkupText.inline(node)
      if !words.isEmpty { add(.prose, node, ["> " + words]) }
    default: read(node)
    }
  }

  private mutating func addLoose(_ node: MarkupNode) {
    if loose.isEmpty { looseLine = node.line }
    loose += MarkupText.inline(node).isEmpty ? " " : " " + MarkupText.inline(node)
  }

  private mutating func endLoose() {
    let words = loose.split(separator: " ").joined(separator: " ")
    loose = ""
    guard words.contains(where: \.isLetter) else { return }
    let isFrame = words.count <= Self.longestFrame && PageWords.opens(words[...])
    blocks.append(
      GuideBlock(
        kind: isFrame ? .remains : .prose, first: min(looseLine, lineCount),
        last: min(looseLine, lineCount),
        lines: [words]))
  }

  private mutating func add(
    _ kind: BlockKind, _ node: MarkupNode, _ lines: [String], level: Int? = nil,
    isMarked: Bool = false
  ) {
    let first = min(node.line, lineCount)
    blocks.append(
      GuideBlock(
        kind: kind, first: first, last: max(first, min(lastLine(of: node), lineCount)),
        lines: lines, level: level, isMarked: isMarked))
  }

  private mutating func addWords(_ node: MarkupNode) {
    let words = MarkupText.inline(node)
    if !words.isEmpty { add(.prose, node, [words]) }
  }

  private mutating func addListing(_ node: MarkupNode) {
    var source = MarkupText.plain(node)
    if source.hasPrefix("\n") { source.removeFirst() }
    let classes = node.classes + " " + (node.children.first?.classes ?? "")
    let words = classes.split { $0 == " " || $0 == "-" }
    let language = words.contains("swift") ? "swift" : ""
    let last = min(lineCount, max(node.line, lastLine(of: node)))
    let first = min(node.line, lineCount)
    let block = FencedText.block(source, language: language, first: first, last: last)
    if !block.lines.allSatisfy({ $0.isEmpty }) { blocks.append(block) }
  }

  private mutating func addList(_ node: MarkupNode) {
    var lines: [String] = []
    var listings: [MarkupNode] = []
    func gather(_ list: MarkupNode, depth: Int) {
      for (index, entry) in list.children.filter({ $0.name == "li" }).enumerated() {
        let nested = entry.children.filter { ["ul", "ol"].contains($0.name) }
        var words = entry
        words.children = entry.children.filter { !["ul", "ol"].contains($0.name) }
        listings += words.withdraw("pre")
        let mark = list.name == "ol" ? "\(index + 1). " : "- "
        let text = MarkupText.inline(words)
        if !text.isEmpty { lines.append(String(repeating: "   ", count: depth) + mark + text) }
        if depth < 6 { for child in nested { gather(child, depth: depth + 1) } }
      }
    }
    gather(node, depth: 0)
    // `Tags:`, and behind it a list of nothing but links.
    let isFrame = blocks.last?.kind == .remains && node.entriesAreLinks
    if !lines.isEmpty { add(isFrame ? .remains : .list, node, lines, isMarked: node.name == "ol") }
    for listing in listings { addListing(listing) }
  }

  /// A table that only frames a listing: what its other cells count are the lines of it.
  private mutating func addFramed(_ node: MarkupNode) {
    guard node.name == "td" || node.name == "th" else {
      for child in node.children { addFramed(child) }
      return
    }
    let words = MarkupText.plain(node)
    if words.contains(where: { !$0.isNumber && !$0.isWhitespace }) { read(node) }
  }

  private mutating func addTable(_ node: MarkupNode) {
    var rows: [[String]] = []
    func gather(_ part: MarkupNode) {
      for child in part.children {
        if child.name == "tr" {
          let cells = child.children.filter { $0.name == "td" || $0.name == "th" }
          rows.append(
            cells.map {
              MarkupText.inline($0).split(separator: "|", omittingEmptySubsequences: false).joined(
                separator: "\\|")
            })
        } else {
          gather(child)
        }
      }
    }
    gather(node)
    guard let width = rows.map(\.count).max(), width > 0 else { return }
    var lines = rows.map { row in
      "| " + (row + Array(repeating: "", count: width - row.count)).joined(separator: " | ") + " |"
    }
    lines.insert("|" + String(repeating: " --- |", count: width), at: 1)
    add(.table, node, lines, isMarked: true)
  }

  private func lastLine(of node: MarkupNode) -> Int {
    // libxml2 notes of a text where it ends.
    return node.children.map(lastLine).max() ?? node.line
  }
}

extension MarkupNode {
  /// Whether an element of a name lies in it, at any depth.
  fileprivate func holds(_ name: String) -> Bool {
    children.contains { $0.name == name || $0.holds(name) }
  }

  /// Whether each entry of a list is a link and nothing else.
  fileprivate var entriesAreLinks: Bool {
    children.filter { $0.name == "li" }.allSatisfy { entry in
      entry.children.allSatisfy { child in
        child.name == "a" || MarkupText.inline(child).isEmpty
      }
    }
  }

  /// Takes the elements of a name out of it, at any depth.
  fileprivate mutating func withdraw(_ name: String) -> [MarkupNode] {
    var taken = children.filter { $0.name == name }
    children.removeAll { $0.name == name }
    for index in children.indices { taken += children[index].withdraw(name) }
    return taken
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
      // A line that two blocks share is told with the first.
      block.first = max(block.first, min(next, source.count))
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
