/// `.navigationDestination`: what a stack pushes for a value, or while a binding says so.
struct NavigationDestinationBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    Modifier.navigationDestination: NavigationDestinationBehavior()
  ]

  var presentation: StageNode.Kind? { .pushed }

  func didStart(_ node: ModifierNode) {
    node.nearest(NavigationStackNode.self)?.destinationChanged()
  }

  func didUpdate(_ node: ModifierNode, from old: Modifier) { didStart(node) }
}

extension Modifier {
  fileprivate static let navigationDestination = "navigationDestination"

  var isNavigationDestination: Bool { name == Self.navigationDestination }
}
