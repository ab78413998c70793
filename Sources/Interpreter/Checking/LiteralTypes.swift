/// Which types literals have.
extension Solver {
  /// Pays for literals that have to be of another type than their own for what was asked of them.
  func payForLiterals() {
    for case .conforms(let subject, let bound) in waitingRequirements {
      guard case .variable(let variable) = resolve(subject).kind else { continue }
      // What is nil is hardly ever anything else than an optional.
      if variable.literal == .nothing, let optional = resolver.optional(.any).nominal,
        !resolver.mayConform(optional, to: bound.nominal)
      {
        pay(.disfavored)
        continue
      }
      guard let standard = variable.literal?.onlyType(resolver),
        resolver.conforms(standard, to: bound.nominal, in: signature) == .no
      else { continue }
      pay(.disfavored)
    }
    // What is written is never an object.
    for case .inherits(let subject, _) in waitingRequirements {
      guard case .variable(let variable) = resolve(subject).kind, variable.literal != nil else {
        continue
      }
      pay(.disfavored)
    }
    for case .same(let left, let right) in waiting
    where isAgainstLiteral(left, right) || isAgainstLiteral(right, left) {
      pay(.disfavored)
    }
  }

  /// The element of a string literal is to be something else than a character.
  private func isAgainstLiteral(_ part: Type, _ other: Type) -> Bool {
    guard case .associated(let base, let associated) = resolve(part).kind,
      case .variable(let variable) = resolve(base).kind,
      let standard = variable.literal?.onlyType(resolver)
    else { return false }
    let found = resolver.normalized(Type(.associated(standard, associated)), in: signature)
    let wanted = complete(other)
    return !found.hasUnknown && !wanted.hasUnknown && !isOpen(wanted) && found != wanted
  }

  /// Whether other literals could not be what they have to be if a variable was of a type:
  /// `0.5` is no `Stride` of an `Int`.
  func isAgainstLiterals(_ variable: TypeVariable, being type: Type) -> Bool {
    literalParts.contains { literal, base, part in
      guard case .variable(let other) = resolve(base).kind, other === variable,
        let kind = literal.literal
      else { return false }
      let found = resolver.normalized(Type(.associated(type, part)), in: signature)
      return !found.hasUnknown && !found.hasVariable && !accepts(found, kind)
    }
  }

  /// Gives texts that are written the type that they have where nothing says otherwise, before a
  /// closure of statements is read that is given them: none of these makes another type of them.
  /// Numbers wait, because a compiler that finds no way with an `Int` goes back and takes a `Double`.
  func applyDefaultsOfTexts(_ types: [Type]) {
    for type in types.map(resolve) {
      switch type.kind {
      case .variable(let variable):
        guard let literal = variable.literal, literal == .string || literal == .character,
          let standard = standard(variable, literal)
        else { continue }
        set(variable, standard, literal)
      case .nominal(_, let arguments): applyDefaultsOfTexts(arguments)
      case .tuple(let elements): applyDefaultsOfTexts(elements.map(\.type))
      case .associated(let base, _): applyDefaultsOfTexts([base])
      default: continue
      }
    }
  }

  /// Gives literals the types that they have where nothing says otherwise.
  func applyDefaults(_ types: [Type]) {
    for type in types { applyDefault(type) }
  }

  private func applyDefault(_ type: Type) {
    let type = resolve(type)
    switch type.kind {
    case .variable(let variable):
      if let literal = variable.literal, let standard = standard(variable, literal) {
        set(variable, standard, literal)
      }
    case .nominal(_, let arguments), .pack(let arguments), .opaque(_, let arguments):
      arguments.forEach(applyDefault)
    case .tuple(let elements): elements.forEach { applyDefault($0.type) }
    case .function(let function):
      function.parameters.forEach { applyDefault($0.type) }
      applyDefault(function.result)
    case .metatype(let inner), .expansion(let inner): applyDefault(inner)
    case .associated(let base, _): applyDefault(base)
    case .parameter, .existential, .unknown: return
    }
  }

  /// What a literal is where nothing says so. Whole digits are a `Double` where an `Int` is not what
  /// is asked for: `half(3)` of `<T: FloatingPoint>`.
  func standard(_ variable: TypeVariable, _ literal: LiteralKind) -> Type? {
    let own = literal.onlyType(resolver)
    guard literal == .integer, let own else { return own }
    let other = resolver.type(.double)
    if isAgainstLiterals(variable, being: own) { return other }
    for case .conforms(let subject, let bound) in waitingRequirements {
      guard case .variable(let asked) = resolve(subject).kind, asked === variable else { continue }
      if resolver.conforms(own, to: bound.nominal, in: signature) == .no,
        resolver.conforms(other, to: bound.nominal, in: signature) == .yes
      {
        return other
      }
    }
    return own
  }

  func accepts(_ type: Type, _ literal: LiteralKind) -> Bool {
    if type.isUnknown || isOpen(type) { return true }
    guard let wanted = resolver.library(literal.protocolName) else { return true }
    if type.hasVariable, case .nominal(let nominal, _) = type.kind {
      return resolver.mayConform(nominal, to: wanted)
    }
    switch resolver.conforms(type, to: wanted, in: signature) {
    case .yes: return true
    case .no: return false
    case .unknown: return !resolver.saysAllLiterals(of: type)
    }
  }

  /// Whether a type says that it takes a literal: of a library's types not all is known that they are,
  /// and one that may be is the worse choice. `+` adds seconds to a `Date`, too.
  func isKnown(_ type: Type, toTake literal: LiteralKind) -> Bool {
    if type.isUnknown || isOpen(type) { return true }
    guard let wanted = resolver.library(literal.protocolName) else { return true }
    if type.hasVariable, case .nominal(let nominal, _) = type.kind {
      return resolver.lineage(of: nominal).contains { $0.bound.nominal === wanted }
    }
    return type.hasVariable || resolver.conforms(type, to: wanted, in: signature) == .yes
  }

  func isDefault(_ type: Type, of literal: LiteralKind) -> Bool {
    guard let standard = literal.onlyType(resolver) else { return true }
    return type == standard
  }
}
