/// What a name means that stands by itself.
extension Resolver {
  /// The types that a name means at a place; the nearest only.
  func types(named name: String, in context: Context) -> [Symbol] {
    // What a protocol calls a type, for those who conform, hides nothing around them.
    for isLast in [false, true] {
      var next: Context? = context
      while let here = next {
        let found = types(
          named: name, at: here, from: context, withPromised: isLast)
        if !found.isEmpty { return found }
        next = here.parent
      }
    }
    return []
  }

  private func types(
    named name: String, at context: Context, from origin: Context, withPromised: Bool
  ) -> [Symbol] {
    switch context.place {
    case .body(let local): return local.members.types(name)
    case .function(let signature):
      let own = parameter(name, in: signature)
      return own.isEmpty ? typesOfSelf(name, signature.requirements, in: context) : own
    case .nominal(let nominal), .typeExtension(let nominal, _):
      if let selfParameter = nominal.selfParameter, name == "Self" {
        return [.parameter(selfParameter)]
      }
      let own = parameter(name, in: partial(nominal))
      if !own.isEmpty { return own }
      let members = nearest(
        memberTypes(name, of: nominal, withPromised: withPromised), to: origin)
      return members.isEmpty
        ? typesOfSelf(name, context.extensionRequirements, in: context) : members
    case .file(let index):
      return (module(around: context) ?? program).hidden[index]?.types(name) ?? []
    case .module(let scope):
      let own = scope.members.types(name)
      if !own.isEmpty { return own }
      if isShared(name) { return [] }
      for library in libraries where library !== scope {
        let found = library.members.types(name)
        if !found.isEmpty, !isOutOfSight(library, from: origin) { return found }
      }
      return []
    }
  }

  /// Of types with one name, each declared in a private extension of its own file, that of the file.
  func nearest(_ symbols: [Symbol], to context: Context) -> [Symbol] {
    guard symbols.count > 1, let file = context.file else { return symbols }
    let own = symbols.filter { $0.typeContext?.file == file }
    return own.isEmpty ? symbols : own
  }

  /// What `Self` has by another protocol that an extension of a protocol asks for: `RawValue` where
  /// `Self: RawRepresentable`.
  private func typesOfSelf(
    _ name: String, _ requirements: [Requirement], in context: Context
  ) -> [Symbol] {
    guard !requirements.isEmpty, let nominal = context.enclosingNominal,
      let selfParameter = nominal.selfParameter
    else { return [] }
    for case .conforms(let subject, let bound) in requirements
    where bound.nominal !== nominal && subject == Type(.parameter(selfParameter)) {
      let found = memberTypes(name, of: bound.nominal)
      if !found.isEmpty { return found }
    }
    return []
  }

  /// The signature as far as it is known: while it is looked up its own parameters can be named.
  private func partial(_ nominal: Nominal) -> GenericSignature {
    nominal.stage == .declared ? signature(of: nominal) : nominal.signature
  }

  private func parameter(_ name: String, in signature: GenericSignature) -> [Symbol] {
    guard let found = signature.parameters.last(where: { $0.name == name }) else { return [] }
    return [.parameter(found)]
  }

  func module(around context: Context) -> ModuleScope? {
    if case .module(let scope) = context.place { return scope }
    return context.parent.flatMap { module(around: $0) }
  }

  /// Types that a type declares, or that a protocol or a superclass of it does.
  ///
  /// - Parameter withPromised: With the names that protocols give to types; else only what they ask
  ///   for.
  private func memberTypes(
    _ name: String, of nominal: Nominal, withPromised: Bool = true
  ) -> [Symbol] {
    let own = nominal.members.types(name)
    if !own.isEmpty || nominal.stage == .resolving { return own }
    _ = signature(of: nominal)
    if let superclass = nominal.superclass?.nominal {
      let inherited = memberTypes(name, of: superclass, withPromised: withPromised)
      if !inherited.isEmpty { return inherited }
    }
    for ancestor in lineage(of: nominal) {
      let found = ancestor.bound.nominal.members.types(name)
      if !found.isEmpty, withPromised || nominal.kind == .protocolType || found.areAskedFor {
        return found
      }
    }
    return []
  }

  /// Functions and variables of files, by name: those of the program hide those of libraries, but
  /// for functions, which may be overloads of each other.
  func globals(named name: String, in context: Context) -> [Symbol] {
    var found = context.file.flatMap { program.hidden[$0]?[name] } ?? []
    for module in [program] + (namesOfOthers.contains(name) ? [] : libraries) {
      if !found.allSatisfy({ $0.function != nil }) { return found }
      let declared = module.members[name]
      found += found.isEmpty ? declared : declared.filter { $0.function != nil }
    }
    return found.isEmpty && module(name) != nil ? [.module(name)] : found
  }

  /// All operators of a name.
  func operators(named name: String) -> [Function] {
    readOperators(named: name)
    return ([program] + libraries).flatMap { $0.operators[name] ?? [] }
  }

  /// `Base.Name` where a type is meant.
  func memberType(
    _ name: String, of base: Type, arguments: [Type], in context: Context
  ) -> Type {
    switch base.kind {
    case .nominal(let nominal, let own):
      return memberType(name, of: nominal, own, arguments: arguments, in: context)
    case .parameter, .associated, .opaque:
      guard let associated = associated(name, of: base, in: context.signature) else {
        return .unknown
      }
      return normalized(Type(.associated(base, associated)), in: context.signature)
    case .existential(let existential):
      // A protocol's nested alias or associated type, named through the protocol itself.
      for bound in existential.bounds {
        if let argument = bound.arguments.first(where: { $0.associated.name == name }) {
          return argument.type
        }
        for case .alias(let alias) in bound.nominal.members.types(name) { return alias.target.type }
      }
      return .unknown
    default: return .unknown
    }
  }

  private func memberType(
    _ name: String, of nominal: Nominal, _ own: [Type], arguments: [Type], in context: Context
  ) -> Type {
    let substitution = Substitution(signature(of: nominal).parameters, own)
    guard let symbol = nearest(memberTypes(name, of: nominal), to: context).first else {
      if let parameter = nominal.signature.parameters.last(where: { $0.name == name }) {
        return substitution[parameter] ?? .unknown
      }
      return .unknown
    }
    switch symbol {
    case .nominal(let nested) where nested.kind == .protocolType:
      return Type(.existential(Existential(bounds: [Existential.Bound(nominal: nested)])))
    case .nominal(let nested):
      let signature = signature(of: nested)
      let outer = Array(own.prefix(signature.parameters.count - signature.ownCount))
      if arguments.count == signature.ownCount {
        return Type(.nominal(nested, outer + arguments))
      }
      return Type(
        .nominal(nested, outer + Array(repeating: .unknown, count: signature.ownCount)))
    case .alias(let alias):
      let (signature, target) = alias.target
      var inner = substitution
      inner.merge(Substitution(signature.parameters.suffix(signature.ownCount), arguments))
      if let owner = alias.context.nominal?.selfParameter {
        inner[owner] = Type(.nominal(nominal, own))
      }
      return normalized(inner.apply(target), in: context.signature)
    case .associated(let associated):
      return normalized(
        Type(.associated(Type(.nominal(nominal, own)), associated)), in: context.signature)
    default: return .unknown
    }
  }
}

extension Substitution {
  init(_ parameters: ArraySlice<GenericParameter>, _ arguments: [Type]) {
    self.init(Array(parameters), arguments)
  }
}

extension [Symbol] {
  /// Associated types, which those who conform give.
  fileprivate var areAskedFor: Bool {
    allSatisfy { symbol in
      if case .associated = symbol { true } else { false }
    }
  }
}
