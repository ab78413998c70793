import CCommonMark
import Simulation

/// A node of a Markdown document as a value: no C pointer leaves this file.
struct MarkdownNode: Sendable {
  enum Kind: Sendable, Equatable {
    case document, paragraph, quote, table, tableRow, tableCell, rule
    case heading(level: Int)
    /// `start` is nil for bullets.
    case list(start: Int?)
    /// `checked` is nil without a box.
    case item(checked: Bool?)
    /// `fence` is the number of its marks, nil for an indented block.
    case code(info: String, text: String, fence: Int?)
    case html(String)
    case text(String)
    case inlineCode(String)
    case softBreak, lineBreak, emphasis, strong
    case link(String)
    case image(String)
    case other
  }

  var kind: Kind
  var position: Position
  var lastLine: Int
  var children: [MarkdownNode]
}

/// CommonMark with the tables, strikethrough and task lists of GitHub.
enum Markdown {
  /// Nesting below this depth is cut off: no lesson needs it and no stack shall overflow.
  private static let deepest = 60

  private static let extensions: [String] = {
    _ = MarkdownExtensions.registered
    return ["table", "strikethrough", "tasklist"]
  }()

  /// Reads a text whose first line stands at a given place of a file; all positions are the file's.
  static func parse(
    _ text: String, from origin: Position = Position(line: 1, column: 1)
  ) -> MarkdownNode {
    let empty = MarkdownNode(
      kind: .document, position: origin, lastLine: origin.line, children: [])
    guard let parser = cmark_parser_new(CMARK_OPT_DEFAULT) else { return empty }
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
    guard let root = cmark_parser_finish(parser) else { return empty }
    defer { cmark_node_free(root) }
    return convert(root, origin: origin, depth: 0)
  }

  private static func convert(
    _ node: OpaquePointer, origin: Position, depth: Int
  ) -> MarkdownNode {
    var children: [MarkdownNode] = []
    var next = depth < deepest ? cmark_node_first_child(node) : nil
    while let child = next {
      children.append(convert(child, origin: origin, depth: depth + 1))
      next = cmark_node_next(child)
    }
    return MarkdownNode(
      kind: kind(of: node),
      position: Position(
        line: Int(cmark_node_get_start_line(node)) + origin.line - 1,
        column: max(1, Int(cmark_node_get_start_column(node))) + origin.column - 1),
      lastLine: Int(cmark_node_get_end_line(node)) + origin.line - 1,
      children: children)
  }

  private static func kind(of node: OpaquePointer) -> MarkdownNode.Kind {
    switch string(cmark_node_get_type_string(node)) {
    case "document": .document
    case "paragraph": .paragraph
    case "block_quote": .quote
    case "heading": .heading(level: Int(cmark_node_get_heading_level(node)))
    case "thematic_break": .rule
    case "list": .list(start: listStart(node))
    case "item": .item(checked: nil)
    case "tasklist": .item(checked: cmark_gfm_extensions_get_tasklist_item_checked(node))
    case "table": .table
    case "table_row", "table_header": .tableRow
    case "table_cell": .tableCell
    case "code_block": code(node)
    case "html_block", "html_inline": .html(string(cmark_node_get_literal(node)))
    case "text": .text(string(cmark_node_get_literal(node)))
    case "code": .inlineCode(string(cmark_node_get_literal(node)))
    case "softbreak": .softBreak
    case "linebreak": .lineBreak
    case "emph": .emphasis
    case "strong": .strong
    case "link": .link(string(cmark_node_get_url(node)))
    case "image": .image(string(cmark_node_get_url(node)))
    default: .other
    }
  }

  private static func listStart(_ node: OpaquePointer) -> Int? {
    guard cmark_node_get_list_type(node) == CMARK_ORDERED_LIST else { return nil }
    return Int(cmark_node_get_list_start(node))
  }

  private static func code(_ node: OpaquePointer) -> MarkdownNode.Kind {
    var length: Int32 = 0
    var offset: Int32 = 0
    var mark: CChar = 0
    let isFenced = cmark_node_get_fenced(node, &length, &offset, &mark) != 0
    return .code(
      info: string(cmark_node_get_fence_info(node)), text: string(cmark_node_get_literal(node)),
      fence: isFenced ? Int(length) : nil)
  }

  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
