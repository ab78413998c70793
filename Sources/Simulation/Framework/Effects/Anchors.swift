extension ViewTree {
  /// What `anchorPreference` makes of the anchor of its view.
  ///
  /// - Parameter before: What is changed; nil if something is said anew.
  func anchored(_ node: ModifierNode, _ before: Value?) throws -> Value? {
    guard case .function(let transform)? = node.modifier.arguments["transform"] else { return nil }
    let source = node.modifier.arguments["value"]?.lastName ?? ""
    let anchor =
      node.kept as? AnchorValue ?? AnchorValue(source.isEmpty ? "bounds" : source, of: node)
    node.kept = anchor
    guard let before else {
      return try evaluator.call(
        transform, [CallArgument(label: nil, value: .native(anchor))], at: place(of: transform))
    }
    return try evaluator.callChanging(transform, [before, .native(anchor)]).arguments.first
  }
}
