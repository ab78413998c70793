/// Closures that none of several forms takes.
extension Checker {
  /// `Button("Save") { try save() }`, `Binding(get: { … }, set: { n = 1 })`: each form that may be
  /// meant catches nothing, or gives the closure values that it does not take.
  func refuseClosure(_ overloads: [Overload], _ site: CallSite) -> Bool {
    guard trials == 0, !resolver.mayBeExtended, overloads.allSatisfy(isOfWholeInterface) else {
      return false
    }
    for (index, argument) in site.arguments.enumerated() {
      guard case .closure(let closure) = argument.value.kind else { continue }
      let functions = overloads.compactMap { function(of: $0, for: index, site) }
      guard functions.count == overloads.count, let least = functions.map(\.parameters.count).min()
      else { continue }
      if closure.failure == nil, closure.body.throwsErrors,
        functions.allSatisfy({ $0.failure == nil })
      {
        report(
          "this closure may throw, and `\(site.name)` takes one that throws nothing",
          at: closure.position,
          advice: "catch it in there: `do { … } catch { … }`, or write `try?`")
        return true
      }
      if closure.parameters == nil, closure.shorthandCount == 0, least > 0 {
        report(
          "this closure is given \(Self.count(least, "value")), and takes none",
          at: closure.position, advice: "write `_ in` at its beginning, or name what it is given")
        return true
      }
    }
    return false
  }

  /// `@Query(filter: { $0.isDone })`: a closure where a value of SwiftUI's or SwiftData's is expected.
  func refuseFunction(where wanted: Type, at position: SourcePosition) -> Bool {
    let value = plain(wanted).unwrapped
    guard trials == 0, let nominal = value.nominal, resolver.isOfSwiftUI(value),
      !resolver.mayBeExtended
    else { return false }
    report(
      "a `\(value)` is expected, and this is a closure", at: position,
      advice: nominal.name == "Predicate" ? "write `#\(value)` before it" : "")
    return true
  }

  /// A path that begins at something known, whatever form is meant, and leads to what is not there.
  func refusePath(_ overloads: [Overload], _ site: CallSite) -> Bool {
    guard trials == 0, !resolver.mayBeExtended else { return false }
    for (index, argument) in site.arguments.enumerated() {
      guard case .keyPath(nil, _) = argument.value.kind else { continue }
      let before = state
      for overload in overloads {
        state = before
        guard let callable = callable(overload),
          case let type = parameter(callable.parameters, for: index, site)?.type ?? .unknown,
          let root = solver.resolve(type).unwrapped.arguments.first.map(solver.resolve),
          root.nominal != nil, keyPathRoot(solver.resolve(type).unwrapped) != nil
        else { continue }
        check(argument.value, expecting: type)
        if findings.count > before.findings { return true }
      }
      state = before
    }
    return false
  }

  /// The function that a form takes for an argument.
  private func function(
    of overload: Overload, for argument: Int, _ site: CallSite
  ) -> FunctionType? {
    let parameters = overload.symbol.function?.interface.parameters
    return parameters.flatMap { parameter($0, for: argument, site) }?.type.unwrapped.function
  }

  private func parameter(
    _ parameters: [FunctionParameter], for argument: Int, _ site: CallSite
  ) -> FunctionParameter? {
    var matching = ArgumentMatching(parameters, site.arguments)
    guard matching.match() == nil,
      let index = matching.assignment.firstIndex(where: { $0.contains(argument) })
    else { return nil }
    return parameters[index]
  }
}
