/// Types of the program that literals can stand for: `ExpressibleByStringLiteral` and its relatives,
/// and sets of options.
extension Evaluator {
  /// A literal as a value of the type that the context wants; nil if the type takes no such literal.
  func literal(_ value: Value, of type: TypeReference, in scope: Scope) -> Value? {
    guard !Self.basicTypes.contains(type.name), let info = program.type(type, in: scope.selfType),
      !info.isFramework, info.kind == .structure || info.kind == .enumeration
    else { return nil }
    if case .array(let elements) = value, program.conforms(info, to: "OptionSet") {
      return options(elements, of: info, type, in: scope)
    }
    for label in Self.literalLabels(of: value) {
      for function in info.initializers where function.parameters.first?.label == label {
        if let made = try? construct(info, with: value, by: function) { return made }
      }
    }
    return nil
  }

  private static func literalLabels(of value: Value) -> [String] {
    switch value {
    case .string: ["stringLiteral"]
    case .integer: ["integerLiteral", "floatLiteral"]
    case .double: ["floatLiteral"]
    case .boolean: ["booleanLiteral"]
    case .array: ["arrayLiteral"]
    case .dictionary: ["dictionaryLiteral"]
    default: []
    }
  }

  private func construct(
    _ info: TypeInfo, with value: Value, by function: FunctionDeclaration
  ) throws -> Value? {
    guard let parameter = function.parameters.first else { return nil }
    let start =
      info.kind == .structure
      ? Value.structure(
        StructureValue(
          type: info, fields: try info.stored.map { try initialField($0, of: info) })) : .void
    let variable = Variable(start, isMutable: true)
    let scope = Scope(selfVariable: variable, selfType: info, result: nil)
    var given = coerce(value, to: parameter.type, in: scope)
    if parameter.isVariadic, case .array(let elements) = value {
      given = .array(elements.map { coerce($0, to: parameter.type, in: scope) })
    }
    if parameter.isVariadic, case .dictionary(let pairs) = value {
      given = .array(
        zip(pairs.keys, pairs.values).map { key, element in
          coerce(
            .tuple([TupleElement(value: key), TupleElement(value: element)]), to: parameter.type,
            in: scope)
        })
    }
    scope.declare(parameter.name, Variable(given, type: parameter.type))
    initializing.append(info)
    defer { initializing.removeLast() }
    _ = try run(function, in: scope)
    return variable.value
  }

  /// `[.bold, .italic]`: the union of the options.
  private func options(
    _ elements: [Value], of info: TypeInfo, _ type: TypeReference, in scope: Scope
  ) -> Value? {
    guard let index = info.storedIndex["rawValue"] else { return nil }
    var raw = 0
    for element in elements {
      guard case .structure(let option) = coerce(element, to: type, in: scope),
        option.type === info, case .integer(let bits) = option.fields[index]
      else { return nil }
      raw |= bits
    }
    var fields = [Value](repeating: .void, count: info.stored.count)
    fields[index] = .integer(raw)
    return .structure(StructureValue(type: info, fields: fields))
  }
}
