import Layout

/// Modifiers that draw what they are put on elsewhere, or otherwise, and leave its place.
struct MovingBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "offset": MovingBehavior(.offset), "position": MovingBehavior(.position),
    opacity: MovingBehavior(.fading), "hidden": MovingBehavior(.hiding),
    "border": MovingBehavior(.edge), "clipped": MovingBehavior(.clip),
    "clipShape": MovingBehavior(.clip), "cornerRadius": MovingBehavior(.clip),
    "shadow": MovingBehavior(.none), "scaleEffect": MovingBehavior(.scale),
    "rotationEffect": MovingBehavior(.turn), "rotation3DEffect": MovingBehavior(.turn),
    "zIndex": MovingBehavior(.depth), "blur": MovingBehavior(.none),
  ]

  /// The modifier, and its argument.
  private static let opacity = "opacity"
  private static let depth = "depth"

  enum Kind { case offset, position, fading, hiding, edge, clip, depth, scale, turn, none }

  let kind: Kind

  init(_ kind: Kind) { self.kind = kind }

  var isLaidOut: Bool { true }
  var paints: Bool { kind == .edge }
  var isAnimatable: Bool { kind != .depth }

  func layout(
    of node: ModifierNode, _ base: LayoutItem, with added: Pieces, _ builder: LayoutBuilder
  ) -> LayoutItem {
    let arguments = LayoutArguments(node.modifier, in: builder.tree)
    switch kind {
    case .none, .fading, .hiding, .depth, .scale, .turn: return LayoutItem(Passing(.y27), [base])
    case .clip: return LayoutItem(Passing(.y27), [base]).clipping(for: node)
    case .edge: return edge(of: node, base)
    case .offset:
      let (x, y) =
        arguments.pair("size", "width", "height") ?? arguments.pair("size", "x", "y")
        ?? point(arguments)
      guard builder.tree.believes(.offsetMakesRoom) else {
        return LayoutItem(Offset(x: x, y: y), [base])
      }
      return LayoutItem(Padding(EdgeInsets(top: y, leading: x)), [base])
    case .position:
      let (x, y) = arguments.pair("point", "x", "y") ?? point(arguments)
      return LayoutItem(Position(x: x, y: y), [base])
    }
  }

  /// Around a text alone the lines have a column of their own, or they would hide it.
  private func edge(of node: ModifierNode, _ base: LayoutItem) -> LayoutItem {
    let look: AppearanceLayer.Making = { place in
      let tint = node.shownArguments["style"].flatMap { TintReading(node.tree).tint(of: $0) }
      return .stroked(.rectangle, tint.map(place.dress.seen))
    }
    let item = LayoutItem(Passing(.y27), [base])
    guard base.algorithm is Words else { return item.drawnOver(for: node, as: look) }
    return item.marked(for: node, in: EdgeInsets(leading: 10, trailing: 10), as: look)
  }

  func dress(_ dress: inout Dress, by node: ModifierNode) {
    switch kind {
    case .hiding: dress.opacity = 0
    case .fading:
      let shown = LayoutArguments(node.shownArguments, in: node.tree, at: node.modifier.place)
      dress.opacity *= shown.length(Self.opacity) ?? 1
    default: return
    }
  }

  func hides(_ modifier: Modifier) -> Bool { kind == .hiding || modifier.opacity == .double(0) }

  func changesOnlyThePicture(_ node: ModifierNode) -> Bool {
    let shown = LayoutArguments(node.shownArguments, in: node.tree, at: node.modifier.place)
    switch kind {
    case .turn:
      return shown.arguments["angle"].flatMap { shown.number("degrees", of: $0) } != 0
    case .scale:
      let both = shown.length("scale") ?? shown.length("0") ?? 1
      return [shown.length("x") ?? both, shown.length("y") ?? both].contains { $0 != 1 }
    default: return false
    }
  }

  func didStart(_ node: ModifierNode) {
    if kind == .depth { node.tree.hasDepths = true }
  }

  func depth(of node: ModifierNode) -> Double? {
    kind == .depth
      ? LayoutArguments(node.modifier, in: node.tree).length(Self.depth) ?? 0 : nil
  }

  private func point(_ arguments: LayoutArguments) -> (Double, Double) {
    (arguments.length("x") ?? 0, arguments.length("y") ?? 0)
  }
}

extension Modifier {
  /// How it moves or draws what it is put on, if it does.
  var movement: MovingBehavior.Kind? { (MovingBehavior.modifiers[name] as? MovingBehavior)?.kind }
}
