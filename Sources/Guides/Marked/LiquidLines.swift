/// The tags of Jekyll in Markdown: listings between `{% highlight swift %}` and `{% endhighlight %}`
/// become fences; other tags that have a line of their own, and attributes such as `{: .note}`, are
/// taken away. As many lines as before.
struct LiquidLines {
  private(set) var lines: [String] = []
  private var fence: Substring?
  private var isLiteral = false

  init(_ source: [String]) {
    lines = source
    guard source.contains(where: { $0.contains("{%") || $0.contains("{:") }) else { return }
    for index in source.indices { lines[index] = taken(source[index]) }
  }

  private mutating func taken(_ line: String) -> String {
    let text = Substring(line).trimmedSpaces
    if isLiteral {
      guard Self.words(of: text).first == "endhighlight" else { return line }
      isLiteral = false
      return "```"
    }
    if let mark = fence {
      if text.hasPrefix(mark), text.allSatisfy({ $0 == mark.first }) { fence = nil }
      return line
    }
    if text.hasPrefix("```") || text.hasPrefix("~~~") { fence = text.prefix { $0 == text.first } }
    let words = Self.words(of: text)
    if words.first == "highlight" {
      isLiteral = true
      return "```" + (words.dropFirst().first ?? "")
    }
    let isAttribute = text.hasPrefix("{:") && text.hasSuffix("}")
    return words.isEmpty && !isAttribute ? line : ""
  }

  /// The words of a line that is one tag; none of all others.
  private static func words(of text: Substring) -> [Substring] {
    guard text.hasPrefix("{%"), text.hasSuffix("%}"), text.count >= 4,
      !text.dropFirst(2).contains("{%")
    else { return [] }
    let inside = text.dropFirst(2).dropLast(2).drop { $0 == "-" }
    let words = inside.split(separator: " ")
    return words.isEmpty ? [""] : words
  }
}
