/// What is said of operands that no declaration of an operator takes.
extension Checker {
  func refuseOperator(_ site: CallSite, _ types: [Type?]) {
    let given = zip(site.arguments, types).map { argument, type in
      type ?? check(argument.value, expecting: nil)
    }
    let known = given.map(plain)
    guard trials == 0, resolver.missingNames.isEmpty,
      known.allSatisfy({ type in
        !type.hasUnknown && !type.hasVariable && !type.contents.contains(.associated)
      }),
      known.allSatisfy({ resolver.isComplete($0, in: solver.signature) })
        && !given.contains(where: isOpen) || areForeign(known, site)
    else { return }
    let operands = known.map { "`\($0)`" }
    let message =
      operands.count == 2
      ? "`\(site.name)` does not take a \(operands[0]) and a \(operands[1])"
      : "`\(site.name)` does not take a \(operands.joined())"
    var advice = ""
    if known.count == 2, known[0].wrapped != nil || known[1].wrapped != nil {
      advice = "an optional has to be unwrapped first, with `if let` or `??`"
    } else if known.count == 2, known[0] != known[1],
      known.allSatisfy({ $0.nominal?.isNumber ?? false })
    {
      advice = "make both the same, as in `\(known[1])(…)`"
    }
    report(message, at: site.position, advice: advice)
  }

  /// An operator that neither the program nor a library declares.
  func refuseUnknown(operator name: String, at position: SourcePosition) {
    guard let advice = Self.operatorsOfOthers[name], resolver.operators(named: name).isEmpty,
      resolver.lists != nil
    else { return }
    report("there is no operator `\(name)`", at: position, advice: advice)
  }

  /// What other languages have.
  private static let operatorsOfOthers = [
    "++": "write `+= 1`", "--": "write `-= 1`", "..": "write `...` or `..<`",
    "**": "write `pow(base, exponent)`", "<>": "write `!=`", "=>": "write `>=`",
    "=<": "write `<=`", ":=": "write `=`", "//": "write `/`",
  ]

  /// Whether two operands have nothing to do with each other: a text and a number, an optional and
  /// what would be in it. Of calls another result may be meant.
  private func areForeign(_ types: [Type], _ site: CallSite) -> Bool {
    guard resolver.lists != nil else { return false }
    if types.count == 1, site.name == "!" { return isPlainValue(types[0]) }
    if site.name == "%", types.contains(where: \.isDecimal) { return true }
    guard types.count == 2, types[0] != types[1],
      site.arguments.allSatisfy({ $0.value.isPlainOperand })
    else { return false }
    let inner = types.map { $0.wrapped ?? $0 }
    guard
      inner.allSatisfy({ type in
        // Of `Any` nothing is known that an operator could take.
        if case .existential(let existential) = type.kind {
          return existential.bounds.isEmpty && existential.superclass == nil
        }
        guard let nominal = type.nominal else { return false }
        if nominal.role == .array, site.name == "+" || site.name == "-" { return true }
        return nominal.role == .string || nominal.role == .character || nominal.role == .boolean
          || nominal.role == .int
          || nominal.isNumber && nominal.name != "Decimal"
      })
    else { return false }
    let areNumbers = inner.allSatisfy { $0.nominal?.isNumber ?? false }
    return areNumbers ? inner[0] == inner[1] || mixesNumbers(types, site.name) : true
  }

  /// A whole number beside one with decimals: no operator of numbers takes both.
  private func mixesNumbers(_ types: [Type], _ name: String) -> Bool {
    let operators: Set<String> = [
      "+", "-", "*", "/", "<", ">", "<=", ">=", "==", "!=", "+=", "-=", "*=", "/=",
    ]
    guard operators.contains(name), let whole = resolver.library("BinaryInteger"),
      let decimal = resolver.library("FloatingPoint")
    else { return false }
    func conform(_ type: Type, _ other: Type) -> Bool {
      resolver.conforms(type, to: whole, in: solver.signature) == .yes
        && resolver.conforms(other, to: decimal, in: solver.signature) == .yes
    }
    return conform(types[0], types[1]) || conform(types[1], types[0])
  }
}

extension Expression {
  /// A name, a member, an element or a literal.
  fileprivate var isPlainOperand: Bool {
    switch kind {
    case .name, .member, .element, .integer, .float, .string, .boolean: true
    default: false
    }
  }
}

extension Type {
  /// A number with decimals: of what is left behind a division it knows nothing.
  fileprivate var isDecimal: Bool {
    guard let nominal, nominal.isLibrary else { return false }
    return ["Double", "Float", "CGFloat"].contains(nominal.name)
  }
}
