import Layout

/// The field of `searchable`, below the title of a screen (Y73).
extension NavigationStackNode {
  /// What has it; nil where nobody searches.
  ///
  /// - Parameter part: What is seen below the bar: all, or a column.
  func search(in part: Node) -> ModifierNode? {
    var found: ModifierNode?
    part.walkVisible { node in
      guard let modifier = node as? ModifierNode, modifier.isSearchBelowTitle,
        modifier.stands(on: self)
      else { return }
      found = modifier
    }
    return found ?? (isFirst(part) ? searchAround : nil)
  }

  /// Around it, `searchable` is for what it shows first.
  private func isFirst(_ part: Node) -> Bool {
    guard part === self else { return columns.first === part }
    return pushed == nil
  }

  private var searchAround: ModifierNode? {
    sequence(first: parent, next: { $0?.parent }).lazy.prefix { $0 is ModifierNode }
      .compactMap { $0 as? ModifierNode }.first(where: \.isSearchBelowTitle)
  }

  /// The field, made of the very same before or made now.
  func searchRow(in part: Node, after former: BarRow?) -> BarRow? {
    guard let node = search(in: part) else { return nil }
    if let former, former.figures.first?.node === node { return former }
    let metrics = Metrics.usual
    let field = LayoutItem(
      OwnSize(
        Size(width: 100, height: metrics.searchField), stretches: .horizontal, drawn: .cells(10))
    ).drawn(for: node) { _ in .field(node.searchText) }
    let inside = LayoutItem(Padding(.horizontal, metrics.rowInset), [field])
    return BarRow(
      content: [field],
      item: LayoutItem(
        FixedFrame(width: nil, height: metrics.searchBar, alignment: .top), [inside]),
      figures: [Figure(".searchable", node, [field], [])])
  }
}

extension ModifierNode {
  /// Whether it is in what a stack of levels shows, and in no stack or sheet inside of that.
  fileprivate func stands(on stack: NavigationStackNode) -> Bool {
    var outer = parent
    while let node = outer {
      if let other = node as? NavigationStackNode { return other === stack }
      if let stage = node as? StageNode, stage.isDetached, stage.kind != .pushed { return false }
      outer = node.parent
    }
    return false
  }
}
