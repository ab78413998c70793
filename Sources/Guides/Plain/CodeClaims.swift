/// Listings that nothing fences: told by the shape of their lines, by their brackets, by what
/// stands around them, and at last by whether they parse.
enum CodeClaims {
  static func claim(in table: inout LineTable) {
    var index = 0
    while index < table.count {
      if table.isFree(index), begins(index, in: table),
        let listing = listing(from: index, in: table)
      {
        table.claim(listing.range, as: .code, lines: listing.lines, tail: listing.tail)
        index = listing.range.upperBound + 1
      } else {
        index += 1
      }
    }
  }

  private struct Listing {
    var range: ClosedRange<Int>
    var lines: [String]
    var tail: String
  }

  /// Whether a listing begins here: a line of code, or remarks and attributes before one.
  private static func begins(_ index: Int, in table: LineTable) -> Bool {
    if table.scores[index] >= CodeScore.begins { return true }
    guard isIntroduction(index, in: table) else { return false }
    var next = index + 1
    var blanks = 0
    while next < table.count, blanks < 2 {
      if table.shapes[next].isBlank {
        blanks += 1
      } else {
        guard table.isFree(next) else { return false }
        if table.scores[next] >= CodeScore.begins { return true }
        guard isIntroduction(next, in: table) else { return false }
        blanks = 0
      }
      next += 1
    }
    return false
  }

  private static func isIntroduction(_ index: Int, in table: LineTable) -> Bool {
    let shape = table.shapes[index]
    return shape.trimmed.hasPrefix("//") || shape.trimmed.hasPrefix("/*")
      || (shape.trimmed.hasPrefix("@") && table.scores[index] >= 2)
  }

  private static func listing(from start: Int, in table: LineTable) -> Listing? {
    var scan = ListingScan()
    var last = start
    var tail = ""
    var lastLine: String?
    var index = start
    while index < table.count {
      // A listing goes on behind the edge of a page.
      if table.shapes[index].isBlank || (scan.isOpen && table.edges.contains(index)) {
        index += 1
        continue
      }
      let isCut = !table.edges.isEmpty && (last..<index).contains(where: table.edges.contains)
      let isApart = index > last + 1 && !isCut
      guard table.isFree(index), index == start || goesOn(index, scan, isApart: isApart, in: table)
      else { break }
      last = index
      let shape = table.shapes[index]
      if let split = scan.take(shape) {
        (lastLine, tail) = split
        break
      }
      index += 1
    }
    var lines = (start...last).filter { !table.edges.contains($0) }.map { table.shapes[$0].text }
    if let lastLine { lines[lines.count - 1] = lastLine }
    guard isListing(lines, scores: table.scores[start...last]) else { return nil }
    return Listing(range: start...last, lines: lines, tail: tail)
  }

  private static func goesOn(
    _ index: Int, _ scan: ListingScan, isApart: Bool, in table: LineTable
  ) -> Bool {
    if scan.isInText { return true }
    let score = table.scores[index]
    let indent = table.shapes[index].indent
    if scan.isOpen {
      // A bracket at the beginning closes the listing, whatever sentence is stuck to it.
      if !isApart, let mark = table.shapes[index].trimmed.first, "})]".contains(mark) {
        return true
      }
      return isApart ? score >= CodeScore.goesOn || (indent > 0 && score > -2) : score > -2.5
    }
    // An attribute alone belongs to what it stands before; it may be a title, too.
    let shape = table.shapes[index]
    if isApart || shape.trimmed.first == "@" && !shape.trimmed.contains(" ") {
      return begins(index, in: table)
    }
    if goesOnWithExpression(table.shapes[index]) { return true }
    return score >= 2 || (score >= CodeScore.goesOn && indent > 0) || begins(index, in: table)
  }

  /// Operators between two operands that neither a sentence nor an item of a list begins with.
  private static let infixOperators: Set<Substring> = [
    "==", "!=", "===", "!==", "<=", ">=", "&&", "||", "??", "..<",
  ]

  /// Whether a line only makes sense with the one before: `== right`.
  private static func goesOnWithExpression(_ shape: LineShape) -> Bool {
    let words = shape.trimmed.split(separator: " ", maxSplits: 1)
    return words.count == 2 && infixOperators.contains(words[0])
  }

  /// One line is code if it parses; more are code by their number, too.
  private static func isListing(_ lines: [String], scores: ArraySlice<Double>) -> Bool {
    let written = scores.filter { $0 != 0 }
    let strong = written.count { $0 >= CodeScore.begins }
    if strong >= 3 { return true }
    if SwiftParse.isSound(lines.joined(separator: "\n")) { return true }
    return strong >= 2 && strong * 2 >= written.count
  }
}

/// Where one is while a listing is read line by line.
struct ListingScan {
  private var open: [Character] = []
  private var inLiteral = false
  private var inRemark = false

  /// Whether a bracket waits for its end.
  var isOpen: Bool { !open.isEmpty }
  /// Whether the next line is text whatever it looks like: a literal of several lines, a remark.
  var isInText: Bool { inLiteral || inRemark }

  /// Follows a line.
  ///
  /// - Returns: What the line is up to the end of the listing, and the prose behind it, if a
  ///   sentence follows the last bracket without a space.
  mutating func take(_ shape: LineShape) -> (code: String, prose: String)? {
    let text = shape.trimmed
    if text.components(of: "\"\"\"") % 2 == 1 { inLiteral.toggle() }
    guard !inLiteral else { return nil }
    if inRemark || text.hasPrefix("/*") { inRemark = !text.contains("*/") }
    guard !inRemark else { return nil }
    let wasOpen = isOpen
    Brackets.count(shape.bare, in: &open)
    guard wasOpen, !isOpen else { return nil }
    let closers = text.prefix { "})]".contains($0) }
    let rest = text.dropFirst(closers.count)
    guard !closers.isEmpty, let first = rest.first, first != " ", first != "." else { return nil }
    let words = rest.split(separator: " ")
    let isSentence = words.count >= 3 && words.prefix(3).allSatisfy { $0.first?.isLetter == true }
    guard rest == "-" || (isSentence && CodeScore.of(LineShape(String(rest))) < CodeScore.begins)
    else { return nil }
    return (String(closers), String(rest))
  }
}

extension Substring {
  /// How often a mark stands in it.
  fileprivate func components(of mark: String) -> Int {
    var count = 0
    var rest = self
    while let range = rest.firstRange(of: mark) {
      count += 1
      rest = rest[range.upperBound...]
    }
    return count
  }
}
