/// Blocks of a guide as Markdown of a lesson.
public struct BlockWriting: Sendable {
  /// Whether the lines of the blocks are Markdown.
  private let isMarkdown: Bool
  private let words: PlainWords

  /// - Parameter blocks: Of plain text.
  init(_ blocks: [GuideBlock]) {
    isMarkdown = false
    words = PlainWords(blocks)
  }

  public init(_ guide: Guide) {
    isMarkdown = guide.isMarkdown
    words = PlainWords(guide.blocks)
  }

  /// One line of words of the guide as Markdown.
  public func line(_ text: String) -> String {
    isMarkdown ? text : words.markdown(text)
  }

  /// Prose as whole paragraphs: a line that ends no sentence goes on in the next.
  public func paragraphLines(of block: GuideBlock) -> [String] {
    guard block.kind == .prose else { return block.lines }
    guard isMarkdown else {
      return Paragraphs.joined(block.lines).map { paragraph in
        paragraph.text.split(separator: " ").joined(separator: " ")
      }
    }
    return block.lines.split { $0.allSatisfy(\.isWhitespace) }.map { lines in
      lines.joined(separator: " ").split(separator: " ").joined(separator: " ")
    }
  }

  /// A title; its words as they stand.
  public func title(_ text: String) -> String { MarkdownEscapes.escaped(text) }

  /// Prose, a list or a table. What the guide has of the syntax of lessons says nothing in it.
  public func markdown(_ block: GuideBlock) -> [String] {
    if isMarkdown { return MarkdownWords.harmless(block.lines) }
    switch block.kind {
    case .list: return list(block)
    case .table: return table(block)
    default: return paragraphs(block.lines)
    }
  }

  /// Paragraphs with empty lines between them.
  public func paragraphs(_ lines: [String]) -> [String] {
    let paragraphs = Paragraphs.joined(lines).map { paragraph in
      let text = words.markdown(paragraph.text)
      return [paragraph.isCaption ? "**\(text)**" : text]
    }
    return Array(paragraphs.joined(separator: [""]))
  }

  private func list(_ block: GuideBlock) -> [String] {
    let written = block.lines.filter { !Substring($0).trimmedSpaces.isEmpty }
    guard written.contains(where: { Bullet(Substring($0).trimmedSpaces) != nil }) else {
      return written.map { "- " + words.markdown($0) }
    }
    var numbers: [Int: Int] = [:]
    return Paragraphs.entries(block.lines).map { entry in
      let indent = String(repeating: "   ", count: entry.depth)
      let mark = entry.number.map { "\($0). " } ?? "- "
      numbers[entry.depth] = entry.number
      return indent + mark + words.markdown(entry.text)
    }
  }

  private func table(_ block: GuideBlock) -> [String] {
    guard let table = GuideTable(block) else {
      let rows = block.lines.filter { !Substring($0).trimmedSpaces.isEmpty }
      return rows.enumerated().map { index, row in
        index == 0 ? words.markdown(row) + "\n" : "- " + words.markdown(row)
      }
    }
    if table.titles.isEmpty {
      return [words.markdown(block.lines[0]), ""]
        + table.rows.map { row in
          let rest = row[2].isEmpty ? "" : ". " + cell(row[2])
          return "- " + cell(row[0]) + ": " + cell(row[1]) + rest
        }
    }
    let rule = "|" + table.titles.map { _ in " --- |" }.joined()
    return [row(table.titles), rule] + table.rows.map(row)
  }

  private func row(_ cells: [String]) -> String {
    "| " + cells.map(cell).joined(separator: " | ") + " |"
  }

  private func cell(_ text: String) -> String {
    words.markdown(text).split(separator: "|", omittingEmptySubsequences: false)
      .joined(separator: "\\|")
  }
}

/// Markdown of somebody else as a lesson may hold it.
enum MarkdownWords {
  static func harmless(_ lines: [String]) -> [String] {
    lines.map { line in
      let text = Substring(line).trimmedSpaces
      // A fence or a rule that cmark took for words, and HTML, which a terminal does not show.
      if text.hasPrefix("```") || text.hasPrefix("~~~") || text == "---" || text == "===" {
        return "\\" + text
      }
      return withoutTags(NamelessPictures.removed(from: line))
    }
  }

  /// `<br>`, `<kbd>`: without the tag. Code between back ticks stays.
  private static func withoutTags(_ line: String) -> String {
    guard line.contains("<") else { return line }
    var result = ""
    var rest = Substring(line)
    while let character = rest.first {
      if character == "`" {
        // Code ends at as many back ticks as it begins with; without those it is none.
        let ticks = rest.prefix { $0 == "`" }
        rest = rest.dropFirst(ticks.count)
        if let end = rest.firstRange(of: ticks) {
          result += ticks + rest[..<end.upperBound]
          rest = rest[end.upperBound...]
        } else {
          result += ticks.map { "\\" + String($0) }.joined()
        }
        continue
      }
      if character == "<", let end = rest.firstIndex(of: ">"), isTag(rest[...end]) {
        result += address(rest[rest.index(after: rest.startIndex)..<end])
        rest = rest[rest.index(after: end)...]
        continue
      }
      result.append(character)
      rest.removeFirst()
    }
    return result
  }

  /// What is read of `<https://…>` and of DocC's `<doc:Navigation-Paths>`; nothing of a tag.
  private static func address(_ text: Substring) -> String {
    let scheme = text.prefix { $0.isLetter }
    let rest = text.dropFirst(scheme.count)
    guard rest.first == ":", rest.count > 1, !rest.contains(" ") else { return "" }
    guard scheme == "doc" else { return MarkdownEscapes.escaped(String(text)) }
    let place = rest.dropFirst().split { $0 == "/" || $0 == "#" }.last ?? ""
    return MarkdownEscapes.escaped(String(place.replacing("-", with: " ")))
  }

  private static func isTag(_ text: Substring) -> Bool {
    let name = text.dropFirst().drop { $0 == "/" || $0 == "!" }
    return name.first?.isLetter == true || name.hasPrefix("--")
  }
}
