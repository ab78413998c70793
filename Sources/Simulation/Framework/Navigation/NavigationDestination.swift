/// `.navigationDestination`: what a stack pushes for a value, or while a binding says so.
struct NavigationDestinationBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    Modifier.navigationDestination: NavigationDestinationBehavior()
  ]

  var presentation: StageNode.Kind? { .pushed }

  func didStart(_ node: ModifierNode) {
    node.nearest(NavigationStackNode.self)?.destinationChanged()
    complain(of: node)
  }

  func didUpdate(_ node: ModifierNode, from old: Modifier) {
    node.nearest(NavigationStackNode.self)?.destinationChanged()
  }

  /// N44: SwiftUI says so where the stack cannot rely on seeing it.
  private func complain(of node: ModifierNode) {
    guard let container = node.lazyContainerOfDestination else { return }
    let name = container.view.name
    let (what, effect) =
      node.modifier.declaresDestinations
      ? (" for a type", "it is ignored")
      : ("", "a future version will ignore it")
    node.tree.warn(
      "a navigationDestination\(what) stands in a row of a \(name), which makes its rows only when "
        + "they are to be seen: \(effect); put it on the \(name)",
      at: node.modifier.place, rule: "N44")
  }
}

extension ModifierNode {
  /// The lazy container between a destination and its stack, in which the stack does not look for
  /// it; nil if there is none.
  var lazyContainerOfDestination: FrameworkNode? {
    guard let stack = nearest(NavigationStackNode.self) else { return nil }
    let around = sequence(first: self as Node, next: \.parent).prefix { $0 !== stack }
    return around.lazy.compactMap(\.lazyContainer).first { $0.isBelow(stack) }
  }
}

extension Modifier {
  fileprivate static let navigationDestination = "navigationDestination"

  var isNavigationDestination: Bool { name == Self.navigationDestination }

  /// It says what the stack shows for all values of a type.
  var declaresDestinations: Bool {
    if case .type? = arguments["data"] { isNavigationDestination } else { false }
  }
}
