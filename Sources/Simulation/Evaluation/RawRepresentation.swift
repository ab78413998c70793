/// What is kept by a raw value of its own without being an enum: `struct Filter: RawRepresentable`, an
/// option set, `extension Array: RawRepresentable`.
extension Evaluator {
  /// Nil for everything else.
  func ownRawValue(of value: Value) throws -> Value? {
    guard rawRepresentedType(of: value) != nil else { return nil }
    return try member("rawValue", of: value, in: globals, at: .nowhere)
  }

  /// A value of the same type as another one; nil where its initialiser makes none of it.
  func value(ofRaw raw: Value, like example: Value) throws -> Value? {
    guard let type = rawRepresentedType(of: example) else { return nil }
    let scope = Scope(selfVariable: nil, selfType: nil, result: nil)
    scope.declare(Self.label, Variable(raw))
    let argument = Argument(label: Self.label, value: Expression(.name(Self.label), at: .nowhere))
    let made = unwrapped(try construct(named: type, [argument], in: scope, at: .nowhere))
    return typeReference(of: made)?.name == type.name ? made : nil
  }

  private static let label = "rawValue"

  private func rawRepresentedType(of value: Value) -> TypeReference? {
    if case .enumeration = value { return nil }
    guard let type = typeReference(of: value), let info = program.type(type),
      hasProperty(Self.label, info)
    else { return nil }
    return type
  }
}
