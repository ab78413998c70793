import Interpreter

extension EngineFunctions {
  func type(ofLeaf expression: Expression) -> TypeReference? {
    guard expression.isWritten, expression.place.file >= 0,
      let (module, file) = module(of: expression.place.file)
    else { return nil }
    return module.leaf(expression, in: file).type
  }

  func frameworkType(ofLeaf expression: Expression) -> TypeReference? {
    guard expression.isWritten, expression.place.file >= 0,
      let (module, file) = module(of: expression.place.file)
    else { return nil }
    return module.leaf(expression, in: file).frameworkType
  }
}

extension EngineModule {
  fileprivate func leaf(_ expression: Expression, in file: Int) -> KnownLeaf {
    if let known = leafTypes[ObjectIdentifier(expression)] { return known }
    let name = files.position(of: expression.place, in: file)
      .flatMap { hosted?.typeName(ofLeafAt: $0) }
    let found = KnownLeaf(
      expression: expression,
      type: name.flatMap { declarations.isKnown(typeNamed: $0) ? TypeReference($0) : nil },
      frameworkType: name.flatMap { program.isFrameworkValue($0) ? TypeReference($0) : nil })
    leafTypes[ObjectIdentifier(expression)] = found
    return found
  }
}

extension EngineFunctions {
  func typeArguments(ofValueMadeAt place: SourcePlace) -> [TypeReference]? {
    guard place.file >= 0, let (module, file) = module(of: place.file) else { return nil }
    return module.typeArguments(ofValueMadeAt: place, in: file)
  }
}

extension EngineModule {
  fileprivate func typeArguments(ofValueMadeAt place: SourcePlace, in file: Int) -> [TypeReference]?
  {
    if let known = madeTypes[place] { return known }
    let found = files.position(of: place, in: file)
      .flatMap { hosted?.typeArguments(ofValueMadeAt: $0) }?.map(TypeReference.init)
    madeTypes[place] = .some(found)
    return found
  }
}

extension EngineFunctions {
  func type(of property: PropertyDeclaration) -> TypeReference? {
    guard property.place.file >= 0, let (module, file) = module(of: property.place.file),
      let position = module.files.position(of: property.place, in: file)
    else { return nil }
    return module.currentHosted?.typeName(ofStored: property.name, declaredAt: position)
      .map(TypeReference.init)
  }
}

extension TypeReference {
  init(_ type: NamedType) { self.init(type.name, type.arguments.map(TypeReference.init)) }
}

extension Program {
  /// Whether its values are made of parts that this side has: an `Angle`, a `Result`.
  fileprivate func isFrameworkValue(_ name: String) -> Bool {
    types[name].map {
      $0.kind == .enumeration || $0.isFramework && $0.kind == .structure && !isView($0)
    } ?? false
  }

  /// A type as the engine reads its name; nil for a function, a tuple, and where something is open.
  func named(_ type: TypeReference) -> NamedType? {
    guard !type.isFunction, type.name != "_", type.name != "()" else { return nil }
    let arguments = type.arguments.compactMap(named)
    guard arguments.count == type.arguments.count else { return nil }
    return NamedType(name: self.type(type)?.name ?? type.name, arguments: arguments)
  }
}
