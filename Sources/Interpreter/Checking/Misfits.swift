/// Values where something else is expected.
extension Checker {
  /// Makes a value what is expected of it, or says that it is something else.
  func convert(
    _ expression: Expression, _ type: Type, to expected: Type, for use: Use
  ) -> Type {
    if solver.attempt({ solver.convert(type, to: expected) }) {
      expression.converted = expected
      return expected
    }
    if let forced = forced(expression, type),
      solver.attempt({ solver.convert(forced, to: expected) })
    {
      expression.converted = expected
      return expected
    }
    // Where overloads are tried, one that what is inside fits better is the better one.
    payForMissing()
    refuse(expression, type, expected, use)
    return expected
  }

  /// What is in an optional that unwraps itself, because it was declared with `!`.
  func forced(_ expression: Expression, _ type: Type) -> Type? {
    switch expression.kind {
    case .reference(let inner), .attempt(let inner, .plain), .wait(let inner):
      return forced(inner, type)
    default: break
    }
    let unwrapsItself =
      switch expression.reference?.target {
      case .variable(let variable)?: variable.unwrapsItself
      case .function(let function)?:
        expression.isCalled && function.syntax?.unwrapsItself ?? false
      default: false
      }
    return unwrapsItself ? solver.resolve(type).wrapped : nil
  }

  /// A type as findings name it: a literal is what it is by itself.
  func plain(_ type: Type) -> Type {
    let known = solver.complete(type)
    guard case .variable(let variable) = known.kind else { return known }
    return variable.literal?.onlyType(resolver) ?? known
  }

  /// Whether a call gives a generic type of a library with other arguments than expected that could
  /// stand for those: `Just(name).eraseToAnyPublisher()` would have been of an optional name, had it
  /// known what is expected. What has a name is what it is.
  private func mayHaveBeenMeant(
    _ expression: Expression, _ given: Type, _ wanted: Type
  ) -> Bool {
    if let inner = given.wrapped, expression.isGivenWhatUnwrapsItself,
      solver.attempt({ solver.convert(inner, to: wanted) })
    {
      return true
    }
    guard case .call = expression.kind, case .nominal(let one, let found) = given.kind,
      case .nominal(let other, let expected) = wanted.kind, one === other,
      one.isLibrary || expression.goesThroughClosures,
      found.count == expected.count, !found.isEmpty
    else { return false }
    return zip(found, expected).allSatisfy { found, expected in
      solver.attempt { solver.convert(found, to: expected) }
    }
  }

  /// Whether too little is known of a type to say that something else is not it: of a function its
  /// parameters are enough.
  private func isUndetermined(_ type: Type) -> Bool {
    guard type.hasVariable else { return false }
    guard let function = type.function else { return true }
    return function.parameters.isEmpty || function.parameters.contains { $0.type.hasVariable }
  }

  /// Whether two values are of two types that never become each other, whatever their arguments are:
  /// a number and a `Binding`.
  private func areOfOtherKinds(_ given: Type, _ wanted: Type) -> Bool {
    guard !given.hasVariable, let one = given.unwrapped.nominal, one.isLibrary,
      let other = wanted.unwrapped.nominal, other.isLibrary, one !== other
    else { return false }
    return isPlainValue(given.unwrapped) && resolver.isOfSwiftUI(wanted.unwrapped)
  }

  /// Whether one type is never the other one, whatever stands for what is open in that: a binding of
  /// a `Bool` is none of an optional, and an array is no type.
  private func clash(_ given: Type, _ wanted: Type) -> Bool {
    guard !given.hasVariable, let one = given.nominal, !one.isReference,
      !resolver.mayBeExtended, one.name != "Optional"
    else { return false }
    switch wanted.unwrapped.kind {
    case .metatype: return one.isLibrary || one.isComplete
    case .function: return isPlainValue(given)
    case .nominal(let other, let parts):
      guard resolver.isOfSwiftUI(given), resolver.isOfSwiftUI(wanted.unwrapped), !other.isReference
      else {
        return false
      }
      if one !== other { return true }
      return zip(given.arguments, parts).contains { part, open in
        guard let part = part.nominal, let open = open.nominal else { return false }
        return part !== open && part.isKnownThroughout && open.isKnownThroughout
      }
    default: return false
    }
  }

  /// Says that a value does not fit, if that is certain.
  func refuse(_ expression: Expression, _ type: Type, _ expected: Type, _ use: Use) {
    guard trials == 0 else { return }
    let position = expression.valuePosition
    let given = plain(type)
    let wanted = plain(expected)
    if given.hasUnknown || wanted.hasUnknown { return }
    // Whatever a binding is to lead to, a plain value is none.
    if case .argument(let name?) = use, wanted.isProjection, isUndetermined(wanted),
      !given.isProjection, given.nominal != nil, !mayHaveBeenMeant(expression, given, wanted)
    {
      return reportUnbound(expression, given, behind: "\(name):")
    }
    if isUndetermined(wanted), !areOfOtherKinds(given, wanted), !clash(given, wanted) { return }
    if case .nominal(let nominal, _) = given.kind, !nominal.hasAllPromises,
      case .existential = wanted.kind
    {
      return
    }
    // What is hidden behind `some` may fit what stands in the brackets of `any P<T>`.
    if given.hasOpaquePart, case .existential = wanted.kind { return }
    // A body may consist of a call that never comes back; `return` before one needs its type.
    if case .onlyValue = use, given.nominal?.role == .never { return }
    // What was open when it was tried first may be known now.
    if solver.attempt({ solver.convert(given, to: wanted) }) { return }
    if mayHaveBeenMeant(expression, given, wanted) { return }
    // Of two types of one name the other may have been meant, in a folder of several modules.
    if given.description == wanted.description { return }
    if let inner = given.wrapped, solver.attempt({ solver.convert(inner, to: wanted) }) {
      report(
        "this is a `\(given)`, which may be nil, and a `\(wanted)` is expected",
        at: position, advice: "unwrap it with `if let`, or give a value with `??`")
      return
    }
    if case .argument(let name?) = use, wanted.isProjection, !given.isProjection {
      return reportUnbound(expression, given, behind: "\(name):")
    }
    let what = given.isVoid ? "gives nothing back" : "is a `\(given)`"
    let message =
      switch use {
      case .initialValue(let name): "`\(name)` is a `\(wanted)`, and its value \(what)"
      case .returned, .onlyValue: "a `\(wanted)` is to be returned, and this \(what)"
      case .condition: "a condition is a `Bool`, and this \(what)"
      case .assigned: "a `\(wanted)` is expected, and what is assigned \(what)"
      case .argument(let name?): "`\(name)` takes a `\(wanted)`, and this \(what)"
      default: "a `\(wanted)` is expected, and this \(what)"
      }
    report(message, at: position, advice: advice(expression, given, wanted, use))
  }

  private func advice(
    _ expression: Expression, _ given: Type, _ wanted: Type, _ use: Use
  ) -> String {
    if use == .condition, given.nominal?.isNumber == true {
      return "compare it with something, as in `\(expression.shortName) > 0`"
    }
    if case .metatype = wanted.kind {
      return given.elementOfArray.map { "write `\($0).self`" } ?? "write `….self` behind a type"
    }
    if wanted.isProjection, let part = given.arguments.first, given.nominal === wanted.nominal,
      part.wrapped == nil,
      let open = wanted.arguments.first, open.wrapped != nil
    {
      return "what it leads to has to be one that may be nil, as a `\(part)?` is"
    }
    // `Button(action: save())`
    if given.isVoid, wanted.unwrapped.function != nil,
      case .call(_, let arguments) = expression.kind,
      arguments.isEmpty
    {
      return "leave out the `()`: then it is called later"
    }
    return ""
  }
}

extension Expression {
  fileprivate var isCalled: Bool {
    switch kind {
    case .call, .element: true
    default: false
    }
  }
}

extension Type {
  /// What is in an array.
  fileprivate var elementOfArray: Type? { nominal?.role == .array ? arguments.first : nil }
}

extension Nominal {
  /// A type that is not another one under the same name.
  fileprivate var isKnownThroughout: Bool { isLibrary || isComplete && !hasUnknownAncestor }
}

extension Expression {
  /// `Box(value).send()` of a value that unwraps itself where nothing says what it is to be.
  fileprivate var isGivenWhatUnwrapsItself: Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    let isGiven = arguments.contains { argument in
      if case .variable(let variable)? = argument.value.reference?.target {
        variable.unwrapsItself
      } else {
        false
      }
    }
    if isGiven { return true }
    guard case .member(let base, _) = callee.kind else { return false }
    return base.isGivenWhatUnwrapsItself
  }

  /// `work.map { $0 }.mapError { $0 }`: what a closure gives is known before what is asked of the whole.
  fileprivate var goesThroughClosures: Bool {
    guard case .call(let callee, let arguments) = kind else { return false }
    if arguments.contains(where: \.value.isClosure) { return true }
    guard case .member(let base, _) = callee.kind else { return false }
    return base.goesThroughClosures
  }
}
