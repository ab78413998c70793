import Drawing
import Layout

/// `ScrollView`: its content is as long as it likes.
struct ScrollBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = [
    FrameworkContainer.scroll.rawValue: ScrollBehavior()
  ]

  var isInert: Bool { true }
  var scrolls: Bool { true }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) -> LayoutItem? {
    let arguments = LayoutArguments(node.view, in: builder.tree)
    let margins = node.contentMargins
    let area = ScrollArea(
      arguments.axes("axes", otherwise: .vertical), anchor: node.scrollAnchor, margins: margins)
    let inside = builder.one(content.items)
    return LayoutItem(
      area, [margins == EdgeInsets() ? inside : LayoutItem(Padding(margins), [inside])]
    ).drawnScrolling(for: node)
  }
}

extension FrameworkNode {
  /// `defaultScrollAnchor`, around it.
  fileprivate var scrollAnchor: UnitPoint? {
    let modifier = nearest(ModifierNode.self) { $0.modifier.name == "defaultScrollAnchor" }
    return modifier.flatMap { LayoutArguments($0.modifier, in: tree).unitPoint("0") }
  }

  /// `contentMargins`, around it: on each edge what is said nearest.
  var contentMargins: EdgeInsets {
    var margins: [Edge: Double] = [:]
    var outer = parent
    while let node = outer {
      outer = node.parent
      guard let modifier = (node as? ModifierNode)?.modifier, modifier.name == "contentMargins"
      else { continue }
      let arguments = LayoutArguments(modifier, in: tree)
      guard arguments.names("for").first != "scrollIndicators" else { continue }
      let insets = arguments.margins
      for edge in Edge.allCases where insets.edges.contains(EdgeSet(edge)) {
        margins[edge] = margins[edge] ?? insets.lengths[edge]
      }
    }
    return EdgeInsets(
      top: margins[.top] ?? 0, leading: margins[.leading] ?? 0, bottom: margins[.bottom] ?? 0,
      trailing: margins[.trailing] ?? 0)
  }
}

extension LayoutArguments {
  /// What `contentMargins` says: lengths, and the edges on which they count.
  fileprivate var margins: (lengths: EdgeInsets, edges: EdgeSet) {
    if let length = length("0") { return (EdgeInsets(length), .all) }
    let edges = edges("0")
    if let insets = insets("1") { return (insets, edges) }
    return length("1").map { (EdgeInsets($0), edges) } ?? (EdgeInsets(), [])
  }
}

extension LayoutItem {
  /// Content that can be scrolled is cut at its edges, where it goes on.
  func drawnScrolling(for node: Node) -> LayoutItem {
    clipping(for: node)
    return drawnOver(for: node) { place in
      guard let content = place.item.children.first?.placement else { return nil }
      let size = place.frame.size
      var continuation = Continuation(
        above: content.origin.y < -1,
        below: content.origin.y + content.size.height > size.height + 1,
        before: content.origin.x < -1,
        behind: content.origin.x + content.size.width > size.width + 1)
      // The sign would hide what stays in sight there.
      if let lines = (place.item.owner as? LayoutItem)?.lines?.algorithm as? LazyLines {
        let stays = lines.staysInSight
        let isColumn = lines.axis == .vertical
        if stays.atStart {
          if isColumn { continuation.above = false } else { continuation.before = false }
        }
        if stays.atEnd {
          if isColumn { continuation.below = false } else { continuation.behind = false }
        }
      }
      return continuation.isNowhere ? nil : .goesOn(continuation)
    }
  }
}
