/// `searchCompletion`: a tap on a suggestion puts its text into the search field, or its token.
struct SearchCompletionBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "searchCompletion": SearchCompletionBehavior()
  ]

  func offers(of node: ModifierNode) -> [Offer] {
    let text = node.shownTexts(withImages: false).joined(separator: " ")
    return text.isEmpty ? [] : [Offer(node: node, start: "tap ", label: text)]
  }
}

extension ViewTree {
  /// Nil if no suggestion shows the label.
  func completeSearch(_ label: String, in place: String?) -> (() throws -> Void)? {
    for case let node as ModifierNode in nodes(in: place)
    where node.behavior is SearchCompletionBehavior && node.isOnStage
      && node.shownTexts(withImages: false).joined(separator: " ") == label
    {
      guard let search = searchField(around: node),
        let completion = node.modifier.arguments["completion"]
      else { continue }
      return { [self] in try complete(search, with: completion) }
    }
    return nil
  }

  /// Suggestions stand in what is searched, or beside it, as what is put on it.
  private func searchField(around node: Node) -> ModifierNode? {
    for outer in sequence(first: node, next: \.parent) {
      var found: ModifierNode?
      outer.walk { inner in
        if found == nil, let modifier = inner as? ModifierNode, modifier.behavior is SearchBehavior
        {
          found = modifier
        }
      }
      if let found { return found }
    }
    return nil
  }

  private func complete(_ search: ModifierNode, with completion: Value) throws {
    guard case .binding(let text)? = search.modifier.arguments["text"] else { return }
    if case .string = completion {
      return try evaluator.write(completion, through: text, at: .nowhere)
    }
    guard case .binding(let tokens)? = search.modifier.arguments["tokens"],
      case .array(let chosen) = try peek(tokens)
    else { return }
    try evaluator.write(.array(chosen + [completion]), through: tokens, at: .nowhere)
    try evaluator.write(.string(""), through: text, at: .nowhere)
  }
}
