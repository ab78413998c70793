import Interpreter

extension EngineFunctions {
  /// Where the name of the function stands that a call refers to, as its types say; nil where they
  /// do not, and for a call without arguments.
  ///
  /// - Parameter arguments: All that the call has, as they are written.
  func target(ofCallWith arguments: [Argument]) -> SourcePlace? {
    guard let first = arguments.first?.value, first.isWritten, first.place.file >= 0,
      let (module, file) = module(of: first.place.file)
    else { return nil }
    return module.target(ofCallWith: first, in: file)
  }
}

extension EngineModule {
  /// - Parameter argument: The first one of the call.
  fileprivate func target(ofCallWith argument: Expression, in file: Int) -> SourcePlace? {
    if let known = callTargets[ObjectIdentifier(argument)] { return known.place }
    let target = position(of: argument.place, in: file)
      .flatMap { hosted?.target(ofCallWithArgumentAt: $0) }.map(place)
    callTargets[ObjectIdentifier(argument)] = KnownTarget(argument: argument, place: target)
    return target
  }
}

/// What was found of a call. It keeps its first argument, so that no other has its address.
struct KnownTarget {
  let argument: Expression
  let place: SourcePlace?
}
