/// What is said of operands that no declaration of an operator takes.
extension Checker {
  func refuseOperator(_ site: CallSite, _ types: [Type?]) {
    let given = zip(site.arguments, types).map { argument, type in
      type ?? check(argument.value, expecting: nil)
    }
    let known = given.map(plainThroughout)
    guard trials == 0, resolver.missingNames.isEmpty,
      known.allSatisfy({ type in
        !type.hasUnknown && !type.hasVariable && !type.contents.contains(.associated)
      })
    else { return }
    if let element = incomparableElement(known, site.name) {
      report(
        "`\(site.name)` compares what is in them, and `\(element)` is not `Equatable`",
        at: site.position, advice: "make `\(element)` conform to `Equatable`")
      return
    }
    guard
      known.allSatisfy({ resolver.isComplete($0, in: solver.signature) })
        && !given.contains(where: isOpen) || areForeign(known, site)
    else { return }
    let operands = known.map { "`\($0)`" }
    let message =
      operands.count == 2
      ? "`\(site.name)` does not take a \(operands[0]) and a \(operands[1])"
      : "`\(site.name)` does not take a \(operands.joined())"
    var advice = ""
    if hasFunction(site, known) {
      advice = "a function is called with `()`"
    } else if known.contains(where: { $0.wrapped != nil }) {
      advice = "an optional has to be unwrapped first, with `if let` or `??`"
    } else if known.count == 2, known[0] != known[1],
      known.allSatisfy({ $0.nominal?.isNumber ?? false })
    {
      advice = "make both the same, as in `\(known[1])(…)`"
    } else if known.count == 2, known.contains(where: { $0.nominal?.role == .string }),
      let number = known.first(where: { $0.nominal?.isNumber == true })
    {
      advice = "a text becomes a number with `\(number)(…)`, and a number a text with `String(…)`"
    } else if site.name == "==" || site.name == "!=", known.count == 2, known[0] == known[1],
      let nominal = known[0].nominal, resolver.module(around: nominal.context) === resolver.program
    {
      advice =
        "make `\(nominal.name)` conform to `Equatable`"
        + (nominal.isReference ? ", or ask with `\(site.name)=` whether both are one object" : "")
    }
    report(message, at: site.position, advice: advice)
  }

  /// `one == other` of two `any P`: the values may be of different types, and `==` takes two of one.
  func refuseManyKinds(_ overload: Overload, _ site: CallSite, _ types: [Type?]) {
    guard trials == 0, types.count == 2, let function = overload.symbol.function,
      function.isOfLibrary, let owner = function.context.nominal,
      owner.name == "Equatable" || owner.name == "Comparable",
      let one = types[0].map(plain), let other = types[1].map(plain), one == other,
      one.isOfProtocolsAlone
    else { return }
    report(
      "`\(site.name)` compares two values of one type, and of two `\(one)` each may be of another",
      at: site.position, advice: "make the function around it generic, or compare what both have")
  }

  /// The type of the program for whose sake two collections, or two optionals, of the same type
  /// cannot be compared.
  private func incomparableElement(_ types: [Type], _ name: String) -> Type? {
    guard name == "==" || name == "!=", types.count == 2, types[0] == types[1],
      let equatable = resolver.library("Equatable"), !hasOwnOperator(name)
    else { return nil }
    var element = types[0]
    while let nominal = element.nominal, [.array, .optional, .dictionary].contains(nominal.role),
      let inner = element.arguments.last
    {
      element = inner
    }
    guard element != types[0], let nominal = element.nominal,
      resolver.module(around: nominal.context) === resolver.program,
      resolver.conforms(element, to: equatable, in: solver.signature) == .no
    else { return nil }
    return element
  }

  /// `1 < n < 5`
  func refuseUnordered(_ sign: Operator) {
    report(
      "`\(sign.name)` stands between two values, and here are three in a row", at: sign.position,
      advice: "write two comparisons with `&&` between them, or put one part in parentheses")
  }

  /// Two operators whose groups have nothing to do with each other.
  func refuseUnordered(_ sign: Operator, beside rival: String) {
    report(
      "nothing says which comes first, `\(rival)` or `\(sign.name)`", at: sign.position,
      advice: "put one part in parentheses, or declare `\(rival)` with a precedence group")
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
    if hasFunction(site, types) { return true }
    if types.count == 1, let wrapped = types[0].wrapped, isPlainValue(wrapped),
      site.name == "!" || site.name == "-"
    {
      return !hasOwnOperator(site.name)
    }
    if types.count == 1, site.name == "!" { return isPlainValue(types[0]) }
    if types.count == 1, site.name == "-" {
      return types[0].nominal?.role == .string || types[0].nominal?.role == .boolean
    }
    if site.name == "%", types.contains(where: \.isDecimal) { return true }
    guard types.count == 2 else { return false }
    if types.contains(where: \.isVoid), Self.arithmetic.contains(site.name) { return true }
    if hasNoOperator(site, types) { return true }
    let inner = types.map { $0.wrapped ?? $0 }
    let arePlain = site.arguments.allSatisfy { isPlainOperand($0.value) }
    if arePlain, !resolver.mayBeExtended, inner.allSatisfy(hasAllOperators),
      Self.common.contains(site.name)
    {
      // Whole numbers of two kinds are compared.
      return !Self.comparisons.contains(site.name) || !types.allSatisfy(isWholeNumber)
    }
    if types[0] == types[1] { return lacksOperator(site.name, types[0]) }
    guard arePlain else { return false }
    if Self.comparisons.contains(site.name), inner.contains(where: isPlainValue),
      inner.contains(where: isWholeValue),
      !resolver.operators(named: site.name).contains(where: mayTakeTwoKinds)
    {
      return true
    }
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
    if inner.allSatisfy({ $0.nominal?.role == .array }) { return false }
    let areNumbers = inner.allSatisfy { $0.nominal?.isNumber ?? false }
    return areNumbers ? inner[0] == inner[1] || mixesNumbers(types, site.name) : true
  }

  private func isWholeNumber(_ type: Type) -> Bool {
    resolver.library("BinaryInteger").map { whole in
      resolver.conforms(type, to: whole, in: solver.signature) == .yes
    } ?? false
  }

  /// Whether all operators that take values of a type are known: so it is of a generic parameter of
  /// which nothing else is asked than what the libraries have for numbers.
  private func hasAllOperators(_ type: Type) -> Bool {
    guard type.standsForAny else {
      return type.nominal?.hasAllOperators ?? false || isWholeValue(type) && bringsNoOperators(type)
    }
    return resolver.bounds(of: type, in: solver.signature).allSatisfy { $0.nominal.hasAllOperators }
  }

  static let arithmetic: Set<String> = ["+", "-", "*", "/", "%"]
  /// The operators of which a type may say that the interfaces have all.
  private static let common = arithmetic.union(assigning).union(comparisons)
    .union(["<<", ">>", "&", "|", "^", "&&", "||"])

  /// A text or a truth value that is asked for what only numbers do.
  private func lacksOperator(_ name: String, _ type: Type) -> Bool {
    switch type.nominal?.role {
    case .boolean:
      Self.arithmetic.contains(name) || [">", "<", ">=", "<=", "&", "|"].contains(name)
    case .string: ["-", "*", "/", "%"].contains(name)
    case .optional:
      // An optional is no number, whatever is in it, and comes before or behind no other.
      if Self.order.contains(name) {
        !resolver.mayBeExtended && !resolver.operators(named: name).contains(where: mayTakeOptional)
      } else {
        Self.arithmetic.contains(name) && type.wrapped.map(isPlainValue) ?? false
          && !hasOwnOperator(name)
      }
    default: false
    }
  }

  private static let comparisons: Set<String> = ["==", "!=", "<", ">", "<=", ">="]

  /// A struct or an enum of the program, of which all is known.
  func isWholeValue(_ type: Type) -> Bool {
    guard let nominal = type.nominal, !nominal.isReference, nominal.kind != .protocolType else {
      return false
    }
    return resolver.module(around: nominal.context) === resolver.program && nominal.isComplete
      && !nominal.hasUnknownAncestor && !resolver.mayBeExtended
  }

  /// Whether an operator of the program may compare values of two types.
  private func mayTakeTwoKinds(_ function: Function) -> Bool {
    guard resolver.module(around: function.context) === resolver.program else { return false }
    let types = function.interface.parameters.map(\.type)
    return types.count == 2 && (types[0] != types[1] || types[0].nominal == nil)
  }

  private static let order: Set<String> = ["<", ">", "<=", ">="]

  /// Whether an operator of the program may be meant for optionals.
  private func mayTakeOptional(_ function: Function) -> Bool {
    guard resolver.module(around: function.context) === resolver.program,
      let type = function.interface.parameters.first?.type
    else { return false }
    return type.wrapped != nil || type.nominal == nil
  }

  /// Whether the program declares an operator of that name itself.
  func hasOwnOperator(_ name: String) -> Bool {
    resolver.operators(named: name).contains {
      resolver.module(around: $0.context) === resolver.program
    }
  }

  /// An operand whose type is certain: of most calls another result may be meant.
  func isPlainOperand(_ value: Expression) -> Bool {
    switch value.kind {
    case .name, .member, .element, .integer, .float, .string, .boolean: return true
    case .array(let elements): return !elements.isEmpty && elements.allSatisfy(isPlainOperand)
    case .binary(let left, _, let right): return isPlainOperand(left) && isPlainOperand(right)
    case .call(let callee, _): return isPlainCall(callee)
    case .chain(let inner), .force(let inner), .unwrapOrLeave(let inner):
      return isPlainOperand(inner)
    case .tuple(let elements): return elements.count == 1 && isPlainOperand(elements[0].value)
    default: return false
    }
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
    if conform(types[0], types[1]) || conform(types[1], types[0]) { return true }
    // Whole numbers of two kinds are compared, and not added up.
    return ["+", "-", "*", "/", "+=", "-=", "*=", "/="].contains(name) && types[0] != types[1]
      && types.allSatisfy { type in
        resolver.conforms(type, to: whole, in: solver.signature) == .yes
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
