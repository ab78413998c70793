/// Members that a `@dynamicMemberLookup` type finds itself.
extension Evaluator {
  /// What a `@dynamicMemberLookup` type is asked with for a member that it does not have: a key path,
  /// or the name.
  func dynamicIndex(_ name: String, of value: Value) -> Value? {
    guard let type = declaredType(of: value), type.has("dynamicMemberLookup"),
      type.storedIndex[name] == nil, computedProperty(name, of: type) == nil,
      let own = program.lookupOrder(type).flatMap(\.subscripts).first(where: {
        $0.getter.parameters.first?.label == "dynamicMember"
      })
    else { return nil }
    let isName = own.getter.parameters.first?.type?.name == "String"
    return isName ? .string(name) : .keyPath(KeyPathValue(components: [.property(name)]))
  }

  func dynamicMember(_ name: String, of value: Value, at place: SourcePlace) throws
    -> Value?
  {
    guard let index = dynamicIndex(name, of: value) else { return nil }
    return try element(of: value, [index], ["dynamicMember"], at: place)
  }
}
