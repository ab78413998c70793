/// Who may see what.
extension Checker {
  /// Says that a member is named where it cannot be seen, if that is certain.
  /// - Parameter isBareCall: It is called without arguments.
  func requireVisible(
    _ overload: Overload, at position: SourcePosition, isBareCall: Bool = false
  ) {
    guard trials == 0, position.file >= 0 else { return }
    if let function = overload.symbol.function, function.syntax == nil {
      // A struct whose properties all have values has one without arguments, for everybody.
      if function.kind == .initializer, !isBareCall, let owner = overload.owner?.nominal {
        requireVisibleInitializer(of: owner, at: position)
      }
      return
    }
    guard let context = overload.symbol.context, let owner = context.nominal,
      let access = overload.symbol.access, access <= .fileAccess,
      // Another one of that name may be meant.
      owner.members[overload.symbol.name].count == 1, !mayHaveMore(owner),
      !sees(owner, declaredIn: context, access)
    else { return }
    let word = access == .privateAccess ? "private" : "fileprivate"
    report(
      "`\(overload.symbol.name)` is `\(word)` in `\(owner.name)`, and cannot be seen here",
      at: position, advice: "declare it without `\(word)`, if it is for others")
  }

  /// `Store.Key` where `Store` hides its `Key`.
  func requireVisible(_ nested: Resolver.NestedType) {
    enter(Body(context: nested.context, scope: LocalScope(in: nil))) {
      self.requireVisible(Overload(symbol: nested.symbol), at: nested.position)
    }
  }

  /// Whether something that is not known may have given a type a member through what it conforms to.
  private func mayHaveMore(_ owner: Nominal) -> Bool {
    guard resolver.mayBeExtended else { return false }
    return owner.hasUnknownAncestor || owner.superclass != nil
      || resolver.lineage(of: owner).contains(where: \.bound.nominal.isLibrary)
  }

  /// Leaves out what cannot be seen here, where something else can, or where a library may have
  /// another declaration of that name.
  func visible(_ overloads: [Overload]) -> [Overload] {
    guard overloads.contains(where: isHidden) else { return overloads }
    let seen = overloads.filter { !isHidden($0) }
    if !seen.isEmpty { return seen }
    return overloads.allSatisfy(isAloneOfItsName) ? overloads : []
  }

  /// Whether no library has another member of its name.
  private func isAloneOfItsName(_ overload: Overload) -> Bool {
    guard let owner = overload.symbol.context?.nominal else { return true }
    if isKnown(owner) { return true }
    guard let type = overload.owner, owner.isLibrary else { return false }
    return resolver.absence(ofMember: overload.symbol.name, of: type, in: solver.signature)
      > .possible
  }

  private func isHidden(_ overload: Overload) -> Bool {
    guard let access = overload.symbol.access, access <= .fileAccess,
      let context = overload.symbol.context, let owner = context.nominal
    else { return false }
    return !sees(owner, declaredIn: context, access)
  }

  /// The initialiser that a struct has by itself is as hidden as the properties that it sets.
  private func requireVisibleInitializer(of owner: Nominal, at position: SourcePosition) {
    guard owner.kind == .structure, resolver.module(around: owner.context) === resolver.program
    else {
      return
    }
    let context = Context(.nominal(owner), in: owner.context, resolver: resolver)
    for property in owner.storedProperties {
      guard let syntax = property.syntax, let access = syntax.modifiers.access,
        access <= .fileAccess,
        property.isMutable || syntax.initial == nil, !hasUnknownWrapper(property)
      else { continue }
      if wrapper(of: property) != nil, memberwiseParameter(for: property)?.hasDefault != false {
        continue
      }
      guard !sees(owner, declaredIn: context, access) else { continue }
      let word = access == .privateAccess ? "private" : "fileprivate"
      report(
        "`\(owner.name)` cannot be made here: it would set `\(property.name)`, which is `\(word)`",
        at: position, advice: "write an `init` for it, or leave out `\(word)`")
      return
    }
  }

  /// Whether the place that is checked sees what a type hides.
  func sees(_ owner: Nominal, declaredIn context: Context, _ access: Access) -> Bool {
    guard let file = context.file, file >= 0, let here = body.context.file else { return true }
    guard file == here else { return false }
    if access == .fileAccess { return true }
    var next: Context? = body.context
    while let place = next {
      if place.nominal === owner { return true }
      // An extension of a type that stands inside another one sees what is private there.
      next = place.nominal.map(\.context) ?? place.parent
    }
    return false
  }
}

extension Symbol {
  fileprivate var access: Access? {
    switch self {
    case .variable(let variable): variable.syntax?.modifiers.access
    case .function(let function): function.syntax?.modifiers.access
    case .nominal(let nominal): nominal.syntax?.modifiers.access
    case .alias(let alias): alias.syntax.modifiers.access
    default: nil
    }
  }
}
