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
        text.trailing += modifier.barControls
        let items = modifier.olderBarItems
        text.leading += items.leading?.olderBarLabels ?? []
        text.trailing += items.trailing?.olderBarLabels ?? []
      }
      if let item = node as? FrameworkNode, let place = (item.behavior as? BarItem)?.place(of: item)
      {
        let labels = item.barLabels
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
  fileprivate var barLabels: [String] {
    let labels = children.flatMap(\.looseControls)
    return labels.isEmpty ? shownTexts(withImages: false) : labels
  }
}

extension ModifierNode {
  /// What a toolbar holds without saying where it stands.
  fileprivate var barControls: [String] {
    guard modifier.isToolbar else { return [] }
    return children.dropFirst().flatMap { $0.looseControls }
  }

  /// What it says stands in the bar.
  fileprivate var barTitle: String? {
    guard modifier.isNavigationTitle else { return nil }
    return (modifier.arguments["title"] ?? modifier.arguments["0"])?.shownTitle
  }
}

extension Node {
  /// What can be touched in what `navigationBarItems` puts into the bar, else what can be read.
  fileprivate var olderBarLabels: [String] {
    let controls = looseControls
    return controls.isEmpty ? shownTexts(withImages: false) : controls
  }

  /// The labels of controls that stand in no bar item.
  fileprivate var looseControls: [String] {
    var labels: [String] = []
    var open: [Node] = [self]
    while let node = open.popLast() {
      if let view = node as? FrameworkNode {
        if view.behavior is any BarItem { continue }
        if view.isTarget {
          labels.append(view.label)
          continue
        }
      }
      open += node.children.reversed()
    }
    return labels
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
