/// Functions in properties, which are called as methods are.
extension Evaluator {
  /// Whether a call means a function that the instance keeps, and not a method of that name: what a
  /// type itself declares is nearer than what an extension adds to a protocol.
  func keepsFunction(
    nearerThan method: FunctionDeclaration, _ value: Value, _ arguments: [Argument]
  ) -> Bool {
    guard let type = declaredType(of: value), let index = type.storedIndex[method.name],
      type.methods(named: method.name)?.contains(where: { $0 === method }) != true,
      arguments.allSatisfy({ $0.label == nil })
    else { return false }
    let held: Value? =
      switch value {
      case .structure(let structure): structure.fields[safe: index]
      case .object(let object): object.fields[safe: index]
      default: nil
      }
    guard let held, case .function = unwrapped(held) else { return false }
    let declared = type.stored[index].type.map { $0.wrapped ?? $0 }
    guard let declared, declared.isFunction else { return true }
    return declared.arguments.count - 1 == arguments.count
  }
}
