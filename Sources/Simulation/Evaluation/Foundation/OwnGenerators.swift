/// `Int.random(in: 1...6, using: &generator)`: chance that the program makes itself.
extension Evaluator {
  /// Calls a function that takes its chance from the generator that the last argument names.
  ///
  /// - Parameter call: Is handed the arguments without it; all of them if there is none.
  func withGenerator<Result>(
    of arguments: [Argument], in scope: Scope, at place: SourcePlace,
    _ call: ([Argument]) throws -> Result
  ) throws -> Result {
    guard let last = arguments.last, last.label == "using",
      case .reference(let target) = last.value.kind
    else { return try call(arguments) }
    // The system's gives what a call without one gets.
    guard declaredType(of: try evaluate(target, in: scope)) != nil else {
      return try call(arguments.dropLast())
    }
    var failure: (any Error)?
    let outer = surroundings.generator
    defer { surroundings.generator = outer }
    surroundings.generator = Chance { [unowned self] in
      guard failure == nil else { return nil }
      let inner = surroundings.generator
      surroundings.generator = nil
      defer { surroundings.generator = inner }
      do {
        return word(
          try callMember(
            of: evaluate(target, in: scope), target: target, "next", [], in: scope, at: place))
      } catch {
        failure = error
        return nil
      }
    }
    let result = try call(arguments.dropLast())
    if let failure { throw failure }
    return result
  }

  private func word(_ value: Value) -> UInt64? {
    switch unwrapped(value) {
    case .fixed(let number): UInt64(truncatingIfNeeded: number)
    case .integer(let number): UInt64(truncatingIfNeeded: number)
    default: nil
    }
  }
}
