/// The stem of a question and the options below it.
struct Choices: Sendable {
  /// An option, and the place of the misconception that its rationale names.
  struct Draft: Sendable {
    var option: Option
    var place: Place
    var misconceptionPlace: Place?
  }

  var stem: [MarkdownNode]
  var drafts: [Draft]

  /// Splits the body of a question.
  ///
  /// Options are the first list with boxes `- [x]`, `- [ ]`. For `kind: order` and `ask: order` a
  /// last list without boxes counts too, its items standing in the right order. An option is one
  /// paragraph and, quoted with `>`, its rationale.
  init(
    _ body: [MarkdownNode], allowsPlainList: Bool, source: SourceText, findings: inout [Finding]
  ) {
    var index = body.firstIndex(where: Choices.hasBoxes)
    if index == nil, allowsPlainList {
      index = body.lastIndex { if case .list = $0.kind { true } else { false } }
    }
    guard let index else {
      stem = body
      drafts = []
      return
    }
    stem = Array(body[..<index])
    let items = body[index].children
    let isPlain = !Choices.hasBoxes(body[index])
    drafts = []
    for item in items {
      drafts.append(Draft(item, isPlainKey: isPlain, source: source, findings: &findings))
    }
    if let extra = body[(index + 1)...].first {
      findings.append(
        source.finding(
          .optionText, at: extra.position, "nothing may follow the options",
          advice: "move it above them, or indent it with > as a rationale"))
    }
  }

  private static func hasBoxes(_ node: MarkdownNode) -> Bool {
    guard case .list = node.kind else { return false }
    return node.children.contains { item in
      if case .item(.some) = item.kind { true } else { false }
    }
  }
}

extension Choices.Draft {
  fileprivate init(
    _ item: MarkdownNode, isPlainKey: Bool, source: SourceText, findings: inout [Finding]
  ) {
    place = Place(item.position, length: source.lengthToLineEnd(item.position))
    var isKey = isPlainKey
    if case .item(let checked) = item.kind, !isPlainKey {
      isKey = checked ?? false
      if checked == nil {
        findings.append(
          source.finding(
            .optionText, at: place, "this option has no box", advice: "write - [x] or - [ ]"))
      }
    }
    var text = Prose([])
    var rationale = Prose([])
    var misconception: String?
    for (index, node) in item.children.enumerated() {
      switch node.kind {
      case .paragraph where index == 0: text = Prose(inlines: node.children)
      case .quote:
        for paragraph in node.children {
          if !rationale.runs.isEmpty { rationale.append("\n", style: .plain) }
          rationale.append(Prose(inlines: paragraph.children))
          guard misconception == nil, let slug = rationale.takeSlug() else { continue }
          misconception = slug
          misconceptionPlace = Place(paragraph.position, length: slug.utf8.count + 2)
        }
      default:
        findings.append(
          source.finding(
            .optionText, at: node.position, "an option is one paragraph, with a rationale below",
            advice: "shorten it, or quote the rationale with >"))
      }
    }
    option = Option(
      text: text, isKey: isKey, misconception: misconception, rationale: rationale,
      position: item.position)
  }
}

extension Prose {
  /// Removes `[slug]` from the beginning.
  fileprivate mutating func takeSlug() -> String? {
    guard let first = runs.first, first.style == .plain, first.text.first == "[",
      let end = first.text.firstIndex(of: "]")
    else { return nil }
    let slug = first.text[first.text.index(after: first.text.startIndex)..<end]
    let isSlug =
      !slug.isEmpty
      && slug.allSatisfy { $0.isASCII && ($0.isLowercase || $0.isNumber) || $0 == "-" }
    guard isSlug else { return nil }
    let found = String(slug)
    runs[0].text = String(first.text[first.text.index(after: end)...].drop(while: \.isWhitespace))
    if runs[0].text.isEmpty { runs.removeFirst() }
    return found
  }
}
