/// Generic parameters and what is asked of them.
extension Resolver {
  /// The parameters of a type, those of the types around it first.
  func signature(of nominal: Nominal) -> GenericSignature {
    if nominal.stage != .declared { return nominal.signature }
    resolveInheritance(of: nominal)
    return nominal.signature
  }

  /// Whether a type has parameters, its own or those of a type around it. Nobody may have looked it
  /// up so far.
  func isGeneric(_ nominal: Nominal) -> Bool { !signature(of: nominal).parameters.isEmpty }

  /// Looks up what a type says of itself: its parameters, its superclass, its promises.
  private func resolveInheritance(of nominal: Nominal) {
    nominal.stage = .resolving
    defer { nominal.stage = .resolved }
    var signature = nominal.context.signature
    signature.ownCount = 0
    if let selfParameter = nominal.selfParameter {
      signature = GenericSignature(parameters: [selfParameter], ownCount: 1)
    }
    let inside = Context(.nominal(nominal), in: nominal.context, resolver: self)
    guard let syntax = nominal.syntax else { return }
    for parameter in syntax.generics.parameters {
      signature.parameters.append(GenericParameter(name: parameter.name, isPack: parameter.isPack))
      signature.ownCount += 1
    }
    // Requirements may name the parameters.
    nominal.signature = signature
    if nominal.kind != .protocolType {
      // What stands in its brackets does not see what is declared in its braces.
      let before = Context(.function(signature), in: nominal.context, resolver: self)
      addRequirements(syntax.generics, to: &signature, in: inside, brackets: before)
      nominal.signature = signature
    }
    addPromises(syntax.inherited, to: nominal, requirements: [], in: inside)
    addMacroPromises(of: syntax, to: nominal)
    for owner in nominal.extensions {
      guard let inherited = owner.syntax?.inherited, !inherited.isEmpty else { continue }
      addPromises(
        inherited, to: nominal, requirements: owner.requirements, in: owner.context)
    }
    guard nominal.kind == .protocolType, !syntax.generics.requirements.isEmpty else { return }
    // They may name what the protocols have that it refines.
    nominal.stage = .resolved
    addRequirements(syntax.generics, to: &signature, in: inside)
    nominal.signature = signature
  }

  private func addPromises(
    _ inherited: [WrittenType], to nominal: Nominal, requirements: [Requirement],
    in context: Context
  ) {
    for written in inherited {
      let type = type(written, in: context)
      switch type.kind {
      case .nominal(let parent, _):
        if parent.kind == .classType, nominal.kind == .classType {
          inherit(type, parent, by: nominal)
        } else if parent.kind == .classType, nominal.kind == .protocolType {
          // `protocol Page: Screen`: all that are one are of that class.
          nominal.superclass = type
        } else if nominal.kind == .enumeration {
          nominal.rawType = type
          if let raw = library("RawRepresentable") {
            nominal.promises.append(
              Nominal.Promise(
                bound: Requirement.Bound(nominal: raw, arguments: [type]), requirements: [],
                position: written.position))
          }
        }
      case .existential(let existential):
        for bound in bounds(of: type) where bound.nominal.kind == .protocolType {
          nominal.promises.append(
            Nominal.Promise(bound: bound, requirements: requirements, position: written.position))
        }
        if let superclass = existential.superclass { nominal.superclass = superclass }
      case .unknown: nominal.hasUnknownAncestor = true
      default: continue
      }
    }
  }

  private func inherit(_ type: Type, _ parent: Nominal, by nominal: Nominal) {
    var next: Nominal? = parent
    while let here = next {
      if here === nominal {
        nominal.inheritsFromItself = true
        return
      }
      next = here.superclass?.nominal
    }
    nominal.superclass = type
  }

  /// `@Observable` and the like add a conformance: a library says so beside its protocol.
  private func addMacroPromises(of syntax: TypeSyntax, to nominal: Nominal) {
    // An `actor` need not say that it is one.
    if nominal.kind == .actorType, let actor = library("Actor") {
      nominal.promises.append(
        Nominal.Promise(
          bound: Requirement.Bound(nominal: actor, arguments: []), requirements: [],
          position: syntax.position))
    }
    for attribute in syntax.modifiers.attributes {
      for name in Self.promisesOfMacros[attribute.name] ?? [] {
        guard let added = library(name) else { continue }
        nominal.promises.append(
          Nominal.Promise(
            bound: Requirement.Bound(nominal: added, arguments: []), requirements: [],
            position: attribute.position))
      }
    }
  }

  private static let promisesOfMacros = [
    "Observable": ["Observable", "__Observed"],
    "Model": ["PersistentModel", "Observable", "Hashable", "Identifiable"],
  ]

  /// Adds what stands in `<T: P>` and behind `where`.
  ///
  /// - Parameter brackets: What is seen between the brackets, where that is less.
  func addRequirements(
    _ clause: GenericClause, to signature: inout GenericSignature, in context: Context,
    brackets: Context? = nil
  ) {
    for parameter in clause.parameters {
      guard let constraint = parameter.constraint,
        let declared = signature.parameters.last(where: { $0.name == parameter.name })
      else { continue }
      let subject = Type(.parameter(declared))
      signature.requirements += bounds(constraint, in: brackets ?? context)
        .map { requirement(subject, $0) }
    }
    // What stands behind `where` may name what the bounds give.
    let inside = Context(.function(signature), in: context, resolver: self)
    signature.requirements += requirements(clause.requirements, in: inside)
  }

  func requirement(_ subject: Type, _ bound: Requirement.Bound) -> Requirement {
    bound.nominal.kind == .protocolType
      ? .conforms(subject, bound)
      : .inherits(subject, Type(.nominal(bound.nominal, bound.arguments)))
  }

  /// Each requirement may name what the others give: `Bound: Strideable, Bound.Stride: …`.
  func requirements(_ written: [WrittenRequirement], in context: Context) -> [Requirement] {
    guard !written.isEmpty else { return [] }
    var signature = context.signature
    let known = signature.requirements.count
    var waiting = written
    while !waiting.isEmpty {
      var left: [WrittenRequirement] = []
      for item in waiting {
        let found = requirements(
          item, in: Context(.function(signature), in: context, resolver: self))
        // What names something that one behind it gives is read again.
        if found.contains(where: \.hasUnknown) {
          left.append(item)
        } else {
          signature.requirements += found
        }
      }
      if left.count == waiting.count {
        let inside = Context(.function(signature), in: context, resolver: self)
        signature.requirements += left.flatMap { requirements($0, in: inside) }
        break
      }
      waiting = left
    }
    return Array(signature.requirements.dropFirst(known))
  }

  private func requirements(_ item: WrittenRequirement, in context: Context) -> [Requirement] {
    switch item {
    case .conforms(let left, let right):
      // `repeat each Item: View` asks it of each type of the pack.
      let subject = type(left, in: context).packPatternOrItself
      return bounds(right, in: context).map { requirement(subject, $0) }
    case .same(let left, let right):
      return [.same(type(left, in: context), type(right, in: context))]
    }
  }

  func requirements(of owner: Extension) -> [Requirement] {
    guard let syntax = owner.syntax else { return [] }
    var found = requirements(syntax.requirements, in: owner.plainContext)
    // `extension Box<Int>`, `extension [Int]`
    let arguments = writtenArguments(syntax.extended)
    if !arguments.isEmpty, let nominal = owner.plainContext.nominal,
      let selfParameter = nominal.selfParameter
    {
      // `extension Collection<Int>`
      let primary = nominal.associatedTypes.filter(\.syntax.isPrimary)
      for (associated, written) in zip(primary, arguments) {
        found.append(
          .same(
            Type(.associated(Type(.parameter(selfParameter)), associated)),
            type(written, in: owner.plainContext)))
      }
    } else if !arguments.isEmpty, let nominal = owner.plainContext.nominal {
      let own = signature(of: nominal).parameters.suffix(arguments.count)
      for (parameter, written) in zip(own, arguments) {
        found.append(.same(Type(.parameter(parameter)), type(written, in: owner.plainContext)))
      }
    }
    if let outer = owner.plainContext.parent, let nominal = owner.plainContext.nominal,
      let alias = genericAlias(syntax.extended, in: outer)
    {
      return found + requirements(of: alias, standingFor: nominal)
    }
    if case .named = syntax.extended.kind, arguments.isEmpty,
      let outer = owner.plainContext.parent, let nominal = owner.plainContext.nominal,
      case .nominal(let target, let given) = type(
        syntax.extended, in: outer, missing: .quiet
      ).kind, target === nominal
    {
      // An alias of a type with its arguments: `typealias Names = [String]`.
      for (parameter, argument) in zip(signature(of: nominal).parameters, given)
      where !argument.isUnknown && argument != Type(.parameter(parameter)) {
        found.append(.same(Type(.parameter(parameter)), argument))
      }
    }
    return found
  }

  /// `Choice`, of `typealias Choice<One: Layout, Two: Layout> = Either<One, Two>`.
  func genericAlias(_ written: WrittenType, in context: Context) -> Alias? {
    guard case .named(let components) = written.kind, components.count == 1,
      components[0].arguments.isEmpty,
      case .alias(let alias)? = types(named: components[0].name, in: context).first,
      !alias.syntax.generics.parameters.isEmpty
    else { return nil }
    return alias
  }

  /// What an alias asks of its parameters, asked of those of the type that it stands for.
  private func requirements(of alias: Alias, standingFor nominal: Nominal) -> [Requirement] {
    var (signature, type) = alias.target
    guard case .nominal(let target, let given) = type.kind, target === nominal else { return [] }
    let outer = signature.requirements.count
    addRequirements(
      alias.syntax.generics, to: &signature,
      in: Context(.function(signature), in: alias.context, resolver: self))
    var found: [Requirement] = []
    var meant = Substitution()
    for (parameter, argument) in zip(self.signature(of: nominal).parameters, given) {
      if case .parameter(let own) = argument.kind {
        meant[own] = Type(.parameter(parameter))
      } else if !argument.isUnknown {
        found.append(.same(Type(.parameter(parameter)), argument))
      }
    }
    return found + signature.requirements.dropFirst(outer).map { $0.substituted(by: meant) }
  }

  private func writtenArguments(_ written: WrittenType) -> [WrittenType] {
    switch written.kind {
    case .named(let components): components.last?.arguments ?? []
    case .array(let element): [element]
    case .optional(let wrapped, _): [wrapped]
    case .dictionary(let key, let value): [key, value]
    default: []
    }
  }

  func requirements(of associated: AssociatedType) -> [Requirement] {
    let context = Context(.nominal(associated.owner), in: associated.owner.context, resolver: self)
    return requirements(associated.syntax.requirements, in: context)
  }

  func bounds(of associated: AssociatedType) -> [Requirement.Bound] {
    let context = Context(.nominal(associated.owner), in: associated.owner.context, resolver: self)
    return associated.syntax.inherited.flatMap { bounds($0, in: context) }
  }
}

extension Type {
  /// Of `repeat each Item` the `Item`.
  fileprivate var packPatternOrItself: Type {
    if case .expansion(let pattern) = kind { pattern } else { self }
  }
}
