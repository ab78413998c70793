import Interpreter

extension EngineFunctions {
  func type(ofLeaf expression: Expression) -> TypeReference? {
    guard expression.isWritten, expression.place.file >= 0,
      let (module, file) = module(of: expression.place.file)
    else { return nil }
    return module.type(ofLeaf: expression, in: file)
  }
}

extension EngineModule {
  fileprivate func type(ofLeaf expression: Expression, in file: Int) -> TypeReference? {
    if let known = leafTypes[ObjectIdentifier(expression)] { return known.type }
    let name = files.position(of: expression.place, in: file)
      .flatMap { hosted?.typeName(ofLeafAt: $0) }
    let type = name.flatMap { declarations.isKnown(typeNamed: $0) ? TypeReference($0) : nil }
    leafTypes[ObjectIdentifier(expression)] = KnownLeaf(expression: expression, type: type)
    return type
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

extension TypeReference {
  init(_ type: NamedType) { self.init(type.name, type.arguments.map(TypeReference.init)) }
}
