import CCommonMark

/// The blocks of a Markdown text as cmark-gfm finds them, with their lines. No C pointer leaves
/// this file.
enum CommonMarkTree {
  struct Leaf {
    enum Kind: Equatable {
      case heading(level: Int, title: String)
      case code(info: String, text: String)
      case paragraph, list(isCounted: Bool), quote, table, rule, html
    }
    var kind: Kind
    /// Counted from 1, both included.
    var first: Int
    var last: Int
  }

  private static let extensions: [String] = {
    cmark_gfm_core_extensions_ensure_registered()
    return ["table", "strikethrough", "tasklist"]
  }()

  /// The blocks in order. Listings inside of lists and quotes are blocks of their own.
  static func leaves(of text: String) -> [Leaf] {
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return [] }
    defer { cmark_parser_free(parser) }
    for name in extensions {
      guard let known = cmark_find_syntax_extension(name) else { continue }
      cmark_parser_attach_syntax_extension(parser, known)
    }
    var text = text
    text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        guard let start = characters.baseAddress else { return }
        cmark_parser_feed(parser, start, characters.count)
      }
    }
    guard let root = cmark_parser_finish(parser) else { return [] }
    defer { cmark_node_free(root) }
    var leaves: [Leaf] = []
    var next = cmark_node_first_child(root)
    while let node = next {
      leaves += self.leaves(of: node)
      next = cmark_node_next(node)
    }
    return leaves
  }

  private static func leaves(of node: OpaquePointer) -> [Leaf] {
    let first = Int(cmark_node_get_start_line(node))
    let last = max(first, Int(cmark_node_get_end_line(node)))
    guard let kind = kind(of: node) else { return [] }
    let whole = Leaf(kind: kind, first: first, last: last)
    switch kind {
    case .list, .quote: return parted(whole, by: listings(in: node))
    default: return [whole]
    }
  }

  /// A list or a quote in pieces between the listings that it holds.
  private static func parted(_ whole: Leaf, by listings: [Leaf]) -> [Leaf] {
    var leaves: [Leaf] = []
    var next = whole.first
    for listing in listings where listing.first >= next {
      if next < listing.first {
        leaves.append(Leaf(kind: whole.kind, first: next, last: listing.first - 1))
      }
      leaves.append(listing)
      next = listing.last + 1
    }
    if next <= whole.last { leaves.append(Leaf(kind: whole.kind, first: next, last: whole.last)) }
    return leaves
  }

  /// The listings at any depth, walked along the tree's own links: no nesting overflows a stack.
  private static func listings(in root: OpaquePointer) -> [Leaf] {
    var found: [Leaf] = []
    guard let walk = cmark_iter_new(root) else { return [] }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return found }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk),
        let kind = kind(of: node), case .code = kind
      else { continue }
      found.append(
        Leaf(
          kind: kind, first: Int(cmark_node_get_start_line(node)),
          last: Int(cmark_node_get_end_line(node))))
    }
  }

  private static func kind(of node: OpaquePointer) -> Leaf.Kind? {
    switch string(cmark_node_get_type_string(node)) {
    case "paragraph": .paragraph
    case "block_quote": .quote
    case "heading":
      .heading(level: Int(cmark_node_get_heading_level(node)), title: words(in: node))
    case "thematic_break": .rule
    case "list": .list(isCounted: cmark_node_get_list_type(node) == CMARK_ORDERED_LIST)
    case "table": .table
    case "code_block":
      .code(
        info: string(cmark_node_get_fence_info(node)), text: string(cmark_node_get_literal(node)))
    case "html_block": .html
    default: nil
    }
  }

  /// What a node says, without its marks.
  private static func words(in root: OpaquePointer) -> String {
    var words = ""
    guard let walk = cmark_iter_new(root) else { return "" }
    defer { cmark_iter_free(walk) }
    while true {
      let event = cmark_iter_next(walk)
      if event == CMARK_EVENT_DONE { return words }
      guard event == CMARK_EVENT_ENTER, let node = cmark_iter_get_node(walk) else { continue }
      switch string(cmark_node_get_type_string(node)) {
      case "text", "code": words += string(cmark_node_get_literal(node))
      case "softbreak", "linebreak": words += " "
      default: break
      }
    }
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
