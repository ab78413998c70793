extension Evaluator {
  /// What the program means by a name such as `.lift`, of which nobody said of what type it is, where
  /// an extension of one of some types of the framework declares it; nil where none does.
  ///
  /// - Parameter name: With the arguments that it was given.
  func declared(_ name: OpaqueValue, byAnyOf types: [String]) throws -> Value? {
    for type in types.compactMap({ program.type(named: $0) }) {
      if name.arguments.isEmpty,
        let value = try staticMember(name.lastPart, of: type, at: name.place)
      {
        return value
      }
      let functions = program.lookupOrder(type).lazy
        .compactMap { $0.staticMethods[name.lastPart] }.first
      guard let functions, functions.contains(where: { $0.hasBody }) else { continue }
      let function = FunctionValue(
        .declared(functions, self: nil, type: type, scope: nil), number: nextNumber())
      let arguments = name.arguments.map { CallArgument(label: $0.label, value: $0.value) }
      return try call(function, arguments, at: name.place)
    }
    return nil
  }
}
