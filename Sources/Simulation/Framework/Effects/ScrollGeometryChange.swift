import Layout

/// `onScrollGeometryChange`: its action hears what its closure makes of where the scroll view in it
/// stands, at first and when that differs (PF2).
struct ScrollGeometryBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onScrollGeometryChange": ScrollGeometryBehavior()
  ]

  var hearsLayout: Bool { true }

  func wasLaidOut(_ node: ModifierNode) {
    let tree = node.tree
    guard case .function(let transform)? = node.modifier.arguments["transform"],
      let area = node.scrolledArea, let geometry = try? geometry(of: area, in: tree)
    else { return }
    let result = try? tree.withoutTracking {
      try tree.evaluator.call(
        transform, [CallArgument(label: nil, value: geometry)], at: tree.place(of: transform))
    }
    guard let result else { return }
    if let old = node.toldOfLayout, (try? tree.evaluator.equal(old, result)) == true { return }
    let doubt = Doubt(
      .measure("rows", "what is scrolled is as large as on a usual phone"),
      at: node.modifier.place)
    tree.assumed(doubt.assumption, at: doubt.place)
    node.enqueueCall(telling: result, doubt: doubt)
  }

  private func geometry(of area: LayoutItem, in tree: ViewTree) throws -> Value {
    let evaluator = tree.evaluator
    let made = try evaluator.construct(
      named: TypeReference("ScrollGeometry"), [], in: evaluator.globals, at: .nowhere)
    guard case .structure(var geometry) = made else { return made }
    func set(_ name: String, _ value: Value) {
      if let index = geometry.type.storedIndex[name] { geometry.fields[index] = value }
    }
    set("contentOffset", try tree.value(of: ScrollArea.offset(of: area)))
    set("contentSize", try tree.value(of: area.children.first?.placement?.size ?? .zero))
    set("containerSize", try tree.value(of: area.placement?.size ?? .zero))
    return .structure(geometry)
  }
}
