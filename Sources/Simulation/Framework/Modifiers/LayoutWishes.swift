import Layout

/// Modifiers that say something to the container around what they are put on.
struct WishBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "layoutPriority": WishBehavior(.priority), "layoutValue": WishBehavior(.value),
    "alignmentGuide": WishBehavior(.guide), "gridCellColumns": WishBehavior(.columns),
    "gridCellAnchor": WishBehavior(.anchor), "gridColumnAlignment": WishBehavior(.columnGuide),
    "gridCellUnsizedAxes": WishBehavior(.unsizedAxes),
  ]

  enum Wish { case priority, value, guide, columns, anchor, columnGuide, unsizedAxes }

  let wish: Wish

  init(_ wish: Wish) { self.wish = wish }

  var isLaidOut: Bool { true }
  var speaksToContainer: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    base.says(for: node) { write(arguments, to: &$0) }
    return base
  }

  private func write(_ arguments: LayoutArguments, to traits: inout LayoutTraits) {
    var grid = traits.grid ?? GridTraits()
    switch wish {
    case .priority: traits.priority = arguments.length("value")
    case .value:
      guard case .type(let key)? = arguments.arguments["key"],
        let value = arguments.arguments["value"]
      else { return }
      traits.values[LayoutValueKey(name: key.text)] = value
    case .guide:
      guard let value = arguments.arguments["guide"],
        let guide = arguments.guide(value, along: nil),
        case .function(let reckon)? = arguments.arguments["computeValue"]
      else { return }
      let tree = arguments.tree
      traits.guides.append(
        WrittenGuide(guide) { try tree.length(from: reckon, of: $0) })
    case .columns: grid.columns = arguments.count("count")
    case .anchor: grid.anchor = arguments.unitPoint("anchor")
    case .columnGuide: grid.columnAlignment = arguments.guide("guide", along: .horizontal)
    case .unsizedAxes: grid.unsizedAxes = arguments.axes("axes", otherwise: [])
    }
    traits.grid = grid == GridTraits() ? nil : grid
  }
}
