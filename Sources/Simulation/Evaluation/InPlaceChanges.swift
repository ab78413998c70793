/// Changing values where they stand: what a mutating method, an `inout` argument and `+=` do.
extension Evaluator {
  /// Lets a closure change the value at the place that an expression names.
  ///
  /// - Parameter known: What the place holds, if it was read already: a getter runs once.
  func modify(
    _ target: Expression, known: Value? = nil, in scope: Scope,
    _ change: (inout Value) throws -> Void
  ) throws {
    let place = target.place
    switch target.kind {
    case .name(let name): try modify(named: name, known: known, in: scope, at: place, change)
    case .member(let base, let name):
      try modify(name, of: base, target, known: known, in: scope, change)
    case .element(let base, let arguments):
      let indices = try self.indices(
        arguments, of: arguments.isPlain ? nil : evaluate(base, in: scope), in: scope)
      let labels = arguments.map(\.label)
      if let type = typeNamed(by: base, in: scope),
        var element = try staticElement(type, indices, labels, in: scope, at: place)
      {
        try change(&element)
        _ = try setStaticElement(of: type, indices, labels, to: element, in: scope, at: place)
        return
      }
      try modify(holding: base, in: scope) { current in
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

  /// Changes a part of what stands at a place: of an object that is no change of the place, whose
  /// setter is not called.
  func modify(
    holding base: Expression, in scope: Scope, _ change: (inout Value) throws -> Void
  ) throws {
    do {
      try modify(base, in: scope) { current in
        try change(&current)
        if case .object = current { throw Interruption.changedObject }
      }
    } catch Interruption.changedObject {}
  }

  /// Changes a member where it stands.
  ///
  /// - Parameter target: The whole expression, `base.name`.
  private func modify(
    _ name: String, of base: Expression, _ target: Expression, known: Value?, in scope: Scope,
    _ change: (inout Value) throws -> Void
  ) throws {
    let place = target.place
    if case .name("self") = base.kind {
      let bare = Scope(selfVariable: scope.selfVariable, selfType: scope.selfType, result: nil)
      return try modify(named: name, known: known, in: bare, at: place, change)
    }
    if case .name("super") = base.kind {
      var value = try known ?? evaluate(target, in: scope)
      try change(&value)
      return try set(super: name, to: value, in: scope, at: place)
    }
    let owner = try evaluate(base, in: scope)
    if var instance = try sharedInstance(owner, of: base, in: scope) {
      var value = try known ?? member(name, of: instance, in: scope, at: place)
      try change(&value)
      return try set(name, of: &instance, to: value, at: place)
    }
    switch owner {
    case .object(let object): try modify(name, of: object, known: known, at: place, change)
    case .native(let object as any ChangeableObject)
    where (object as? any LibraryObject)?.isReference ?? true:
      var value = try known ?? member(name, of: owner, in: scope, at: place)
      try change(&value)
      var instance = owner
      try set(name, of: &instance, to: value, at: place)
    case .binding(let binding) where name == "wrappedValue":
      try modify(through: binding, known: known, at: place, change)
    case .wrapper(var wrapper) where try name == "wrappedValue" && connection(of: wrapper) != nil:
      var value = try known ?? read(wrapper, at: place)
      try change(&value)
      try set(&wrapper, to: value, at: place)
    case .binding:
      guard case .binding(let part) = try member(name, of: owner, in: scope, at: place) else {
        return
      }
      try modify(through: part, at: place, change)
    case .type:
      var value = try known ?? member(name, of: owner, in: scope, at: place)
      try change(&value)
      try setMember(base, name, value, in: scope, at: place)
    default:
      try modify(base, in: scope) { current in
        try self.modify(name, of: &current, known: known, at: place, change)
      }
    }
  }

  /// Changes what a binding leads to. Libraries let bindings do what their values do, too:
  /// `$group.items.append(…)`.
  private func modify(
    through binding: BindingValue, known: Value? = nil, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    var value = try known ?? read(binding, at: place)
    try change(&value)
    try write(value, through: binding, at: place)
  }

  /// Changes what a name means: a variable here, a member of `self`, one of the whole program.
  private func modify(
    named name: String, known: Value?, in scope: Scope, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    if let variable = scope.variable(name),
      try modify(variable, named: name, known: known, in: scope, at: place, change)
    {
      return
    }
    if let variable = scope.selfVariable,
      try modify(
        named: name, inSelf: variable, scope.selfType, known: known, at: place, change)
    {
      return
    }
    if let variable = globalVariable(name, at: place) {
      return try modify(global: variable, named: name, known: known, at: place, change)
    }
    if let type = scope.selfType, let current = try staticMember(name, of: type, at: place) {
      var value = current
      try change(&value)
      return try setStatic(name, of: type, to: value, at: place)
    }
    var value = try self.value(named: name, in: scope, expecting: nil, at: place)
    if case .binding(let binding) = value {
      return try modify(through: binding, at: place, change)
    }
    try change(&value)
  }

  /// - Returns: Whether the variable holds something that could be changed.
  private func modify(
    _ variable: Variable, named name: String, known: Value?, in scope: Scope,
    at place: SourcePlace, _ change: (inout Value) throws -> Void
  ) throws -> Bool {
    if let binding = variable.binding {
      try modify(through: binding, known: known, at: place, change)
      return true
    }
    if variable.accessors != nil || variable.isWeak {
      var value = try known ?? self.value(named: name, in: scope, expecting: nil, at: place)
      try change(&value)
      try set(variable, to: value, in: scope, at: place)
      return true
    }
    guard var value = variable.value else { return false }
    // Only one holds the value while it changes, so that it is not copied.
    variable.value = nil
    defer { variable.value = value }
    try change(&value)
    variable.doubt = questions.kept ?? variable.doubt
    return true
  }

  /// - Returns: Whether the name is `self` or a property of it.
  private func modify(
    named name: String, inSelf variable: Variable, _ selfType: TypeInfo?, known: Value?,
    at place: SourcePlace, _ change: (inout Value) throws -> Void
  ) throws -> Bool {
    guard var owner = variable.value else { return false }
    if name == "self" {
      defer { variable.value = owner }
      try change(&owner)
      return true
    }
    if let type = declaredType(of: owner),
      hasProperty(name, type) || name.hasPrefix("_") || isSettableProjection(name, of: type)
    {
      if case .object(let object) = owner {
        try modify(name, of: object, known: known, at: place, change)
        return true
      }
      defer { variable.value = owner }
      try modify(name, of: &owner, known: known, at: place, change)
      return true
    }
    // In an extension of `Binding` or of a type of the library, `wrappedValue` is a member of self.
    guard declaredType(of: owner) == nil, isMember(name, of: owner, selfType),
      try property(name, of: owner, at: place) != nil
    else { return false }
    defer { variable.value = owner }
    try modify(name, of: &owner, at: place, change)
    return true
  }

  private func modify(
    global variable: Variable, named name: String, known: Value?, at place: SourcePlace,
    _ change: (inout Value) throws -> Void
  ) throws {
    if variable.accessors != nil {
      var value = try known ?? self.value(named: name, in: globals, expecting: nil, at: place)
      try change(&value)
      return try set(variable, to: value, in: globals, at: place)
    }
    var value = try self.value(named: name, in: globals, expecting: nil, at: place)
    defer { variable.value = value }
    try change(&value)
    variable.doubt = questions.kept ?? variable.doubt
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

extension Argument {
  /// Whether its evaluation runs nothing.
  var isStill: Bool {
    switch value.kind {
    case .integer, .float, .boolean, .nothing: true
    case .closure(let closure): closure.captures.isEmpty
    default: false
    }
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
