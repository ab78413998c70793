/// The members of the standard library's types that views use every day, as tables: a new member is
/// one more entry.
enum StandardLibrary {
  typealias Method =
    @Sendable (Interpreter, inout Value, [CallArgument], SourcePlace) throws -> Value
  typealias Property = @Sendable (Value) -> Value

  /// Methods that change the value on which they are called.
  static let mutating: Set<String> = [
    "append", "insert", "remove", "removeAll", "removeFirst", "removeLast", "popLast", "sort",
    "reverse", "shuffle", "swapAt", "move", "toggle", "removeValue", "updateValue", "merge",
    "formUnion", "subtract", "formIntersection", "negate", "removeSubrange",
  ]

  static func methods(of value: Value) -> [String: Method] {
    switch value {
    case .array, .set, .range: sequenceMethods
    case .dictionary: dictionaryMethods
    case .string: stringMethods
    case .integer, .double: numberMethods
    case .boolean: ["toggle": toggle]
    case .optional: optionalMethods
    default: [:]
    }
  }

  static func properties(of value: Value) -> [String: Property] {
    switch value {
    case .array, .set, .range: sequenceProperties
    case .dictionary: dictionaryProperties
    case .string: stringProperties
    case .integer, .double: numberProperties
    case .boolean: ["description": { .string($0.text) }]
    default: [:]
    }
  }

  private static let toggle: Method = { _, value, _, _ in
    if case .boolean(let flag) = value { value = .boolean(!flag) }
    return .void
  }

  private static let optionalMethods: [String: Method] = [
    "map": { interpreter, value, arguments, place in
      guard case .optional(let wrapped?) = value else { return .optional(nil) }
      return .optional(try interpreter.callFirst(arguments, [wrapped], at: place))
    },
    "flatMap": { interpreter, value, arguments, place in
      guard case .optional(let wrapped?) = value else { return .optional(nil) }
      return try interpreter.callFirst(arguments, [wrapped], at: place)
    },
  ]

  // MARK: Numbers

  private static let numberProperties: [String: Property] = [
    "description": { .string($0.text) },
    "magnitude": {
      switch $0 {
      case .integer(let number): .integer(abs(number))
      case .double(let number): .double(abs(number))
      default: $0
      }
    },
    "isNaN": {
      if case .double(let number) = $0 { .boolean(number.isNaN) } else { .boolean(false) }
    },
  ]

  private static let numberMethods: [String: Method] = [
    "rounded": { _, value, arguments, _ in
      guard case .double(let number) = value else { return value }
      guard case .opaque(let rule)? = arguments.first?.value else {
        return .double(number.rounded())
      }
      switch rule.name {
      case ".up": return .double(number.rounded(.up))
      case ".down": return .double(number.rounded(.down))
      case ".towardZero": return .double(number.rounded(.towardZero))
      case ".toNearestOrEven": return .double(number.rounded(.toNearestOrEven))
      default: return .double(number.rounded())
      }
    },
    "isMultiple": { _, value, arguments, _ in
      guard case .integer(let number) = value, case .integer(let other)? = arguments.first?.value,
        other != 0
      else { return .boolean(false) }
      return .boolean(number.isMultiple(of: other))
    },
    "negate": { _, value, _, _ in
      switch value {
      case .integer(let number): value = .integer(-number)
      case .double(let number): value = .double(-number)
      default: break
      }
      return .void
    },
    "formatted": { _, value, _, _ in .string(value.text) },
  ]

  // MARK: Dictionaries

  private static let dictionaryProperties: [String: Property] = [
    "count": { if case .dictionary(let value) = $0 { .integer(value.count) } else { .integer(0) } },
    "isEmpty": {
      if case .dictionary(let value) = $0 { .boolean(value.count == 0) } else { .boolean(true) }
    },
    "keys": { if case .dictionary(let value) = $0 { .array(value.keys) } else { .array([]) } },
    "values": { if case .dictionary(let value) = $0 { .array(value.values) } else { .array([]) } },
  ]

  private static let dictionaryMethods: [String: Method] = [
    "removeValue": { _, value, arguments, _ in
      guard case .dictionary(var dictionary) = value, let key = arguments.first?.value else {
        return .void
      }
      let old = dictionary[key: key]
      dictionary[key: key] = nil
      value = .dictionary(dictionary)
      return .optional(old)
    },
    "updateValue": { _, value, arguments, _ in
      guard case .dictionary(var dictionary) = value, arguments.count == 2 else { return .void }
      let old = dictionary[key: arguments[1].value]
      dictionary[key: arguments[1].value] = arguments[0].value
      value = .dictionary(dictionary)
      return .optional(old)
    },
    "removeAll": { _, value, _, _ in
      value = .dictionary(DictionaryValue())
      return .void
    },
    "mapValues": { interpreter, value, arguments, place in
      guard case .dictionary(let dictionary) = value else { return .void }
      var result = DictionaryValue()
      for (key, element) in zip(dictionary.keys, dictionary.values) {
        result[key: key] = try interpreter.callFirst(arguments, [element], at: place)
      }
      return .dictionary(result)
    },
    "filter": { interpreter, value, arguments, place in
      guard case .dictionary(let dictionary) = value else { return .void }
      var result = DictionaryValue()
      for (key, element) in zip(dictionary.keys, dictionary.values)
      where try interpreter.test(arguments, [StandardLibrary.pair(key, element)], at: place) {
        result[key: key] = element
      }
      return .dictionary(result)
    },
    "map": sequence("map"), "sorted": sequence("sorted"), "forEach": sequence("forEach"),
    "compactMap": sequence("compactMap"), "first": sequence("first"), "reduce": sequence("reduce"),
    "contains": sequence("contains"), "allSatisfy": sequence("allSatisfy"),
  ]

  static func pair(_ key: Value, _ value: Value) -> Value {
    .tuple([TupleElement(label: "key", value: key), TupleElement(label: "value", value: value)])
  }

  /// A sequence method on the pairs of a dictionary, on the characters of a string.
  static func sequence(_ name: String) -> Method {
    { interpreter, value, arguments, place in
      var elements = Value.array(try interpreter.elements(of: value, at: place))
      return try sequenceMethods[name]?(interpreter, &elements, arguments, place) ?? .void
    }
  }
}

extension Interpreter {
  func isStandardMethod(_ name: String, of value: Value) -> Bool {
    StandardLibrary.methods(of: value)[name] != nil
  }

  func standardProperty(_ name: String, of value: Value, at place: SourcePlace) throws -> Value? {
    if case .enumeration(let enumeration) = value, name == "rawValue",
      let found = enumeration.type.cases.first(where: { $0.name == enumeration.name })
    {
      return try rawValue(of: found, in: enumeration.type)
    }
    if name == "hashValue" { return .integer(value.hashValue) }
    return StandardLibrary.properties(of: value)[name]?(value)
  }

  func standardCall(
    _ name: String, on value: inout Value, _ arguments: [CallArgument], at place: SourcePlace
  ) throws -> Value? {
    try StandardLibrary.methods(of: value)[name]?(self, &value, arguments, place)
  }

  /// Calls a standard method on the value of an expression, in place if it changes the value.
  func standardCall(
    _ name: String, on value: Value, target: Expression, _ arguments: [Argument], in scope: Scope,
    at place: SourcePlace
  ) throws -> Value {
    let element = try elementType(of: value, target: target, in: scope)
    let evaluated = try arguments.map { argument -> CallArgument in
      let parameter = Parameter(label: argument.label, name: "_", type: nil)
      if case .closure = argument.value.kind {
        return CallArgument(
          label: argument.label, value: try self.value(for: parameter, [argument], scope, scope))
      }
      // `append(contentsOf: [.init(…)])` takes a sequence of the element type.
      let type = argument.label == "contentsOf" ? element.map { .array($0) } : element
      let isIndex = ["at", "offsetBy", "fromOffsets", "toOffset", "by", "atOffsets"].contains(
        argument.label)
      return CallArgument(
        label: argument.label,
        value: try evaluate(argument.value, in: scope, expecting: isIndex ? nil : type))
    }
    guard StandardLibrary.mutating.contains(name) else {
      var copy = value
      return try standardCall(name, on: &copy, evaluated, at: place) ?? .void
    }
    var result = Value.void
    try modify(target, in: scope) { current in
      result = try self.standardCall(name, on: &current, evaluated, at: place) ?? .void
    }
    return result
  }

  private func elementType(of value: Value, target: Expression, in scope: Scope) throws
    -> TypeReference?
  {
    switch value {
    case .array(let values), .set(let values):
      if let first = values.first { return typeReference(of: first) }
      return try expectedTypeOfTarget(target, in: scope)?.element
    default: return nil
    }
  }

  /// Calls the first argument that is a function, or applies a key path in its place.
  func callFirst(_ arguments: [CallArgument], _ values: [Value], at place: SourcePlace) throws
    -> Value
  {
    for argument in arguments {
      switch argument.value {
      case .function(let function):
        return try call(function, values.map { CallArgument(label: nil, value: $0) }, at: place)
      case .keyPath(let path):
        return try path.components.reduce(values.first ?? .void) {
          try follow($1, from: $0, at: place)
        }
      case .type(let type):
        let arguments = values.map { literal($0) }
        return try construct(named: type, arguments, in: globals, at: place)
      default: continue
      }
    }
    return .void
  }

  private func literal(_ value: Value) -> Argument {
    let expression: Expression.Kind =
      switch value {
      case .integer(let number): .integer(number)
      case .double(let number): .float(number)
      case .string(let text): .string([.text(text)])
      default: .nothing
      }
    return Argument(label: nil, value: Expression(expression, at: .nowhere))
  }

  func test(_ arguments: [CallArgument], _ values: [Value], at place: SourcePlace) throws -> Bool {
    try boolean(callFirst(arguments, values, at: place), at: place)
  }

  // MARK: Elements

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

  private func ownSubscript(of type: TypeInfo, _ labels: [String?], count: Int)
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
