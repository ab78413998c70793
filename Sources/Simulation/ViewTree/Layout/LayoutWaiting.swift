import Layout

/// A view that says more of itself when the screen is laid out: its content is made for its size,
/// or one of its contents is chosen.
protocol WaitsForLayout: FrameworkNode {
  /// Whether the layout has not come to it since it was described.
  var isWaiting: Bool { get }

  /// It is on no screen that is laid out: it says what it can.
  func settleWithoutLayout() throws

  /// The screen was laid out, with it or without.
  func wasLaidOut()
}

extension WaitsForLayout {
  func wasLaidOut() {}
}

extension ViewTree {
  /// Lays out the screen for those who wait for it, after the bodies and before any effect (R10).
  func layOutScreen() throws {
    let isAsked =
      !waitingForLayout.isEmpty || !measuredModifiers.isEmpty || !lazyRows.isEmpty
      || !sights.lines.isEmpty || !waitingScrolls.isEmpty
    guard isAsked else { return }
    _ = try layOutScreen(screen)
    if !waitingScrolls.isEmpty {
      let scrolls = waitingScrolls
      waitingScrolls = []
      for scroll in scrolls { try scroll() }
      _ = try layOutScreen(screen)
    }
    try tellSights()
  }

  /// Lays out the screen.
  ///
  /// - Parameter listener: Is told each step of the negotiation.
  func layOutScreen(
    _ screen: Layout.Screen, listener: ((LayoutItem, NegotiationStep) -> Void)? = nil
  ) throws -> ScreenLayout.Result {
    let result = try screenLayout.layOut(on: screen, listener: listener)
    for (_, node) in waitingForLayout.sorted(by: { $0.key < $1.key }) where node.isWaiting {
      try node.settleWithoutLayout()
    }
    for (_, each) in lazyRows.sorted(by: { $0.key < $1.key }) where each.isLeftOut {
      try each.settleWithoutLayout()
    }
    for (_, line) in sights.lines.sorted(by: { $0.key < $1.key }) where line.isLeftOut {
      try line.settleWithoutLayout()
    }
    return result
  }

  /// Runs the bodies of what was described during the layout.
  func runNewBodies() throws {
    while let rule = graph.next() {
      if try !sights.setAside(rule) { try rule.update() }
    }
  }
}
