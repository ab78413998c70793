/// Running the body of an instance, and what runs before it.
extension InstanceNode {
  /// A dynamic property of the program is told before each run of the body.
  func updateDynamicProperties() throws {
    for case .structure(let inner) in connected.fields
    where tree.interpreter.program.conforms(inner.type, to: "DynamicProperty") {
      guard let update = tree.interpreter.methods("update", of: inner.type).first else { continue }
      let function = FunctionValue(
        .declared([update], self: .structure(inner), type: inner.type, scope: nil),
        number: tree.interpreter.nextNumber())
      _ = try tree.interpreter.call(function, [], at: inner.type.place)
    }
  }

  func describeBody() throws -> Description {
    let interpreter = tree.interpreter
    if let content {
      let functions = interpreter.methods("body", of: value.type)
      let argument = Value.view(.content(content))
      let function = FunctionValue(
        .declared(functions, self: connectedValue, type: value.type, scope: nil),
        number: interpreter.nextNumber())
      let result = try interpreter.call(
        function, [CallArgument(label: "content", value: argument)], at: value.type.place)
      return interpreter.description(of: result, at: value.type.place)
    }
    guard let body = interpreter.computedProperty("body", of: value.type) else {
      tree.warn(
        "\(typeName) has no body that the machine can see", at: value.type.place, severity: .note)
      return .empty
    }
    let result = try interpreter.get(
      body.property, of: connectedValue, declaredIn: body.type, at: body.property.place)
    return interpreter.description(of: result, at: body.property.place)
  }
}
