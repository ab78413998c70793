/// Blocks as a page is gone through.
struct PageReading {
  private(set) var blocks: [GuideBlock] = []
  private let lineCount: Int
  /// How many letters the page has.
  private let letters: Int
  /// Words that no element holds.
  private var loose = ""
  private var looseLine = 1
  /// The language that an element around names for what is in it.
  private var language = ""
  /// The names of the panels that follow.
  private var tabs: [String] = []

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

  init(lineCount: Int, letters: Int) {
    self.lineCount = lineCount
    self.letters = letters
  }

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
    if Self.inline.contains(node.name), !node.holdsBlock {
      addLoose(node)
      return
    }
    endLoose()
    let outer = language
    defer { language = outer }
    if let named = node.namedLanguage { language = named }
    switch node.name {
    case "h1", "h2", "h3", "h4", "h5", "h6": addTitle(node)
    // A question to the visitor, with buttons for an answer.
    case "p" where node.holds("button") && node.letters <= Self.longestFrame: break
    case "p", "figcaption", "summary", "address":
      if node.holdsBlock { read(node) } else { addWords(node) }
    case "pre": addListing(node)
    // What has titles in it is set as a list, and is none.
    case "ul" where node.holdsTitle, "ol" where node.holdsTitle: read(node)
    case "ul", "ol":
      if !addTabs(node), !PageFrame.has(node, of: letters) { addList(node) }
    case "dl" where node.isSetOfTerms: addTerms(node)
    case "dt", "dd":
      if node.holdsBlock { read(node) } else { addWords(node) }
    case "table": addTable(node)
    case "blockquote" where node.holds("pre"): read(node)
    case "blockquote":
      let words = MarkupText.inline(node)
      if !words.isEmpty { add(.prose, node, ["> " + words]) }
    default: readPart(node)
    }
  }

  /// A part of the page, if it is no part of its frame.
  private mutating func readPart(_ node: MarkupNode) {
    guard !PageFrame.has(node, of: letters) else { return }
    if node.roles.contains("tablist"), addTabs(node) { return }
    if node.roles.contains("tabpanel"), !tabs.isEmpty {
      add(.prose, node, ["**\(tabs.removeFirst())**"])
    }
    read(node)
  }

  private mutating func addTitle(_ node: MarkupNode) {
    var title = node
    title.children = node.children.filter { !PageFrame.isAnchor($0) }
    let words = MarkupText.plain(title).split(whereSeparator: \.isWhitespace)
      .joined(separator: " ")
    if !words.isEmpty {
      add(.heading, node, [words], level: node.name.last.flatMap { Int(String($0)) })
    }
  }

  private mutating func addLoose(_ node: MarkupNode) {
    // A link to the place where the article begins.
    if node.name == "a", node.target.hasPrefix("#"), blocks.isEmpty { return }
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
        kind: kind, first: first, last: max(first, min(node.lastLine, lineCount)),
        lines: lines, level: level, isMarked: isMarked))
  }

  private mutating func addWords(_ node: MarkupNode) {
    let words = MarkupText.inline(node)
    if !words.isEmpty { add(.prose, node, [words]) }
  }

  private mutating func addListing(_ node: MarkupNode) {
    if node.holds("table"), let source = MarkedCode.listing(inTable: node) {
      return add(source, of: node)
    }
    add(MarkedCode.text(of: node), of: node)
  }

  private mutating func add(_ source: String, of node: MarkupNode) {
    var source = source
    if source.hasPrefix("\n") { source.removeFirst() }
    let classes = node.classes + " " + (node.children.first?.classes ?? "")
    let words = classes.split { $0 == " " || $0 == "-" }
    let language = words.contains("swift") ? "swift" : language
    let last = min(lineCount, max(node.line, node.lastLine))
    let first = min(node.line, lineCount)
    let block = FencedText.block(source, language: language, first: first, last: last)
    if !block.lines.allSatisfy({ $0.isEmpty }) { blocks.append(block) }
  }

  // MARK: Lists

  /// The names of panels; they are told above what each holds.
  private mutating func addTabs(_ node: MarkupNode) -> Bool {
    let names = node.children.filter { $0.roles.contains("tab") }.map(MarkupText.inline)
    guard names.count >= 2, names.allSatisfy({ !$0.isEmpty }) else { return false }
    tabs = names
    return true
  }

  /// A list; the listings in it stand behind the entry that has them.
  private mutating func addList(_ node: MarkupNode) {
    var lines: [String] = []
    // `Tags:`, and behind it a list of nothing but links.
    let isFrame = blocks.last?.kind == .remains && node.entriesAreLinks
    let isMarked = node.name == "ol"
    var part = node
    func gather(_ list: MarkupNode, depth: Int) {
      for (index, entry) in list.children.filter({ $0.name == "li" }).enumerated() {
        let nested = entry.children.filter { ["ul", "ol"].contains($0.name) }
        var words = entry
        words.children = entry.children.filter { !["ul", "ol"].contains($0.name) }
        let listings = words.withdraw("pre")
        let mark = list.name == "ol" ? "\(index + 1). " : "- "
        let text = MarkupText.inline(words)
        if lines.isEmpty { part.line = entry.line }
        if !text.isEmpty { lines.append(String(repeating: "   ", count: depth) + mark + text) }
        if !listings.isEmpty {
          if !lines.isEmpty {
            part.children = [words]
            add(isFrame ? .remains : .list, part, lines, isMarked: isMarked)
          }
          lines = []
          for listing in listings { addListing(listing) }
        }
        if depth < 6 { for child in nested { gather(child, depth: depth + 1) } }
      }
    }
    gather(node, depth: 0)
    part.children = node.children
    if !lines.isEmpty { add(isFrame ? .remains : .list, part, lines, isMarked: isMarked) }
  }

  /// Terms, each with what is said of it.
  private mutating func addTerms(_ node: MarkupNode) {
    var entries: [String] = []
    for part in node.children {
      let words = MarkupText.inline(part)
      if part.name == "dt", !words.isEmpty {
        entries.append(words.hasPrefix("`") || words.hasPrefix("*") ? words : "**\(words)**")
      } else if part.name == "dd", !words.isEmpty, !entries.isEmpty {
        entries[entries.count - 1] += (entries.last?.contains(": ") == true ? " " : ": ") + words
      }
    }
    if !entries.isEmpty { add(.list, node, entries.map { "- " + $0 }) }
  }

  // MARK: Tables

  private mutating func addTable(_ node: MarkupNode) {
    if node.holds("pre") { return addFramed(node) }
    if let source = MarkedCode.listing(inTable: node) { return add(source, of: node) }
    addCells(node)
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

  private mutating func addCells(_ node: MarkupNode) {
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
}

extension MarkupNode {
  /// The last line of what lies in it: libxml2 notes of a text where it ends.
  fileprivate var lastLine: Int { children.map(\.lastLine).max() ?? line }

  /// Whether a title lies in it, at any depth.
  fileprivate var holdsTitle: Bool { ["h1", "h2", "h3", "h4", "h5"].contains(where: holds) }

  fileprivate var roles: [Substring] { classes.split { $0 == " " } }

  /// The language that an element around a listing names: `language-swift`, `highlight swift`.
  fileprivate var namedLanguage: String? {
    let words = classes.split { !$0.isLetter && !$0.isNumber }
    let frames: Set<Substring> = [
      "language", "lang", "highlight", "highlighter", "code", "syntax", "syntaxhighlighter",
      "source",
    ]
    return words.contains("swift") && words.contains(where: frames.contains) ? "swift" : nil
  }

  /// Whether it is of terms and what is said of them, in words.
  fileprivate var isSetOfTerms: Bool {
    let parts = children.filter { $0.name == "dt" || $0.name == "dd" }
    return parts.count >= 2 && parts.first?.name == "dt"
      && parts.allSatisfy { !$0.holds("pre") && !$0.holds("ul") && !$0.holds("table") }
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
