/// Which types have an `==` that the setter of an observable class can ask (B10).
extension Evaluator {
  /// Whether values of a property are compared when it is written: its type conforms to Equatable,
  /// or is a class, whose references are compared. An optional or a collection is no class: it is
  /// compared only if what it holds conforms.
  ///
  /// - Parameter value: Says the type where the source does not.
  func isComparable(_ property: PropertyDeclaration, of owner: TypeInfo, holding value: Value)
    -> Bool
  {
    guard let type = property.type else { return isComparable(value, isInside: false) }
    return isComparable(type, in: owner, isInside: false)
  }

  private func isComparable(_ type: TypeReference, in owner: TypeInfo, isInside: Bool) -> Bool {
    switch type.name {
    case "Optional", "Array", "ArraySlice", "Set", "Dictionary":
      type.arguments.allSatisfy { isComparable($0, in: owner, isInside: true) }
    case "->", "()", "Any", "AnyObject": false
    default:
      // What the machine does not know is taken for comparable.
      program.type(named: type.name, in: owner).map { isComparable($0, isInside: isInside) } ?? true
    }
  }

  private func isComparable(_ type: TypeInfo, isInside: Bool) -> Bool {
    if type.isFramework || program.conforms(type, to: "Equatable") { return true }
    return switch type.kind {
    case .classType: !isInside
    case .enumeration: type.cases.allSatisfy(\.parameters.isEmpty)
    case .outside: true
    case .structure, .protocolType: false
    }
  }

  private func isComparable(_ value: Value, isInside: Bool) -> Bool {
    switch value {
    case .void, .boolean, .integer, .fixed, .double, .string, .range, .type, .keyPath, .opaque,
      .native:
      true
    case .slice(let slice): slice.elements.allSatisfy { isComparable($0, isInside: true) }
    case .array(let values), .set(let values):
      values.allSatisfy { isComparable($0, isInside: true) }
    case .dictionary(let value): value.values.allSatisfy { isComparable($0, isInside: true) }
    case .optional(let value): value.map { isComparable($0, isInside: true) } ?? true
    case .structure(let value): isComparable(value.type, isInside: isInside)
    case .object(let value): isComparable(value.type, isInside: isInside)
    case .enumeration(let value): isComparable(value.type, isInside: isInside)
    case .tuple, .function, .binding, .wrapper, .view: false
    }
  }
}
