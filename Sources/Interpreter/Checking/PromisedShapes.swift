extension Function {
  /// `init?`
  var isFailable: Bool { syntax?.isFailable ?? false }
}

/// Whether a member has the type that a protocol asks for.
extension Checker {
  /// The type of a function, as requirements are compared by it.
  func plainType(of function: Function) -> Type {
    let interface = function.interface
    // What is generic itself is compared by nobody.
    if interface.signature.ownCount > 0 { return .unknown }
    return Type(
      .function(
        FunctionType(
          parameters: interface.parameters.map {
            FunctionType.Parameter(
              type: $0.type, isInout: $0.isInout, isVariadic: $0.isVariadic)
          }, result: function.kind == .initializer ? .void : interface.result)))
  }

  /// Whether a member's type is the one that is asked for, as far as both are known: it has to be the
  /// same, not one that could become it.
  func mayBe(_ given: Type, _ wanted: Type, _ owner: Nominal, _ nominal: Nominal) -> Bool {
    guard let selfParameter = owner.selfParameter else { return true }
    let signature = resolver.signature(of: nominal)
    let asked = resolver.normalized(
      Substitution([selfParameter], [nominal.selfType]).apply(wanted), in: signature)
    return mayBeSame(
      given, asked, isExact: resolver.module(around: owner.context) === resolver.program)
  }

  /// - Parameter isExact: The protocol is the program's, and its types are what it says.
  private func mayBeSame(_ given: Type, _ asked: Type, isExact: Bool) -> Bool {
    if given.isUnknown || asked.isUnknown { return true }
    if let one = given.function, let other = asked.function {
      if isExact, (one.failure == nil) != (other.failure == nil) || one.isAsync != other.isAsync {
        return false
      }
      return one.parameters.count == other.parameters.count
        && mayBeSame(one.result, other.result, isExact: isExact)
        && zip(one.parameters, other.parameters).allSatisfy {
          $0.isInout == $1.isInout && $0.isVariadic == $1.isVariadic
            && mayBeSame($0.type, $1.type, isExact: isExact)
        }
    }
    if asked.wrapped != nil, given.wrapped == nil, given.nominal != nil { return false }
    // What is hidden behind `some` is none of the types that have a name.
    if case .opaque = given.kind, let nominal = asked.nominal, nominal.role != .never {
      return false
    }
    let open: Type.Contents = [.unknown, .variable, .parameter, .associated, .expansion]
    guard given.contents.isDisjoint(with: open), asked.contents.isDisjoint(with: open),
      !given.hasOpaquePart, !asked.hasOpaquePart
    else { return true }
    if given == asked { return true }
    if isExact, isComparedByName(given), isComparedByName(asked) { return false }
    return solver.attempt { self.solver.convert(given, to: asked) }
  }

  /// A type that is one of two of the same name in two modules may be the other one.
  private func isComparedByName(_ type: Type) -> Bool {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      nominal.role != .never && arguments.allSatisfy(isComparedByName)
    case .existential: true
    default: false
    }
  }
}
