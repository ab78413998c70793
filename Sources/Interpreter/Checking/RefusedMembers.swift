/// What is said of members that a type does not have.
extension Checker {
  func refuseMember(_ expression: Expression, _ name: DeclarationName, of type: Type) {
    let type = plainThroughout(type)
    guard trials == 0, !type.hasUnknown, !type.hasVariable, resolver.missingNames.isEmpty,
      !type.isAnyObject, !type.contents.contains(.associated)
    else { return }
    if let wrapped = type.wrapped, !overloads(of: wrapped, named: name.base).isEmpty {
      report(
        "this is a `\(type)`, which may be nil, and `\(name.base)` belongs to `\(wrapped)`",
        at: name.position,
        advice: "write `?.\(name.base)`, or unwrap it with `if let`")
      return
    }
    // What may be of any actor says of which one it is.
    if name.base == "init" || name.base == "isolation" && type.function != nil { return }
    let owner = type.metatypeInstance ?? type
    let names = resolver.memberNames(of: type, in: solver.signature)
      .filter { mayStand($0, behind: type) }
    var proposal = Spelling.nearest(to: name.base, among: names)
    var severity = Finding.Severity.error
    if !resolver.isComplete(type, in: solver.signature) {
      switch resolver.absence(ofMember: name.base, of: type, in: solver.signature) {
      case .possible:
        proposal = slip(of: name.base, elsewhere: owner, among: names)
        if proposal == nil { return }
      case .doubtful:
        proposal = Spelling.slip(of: name.base, among: names)
        if proposal == nil, refuseMember(name, ofOther: owner) { return }
        proposal = proposal ?? colour(near: name.base, of: type, among: names)
        if proposal == nil {
          guard isWhole, hasListedMembers(type), !resolver.mayBeExtended else { return }
          if type.metatypeInstance != nil {
            proposal = Spelling.nearest(to: name.base, among: names)
          }
          if proposal == nil, resolver.mayBeFragment { severity = .remark }
        }
      case .certain: break
      }
    } else if proposal == nil, resolver.mayBeFragment, !isOwn(owner) {
      // An extension in a file that is not here may have it.
      severity = .remark
    }
    let isStatic = type.metatypeInstance != nil
    if isStatic, owner.nominal.map(isExtendedByAssets) == true { severity = .remark }
    report(
      "`\(owner)` has no \(isStatic ? "static " : "")member called `\(name.base)`",
      at: name.position,
      advice: otherwiseFound(name.base, of: type)
        ?? proposal.map { "did you mean `\($0)`?" } ?? "",
      severity: severity)
  }

  /// `Color.reed`: a catalogue may have it, and hardly has.
  private func colour(near name: String, of type: Type, among names: [String]) -> String? {
    guard type.metatypeInstance?.nominal.map(isExtendedByAssets) == true else { return nil }
    return names.sorted().first { Spelling.distance($0, name) == 1 && $0 + "s" != name }
  }

  /// Where Apple's systems may have more of a class than is known, a slip of the pen is one all the same.
  private func slip(of name: String, elsewhere owner: Type, among names: [String]) -> String? {
    guard let nominal = owner.nominal, resolver.mayHaveMoreElsewhere(nominal),
      !names.contains(name)
    else { return nil }
    return Spelling.slip(of: name, among: names)
  }

  /// `Circle().padding().fill(.red)`: what a view in front of it would have.
  private func refuseMember(_ name: DeclarationName, ofOther owner: Type) -> Bool {
    guard let elsewhere = resolver.libraryOwner(of: name.base, beside: owner) else { return false }
    report(
      "`\(name.base)` belongs to `\(elsewhere)`, and this is a `\(owner)`", at: name.position,
      advice: "write it directly behind the `\(elsewhere)`, before what makes another view")
    return true
  }

  /// Whether a name may be meant where a type is named: what belongs to its values is not.
  private func mayStand(_ name: String, behind type: Type) -> Bool {
    if InterfaceIndex.isOperator(name) { return false }
    guard let instance = type.metatypeInstance else {
      let found = resolver.members(name, of: type, in: solver.signature)
      return found.isEmpty || found.contains { !$0.symbol.isType }
    }
    let found = memberOverloads(name, of: instance)
    // What is only listed of SwiftUI belongs to its views.
    return found.isEmpty && !resolver.isOfSwiftUI(instance)
      || found.contains(where: \.symbol.isStaticMember)
  }

  /// Whether nothing belongs to a type but what its interface tells of it and what all views have.
  func hasListedMembers(_ type: Type) -> Bool {
    guard let nominal = (type.metatypeInstance ?? type).nominal, nominal.isLibrary,
      resolver.module(around: nominal.context)?.isOfViews == true
    else { return !resolver.hasMoreOnApple(type.metatypeInstance ?? type) }
    if type.metatypeInstance != nil {
      // A catalogue of assets adds colours and pictures, in no file.
      return nominal.kind == .enumeration
        || nominal.syntax?.modifiers.has("completeStatics") == true
    }
    return nominal.syntax?.modifiers.has("allMembers") == true
  }

  private func isOwn(_ type: Type) -> Bool {
    guard let nominal = type.nominal else { return true }
    return resolver.module(around: nominal.context) === resolver.program
  }

  /// `$isOn.toggle()`: a binding leads to the properties of what it is bound to, and to no functions.
  func refuseFunction(
    _ name: DeclarationName, throughPathOf root: Type, of type: Type
  ) -> Bool {
    let found = overloads(of: root, named: name.base)
    guard !found.isEmpty, found.allSatisfy({ $0.symbol.function != nil }),
      resolver.isOfSwiftUI(type) || isOwn(type), !resolver.mayBeExtended
    else { return false }
    report(
      "`\(name.base)` belongs to `\(root)`, and this is a `\(type)`", at: name.position,
      advice: type.nominal?.isPropertyWrapper == true ? "leave out the `$`" : "")
    return true
  }

  /// `$name.isEmpty`: a binding leads to what can be changed.
  func refuseReadOnly(
    _ member: Expression, _ name: DeclarationName, throughPathOf type: Type
  ) {
    guard trials == 0, resolver.isOfSwiftUI(type), !resolver.mayBeExtended,
      case .variable(let variable)? = member.reference?.target,
      overloads(of: type, named: name.base).isEmpty
    else { return }
    if variable.isSettable {
      if hidesSetter(variable) { refuseHidden(setterOf: name.base, at: name.position) }
      return
    }
    report(
      "a binding leads to what can be changed, and `\(name.base)` can only be read",
      at: name.position,
      advice: variable.isComputed || variable.isOfLibrary
        ? "leave out the `$`" : "declare it with `var`, or leave out the `$`")
  }

  /// `$model.nam`: what a binding leads to has no such member.
  func refuseMember(
    _ name: DeclarationName, throughOnly overload: Overload, of type: Type
  ) {
    guard trials == 0, resolver.isOfSwiftUI(type), !resolver.mayBeExtended,
      let path = callable(overload)?.parameters.first?.type,
      let root = keyPathRoot(solver.resolve(path)).map(solver.resolve), !root.isUnknown,
      overloads(of: root, named: name.base).isEmpty
    else { return }
    if let inner = root.wrapped {
      guard type.isProjection, !overloads(of: inner, named: name.base).isEmpty else { return }
      report(
        "this leads to a `\(root)`, which may be nil, and only what is in it has `\(name.base)`",
        at: name.position,
        advice:
          "make a binding to that first: `if let part = Binding(…) { … $part.\(name.base) … }`"
      )
      return
    }
    refuseMember(Expression(.discard, at: name.position), name, of: root)
  }

  // MARK: Implicit members

  /// `environment(.colorScheme, .dark)`: a key path begins with a backslash.
  func refuseDot(of name: DeclarationName, _ wanted: Type) -> Bool {
    guard trials == 0, let path = wanted.unwrapped.nominal, path.isLibrary,
      path.name.hasSuffix("KeyPath"), !resolver.mayBeExtended
    else { return false }
    report(
      "a key path is expected, and nothing that belongs to a type", at: name.position,
      advice: "write `\\.\(name.base)`")
    return true
  }

  /// `.bordred` where any `ButtonStyle` will do: what such a member belongs to is in the extensions of
  /// the protocols that are asked for.
  func refuse(_ name: DeclarationName, ofSome protocols: [Nominal]) {
    guard !protocols.isEmpty else { return }
    payForMissing()
    // Of some protocols no value can be written like that: it is another overload that is meant.
    if protocols.contains(where: { hasNoStatics($0) }) { payForMissing() }
    guard trials == 0, resolver.missingNames.isEmpty,
      let wanted = protocols.first(where: { !staticNames(of: $0).isEmpty })
    else { return }
    let names = staticNames(of: wanted)
    let isWhole =
      resolver.module(around: wanted.context) === resolver.program
      || wanted.syntax?.modifiers.has("completeStatics") == true
    let slip = Spelling.slip(of: name.base, among: names)
    guard slip != nil || isWhole && !resolver.mayBeExtended else { return }
    let proposal = slip ?? Spelling.nearest(to: name.base, among: names)
    report(
      "no `\(wanted.name)` is called `\(name.base)`", at: name.position,
      advice: proposal.map { "did you mean `.\($0)`?" } ?? "",
      // An extension in a file that is not here may have it, and a catalogue of assets its colours.
      severity: proposal == nil && resolver.mayBeFragment || isExtendedByAssets(wanted)
        ? .remark : .error)
  }

  /// Xcode gives `Color.brand` and `.brand` to whoever has a set of that name among the assets.
  func isExtendedByAssets(_ nominal: Nominal) -> Bool {
    nominal.isLibrary && nominal.syntax?.modifiers.has("assets") == true
  }

  private func hasNoStatics(_ nominal: Nominal) -> Bool {
    nominal.syntax?.modifiers.has("instancesOnly") == true && staticNames(of: nominal).isEmpty
  }

  /// The names of `extension ButtonStyle where Self == BorderedButtonStyle`.
  private func staticNames(of nominal: Nominal) -> [String] {
    nominal.members.names.filter { !staticMembers($0, of: nominal).isEmpty }
  }
}
