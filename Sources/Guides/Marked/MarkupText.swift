/// The words of HTML as Markdown.
enum MarkupText {
  /// Text with the marks of what stands in line: code, strong, emphasised.
  static func inline(_ node: MarkupNode) -> String {
    var words = ""
    add(node, to: &words)
    return words.split { $0 == " " || $0 == "\n" || $0 == "\t" }.joined(separator: " ")
  }

  private static func add(_ node: MarkupNode, to words: inout String) {
    if case .text(let text) = node.kind {
      words += MarkdownEscapes.escaped(text)
      return
    }
    switch node.name {
    case let name where MarkupNode.unseen.contains(name): return
    case "button": return
    case "br": words += " "
    case "code", "kbd", "tt", "samp":
      let code = plain(node).split(whereSeparator: \.isWhitespace).joined(separator: " ")
      if !code.isEmpty { words += MarkdownEscapes.code(code) }
    case "b", "strong": mark("**", node, in: &words)
    case "i", "em": mark("*", node, in: &words)
    default:
      // What stands on lines of its own does not run into what stands beside it.
      let space = MarkupNode.blocks.contains(node.name) ? " " : ""
      words += space
      for child in node.children { add(child, to: &words) }
      words += space
    }
  }

  private static func mark(_ sign: String, _ node: MarkupNode, in words: inout String) {
    var inner = ""
    for child in node.children { add(child, to: &inner) }
    let text = inner.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    guard !text.isEmpty else { return }
    let before = inner.first?.isWhitespace == true ? " " : ""
    let after = inner.last?.isWhitespace == true ? " " : ""
    words += before + sign + text + sign + after
  }

  /// All text below a node as it stands; `br` is a line break.
  static func plain(_ node: MarkupNode) -> String {
    if case .text(let text) = node.kind { return text }
    if node.name == "br" { return "\n" }
    if MarkupNode.unseen.contains(node.name) { return "" }
    return node.children.map(plain).joined()
  }

  /// Lines of HTML without their tags; lines that only had tags are empty.
  static func words(in lines: [String]) -> [String] {
    guard let root = MarkupTree.parse(lines.joined(separator: "\n")) else {
      return lines.map { _ in "" }
    }
    let words = inline(root)
    return words.isEmpty ? [""] : [words]
  }
}

/// Text as Markdown that says just that text.
public enum MarkdownEscapes {
  private static let marks: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "&", "~"]

  /// With a backslash before every mark that Markdown knows inside of a line.
  public static func escaped(_ text: String) -> String {
    guard text.contains(where: marks.contains) else { return text }
    var result = ""
    for character in text {
      if marks.contains(character) { result.append("\\") }
      result.append(character)
    }
    return result
  }

  /// As code in a line, whatever back ticks it has.
  public static func code(_ text: String) -> String {
    var longest = 0
    var run = 0
    for character in text {
      run = character == "`" ? run + 1 : 0
      longest = max(longest, run)
    }
    let ticks = String(repeating: "`", count: longest + 1)
    let space = text.hasPrefix("`") || text.hasSuffix("`") ? " " : ""
    return ticks + space + text + space + ticks
  }
}
