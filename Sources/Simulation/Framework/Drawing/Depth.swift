import Layout

extension LayoutItem {
  /// Who says how it looks; of a copy, that of the item that it was made of.
  var drawnAppearance: Appearance? { (owner as? LayoutItem)?.appearance ?? appearance }

  /// How near to the front `zIndex` puts it. Modifiers let that through.
  var depth: Double {
    var item = self
    while true {
      for layer in item.drawnAppearance?.layers.reversed() ?? [] {
        if let modifier = layer.node as? ModifierNode,
          let depth = modifier.behavior.depth(of: modifier)
        {
          return depth
        }
      }
      guard case .modifier = item.algorithm.role, let content = item.children.first else {
        return 0
      }
      item = content
    }
  }
}
