/// The function that a call refers to.
public enum CallTarget {
  /// One of the program: where its name stands, `init` of an initialiser.
  case written(SourcePosition)
  case library
}

/// What stands in the bodies of a program, and what calls there refer to.
extension HostedProgram {
  /// The function that a call refers to; nil where that is not known.
  ///
  /// - Parameter position: Where the first argument of the call begins.
  public func target(ofCallWithArgumentAt position: SourcePosition) -> CallTarget? {
    guard let fragments = fragments(inFile: position.file),
      let (callee, home) = fragments.callee(withArgumentAt: position.offset)
    else { return nil }
    checkLate(home)
    guard case .function(let function)? = callee.reference?.target else { return nil }
    return function.position.file >= 0 ? .written(function.position) : .library
  }

  /// The name of the type that a number or a name behind a dot belongs to, optionals left away; nil
  /// where that is not known, or types are open.
  ///
  /// - Parameter position: Where it begins.
  public func typeName(ofLeafAt position: SourcePosition) -> String? {
    guard let fragments = fragments(inFile: position.file),
      let (leaf, home) = fragments.leaf(at: position.offset)
    else { return nil }
    checkLate(home)
    guard var type = leaf.type else { return nil }
    // `.none` belongs to the optional itself.
    if case .enumCase(let member)? = leaf.reference?.target, member.owner === type.nominal,
      type.wrapped != nil
    {
      return nil
    }
    if let function = type.function { type = function.result }
    while let wrapped = type.wrapped { type = wrapped }
    return type.nominal?.qualifiedName
  }

  func fragments(inFile number: Int32) -> FragmentIndex? {
    let number = Int(number)
    if let known = fragments[number] { return known }
    guard let file = program.files.first(where: { $0.index == number }) else { return nil }
    let made = FragmentIndex(file, owners: index.owners)
    fragments[number] = made
    return made
  }

  /// The parameters that can be named in a body.
  func signature(of home: FragmentIndex.Home) -> GenericSignature {
    if case .function(let function)? = home.declaration.flatMap({ index.members[$0] }) {
      return function.interface.signature
    }
    return home.nominal.map(program.resolver.signature) ?? GenericSignature()
  }

  func checkLate(_ home: FragmentIndex.Home) {
    switch home.declaration.flatMap({ index.members[$0] }) {
    case .function(let function)?: program.checker.checkLate(function)
    case .variable(let variable)?: program.checker.checkLate(variable)
    default: return
    }
  }
}
