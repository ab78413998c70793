import Drawing
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
    let lines = rows(of: node, content.items)
    let column = LayoutItem(Stack.vertical(.leading, spacing: 0), lines)
    let inset = node.isPlainList ? 0 : Metrics.usual.groupedInset
    let area = LayoutItem(
      Padding(EdgeInsets(inset, edges: .horizontal)), [column])
    return LayoutItem(ScrollArea(.vertical), [area]).drawnScrolling(for: node)
  }

  private func rows(of node: FrameworkNode, _ items: [LayoutItem]) -> [LayoutItem] {
    let places = RowPlace.places(of: items, isBoxed: !node.isPlainList)
    return zip(items, places).map { item, place in
      let row = LayoutItem(ListRow(drawn: place.insets), [item]).drawn(for: node) { _ in
        place.look(endsWithSign: item.leadsOn)
      }
      guard let header = place.header, let section = place.section else { return row }
      return row.marked(for: section, in: RowPlace.headerRoom) { _ in
        .text(["", "  " + header], Lettering(isQuiet: true, size: 13))
      }
    }
  }
}

extension FrameworkNode {
  /// Whether its rows stand in no boxes.
  fileprivate var isPlainList: Bool {
    nearest(ModifierNode.self) { $0.modifier.name == "listStyle" }?.modifier
      .arguments["style"]?.lastName.lowercased().hasPrefix("plain") ?? false
  }
}

extension FrameworkView {
  /// Whether a tap on a row may choose it.
  var hasSelectableRows: Bool { name == "Table" || isList }

  var isList: Bool { name == "List" }
}
