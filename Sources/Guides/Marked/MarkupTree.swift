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
  /// How the element is called in the page; empty if it is not.
  var id = ""
  /// Where a link leads.
  var target = ""
  var children: [MarkupNode] {
    didSet { count() }
  }
  /// How many letters it shows, at any depth.
  private(set) var letters = 0
  /// How many of them are words of links.
  private(set) var linkedLetters = 0
  /// How many links it has.
  private(set) var links = 0

  init(kind: Kind, line: Int, classes: String, description: String, children: [MarkupNode]) {
    self.kind = kind
    self.line = line
    self.classes = classes
    self.description = description
    self.children = children
    count()
  }

  /// What it shows, of what its children show.
  private mutating func count() {
    if case .text(let text) = kind {
      letters = text.utf8.count { $0 > 0x40 }
      return
    }
    letters = Self.unseen.contains(name) ? 0 : children.reduce(0) { $0 + $1.letters }
    links = children.reduce(name == "a" ? 1 : 0) { $0 + $1.links }
    linkedLetters = name == "a" ? letters : children.reduce(0) { $0 + $1.linkedLetters }
  }

  /// Elements whose text nobody sees.
  static let unseen: Set<String> = [
    "script", "style", "svg", "noscript", "template", "iframe", "head",
  ]

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
  static func parse(_ text: String) -> MarkupNode? { read(text).root }

  /// - Returns: Also whether the page has more than could be read, for too many elements lie in each
  ///   other.
  static func read(_ text: String) -> (root: MarkupNode?, isCut: Bool) {
    var text = text
    var isCut: Int32 = 0
    let page = text.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) { characters in
        markup_read(characters.baseAddress, Int32(characters.count), &isCut)
      }
    }
    guard let page else { return (nil, isCut != 0) }
    defer { markup_close(page) }
    return (markup_root(page).flatMap { convert($0, depth: 0) }, isCut != 0)
  }

  private static func convert(_ node: OpaquePointer, depth: Int) -> MarkupNode? {
    let line = max(1, Int(markup_line(node)))
    if markup_is_text(node) != 0 {
      return MarkupNode(
        kind: .text(string(markup_text(node))), line: line, classes: "", description: "",
        children: [])
    }
    guard markup_is_element(node) != 0 else { return nil }
    let classes = ["class", "data-lang", "role"].map { attribute($0, of: node) }
    var element = MarkupNode(
      kind: .element(name: string(markup_name(node)).lowercased()), line: line,
      classes: classes.joined(separator: " ").lowercased(),
      description: attribute("alt", of: node), children: [])
    element.id = attribute("id", of: node).lowercased()
    if element.name == "a" { element.target = attribute("href", of: node) }
    guard depth < deepest else {
      element.children = [deepText(node, line: line)]
      return element
    }
    var children: [MarkupNode] = []
    var next = markup_child(node)
    while let child = next {
      if let read = convert(child, depth: depth + 1) { children.append(read) }
      next = markup_next(child)
    }
    element.children = children
    return element
  }

  /// All text of a node: deeper than this, markup is noise.
  private static func deepText(_ node: OpaquePointer, line: Int) -> MarkupNode {
    var words: [String] = []
    var waiting = [markup_child(node)].compactMap(\.self)
    while let next = waiting.popLast() {
      if let sibling = markup_next(next) { waiting.append(sibling) }
      if markup_is_text(next) != 0 {
        words.append(string(markup_text(next)))
      } else if markup_is_element(next) != 0, let child = markup_child(next) {
        waiting.append(child)
      }
    }
    return MarkupNode(
      kind: .text(words.joined(separator: " ")), line: line, classes: "", description: "",
      children: [])
  }

  private static func attribute(_ name: String, of node: OpaquePointer) -> String {
    guard let value = markup_attribute(node, name) else { return "" }
    defer { markup_forget(value) }
    return string(value)
  }

  /// An entity may name what a terminal would obey: `&#27;`.
  private static func string(_ pointer: UnsafePointer<CChar>?) -> String {
    pointer.map { HarmlessText.of(String(cString: $0), keepsBreaks: true) } ?? ""
  }
}
