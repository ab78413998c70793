/// What of a web page is its article, and what stands around it: bars, lists of other pages, what
/// is asked of a visitor.
enum PageFrame {
  /// Enough to be left out.
  private static let enough = 2.0

  /// Words of which pages in general make names for the parts of their frame.
  private static let frameNames: Set<Substring> = [
    "nav", "navbar", "navigation", "menu", "sidebar", "breadcrumb", "breadcrumbs", "footer", "toc",
    "topbar", "toolbar", "share", "sharing", "social", "related", "recommended", "comments",
    "newsletter", "subscribe", "subscription", "promo", "cookie", "cookies", "banner", "advert",
    "pagination", "pager", "tags", "meta", "byline", "author", "search", "skip", "signup",
    "contentinfo", "complementary", "feedback",
  ]

  /// The part of the page that has most to read among those that it calls its article; the page
  /// itself, if it calls none so.
  static func content(of page: MarkupNode) -> MarkupNode {
    for isChosen in [
      { (node: MarkupNode) in node.name == "article" },
      { (node: MarkupNode) in node.name == "main" || words(of: node.classes).contains("main") },
    ] {
      let best = all(in: page, where: isChosen).max { $0.unlinked < $1.unlinked }
      // Cards that announce other articles are articles, too.
      if let best, best.unlinked * 3 >= page.unlinked { return best }
    }
    return page
  }

  private static func all(
    in node: MarkupNode, where isChosen: (MarkupNode) -> Bool
  ) -> [MarkupNode] {
    if isChosen(node) { return [node] }
    return node.children.flatMap { all(in: $0, where: isChosen) }
  }

  /// Whether an element is part of the frame.
  ///
  /// - Parameter letters: How many letters all has of which it is a part: what has most of them is no
  ///   frame.
  static func has(_ node: MarkupNode, of letters: Int) -> Bool {
    guard node.letters * 2 < letters else { return false }
    return score(node) >= enough
  }

  private static func score(_ node: MarkupNode) -> Double {
    if node.holds("pre") || node.holds("h1") { return -1 }
    var score = 0.0
    let isNamed = !frameNames.isDisjoint(with: words(of: node.classes + " " + node.id))
    if isNamed { score += 1.5 }
    if node.links >= 2 {
      // A title above links belongs to them.
      let titles = node.children.filter { $0.name.count == 2 && $0.name.first == "h" }
      let words = node.letters - titles.reduce(0) { $0 + $1.letters }
      if node.linkedLetters * 2 >= words { score += 1 }
      if node.linkedLetters * 5 >= words * 4 { score += 1 }
    }
    // What is short, or asks for something, and is called like a part of a frame.
    if isNamed, node.unlinked <= 80 { score += 0.5 }
    if isNamed, node.holds("form") || node.holds("button") { score += 0.5 }
    let entries = node.children.filter { !$0.isBlank }
    // A list without a name of its own may be one of the article, whatever it links to.
    if !isNamed, ["ul", "ol"].contains(node.name) || entries.count < 2 && node.links < 3 {
      score -= 1
    }
    return score
  }

  private static func words(of names: String) -> Set<Substring> {
    Set(names.split { !$0.isLetter })
  }

  /// Whether a link leads to its own place, as the signs beside titles do.
  static func isAnchor(_ node: MarkupNode) -> Bool {
    guard node.name == "a", node.target.contains("#") else { return false }
    let text = MarkupText.plain(node)
    return !text.contains { $0.isLetter || $0.isNumber }
  }
}

extension MarkupNode {
  /// Elements that stand on lines of their own.
  static let blocks: Set<String> = [
    "address", "article", "aside", "blockquote", "dd", "details", "div", "dl", "dt", "figcaption",
    "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "li", "main", "nav",
    "ol", "p", "pre", "section", "summary", "table", "tr", "ul",
  ]

  /// How many of its letters are no words of links.
  var unlinked: Int { letters - linkedLetters }

  /// Whether it shows nothing.
  var isBlank: Bool {
    if case .text(let text) = kind { return text.allSatisfy(\.isWhitespace) }
    return letters == 0 && children.allSatisfy(\.isBlank)
  }

  /// Whether an element of a name lies in it, at any depth.
  func holds(_ name: String) -> Bool {
    children.contains { $0.name == name || $0.holds(name) }
  }

  /// Whether something stands in it that begins on a line of its own.
  var holdsBlock: Bool {
    children.contains { Self.blocks.contains($0.name) || $0.holdsBlock }
  }
}
