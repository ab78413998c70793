/// Writing: to variables, properties, elements, and through whatever lies between.
extension Interpreter {
  /// `target = value`, `target += value`.
  func assign(
    _ target: Expression, _ operatorName: String?, _ value: Expression, in scope: Scope,
    at place: SourcePlace
  ) throws {
    if let operatorName {
      // The value is a literal of the target's type, where it is one.
      let expected =
        value.numbers == nil ? nil : try expectedTypeOfTarget(target, in: scope)
      let right = try evaluate(
        value, as: expected?.isNumber == true ? expected : nil, in: scope)
      try modify(target, in: scope) { current in
        if let own = self.ownOperator(operatorName + "=", [current, right]) {
          current = try self.assigned(by: own, current, right, at: place)
        } else {
          current = try self.apply(operatorName, current, right, at: place)
        }
      }
      return
    }
    let expected = try expectedTypeOfTarget(target, in: scope)
    var new = try evaluate(value, as: expected, in: scope)
    // Where a dictionary holds optionals, an optional is an entry, and only `nil` itself removes one.
    if case .element(let base, _) = target.kind, !value.isNothing, case .optional = new,
      try expectedTypeOfTarget(base, in: scope)?.heldOptional == true
    {
      new = .optional(new)
    }
    try assign(target, expected, new, in: scope, at: place)
  }

  /// `+=` as the program declares it: a function that changes its first parameter.
  private func assigned(
    by own: (function: FunctionDeclaration, type: TypeInfo?), _ left: Value, _ right: Value,
    at place: SourcePlace
  ) throws -> Value {
    let scope = Scope(selfVariable: nil, selfType: own.type, result: nil)
    let target = Variable(left, type: own.function.parameters[0].type, isMutable: true)
    scope.declare(own.function.parameters[0].name, target)
    scope.declare(own.function.parameters[1].name, Variable(right))
    _ = try nested(at: place) { try run(own.function, in: scope) }
    return target.value ?? left
  }

  /// Sets a variable, through its setter or past its observers if it has any.
  private func set(
    _ variable: Variable, to value: Value, in scope: Scope, at place: SourcePlace
  ) throws {
    let value = coerce(value, to: variable.type, in: scope)
    guard let accessors = variable.accessors else {
      variable.value =
        variable.isWeak ? WeakReference(to: value).map { .native($0) } ?? value : value
      return
    }
    func run(_ accessor: VariableAccessors.Accessor?, with other: Value) throws {
      guard let accessor else { return }
      let inner = Scope(inside: scope)
      inner.declare(accessor.parameter, Variable(other))
      _ = try nested(at: place) { try self.run(accessor.body, in: inner) }
    }
    if accessors.isComputed { return try run(accessors.setter, with: value) }
    let old = variable.value ?? .void
    // What an observer sets calls it not again.
    variable.accessors = nil
    defer { variable.accessors = accessors }
    try run(accessors.willSet, with: value)
    variable.value = value
    try run(accessors.didSet, with: old)
  }

  /// The type of what is assigned to, so that `.done` and `nil` find their meaning.
  func expectedTypeOfTarget(_ target: Expression, in scope: Scope) throws -> TypeReference? {
    switch target.kind {
    case .name("self"):
      return scope.selfType.map { TypeReference($0.name) }
    case .name(let name):
      if let variable = scope.variable(name) {
        return variable.type ?? variable.value.flatMap(typeReference)
      }
      return scope.selfType.flatMap { declaredPropertyType(name, of: $0) }
        ?? (try? evaluate(target, in: scope)).flatMap(typeReference)
    case .member(let base, let name):
      if case .name("self") = base.kind, let type = scope.selfType,
        let declared = declaredPropertyType(name, of: type)
      {
        return declared
      }
      guard let owner = try? evaluate(base, in: scope) else { return nil }
      if let type = declaredType(of: owner), let declared = declaredPropertyType(name, of: type) {
        return declared
      }
      return (try? member(name, of: owner, in: scope, at: target.place)).flatMap(typeReference)
    case .element:
      guard let current = try? evaluate(target, in: scope) else { return nil }
      return typeReference(of: current)
    default: return nil
    }
  }

  private func declaredPropertyType(_ name: String, of type: TypeInfo) -> TypeReference? {
    if let index = type.storedIndex[name] {
      let property = type.stored[index]
      return property.type ?? property.initial.flatMap(\.literalType)
    }
    if name.hasPrefix("_"), let index = type.storedIndex[String(name.dropFirst())] {
      return wrapperType(of: type.stored[index])
    }
    return computedProperty(name, of: type)?.property.type
  }

  /// What `_n` is: `State<Int>` for `@State var n: Int`.
  private func wrapperType(of property: PropertyDeclaration) -> TypeReference? {
    if let kind = wrapperKind(of: property) {
      return TypeReference(kind.rawValue, property.type.map { [$0] } ?? [])
    }
    return customWrapper(of: property).map { TypeReference($0.name) }
  }

  func assign(
    _ target: Expression, _ type: TypeReference?, _ value: Value, in scope: Scope,
    at place: SourcePlace
  ) throws {
    switch target.kind {
    case .name("_"): return
    case .name(let name):
      if let variable = scope.variable(name)
        ?? globals.variable(name).flatMap({
          scope.selfType.map { self.hasProperty(name, $0) } == true ? nil : $0
        })
      {
        if let binding = variable.binding { return try write(value, through: binding, at: place) }
        return try set(variable, to: value, in: scope, at: place)
      }
      if name == "self", let variable = scope.selfVariable {
        variable.value = value
        return
      }
      guard let variable = scope.selfVariable, var owner = variable.value else {
        if let type = scope.selfType { try setStatic(name, of: type, to: value, at: place) }
        return
      }
      if case .object(let object) = owner { return try set(name, of: object, to: value, at: place) }
      variable.value = nil
      defer { variable.value = owner }
      try set(name, of: &owner, to: value, at: place)
    case .member(let base, let name):
      if case .name("self") = base.kind {
        return try assign(
          Expression(.name(name), at: target.place), shadowing: true, value, in: scope, at: place)
      }
      try setMember(base, name, value, in: scope, at: place)
    case .element(let base, let arguments):
      let owner = try evaluate(base, in: scope)
      let indices = try self.indices(arguments, of: owner, in: scope)
      let labels = arguments.map(\.label)
      try modify(base, in: scope) { current in
        try self.setElement(of: &current, indices, labels, to: value, at: place)
      }
    case .tuple(let elements):
      guard case .tuple(let values) = value else { return }
      for (element, value) in zip(elements, values) {
        try assign(element.value, nil, value.value, in: scope, at: place)
      }
    case .chain(let inner):
      do { try assign(inner, type, value, in: scope, at: place) } catch Interruption.leaveChain {}
    case .unwrapOrLeave(let base), .force(let base):
      try assign(base, type, .optional(value), in: scope, at: place)
    default: return
    }
  }

  /// `self.name = value`: a parameter of the same name does not count.
  private func assign(
    _ target: Expression, shadowing: Bool, _ value: Value, in scope: Scope, at place: SourcePlace
  ) throws {
    let bare = Scope(selfVariable: scope.selfVariable, selfType: scope.selfType, result: nil)
    try assign(target, nil, value, in: bare, at: place)
  }

  private func isMember(_ name: String, of value: Value, _ type: TypeInfo?) -> Bool {
    guard case .binding = value else { return true }
    return type.map { isOwnMember(name, ofBinding: $0) } ?? false
  }

  private func hasProperty(_ name: String, _ type: TypeInfo) -> Bool {
    type.storedIndex[name] != nil || computedProperty(name, of: type) != nil
  }

  private func setMember(
    _ base: Expression, _ name: String, _ value: Value, in scope: Scope, at place: SourcePlace
  ) throws {
    if case .name("super") = base.kind {
      return try set(super: name, to: value, in: scope, at: place)
    }
    let owner = try evaluate(base, in: scope)
    if var instance = try sharedInstance(owner, of: base, in: scope) {
      return try set(name, of: &instance, to: value, at: place)
    }
    switch owner {
    case .object(let object): try set(name, of: object, to: value, at: place)
    case .native(let object as any ChangeableObject):
      if try !object.set(name, to: value, in: self, at: place) {
        observer?.assumed(".\(name) is set on something that has no such property", at: place)
      }
    case .native(let object as any LibraryObject) where object.isReference:
      var shared = owner
      try set(name, of: &shared, to: value, at: place)
    case .binding(let binding) where name == "wrappedValue":
      try write(value, through: binding, at: place)
    case .type(let type):
      guard let info = program.type(named: type.name, in: scope.selfType) else {
        return statics["\(type.name).\(name)"] = Variable(value, isMutable: true)
      }
      try setStatic(name, of: info, to: value, at: place)
    default:
      try modify(base, in: scope) { current in
        try self.set(name, of: &current, to: value, at: place)
      }
    }
  }

  // MARK: Changing in place

  /// Lets a closure change the value at the place that an expression names.
  func modify(_ target: Expression, in scope: Scope, _ change: (inout Value) throws -> Void) throws
  {
    let place = target.place
    switch target.kind {
    case .name(let name): try modify(named: name, in: scope, at: place, change)
    case .member(let base, let name):
      if case .name("self") = base.kind {
        let bare = Scope(selfVariable: scope.selfVariable, selfType: scope.selfType, result: nil)
        return try modify(named: name, in: bare, at: place, change)
      }
      if case .name("super") = base.kind {
        var value = try evaluate(target, in: scope)
        try change(&value)
        return try set(super: name, to: value, in: scope, at: place)
      }
      let owner = try evaluate(base, in: scope)
      if var instance = try sharedInstance(owner, of: base, in: scope) {
        var value = try member(name, of: instance, in: scope, at: place)
        try change(&value)
        return try set(name, of: &instance, to: value, at: place)
      }
      switch owner {
      case .object(let object): try modify(name, of: object, at: place, change)
      case .binding(let binding) where name == "wrappedValue":
        var value = try read(binding, at: place)
        try change(&value)
        try write(value, through: binding, at: place)
      case .type:
        var value = try member(name, of: owner, in: scope, at: place)
        try change(&value)
        try setMember(base, name, value, in: scope, at: place)
      default:
        try modify(base, in: scope) { current in
          try self.modify(name, of: &current, at: place, change)
        }
      }
    case .element(let base, let arguments):
      let indices = try self.indices(
        arguments, of: arguments.isPlain ? nil : evaluate(base, in: scope), in: scope)
      let labels = arguments.map(\.label)
      try modify(base, in: scope) { current in
        var element = try self.element(of: current, indices, labels, at: place)
        try change(&element)
        try self.setElement(of: &current, indices, labels, to: element, at: place)
      }
    case .chain(let inner):
      do { try modify(inner, in: scope, change) } catch Interruption.leaveChain {}
    case .unwrapOrLeave(let base), .force(let base):
      let isForced = if case .force = target.kind { true } else { false }
      try modify(base, in: scope) { current in
        guard case .optional(let wrapped) = current else { return try change(&current) }
        guard var value = wrapped else {
          throw isForced
            ? self.trap("Unexpectedly found nil while unwrapping an Optional value", at: place)
            : Interruption.leaveChain
        }
        try change(&value)
        current = .optional(value)
      }
    default:
      var value = try evaluate(target, in: scope)
      try change(&value)
    }
  }

  private func modify(
    named name: String, in scope: Scope, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    if let binding = scope.variable(name)?.binding {
      var value = try read(binding, at: place)
      try change(&value)
      return try write(value, through: binding, at: place)
    }
    if let variable = scope.variable(name), variable.accessors != nil || variable.isWeak {
      var value = try self.value(named: name, in: scope, expecting: nil, at: place)
      try change(&value)
      return try set(variable, to: value, in: scope, at: place)
    }
    if let variable = scope.variable(name), var value = variable.value {
      variable.value = nil
      defer { variable.value = value }
      return try change(&value)
    }
    if name == "self", let variable = scope.selfVariable, var value = variable.value {
      defer { variable.value = value }
      return try change(&value)
    }
    if let variable = scope.selfVariable, var owner = variable.value,
      let type = declaredType(of: owner), hasProperty(name, type) || name.hasPrefix("_")
    {
      if case .object(let object) = owner { return try modify(name, of: object, at: place, change) }
      defer { variable.value = owner }
      return try modify(name, of: &owner, at: place, change)
    }
    // In an extension of `Binding` or of a type of the library, `wrappedValue` is a member of self.
    if let variable = scope.selfVariable, var owner = variable.value,
      declaredType(of: owner) == nil, isMember(name, of: owner, scope.selfType),
      try property(name, of: owner, at: place) != nil
    {
      defer { variable.value = owner }
      return try modify(name, of: &owner, at: place, change)
    }
    if let variable = globals.variable(name), variable.accessors != nil {
      var value = try self.value(named: name, in: globals, expecting: nil, at: place)
      try change(&value)
      return try set(variable, to: value, in: globals, at: place)
    }
    if let variable = globals.variable(name) {
      var value = try self.value(named: name, in: globals, expecting: nil, at: place)
      defer { variable.value = value }
      return try change(&value)
    }
    if let type = scope.selfType, let current = try staticMember(name, of: type, at: place) {
      var value = current
      try change(&value)
      return try setStatic(name, of: type, to: value, at: place)
    }
    var value = try self.value(named: name, in: scope, expecting: nil, at: place)
    try change(&value)
  }

  /// The values of indices; a key of a dictionary may be an implicit member or a literal of its type.
  func indices(_ arguments: [Argument], of owner: Value?, in scope: Scope) throws -> [Value] {
    var keyType: TypeReference?
    if case .dictionary(let dictionary)? = owner {
      keyType = dictionary.keys.first.flatMap(typeReference)
    }
    return try arguments.enumerated().map { index, argument in
      try evaluate(argument.value, in: scope, expecting: index == 0 ? keyType : nil)
    }
  }
}

extension Expression {
  /// The type of a literal by itself.
  fileprivate var literalType: TypeReference? {
    switch kind {
    case .integer: TypeReference("Int")
    case .float: TypeReference("Double")
    case .boolean: TypeReference("Bool")
    case .string: TypeReference("String")
    default: nil
    }
  }
}

extension TypeReference {
  /// Whether it is a dictionary of optionals.
  fileprivate var heldOptional: Bool {
    name == "Dictionary" && arguments.count == 2 && arguments[1].wrapped != nil
  }
}

extension [Argument] {
  /// Whether no index needs to know of what it is an index.
  fileprivate var isPlain: Bool {
    allSatisfy {
      switch $0.value.kind {
      case .name, .integer, .string: true
      default: false
      }
    }
  }
}
