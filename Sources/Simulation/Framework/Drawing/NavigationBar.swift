import Drawing

/// The bar at the top of a navigation stack, as a person sees it now.
struct NavigationBar {
  let text: BarText

  /// - Parameter outer: What one comes back to from the root of the stack.
  init(of stack: NavigationStackNode, after outer: Node?) {
    let levels = stack.children.compactMap { $0 as? StageNode }
    self.init(of: stack as Node, after: levels.count > 1 ? levels[levels.count - 2] : outer)
  }

  /// - Parameters:
  ///   - part: Where it is said what stands in the bar.
  ///   - covered: What one comes back to.
  init(of part: Node, after covered: Node?) {
    var text = BarText(isLarge: part.hasLargeTitle)
    part.walkScreen { node in
      if let modifier = node as? ModifierNode {
        if let title = modifier.barTitle { text.title = title }
        text.trailing += modifier.barControls(&text.kinds)
        let items = modifier.olderBarItems
        text.leading += items.leading?.olderBarLabels(&text.kinds) ?? []
        text.trailing += items.trailing?.olderBarLabels(&text.kinds) ?? []
      }
      if let item = node as? FrameworkNode, let place = (item.behavior as? BarItem)?.place(of: item)
      {
        let labels = item.barLabels(&text.kinds)
        switch place {
        case .leading: text.leading += labels
        case .trailing: text.trailing += labels
        case .middle: text.middle = item.words(inBar: labels)
        case .bottom, .elsewhere: break
        }
      }
    }
    if let covered { text.back = covered.coveredTitle ?? "Back" }
    self.text = text
  }
}

/// What stands in a bar.
protocol BarItem: ViewBehavior {
  func place(of node: FrameworkNode) -> BarPlace
}

/// Where in a bar.
enum BarPlace { case leading, middle, trailing, bottom, elsewhere }

extension FrameworkNode {
  /// What stands in the place of the title.
  ///
  /// - Parameter labels: What can be touched in it, else what can be read.
  fileprivate func words(inBar labels: [String]) -> String {
    var picker: FrameworkNode?
    walkVisible { node in
      guard picker == nil, let view = node as? FrameworkNode, view.behavior.role == .picker
      else { return }
      picker = view
    }
    guard let picker else { return labels.joined(separator: " · ") }
    let chosen = picker.boundValue
    let choices = tree.choices(of: picker).map { choice in
      let text = choice.text ?? ""
      return choice.value == chosen ? "(\(text))" : text
    }
    return "[" + choices.joined(separator: "|") + "]"
  }

  /// What can be touched in it, else what can be read.
  fileprivate func barLabels(_ kinds: inout [String: BarItemKind]) -> [String] {
    let labels = children.flatMap { $0.looseControls(&kinds) }
    return labels.isEmpty ? readTexts(&kinds) : labels
  }
}

extension ModifierNode {
  /// What a toolbar holds without saying where it stands.
  fileprivate func barControls(_ kinds: inout [String: BarItemKind]) -> [String] {
    guard modifier.isToolbar else { return [] }
    return children.dropFirst().flatMap { part -> [String] in
      let controls = part.looseControls(&kinds)
      return controls.isEmpty && !part.holdsBarItem ? part.readTexts(&kinds) : controls
    }
  }

  /// What it says stands in the bar.
  var barTitle: String? {
    guard modifier.isNavigationTitle else { return nil }
    let title = modifier.arguments["title"] ?? modifier.arguments["0"]
    // `navigationTitle($name)`: a title that can be edited.
    if case .binding(let binding)? = title {
      return (try? tree.withoutTracking { try tree.peek(binding) })?.shownTitle
    }
    return title?.shownTitle
  }
}

extension Node {
  /// What can be touched in what `navigationBarItems` puts into the bar, else what can be read.
  fileprivate func olderBarLabels(_ kinds: inout [String: BarItemKind]) -> [String] {
    let controls = looseControls(&kinds)
    return controls.isEmpty ? readTexts(&kinds) : controls
  }

  /// What can only be read in it.
  fileprivate func readTexts(_ kinds: inout [String: BarItemKind]) -> [String] {
    let texts = shownTexts(withImages: false)
    for text in texts {
      var kind = BarItemKind()
      kind.isWords = true
      kinds[text] = kind
    }
    return texts
  }

  /// Whether something in it says itself where it stands.
  fileprivate var holdsBarItem: Bool {
    var holds = false
    walkVisible { holds = holds || ($0 as? FrameworkNode)?.behavior is any BarItem }
    return holds
  }

  /// The labels of controls that stand in no bar item, and the words beside them.
  ///
  /// - Parameter kinds: Takes what they look like.
  fileprivate func looseControls(_ kinds: inout [String: BarItemKind]) -> [String] {
    var labels: [String] = []
    var open: [Node] = [self]
    while let node = open.popLast() {
      if let view = node as? FrameworkNode {
        if view.behavior is any BarItem { continue }
        if view.view.isText, let text = view.view.title {
          var kind = BarItemKind()
          kind.isWords = true
          kinds[text] = kind
          labels.append(text)
          continue
        }
        if view.isTarget {
          labels.append(view.label)
          kinds[view.label] = view.barItemKind
          continue
        }
      }
      open += node.children.reversed()
    }
    return labels
  }
}

extension FrameworkNode {
  /// How it looks in a bar.
  fileprivate var barItemKind: BarItemKind {
    var kind = BarItemKind()
    kind.isSymbol = isSymbolAlone
    kind.isMenu = behavior is MenuBehavior
    kind.isDisabled = tree.isDisabled(self)
    return kind
  }

  /// Whether a symbol is all that is seen of it, and what it is called by.
  private var isSymbolAlone: Bool {
    var symbol: String?
    var hasWords = view.title != nil
    walkVisible { node in
      guard let part = node as? FrameworkNode else { return }
      if part.view.isText { hasWords = true }
      if part.view.name == FrameworkView.imageName,
        case .string(let name)? = part.view.arguments["title"]
      {
        symbol = name
      }
    }
    return !hasWords && symbol != nil && symbol == label
  }
}

extension Node {
  /// The title of a level that another one covers.
  fileprivate var coveredTitle: String? {
    var title: String?
    walk { node in
      if let modifier = node as? ModifierNode, let found = modifier.barTitle { title = found }
    }
    return title
  }
}

extension NavigationStackNode {
  /// The title that stands in its bar; nil if there is none, or no bar.
  var shownTitle: String? {
    guard !hides(.navigationBar) else { return nil }
    let title = NavigationBar(of: self, after: nil).text.title
    return title.isEmpty ? nil : title
  }
}
