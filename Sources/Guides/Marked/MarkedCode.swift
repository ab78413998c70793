/// The lines of a listing in a page, however it is set: one text, an element for each line, or the
/// cells of a table with their numbers beside them.
struct MarkedCode {
  private(set) var lines: [String] = []
  private var line = ""
  /// Whether what was read last ended its line.
  private var isFresh = true
  /// The numbers that stand first in a line, in elements of their own, by line.
  private var numbers: [Int: String] = [:]
  /// Whether their elements are called so.
  private var isNamed = false

  /// The text of an element, line by line, without the numbers of its lines.
  static func text(of node: MarkupNode) -> String {
    var code = MarkedCode()
    code.read(node)
    code.flush()
    return code.unnumbered.joined(separator: "\n")
  }

  private mutating func read(_ node: MarkupNode) {
    if case .text(let text) = node.kind {
      // Between elements that have lines of their own, a line break is none of the listing.
      if isFresh, line.isEmpty, !lines.isEmpty, text.allSatisfy(\.isWhitespace),
        text.hasPrefix("\n")
      {
        return
      }
      for character in text {
        if character.isNewline { end() } else { line.append(character) }
      }
      if !text.isEmpty { isFresh = false }
      return
    }
    if node.name == "br" { return end() }
    if MarkupNode.unseen.contains(node.name) || node.name == "button" { return }
    if line.isEmpty, numbers[lines.count] == nil, let number = Self.number(in: node) {
      numbers[lines.count] = number
      isNamed = isNamed || Self.isNamed(node)
      return
    }
    guard MarkupNode.blocks.contains(node.name), node.name != "pre" else {
      for child in node.children { read(child) }
      return
    }
    if !line.isEmpty { end() }
    let before = lines.count
    for child in node.children { read(child) }
    // A line without anything in it is a line, too.
    if !line.isEmpty || lines.count == before { end() }
    isFresh = true
  }

  private mutating func end() {
    lines.append(line)
    line = ""
    isFresh = false
  }

  private mutating func flush() {
    if !line.isEmpty || numbers[lines.count] != nil { end() }
  }

  private static func number(in node: MarkupNode) -> String? {
    guard node.letters <= 12, !MarkupNode.blocks.contains(node.name) else {
      return nil
    }
    let text = MarkupText.plain(node)
    let digits = Substring(text).trimmedSpaces
    return !digits.isEmpty && digits.count <= 5 && digits.allSatisfy { $0.isASCII && $0.isNumber }
      ? text : nil
  }

  private static func isNamed(_ node: MarkupNode) -> Bool {
    let words = Set(node.classes.split { !$0.isLetter })
    let names: Set<Substring> = ["ln", "lnt", "lineno", "linenos", "linenumber"]
    return !words.isDisjoint(with: names)
      || words.contains("line") && (words.contains("number") || words.contains("num"))
  }

  /// The lines without what counts them: each has a number, one more than the line before.
  private var unnumbered: [String] {
    let values = lines.indices.map { numbers[$0].flatMap { Int(Substring($0).trimmedSpaces) } }
    let first = values.first.flatMap(\.self)
    let isCounted =
      (lines.count >= 2 || isNamed) && first != nil
      && values.enumerated().allSatisfy { $1 == (first ?? 0) + $0 }
    if isCounted { return lines }
    return lines.enumerated().map { (numbers[$0] ?? "") + $1 }
  }
}

extension MarkedCode {
  /// The listing that a table without `pre` sets in its cells: a row for each line, or all lines in one
  /// cell; what stands beside it only counts. nil if it is a table of something else.
  static func listing(inTable table: MarkupNode) -> String? {
    let rows = rows(of: table).filter { !$0.isEmpty }
    guard let widest = rows.map(\.count).max(), widest >= 2 else { return nil }
    let isCounted = rows.allSatisfy { $0.dropLast().allSatisfy { counts($0) } }
    guard isCounted else { return nil }
    let source =
      rows.count == 1
      ? rows[0].last.map(text) ?? "" : rows.map { $0.last.map(text) ?? "" }.joined(separator: "\n")
    return isCode(source) ? source : nil
  }

  /// Whether a cell has nothing but the numbers of lines.
  private static func counts(_ cell: MarkupNode) -> Bool {
    MarkupText.plain(cell).allSatisfy { $0.isNumber || $0.isWhitespace }
  }

  private static func rows(of node: MarkupNode) -> [[MarkupNode]] {
    node.children.flatMap { child -> [[MarkupNode]] in
      guard child.name == "tr" else { return rows(of: child) }
      return [child.children.filter { $0.name == "td" || $0.name == "th" }]
    }
  }

  private static func isCode(_ source: String) -> Bool {
    let shapes = source.split(separator: "\n").map { LineShape(String($0)) }
    let alike = shapes.count { CodeScore.of($0) >= CodeScore.goesOn }
    let begins = shapes.contains { CodeScore.of($0) >= CodeScore.begins }
    return alike * 2 >= shapes.count && begins || SwiftParse.isSoundAsWritten(source) && begins
  }
}
