import Layout

/// What toolbars put into the bar of a navigation stack. Where it stands there nobody promises (Y73).
struct BarRow {
  /// What stands in the bar, from its leading to its trailing end.
  let content: [LayoutItem]
  let item: LayoutItem
}

extension NavigationStackNode {
  /// The bar's row, made of the very same before or made now; nil if nothing stands in it.
  func barRow(_ builder: LayoutBuilder) throws -> (row: BarRow, figures: [Figure])? {
    var leading = Pieces()
    var trailing = Pieces()
    for toolbar in toolbars {
      for (node, place) in toolbar.barNodes {
        let pieces = try builder.pieces(of: node)
        switch place {
        case .leading: leading.add(pieces)
        case .trailing: trailing.add(pieces)
        case .elsewhere: break
        }
      }
    }
    let content = leading.items + trailing.items
    guard !content.isEmpty else {
      bar = nil
      return nil
    }
    let figures = leading.figures + trailing.figures
    if let bar, bar.content.isSame(as: content) { return (bar, figures) }
    let row = BarRow(
      content: content,
      item: Self.row(leading.items, trailing.items, height: Metrics.usual.navigationBar))
    bar = row
    return (row, figures)
  }

  private static func row(
    _ leading: [LayoutItem], _ trailing: [LayoutItem], height: Double
  ) -> LayoutItem {
    let line = LayoutItem(
      Stack.horizontal(.middle), leading + [LayoutItem(Spacer(minimum: nil))] + trailing)
    let inside = LayoutItem(Padding(.horizontal, Metrics.usual.rowInset), [line])
    return LayoutItem(Undrawn(), [LayoutItem(FixedFrame(width: nil, height: height), [inside])])
  }

  /// Those whose content stands in this bar now, in the order of the tree.
  private var toolbars: [ModifierNode] {
    tree.toolbars.values.filter { toolbar in
      toolbar.isOnStage && toolbar.nearest(NavigationStackNode.self) === self
    }.sorted { $0.precedes($1) }
  }
}

extension ModifierNode {
  /// What a toolbar holds, and where it stands in the bar.
  fileprivate var barNodes: [(node: Node, place: BarPlace)] {
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
