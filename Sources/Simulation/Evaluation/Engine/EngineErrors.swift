import Interpreter

/// Errors of Foundation, which the engine makes for both sides.
extension EngineFunctions {
  func bridged(_ error: Value, to name: String, for evaluator: Evaluator) -> Value? {
    for module in modules where module.hosted?.bridges(to: name) == true {
      guard let (value, type) = module.conversions.existential(error), type.conforms(to: "Error"),
        let (made, target) = type.bridged(value, to: name)
      else { continue }
      return try? module.conversions.outward(made, of: target, for: evaluator)
    }
    return nil
  }

  func fileError(
    _ code: Int, path: String, in file: Int, for evaluator: Evaluator
  ) -> Value? {
    guard let module = module(of: file)?.module,
      let (made, type) = module.hosted?.fileError(code, path: path)
    else { return nil }
    return try? module.conversions.outward(made, of: type, for: evaluator)
  }
}
