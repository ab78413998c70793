/// What events can aim at, by label. Looking one up costs the same in a large tree as in a small
/// one.
///
/// Changes are only noted; labels are computed when somebody asks for one.
final class TargetIndex {
  private var byLabel: [String: [Int: Node]] = [:]
  private var labels: [Int: [String]] = [:]
  private var stale: [Int: Node] = [:]

  /// Whether a gesture may be aimed at it by what it shows.
  private static func isLeaf(_ node: Node) -> Bool {
    (node as? FrameworkNode).map { $0.view.content.isEmpty && $0.view.deferred.isEmpty } ?? false
  }

  /// A view of the framework appeared, or shows something else: labels around it may differ.
  func touch(_ node: Node) {
    if node.isTarget || Self.isLeaf(node) { stale[node.number] = node }
    touchSurroundings(of: node)
  }

  /// The node leaves.
  func forget(_ node: Node) {
    touchSurroundings(of: node)
    stale[node.number] = nil
    unlist(node.number)
  }

  private func touchSurroundings(of node: Node) {
    if let control = (node as? FrameworkNode)?.controlBeside { stale[control.number] = control }
    var around = node.target
    while let target = around {
      stale[target.number] = target
      around = target.target
    }
  }

  private func unlist(_ number: Int) {
    for label in labels.removeValue(forKey: number) ?? [] {
      byLabel[label]?[number] = nil
      if byLabel[label]?.isEmpty == true { byLabel[label] = nil }
    }
  }

  /// Computes the labels of what changed.
  func refresh() {
    for (number, node) in stale {
      let new = Self.labels(of: node)
      guard new != labels[number] else { continue }
      unlist(number)
      labels[number] = new
      for label in new { byLabel[label, default: [:]][number] = node }
    }
    stale = [:]
  }

  private static func labels(of node: Node) -> [String] { (node as? FrameworkNode)?.labels ?? [] }

  func count(labelled label: String) -> Int {
    refresh()
    return byLabel[label]?.count ?? 0
  }

  func answers(_ node: Node, to label: String) -> Bool { byLabel[label]?[node.number] != nil }

  /// Everything of that label that is on the screen, in the order of the tree.
  func nodes(labelled label: String) -> [Node] {
    refresh()
    return (byLabel[label] ?? [:]).values.filter(\.isAttached).sorted { $0.precedes($1) }
  }
}
