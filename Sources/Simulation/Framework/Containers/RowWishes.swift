import Drawing
import Layout

/// What modifiers on a row, or around several, say of it to the list.
struct RowWishes {
  /// `listRowInsets`: in the place of the usual ones.
  var insets: EdgeInsets?
  /// `listRowSeparator(.hidden)`
  var hidesLine = false
  /// `listRowBackground`, where it is a colour.
  var background: Tint?

  /// - Parameter list: The modifiers are looked for up to it; the innermost counts.
  init(of item: LayoutItem, in list: FrameworkNode) {
    var next = item.appearance?.node
    var known = Set<String>()
    while let node = next, node !== list {
      if let modifier = node as? ModifierNode, known.insert(modifier.modifier.name).inserted {
        read(modifier)
      }
      next = node.parent
    }
  }

  private mutating func read(_ node: ModifierNode) {
    let arguments = LayoutArguments(node.modifier, in: node.tree)
    switch node.modifier.name {
    case "listRowInsets": insets = arguments.arguments.keys.lazy.compactMap(arguments.insets).first
    case "listRowSeparator":
      hidesLine = arguments.arguments.values.contains(where: \.saysHidden)
    case "listRowBackground":
      guard let view = node.children.dropFirst().first as? FrameworkNode else { return }
      background = TintReading(node.tree).tint(of: view.view)
    default: return
    }
  }
}
