import Layout

/// Modifiers that draw what they are put on elsewhere, or otherwise, and leave its place.
struct MovingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "offset": MovingBehavior(.offset), "position": MovingBehavior(.position),
    "opacity": MovingBehavior(.none), "hidden": MovingBehavior(.none),
    "border": MovingBehavior(.none), "clipped": MovingBehavior(.none),
    "clipShape": MovingBehavior(.none), "cornerRadius": MovingBehavior(.none),
    "shadow": MovingBehavior(.none), "scaleEffect": MovingBehavior(.none),
    "rotationEffect": MovingBehavior(.none), "rotation3DEffect": MovingBehavior(.none),
    "zIndex": MovingBehavior(.none), "blur": MovingBehavior(.none),
  ]

  enum Kind { case offset, position, none }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var isLaidOut: Bool { true }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    switch kind {
    case .none: return LayoutItem(Passing(.y27), [base])
    case .offset:
      let (x, y) = arguments.pair("size", "width", "height") ?? point(arguments)
      return LayoutItem(Offset(x: x, y: y), [base])
    case .position:
      let (x, y) = arguments.pair("point", "x", "y") ?? point(arguments)
      return LayoutItem(Position(x: x, y: y), [base])
    }
  }

  private func point(_ arguments: LayoutArguments) -> (Double, Double) {
    (arguments.length("x") ?? 0, arguments.length("y") ?? 0)
  }
}
