/// `onGeometryChange`: its action hears what its closure makes of the geometry of what it is put on, at
/// first and when that differs (PF2).
struct GeometryChangeBehavior: ModifierBehavior {
  static let modifiers: [String: any ModifierBehavior] = [
    "onGeometryChange": GeometryChangeBehavior()
  ]

  var hearsLayout: Bool { true }

  func layoutClosure(of modifier: Modifier) -> (closure: FunctionValue, measure: String)? {
    guard case .function(let closure)? = modifier.arguments["transform"] else { return nil }
    return (closure, ViewTree.geometryProxy)
  }

  func wasLaidOut(_ node: ModifierNode) { node.layOutWhereItMoved() }

  func heard(_ value: Value, _ doubt: Doubt?, by node: ModifierNode) throws {
    if let old = node.toldOfLayout, try node.tree.evaluator.equal(old, value) { return }
    node.enqueueCall(telling: value, doubt: doubt)
  }
}
