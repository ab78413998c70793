import Layout

/// Modifiers that keep room around what they are put on, or give it more.
struct RoomBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "padding": RoomBehavior(.padding), "safeAreaPadding": RoomBehavior(.safeAreaPadding),
    "safeAreaInset": RoomBehavior(.safeAreaInset), "safeAreaBar": RoomBehavior(.safeAreaInset),
    "ignoresSafeArea": RoomBehavior(.ignoringSafeArea),
    "edgesIgnoringSafeArea": RoomBehavior(.ignoringSafeArea),
  ]

  enum Kind { case padding, safeAreaPadding, safeAreaInset, ignoringSafeArea }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var isLaidOut: Bool { true }
  var keepsRoom: Bool { true }
  var isAnimatable: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    switch kind {
    case .padding: return LayoutItem(padding(arguments), [base])
    case .safeAreaPadding:
      return LayoutItem(SafeAreaPadding(insets(arguments)), [base])
    case .ignoringSafeArea:
      // The regions that a keyboard covers are none here.
      guard arguments.names("regions").first != "keyboard" else { return base }
      return LayoutItem(SafeAreaIgnoring(arguments.edges("edges")), [base])
    case .safeAreaInset:
      let edge = arguments.edge("edge") ?? .bottom
      let guide =
        arguments.guide("alignment", along: edge.axis.other)
        ?? (edge.axis == .vertical ? .center : .middle)
      return LayoutItem(
        SafeAreaInset(edge, guide, spacing: arguments.length("spacing")),
        [base, builder.one(added.items)])
    }
  }

  private func padding(_ arguments: LayoutArguments) -> Padding {
    for name in ["edges", "length", "insets"] {
      if let insets = arguments.insets(name) { return Padding(insets) }
    }
    // `padding(8)` may be read as a set of edges.
    if arguments.names("edges").isEmpty, let length = arguments.length("edges") {
      return Padding(.all, length)
    }
    return Padding(arguments.edges("edges"), arguments.length("length"))
  }

  private func insets(_ arguments: LayoutArguments) -> EdgeInsets {
    for name in ["edges", "insets"] {
      if let insets = arguments.insets(name) { return insets }
    }
    let length = arguments.length("length") ?? arguments.length("edges") ?? Metrics.usual.padding
    return EdgeInsets(length, edges: arguments.edges("edges"))
  }
}
