extension ViewTree {
  /// What a view would describe that is not on the screen, with what its properties begin with. It is
  /// looked at, and nobody is told of it; nil where that is not enough to say it.
  func bodyAside(of view: StructureValue) -> Description? {
    guard let body = evaluator.computedProperty("body", of: view.type) else { return nil }
    return try? drawing {
      try withoutTracking {
        try evaluator.apart {
          let result = try evaluator.get(
            body.property, of: .structure(view), declaredIn: body.type, at: body.property.place)
          return evaluator.description(of: result, at: body.property.place)
        }
      }
    }
  }
}

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
        tree.evaluator.program.conforms(inner.type, to: .dynamicProperty)
      else { continue }
      try update(propertiesOf: &inner)
      let variable = Variable(.structure(inner), isMutable: true)
      if let function = tree.evaluator.methods("update", of: inner.type).first {
        let scope = Scope(selfVariable: variable, selfType: inner.type, result: nil)
        _ = try tree.evaluator.run(function, in: scope)
      }
      structure.fields[index] = variable.value ?? field
    }
  }

  func describeOwnBody() throws -> Description {
    let evaluator = tree.evaluator
    if let connectedConfiguration { return try describeStyle(connectedConfiguration) }
    if let content {
      let functions = evaluator.methods("body", of: value.type)
      let argument = Value.view(.content(content))
      let function = FunctionValue(
        .declared(functions, self: connectedValue, type: value.type, scope: nil),
        number: evaluator.nextNumber())
      let result = try evaluator.call(
        function, [CallArgument(label: "content", value: argument)], at: value.type.place)
      return evaluator.description(of: result, at: value.type.place)
    }
    guard let body = evaluator.computedProperty("body", of: value.type) else {
      // `let body: AnyView`: whoever makes the view says what is in it.
      if let index = value.type.storedIndex["body"], connected.fields.indices.contains(index) {
        return evaluator.description(
          of: connected.fields[index], at: value.type.stored[index].place)
      }
      tree.warn(
        "\(typeName) has no body that the machine can see", at: value.type.place, severity: .note)
      return .empty
    }
    let result = try evaluator.get(
      body.property, of: connectedValue, declaredIn: body.type, at: body.property.place)
    return evaluator.description(of: result, at: body.property.place)
  }

  /// A style describes how its control looks.
  private func describeStyle(_ configuration: StructureValue) throws -> Description {
    let evaluator = tree.evaluator
    let function = FunctionValue(
      .declared(
        evaluator.styleBodies(of: value.type), self: connectedValue,
        type: value.type,
        scope: nil),
      number: evaluator.nextNumber())
    let result = try evaluator.call(
      function,
      [
        CallArgument(
          label: "configuration", value: configuration.styledControl ?? .structure(configuration))
      ],
      at: value.type.place)
    return evaluator.description(of: result, at: value.type.place)
  }
}
