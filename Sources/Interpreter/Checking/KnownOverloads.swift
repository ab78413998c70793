/// Whether the declarations that a call may mean are all that there are.
extension Checker {
  /// Whether a library has other forms of it that its interface leaves out, or a module of which
  /// nothing is known may add some, or what its type inherits from: `class Panel: UIView`.
  func mayHaveOtherForms(_ overload: Overload, _ site: CallSite? = nil) -> Bool {
    if overload.isPartial(for: site?.arguments) { return true }
    if let owner = overload.symbol.context?.nominal, resolver.hasUnknownAncestry(owner) {
      return true
    }
    if let site, resolver.frameworks.contains(where: { $0.mayTake(site.arguments, in: site.name) })
    {
      return true
    }
    guard resolver.mayBeExtended, let context = overload.symbol.context else { return false }
    // Beside what the program adds to a library's type, such a module may add the same name.
    return resolver.module(around: context) !== resolver.program
      || context.nominal?.isLibrary ?? (resolver.lists == nil && !isLocal(overload))
  }

  /// Whether these are all declarations of their name that there may be.
  func isWhole(_ overloads: [Overload], _ site: CallSite) -> Bool {
    if overloads.allSatisfy({ isOwn($0) && $0.symbol.context.map(isOwn) ?? true }) { return true }
    if overloads.contains(where: { mayHaveOtherForms($0, site) }) { return false }
    if resolver.lists != nil, overloads.allSatisfy({ isOwn($0) || isOfWholeInterface($0) }) {
      return true
    }
    if let owner = overloads.first?.owner, solver.complete(owner).hasVariable { return false }
    guard let forms = forms(of: overloads) else { return false }
    var known: [[Substring]: Int] = [:]
    for function in overloads.compactMap(\.symbol.function) {
      known[function.labels.map { Substring($0 ?? "_") }, default: 0] += 1
    }
    return forms.allSatisfy { known[$0.labels, default: 0] >= $0.count }
  }

  /// Whether nothing but literals, numbers, texts and truth values is given.
  func arePlain(given site: CallSite, _ known: [Type?]) -> Bool {
    zip(site.arguments, known).allSatisfy { argument, type in
      argument.value.isLiteral && argument.value.literalKind != .nothing || isPlainValue(type)
    }
  }

  /// Whether it is called on a collection of the standard library: what no interface tells of takes
  /// ranges, other collections and functions there, and no single value.
  func areOfCollections(_ overloads: [Overload]) -> Bool {
    guard resolver.lists != nil, let name = overloads.first?.symbol.name, name != "init",
      let owner = overloads.first?.owner.map(plain), !owner.hasUnknown,
      let nominal = owner.nominal, Self.collections.contains(nominal.name), nominal.isLibrary
    else { return false }
    return owner.arguments.allSatisfy { !$0.hasUnknown && plain($0).nominal != nil }
  }

  static let collections: Set<String> = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Range", "Set",
  ]

  /// Whether the interface that declares it has all forms of a name that it does not call partial.
  func isOfWholeInterface(_ overload: Overload) -> Bool {
    let context =
      if case .enumCase(let enumCase) = overload.symbol {
        enumCase.owner.context
      } else {
        overload.symbol.context
      }
    return context.flatMap { resolver.module(around: $0) }?.isOfViews == true
  }

  /// All forms of a name that the modules declare, whatever is known of them; nil where there may be
  /// others.
  ///
  /// - Parameter isYoung: A younger version of an imported module may have others.
  func forms(of overloads: [Overload], isYoung: Bool = false) -> [KnownNames.Form]? {
    guard let name = overloads.first?.symbol.name else { return nil }
    if overloads.allSatisfy({ $0.symbol.context.map { $0.nominal == nil } ?? false }) {
      return resolver.forms(of: name, isYoung: isYoung)
    }
    guard let owner = overloads.first?.owner.map(solver.complete) else { return nil }
    return resolver.forms(of: name, in: owner, solver.signature, isYoung: isYoung)
  }

  /// What takes the arguments and gives something else than what is expected, where there is surely
  /// no other form that would: `text.split(separator: ",")` is no `[String]`.
  func surelyMeant(
    of overloads: [Overload], _ site: CallSite, _ known: [Type?], expecting wanted: Type?
  ) -> Overload? {
    if let other = makerOfOther(overloads, site, known, than: wanted) { return other }
    guard trials == 0, let wanted, isCertain(plain(wanted)), !resolver.mayBeExtended,
      isWhole(overloads, site) || areAllForms(overloads) || makesOther(overloads, than: wanted)
        || arePlain(given: site, known) && (areOfCollections(overloads) || areOfTexts(overloads))
    else { return nil }
    return best(of: overloads, site, known, nil).overload
  }

  /// `.contextMenu(Button("a") {})`: a view of SwiftUI is made where another type of it is expected,
  /// whatever stands for what is open in that.
  private func makerOfOther(
    _ overloads: [Overload], _ site: CallSite, _ known: [Type?], than wanted: Type?
  ) -> Overload? {
    guard trials == 0, let wanted = wanted.map(plain)?.unwrapped, resolver.isOfSwiftUI(wanted),
      !resolver.mayBeExtended,
      overloads.allSatisfy({ overload in
        overload.symbol.function?.kind == .initializer
          && overload.owner.map { made in
            resolver.isOfSwiftUI(made) && made.nominal !== wanted.nominal
          } == true
      })
    else { return nil }
    return best(of: overloads, site, known, nil).overload
  }

  /// `let text: String = Int(field)`: whichever initialiser is meant, it makes the type that it is of.
  private func makesOther(_ overloads: [Overload], than wanted: Type) -> Bool {
    guard let owner = overloads.first?.owner.map(plain), isPlainValue(owner),
      overloads.allSatisfy({ $0.symbol.function?.kind == .initializer })
    else { return false }
    return ![owner, resolver.optional(owner)].contains { made in
      solver.attempt { self.solver.convert(made, to: wanted) }
    }
  }

  /// Whether these are all members of their name that the standard library gives to a type.
  private func areAllForms(_ overloads: [Overload]) -> Bool {
    guard let first = overloads.first, first.symbol.name != "init",
      let owner = first.owner.map(plain), isCertain(owner)
    else { return false }
    return resolver.hasAllForms(of: first.symbol.name, in: owner, solver.signature)
  }

  /// `sqrt(_:)`, `pow(_:_:)`: functions that the libraries have for kinds of numbers, each of which is
  /// known.
  func areOfNumbers(_ overloads: [Overload]) -> Bool {
    guard resolver.lists != nil, !resolver.mayBeExtended else { return false }
    return overloads.allSatisfy { overload in
      guard let function = overload.symbol.function, function.isOfLibrary,
        function.context.nominal == nil
      else { return false }
      return function.interface.parameters.allSatisfy { $0.type.nominal?.isNumber ?? false }
    }
  }

  func areOfTexts(_ overloads: [Overload]) -> Bool {
    guard resolver.lists != nil, !resolver.mayBeExtended,
      let owner = overloads.first?.owner.map(plain)?.nominal, owner.isLibrary,
      overloads.first?.symbol.name != "init"
    else { return false }
    return owner.role == .string || owner.name == "Substring"
  }

  /// `Set(places)`: whichever initialiser is meant, the type itself asks for something.
  func makesWhatAsks(_ overload: Overload) -> Bool {
    guard let function = overload.symbol.function, function.kind == .initializer,
      let owner = overload.owner?.nominal
    else { return false }
    return resolver.signature(of: owner).requirements.contains {
      if case .conforms(let subject, _) = $0 { subject.standsForAny } else { false }
    }
  }

  /// `String("a")` is the literal itself as a `String`, and cannot fail.
  func withoutFailing(_ overloads: [Overload], _ site: CallSite) -> [Overload] {
    guard overloads.count > 1, site.arguments.count == 1, site.arguments[0].label == nil,
      let literal = site.arguments[0].value.literalKind, let owner = overloads[0].owner,
      let wanted = resolver.library(literal.protocolName),
      resolver.conforms(owner, to: wanted, in: solver.signature) == .yes
    else { return overloads }
    let sure = overloads.filter { $0.symbol.function?.syntax?.isFailable != true }
    return sure.isEmpty ? overloads : sure
  }

  /// Whether a declaration is the program's, so that all of it is known.
  func isOwn(_ overload: Overload) -> Bool {
    if let owner = overload.owner?.nominal {
      // What it inherits from something unknown may take what it does not take itself.
      if resolver.hasUnknownAncestry(owner) { return false }
      if !isKnown(owner) {
        guard owner.isLibrary, case .function(let function) = overload.symbol else { return false }
        return isOwn(function, of: overload.owner)
      }
    }
    if case .none = overload.base, overload.symbol.context?.nominal == nil,
      !isLocal(overload), resolver.isListed(overload.symbol.name) || isInsideUnknown
    {
      // What is imported may have another function of that name, or what is inherited a method.
      return false
    }
    return switch overload.symbol {
    case .function(let function): isOwn(function, of: overload.owner)
    case .enumCase(let enumCase): isKnown(enumCase.owner)
    default: false
    }
  }

  /// Whether no library may have another function of its name.
  private func isOwn(_ function: Function, of owner: Type?) -> Bool {
    guard let nominal = function.context.nominal else { return isOwn(function.context) }
    if isKnown(nominal) { return true }
    // `init(from:)` of `Decodable`, beside which there is no other.
    if function.kind == .initializer, nominal.kind == .protocolType, let owner,
      owner.nominal.map(isOwn) == true, resolver.listsAll("init", of: nominal)
    {
      return true
    }
    guard isOwn(function.context), let owner,
      !resolver.hasUnlistedMembers(owner, in: solver.signature)
    else { return false }
    return resolver.absence(ofMember: function.name, of: owner, in: solver.signature) > .possible
  }

  /// Whether a type around the place has something among its ancestors that nobody declares.
  private var isInsideUnknown: Bool {
    var next: Context? = body.context
    while let here = next {
      if let nominal = here.nominal, resolver.hasUnknownAncestry(nominal) { return true }
      next = here.parent
    }
    return false
  }

  private func isLocal(_ overload: Overload) -> Bool {
    guard let context = overload.symbol.context else { return false }
    if case .body = context.place { return true }
    return false
  }

  /// Whether all members of a type are known: of the program's own, and of a library's that is whole.
  func isKnown(_ nominal: Nominal) -> Bool {
    isOwn(nominal) && nominal.superclass?.nominal.map(isKnown) ?? true
      || nominal.isComplete && resolver.lineage(of: nominal).allSatisfy(\.bound.nominal.isComplete)
  }

  func isOwn(_ nominal: Nominal) -> Bool { isOwn(nominal.context) }
  private func isOwn(_ context: Context) -> Bool {
    resolver.module(around: context) === resolver.program
  }
}
