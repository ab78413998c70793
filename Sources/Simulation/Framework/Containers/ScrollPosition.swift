import Layout

/// `scrollPosition`: a binding to the identifier of the row at the edge, or to a `ScrollPosition`.
/// What the program writes is scrolled to; where a person scrolls, it is written (N32).
struct ScrollPositionBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "scrollPosition": ScrollPositionBehavior()
  ]

  func didStart(_ node: ModifierNode) throws { try follow(node) }

  func didUpdate(_ node: ModifierNode, from old: Modifier) throws { try follow(node) }

  func answerChange(_ node: ModifierNode) throws { try follow(node) }

  /// Scrolls to what the binding holds, where that is another identifier.
  private func follow(_ node: ModifierNode) throws {
    let tree = node.tree
    guard let binding = node.scrollBinding else { return }
    if let source = tree.source(of: binding) { tree.graph.connect(node, to: source) }
    let value = try tree.withoutTracking { try tree.peek(binding) }
    let known = (node.kept as? KnownPosition)?.value ?? .optional(nil)
    guard try !tree.evaluator.equal(known, value) else { return }
    node.kept = KnownPosition(value)
    if let position = PositionValue(value) { return tree.scroll(to: position, inside: node) }
    guard case .optional(let identifier?) = value else { return }
    tree.scroll(
      to: identifier, inside: node, anchor: node.modifier.arguments["anchor"],
      at: node.modifier.place, by: "scrollPosition(id: \(identifier.shortText))")
  }
}

/// Where what scrolls is, as far as its binding was told or tells.
private final class KnownPosition {
  let value: Value

  init(_ value: Value) { self.value = value }
}

extension ModifierNode {
  fileprivate var scrollBinding: BindingValue? {
    guard
      case .binding(let binding)? = modifier.arguments["target"]
    else { return nil }
    return binding
  }
}

extension ViewTree {
  /// A person has scrolled: bindings hear which row is at the edge now.
  func tellScrollPositions() throws {
    for case let node as ModifierNode in nodes(in: nil) where node.scrollBinding != nil {
      try tellScrollPosition(node)
    }
    try settle()
  }

  private func tellScrollPosition(_ node: ModifierNode) throws {
    guard let binding = node.scrollBinding else { return }
    let identifier = identifierAtEdge(of: node)
    let value: Value
    if let position = try PositionValue(peek(binding)) {
      value = position.left(at: identifier)
    } else {
      guard let identifier else { return }
      value = .optional(identifier)
    }
    guard try !evaluator.equal((node.kept as? KnownPosition)?.value ?? .optional(nil), value)
    else { return }
    node.kept = KnownPosition(value)
    let doubt = Doubt(
      .measure("rows", "the row at the edge of what was scrolled is that of a usual phone"),
      at: node.modifier.place)
    assumed(doubt.assumption, at: node.modifier.place)
    enqueueEffect(
      .preference, "scrollPosition \(identifier?.shortText ?? "by a person")", of: node,
      at: node.modifier.place,
      rule: "N32", doubt: doubt
    ) { [unowned self] in try evaluator.write(value, through: binding, at: node.modifier.place) }
  }

  /// What is called so among the rows of a `scrollTargetLayout`: the first that is seen, or, with an
  /// anchor, the one that stands there.
  private func identifierAtEdge(of node: ModifierNode) -> Value? {
    let (area, rows) = node.scrollTargets
    guard let area else { return nil }
    let anchor = node.modifier.arguments["anchor"].flatMap {
      LayoutArguments(in: self, at: node.modifier.place).unitPoint(evaluator.unwrapped($0))
    }
    let point = (anchor ?? .topLeading).point(in: area.size)
    let x = area.origin.x + point.x
    let y = area.origin.y + point.y
    return rows.first { row in
      row.frame.origin.x + row.frame.size.width > x
        && row.frame.origin.y + row.frame.size.height > y
    }?.identifier
  }
}

extension Node {
  /// Where the first scroll view in it stands, and the rows of its `scrollTargetLayout` that are laid
  /// out.
  var scrollTargets: (area: Rectangle?, rows: [(identifier: Value, frame: Rectangle)]) {
    var area: Rectangle?
    var rows: [(identifier: Value, frame: Rectangle)] = []
    walk { inner in
      if area == nil { area = inner.frameOfScrollArea }
      guard let identifier = inner.identifierOfTarget, let frame = inner.frameOfTarget else {
        return
      }
      rows.append((identifier, frame))
    }
    return (area, rows)
  }

  fileprivate var frameOfScrollArea: Rectangle? {
    guard let view = self as? FrameworkNode, view.behavior.scrolls else { return nil }
    return layoutMemory?.pieces.items.first?.frame
  }

  /// What a row in a `scrollTargetLayout` is called.
  fileprivate var identifierOfTarget: Value? {
    let identifier =
      (self as? BuilderNode)?.identifier ?? (self as? ModifierNode)?.modifier.explicitIdentity
    guard let identifier, isInTargetLayout else { return nil }
    return identifier
  }

  private var isInTargetLayout: Bool {
    for outer in sequence(first: parent, next: { $0?.parent }) {
      if (outer as? ModifierNode)?.modifier.name == "scrollTargetLayout" { return true }
      if (outer as? BuilderNode)?.identifier != nil || outer?.frameOfScrollArea != nil {
        return false
      }
    }
    return false
  }

  fileprivate var frameOfTarget: Rectangle? { firstItems.first?.frame }
}
