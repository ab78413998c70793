import Layout

/// What stands at a place of the tree, for the container around it: nothing for an `if` that is not
/// taken, several things for a `ForEach` (Y4, Y5).
struct Pieces {
  var items: [LayoutItem] = []
  var figures: [Figure] = []
  /// What stands in the lazy container that it is, if it is one.
  var lazy: LazyContent?
  /// What stands in its bar.
  var bar: LayoutItem?
  /// What stands in the bar at its bottom.
  var bottomBar: LayoutItem?

  init(
    items: [LayoutItem] = [], figures: [Figure] = [], lazy: LazyContent? = nil
  ) {
    self.items = items
    self.figures = figures
    self.lazy = lazy
  }

  /// Something written before other things.
  init(heading: LayoutItem, of node: Node, above others: Pieces = Pieces()) {
    self = others
    items.insert(heading, at: 0)
    figures.insert(Figure(FrameworkView.textName, node, [heading], []), at: 0)
  }

  /// What is in it, and in its bars.
  var all: [LayoutItem] { items + [bar, bottomBar].compactMap(\.self) }

  /// What is seen as one thing; nil if there is nothing.
  var figure: Figure? {
    guard let first = figures.first else { return nil }
    return figures.count == 1
      ? first : Figure(FrameworkContainer.column.rawValue, first.node, items, figures)
  }

  /// Wraps each thing by itself (Y5), and shows what is added to it after it. What stays the same
  /// shows no figure of its own.
  func wrapped(
    as name: String, by node: Node, _ wrap: (LayoutItem) throws -> (LayoutItem, added: [Figure])
  ) rethrows -> Pieces {
    let wrapped = try items.map(wrap)
    guard !zip(items, wrapped).allSatisfy({ $0 === $1.0 }) else { return self }
    let made = wrapped.map(\.0)
    guard items.count == figures.count else {
      return Pieces(
        items: made, figures: [Figure(name, node, made, figures + wrapped.flatMap(\.added))])
    }
    return Pieces(
      items: made,
      figures: zip(wrapped, figures).map { Figure(name, node, [$0.0], [$1] + $0.added) })
  }
}
