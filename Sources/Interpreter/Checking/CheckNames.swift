extension Checker {
  /// A name that stands by itself.
  func name(_ expression: Expression, _ name: DeclarationName, _ wanted: Type?) -> Type {
    if name.base == "self", let type = body.selfType, body.scope.symbols(named: "self").isEmpty {
      return note(expression, body.isStatic ? Type(.metatype(type)) : type)
    }
    if name.base == "Self", let type = body.context.enclosingNominal?.selfType {
      return note(expression, Type(.metatype(body.selfType ?? type)))
    }
    if !name.arguments.isEmpty, let written = expression.written,
      body.scope.symbols(named: name.base).contains(where: \.isType)
        || !resolver.types(named: name.base, in: body.context).isEmpty
    {
      return note(expression, Type(.metatype(openedType(written))))
    }
    let overloads = overloads(named: name)
    if overloads.isEmpty { return unknownName(expression, name) }
    if overloads.allSatisfy(\.isImplicitMethod), !InterfaceIndex.isOperator(name.base),
      let nominal = body.selfType?.nominal,
      nominal.isReference, resolver.hasUnknownAncestry(nominal)
    {
      // A property of that name may be inherited, which is meant where nothing is called.
      return note(expression, .unknown)
    }
    return choose(expression, overloads, name, wanted)
  }

  /// What a name may mean here, the nearest only.
  func overloads(named name: DeclarationName) -> [Overload] {
    if let module = name.module {
      let scope = resolver.module(module) ?? resolver.program
      return scope.members[name.base].map { Overload(symbol: $0) }
    }
    let locals = body.scope.symbols(named: name.base)
    if !locals.isEmpty { return locals.map { Overload(symbol: $0) } }
    if InterfaceIndex.isOperator(name.base) {
      return operatorOverloads(name.base, arity: nil).compactMap(openedOperator)
    }
    let members = implicitMembers(name.base)
    if !members.isEmpty, !mayMeanInherited(members) {
      refuseStatic(members, name)
      return members
    }
    let globals = resolver.globals(named: name.base, in: body.context)
    let values = globals.filter { !$0.isType }
    if !values.isEmpty, globals.count == values.count {
      return values.map { Overload(symbol: $0) }
    }
    let types = resolver.types(named: name.base, in: body.context)
    return types.map(namedType) + values.map { Overload(symbol: $0) }
  }

  /// A type by its name; what a protocol calls so is made of the type around that conforms to it.
  private func namedType(_ symbol: Symbol) -> Overload {
    var overload = Overload(symbol: symbol)
    guard let owner = symbol.context?.nominal, let selfParameter = owner.selfParameter else {
      return overload
    }
    var context: Context? = body.context
    while let here = context {
      if let nominal = here.nominal, nominal !== owner, resolver.refines(nominal, owner) {
        overload.substitution = Substitution([selfParameter], [nominal.selfType])
        break
      }
      context = here.parent
    }
    return overload
  }

  /// Members of the types around a place, as they are named without `self`.
  private func implicitMembers(_ name: String) -> [Overload] {
    var context: Context? = body.context
    var isInnermost = true
    while let here = context {
      if let nominal = here.nominal {
        let type = isInnermost ? body.selfType ?? nominal.selfType : nominal.selfType
        var found = memberOverloads(name, of: type, isImplicit: true).filter { overload in
          isInnermost && !body.isStatic || overload.symbol.isStaticMember
        }
        if found.contains(where: { !$0.symbol.isStaticMember }) {
          // What belongs to the type is named by it, and never meant here.
          found.removeAll { $0.symbol.isStaticMember && !$0.symbol.isType }
        }
        if !found.isEmpty {
          return found.map { overload in
            guard overload.symbol.isStaticMember else { return overload }
            var copy = overload
            copy.base = .type(type)
            return copy
          }
        }
        isInnermost = false
      }
      context = here.parent
    }
    return []
  }

  /// `max(a, b)` inside `extension String`: a library's method of that name hides the function outside
  /// only where it can be called so. Nil where it can, or nothing outside can either.
  func outerFunctions(
    instead members: [Overload], _ callee: Expression, _ site: CallSite
  ) -> [Overload]? {
    guard case .name(let name) = callee.kind, members.allSatisfy(\.isImplicitMethod),
      members.allSatisfy({ $0.symbol.function?.isOfLibrary ?? false }),
      body.context.enclosingNominal?.signature.parameters.isEmpty ?? false
    else { return nil }
    let outer = resolver.globals(named: name.base, in: body.context)
      .filter { $0.function != nil }.map { Overload(symbol: $0) }
    guard !outer.isEmpty, !members.contains(where: { mayTake(site, $0) }),
      outer.contains(where: { mayTake(site, $0) })
    else { return nil }
    return outer
  }

  func memberOverloads(_ name: String, of type: Type, isImplicit: Bool = false) -> [Overload] {
    let found = resolver.members(name, of: type, in: solver.signature)
    return visible(
      // What a protocol calls a type is known by its name alone where that is looked up.
      found.filter { !isImplicit || !$0.symbol.isType || $0.origin < .requirement }.map {
        candidate in
        Overload(
          symbol: candidate.symbol, substitution: candidate.substitution, origin: candidate.origin,
          base: .instance(type, isImplicit: isImplicit), owner: candidate.owner)
      })
  }

  private func unknownName(_ expression: Expression, _ name: DeclarationName) -> Type {
    if let type = wrapperName(expression, name.base) { return type }
    if ShorthandName.isNumbered(name.base) { refuseShorthand(expression, name.base) }
    if refuseWithoutSelf(name.base, at: expression.position) { return note(expression, .unknown) }
    if name.base != "super", !ShorthandName.isNumbered(name.base) {
      noteUnknown(name.base, at: expression.position, isType: isTypeName(expression))
    }
    return note(expression, .unknown)
  }

  /// A property of a value, where a value is only made, or a member of the type stands.
  private func refuseWithoutSelf(_ name: String, at position: SourcePosition) -> Bool {
    guard trials == 0, body.isStatic, let type = body.selfType else { return false }
    let plain = name.hasPrefix("$") ? String(name.dropFirst()) : name
    let isProperty = resolver.members(plain, of: type, in: solver.signature).contains {
      $0.symbol.variable?.isStatic == false
    }
    guard isProperty else { return false }
    report(
      "`\(name)` belongs to a value, and here is no `self`", at: position,
      advice: body.result == nil
        ? "give the value in an `init`, or make a computed property of it"
        : "leave out `static`, or ask a value that is handed to it")
    return true
  }

  /// `$0` where no closure is, or one that names what it takes.
  private func refuseShorthand(_ expression: Expression, _ name: String) {
    guard trials == 0 else { return }
    guard ShorthandName.place(name) != nil else {
      return report("`\(name)` is too large: no closure is given so much", at: expression.position)
    }
    var around: Body? = body
    while let here = around, !here.isClosure { around = here.outer }
    report(
      around == nil
        ? "`$0` is what a closure is given, and there is none around it"
        : "this closure names what it is given, and has no `$0`", at: expression.position)
  }

  /// `$name`, `_name`: the projection of a wrapped property, and its wrapper.
  private func wrapperName(_ expression: Expression, _ name: String) -> Type? {
    guard let first = name.first, first == "$" || first == "_", name.count > 1 else { return nil }
    let plain = String(name.dropFirst())
    let locals = body.scope.symbols(named: plain).compactMap(\.variable)
    // A parameter of the same name has no wrapper: the property is meant.
    let wrapped = locals.first { wrapper(of: $0) != nil || hasUnknownWrapper($0) }
    let members = wrapped == nil ? implicitMembers(plain) : []
    let member = members.lazy.compactMap(\.symbol.variable).first
    let found = wrapped ?? (member == nil ? locals.first : nil)
    guard let variable = found ?? member else { return nil }
    if first == "$", wrapped == nil, let local = found {
      refuseProjection(ofLocal: local, at: expression.position)
      return note(expression, .unknown)
    }
    if first == "$", found == nil { refuseProjection(of: variable, at: expression.position) }
    let substitution = members.first?.substitution ?? Substitution()
    if first == "$" { refuseMissingProjection(of: variable, at: expression.position) }
    let type = wrapperType(of: variable, isProjection: first == "$")
    return note(
      expression, substitution.apply(type),
      Reference(
        .wrapper(variable, isProjection: first == "$"), isImplicitSelf: found == nil))
  }

  // MARK: Choosing among declarations that are named and not called

  func choose(
    _ expression: Expression, _ overloads: [Overload], _ name: DeclarationName, _ wanted: Type?
  ) -> Type {
    let fitting = overloads.filter { overload in
      guard let labels = name.labels else { return true }
      return overload.symbol.function?.labels == labels
    }
    if fitting.isEmpty, !overloads.allSatisfy({ $0.symbol.context?.nominal.map(isKnown) ?? true }) {
      // A library may have one with these labels.
      return note(expression, .unknown)
    }
    if fitting.count > 1, let wanted, isUndecided(wanted), mayWait {
      // What is behind may say which of several functions is meant.
      wait({ self.isUndecided(wanted) }, expecting: wanted) {
        self.choose(expression, overloads, name, wanted)
      }
      return note(expression, wanted)
    }
    if fitting.count > 1, InterfaceIndex.isOperator(name.base), wanted.map(isOpen) ?? true {
      // Nothing says which of several operators is meant.
      return note(expression, .unknown)
    }
    let best = cheapest(
      of: fitting.isEmpty ? overloads : fitting, overloads.count > 1 ? wanted : nil)
    if best == nil {
      // What is asked around it holds for nothing, whichever it is.
      if !solver.attempt({ self.solver.settle() }) { return note(expression, .unknown) }
      payForMissing()
    }
    guard let chosen = best ?? overloads.first, let found = value(of: chosen) else {
      refuseUnmet(overloads, name.base, at: name.position)
      return note(expression, .unknown)
    }
    if !name.arguments.isEmpty { applyWritten(name.arguments, to: found.reference) }
    requireVisible(chosen, at: name.position)
    requireWaiting(for: chosen.symbol, at: name.position)
    if chosen.symbol.variable != nil {
      requireMainActor(for: chosen, at: name.position)
      checkEffects(ofGetter: chosen, at: name.position)
    }
    checkReading(expression, of: chosen.symbol, at: name.position)
    return note(expression, found.type, found.reference)
  }

  /// What an `async let` starts is waited for where it is used.
  private func requireWaiting(for symbol: Symbol, at position: SourcePosition) {
    guard let variable = symbol.variable, variable.syntax?.isAsync == true, !marks.isWaited else {
      return
    }
    report(
      "`\(variable.name)` is an `async let`, and there is no `await` before it", at: position,
      advice: "write `await \(variable.name)`")
  }

  /// Tries each, and takes back what that found out.
  ///
  /// - Parameter wanted: What it must give, if that is known.
  /// - Returns: Nil if none gives it.
  private func cheapest(of overloads: [Overload], _ wanted: Type?) -> Overload? {
    var best: (overload: Overload, price: Int)?
    for overload in overloads {
      let mark = solver.mark()
      let before = solver.score
      guard let found = value(of: overload) else {
        solver.rollback(to: mark)
        continue
      }
      if let wanted, !isOpen(wanted),
        !solver.attempt({ self.solver.convert(found.type, to: wanted) && self.solver.settle() })
      {
        solver.rollback(to: mark)
        continue
      }
      solver.payForLiterals()
      let price = overload.price + (solver.score - before)
      solver.rollback(to: mark)
      let isBest =
        best.map { known in
          price < known.price
            || price == known.price && isMoreSpecial(overload, than: known.overload)
        } ?? true
      if isBest { best = (overload, price) }
    }
    return best?.overload
  }

  /// Whether a member stands in an extension of the same type that asks for more, or a function is
  /// the better one where both could be called.
  private func isMoreSpecial(_ one: Overload, than other: Overload) -> Bool {
    if one.symbol.context?.nominal == nil, other.symbol.context?.nominal == nil,
      let first = callable(one), let second = callable(other)
    {
      return isBetter(first, than: second) && !isBetter(second, than: first)
    }
    guard let first = one.symbol.context, let second = other.symbol.context,
      first.nominal != nil, first.nominal === second.nominal
    else { return false }
    return resolver.isNarrower(first, than: second)
  }

  /// A function of which nothing that it takes is known.
  private func isUndecided(_ wanted: Type) -> Bool {
    guard let function = solver.resolve(wanted).function, !function.parameters.isEmpty else {
      return false
    }
    return function.parameters.allSatisfy { parameter in
      guard isOpen(parameter.type) else { return false }
      if case .variable(let variable) = solver.resolve(parameter.type).kind {
        return variable.literal == nil
      }
      return true
    }
  }

  /// `makeRow<Song>`: the arguments that are written decide.
  func applyWritten(_ written: [WrittenType], to reference: Reference) {
    for (pair, argument) in zip(reference.arguments.suffix(written.count), written) {
      _ = solver.unify(pair.type, openedType(argument))
    }
  }
}

extension Overload {
  /// A method that is named without `self`.
  fileprivate var isImplicitMethod: Bool {
    guard let function = symbol.function, function.context.nominal != nil else { return false }
    return function.kind != .initializer && (isImplicitSelf || symbol.isStaticMember)
  }

  private var mayGiveNothing: Bool { symbol.function?.syntax?.isFailable ?? false }

  /// What speaks against meaning it where only its name stands: a property, also one that is
  /// inherited, is meant before a method of its name, `count` and not `count(where:)`; an initialiser that always gives something before
  /// one that may fail; and by `UInt8.init` one without labels before `init(exactly:)`.
  fileprivate var price: Int {
    origin.rawValue + (symbol.isCalled ? 0x8 : 0) + (mayGiveNothing ? 0x10 : 0)
      + (symbol.isLabelledInitializer ? 0x20 : 0)
  }
}

extension Symbol {
  /// Whether it belongs to the type and not to its values.
  var isStaticMember: Bool {
    switch self {
    case .variable(let variable): variable.isStatic
    case .function(let function): function.isStatic || function.kind == .initializer
    case .enumCase, .nominal, .alias, .associated, .parameter, .module: true
    }
  }
  /// A function, or a case that carries something.
  fileprivate var isCalled: Bool {
    if case .enumCase(let enumCase) = self { return !enumCase.syntax.parameters.isEmpty }
    return function != nil
  }
  fileprivate var isLabelledInitializer: Bool {
    guard let function, function.kind == .initializer else { return false }
    return function.labels.contains { $0 != nil }
  }
}
