import Layout

/// `toolbar`, and before it `navigationBarItems`: what it holds stands in the bars of the stack
/// around it.
struct ToolbarBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    Modifier.toolbar: ToolbarBehavior(), Modifier.olderBarItems: ToolbarBehavior(),
  ]

  func willStart(_ node: ModifierNode) { node.tree.toolbars[node.number] = node }

  func didStart(_ node: ModifierNode) {
    guard node.modifier.isToolbar, node.hasBarContent,
      node.nearest(NavigationStackNode.self) == nil
    else { return }
    node.tree.warn(
      "this toolbar stands in no NavigationStack or NavigationSplitView, and no bar shows what is in it",
      at: node.modifier.place, severity: .note)
  }

  func willEnd(_ node: ModifierNode) { node.tree.toolbars[node.number] = nil }
}

extension NavigationStackNode {
  /// The bars' rows, made of the very same before or made now.
  func barRows(_ builder: LayoutBuilder) throws -> Bars {
    bars = try barRows(of: toolbars, in: self, after: bars, builder)
    return bars
  }

  /// Those of each column, of what is said in it.
  func barRows(ofColumns columns: [Node], _ builder: LayoutBuilder) throws -> Bars {
    let toolbars = toolbars
    bars = Bars(
      columns: try columns.enumerated().map { index, column in
        let own = toolbars.filter { toolbar in
          sequence(first: toolbar as Node, next: \.parent).contains { $0 === column }
        }
        let former = bars.columns.indices.contains(index) ? bars.columns[index] : Bars()
        return try barRows(of: own, in: column, after: former, builder)
      })
    return bars
  }

  private func barRows(
    of toolbars: [ModifierNode], in part: Node, after former: Bars, _ builder: LayoutBuilder
  ) throws -> Bars {
    var places: [BarPlace: Pieces] = [:]
    for toolbar in toolbars {
      for (node, place) in toolbar.barNodes where place != .elsewhere {
        places[place, default: Pieces()].add(try builder.pieces(of: node))
      }
    }
    let (leading, trailing) = (places[.leading] ?? Pieces(), places[.trailing] ?? Pieces())
    let middle = places[.middle] ?? Pieces()
    let bottom = places[.bottom] ?? Pieces()
    return Bars(
      top: row(
        leading.items + middle.items + trailing.items,
        leading.figures + middle.figures + trailing.figures, former.top
      ) {
        // The bar is drawn as a whole, with its title.
        LayoutItem(
          Undrawn(),
          [
            Self.row(
              leading.items + [LayoutItem(Spacer(minimum: nil))]
                + (middle.items.isEmpty
                  ? [] : middle.items + [LayoutItem(Spacer(minimum: nil))]) + trailing.items,
              height: Metrics.usual.navigationBar)
          ])
      },
      search: searchRow(in: part, after: former.search),
      bottom: row(bottom.items, bottom.figures, former.bottom) {
        Self.row(Self.apart(bottom.items), height: Metrics.usual.tabBar)
      })
  }

  private func row(
    _ content: [LayoutItem], _ figures: [Figure], _ former: BarRow?, _ make: () -> LayoutItem
  ) -> BarRow? {
    guard !content.isEmpty else { return nil }
    if let former, former.content.isSame(as: content) {
      return BarRow(content: content, item: former.item, figures: figures)
    }
    return BarRow(content: content, item: make(), figures: figures)
  }

  private static func row(_ items: [LayoutItem], height: Double) -> LayoutItem {
    let line = LayoutItem(Stack.horizontal(.middle), items)
    let inside = LayoutItem(Padding(.horizontal, Metrics.usual.rowInset), [line])
    return LayoutItem(FixedFrame(width: nil, height: height), [inside])
  }

  /// As far from each other as there is room; one alone in the middle.
  private static func apart(_ items: [LayoutItem]) -> [LayoutItem] {
    let isAlone = items.count == 1
    let parted = items.enumerated().flatMap { index, item in
      index > 0 ? [LayoutItem(Spacer(minimum: nil)), item] : [item]
    }
    return isAlone
      ? [LayoutItem(Spacer(minimum: nil))] + parted + [LayoutItem(Spacer(minimum: nil))] : parted
  }

  /// Those whose content stands in this bar now, in the order of the tree.
  private var toolbars: [ModifierNode] {
    tree.toolbars.values.filter { toolbar in
      toolbar.isOnStage && toolbar.nearest(NavigationStackNode.self) === self
    }.sorted { $0.precedes($1) }
  }
}

extension ModifierNode {
  /// What `navigationBarItems` puts at either end of the bar.
  var olderBarItems: (leading: Node?, trailing: Node?) {
    guard modifier.name == Modifier.olderBarItems else { return (nil, nil) }
    var parts = children.dropFirst()
    func part(_ name: String) -> Node? { modifier.texts[name] == nil ? nil : parts.popFirst() }
    return (part("leading"), part("trailing"))
  }

  /// Whether something in it stands in the bar of a stack: what belongs to the keyboard does not.
  fileprivate var hasBarContent: Bool { barNodes.contains { $0.place != .elsewhere } }

  /// What a toolbar holds, and where it stands in the bar.
  fileprivate var barNodes: [(node: Node, place: BarPlace)] {
    guard modifier.isToolbar else {
      let items = olderBarItems
      return [(items.leading, BarPlace.leading), (items.trailing, .trailing)].compactMap {
        item, place in item.map { ($0, place) }
      }
    }
    var found: [(Node, BarPlace)] = []
    var open: [Node] = Array(children.dropFirst().reversed())
    while let node = open.popLast() {
      if let view = node as? FrameworkNode {
        guard let item = view.behavior as? any BarItem, !view.behavior.isInFlow else {
          found.append((view, .trailing))
          continue
        }
        found += view.children.map { ($0, item.place(of: view)) }
        continue
      }
      if node is ModifierNode {
        found.append((node, .trailing))
        continue
      }
      open += node.children.reversed()
    }
    return found
  }
}

extension Pieces {
  fileprivate mutating func add(_ others: Pieces) {
    items += others.items
    figures += others.figures
  }
}

extension Modifier {
  static let toolbar = "toolbar"
  fileprivate static let olderBarItems = "navigationBarItems"

  /// `.toolbar { … }`, and `.toolbar(.hidden)`.
  var isToolbar: Bool { name == Self.toolbar }
}
