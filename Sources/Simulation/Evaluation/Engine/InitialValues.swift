import Interpreter

/// First values of what lasts.
extension EngineFunctions {
  func initialValue(
    of name: String, at place: SourcePlace, isProperty: Bool, for evaluator: Evaluator
  ) throws -> Value? {
    guard place.file >= 0, let (module, file) = module(of: place.file) else { return nil }
    return try module.initialValue(of: name, at: place, in: file, isProperty, for: evaluator)
  }
}

extension EngineModule {
  fileprivate func initialValue(
    of name: String, at place: SourcePlace, in file: Int, _ isProperty: Bool,
    for evaluator: Evaluator
  ) throws -> Value? {
    guard let hosted = currentHosted, let found = initial(name, at: place, in: file, hosted),
      !isProperty || found.conversion.isHeld
    else { return nil }
    return try runs.calling(for: evaluator, at: place) { hosted in
      hosted.call(found.function, on: nil, [], within: evaluator.limits.engine)
    } taking: { value, _ in
      try found.conversion.outward(value, evaluator)
    } throwing: { error, type in
      try conversions.outward(error, of: type, for: evaluator)
    } refusing: {
      initialValues[place] = .some(nil)
    }
  }

  private func initial(
    _ name: String, at place: SourcePlace, in file: Int, _ hosted: HostedProgram
  ) -> InitialValue? {
    if let known = initialValues[place] { return known }
    var found: InitialValue?
    if let position = files.position(of: place, in: file),
      let function = hosted.initialValue(of: name, declaredAt: position),
      conversions.isTaken(function.result),
      let conversion = conversions.lasting(function.result)
    {
      found = InitialValue(function: function, conversion: conversion)
    }
    initialValues[place] = .some(found)
    return found
  }
}
