import CCommonMark

/// The text of a `LocalizedStringKey`, which SwiftUI reads as Markdown: emphasis, code, links, but no
/// blocks; white space stays.
struct InlineMarkdown {
  /// Whether there is something to read.
  static func isMarked(_ text: String) -> Bool {
    text.utf8.contains { marks.contains($0) }
  }

  /// What a person sees of a text.
  ///
  /// - Parameter values: What stands in the places.
  static func shown(_ text: String, _ values: [String] = []) -> String {
    var agreement = GrammarAgreement(values)
    let agreeing = GrammarAgreement.isMarked(text) ? agreement.shown(text) : text
    let values = agreement.values
    let read = words(in: agreeing)
    guard !values.isEmpty else { return read }
    var result = ""
    for scalar in read.unicodeScalars {
      if let number = TextGap.number(of: scalar), let value = values[safe: number] {
        result += value
      } else {
        result.unicodeScalars.append(scalar)
      }
    }
    return result
  }

  private static let marks = Set("*_`~[]\\&<".utf8)
  /// Before each line: so no line begins a heading, a list or a block of code.
  private static let guardian = "\u{2060}"

  private static func words(in text: String) -> String {
    _ = MarkdownExtensions.registered
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return text }
    defer { cmark_parser_free(parser) }
    if let strikethrough = cmark_find_syntax_extension("strikethrough") {
      cmark_parser_attach_syntax_extension(parser, strikethrough)
    }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    let guarded = lines.map { guardian + $0 }.joined(separator: "\n")
    cmark_parser_feed(parser, guarded, guarded.utf8.count)
    guard let root = cmark_parser_finish(parser), let walk = cmark_iter_new(root) else {
      return text
    }
    defer {
      cmark_iter_free(walk)
      cmark_node_free(root)
    }
    var words = ""
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { break }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) else { continue }
      switch cmark_node_get_type(node) {
      case CMARK_NODE_SOFTBREAK, CMARK_NODE_LINEBREAK: words += "\n"
      default: if let literal = cmark_node_get_literal(node) { words += String(cString: literal) }
      }
    }
    return words.replacing(guardian, with: "")
  }
}

/// What the reader of Markdown knows beyond its core. Its registry is one for the whole process, and
/// must not be filled by two threads at once.
public enum MarkdownExtensions {
  public static let registered: Void = cmark_gfm_core_extensions_ensure_registered()
}
