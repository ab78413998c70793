/// Running functions that stand for themselves on the engine.
extension Interpreter {
  /// - Parameter scope: Its parameters are declared in it.
  /// - Returns: Nil if the function has to run here.
  func runSelfContained(_ function: FunctionDeclaration, in scope: Scope) throws -> Value? {
    guard scope.parent == nil, !function.isAsync, function.genericNames.isEmpty else { return nil }
    let arguments = function.parameters.compactMap { scope.variable($0.name) }
    guard arguments.count == function.parameters.count else { return nil }
    return try runSelfContained(
      function.name, function.place, ObjectIdentifier(function), on: scope.selfVariable, arguments)
  }

  /// The value of a computed property of a value.
  func getSelfContained(_ property: PropertyDeclaration, in scope: Scope) throws -> Value? {
    try runSelfContained(
      property.name, property.place, ObjectIdentifier(property), on: scope.selfVariable, [])
  }

  private func runSelfContained(
    _ name: String, _ place: SourcePlace, _ id: ObjectIdentifier, on receiver: Variable?,
    _ arguments: [Variable]
  ) throws -> Value? {
    let functions = program.selfContained
    guard place.file >= 0, let function = functions.function(name, at: place, id) else {
      return nil
    }
    switch try functions.call(function, id, on: receiver, arguments, for: self) {
    case .returned(let value)?: return value
    case .threw(let error)?: throw Interruption.thrown(ThrownValue(error), place)
    case nil: return nil
    }
  }
}
