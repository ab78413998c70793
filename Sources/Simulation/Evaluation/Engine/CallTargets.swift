import Interpreter

extension EngineFunctions {
  func target(ofCallWith arguments: [Argument]) -> CalledFunction? {
    guard let first = arguments.first?.value, first.isWritten, first.place.file >= 0,
      let (module, file) = module(of: first.place.file)
    else { return nil }
    return module.target(ofCallWith: first, in: file)
  }
}

extension EngineModule {
  /// - Parameter argument: The first one of the call.
  fileprivate func target(ofCallWith argument: Expression, in file: Int) -> CalledFunction? {
    if let known = callTargets[ObjectIdentifier(argument)] { return known.target }
    let found = files.position(of: argument.place, in: file)
      .flatMap { hosted?.target(ofCallWithArgumentAt: $0) }
    let target: CalledFunction? =
      switch found {
      case .written(let position)?: .written(files.place(of: position))
      case .library?: .library
      case nil: nil
      }
    callTargets[ObjectIdentifier(argument)] = KnownTarget(argument: argument, target: target)
    return target
  }
}
