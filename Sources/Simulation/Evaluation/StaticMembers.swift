/// Members of types: static properties, cases, functions of the instance.
extension Evaluator {
  func member(
    _ name: String, ofType type: TypeReference, in scope: Scope, at place: SourcePlace
  ) throws -> Value {
    if name == "self" || name == "Type" { return .type(type) }
    if name == "init" { return .type(type) }
    if name == "none", type.wrapped != nil { return .optional(nil) }
    if let info = program.type(named: type.name, in: scope.selfType),
      let found = try member(name, ofDeclared: info, at: place)
    {
      return found
    }
    if Self.basicTypes.contains(type.name), name.first?.isLowercase == true,
      let example = StandardLibrary.example(of: type.name),
      isStandardMethod(name, of: example) || StandardLibrary.properties(of: example)[name] != nil
    {
      return .function(
        FunctionValue(
          .native { evaluator, arguments, place in
            let value = arguments.first?.value ?? .void
            return try evaluator.member(name, of: value, in: evaluator.globals, at: place)
          }, number: nextNumber()))
    }
    if let constant = libraryConstant(name, of: type, at: place)
      ?? standardConstant(name, of: type)
      ?? concurrencyConstant(name, of: type)
    {
      return constant
    }
    if name.first?.isUppercase == true { return .type(TypeReference("\(type.name).\(name)")) }
    if let assigned = statics["\(type.name).\(name)"]?.value { return assigned }
    return .opaque(OpaqueValue(name: "\(type.name).\(name)", place: place))
  }

  /// What a type of the program has itself; nil if it has nothing of that name.
  private func member(_ name: String, ofDeclared info: TypeInfo, at place: SourcePlace) throws
    -> Value?
  {
    if let value = try staticMember(name, of: info, at: place) { return value }
    if let nested = program.type(named: "\(info.name).\(name)") {
      return .type(TypeReference(nested.name))
    }
    // Also what a protocol calls a type, for whoever conforms.
    if let alias = program.lookupOrder(info).lazy.compactMap({ $0.aliases[name] }).first {
      return .type(alias)
    }
    // `Book.ID`, which nobody has declared: what is `Identifiable` gives it the type of its `id`.
    if name == "ID", let identifier = identifierType(of: info) { return .type(identifier) }
    if let functions = info.staticMethods[name] {
      return .function(
        FunctionValue(
          .declared(functions, self: nil, type: info, scope: nil), number: nextNumber()))
    }
    // `Counter.record`: a function of the instance. An asset goes before those that all views have.
    if hasMethod(name, info), !(info.isFramework && program.assets.hasSymbol(name)) {
      return .function(
        FunctionValue(
          .native { evaluator, arguments, _ in
            evaluator.boundMethod(name, of: arguments.first?.value ?? .void, type: info)
          }, number: nextNumber()))
    }
    return nil
  }

  /// A static property, a case, or `allCases`; nil if there is no such thing.
  func staticMember(_ name: String, of type: TypeInfo, at place: SourcePlace) throws -> Value? {
    for info in program.lookupOrder(type) {
      if let bound = taskLocal(name, of: info) { return bound }
      let key = "\(info.name).\(name)"
      if let variable = statics[key], let value = variable.value { return value }
      if let wrapper = try staticWrapper(name, of: info) {
        return try self.value(of: wrapper, at: place)
      }
      guard let property = info.statics[name] else { continue }
      // A requirement of a protocol provides nothing; an extension's getter sees the conforming type.
      if info.kind == .protocolType, !property.hasGetter { continue }
      let selfType = info.kind == .classType || info.kind == .protocolType ? type : info
      let scope = Scope(selfVariable: nil, selfType: selfType, result: property.type)
      if let getter = property.getter {
        return try nested(at: place) { try self.value(of: getter, in: scope) }
      }
      let implicit = info.isFramework ? nil : property.implicitInitial
      guard let initial = property.initial ?? implicit else { continue }
      let value = try nested(at: place) {
        try initialValue(of: property, isProperty: false)
          ?? evaluate(initial, as: property.type, in: scope)
      }
      statics[key] = Variable(value, type: property.type, isMutable: property.isMutable)
      return value
    }
    if let found = type.cases.first(where: { $0.name == name }) {
      if found.parameters.isEmpty {
        return try construct(case: name, of: type, payload: [], at: place)
      }
      return .function(
        FunctionValue(
          .native { evaluator, arguments, place in
            try evaluator.construct(
              case: name, of: type,
              payload: arguments.map { TupleElement(label: $0.label, value: $0.value) }, at: place)
              ?? .void
          }, number: nextNumber()))
    }
    if name == "allCases", type.kind == .enumeration, program.conforms(type, to: "CaseIterable") {
      return .array(
        type.cases.map { .enumeration(EnumerationValue(type: type, name: $0.name, payload: [])) })
    }
    return nil
  }

  /// A static property, computed ones and those of superclasses and protocols included.
  func setStatic(_ name: String, of type: TypeInfo, to value: Value, at place: SourcePlace) throws {
    for info in program.lookupOrder(type) {
      let wrapper = try staticWrapper(name, of: info)
      guard let property = info.statics[name] else {
        if let wrapper { return try set(wrapper, to: value, at: place) }
        continue
      }
      let value = coerce(value, to: property.type, in: globals)
      if let setter = property.setter {
        let scope = Scope(selfVariable: nil, selfType: type, result: nil)
        scope.declare(setter.parameter, Variable(value))
        _ = try nested(at: place) { try run(setter.body, in: scope) }
        return
      }
      let old = try staticMember(name, of: info, at: place) ?? .void
      let scope = Scope(selfVariable: nil, selfType: info, result: nil)
      if let observer = property.willSet {
        scope.declare(observer.parameter, Variable(value))
        _ = try nested(at: place) { try run(observer.body, in: scope) }
      }
      if let wrapper {
        try set(wrapper, to: value, at: place)
      } else {
        statics["\(info.name).\(name)"]?.value = value
      }
      if let observer = property.didSet {
        scope.declare(observer.parameter, Variable(old))
        _ = try nested(at: place) { try run(observer.body, in: scope) }
      }
      return
    }
  }
}

extension Evaluator {
  /// What the engine makes of the first value that is written; nil where it makes nothing of it.
  func initialValue(of property: PropertyDeclaration, isProperty: Bool) throws -> Value? {
    guard property.initial != nil else { return nil }
    return try engine.initialValue(
      of: property.name, at: property.place, isProperty: isProperty, for: self)
  }
}

extension PropertyDeclaration {
  /// The `nil` that a variable begins with which may hold nothing, and says nothing else.
  fileprivate var implicitInitial: Expression? {
    isMutable && !isComputed && type?.wrapped != nil ? Expression(.nothing, at: place) : nil
  }
}
