/// What stands in the bodies of a program, and what calls there refer to.
extension HostedProgram {
  /// Where the name of the function stands that a call refers to, `init` of an initialiser; nil where
  /// that is not known, or it is no function of the program.
  ///
  /// - Parameter position: Where the first argument of the call begins.
  public func target(ofCallWithArgumentAt position: SourcePosition) -> SourcePosition? {
    guard let fragments = fragments(inFile: position.file),
      let (callee, home) = fragments.callee(withArgumentAt: position.offset)
    else { return nil }
    checkLate(home)
    guard case .function(let function)? = callee.reference?.target, function.position.file >= 0
    else { return nil }
    return function.position
  }

  func fragments(inFile number: Int32) -> FragmentIndex? {
    let number = Int(number)
    if let known = fragments[number] { return known }
    guard let file = program.files.first(where: { $0.index == number }) else { return nil }
    let made = FragmentIndex(file, owners: index.owners)
    fragments[number] = made
    return made
  }

  func checkLate(_ home: FragmentIndex.Home) {
    switch home.declaration.flatMap({ index.members[$0] }) {
    case .function(let function)?: program.checker.checkLate(function)
    case .variable(let variable)?: program.checker.checkLate(variable)
    default: return
    }
  }
}
