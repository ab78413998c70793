import Drawing

/// Finds what is said around nodes; where several stand in one, that is asked once.
final class Wardrobe {
  private let tree: ViewTree
  private var known: [ObjectIdentifier: Dress] = [:]

  init(_ tree: ViewTree) { self.tree = tree }

  /// What holds where no modifier is around.
  private lazy var plain: Dress = {
    var dress = Dress()
    dress.isDark = tree.isDark
    return dress
  }()

  func dress(of node: Node) -> Dress {
    var chain: [Node] = []
    chain.reserveCapacity(8)
    var next: Node? = node
    var dress = plain
    while let current = next {
      if let found = known[ObjectIdentifier(current)] {
        dress = found
        break
      }
      chain.append(current)
      // What is presented stands before the screen and is no part of it.
      if let stage = current as? StageNode, stage.isDetached {
        if stage.kind == .dialog { dress.side = .center }
        break
      }
      next = current.parent
    }
    for (index, current) in chain.enumerated().reversed() {
      if let modifier = current as? ModifierNode, wears(modifier, chain, index, node) {
        if let isDark = modifier.providesDark { dress.isDark = isDark }
        modifier.behavior.dress(&dress, by: modifier)
      }
      if current.children.count > 1 { known[ObjectIdentifier(current)] = dress }
    }
    return dress
  }

  /// A modifier says nothing about what it adds: an overlay does not inherit that it is an overlay.
  private func wears(
    _ modifier: ModifierNode, _ chain: [Node], _ index: Int, _ node: Node
  ) -> Bool {
    guard index > 0 else { return true }
    return modifier.children.first === chain[index - 1]
  }
}
