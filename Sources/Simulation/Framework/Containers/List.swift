import Layout

/// Containers of rows.
struct ListBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "List": ListBehavior(rows: .lazyIfConstant), "Form": ListBehavior(rows: .eager),
    "Table": ListBehavior(isInert: false, rows: .lazy),
  ]

  var isInert = true
  let rows: RowMaking

  /// Y74: rows one below the other.
  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let column: LayoutItem
    if let rows = content.lazy {
      rows.line = { LayoutItem(ListRow(), [$0]) }
      column = LayoutItem(LazyLines.stack(.vertical, .leading, spacing: 0, rows.provider))
    } else {
      let lines = content.items.map { LayoutItem(ListRow(), [$0]) }
      column = LayoutItem(Stack.vertical(.leading, spacing: 0), lines)
    }
    let isPlain = node.nearest(ModifierNode.self) { $0.modifier.name == "listStyle" }?.modifier
      .arguments["style"]?.lastName.hasPrefix("plain")
    let inset = isPlain == true ? 0 : Metrics.usual.groupedInset
    let area = LayoutItem(
      Padding(EdgeInsets(inset, edges: .horizontal)), [column])
    return LayoutItem(ScrollArea(.vertical), [area])
  }
}

extension FrameworkView {
  /// Whether a tap on a row may choose it.
  var hasSelectableRows: Bool { name == "Table" || isList }

  var isList: Bool { name == "List" }
}
