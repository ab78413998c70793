import Drawing

/// `.searchable`: a search field that stands in no view's place, but in the bar of the screen.
struct SearchBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["searchable": SearchBehavior()]

  func offers(of node: ModifierNode) -> [Offer] {
    [Offer(node: node, start: "type \"…\" into ", label: node.tree.searchPrompt(of: node))]
  }
}

extension ModifierNode {
  /// Whether it has a search field below the title of the screen around it; others stand in a
  /// toolbar.
  var isSearchBelowTitle: Bool {
    let place = modifier.arguments["placement"]?.lastName ?? ""
    return behavior is SearchBehavior && !place.hasPrefix("toolbar")
  }

  /// What is typed in its search field, and what stands there before.
  var searchText: FieldText {
    var text = ""
    if case .binding(let binding)? = modifier.arguments["text"],
      case .string(let typed)? = try? tree.withoutTracking({ try tree.peek(binding) })
    {
      text = typed
    }
    return FieldText(text, prompt: tree.searchPrompt(of: self))
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
      case .string(let text) = evaluator.unwrapped(value)
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
