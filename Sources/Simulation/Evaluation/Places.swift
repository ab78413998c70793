/// Writing: to variables, properties, elements, and through whatever lies between.
extension Evaluator {
  /// `target = value`, `target += value`.
  func assign(
    _ written: Expression, _ operatorName: String?, _ value: Expression, in outer: Scope,
    at place: SourcePlace
  ) throws {
    let (target, scope) = try pinned(written, in: outer)
    if let operatorName {
      // The value is a literal of the target's type, where it is one, or named by it: `+= .pi`.
      let isLiteral = value.numbers != nil
      var expected =
        isLiteral || value.namesMember ? try expectedTypeOfTarget(target, in: scope) : nil
      if value.namesMember, expected == nil || expected?.name == "Date" {
        expected = operandType(of: operatorName, beside: try evaluate(target, in: scope))
      }
      let right =
        isLiteral
        ? try evaluate(value, as: expected?.isNumber == true ? expected : nil, in: scope)
        : try evaluate(value, in: scope, expecting: expected)
      try modify(target, in: scope) { current in
        if let own = self.ownOperator(operatorName + "=", [current, right], at: place) {
          _ = try self.change(&current, by: own, [right], at: place)
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

  /// Sets a variable, through its setter or past its observers if it has any.
  func set(
    _ variable: Variable, to value: Value, in scope: Scope, at place: SourcePlace
  ) throws {
    if let binding = variable.binding { return try write(value, through: binding, at: place) }
    let value = coerce(value, to: variable.type, in: scope)
    variable.doubt = questions.kept
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

  func assign(
    _ target: Expression, _ type: TypeReference?, _ value: Value, in scope: Scope,
    at place: SourcePlace
  ) throws {
    switch target.kind {
    case .name("_"): return
    case .name(let name): try assign(named: name, value, in: scope, at: place)
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
      if case .type(let type) = owner,
        try setStaticElement(of: type, indices, labels, to: value, in: scope, at: place)
      {
        return
      }
      try modify(holding: base, in: scope) { current in
        try self.setElement(of: &current, indices, labels, to: value, at: place)
      }
    case .tuple(let elements):
      for (index, element) in elements.enumerated() {
        // Of what is not known the parts are not known either.
        let part = try member("\(index)", of: value, in: scope, at: place)
        try assign(element.value, nil, part, in: scope, at: place)
      }
    case .chain(let inner):
      do { try assign(inner, type, value, in: scope, at: place) } catch Interruption.leaveChain {}
    case .unwrapOrLeave(let base), .force(let base):
      try assign(base, type, .optional(value), in: scope, at: place)
    default: return
    }
  }

  /// Assigns to what a name means: a variable, or a property of `self`.
  private func assign(
    named name: String, _ value: Value, in scope: Scope, at place: SourcePlace
  ) throws {
    if let variable = scope.variable(name)
      ?? globalVariable(name, at: place).flatMap({
        scope.selfType.map { self.hasProperty(name, $0) } == true ? nil : $0
      })
    {
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
  }

  /// `self.name = value`: a parameter of the same name does not count.
  private func assign(
    _ target: Expression, shadowing: Bool, _ value: Value, in scope: Scope, at place: SourcePlace
  ) throws {
    let bare = Scope(selfVariable: scope.selfVariable, selfType: scope.selfType, result: nil)
    try assign(target, nil, value, in: bare, at: place)
  }

  func isMember(_ name: String, of value: Value, _ type: TypeInfo?) -> Bool {
    guard case .binding = value else { return true }
    return type.map { isOwnMember(name, ofBinding: $0) } ?? false
  }

  func hasProperty(_ name: String, _ type: TypeInfo) -> Bool {
    type.storedIndex[name] != nil || computedProperty(name, of: type) != nil
  }

  func setMember(
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
        observer?.assumed(
          Assumption(
            kind: .value, subject: ".\(name)",
            what: ".\(name) is set on something that has no such property",
            decision: "the value is lost", advice: "see whether it compiles"), at: place)
      }
    case .native(let object as any LibraryObject) where object.isReference:
      var shared = owner
      try set(name, of: &shared, to: value, at: place)
    case .binding(let binding) where name == "wrappedValue":
      try write(value, through: binding, at: place)
    case .wrapper(var wrapper) where try name == "wrappedValue" && connection(of: wrapper) != nil:
      try set(&wrapper, to: value, at: place)
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
}

extension Expression {
  /// Whether the type that is expected says what a name in it means: `.pi`, `-.pi / 2`.
  fileprivate var namesMember: Bool {
    switch kind {
    case .implicitMember: true
    case .call(let callee, _): callee.namesMember
    case .member(let base, _): base.namesMember
    case .prefix(_, let operand): operand.namesMember
    case .binary(_, let left, let right): left.namesMember || right.namesMember
    case .ternary(_, let first, let second): first.namesMember || second.namesMember
    case .tuple(let parts): parts.count == 1 && parts[0].value.namesMember
    default: false
    }
  }
}

extension TypeReference {
  /// Whether it is a dictionary of optionals.
  fileprivate var heldOptional: Bool {
    name == "Dictionary" && arguments.count == 2 && arguments[1].wrapped != nil
  }
}
