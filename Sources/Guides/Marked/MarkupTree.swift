import CMarkup

/// A node of an HTML page as a value: no C pointer leaves this file.
struct MarkupNode: Sendable {
  enum Kind: Sendable, Equatable {
    case element(name: String)
    case text(String)
  }
  var kind: Kind
  /// The line where it begins, counted from 1.
  var line: Int
  /// The classes and the language that an element names, in small letters.
  var classes: String
  /// What an `img` says in words.
  var description: String
  var children: [MarkupNode]

  var name: String {
    if case .element(let name) = kind { return name }
    return ""
  }
}

/// HTML as it is found, by libxml2's parser, which mends what browsers mend.
enum MarkupTree {
  /// What is nested deeper is read as text: no guide needs it, and no stack shall overflow.
  private static let deepest = 120

  /// The elements and texts of a page; nil if there are none. Nothing is fetched.
  static func parse(_ text: String) -> MarkupNode? {
    var text = text
    let options = Int32(
      HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NOERROR.rawValue | HTML_PARSE_NOWARNING.rawValue
        | HTML_PARSE_NONET.rawValue | HTML_PARSE_COMPACT.rawValue)
    let document = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        htmlReadMemory(characters.baseAddress, Int32(characters.count), nil, "UTF-8", options)
      }
    }
    guard let document else { return nil }
    defer { xmlFreeDoc(document) }
    guard let root = xmlDocGetRootElement(document) else { return nil }
    return convert(root, depth: 0)
  }

  private static func convert(_ node: xmlNodePtr, depth: Int) -> MarkupNode? {
    let line = max(1, Int(xmlGetLineNo(node)))
    switch node.pointee.type {
    case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
      return MarkupNode(
        kind: .text(string(node.pointee.content)), line: line, classes: "", description: "",
        children: [])
    case XML_ELEMENT_NODE:
      var element = MarkupNode(
        kind: .element(name: string(node.pointee.name).lowercased()), line: line,
        classes: (attribute("class", of: node) + " " + attribute("data-lang", of: node)
          + " " + attribute("role", of: node)).lowercased(),
        description: attribute("alt", of: node), children: [])
      guard depth < deepest else {
        element.children = [deepText(node, line: line)]
        return element
      }
      var next = node.pointee.children
      while let child = next {
        if let read = convert(child, depth: depth + 1) { element.children.append(read) }
        next = child.pointee.next
      }
      return element
    default: return nil
    }
  }

  /// All text below a node, which libxml2 gathers without our stack.
  private static func deepText(_ node: xmlNodePtr, line: Int) -> MarkupNode {
    var next = node.pointee.children
    var words = ""
    var steps = 0
    // Along the first children only: deeper than this, markup is noise.
    while let child = next, steps < 100_000 {
      if child.pointee.type == XML_TEXT_NODE { words += string(child.pointee.content) }
      next = child.pointee.children ?? child.pointee.next
      steps += 1
    }
    return MarkupNode(kind: .text(words), line: line, classes: "", description: "", children: [])
  }

  private static func attribute(_ name: String, of node: xmlNodePtr) -> String {
    guard let value = xmlGetProp(node, name) else { return "" }
    defer { markup_free(value) }
    return string(value)
  }

  private static func string(_ pointer: UnsafePointer<xmlChar>?) -> String {
    pointer.map { String(cString: $0) } ?? ""
  }
}
