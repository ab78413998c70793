import Layout

/// Controls that lead out of the program, or show something of the system's: another program, a
/// picker of photos.
struct LinkBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    "Link": LinkBehavior(), "ShareLink": LinkBehavior(), "PhotosPicker": LinkBehavior(),
    "PasteButton": LinkBehavior(),
  ]

  /// What the system writes where the program says no label.
  private static let ownLabels: [String: (title: String, symbol: String)] = [
    "ShareLink": ("Share…", "square.and.arrow.up"), "PasteButton": ("Paste", "doc.on.clipboard"),
  ]

  func drawnName(of view: FrameworkView) -> String { Self.ownLabels[view.name]?.title ?? view.name }

  func offers(of node: FrameworkNode) -> [Offer] { [node.offer("tap ")] }

  func tap(_ node: FrameworkNode) -> (() throws -> Void)? { { try open(node) } }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    guard content.items.isEmpty, node.view.title == nil, let own = Self.ownLabels[node.view.name]
    else { return builder.bracketed(try builder.label(of: node, content), of: node) }
    let words = LayoutItem(try builder.words(own.title, at: node))
    words.stands(for: node)
    return builder.one([builder.icon(own.symbol, of: node), words], along: .horizontal)
  }

  /// A link leads out of the program, unless the environment says what to do with its address.
  private func open(_ link: FrameworkNode) throws {
    let tree = link.tree
    let evaluator = tree.evaluator
    let action = try tree.environmentSource(named: "openURL", at: link).value
    guard case .structure(let structure) = action,
      let destination = link.view.arguments["destination"]
    else {
      return tree.assumed(
        .system("a link leads out of the program", decision: "nothing happens in it"),
        at: link.view.place)
    }
    let function = FunctionValue(
      .declared(
        evaluator.methods("callAsFunction", of: structure.type), self: action,
        type: structure.type, scope: nil), number: evaluator.nextNumber())
    _ = try evaluator.call(
      function, [CallArgument(label: nil, value: destination)], at: link.view.place)
  }
}
