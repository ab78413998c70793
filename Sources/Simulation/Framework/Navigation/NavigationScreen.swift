import Layout

extension LayoutBuilder {
  /// Y73: what stands below the bar, and the title where there is one, above the bar at the
  /// bottom.
  ///
  /// - Parameters:
  ///   - search: The field below the title.
  ///   - stack: What has the bars.
  ///   - part: Where it is said what stands in them.
  func screen(
    _ content: Pieces, between bars: (top: LayoutItem?, bottom: LayoutItem?),
    search: BarRow?, of stack: FrameworkNode, in part: Node,
    _ text: @escaping (DrawnPlace) -> NavigationBar
  ) -> LayoutItem {
    let metrics = Metrics.usual
    let hasBar = !part.hides(.navigationBar)
    let hasBottomBar = bars.bottom != nil && !part.hides(.bottomBar)
    let title = part.hasLargeTitle ? metrics.largeTitle : 0
    let bar = hasBar ? metrics.navigationBar + title : 0
    let search = hasBar ? search : nil
    let top = bar + (search == nil ? 0 : metrics.searchBar)
    let bottom = hasBottomBar ? metrics.tabBar : 0
    var item = screen(content, covered: EdgeInsets(top: top, bottom: bottom))
    if hasBar {
      item.drawnOver(
        for: stack,
        in: { Rectangle(origin: $0.origin, size: Size(width: $0.size.width, height: bar)) }
      ) { .bar(text($0).text) }
      if let row = bars.top { item = layers(item, [row], alignment: .top) }
    }
    if let search {
      let below = LayoutItem(Padding(EdgeInsets(top: bar)), [search.item])
      item = layers(item, [below], alignment: .top)
    }
    guard hasBottomBar, let bar = bars.bottom else { return item }
    item.drawnOver(for: stack, in: { $0.bottom(bottom) }) { _ in .tabs([], chosen: nil) }
    return layers(item, [bar], alignment: .bottom)
  }
}

extension Node {
  /// Whether a large title stands below the bar.
  var hasLargeTitle: Bool {
    var hasTitle = false
    var isInline = false
    walkScreen { node in
      guard let modifier = (node as? ModifierNode)?.modifier else { return }
      let isTitle = modifier.isNavigationTitle
      if isTitle { hasTitle = true }
      if isTitle || modifier.name.hasSuffix("TitleDisplayMode") {
        let modes = modifier.arguments.values.map(\.lastName)
        isInline = modes.contains("inline") || isInline && !modes.contains("large")
      }
    }
    return hasTitle && !isInline
  }
}

extension Node {
  /// Everything that is seen on the screen of which it is a part, parents first: nothing of what is
  /// presented in front of that, which has bars of its own.
  ///
  /// - Parameter entersStacks: Whether what stands in stacks inside of it counts.
  func walkScreen(entersStacks: Bool = false, _ visit: (Node) -> Void) {
    // What a stack in a column says is said of the column.
    let stack = self as? NavigationStackNode ?? nearest(NavigationStackNode.self)
    let entersStacks = entersStacks || stack?.isSplit == true
    func walk(_ node: Node) {
      if node !== self {
        if let stage = node as? StageNode, stage.isDetached, stage.kind != .pushed { return }
        if !entersStacks, node is NavigationStackNode { return }
      }
      if (node as? StageNode)?.isCovered == true {
        // A level that covers it may be presented from inside it.
        return node.walk { inner in
          if let stage = inner as? StageNode, stage.kind == .pushed, stage.isDetached,
            stage.isOnStage
          {
            walk(stage)
          }
        }
      }
      visit(node)
      for child in node.childrenInReadingOrder { walk(child) }
    }
    walk(self)
  }
}

extension Modifier {
  /// Whether it says what stands in the bar.
  var isNavigationTitle: Bool { ["navigationTitle", "navigationBarTitle"].contains(name) }
}
