/// Running the body of an instance, and what runs before it.
extension InstanceNode {
  /// A dynamic property of the program is told before each run of the body, those inside it first.
  /// What they change in themselves lasts for that run.
  func updateDynamicProperties() throws {
    var copy = connected
    try update(propertiesOf: &copy)
    updated = copy
  }

  private func update(propertiesOf structure: inout StructureValue) throws {
    for (index, field) in structure.fields.enumerated() {
      guard case .structure(var inner) = field,
        tree.interpreter.program.conforms(inner.type, to: .dynamicProperty)
      else { continue }
      try update(propertiesOf: &inner)
      let variable = Variable(.structure(inner), isMutable: true)
      if let function = tree.interpreter.methods("update", of: inner.type).first {
        let scope = Scope(selfVariable: variable, selfType: inner.type, result: nil)
        _ = try tree.interpreter.run(function, in: scope)
      }
      structure.fields[index] = variable.value ?? field
    }
  }

  func describeOwnBody() throws -> Description {
    let interpreter = tree.interpreter
    if let connectedConfiguration { return try describeStyle(connectedConfiguration) }
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

  /// A style describes how its control looks.
  private func describeStyle(_ configuration: StructureValue) throws -> Description {
    let interpreter = tree.interpreter
    let function = FunctionValue(
      .declared(
        interpreter.methods(InstanceNode.styleBody, of: value.type), self: connectedValue,
        type: value.type,
        scope: nil),
      number: interpreter.nextNumber())
    let result = try interpreter.call(
      function, [CallArgument(label: "configuration", value: .structure(configuration))],
      at: value.type.place)
    return interpreter.description(of: result, at: value.type.place)
  }
}
