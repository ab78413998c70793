/// reStructuredText as Markdown, line by line, so that all lines keep their numbers. What only
/// belongs to the markup becomes an empty line.
struct RestructuredLines {
  private(set) var lines: [String]

  private let source: [String]
  /// The marks under titles, the outermost first, as the guide uses them.
  private var marks: [String] = []

  init(_ source: [String]) {
    self.source = source
    lines = source
    var index = 0
    while index < source.count { index = taken(index) }
  }

  /// - Returns: The next line to be looked at.
  private mutating func taken(_ index: Int) -> Int {
    let line = source[index]
    let text = Substring(line).trimmedSpaces
    if let table = RestructuredTable(at: index, in: source) {
      for (place, row) in table.lines.enumerated() {
        lines[index + place] = Self.inline(row[...])
      }
      return index + table.lineCount
    }
    if let next = title(at: index) { return next }
    if text.hasPrefix(".. ") { return directive(at: index, text) }
    if text.hasSuffix("::"), !Self.isIndented(source, index + 1) {
      let words = text.dropLast(text == "::" ? 2 : 1)
      lines[index] = Self.inline(words)
      return literal(behind: index, language: "") ?? index + 1
    }
    if let next = quote(at: index) { return next }
    let indent = line.prefix { $0 == " " }
    let entry = text.hasPrefix("#. ") ? "1. " + text.dropFirst(3) : text
    lines[index] = indent + Self.inline(entry)
    return index + 1
  }

  /// A paragraph that is set in below no entry of a list: a quotation.
  private mutating func quote(at index: Int) -> Int? {
    guard Self.isIndented(source, index), index > 0, source[index - 1].allSatisfy(\.isWhitespace),
      Bullet(Substring(source[index]).trimmedSpaces) == nil,
      let outer = source[..<index].last(where: {
        $0.first != " " && !$0.allSatisfy(\.isWhitespace)
      }), Bullet(outer[...]) == nil, !outer.hasPrefix("#. ")
    else { return nil }
    var next = index
    while Self.isIndented(source, next) {
      lines[next] = "> " + Self.inline(Substring(source[next]).trimmedSpaces)
      next += 1
    }
    return next
  }

  // MARK: Titles

  /// A line over a line of marks as long as itself, with or without the same above.
  private mutating func title(at index: Int) -> Int? {
    let isFramed =
      Self.isRule(source[index]) && index + 2 < source.count
      && source[index + 2] == source[index] && !source[index + 1].allSatisfy(\.isWhitespace)
    let place = isFramed ? index + 1 : index
    guard place + 1 < source.count else { return nil }
    let text = Substring(source[place]).trimmedSpaces
    let rule = source[place + 1]
    guard !text.isEmpty, Self.isRule(rule), rule.count >= text.count, !Self.isRule(source[place]),
      isFramed || source[place].first != " "
    else { return nil }
    let mark = (isFramed ? "over " : "") + String(rule.prefix(1))
    if !marks.contains(mark) { marks.append(mark) }
    let level = min((marks.firstIndex(of: mark) ?? 0) + 1, 6)
    if isFramed { lines[index] = "" }
    lines[place] = String(repeating: "#", count: level) + " " + Self.inline(text)
    lines[place + 1] = ""
    return place + 2
  }

  private static func isRule(_ line: String) -> Bool {
    guard let mark = line.first, line.count >= 3, "=-~^\"*#+`'.:_".contains(mark) else {
      return false
    }
    return line.allSatisfy { $0 == mark }
  }

  // MARK: Directives

  private mutating func directive(at index: Int, _ text: Substring) -> Int {
    let rest = text.dropFirst(3)
    lines[index] = ""
    guard let colons = rest.firstRange(of: "::") else {
      // A comment, or where a link leads: all that is set in below it is part of it.
      return skipped(behind: index)
    }
    let name = rest[..<colons.lowerBound]
    let argument = rest[colons.upperBound...].trimmedSpaces
    if ["code-block", "code", "sourcecode", "literalinclude"].contains(name) {
      return literal(behind: index, language: argument) ?? index + 1
    }
    guard ["note", "tip", "warning", "important", "hint", "attention", "seealso"].contains(name)
    else { return skipped(behind: index) }
    lines[index] = Self.inline(argument)
    return outdented(behind: index)
  }

  private mutating func skipped(behind index: Int) -> Int {
    var next = index + 1
    while Self.isIndented(source, next) {
      lines[next] = ""
      next += 1
    }
    return next
  }

  /// What is set in becomes words as others are.
  private mutating func outdented(behind index: Int) -> Int {
    var next = index + 1
    while next < source.count {
      let text = Substring(source[next]).trimmedSpaces
      guard text.isEmpty || source[next].first == " " else { break }
      lines[next] = Self.inline(text)
      next += 1
    }
    return next
  }

  /// What is set in behind a line, between fences on the lines around it.
  private mutating func literal(behind index: Int, language: Substring) -> Int? {
    var first = index + 1
    // Options such as `:linenos:` stand right below the directive.
    while Self.isIndented(source, first), Substring(source[first]).trimmedSpaces.first == ":" {
      lines[first] = ""
      first += 1
    }
    guard first < source.count, source[first].allSatisfy(\.isWhitespace) else { return nil }
    let fence = first
    while first < source.count, source[first].allSatisfy(\.isWhitespace) { first += 1 }
    guard Self.isIndented(source, first) else { return nil }
    var last = first
    var next = first
    while next < source.count, source[next].allSatisfy(\.isWhitespace) || source[next].first == " "
    {
      if !source[next].allSatisfy(\.isWhitespace) { last = next }
      next += 1
    }
    let indents = source[first...last].filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.prefix { $0 == " " }.count }
    let common = indents.min() ?? 0
    lines[fence] = "```" + language
    for place in first...last { lines[place] = String(source[place].dropFirst(common)) }
    // A fence that nobody closes ends with the guide.
    if last + 1 < source.count { lines[last + 1] = "```" }
    return last + 2
  }

  private static func isIndented(_ source: [String], _ index: Int) -> Bool {
    index < source.count && source[index].first == " "
      && !source[index].allSatisfy(\.isWhitespace)
  }

  // MARK: Words

  /// Roles (`:doc:`), and links as Markdown has them.
  private static func inline(_ text: Substring) -> String {
    var result = ""
    var rest = text
    while let character = rest.first {
      if rest.hasPrefix("``"), let end = rest.dropFirst(2).firstRange(of: "``") {
        result += "`" + rest.dropFirst(2)[..<end.lowerBound] + "`"
        rest = rest[end.upperBound...]
        continue
      }
      if character == ":" {
        let behind = rest.dropFirst().drop(while: \.isLetter)
        if behind.hasPrefix(":`") {
          rest = behind.dropFirst()
          continue
        }
      }
      if character == "`", let end = rest.dropFirst().firstIndex(of: "`") {
        result += quoted(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...].drop { $0 == "_" }
        continue
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  /// `words <address>` as a link, all else as a name.
  private static func quoted(_ text: Substring) -> String {
    guard text.last == ">", let open = text.firstIndex(of: "<") else { return "`\(text)`" }
    let words = text[..<open].trimmedSpaces
    let address = text[text.index(after: open)...].dropLast()
    return address.contains("://") ? "[\(words)](\(address))" : String(words)
  }
}
