extension OpaqueValue {
  /// What was assigned to a member, else what the initialiser was given under that name; nil if
  /// nothing is known of it.
  func member(_ name: String) -> Value? {
    members[name] ?? (base == nil ? arguments.first { $0.label == name }?.value : nil)
  }
}

extension Expression {
  /// Whether it is a name, or a member of one, and so on: nothing is called by reading it but getters.
  var isPath: Bool {
    switch kind {
    case .name: true
    case .member(let base, _): base.isPath
    default: false
    }
  }
}

extension Evaluator {
  /// What was found for a member, or what the library has where nothing was: of its values only the
  /// engine knows all.
  ///
  /// - Parameters:
  ///   - owner: The value whose member it would be.
  ///   - expression: The name, or the member of a path.
  func completed(
    _ value: Value, _ name: String, of owner: @autoclosure () -> Value?,
    _ expression: Expression, in scope: Scope
  ) throws -> Value {
    guard case .opaque(let unknown) = value, unknown.name == name, unknown.identity == nil,
      unknown.arguments.isEmpty, owner()?.isOfLibrary == true
    else { return value }
    return try engine.evaluateUnknown(expression, in: scope, for: self) ?? value
  }
}

extension Value {
  /// Whether the library declares its type.
  fileprivate var isOfLibrary: Bool {
    switch self {
    case .boolean, .integer, .fixed, .double, .string, .array, .slice, .dictionary, .set, .range,
      .native:
      true
    case .optional(let wrapped): wrapped?.isOfLibrary ?? true
    default: false
    }
  }

  /// A value that cannot lead back to whoever holds it: its text ends.
  var plain: Value? {
    switch self {
    case .boolean, .integer, .double, .string, .range: self
    case .optional(let wrapped): wrapped == nil ? self : wrapped?.plain
    case .opaque(let opaque): opaque.isShared ? nil : self
    default: nil
    }
  }
}

/// Members of what the machine does not know: it remembers what the program assigns to them.
extension Evaluator {
  /// Assigns to a member of an unknown value, or of the unknown part of an object.
  func setUnknown(_ name: String, of owner: inout Value, to value: Value, at place: SourcePlace) {
    let old: Value?
    switch owner {
    case .opaque(let opaque):
      old = opaque.members[name]
      if opaque.isShared {
        opaque.members[name] = value
      } else {
        owner = .opaque(opaque.with(name, value))
      }
    case .object(let object):
      old = object.unknownMembers[name]
      object.unknownMembers[name] = value
    default: return
    }
    observer?.didAssign(name, of: owner, old: old, new: value, at: place)
  }

  /// The unknown instance whose member is assigned to, if it must be an instance of a class: one
  /// that is reached by a constant could not be changed otherwise.
  ///
  /// - Parameter target: The expression that the owner is the value of.
  func sharedInstance(_ owner: Value, of target: Expression, in scope: Scope) throws -> Value? {
    guard case .opaque(let opaque) = unwrapped(owner) else { return nil }
    guard try opaque.isShared || isConstant(target, in: scope) else { return nil }
    opaque.isShared = true
    if let name = try nameOfUnknownStatic(target, in: scope) {
      statics[name] = Variable(owner, isMutable: true)
    }
    return .opaque(opaque)
  }

  private func isConstant(_ target: Expression, in scope: Scope) throws -> Bool {
    switch target.kind {
    case .call: return true
    case .chain(let inner), .force(let inner), .unwrapOrLeave(let inner):
      return try isConstant(inner, in: scope)
    case .name(let name):
      if let variable = scope.variable(name) {
        return !variable.isMutable && variable.binding == nil
      }
      return scope.selfType.map { isConstant(name, of: $0) } ?? false
    case .member(let base, let name):
      if case .name("self") = base.kind {
        return scope.selfType.map { isConstant(name, of: $0) } ?? false
      }
      if try nameOfUnknownStatic(target, in: scope) != nil { return true }
      guard base.isPath, let type = declaredType(of: try evaluate(base, in: scope)) else {
        return false
      }
      return isConstant(name, of: type)
    default: return false
    }
  }

  /// A class whose properties nobody observes keeps objects more often than values.
  private func isConstant(_ property: String, of type: TypeInfo) -> Bool {
    guard let stored = type.storedIndex[property].map({ type.stored[$0] }) else { return false }
    let isObserved = type.observes(property) || stored.isPublished
    return !stored.isMutable || (type.kind == .classType && !isObserved)
  }

  /// Whether reading the expression again does nothing else.
  /// `UIApplication.shared`: a static member of a type that the program does not declare.
  private func nameOfUnknownStatic(_ target: Expression, in scope: Scope) throws -> String? {
    guard case .member(let base, let name) = target.kind, case .name(let typeName) = base.kind,
      scope.variable(typeName) == nil, typeName.first?.isUppercase == true,
      program.type(named: typeName, in: scope.selfType) == nil
    else { return nil }
    return "\(typeName).\(name)"
  }
}
