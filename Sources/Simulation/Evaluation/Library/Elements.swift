/// Subscripts, and the elements of what `for … in` takes.
extension Interpreter {
  /// The elements of anything that `for … in` takes.
  func elements(of value: Value, at place: SourcePlace) throws -> [Value] {
    switch value {
    case .array(let values), .set(let values): return values
    case .range(let range):
      guard let integers = range.integers else { return [] }
      try checkSize(integers.count, at: place)
      return integers.map { .integer($0) }
    case .dictionary(let value): return zip(value.keys, value.values).map(StandardLibrary.pair)
    case .string(let text): return text.map { .string(String($0)) }
    case .optional(let wrapped?): return try elements(of: wrapped, at: place)
    case .binding(let binding):
      let count = try elements(of: read(binding, at: place), at: place).count
      return (0..<count).map {
        .binding(
          BindingValue(location: binding.location, path: binding.path + [.element([.integer($0)])]))
      }
    default:
      if case .opaque(let opaque) = value {
        observer?.assumed("\(opaque.text) is taken for empty", at: place)
      }
      return []
    }
  }

  func element(
    _ base: Expression, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    let value = try evaluate(base, in: scope)
    if case .type(let type) = value {
      // `[Song]()` is read elsewhere; `Array<Song>` here is a type again.
      return .type(type)
    }
    let keyType: TypeReference? =
      if case .dictionary(let dictionary) = value {
        dictionary.keys.first.flatMap(typeReference)
      } else { nil }
    let indices = try arguments.map { try evaluate($0.value, in: scope, expecting: keyType) }
    return try element(of: value, indices, arguments.map(\.label), at: place)
  }

  func element(
    of value: Value, _ indices: [Value], _ labels: [String?] = [], at place: SourcePlace
  ) throws -> Value {
    for type in declaredType(of: value).map({ [$0] }) ?? extensionTypes(of: value) {
      if let own = ownSubscript(of: type, labels, count: indices.count) {
        let scope = Scope(selfVariable: Variable(value), selfType: type, result: own.getter.result)
        for (parameter, index) in zip(own.getter.parameters, indices) {
          scope.declare(parameter.name, Variable(index, type: parameter.type))
        }
        return try nested(at: place) { try self.value(of: own.getter.body ?? [], in: scope) }
      }
    }
    switch (value, indices.first) {
    case (.array(let values), .integer(let index)?):
      guard values.indices.contains(index) else { throw trap("Index out of range", at: place) }
      return values[index]
    case (.array(let values), .range(let range)?):
      let lower = range.lower.flatMap(number).map { Int($0) } ?? 0
      let upper =
        range.upper.flatMap(number).map { Int($0) + (range.isClosed ? 1 : 0) } ?? values.count
      guard lower >= 0, upper <= values.count, lower <= upper else {
        throw trap("Array index is out of range", at: place)
      }
      return .array(Array(values[lower..<upper]))
    case (.dictionary(let dictionary), let key?):
      if indices.count == 2 { return dictionary[key: key] ?? indices[1] }
      return .optional(dictionary[key: key])
    case (.binding(let binding), _?):
      return .binding(
        BindingValue(location: binding.location, path: binding.path + [.element(indices)]))
    case (.optional(let wrapped?), _): return try element(of: wrapped, indices, labels, at: place)
    case (_, .keyPath(let path)?):
      return try path.components.reduce(value) { try follow($1, from: $0, at: place) }
    default:
      return .opaque(
        OpaqueValue(
          name: "subscript", arguments: indices.map { TupleElement(value: $0) }, base: value,
          place: place))
    }
  }

  func ownSubscript(of type: TypeInfo, _ labels: [String?], count: Int)
    -> SubscriptDeclaration?
  {
    program.lookupOrder(type).lazy.flatMap(\.subscripts).first { own in
      own.getter.body != nil && own.getter.parameters.count == count
        && (labels.isEmpty || own.getter.parameters.map(\.label) == labels)
    }
  }

  func setElement(
    of value: inout Value, _ indices: [Value], _ labels: [String?], to element: Value,
    at place: SourcePlace
  ) throws {
    if let type = declaredType(of: value),
      let own = ownSubscript(of: type, labels, count: indices.count), let setter = own.setter
    {
      let variable = Variable(value, isMutable: true)
      let scope = Scope(selfVariable: variable, selfType: type, result: nil)
      for (parameter, index) in zip(own.getter.parameters, indices) {
        scope.declare(parameter.name, Variable(index, type: parameter.type))
      }
      scope.declare(setter.parameter, Variable(element))
      _ = try nested(at: place) { try run(setter.body, in: scope) }
      value = variable.value ?? value
      return
    }
    switch (value, indices.first) {
    case (.array(var values), .integer(let index)?):
      guard values.indices.contains(index) else { throw trap("Index out of range", at: place) }
      value = .void
      values[index] = element
      value = .array(values)
    case (.dictionary(var dictionary), let key?):
      if indices.count == 2 {
        dictionary[key: key] = element
      } else if case .optional(let wrapped) = element {
        dictionary[key: key] = wrapped
      } else {
        dictionary[key: key] = element
      }
      value = .dictionary(dictionary)
    case (.binding(let binding), _):
      try write(
        element,
        through: BindingValue(location: binding.location, path: binding.path + [.element(indices)]),
        at: place)
    case (.optional(let wrapped?), _):
      var inner = wrapped
      try setElement(of: &inner, indices, labels, to: element, at: place)
      value = .optional(inner)
    default: return
    }
  }
}
