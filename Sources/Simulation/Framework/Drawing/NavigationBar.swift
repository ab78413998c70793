import Drawing

/// The bar at the top of a navigation stack, as a person sees it now.
struct NavigationBar {
  let text: BarText

  /// - Parameter outer: What one comes back to from the root of the stack.
  init(of stack: NavigationStackNode, after outer: Node?) {
    self.init(of: stack as Node, after: stack.levelBelowFront ?? outer)
  }

  /// - Parameters:
  ///   - part: Where it is said what stands in the bar.
  ///   - covered: What one comes back to.
  init(of part: Node, after covered: Node?) {
    var text = BarText(isLarge: part.hasLargeTitle)
    part.walkScreen { node in
      if let modifier = node as? ModifierNode {
        if let title = modifier.barTitle { text.title = title }
        text.trailing += modifier.toolbarParts
        let items = modifier.olderBarItems
        text.leading += items.leading?.barParts ?? []
        text.trailing += items.trailing?.barParts ?? []
      }
      if let item = node as? FrameworkNode, let place = (item.behavior as? BarItem)?.place(of: item)
      {
        let parts = item.children.flatMap(\.barParts)
        switch place {
        case .leading: text.leading += parts
        case .trailing: text.trailing += parts
        case .middle: text.middle = item.words(inBar: parts.map(\.label))
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
  /// - Parameter labels: What stands in it.
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
}

extension ModifierNode {
  /// What a toolbar holds without saying where it stands.
  fileprivate var toolbarParts: [BarPart] {
    modifier.isToolbar ? children.dropFirst().flatMap(\.barParts) : []
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
  /// The controls, words and symbols in it that stand in no bar item of their own.
  fileprivate var barParts: [BarPart] {
    var parts: [BarPart] = []
    var open: [Node] = [self]
    while let node = open.popLast() {
      if let view = node as? FrameworkNode {
        if view.behavior is any BarItem { continue }
        if let part = view.barPart {
          parts.append(part)
          continue
        }
      }
      open += node.children.reversed()
    }
    return parts
  }
}

extension FrameworkNode {
  /// What it is in a bar; nil for what is only what stands in it.
  fileprivate var barPart: BarPart? {
    let symbol = symbolShown
    if isTarget { return BarPart(label, brackets, isSymbol: !hasWords && label == symbol) }
    if view.isPicture { return symbol.map { BarPart($0, isSymbol: true) } }
    return isStyled ? nil : view.title.map { BarPart($0) }
  }

  /// The name of the first symbol of the system that is seen in it.
  private var symbolShown: String? {
    var name: String?
    walkVisible { node in
      guard name == nil, let picture = (node as? FrameworkNode)?.view, picture.isPicture,
        case .string(let symbol)? = picture.arguments["title"]
      else { return }
      name = symbol
    }
    return name
  }
}

extension Node {
  /// The title of a level that another one covers, which may stand in it.
  fileprivate var coveredTitle: String? {
    var title: String?
    func walk(_ node: Node) {
      if node !== self, (node as? StageNode)?.isDetached == true { return }
      if let modifier = node as? ModifierNode, let found = modifier.barTitle { title = found }
      node.children.forEach(walk)
    }
    walk(self)
    return title
  }
}

extension NavigationStackNode {
  /// What one comes back to from the level that is seen; nil where that is the root. A destination
  /// is presented from inside the level that it covers.
  fileprivate var levelBelowFront: Node? {
    var front: StageNode?
    walkScreen { node in
      if let stage = node as? StageNode, stage.kind == .pushed, !stage.isCovered { front = stage }
    }
    if let front, front.isDetached {
      return front.nearest(StageNode.self) { $0.kind == .pushed || $0.kind == .root }
    }
    let levels = children.compactMap { $0 as? StageNode }
    return levels.count > 1 ? levels[levels.count - 2] : nil
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
