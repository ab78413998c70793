import Drawing

/// `.searchable`: a search field that stands in no view's place, but in the bar of the screen.
struct SearchBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = ["searchable": SearchBehavior()]

  func offers(of node: ModifierNode) -> [Offer] {
    [Offer(node: node, start: "type \"…\" into ", label: node.tree.searchPrompt(of: node))]
  }

  func source(named name: String, of node: ModifierNode) -> EnvironmentSource? {
    switch name {
    case "isSearching": node.search.isSearching
    case "dismissSearch": node.search.dismissal
    default: nil
    }
  }
}

/// What a search field says to the views that it is put on: whether somebody searches, and how that
/// is ended.
private final class Searching {
  let isSearching = EnvironmentSource("isSearching", .boolean(false))
  let dismissal: EnvironmentSource

  init(_ node: ModifierNode) {
    let tree = node.tree
    let action = FunctionValue(
      .native { [weak node] _, _, _ in
        if let node { try node.tree.end(node) }
        return .void
      }, number: tree.evaluator.nextNumber())
    dismissal = EnvironmentSource("dismissSearch", .function(action))
  }
}

extension ModifierNode {
  fileprivate var search: Searching {
    if let known = kept as? Searching { return known }
    let new = Searching(self)
    kept = new
    return new
  }
}

/// Searching begins with a tap into the field, and ends with `dismissSearch()` or the system's own
/// button, which empty the field, too (N37).
extension ViewTree {
  func begin(_ search: ModifierNode) throws { try present(search, true) }

  fileprivate func end(_ search: ModifierNode) throws {
    if case .binding(let text)? = search.modifier.arguments["text"] {
      try evaluator.write(.string(""), through: text, at: .nowhere)
    }
    try present(search, false)
  }

  private func present(_ search: ModifierNode, _ isSearching: Bool) throws {
    let source = search.search.isSearching
    guard source.value != .boolean(isSearching) else { return }
    if case .binding(let isPresented)? = search.modifier.arguments["isPresented"] {
      try evaluator.write(.boolean(isSearching), through: isPresented, at: .nowhere)
    }
    guard !source.attribute.dependents.isEmpty else {
      return source.value = .boolean(isSearching)
    }
    try write(.boolean(isSearching), to: source, as: "isSearching")
  }

  /// The button beside a search field that is used; nil where none is.
  func cancelSearch(_ label: String, in place: String?) -> (() throws -> Void)? {
    guard label == "Cancel" else { return nil }
    let searches = nodes(in: place).lazy.compactMap { $0 as? ModifierNode }
    guard
      let search = searches.last(where: {
        $0.behavior is SearchBehavior && $0.search.isSearching.value == .boolean(true)
      })
    else { return nil }
    return { [self] in try end(search) }
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
