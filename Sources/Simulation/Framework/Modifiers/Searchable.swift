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

  /// What stands in the search field.
  func searchText(of node: ModifierNode) -> String {
    guard case .binding(let binding)? = node.modifier.arguments["text"],
      let value = try? withoutTracking({ try peek(binding) }),
      case .string(let text) = interpreter.unwrapped(value)
    else { return "" }
    return text
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
