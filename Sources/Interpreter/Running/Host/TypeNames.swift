extension HostedProgram {
  /// The arguments of the generic type of which a call makes a value: those of `Picker(choice: $size)`
  /// are told by what it is given. Parameters of the function or type around it stand for themselves.
  ///
  /// - Parameter position: Where the call begins.
  /// - Returns: Nil where the type is not known, or has no parameters.
  public func typeArguments(ofValueMadeAt position: SourcePosition) -> [NamedType]? {
    guard let fragments = fragments(inFile: position.file),
      let (call, home) = fragments.making(at: position.offset)
    else { return nil }
    checkLate(home)
    guard let type = call.type, case .nominal(let nominal, let arguments) = type.unwrapped.kind,
      !arguments.isEmpty, nominal.signature.parameters.count == arguments.count
    else { return nil }
    return arguments.map(\.named)
  }
}

extension HostedProgram {
  /// The type of a stored property, or of a variable that lasts; `_` where that is not known.
  public func typeName(ofStored name: String, declaredAt position: SourcePosition) -> NamedType? {
    index.storedVariable(name, at: position)?.type.named
  }
}

extension HostType {
  /// What its parameters stand for; empty if it has none.
  public var arguments: [NamedType] { type.type.arguments.map(\.named) }
}

extension Machine {
  /// What parameters stand for, as a host reads it: what has no name is left out.
  func use(of substitution: Substitution) -> GenericUse {
    var use: GenericUse = [:]
    for (parameter, type) in substitution.types {
      let named = concrete(type).named
      if named.isWhole { use[parameter.name] = named }
    }
    return use
  }
}

extension NamedType {
  fileprivate var isWhole: Bool { name != "_" && arguments.allSatisfy(\.isWhole) }
}

extension Type {
  fileprivate var named: NamedType {
    switch kind {
    case .nominal(let nominal, let arguments):
      NamedType(name: nominal.qualifiedName, arguments: arguments.map(\.named))
    case .parameter(let parameter): NamedType(name: parameter.name)
    case .tuple(let elements) where elements.isEmpty: NamedType(name: "Void")
    case .tuple(let elements): NamedType(name: "()", arguments: elements.map(\.type.named))
    default: NamedType(name: "_")
    }
  }
}
