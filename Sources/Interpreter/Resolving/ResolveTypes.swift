/// What a written type means.
extension Resolver {
  /// What to do about a name that nobody declares.
  enum Missing { case noted, quiet }

  /// - Parameters:
  ///   - opened: Gives the arguments of a generic type that is written without them.
  ///   - some: Gives the type that `some P` stands for there.
  func type(
    _ written: WrittenType, in context: Context, missing: Missing = .noted,
    opened: ((Nominal) -> [Type])? = nil, some: ((Type, SourcePosition) -> Type)? = nil
  ) -> Type {
    let reading = TypeReading(
      resolver: self, context: context, missing: missing, opened: opened, some: some)
    return reading.type(written)
  }

  /// The protocols, and perhaps a class, that a written constraint names.
  func bounds(_ written: WrittenType, in context: Context) -> [Requirement.Bound] {
    let type = TypeReading(
      resolver: self, context: context, missing: .noted, opened: nil, some: nil
    ).type(written)
    return type.isUnknown
      ? [Requirement.Bound(nominal: unknownProtocol, arguments: [])] : bounds(of: type)
  }

  func bounds(of type: Type) -> [Requirement.Bound] {
    switch type.kind {
    case .existential(let existential):
      existential.bounds.map { bound in
        Requirement.Bound(
          nominal: bound.nominal,
          arguments: bound.nominal.kind == .protocolType
            ? bound.arguments.map(\.type) : bound.classArguments)
      }
    case .nominal(let nominal, let arguments):
      [Requirement.Bound(nominal: nominal, arguments: arguments)]
    default: []
    }
  }
}

/// Reads one written type where it stands.
private struct TypeReading {
  let resolver: Resolver
  let context: Context
  let missing: Resolver.Missing
  let opened: ((Nominal) -> [Type])?
  let some: ((Type, SourcePosition) -> Type)?

  /// Whether a name means a type itself, and no alias that is called so.
  private func names(_ nominal: Nominal, _ name: String) -> Bool {
    resolver.types(named: name, in: context).first.map { symbol in
      if case .nominal(let meant) = symbol { meant === nominal } else { false }
    } ?? false
  }

  func type(_ written: WrittenType) -> Type {
    switch written.kind {
    case .named(let components):
      let found = named(components, at: written.position)
      if missing == .noted, components.last?.arguments.isEmpty == false {
        resolver.noteApplied(found, at: written.position, in: context)
        // Another name of it has parameters of its own.
        if let last = components.last, let nominal = found.nominal, last.name == nominal.name,
          !nominal.isLibrary || components.count == 1 && names(nominal, last.name)
        {
          resolver.noteMiscounted(found, last.arguments.count, at: written.position, in: context)
        }
      }
      return found
    case .member(let base, let component): return member(component, of: type(base))
    case .optional(let wrapped, _): return resolver.optional(type(wrapped))
    case .array(let element): return resolver.array(type(element))
    case .dictionary(let key, let value):
      let made = resolver.type(.dictionary, [type(key), type(value)])
      if missing == .noted { resolver.noteApplied(made, at: written.position, in: context) }
      return made
    case .tuple(let elements):
      return Type(.tuple(elements.map { Type.Element(label: $0.label, type: type($0.type)) }))
    case .function(let function): return Type(.function(functionType(function)))
    case .some(let inner):
      let bound = type(inner)
      return some?(bound, written.position) ?? bound
    case .any(let inner): return type(inner)
    case .composition(let parts): return composition(parts)
    case .metatype(let instance): return Type(.metatype(type(instance)))
    case .packExpansion(let pattern): return Type(.expansion(type(pattern)))
    case .packElement(let pack): return type(pack)
    case .suppressed: return .any
    case .inferred: return .unknown
    case .unreadable: return .unknown
    }
  }

  private func functionType(_ function: WrittenType.Function) -> FunctionType {
    FunctionType(
      parameters: function.parameters.map { parameter in
        FunctionType.Parameter(
          type: type(parameter.type), isInout: parameter.isInout,
          isVariadic: parameter.isVariadic, isAutoclosure: parameter.isAutoclosure)
      }, result: type(function.result), isAsync: function.isAsync,
      failure: failure(function.failure))
  }

  private func failure(_ written: WrittenFailure?) -> Type? {
    switch written {
    case nil: nil
    case .anyError?, .rethrown?: resolver.anyError
    case .typed(let written)?: type(written)
    }
  }

  private func composition(_ parts: [WrittenType]) -> Type {
    var bounds: [Existential.Bound] = []
    for part in parts {
      switch type(part).kind {
      case .existential(let existential): bounds += existential.bounds
      case .nominal(let nominal, let arguments):
        bounds.append(Existential.Bound(nominal: nominal, classArguments: arguments))
      default: return .unknown
      }
    }
    return Type(.existential(Existential(bounds: bounds)))
  }

  // MARK: Names

  private func named(_ components: [WrittenType.Component], at position: SourcePosition) -> Type {
    guard let first = components.first else { return .unknown }
    var rest = components.dropFirst()
    var symbols = resolver.types(named: first.name, in: context)
    if symbols.isEmpty, let module = resolver.module(first.name), let next = rest.first {
      symbols = module.members.types(next.name)
      rest = rest.dropFirst()
      guard let symbol = symbols.first else { return .unknown }
      return rest.reduce(meaning(of: symbol, next)) { member($1, of: $0) }
    }
    noteNested(symbols.first, rest.first, at: position)
    if first.name == "Self", symbols.isEmpty {
      let current = context.enclosingNominal?.selfType ?? .unknown
      return rest.reduce(current) { member($1, of: $0) }
    }
    guard let symbol = symbols.first else {
      // `Any.Type`, as part of a type that is called: `[String: Any.Type]()`.
      if let standard = standard(first.name) { return rest.reduce(standard) { member($1, of: $0) } }
      // What a library's interface leaves out is not missing in the program.
      if missing == .noted, position.file >= 0 {
        resolver.noteMissing(first.name, at: position, in: context)
      }
      return .unknown
    }
    return rest.reduce(meaning(of: symbol, first)) { member($1, of: $0) }
  }

  /// `Store.Key`, which `Store` may hide.
  private func noteNested(
    _ outer: Symbol?, _ inner: WrittenType.Component?, at position: SourcePosition
  ) {
    guard missing == .noted, position.file >= 0, let inner, case .nominal(let owner)? = outer,
      !owner.isLibrary, let symbol = owner.members.types(inner.name).first
    else { return }
    resolver.nestedTypes.append(
      Resolver.NestedType(symbol: symbol, position: position, context: context))
  }

  /// Types that no source declares.
  private func standard(_ name: String) -> Type? {
    switch name {
    case "Void": .void
    case "Any": .any
    default: nil
    }
  }

  private func member(_ component: WrittenType.Component, of base: Type) -> Type {
    if component.name == "Type" { return Type(.metatype(base)) }
    return resolver.memberType(
      component.name, of: base, arguments: component.arguments.map(type), in: context)
  }

  private func meaning(of symbol: Symbol, _ component: WrittenType.Component) -> Type {
    switch symbol {
    case .parameter(let parameter): return Type(.parameter(parameter))
    case .associated(let associated):
      return resolver.normalized(
        Type(.associated(owner(of: associated), associated)), in: context.signature)
    case .alias(let alias): return target(of: alias, component)
    case .nominal(let nominal): return type(of: nominal, component)
    default: return .unknown
    }
  }

  /// The type around the place that promises the protocol: a type inside of it may be nearer.
  private func owner(of associated: AssociatedType) -> Type {
    var next: Context? = context
    while let here = next {
      if let nominal = here.nominal, resolver.refines(nominal, associated.owner) {
        return nominal.selfType
      }
      next = here.parent
    }
    return context.enclosingNominal?.selfType ?? .unknown
  }

  private func target(of alias: Alias, _ component: WrittenType.Component) -> Type {
    let (signature, type) = alias.target
    let own = Array(signature.parameters.suffix(signature.ownCount))
    let seen = seen(type, declaredIn: alias.context.nominal)
    if own.isEmpty { return seen }
    let arguments = component.arguments.map(self.type)
    guard arguments.count == own.count else { return .unknown }
    return Substitution(own, arguments).apply(seen)
  }

  /// A type that a superclass or a protocol names, as it is for the type around the place.
  private func seen(_ type: Type, declaredIn owner: Nominal?) -> Type {
    guard let owner, type.contents.contains(.parameter) else { return type }
    var next: Context? = context
    while let here = next {
      if let nominal = here.nominal {
        if nominal === owner { return type }
        if let inherited = resolver.inheritance(of: nominal, from: owner) {
          return resolver.normalized(inherited.apply(type), in: context.signature)
        }
      }
      next = here.parent
    }
    return type
  }

  private func type(of nominal: Nominal, _ component: WrittenType.Component) -> Type {
    let arguments = component.arguments.map(type)
    if nominal.kind == .protocolType {
      let primary = nominal.associatedTypes.filter(\.syntax.isPrimary)
      return Type(
        .existential(
          Existential(bounds: [
            Existential.Bound(
              nominal: nominal,
              arguments: zip(primary, arguments).map {
                Existential.Argument(associated: $0, type: $1)
              })
          ])))
    }
    return resolver.type(of: nominal, arguments: arguments, in: context, opened: opened)
  }
}

extension Resolver {
  /// What stands for the parameters of a superclass or a protocol where a type inherits from it.
  fileprivate func inheritance(of nominal: Nominal, from owner: Nominal) -> Substitution? {
    if owner.kind == .protocolType {
      guard refines(nominal, owner), let selfParameter = owner.selfParameter else { return nil }
      return Substitution([selfParameter], [nominal.selfType])
    }
    var next = nominal.superclass
    while let here = next, let parent = here.nominal {
      let given = Substitution(signature(of: parent).parameters, here.arguments)
      if parent === owner { return given }
      next = parent.superclass.map(given.apply)
    }
    return nil
  }

  var anyError: Type {
    guard let error = nominal(.error) else { return .unknown }
    return Type(.existential(Existential(bounds: [Existential.Bound(nominal: error)])))
  }

  /// A nominal type with its arguments; those of the types around it come from the context.
  func type(
    of nominal: Nominal, arguments: [Type], in context: Context,
    opened: ((Nominal) -> [Type])? = nil
  ) -> Type {
    let signature = signature(of: nominal)
    if signature.parameters.isEmpty { return Type(.nominal(nominal, [])) }
    let outerCount = signature.parameters.count - signature.ownCount
    // Inside its own declaration a generic type may be named without arguments.
    var around = context.enclosingNominal
    while let candidate = around {
      if candidate === nominal, arguments.isEmpty { return candidate.selfType }
      around = candidate.context.enclosingNominal
    }
    var outer: [Type] = []
    if outerCount > 0 {
      let known = context.signature.parameters
      outer = signature.parameters.prefix(outerCount).map { parameter in
        known.contains { $0 === parameter } ? Type(.parameter(parameter)) : .unknown
      }
    }
    let own = Array(signature.parameters.suffix(signature.ownCount))
    if let pack = own.firstIndex(where: \.isPack) {
      let after = own.count - pack - 1
      if arguments.isEmpty, let opened { return Type(.nominal(nominal, outer + opened(nominal))) }
      let middle = Array(arguments.dropFirst(pack).dropLast(after))
      return Type(
        .nominal(
          nominal, outer + arguments.prefix(pack) + [Type(.pack(middle))] + arguments.suffix(after))
      )
    }
    if arguments.count == own.count { return Type(.nominal(nominal, outer + arguments)) }
    if arguments.isEmpty, let opened { return Type(.nominal(nominal, outer + opened(nominal))) }
    return Type(.nominal(nominal, outer + own.map { _ in Type.unknown }))
  }
}
