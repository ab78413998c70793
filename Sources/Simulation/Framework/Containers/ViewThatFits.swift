import Layout

/// `ViewThatFits`: the first of its views for which there is room. All are made and measured (Y51).
struct FittingBehavior: ViewBehavior {
  static let views: [String: any ViewBehavior] = ["ViewThatFits": FittingBehavior()]

  var isInert: Bool { true }

  func makeNode(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) -> FrameworkNode {
    FittingNode(view, in: tree, under: parent)
  }

  func layout(of node: FrameworkNode, _ content: Pieces, _ builder: LayoutBuilder) throws
    -> LayoutItem?
  {
    guard let node = node as? FittingNode else { return nil }
    // What is not there does not fit (Y4).
    let pieces = try node.choices.enumerated().compactMap { index, stage in
      let pieces = try builder.content(of: stage)
      return pieces.items.isEmpty ? nil : (index: index, pieces: pieces)
    }
    let axes = LayoutArguments(node.view, in: builder.tree).axes("axes", otherwise: .both)
    let items = pieces.map { builder.one($0.pieces.items) }
    node.candidates = zip(items, pieces).map { ($0, $1.pieces.figures, $1.index) }
    return LayoutItem(FirstThatFits(axes), items)
  }
}

/// A place of several views of which one is seen.
final class FittingNode: FrameworkNode, WaitsForLayout, LateContent {
  private(set) var isWaiting = true
  /// What is laid out for each view.
  var candidates: [(item: LayoutItem, figures: [Figure], index: Int)] = []

  override init(_ view: FrameworkView, in tree: ViewTree, under parent: Node?) {
    super.init(view, in: tree, under: parent)
    tree.waitingForLayout[number] = self
  }

  override func end() {
    super.end()
    tree.waitingForLayout[number] = nil
  }

  var choices: [StageNode] { children.compactMap { $0 as? StageNode } }

  var lateFigures: [Figure] { chosen?.figures ?? [] }

  /// Whatever stands there is seen once the layout has chosen it.
  override func reconcileContent() throws {
    let views = view.content.flatMap(\.parts)
    var stages = choices
    while stages.count > views.count { stages.removeLast().remove() }
    let old = stages.count
    while stages.count < views.count {
      let stage = StageNode(.tab, in: tree, under: self)
      stage.setCovered(true)
      stages.append(stage)
    }
    arrange(stages)
    for (stage, view) in zip(stages, views) { try stage.show(view) }
    isWaiting = old == 0 || isWaiting
  }

  /// The layout has placed one of them.
  func wasLaidOut() {
    if let chosen { choose(chosen.index) }
  }

  func settleWithoutLayout() throws { choose(0) }

  private func choose(_ index: Int) {
    isWaiting = false
    for (other, stage) in choices.enumerated() where other != index { stage.setCovered(true) }
    if choices.indices.contains(index) { choices[index].setCovered(false) }
  }

  private var chosen: (item: LayoutItem, figures: [Figure], index: Int)? {
    candidates.first { $0.item.placement != nil }
  }
}

extension Description {
  /// The views that stand beside each other at the top.
  fileprivate var parts: [Description] {
    if case .group(let parts) = self { parts.flatMap(\.parts) } else { [self] }
  }
}
