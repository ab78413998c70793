/// Widgets: what a timeline provider gives before there is a timeline is what is shown.
extension ViewTree {
  /// The placeholder entry; nil if the program declares none.
  func placeholder(of provider: Value) throws -> Value? {
    guard let type = evaluator.declaredType(of: provider),
      let function = evaluator.methods("placeholder", of: type).first
    else { return nil }
    let context = Value.opaque(OpaqueValue(name: "context", place: function.place))
    let call = FunctionValue(
      .declared([function], self: provider, type: type, scope: nil),
      number: evaluator.nextNumber())
    return try evaluator.call(
      call, [CallArgument(label: "in", value: context)], at: function.place)
  }
}
