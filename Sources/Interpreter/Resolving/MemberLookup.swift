/// A member that a name may mean, as seen from a type.
struct MemberCandidate {
  var symbol: Symbol
  /// What stands for the parameters of the type that declares it.
  var substitution: Substitution
  /// The type that declares it, as the base is seen there.
  var owner: Type
  var origin: Origin

  enum Origin: Int, Comparable {
    case own, inherited, requirement, protocolExtension

    static func < (left: Origin, right: Origin) -> Bool { left.rawValue < right.rawValue }
  }
}

extension Resolver {
  /// The members of a type that have a name. Whether extensions apply is decided where that is known.
  func members(_ name: String, of type: Type, in signature: GenericSignature) -> [MemberCandidate] {
    var search = MemberSearch(resolver: self, name: name, signature: signature)
    search.visit(type)
    return search.found
  }

  /// Whether all of a protocol is known, and of those that it refines.
  private func isComplete(_ bound: Nominal) -> Bool {
    bound.isComplete && lineage(of: bound).allSatisfy(\.bound.nominal.isComplete)
      && !hasUnknownAncestry(bound)
  }

  /// Whether it is known of a type which members it has.
  func isComplete(_ type: Type, in signature: GenericSignature) -> Bool {
    switch type.kind {
    case .nominal(let nominal, _):
      var next: Nominal? = nominal
      while let here = next {
        if !here.isComplete || here.hasUnknownAncestor { return false }
        _ = self.signature(of: here)
        if lineage(of: here).contains(where: { !$0.bound.nominal.isComplete }) { return false }
        next = here.superclass?.nominal
      }
      return true
    case .tuple, .function: return true
    case .parameter, .associated, .opaque:
      return bounds(of: type, in: signature).allSatisfy { isComplete($0.nominal) }
    case .existential(let existential):
      return existential.bounds.allSatisfy { isComplete($0.nominal) }
    case .metatype(let instance):
      return hasAllStatics(instance) || isComplete(instance, in: signature)
    case .unknown, .variable, .pack, .expansion: return false
    }
  }
}

extension Resolver {
  /// Whether the static members of a library's type are all known.
  private func hasAllStatics(_ type: Type) -> Bool {
    guard case .nominal(let nominal, _) = type.kind,
      nominal.syntax?.modifiers.has("completeStatics") == true
    else { return false }
    return lineage(of: nominal).allSatisfy { ancestor in
      let owner = ancestor.bound.nominal
      return owner.isComplete || owner.syntax?.modifiers.has("instancesOnly") == true
    }
  }
}

private struct MemberSearch {
  let resolver: Resolver
  let name: String
  let signature: GenericSignature
  var found: [MemberCandidate] = []
  /// They are few: to look through them costs less than to hash.
  private var seen: [ObjectIdentifier] = []

  init(resolver: Resolver, name: String, signature: GenericSignature) {
    self.resolver = resolver
    self.name = name
    self.signature = signature
  }

  mutating func visit(_ type: Type) {
    switch type.kind {
    case .nominal(let nominal, let arguments):
      visit(nominal, arguments, as: type, of: type, origin: .own)
    case .parameter, .associated, .opaque:
      for bound in resolver.bounds(of: type, in: signature) {
        if bound.nominal.kind == .protocolType {
          visitProtocol(bound.nominal, as: type, isAbstract: true)
        } else {
          visit(
            bound.nominal, bound.arguments, as: Type(.nominal(bound.nominal, bound.arguments)),
            of: type, origin: .own)
        }
      }
    case .existential(let existential):
      for bound in existential.bounds {
        if bound.nominal.kind == .protocolType {
          visitProtocol(bound.nominal, as: type, isAbstract: true)
        } else {
          let known = Type(.nominal(bound.nominal, bound.classArguments))
          visit(bound.nominal, bound.classArguments, as: known, of: known, origin: .own)
        }
      }
    default: break
    }
  }

  /// - Parameter receiver: What the search began with, perhaps a subclass: it is the `Self` of
  ///   whatever a protocol says.
  private mutating func visit(
    _ nominal: Nominal, _ arguments: [Type], as type: Type, of receiver: Type,
    origin: MemberCandidate.Origin
  ) {
    let substitution = Substitution(resolver.signature(of: nominal).parameters, arguments)
    for symbol in nominal.members[name] {
      found.append(
        MemberCandidate(symbol: symbol, substitution: substitution, owner: type, origin: origin))
    }
    if let superclass = nominal.superclass.map(substitution.apply),
      case .nominal(let parent, let inherited) = superclass.kind
    {
      visit(parent, inherited, as: superclass, of: receiver, origin: .inherited)
    }
    for ancestor in resolver.lineage(of: nominal)
    where ancestor.requirements.isEmpty
      || resolver.holds(ancestor.requirements, substitution, in: signature) != .no
    {
      visitProtocol(ancestor.bound.nominal, as: receiver, isAbstract: false)
    }
  }

  private mutating func visitProtocol(_ nominal: Nominal, as type: Type, isAbstract: Bool) {
    for next in resolver.descent(of: nominal) where !seen.contains(ObjectIdentifier(next)) {
      seen.append(ObjectIdentifier(next))
      visitMembers(of: next, as: type, isAbstract: isAbstract)
    }
  }

  /// Whether the type itself declares what a protocol asks for: then that is meant, and nothing else.
  private func isMet(_ symbol: Symbol) -> Bool {
    guard let asked = symbol.function, asked.kind == .function else { return false }
    return found.contains { candidate in
      candidate.origin < .requirement
        && candidate.symbol.function.map {
          $0.kind == .function && $0.labels == asked.labels && $0.isStatic == asked.isStatic
        } ?? false
    }
  }

  /// Whether it is what a protocol calls a type, and whoever conforms calls nothing else so.
  private func isOpenAlias(_ symbol: Symbol) -> Bool {
    guard case .alias = symbol else { return false }
    return !found.contains { $0.symbol.isType }
  }

  private mutating func visitMembers(of nominal: Nominal, as type: Type, isAbstract: Bool) {
    guard let selfParameter = nominal.selfParameter else { return }
    let symbols = nominal.members[name]
    let substitution = symbols.isEmpty ? Substitution() : Substitution([selfParameter], [type])
    for symbol in symbols where !symbol.isType || isOpenAlias(symbol) {
      let isExtension = symbol.context.map { context in
        if case .typeExtension = context.place { true } else { false }
      }
      if !isAbstract, isExtension != true, isMet(symbol) { continue }
      found.append(
        MemberCandidate(
          symbol: symbol, substitution: substitution, owner: type,
          origin: isExtension == true ? .protocolExtension : .requirement))
    }
    if isAbstract, let superclass = nominal.superclass,
      case .nominal(let parent, let arguments) = superclass.kind
    {
      visit(parent, arguments, as: superclass, of: type, origin: .inherited)
    }
  }
}

extension Symbol {
  /// Where it is declared.
  var context: Context? {
    switch self {
    case .variable(let variable): variable.context
    case .function(let function): function.context
    case .alias(let alias): alias.context
    case .nominal(let nominal): nominal.context
    case .enumCase, .associated, .parameter, .module: nil
    }
  }
}
