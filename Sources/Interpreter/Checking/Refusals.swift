/// What is said of calls that no declaration takes.
extension Checker {
  /// Labels or the number of arguments do not fit.
  func refuseArguments(_ overloads: [Overload], _ site: CallSite) {
    _ = callUnknown(site.arguments)
    guard trials == 0, let only = overloads.first,
      !overloads.contains(where: { mayHaveOtherForms($0, site) })
    else {
      return
    }
    guard overloads.allSatisfy({ isOwn($0) }) || isWhole(overloads, site) else {
      refuseLabels(overloads, site)
      return
    }
    // What a protocol gives to all who conform is not what is meant by other labels.
    let named = overloads.filter { $0.origin < .requirement }
    if named.count == 1, overloads.count > 1 { return refuseArguments(named, site) }
    if overloads.count > 1 {
      let labels = overloads.compactMap(\.symbol.function).flatMap(\.labels)
      if reportWrongLabel(site, among: Set(labels.map { Substring($0 ?? "_") })) { return }
      report(
        "no `\(site.name)` takes these arguments", at: site.position,
        advice: "there are " + Self.list(overloads.map(signatureText)))
      return
    }
    guard let parameters = callable(only)?.parameters else { return }
    var matching = ArgumentMatching(parameters, site.arguments)
    switch matching.match() {
    case .missing(let name)?:
      report(
        "`\(site.name)` wants a value for `\(name)`", at: site.position,
        advice: "write \(signatureText(only))")
    case .extra(let index)?:
      let argument = site.arguments[index]
      if refuseHidden(argument.label, of: only, at: argument.value.position) { return }
      report(
        "`\(site.name)` takes no such argument", at: site.arguments[index].value.position,
        advice: "write \(signatureText(only))")
    case .wrongLabel(let index, let expected)?:
      let written = site.arguments[index].label
      if refuseHidden(written, of: only, at: site.arguments[index].value.position) { return }
      report(
        written.map { Self.misplaced($0, site, parameters) }
          ?? "the label `\(expected ?? ""):` is missing",
        at: site.arguments[index].value.position, advice: "write \(signatureText(only))")
    case nil: return
    }
  }

  /// Why there can be no argument of a label where it stands: something is missing before it, it
  /// stands too late, or nothing is called so.
  private static func misplaced(
    _ label: String, _ site: CallSite, _ parameters: [FunctionParameter]
  ) -> String {
    guard let place = parameters.firstIndex(where: { $0.label == label }) else {
      return "`\(site.name)` has no parameter `\(label):` here"
    }
    let given = site.arguments.map(\.label)
    let missing = parameters[..<place].first { !$0.hasDefault && !given.contains($0.label) }
    return missing.map { "`\(site.name)` wants a value for `\($0.label ?? $0.name)`" }
      ?? "`\(label):` stands at another place among the arguments of `\(site.name)`"
  }

  /// A property that takes no part in the initialiser which a struct has by itself.
  private func refuseHidden(
    _ label: String?, of overload: Overload, at position: SourcePosition
  ) -> Bool {
    guard let label, let function = overload.symbol.function, function.kind == .initializer,
      function.syntax == nil, let owner = function.context.nominal,
      let property = owner.storedProperties.first(where: { $0.name == label }),
      let access = property.syntax?.modifiers.access, access <= .fileAccess
    else { return false }
    let word = access == .privateAccess ? "private" : "fileprivate"
    report(
      "`\(label)` of `\(owner.name)` is `\(word)` and has a value: nobody else can give it one",
      at: position, advice: "leave the value out, or leave out `\(word)`")
    return true
  }

  /// Several fit by their labels and none by its types.
  func refuseAll(_ overloads: [Overload], _ site: CallSite, _ known: [Type?]) {
    refuseUnmet(overloads, site.name, at: site.position)
    for (argument, type) in zip(site.arguments, known) where type == nil {
      // The elements of a literal may tell of each other what they are.
      if case .array = argument.value.kind {
        check(argument.value, expecting: nil)
      } else {
        check(argument.value, expecting: .unknown)
      }
    }
    var given: [String] = []
    for (argument, type) in zip(site.arguments, known) {
      if argument.value.isClosure {
        given.append("a closure")
      } else if let type = type.map(plainThroughout), isCertain(type) {
        given.append("a `\(type)`")
      } else {
        return
      }
    }
    guard trials == 0,
      isWhole(overloads, site) || arePlain(given: site, known) && areOfCollections(overloads)
    else { return }
    // What a type has itself says more than what it has of its protocols.
    let own = overloads.filter { $0.origin == .own }
    report(
      "no `\(site.name)` takes \(Self.list(given))", at: site.position,
      advice: "there are " + Self.list((own.isEmpty ? overloads : own).map(signatureText)))
  }

  /// Whether all of a type is known.
  func isCertain(_ type: Type) -> Bool {
    !type.hasUnknown && !type.hasVariable && !type.contents.contains(.associated)
  }

  /// Notes which literals go to generic parameters of which something is asked.
  func noteLiterals(_ site: CallSite, of callable: Callable) {
    // What has a subscript may itself be of one of several types.
    guard trials == 0, let function = callable.overload.symbol.function else { return }
    let signature = function.interface.signature
    // A literal that is called on may be of many types itself.
    if function.kind != .initializer, let owner = callable.overload.owner,
      solver.complete(owner).hasVariable
    {
      return
    }
    if function.kind == .element {
      guard let owner = callable.overload.owner?.nominal, owner.isLibrary,
        Self.collections.contains(owner.name) || owner.role == .string
      else { return }
    }
    for (parameter, indices) in zip(function.interface.parameters, callable.reference.assignment) {
      guard case .parameter(let generic) = parameter.type.kind else { continue }
      if let owner = generic.selfOf, function.isOfLibrary {
        for index in indices where site.arguments[index].value.isLiteral {
          boundLiterals.append((site.arguments[index].value, owner))
        }
      }
      for case .conforms(let subject, let bound) in signature.requirements {
        guard case .parameter(let asked) = subject.kind, asked === generic else { continue }
        for index in indices where site.arguments[index].value.isLiteral {
          boundLiterals.append((site.arguments[index].value, bound.nominal))
        }
      }
    }
  }

  /// Says of literals that what is asked of them holds for no type that they are by themselves.
  func refuseLiterals() {
    defer { boundLiterals.removeAll() }
    // A module of which nothing is known may have operators that take more.
    guard trials == 0, !resolver.mayBeExtended else { return }
    for (expression, bound) in boundLiterals {
      guard let type = expression.type.map(solver.complete), let literal = expression.literalKind,
        type == literal.onlyType(resolver)
      else { continue }
      // Whole numbers are floating-point ones where only those will do.
      let types = literal == .integer ? [type, resolver.type(.double)] : [type]
      guard
        types.allSatisfy({ resolver.conforms($0, to: bound, in: solver.signature) == .no })
      else { continue }
      report("a `\(bound.name)` is expected, and this is a `\(type)`", at: expression.position)
    }
  }

  func refuseRequirements(_ overload: Overload, _ site: CallSite) {
    guard trials == 0, let function = overload.symbol.function else { return }
    guard isOwn(overload) else {
      refuseUnmet([overload], site.name, at: site.position)
      return
    }
    for requirement in function.interface.signature.requirements {
      guard case .conforms(let subject, let bound) = requirement,
        isOwn(bound.nominal)
      else { continue }
      let type = solver.complete(overload.substitution.apply(subject))
      guard !type.hasUnknown, !type.hasVariable, case .nominal(let nominal, _) = type.kind,
        nominal.isComplete,
        resolver.conforms(type, to: bound.nominal, in: solver.signature) == .no
      else { continue }
      report(
        "`\(site.name)` wants a `\(bound.nominal.name)`, and `\(type)` is none",
        at: site.position, advice: "make `\(type)` conform to `\(bound.nominal.name)`")
      return
    }
    refuseUnmet([overload], site.name, at: site.position)
  }

  // MARK: What is known of overloads

  /// Whether a library has other forms of it that its interface leaves out, or a module of which
  /// nothing is known may add some.
  func mayHaveOtherForms(_ overload: Overload, _ site: CallSite? = nil) -> Bool {
    if overload.isPartial(for: site?.arguments) { return true }
    guard resolver.mayBeExtended, let context = overload.symbol.context else { return false }
    // Beside what the program adds to a library's type, such a module may add the same name.
    return resolver.module(around: context) !== resolver.program
      || context.nominal?.isLibrary ?? (resolver.lists == nil && !isLocal(overload))
  }

  /// Whether these are all declarations of their name that there may be.
  private func isWhole(_ overloads: [Overload], _ site: CallSite) -> Bool {
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
  private func arePlain(given site: CallSite, _ known: [Type?]) -> Bool {
    zip(site.arguments, known).allSatisfy { argument, type in
      argument.value.isLiteral && argument.value.literalKind != .nothing || isPlainValue(type)
    }
  }

  /// Whether it is called on a collection of the standard library: what no interface tells of takes
  /// ranges, other collections and functions there, and no single value.
  private func areOfCollections(_ overloads: [Overload]) -> Bool {
    guard resolver.lists != nil, let name = overloads.first?.symbol.name, name != "init",
      let owner = overloads.first?.owner.map(plain), !owner.hasUnknown,
      let nominal = owner.nominal, Self.collections.contains(nominal.name), nominal.isLibrary
    else { return false }
    return owner.arguments.allSatisfy { !$0.hasUnknown && plain($0).nominal != nil }
  }

  private static let collections: Set<String> = [
    "Array", "ArraySlice", "ClosedRange", "ContiguousArray", "Dictionary", "Range", "Set",
  ]

  /// Whether the interface that declares it has all forms of a name that it does not call partial.
  func isOfWholeInterface(_ overload: Overload) -> Bool {
    guard let context = overload.symbol.context, context.nominal != nil else { return false }
    return resolver.module(around: context)?.name == "SwiftUI"
  }

  /// All forms of a name that the modules declare, whatever is known of them; nil where there may be
  /// others.
  private func forms(of overloads: [Overload]) -> [KnownNames.Form]? {
    guard let name = overloads.first?.symbol.name else { return nil }
    if overloads.allSatisfy({ $0.symbol.context.map { $0.nominal == nil } ?? false }) {
      return resolver.forms(of: name)
    }
    guard let owner = overloads.first?.owner.map(solver.complete) else { return nil }
    return resolver.forms(of: name, in: owner, solver.signature)
  }

  /// A label that no declaration of the name has, not even one of which no more is known.
  private func refuseLabels(_ overloads: [Overload], _ site: CallSite) {
    if site.arguments.contains(where: { $0.label?.hasPrefix("_") ?? false }) { return }
    guard let forms = forms(of: overloads), !forms.isEmpty,
      !forms.contains(where: { $0.mayTake(site.arguments) })
    else { return }
    if reportWrongLabel(site, among: Set(forms.flatMap(\.labels))) { return }
    report("no `\(site.name)` takes arguments with these labels", at: site.position)
  }

  /// Says which label no declaration has; false where each is one of some.
  private func reportWrongLabel(_ site: CallSite, among labels: Set<Substring>) -> Bool {
    for argument in site.arguments {
      // Libraries have more than they tell of, under names that begin with a line.
      guard let label = argument.label, !labels.contains(label[...]), !label.hasPrefix("_") else {
        continue
      }
      let proposal = Spelling.nearest(to: label, among: labels.map(String.init))
      report(
        "`\(site.name)` has no parameter `\(label):`", at: argument.value.position,
        advice: proposal.map { "did you mean `\($0):`?" } ?? "")
      return true
    }
    return false
  }

  /// What takes the arguments and gives something else than what is expected, where there is surely
  /// no other form that would: `text.split(separator: ",")` is no `[String]`.
  func surelyMeant(
    of overloads: [Overload], _ site: CallSite, _ known: [Type?], expecting wanted: Type?
  ) -> Overload? {
    guard trials == 0, let wanted, isCertain(plain(wanted)), !resolver.mayBeExtended,
      isWhole(overloads, site)
        || arePlain(given: site, known) && (areOfCollections(overloads) || areOfTexts(overloads))
    else { return nil }
    return best(of: overloads, site, known, nil).overload
  }

  private func areOfTexts(_ overloads: [Overload]) -> Bool {
    guard let owner = overloads.first?.owner.map(plain)?.nominal, owner.isLibrary,
      overloads.first?.symbol.name != "init"
    else { return false }
    return owner.role == .string || owner.name == "Substring"
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

  private func isOwn(_ nominal: Nominal) -> Bool { isOwn(nominal.context) }
  private func isOwn(_ context: Context) -> Bool {
    resolver.module(around: context) === resolver.program
  }

  private func signatureText(_ overload: Overload) -> String {
    let parameters: [FunctionParameter]
    let name: String
    switch overload.symbol {
    case .function(let function):
      parameters = function.interface.parameters
      name =
        function.kind == .initializer
        ? overload.owner?.nominal?.name ?? "init" : function.name
    case .enumCase(let enumCase):
      parameters = enumCase.parameters
      name = "." + enumCase.name
    default: return "?"
    }
    let list = parameters.map { parameter in
      "\(parameter.label.map { "\($0): " } ?? "")\(parameter.type)"
    }
    return "`\(name)(\(list.joined(separator: ", ")))`"
  }

  static func list(_ items: [String]) -> String {
    var seen: Set<String> = []
    let items = items.filter { seen.insert($0).inserted }
    return items.count < 2
      ? items.joined() : items.dropLast().joined(separator: ", ") + " and " + (items.last ?? "")
  }
}

extension Nominal {
  var isNumber: Bool {
    [
      "Int", "Double", "Float", "CGFloat", "Int8", "Int16", "Int32", "Int64", "UInt", "UInt8",
      "UInt16", "UInt32", "UInt64", "Decimal",
    ].contains(name)
  }
}
