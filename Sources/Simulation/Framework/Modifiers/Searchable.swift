/// `.searchable`: a search field that stands in no view's place.
struct SearchBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["searchable": SearchBehavior()]

  func offers(of node: ModifierNode) -> [Offer] {
    [Offer(node: node, start: "type \"…\" into ", label: node.tree.searchPrompt(of: node))]
  }
}

extension ViewTree {
  func searchPrompt(of node: ModifierNode) -> String {
    if case .string(let prompt)? = node.modifier.arguments["prompt"] { return prompt }
    if case .view(let prompt)? = node.modifier.arguments["prompt"], let text = prompt.texts.first {
      return text
    }
    return "Search"
  }

  func searchNode(_ label: String, in place: String?) -> ModifierNode? {
    nodes(in: place).lazy.compactMap { $0 as? ModifierNode }.last {
      $0.behavior is SearchBehavior && [self.searchPrompt(of: $0), "Search"].contains(label)
    }
  }

  /// The text of a search field.
  func searchField(_ label: String, in place: String?) -> BindingValue? {
    if case .binding(let binding)? = searchNode(label, in: place)?.modifier.arguments["text"] {
      return binding
    }
    return nil
  }
}
