/// Subscripts, and the elements of what `for … in` takes.
extension Evaluator {
  /// The elements of anything that `for … in` takes.
  func elements(of value: Value, at place: SourcePlace) throws -> [Value] {
    switch value {
    case .array(let values), .set(let values): return values
    case .slice(let slice): return slice.elements
    case .range(let range):
      guard range.upper != nil, let integers = range.integers else {
        return try fixedIntegers(range, at: place)
      }
      try checkSize(Int(clamping: integers.size), at: place)
      return integers.map { .integer($0) }
    case .dictionary(let value): return zip(value.keys, value.values).map(StandardLibrary.pair)
    case .string(let text): return text.map { .string(String($0)) }
    case .optional(let wrapped?): return try elements(of: wrapped, at: place)
    case .binding(let binding):
      let count = try elements(of: read(binding, at: place), at: place).count
      return (0..<count).map {
        .binding(
          binding.part(.element([.integer($0)])))
      }
    default:
      if let next = try ownIterator(of: value, at: place) {
        var values: [Value] = []
        while let element = try next() {
          values.append(element)
          try checkSize(values.count, at: place)
        }
        return values
      }
      if case .native(let object) = value, let sequence = object as? IteratorValue {
        var values: [Value] = []
        while let element = try sequence.next(in: self) {
          values.append(element)
          try checkSize(values.count, at: place)
        }
        return values
      }
      if case .opaque(let opaque) = value {
        assume(.truth(opaque.text, takenFor: "empty"), at: place)
      }
      return []
    }
  }

  /// A counted range of integers of another width.
  private func fixedIntegers(_ range: RangeValue, at place: SourcePlace) throws -> [Value] {
    guard let lower = FixedInteger.number(range.lower), let upper = FixedInteger.number(range.upper)
    else {
      if let lower = FixedInteger.number(range.lower), range.upper == nil {
        throw Interruption.limit("a loop from \(lower) has no end", place)
      }
      return []
    }
    var values: [Value] = []
    var next = FixedInteger.value(lower)
    while let number = FixedInteger.number(next), FixedInteger.isLess(number, upper) {
      values.append(next)
      try checkSize(values.count, at: place)
      next = try FixedInteger.compute("+", number, 1, self, at: place)
    }
    if range.isClosed { values.append(next) }
    return values
  }

  func element(
    _ base: Expression, _ arguments: [Argument], in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    let value = try evaluate(base, in: scope)
    if case .type(let type) = value {
      if let result = try staticElement(type, arguments, in: scope, at: place) { return result }
      // `[Song]()` is read elsewhere; `Array<Song>` here is a type again.
      return .type(type)
    }
    let indices = try self.indices(arguments, of: value, in: scope)
    return try element(of: value, indices, arguments.map(\.label), at: place)
  }

  func element(
    of value: Value, _ indices: [Value], _ labels: [String?] = [], at place: SourcePlace
  ) throws -> Value {
    // `$user[dynamicMember: path]` is what `$user.name` stands for.
    if labels.first == "dynamicMember", case .binding(let binding) = value,
      case .keyPath(let path)? = indices.first
    {
      return try part(of: binding, along: path, at: place)
    }
    for type in declaredType(of: value).map({ [$0] }) ?? extensionTypes(of: value) {
      if let own = ownSubscript(of: type, labels, indices) {
        let scope = Scope(selfVariable: Variable(value), selfType: type, result: own.getter.result)
        try declare(own, labels, indices, in: scope)
        return try nested(at: place) { try self.value(of: own.getter.body ?? [], in: scope) }
      }
    }
    if labels.first == "keyPath", case .keyPath(let path)? = indices.first {
      return try follow(path, from: value, at: place)
    }
    if case .native(let object as any SubscriptedObject) = value, let index = indices.first,
      let found = try object.element(index)
    {
      return found
    }
    if let found = try element(ofTransaction: value, indices.first, at: place) { return found }
    switch (value, indices.first) {
    case (.dictionary(let dictionary), let key?):
      if indices.count == 2 { return try get(dictionary, key) ?? indices[1] }
      return .optional(try get(dictionary, key))
    case (.binding(let binding), _?):
      return .binding(
        binding.part(.element(indices, labels)))
    case (.optional(let wrapped?), _): return try element(of: wrapped, indices, labels, at: place)
    case (_, .integer(let index)?):
      if let found = try element(of: value, number: index, at: place) { return found }
    case (_, .range(let range)?):
      if let part = try part(of: value, range, at: place) { return part }
    case (_, .keyPath(let path)?): return try follow(path, from: value, at: place)
    default: break
    }
    return .opaque(
      OpaqueValue(
        name: "subscript", arguments: indices.map { TupleElement(value: $0) }, base: value,
        place: place))
  }

  /// An element of a list, a text or a range; nil for other values.
  private func element(of value: Value, number index: Int, at place: SourcePlace) throws -> Value? {
    switch value {
    case .array(let values):
      guard values.indices.contains(index) else { throw trap("Index out of range", at: place) }
      return values[index]
    case .slice(let slice):
      guard let offset = slice.offset(of: index) else {
        throw trap("Index out of range", at: place)
      }
      return slice.elements[offset]
    case .string(let text):
      let characters = Array(text)
      guard characters.indices.contains(index) else {
        throw trap("String index is out of bounds", at: place)
      }
      return .string(String(characters[index]))
    case .range:
      guard try contains(value, .integer(index), at: place) else {
        throw trap("Index out of range", at: place)
      }
      return .integer(index)
    default: return nil
    }
  }

  /// Some elements of a list or a text; nil for other values.
  private func part(of value: Value, _ range: RangeValue, at place: SourcePlace) throws -> Value? {
    switch value {
    case .array, .slice:
      return StandardLibrary.part(
        value, try StandardLibrary.offsets(range, in: value, self, place))
    case .string(let text):
      let characters = Value.array(text.map { .string(String($0)) })
      let part = try StandardLibrary.offsets(range, in: characters, self, place)
      return .string(String(Array(text)[part]))
    default: return nil
    }
  }

  /// The program's own subscript that takes these indices.
  func ownSubscript(
    of type: TypeInfo, _ labels: [String?], _ indices: [Value], isStatic: Bool = false
  ) -> SubscriptDeclaration? {
    let written = labels.isEmpty ? indices.map { _ in nil } : labels
    let arguments = written.map { Argument(label: $0, value: Expression(.nothing, at: .nowhere)) }
    let candidates = program.lookupOrder(type).flatMap(\.subscripts).filter { own in
      own.getter.hasBody && own.getter.isStatic == isStatic
        && positions(of: arguments, in: own.getter.parameters) != nil
    }
    guard candidates.count > 1 else { return candidates.first }
    // Overloads are told apart by the types of the indices.
    let scope = Scope(selfVariable: nil, selfType: type, result: nil)
    return candidates.first { own in
      zip(own.getter.parameters, indices).allSatisfy { parameter, index in
        parameter.type.map {
          type.genericNames.contains($0.name) || isInstance(index, of: $0, in: scope)
        } ?? true
      }
    } ?? candidates.first
  }

  /// Declares the parameters of a subscript, those with defaults included.
  func declare(
    _ own: SubscriptDeclaration, _ labels: [String?], _ indices: [Value], in scope: Scope
  ) throws {
    let written = labels.isEmpty ? indices.map { _ in nil } : labels
    let arguments = written.map { Argument(label: $0, value: Expression(.nothing, at: .nowhere)) }
    let parameters = own.getter.parameters
    let positions = positions(of: arguments, in: parameters) ?? []
    for (parameter, found) in zip(parameters, positions) {
      let value: Value =
        if parameter.isVariadic {
          .array(found.map { indices[$0] })
        } else if let first = found.first {
          coerce(indices[first], to: parameter.type, in: scope)
        } else if let initial = parameter.defaultValue {
          try evaluate(initial, as: parameter.type, in: scope)
        } else { .void }
      scope.declare(parameter.name, Variable(value, type: parameter.type))
    }
  }

  /// Runs the setter of a subscript that the program declares.
  ///
  /// - Returns: Whether there is one.
  private func setOwnElement(
    of value: inout Value, _ indices: [Value], _ labels: [String?], to element: Value,
    at place: SourcePlace
  ) throws -> Bool {
    for type in declaredType(of: value).map({ [$0] }) ?? extensionTypes(of: value) {
      guard let own = ownSubscript(of: type, labels, indices), let setter = own.setter else {
        continue
      }
      let variable = Variable(value, isMutable: true)
      let scope = Scope(selfVariable: variable, selfType: type, result: nil)
      try declare(own, labels, indices, in: scope)
      scope.declare(
        setter.parameter, Variable(coerce(element, to: own.getter.result, in: scope)))
      _ = try nested(at: place) { try run(setter.body, in: scope) }
      value = variable.value ?? value
      return true
    }
    return false
  }

  func setElement(
    of value: inout Value, _ indices: [Value], _ labels: [String?], to element: Value,
    at place: SourcePlace
  ) throws {
    if try setOwnElement(of: &value, indices, labels, to: element, at: place) { return }
    if labels.first == "keyPath", case .keyPath(let path)? = indices.first {
      return try replace(&value, along: path.components[...], with: element, at: place)
    }
    if case .native(let object as any SubscriptedObject) = value, let index = indices.first,
      object.setElement(index, to: element)
    {
      return
    }
    if setElement(ofTransaction: &value, indices.first, to: element) { return }
    switch (value, indices.first) {
    case (.array(var values), .integer(let index)?):
      guard values.indices.contains(index) else { throw trap("Index out of range", at: place) }
      value = .void
      values[index] = element
      value = .array(values)
    case (.slice(var slice), .integer(let index)?):
      guard let offset = slice.offset(of: index) else {
        throw trap("Index out of range", at: place)
      }
      slice.elements[offset] = element
      value = .slice(slice)
    case (.array, .range(let range)?):
      value = try StandardLibrary.replacing(
        value, range, with: elements(of: element, at: place), self, place)
    case (.dictionary(var dictionary), let key?):
      if indices.count == 2 {
        try set(&dictionary, key, to: element)
      } else if case .optional(let wrapped) = element {
        try set(&dictionary, key, to: wrapped)
      } else {
        try set(&dictionary, key, to: element)
      }
      value = .dictionary(dictionary)
    case (.binding(let binding), _):
      try write(
        element,
        through: binding.part(.element(indices, labels)),
        at: place)
    case (.optional(let wrapped?), _):
      var inner = wrapped
      try setElement(of: &inner, indices, labels, to: element, at: place)
      value = .optional(inner)
    default: return
    }
  }
}
